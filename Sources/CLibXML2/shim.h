#ifndef PLAINVIEW_CLIBXML2_SHIM_H
#define PLAINVIEW_CLIBXML2_SHIM_H

#include <libxml/xmlversion.h>

// Some systems build libxml2 with ICU, whose headers then come along and contradict those of the
// ICU inside Foundation, so that no file could import both. Nothing used here depends on ICU.
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>

#endif

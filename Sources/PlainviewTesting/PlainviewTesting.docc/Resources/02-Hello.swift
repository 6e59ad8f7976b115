// The sources of this target stand in the folder iOS.

#!/usr/bin/env python3
"""Times the solver beside kiwi on constraint systems, in one run, and prints a table.

    swift build -c release --product SolverBenchmark
    pip install kiwisolver
    python3 Sources/Benchmarks/Solver/compare_with_kiwi.py .build/release/SolverBenchmark FOLDER

Each system is solved from nothing (all constraints made beforehand, added in file order, values updated), and what its
`replace` and `edit` lines ask for is timed on the solved system. Times are medians of processor time in milliseconds.
"""

import pathlib
import statistics
import subprocess
import sys
import time

import kiwisolver

STRENGTHS = {
    "required": kiwisolver.strength.required,
    "strong": kiwisolver.strength.strong,
    "medium": kiwisolver.strength.medium,
    "weak": kiwisolver.strength.weak,
}


class System:
    def __init__(self, path):
        self.variables = {}
        self.constraints = {}
        self.replacements = []
        self.edits = []
        self.expected = {}
        for line in path.read_text().splitlines():
            fields = line.split()
            if not fields or fields[0].startswith("#"):
                continue
            if fields[0] == "c":
                self.constraints[fields[1]] = self.constraint(fields[2:])
            elif fields[0] == "expect":
                self.expected[fields[1]] = float(fields[2])
            elif fields[0] == "replace":
                self.replacements.append((fields[1], self.constraint(fields[3:])))
            elif fields[0] == "edit":
                values = [float(value) for value in fields[3:]]
                self.edits.append((self.variable(fields[1]), strength(fields[2]), values))

    def variable(self, name):
        return self.variables.setdefault(name, kiwisolver.Variable(name))

    def constraint(self, fields):
        terms = []
        for term in fields[3:]:
            coefficient, name = term.split("*", 1)
            terms.append(kiwisolver.Term(self.variable(name), float(coefficient)))
        expression = kiwisolver.Expression(terms, -float(fields[2]))
        return kiwisolver.Constraint(expression, fields[1], strength(fields[0]))

    def solved(self):
        solver = kiwisolver.Solver()
        for constraint in self.constraints.values():
            solver.addConstraint(constraint)
        for variable, level, values in self.edits:
            solver.addEditVariable(variable, level)
            solver.suggestValue(variable, values[0])
        solver.updateVariables()
        return solver

    def error(self):
        gaps = [abs(self.variables[name].value() - value) for name, value in self.expected.items()]
        return max(gaps, default=0.0)


def strength(text):
    return STRENGTHS[text] if text in STRENGTHS else float(text)


def median(action):
    samples = []
    start = time.process_time()
    while len(samples) < 3 or (len(samples) < 400 and time.process_time() - start < 0.7):
        before = time.process_time()
        action()
        samples.append(time.process_time() - before)
    return statistics.median(samples) * 1000


def measure(path):
    system = System(path)
    times = {"from nothing": median(system.solved)}
    solver = system.solved()
    error = system.error()
    for label, replacement in system.replacements:
        inside, outside = system.constraints[label], replacement

        def replace():
            nonlocal inside, outside
            solver.removeConstraint(inside)
            solver.addConstraint(outside)
            solver.updateVariables()
            inside, outside = outside, inside

        times["replace"] = median(replace)
    for variable, _, values in system.edits:
        turn = 0

        def suggest():
            nonlocal turn
            turn += 1
            solver.suggestValue(variable, values[turn % len(values)])
            solver.updateVariables()

        times["suggest"] = median(suggest)
    return times, error


def main():
    if len(sys.argv) != 3:
        sys.exit("usage: compare_with_kiwi.py BENCHMARK_EXECUTABLE FOLDER_OF_SYSTEMS")
    executable, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    output = subprocess.run(
        [executable, "--tab-separated", str(folder)], check=True, capture_output=True, text=True
    ).stdout
    own = {}
    for line in output.splitlines():
        name, what, milliseconds, error = line.split("\t")
        own[name, what] = float(milliseconds), float(error)
    print(f"{'system':30}{'what':14}{'here ms':>10}{'kiwi ms':>10}{'times faster':>14}{'error':>10}")
    for path in sorted(folder.glob("*.txt")):
        times, kiwi_error = measure(path)
        for what, milliseconds in times.items():
            here, error = own[path.name, what]
            ratio = milliseconds / here
            note = "" if kiwi_error < 1e-6 else f"  kiwi's error {kiwi_error:.3g}"
            print(
                f"{path.stem:30}{what:14}{here:10.4f}{milliseconds:10.4f}{ratio:14.1f}{error:10.1g}{note}"
            )


main()

"""Prints the functions, globals and inner modules of the MLIR module on stdin in reverse order, which changes nothing of
what it says."""

import sys

lines = sys.stdin.read().rstrip().splitlines()
head = next((number for number, line in enumerate(lines) if line.startswith("module")), len(lines))
symbols, symbol = [], []
for line in lines[head + 1 : -1]:
    symbol.append(line)
    # A symbol ends where a line with its own indentation opens nothing: neither its body nor a block of it.
    if line.startswith("  ") and line[2] not in " ^" and not line.endswith("{"):
        symbols.append(symbol)
        symbol = []
assert not symbol, symbol
print("\n".join(lines[: head + 1] + [line for symbol in reversed(symbols) for line in symbol] + lines[-1:]))

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../ci/lit"))
import memref_cts_lit

memref_cts_lit.configure(config, lit_config, suite="conformance-cases")

# `memref-cts conform` runs the clause cases, all in one process (ctest: conform).
# With --param clauses=1 lit runs them too, one by one.
if not lit_config.params.get("clauses"):
    config.excludes.append("clauses")

# One test of ../test checks these must-fail cases, all in one process.
# With --param traps=1 lit runs them too, one by one.
if not lit_config.params.get("traps"):
    for _, _, names in os.walk(os.path.join(os.path.dirname(__file__), "traps")):
        config.excludes.extend(name for name in names if name.startswith(("llvm-", "access-")))

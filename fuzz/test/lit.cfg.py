import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../ci/lit"))
import memref_cts_lit

memref_cts_lit.configure(config, lit_config, suite="fuzz")

config.substitutions.append(("%replay", sys.executable + " " + os.path.join(os.path.dirname(__file__), "Inputs/replay.py")))
# Exit codes are part of the interface.
config.substitutions.append(
    ("%exits", "/bin/sh " + os.path.join(os.path.dirname(__file__), "../../conformance/test/Inputs/exits.sh"))
)
# Passes that are wrong, as a compiler team's own would be.
config.substitutions.append(
    ("%test_plugin", os.path.join(lit_config.params["build_dir"], "lib", "memref-cts-test-plugin.so")))
config.substitutions.append(
    ("%impatient", sys.executable + " " +
     os.path.join(os.path.dirname(__file__), "../../conformance/test/Inputs/interrupt_waiting.py"))
)

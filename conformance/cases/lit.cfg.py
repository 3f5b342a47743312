import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../ci/lit"))
import memref_cts_lit

memref_cts_lit.configure(config, lit_config, suite="conformance-cases")

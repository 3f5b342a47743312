import os
import sys

import lit.formats

build, llvm = lit_config.params["build"], lit_config.params["llvm"]
config.name = "acme"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir"]
config.test_exec_root = os.path.join(build, "test")
config.environment["PATH"] = os.pathsep.join([os.path.join(build, "bin"), llvm, os.environ["PATH"]])

# %cts and %cts-run, with the lowering of memref-cts.yaml.
sys.path.append(os.popen("memref-cts --data").read().strip() + "/lit")
import memref_cts

memref_cts.configure(config, lit_config)

import os, platform, shutil, subprocess, sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../ci/lit"))
import memref_cts_lit

memref_cts_lit.configure(config, lit_config, suite="abi_tests")

# Exit codes are part of the interface.
config.substitutions.append(
    ("%exits", "/bin/sh " + os.path.join(os.path.dirname(__file__), "../../conformance/test/Inputs/exits.sh"))
)
config.substitutions.append(("%planted", os.path.join(lit_config.params["build_dir"], "bin/memref-cts-planted")))
config.substitutions.append(("%source_root", os.path.abspath(os.path.join(os.path.dirname(__file__), "../.."))))
config.substitutions.append(
    ("%impatient", sys.executable + " " +
     os.path.join(os.path.dirname(__file__), "../../conformance/test/Inputs/interrupt_waiting.py"))
)

# Assembly in tests.
config.available_features.add("host-" + platform.machine())

# Modules that tests of generated Python take.
python = shutil.which("python3", path=config.environment["PATH"]) or "python3"
config.substitutions.append((r"%python\b", python + " -B"))
for module in ("numpy", "ml_dtypes"):
    if subprocess.run([python, "-c", "import " + module], stderr=subprocess.DEVNULL).returncode == 0:
        config.available_features.add(module)

# Tests of generated Rust compile it.
if shutil.which("rustc", path=config.environment["PATH"]):
    config.available_features.add("rustc")

# Tests of generated Fortran compile it.
if shutil.which("gfortran", path=config.environment["PATH"]):
    config.available_features.add("gfortran")

import importlib.util, os, platform, shutil, subprocess, sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../ci/lit"))
import memref_cts_lit

memref_cts_lit.configure(config, lit_config, suite="conformance")

# Exit codes are part of the interface.
config.substitutions.append(("%exits", "/bin/sh " + os.path.join(os.path.dirname(__file__), "Inputs/exits.sh")))
# The programs of a page, and what they print.
config.substitutions.append(("%examples", sys.executable + " " + os.path.join(os.path.dirname(__file__), "Inputs/examples.py")))
# Operations that the specification does not have.
config.substitutions.append(
    ("%missing_rules", sys.executable + " " + os.path.join(os.path.dirname(__file__), "Inputs/spec_operations.py")))
# The symbols of a module the other way round.
config.substitutions.append(("%reverse", sys.executable + " " + os.path.join(os.path.dirname(__file__), "Inputs/reverse.py")))
# A signal when a command is busy with what the test is about, whatever the clock says.
config.substitutions.append(("%interrupt", sys.executable + " " + os.path.join(os.path.dirname(__file__), "Inputs/interrupt.py")))

config.substitutions.append(
    ("%impatient", sys.executable + " " + os.path.join(os.path.dirname(__file__), "Inputs/interrupt_waiting.py")))

# Workers that somebody kills while a command needs them.
config.substitutions.append(
    ("%kill_workers", sys.executable + " " + os.path.join(os.path.dirname(__file__), "Inputs/kill_workers.py")))
config.substitutions.append(
    ("%kill_mould", sys.executable + " " + os.path.join(os.path.dirname(__file__), "Inputs/kill_mould.py")))

# Reports with names that hurt, what a parser says of the pages made of them, and the commands of a page run as a
# reader would.
for tool in ("make_reports", "check_page", "replays", "whole_clauses"):
    config.substitutions.append(
        ("%" + tool, sys.executable + " " + os.path.join(os.path.dirname(__file__), f"Inputs/{tool}.py")))

config.substitutions.append(
    ("%test_plugin", os.path.join(lit_config.params["build_dir"], "lib", "memref-cts-test-plugin.so")))

# Pages are looked at as a reader sees them: what a browser makes of them, as text.
browser = shutil.which("chromium")
if browser:
    config.available_features.add("browser")
    config.substitutions.append(
        ("%browse", browser + " --headless=new --no-sandbox --disable-gpu --virtual-time-budget=5000 --dump-dom"))

# A folder in which nothing can be written, also for root.
read_only = os.path.join(os.path.dirname(__file__), "Inputs/read_only.py")
if subprocess.run([sys.executable, read_only], capture_output=True, check=False).returncode == 0:
    config.available_features.add("read-only-folders")
config.substitutions.append(("%read_only", sys.executable + " " + read_only))

# A machine whose memory is nearly used up.
memory_group = os.path.join(os.path.dirname(__file__), "Inputs/memory_group.py")
if subprocess.run([sys.executable, memory_group], capture_output=True, check=False).returncode == 0:
    config.available_features.add("memory-groups")
config.substitutions.append(("%memory_group", sys.executable + " " + memory_group))

# Jobs of workflows as a CI host runs them.
if importlib.util.find_spec("yaml"):
    config.available_features.add("python-yaml")
config.substitutions.append(
    ("%host_steps", sys.executable + " " + os.path.join(os.path.dirname(__file__), "Inputs/host_steps.py")))

# Files that outsiders send. Sanitizers are slower, and need much address space.
hostile = f"{sys.executable} {os.path.join(os.path.dirname(__file__), 'Inputs/hostile/run.py')}"
if "asan-ubsan" in config.available_features:
    hostile += " --slow=5 --no-memory-limits"
config.substitutions.append(("%hostile", hostile))

# Assembly in tests.
config.available_features.add("host-" + platform.machine())

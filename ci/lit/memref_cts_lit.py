#===- memref_cts_lit.py - What every lit suite of the project shares ------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# One place for substitutions, features and the environment of lit tests. A
# folder's test/lit.cfg.py holds nothing but
#
#   import os, sys
#
#   sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../ci/lit"))
#   import memref_cts_lit
#
#   memref_cts_lit.configure(config, lit_config, suite="refrt")
#
# Tools come from <build_dir>/bin and <llvm_tools_dir> (lit parameters), never
# from the caller's PATH, except for the C compilers.
#
#===-----------------------------------------------------------------------===#
"""Shared configuration of the lit suites."""

import os
import re
import shlex
import shutil

import lit.formats

# Tools of the project: found in <build_dir>/bin.
OUR_TOOLS = ("memref-cts", "memref-cts-opt", "refrt-run")

# Tools of LLVM, with the arguments that every use of them gets.
LLVM_TOOLS = {
    "FileCheck": ["--enable-var-scope"],
    "not": [],
    "count": [],
    "split-file": [],
    "mlir-opt": [],
    "mlir-translate": [],
    "mlir-runner": [],
    "opt": [],
    "llc": [],
}

# Compilers are features by these names when the machine has them.
COMPILERS = {"clang": "clang-22", "gcc": "gcc"}


def targets():
    """Executables for other machines need their C compiler and an emulator: features
    by names like aot-s390x."""
    table = os.path.join(os.path.dirname(__file__), "..", "..", "conformance", "targets.def")
    with open(table, encoding="utf-8") as text:
        rows = re.findall(r"^TARGET\((.*)\)$", text.read(), re.M)
    if not rows:
        raise RuntimeError("no row in " + table)
    for row in rows:
        _, name, _, _, _, _, prefix, _, emulator, _ = (cell.strip().strip('"') for cell in re.split(r",(?=\s)", row))
        yield name, [prefix + "gcc"] + ([emulator] if emulator else [])


# Older releases of MLIR are features too, by names like mlir-16 (ci/setup.sh
# --with=older-mlir), when the machine has all of their tools.
RELEASES = {19: [], 16: [], 15: ["llvm-as"], 14: ["llvm-as"], 13: ["llvm-as"]}

# All that a test sees of the caller's environment.
PASSED_VARIABLES = (
    "ASAN_OPTIONS",
    "UBSAN_OPTIONS",
    "LSAN_OPTIONS",
    "LLVM_PROFILE_FILE",
    "ASAN_SYMBOLIZER_PATH",
    "SYSTEMROOT",
)

SUFFIXES = [".mlir", ".refrt", ".test", ".ll", ".c", ".cpp"]


def word(name):
    """A substitution that matches the tool's name only where it is a whole word."""
    return r"(?<![\w./%{-])" + re.escape(name) + r"(?![\w./-])"


def parameter(lit_config, name):
    value = lit_config.params.get(name)
    if not value:
        lit_config.fatal(f"missing lit parameter: --param {name}=FOLDER")
    return os.path.abspath(value)


def build_options(build_dir):
    """Names of the project's CMake options that are on: MEMREF_CTS_X -> 'x'."""
    try:
        with open(os.path.join(build_dir, "CMakeCache.txt"), encoding="utf-8") as cache:
            lines = cache.read().splitlines()
    except OSError:
        return []
    matches = (re.match(r"MEMREF_CTS_(\w+):BOOL=(ON|TRUE|1)$", line) for line in lines)
    return [m.group(1).lower().replace("_", "-") for m in matches if m]


def check_arguments(lit_config):
    """What every %check gets: --param lowering=NAME[,NAME], lowering_cmd=COMMAND or
    lowering_pipeline=PASSES choose lowerings as memref-cts conform does; check_options
    is any text."""
    words = []
    for name in ("lowering", "lowering_cmd", "lowering_pipeline"):
        value = lit_config.params.get(name)
        if value is not None:
            # A percent sign would be taken for a substitution.
            words.append(f"--{name.replace('_', '-')}=" + shlex.quote(value).replace("%", "%%"))
    return " ".join([*words, lit_config.params.get("check_options", "")]).rstrip()


def runner_libraries(llvm_dir):
    """MLIR's libraries of functions that lowered code calls, as mlir-runner takes them."""
    names = ("mlir_c_runner_utils", "mlir_float16_utils")
    return ",".join(os.path.join(os.path.dirname(llvm_dir), "lib", f"lib{name}.so") for name in names)


def configure(config, lit_config, suite, suffixes=SUFFIXES, source_root=None):
    """Sets up `config` for the suite of one folder.

    suite: name of the folder, part of test names and of the output folder.
    source_root: folder of the tests, when it is not that of lit.cfg.py.
    """
    build_dir = parameter(lit_config, "build_dir")
    llvm_dir = parameter(lit_config, "llvm_tools_dir")
    bin_dir = os.path.join(build_dir, "bin")

    config.name = f"memref-cts-{suite}"
    config.test_format = lit.formats.ShTest(execute_external=False)
    config.suffixes = list(suffixes)
    config.excludes = ["Inputs", "library", "lit.cfg.py", "CMakeLists.txt", "README.md"]
    if source_root is not None:
        config.test_source_root = os.path.abspath(source_root)
    config.test_exec_root = os.path.join(build_dir, "lit", suite)
    os.makedirs(config.test_exec_root, exist_ok=True)

    config.environment = {
        "PATH": os.pathsep.join([bin_dir, llvm_dir, "/usr/local/bin", "/usr/bin", "/bin"]),
        "HOME": config.test_exec_root,
        "LC_ALL": "C.UTF-8",
        "TZ": "UTC",
    }
    for name in PASSED_VARIABLES:
        if name in os.environ:
            config.environment[name] = os.environ[name]

    tools = {}
    for name in OUR_TOOLS:
        tools[name] = os.path.join(bin_dir, name)
    for name in LLVM_TOOLS:
        tools[name] = os.path.join(llvm_dir, name)
    found = {name: path for name, path in tools.items() if os.access(path, os.X_OK)}
    for feature, command in COMPILERS.items():
        path = shutil.which(command, path=config.environment["PATH"])
        if path:
            found[feature] = path
            config.substitutions.append((f"%{feature}" + r"\b", path))
    for release, more in RELEASES.items():
        folder = f"/usr/lib/llvm-{release}/bin"
        if all(os.access(f"{folder}/{tool}", os.X_OK) for tool in ["mlir-opt", "mlir-translate", *more]):
            found[f"mlir-{release}"] = f"{folder}/mlir-opt"
    for target, commands in targets():
        if all(shutil.which(command, path=config.environment["PATH"]) for command in commands):
            config.available_features.add("aot-" + target)
    config.available_features.update(found)
    config.available_features.update(build_options(build_dir))

    # A tool that was not built is still substituted: its test then fails and
    # names the missing file, unless it says REQUIRES.
    memref_cts = tools["memref-cts"]
    check_options = check_arguments(lit_config)
    config.substitutions += [
        (r"%check\b", f"{memref_cts} check {check_options}".rstrip()),
        (r"%memref_cts\b", memref_cts),
        (r"%build_dir\b", build_dir),
        (r"%runner_libs\b", runner_libraries(llvm_dir)),
    ]
    for name, path in tools.items():
        if name != "memref-cts":
            arguments = LLVM_TOOLS.get(name, [])
            config.substitutions.append((word(name), " ".join([path] + arguments)))

    config.substitutions.append(
        (r"%print_config\b", "cat " + write_config(config, suite, build_dir, found))
    )


def write_config(config, suite, build_dir, found):
    """Leaves what the suite runs with as a text file; returns its name."""
    path = os.path.join(config.test_exec_root, "config.txt")
    lines = [f"suite: {suite}", f"build_dir: {build_dir}"]
    lines += [f"tool {name}: {found[name]}" for name in sorted(found)]
    lines += ["feature: " + name for name in sorted(config.available_features)]
    lines += [f"variable: {name}" for name in sorted(config.environment)]
    # Workers of one run may write at once: the text is the same, the move atomic.
    scratch = f"{path}.{os.getpid()}"
    with open(scratch, "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
    os.replace(scratch, path)
    return path

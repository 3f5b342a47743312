#!/usr/bin/env python3
#===- check_headers.py - Compile every public header alone ----------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# A public header sits directly in a layer's folder. Each is compiled as the only
# #include of a source file, twice in a row (include guard), with warnings as
# errors. Headers of refrt are compiled as C11 and as C++17 with its own warning list,
# the others as C++17. Exit codes: 0 clean, 1 a header does not compile, 2 usage.
#
#===-----------------------------------------------------------------------===#
"""Compile every public header alone."""

import argparse
import concurrent.futures
import glob
import os
import subprocess
import sys

FOLDERS = ("refrt", "lowering", "conformance", "conformance/words", "fuzz", "abi_tests")

STRICT = ["-Wall", "-Wextra", "-Wpedantic", "-Werror"]
C11 = (
    ["-std=c11"]
    + STRICT
    + "-Wconversion -Wshadow -Wundef -Wdouble-promotion -Wstrict-prototypes -Wmissing-prototypes "
    "-Wwrite-strings -Wvla -Wc++-compat".split()
)
CXX17_OF_C = ["-std=c++17"] + STRICT
CXX17 = ["-std=c++17", "-fno-exceptions", "-Wall", "-Wextra", "-Werror"]


def split_list(text):
    return [item for item in text.split(";") if item]


def jobs_for(header, options):
    """Yields (what, command without the source file, file suffix)."""
    includes = ["-I", options.root, "-I", options.build]
    launcher = [options.launcher] if options.launcher else []
    if header.startswith("refrt/"):
        for compiler in filter(None, options.cc):
            name = os.path.basename(compiler)
            yield f"C11, {name}", launcher + [compiler] + C11 + includes, ".c"
        yield "C++17", launcher + [options.cxx] + CXX17_OF_C + includes, ".cpp"
        return
    for folder in dict.fromkeys(split_list(options.system)):
        includes += ["-isystem", folder]
    yield "C++17", launcher + [options.cxx] + CXX17 + options.flags.replace(";", " ").split() + includes, ".cpp"


def compile_alone(header, what, command, suffix, scratch):
    """None, or the compiler's message."""
    stem = header.replace("/", "_").replace(".", "_")
    stem += "_" + "".join(c if c.isalnum() else "_" for c in what)
    source = os.path.join(scratch, stem + suffix)
    # A header of macros alone is fine, an empty file of declarations is not C.
    text = f'#include "{header}"\n#include "{header}"\ntypedef int compiled_alone;\n'
    # Kept as it is when unchanged, so that the compiler cache recognises it.
    try:
        with open(source, encoding="utf-8") as file:
            same = file.read() == text
    except OSError:
        same = False
    if not same:
        with open(source, "w", encoding="utf-8") as file:
            file.write(text)
    command = command + ["-O0", "-c", source, "-o", source + ".o"]
    result = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if result.returncode == 0:
        return None
    return "$ " + " ".join(command) + "\n" + result.stderr + result.stdout


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    default = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    parser.add_argument("--root", default=default, help="the repository (default: this one)")
    parser.add_argument("--build", required=True, help="build tree, for generated headers")
    parser.add_argument("--cxx", required=True, help="C++ compiler")
    parser.add_argument("--cc", action="append", default=[], help="C compiler; may be repeated")
    parser.add_argument("--launcher", default="", help="compiler cache")
    parser.add_argument("--flags", default="", help="further flags for headers that are not refrt's")
    parser.add_argument("--system", default="", help="include folders of LLVM and MLIR, with ;")
    parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)),
                        help="compilations at once (default: as many as cores)")
    options = parser.parse_args(arguments)

    headers = []
    for folder in FOLDERS:
        found = sorted(glob.glob(os.path.join(glob.escape(options.root), folder, "*.h")))
        headers += [os.path.relpath(path, options.root) for path in found]
    scratch = os.path.join(options.build, "header-checks")
    os.makedirs(scratch, exist_ok=True)

    failures, runs = 0, []
    with concurrent.futures.ThreadPoolExecutor(max(1, options.jobs)) as pool:
        for header in headers:
            for what, command, suffix in jobs_for(header, options):
                run = pool.submit(compile_alone, header, what, command, suffix, scratch)
                runs.append((header, what, run))
        for header, what, run in runs:
            message = run.result()
            if message is not None:
                failures += 1
                print(f"{header}:1: does not compile alone ({what})")
                print("  rule: a public header includes or declares all that it uses")
                print("  fix:  add the missing #include or forward declaration")
                print("  " + message.rstrip().replace("\n", "\n  "))
    print(f"check_headers: {len(headers)} headers, {len(runs)} compilations, {failures} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

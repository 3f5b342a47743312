#===- memref_cts.py - memref-cts in the lit tests of a compiler -----------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# For the lit.cfg.py of a project that has a memref-cts.yaml:
#
#   sys.path.append(os.popen("memref-cts --data").read().strip() + "/lit")
#   import memref_cts
#
#   memref_cts.configure(config, lit_config)
#
# A test then has these words, which use the lowerings of the project file:
#
#   %cts          memref-cts check:  // RUN: %cts %s
#   %cts-run      memref-cts run:    // RUN: %cts-run %s
#   %memref-cts   the tool
#
# and `REQUIRES: memref-cts`. One file, which may also be copied into a repository: with
# required=False, machines without the tool then skip such tests.
#
# Parameters of lit: --param memref_cts=TOOL is another tool, --param memref_cts_lowering=NAME
# another lowering of the project file.
#
#===-----------------------------------------------------------------------===#
"""Substitutions and a feature for lit."""

import os
import shlex
import shutil
import subprocess
import sys

PROJECT = "memref-cts.yaml"


def find_tool(named):
    """The tool that is named, that of the package of this file, or that of PATH."""
    if named:
        return shutil.which(named)
    package = os.path.join(os.path.dirname(os.path.realpath(__file__)), "..", "..", "..", "bin")
    return shutil.which("memref-cts", path=os.path.normpath(package)) or shutil.which("memref-cts")


def find_project(folder):
    """The nearest project file in the folder or above it."""
    while True:
        path = os.path.join(folder, PROJECT)
        if os.path.isfile(path):
            return path
        if folder == os.path.dirname(folder):
            return None
        folder = os.path.dirname(folder)


def words(*parts):
    """A command as lit reads it: blanks in names are kept, a percent sign is no substitution."""
    return " ".join(shlex.quote(part) for part in parts).replace("%", "%%")


def configure(config, lit_config, project=None, lowering=None, required=True):
    """Adds substitutions and the feature to `config`.

    project: the project file (default: the nearest one in the folder of lit.cfg.py or above).
    lowering: a lowering of the project file (default: all of it).
    required: whether a tool that is missing is an error, or the tests that use it are unsupported.
    """
    named = lit_config.params.get("memref_cts")
    tool = find_tool(named)
    if not tool:
        problem = f"memref-cts: {named or 'the tool'} is not installed: install the package memref-cts, or name the tool with --param memref_cts=TOOL"
        if required or named:
            lit_config.fatal(problem)
        lit_config.note(problem)
        return
    version = subprocess.run([tool, "--version"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if version.returncode:
        lit_config.fatal(f"memref-cts: {tool} does not run: {version.stdout.strip()}")
    folder = os.path.dirname(os.path.abspath(sys._getframe(1).f_globals["__file__"]))  # of the lit.cfg.py that calls
    path = os.path.abspath(project) if project else find_project(folder)
    if not path or not os.path.isfile(path):
        lit_config.fatal(f"memref-cts: {project}: no such project file" if project else f"memref-cts: no {PROJECT} in {folder} or above it")
    options = [f"--project={path}"]
    lowering = lit_config.params.get("memref_cts_lowering", lowering)
    if lowering:
        options.append(f"--lowering={lowering}")
    config.substitutions += [
        (r"%cts-run\b", words(tool, "run", f"--project={path}")),
        (r"%cts\b(?!-)", words(tool, "check", *options)),
        (r"%memref-cts\b", words(tool)),
    ]
    config.available_features.add("memref-cts")

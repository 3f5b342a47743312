#===- host_steps.py - Runs a job of a workflow as a CI host would ---------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Usage: host_steps.py FILE JOB. The current folder is the checkout. Runs the commands of the
# job; actions of GitHub and steps of Buildbot that are no commands are named. Programs that
# install or load something are replaced by ones that say what they were asked for; curl
# brings a file that stands for the package. An hour of fuzzing is three programs. The exit
# code is that of the first command that fails.
#
#===-----------------------------------------------------------------------===#

import hashlib
import os
import re
import runpy
import shutil
import subprocess
import sys
import tempfile
import types

PACKAGE = b"stands for the package\n"
SUM = hashlib.sha256(PACKAGE).hexdigest()
VARIABLES = {"MEMREF_CTS_DEB": "package-address", "MEMREF_CTS_DEB_SHA256": os.environ.get("PACKAGE_SUM", SUM)}
PROGRAMS = {
    "apt-get": 'echo "apt-get $*"',
    "curl": 'while [ "$1" != -o ]; do shift; done; echo "curl $3"; printf "stands for the package\\n" >"$2"',
    "dpkg-deb": 'echo "dpkg-deb $1"; mkdir -p "$3/usr/bin" && cp "$(command -v memref-cts)" "$3/usr/bin"',
    "memref-cts": 'for word; do shift; case $word in --time=3600) set -- "$@" --time=0 --programs=3 ;; *) set -- "$@" "$word" ;; esac; done\n'
                  'exec "$REAL" "$@"',
}


def run(script, shell, folder, variables):
    code = subprocess.run(shell + [script], env=dict(os.environ, **variables), cwd=folder).returncode
    if code:
        sys.exit(code)


def github(path, job):
    import yaml

    with open(path, encoding="utf-8") as file:
        workflow = yaml.safe_load(file)
    for step in workflow["jobs"][job]["steps"]:
        if "uses" in step:
            print("uses", step["uses"].split("@")[0], flush=True)
            continue
        values = {name: re.sub(r"\$\{\{ vars\.(\w+) \}\}", lambda m: VARIABLES[m.group(1)], text)
                  for name, text in step.get("env", {}).items()}
        run(step["run"], ["sh", "-ec"], ".", values)


def gitlab(path, job):
    import yaml

    with open(path, encoding="utf-8") as file:
        workflow = yaml.safe_load(file)
    whole = {**workflow[workflow[job]["extends"]], **workflow[job]}
    # A runner joins the lines.
    run("\n".join(whole["before_script"] + whole["script"]), ["bash", "-eo", "pipefail", "-c"], ".", VARIABLES)


def buildbot(path, job):
    """With plugins that remember what they get."""
    class Remembered:
        def __init__(self, kind):
            self.kind = kind

        def __call__(self, *words, **named):
            return types.SimpleNamespace(kind=self.kind, words=words, **named)

    class Plugins:
        def __getattr__(self, name):
            return Remembered(name)

    plugins = types.ModuleType("buildbot.plugins")
    plugins.schedulers = plugins.steps = plugins.util = Plugins()
    sys.modules["buildbot"] = types.ModuleType("buildbot")
    sys.modules["buildbot.plugins"] = plugins
    config = {}
    build = plugins.steps.ShellCommand(name="build", command=["echo", "the compiler is built"])
    runpy.run_path(path)["memref_cts"](config, repository="here", workers=["one"], deb=VARIABLES["MEMREF_CTS_DEB"],
                                       sha256=VARIABLES["MEMREF_CTS_DEB_SHA256"], build=[build])
    schedules = {each.name: each.builderNames for each in config["schedulers"]}
    for builder in config["builders"]:
        assert schedules[builder.name] == [builder.name]
        if builder.name != job:
            continue
        for step in builder.factory.words[0]:
            if step.kind == "ShellCommand":
                run(step.command[-1] if step.command[0] == "sh" else " ".join(step.command), ["sh", "-ec"], ".",
                    getattr(step, "env", {}))
            else:
                print("step", step.kind, flush=True)


def main():
    path, job = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        os.environ["REAL"] = shutil.which("memref-cts")
        for name, text in PROGRAMS.items():
            with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
                file.write(f"#!/bin/sh\n{text}\n")
            os.chmod(os.path.join(folder, name), 0o755)
        os.environ["PATH"] = folder + os.pathsep + os.environ["PATH"]
        host = buildbot if path.endswith(".py") else gitlab if "gitlab" in os.path.basename(path) else github
        host(path, job)


main()

#===- buildbot.py - memref-cts in a repository of yours -------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# For a master of Buildbot: the gate for each change, an hour of fuzzing each night.
# `memref-cts init --host=buildbot` writes this file to memref-cts.buildbot.py.
#
# 1. Call it in master.cfg, with steps that build your compiler:
#      import runpy
#      memref_cts = runpy.run_path("memref-cts.buildbot.py")["memref_cts"]
#      memref_cts(c, repository="https://...", workers=["worker"], deb="https://...",
#                 sha256="...", build=[steps.ShellCommand(command=["make"])])
#    deb is the address of the Debian package memref-cts_VERSION_amd64.deb, sha256 its SHA-256.
# 2. Workers need curl, dpkg-deb, a C++ runtime and MLIR 22 (libmlir-22). The package is unpacked
#    beside the checkout; nothing is installed, and no step needs root.
# 3. A change source that you have sends changes of the repository and branch.
#
# Reports of a build are in the folder "memref-cts" of the master, or where `results` says.
"""Builders and schedulers that run memref-cts."""

from buildbot.plugins import schedulers, steps, util

# Beside the checkout, so that a fresh one leaves it alone. Another package gets another folder.
PACKAGE = "../memref-cts-%(sha256)s"
INSTALL = """\
[ ! -d {package} ] || exit 0
curl -fsSL --retry 3 -o ../memref-cts.deb "$DEB"
echo "$SHA256  ../memref-cts.deb" | sha256sum -c -
rm -rf {package}.new
dpkg-deb -x ../memref-cts.deb {package}.new
mv {package}.new {package}
"""
# The script of a step is run in the checkout.
FIND = """\
export PATH="$(cd {package} && pwd)/usr/bin:$PATH"
"""
GATE = """\
rm -rf ../memref-cts-results
mkdir ../memref-cts-results
memref-cts gate --junit=../memref-cts-results/gate.xml --sarif=../memref-cts-results/gate.sarif
"""
# The campaign goes on where the last night stopped. Another project file or package begins a
# new one. The gate decides: findings that the baseline has do not fail. For a lowering without
# passes for vector, add --without=vector.
FUZZ = """\
rm -rf ../memref-cts-results
mkdir ../memref-cts-results
campaign=../memref-cts-campaign-$(echo "$SHA256" | cat - memref-cts.yaml | sha256sum | cut -c1-16)
memref-cts fuzz --out="$campaign" --time=3600 --json=../memref-cts-results/fuzz.json || test $? -eq 1
cp -r "$campaign/findings" ../memref-cts-results/findings
memref-cts gate --report=../memref-cts-results/fuzz.json --partial --junit=../memref-cts-results/fuzz.xml
"""


def memref_cts(config, repository, workers, deb, sha256, build=(), branch="main", results="memref-cts"):
    """Adds the builders memref-cts-gate and memref-cts-fuzz, each with its scheduler, to a
    configuration of a master."""
    package = PACKAGE % {"sha256": sha256}
    variables = {"DEB": deb, "SHA256": sha256}

    def shell(name, script, **more):
        return steps.ShellCommand(name=name, command=["sh", "-ec", script], env=variables, **more)

    def factory(name, script, seconds):
        return util.BuildFactory(
            [
                steps.Git(repourl=repository, mode="full", method="fresh"),
                shell("install memref-cts", INSTALL.format(package=package), haltOnFailure=True),
                *build,
                shell(name, FIND.format(package=package) + script, timeout=seconds, haltOnFailure=False),
                steps.DirectoryUpload(
                    workersrc="../memref-cts-results",
                    masterdest=util.Interpolate(f"{results}/{name}/%(prop:buildnumber)s"),
                    alwaysRun=True,
                ),
            ]
        )

    for name, script, seconds in (("gate", GATE, 1800), ("fuzz", FUZZ, 7200)):
        config.setdefault("builders", []).append(
            util.BuilderConfig(name=f"memref-cts-{name}", workernames=workers, factory=factory(name, script, seconds))
        )
    config.setdefault("schedulers", []).extend(
        [
            schedulers.AnyBranchScheduler(name="memref-cts-gate", builderNames=["memref-cts-gate"], treeStableTimer=60),
            schedulers.Nightly(
                name="memref-cts-fuzz", builderNames=["memref-cts-fuzz"], branch=branch, hour=2, minute=17
            ),
        ]
    )

#===- no_sandbox.py - every report says that the sandbox is off -----------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# no_sandbox.py MEMREF_CTS FOLDER CASE WRONG-CASE
#
# Asks the tool for its subcommands. Each that has --no-sandbox is in the table below, and
# is run with it and without it: in text, with --quiet, and in each form of report that its
# help has. With it all of them name it, without it none. Pages are made of the JSON, too.
#
#===-----------------------------------------------------------------------===#
import os
import re
import subprocess
import sys

OFF = "off (--no-sandbox)"
FORMS = ("json", "html", "junit", "sarif", "markdown")
# Not of an own form of page.
NO_PAGE = ("reduce",)
# Prints nothing that is a report: --quiet of reduce leaves the case alone.
NO_TEXT = {"reduce": "--quiet"}
# Writes no report, but commands of a workflow: conformance/test/init.test.
NO_REPORT = ("init",)


def arguments(folder, case, wrong):
    """Subcommand to the rest of a command line that is short."""
    ours = ["--lowering=ours", "--waivers=none"]
    return {
        "abi": ["--family=words", "--target=native", "-O0", "--compiler=gcc", "--lowering=ours"],
        "agree": [case, "--pass=canonicalize"],
        "ground": [case, "--pass=canonicalize"],
        "check": [case] + ours,
        "conform": ["--lowering=ours", "--filter=ADDR-01"],
        "fuzz": ["--programs=1", f"--out={folder}/campaign", "--lowering=ours"],
        "gate": [case, f"--baseline={folder}/baseline.json", "--update"] + ours,
        "mutate": [case, "--lowering=ours"],
        "operations": [case],
        "quality": [case, "--repetitions=1", "--bound=1000"],
        "reduce": [wrong, "--waivers=none", "--max-tests=3",
                   "--lowering-cmd=sed s/constant.1/constant\\ 2/ | memref-cts-opt --lower-to-llvm"],
        "run": [case],
        "sweep": [case, "--waivers=none", "--lowering-cmd=a=memref-cts-opt --lower-to-llvm",
                  "--lowering-cmd=b=memref-cts-opt --lower-to-llvm"],
    }


def run(command, codes=(0,)):
    """Both outputs of a command."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode not in codes:
        raise SystemExit(f"{command}: exit code {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout + done.stderr


def main():
    tool, folder, case, wrong = sys.argv[1:]
    failures = []
    table = arguments(folder, case, wrong)
    part = run([tool, "help"]).split("\nsubcommands:\n")[1].split("\n\n")[0]
    listed = re.findall(r"^  ([a-z]+)(?: .*)?$", part, re.MULTILINE)

    def expect(what, text, is_off):
        if (OFF in text) != is_off:
            failures.append(f"{what}: {'is not' if is_off else 'is'} named in\n{text[:2000]}")

    for name in listed:
        text = run([tool, name, "--help"]) if name != "help" else ""
        if "--no-sandbox" not in text or name in NO_REPORT:
            continue
        if name not in table:
            failures.append(f"{name} has --no-sandbox, and no row in this test")
            continue
        forms = [form for form in FORMS if re.search(rf"^\s*--{form}\b", text, re.MULTILINE)]
        for is_off in (True, False):
            folder_of = os.path.join(folder, f"{name}-{'off' if is_off else 'on'}")
            os.makedirs(folder_of)
            command = [tool, name] + [word.replace(folder, folder_of) for word in table[name]]
            command += ["--no-sandbox"] if is_off else []
            files = {form: os.path.join(folder_of, "report." + form) for form in forms}
            expect(f"{name}: text", run(command + [f"--{form}={path}" for form, path in files.items()]), is_off)
            for form, path in files.items():
                with open(path, encoding="utf-8") as file:
                    expect(f"{name} --{form}", file.read(), is_off)
            if NO_TEXT.get(name) != "--quiet":
                expect(f"{name} --quiet", run(command + ["--quiet"]), is_off)
            if name not in NO_PAGE:
                page = os.path.join(folder_of, "page.html")
                run([tool, "report", files["json"], "--html=" + page], codes=(0, 1))
                with open(page, encoding="utf-8") as file:
                    expect(f"page of {name}", file.read(), is_off)
            if name == "check":
                gate = [tool, "gate", f"--baseline={folder_of}/b.json", "--update", "--report=" + files["json"]]
                expect("gate of a report", run(gate), is_off)
        print(f"{name}: text {' '.join(forms)}")
    for failure in failures:
        print(failure)
    return 1 if failures else 0


sys.exit(main())

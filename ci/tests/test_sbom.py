#===- test_sbom.py - Tests of ci/release/sbom.py ----------------------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Asks for the bill of materials of a tool that every machine has: references lead
# somewhere, linked packages have licences, the same input gives the same bytes.
#
#===-----------------------------------------------------------------------===#
"""Bills of materials of a system tool: what is in them, and that they repeat."""

import json
import os
import subprocess
import sys
import tempfile
import unittest

CI = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TOOL = "/bin/ls"


def run(*arguments, epoch="1700000000"):
    command = [sys.executable, "-B", os.path.join(CI, "release", "sbom.py"), *arguments]
    return subprocess.run(command, env=dict(os.environ, SOURCE_DATE_EPOCH=epoch), capture_output=True, text=True, check=False)


class SbomTest(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = scratch.name

    def bill(self, name="a", epoch="1700000000"):
        folder = os.path.join(self.folder, name)
        result = run("--version=1.2.3", f"--output={folder}", TOOL, epoch=epoch)
        self.assertEqual(result.returncode, 0, result.stderr)
        with open(os.path.join(folder, "sbom.spdx.json"), encoding="utf-8") as file:
            return json.load(file), folder

    def test_every_reference_is_to_one_element(self):
        document, _ = self.bill()
        names = [each["SPDXID"] for each in [document] + document["packages"] + document["files"]]
        self.assertEqual(len(names), len(set(names)))
        for link in document["relationships"]:
            self.assertIn(link["spdxElementId"], names)
            self.assertIn(link["relatedSpdxElement"], names)

    def test_linked_packages_have_their_licences(self):
        document, folder = self.bill()
        linked = run("--linked", TOOL).stdout.split()
        self.assertIn("libc6", linked)
        self.assertEqual(sorted(os.listdir(os.path.join(folder, "licenses"))), sorted(linked))
        dynamic = [each["relatedSpdxElement"] for each in document["relationships"] if each["relationshipType"] == "DYNAMIC_LINK"]
        self.assertEqual(len(dynamic), len(linked))

    def test_time_is_that_of_the_sources(self):
        document, _ = self.bill()
        self.assertEqual(document["creationInfo"]["created"], "2023-11-14T22:13:20Z")
        self.assertEqual(document, self.bill("b")[0])
        self.assertNotEqual(document["documentNamespace"], self.bill("c", epoch="1700000001")[0]["documentNamespace"])

    def test_errors(self):
        for arguments, message in ((["--linked", self.folder + "/none"], "none"), ([TOOL], "--output or --linked")):
            result = run(*arguments)
            self.assertEqual(result.returncode, 2)
            self.assertIn(message, result.stderr)
            self.assertEqual(result.stdout, "")


if __name__ == "__main__":
    unittest.main()

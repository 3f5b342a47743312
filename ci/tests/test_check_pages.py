#===- test_check_pages.py - Tests of check_pages.py -----------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Pages whose tool is a shell script of the test: what must be accepted, and each
# thing that must not.
#
#===-----------------------------------------------------------------------===#
"""Tests of ci/checks/check_pages.py."""

import os
import unittest

from support import TreeTest


class PagesTest(TreeTest):
    def check(self, text, *arguments):
        os.chmod(self.write("tools/memref-cts", "#!/bin/sh\ncat \"$@\"; echo end of $1\n"), 0o755)
        self.write("data/file.txt", "hello\nworld\n")
        self.write("conformance/docs/a.md", text)
        self.write("README.md", "# Nothing to run\n")
        code, out, err = self.script("checks/check_pages.py", f"--root={self.root}", f"--tools={self.root}/tools", *arguments)
        return code, out + err

    def test_what_is_shown_is_printed(self):
        text = "```sh\nmemref-cts data/file.txt\n```\n\nprints\n\n```text\nhello\n...\nend of {{.*}}.txt\n```\n"
        self.assertEqual(self.check(text), (0, "check_pages: 2 pages, 1 blocks of commands, 0 not run, 0 problems\n"))

    def test_another_text(self):
        code, out = self.check("x\n\n```sh\nmemref-cts data/file.txt\n```\n\n```text\nworld\nhello\n```\n")
        self.assertEqual(code, 1)
        self.assertIn("conformance/docs/a.md:3: error: the block does not print 'hello' (there); it prints:\nhello\nworld\n", out)

    def test_exit_codes(self):
        self.assertEqual(self.check("```sh\nfalse\n# exit code 1\n```\n")[0], 0)
        code, out = self.check("```sh\nexit 3\n```\n")
        self.assertEqual(code, 1)
        self.assertIn("a.md:1: error: the block ends with 3, not 0", out)

    def test_a_block_ends_in_time(self):
        code, out = self.check("```sh\nsleep 60\n```\n", "--slow=0.005")
        self.assertEqual(code, 1)
        self.assertIn("the block took more than 0.6 s", out)

    def test_the_module_of_the_page_is_a_file(self):
        text = "1. item\n\n   ```mlir\n   module {}\n   ```\n\n   ```sh\n   memref-cts case.mlir\n   ```\n\n   ```text\n   module {}\n   ```\n"
        self.assertEqual(self.check(text)[0], 0)

    def test_nothing_is_written_into_the_tree(self):
        self.assertEqual(self.check("```sh\necho x > new.txt\ncat new.txt\n```\n\n```text\nx\n```\n")[0], 0)
        self.assertFalse(os.path.exists(os.path.join(self.root, "new.txt")))

    def test_pages_of_each_folder(self):
        self.write("lowering/docs/b.md", "```sh\nfalse\n```\n")
        code, out = self.check("```sh\ntrue\n```\n")
        self.assertEqual(code, 1)
        self.assertIn("lowering/docs/b.md:1: error: the block ends with 1, not 0", out)
        self.assertIn("check_pages: 3 pages, 2 blocks of commands, 0 not run, 1 problems", out)
        self.write("lowering/docs/b.md", "# Nothing to run\n")
        self.write("lowering/planted/README.md", "```sh\nfalse\n```\n")
        self.assertIn("lowering/planted/README.md:1: error: the block ends with 1, not 0", self.check("```sh\ntrue\n```\n")[1])

    def test_other_blocks_are_not_run(self):
        code, out = self.check("```\nfalse\n```\n\n```sh\ntrue\n```\n")
        self.assertEqual((code, out), (0, "check_pages: 2 pages, 1 blocks of commands, 0 not run, 0 problems\n"))

    def test_commands_say_whether_they_run(self):
        code, out = self.check("```\nmemref-cts data/file.txt\n```\n\n```sh\ntrue\n```\n")
        self.assertEqual(code, 1)
        self.assertIn("a.md:1: error: commands that nothing runs", out)
        self.assertEqual(self.check("```\nmemref-cts (one process)\n```\n\n```sh\ntrue\n```\n")[0], 0)
        code, out = self.check("```sh later\ntrue\n```\n\n```sh\ntrue\n```\n")
        self.assertEqual(code, 1)
        self.assertIn("a.md:1: error: 'later' behind ```sh", out)

    def test_blocks_that_a_script_runs(self):
        self.write("ci/try.py", "false\n")
        code, out = self.check("```sh run by: ci/try.py\nfalse\n```\n\n```sh\ntrue\n```\n")
        self.assertEqual((code, out), (0, "check_pages: 2 pages, 1 blocks of commands, 1 not run, 0 problems\n"))
        code, out = self.check("```sh run by: ci/gone.py\nfalse\n```\n\n```sh\ntrue\n```\n")
        self.assertEqual(code, 1)
        self.assertIn("a.md:1: error: ci/gone.py: no such script", out)

    def test_a_script_names_what_it_is_said_to_run(self):
        self.write("ci/try.sh", "ci/build.sh --all\n")
        block = "```sh run by: ci/try.sh\nci/build.sh      # builds\npython3 ci/checks/check_x.py\n```\n\n```sh\ntrue\n```\n"
        code, out = self.check(block)
        self.assertEqual(code, 1)
        self.assertIn("a.md:1: error: ci/try.sh does not name check_x.py, so that it cannot run the block", out)
        self.assertNotIn("build.sh, so", out)
        self.write("ci/try.sh", "# the commands of conformance/docs/a.md\n")
        self.assertEqual(self.check(block)[0], 0)

    def test_scripts_walk_through_the_tree_and_write_elsewhere(self):
        self.write("ci/checks/count.sh", "find conformance -type f -o -type l | grep -c a.md; echo x >conformance/docs/new.md\n")
        code, out = self.check("```sh\nsh ci/checks/count.sh\n```\n\n```text\n1\n```\n")
        self.assertEqual(code, 0, out)
        self.assertFalse(os.path.exists(os.path.join(self.root, "conformance/docs/new.md")))

    def test_programs_of_the_build_are_where_pages_call_them(self):
        self.write("fuzzers/target", "")
        code, out = self.check("```sh\nls build/release/bin build/release/fuzzers\n```\n\n```text\nmemref-cts\ntarget\n```\n")
        self.assertEqual(code, 0, out)

    def test_what_is_not_run_has_a_reason_and_options_that_exist(self):
        tool = '#!/bin/sh\n[ "$1 $2" = "help check" ] || exit 2\nprintf "options:\\n  --json=FILE\\n        x\\n  -O<0..3>\\n        x\\n"\n'

        def check(command):
            text = f"```sh not run: takes hours\n{command}\n```\n\n```sh\ntrue\n```\n"
            self.write("conformance/docs/a.md", text)
            self.write("README.md", "# Nothing to run\n")
            os.chmod(self.write("tools/memref-cts", tool), 0o755)
            return self.script("checks/check_pages.py", f"--root={self.root}", f"--tools={self.root}/tools")[:2]

        self.assertEqual(check("memref-cts check a.mlir --json=- -O2 --lowering-cmd='x --y'   # not --here")[0], 1)
        self.assertEqual(check("memref-cts check a.mlir --json=- -O2   # not --here"),
                         (0, "check_pages: 2 pages, 1 blocks of commands, 1 not run, 0 problems\n"))
        code, out = check("false && memref-cts-planted check a.mlir \\\n  --jsn=-")
        self.assertEqual(code, 1)
        self.assertIn("a.md:1: error: memref-cts check has no option --jsn", out)
        self.assertIn("memref-cts has no subcommand chek", check("memref-cts chek a.mlir")[1])
        code, out, _ = self.script("checks/check_pages.py", f"--root={self.root}", f"--tools={self.root}/tools", "--list")
        self.assertEqual((code, out), (0, "conformance/docs/a.md:1: not run: takes hours\n"))

    def test_programs_that_are_missing(self):
        code, out = self.check("```sh needs: no-such-program\nfalse\n```\n\n```sh needs: sh\ntrue\n```\n")
        self.assertEqual(code, 0)
        self.assertIn("a.md:1: skipped: no-such-program not installed\n", out)
        self.assertIn("1 blocks of commands, 1 not run", out)
        code, out = self.check("```sh needs: python3:no_such_module\nfalse\n```\n\n```sh needs: python3:json\ntrue\n```\n")
        self.assertEqual(code, 0)
        self.assertIn("a.md:1: skipped: python3:no_such_module not installed\n", out)
        self.assertIn("1 blocks of commands, 1 not run", out)

    def test_pages_without_commands_show_nothing(self):
        self.assertEqual(self.check("# Nothing\n")[0], 1)

    def test_usage(self):
        self.assertEqual(self.check("```sh\ntrue\n```\n", "none.md")[0], 2)
        self.assertEqual(self.script("checks/check_pages.py", "--tools=" + self.root)[0], 2)


if __name__ == "__main__":
    unittest.main()

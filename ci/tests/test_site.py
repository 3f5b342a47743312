#===- test_site.py - Tests of site.py -------------------------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Links of made-up pages and sites. The real site is built by ctest `site`.
#
#===-----------------------------------------------------------------------===#
"""Tests of ci/site/site.py."""

import importlib.util
import os
import re
import sys
import unittest

from support import CI, TreeTest

# Python has a module of this name, which is loaded already.
SPEC = importlib.util.spec_from_file_location("memref_cts_site", os.path.join(CI, "site", "site.py"))
site = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(site)

PAGE = '<html><head><link rel="stylesheet" href="a.css"></head><body id="top">{}</body></html>'


class LinkTest(TreeTest):
    def problems(self, **pages):
        self.write("a.css", "body { background: url(data:image/png;base64,AA) }")
        for name, body in pages.items():
            self.write(f"{name}.html", PAGE.format(body))
        return [f"{path}: {what}" for path, what in site.check_site(self.root)]

    def test_links_that_resolve(self):
        self.assertEqual(self.problems(one='<a href="two.html#here">x</a><a href="#top">x</a><a href="https://example.org/">x</a>',
                                       two='<p id="here"></p><a href="one.html?q=1">x</a><a href="">x</a>'), [])

    def test_links_that_do_not(self):
        self.assertEqual(self.problems(one='<a href="none.html">x</a>'), ["one.html: links none.html: there is no such file"])
        self.assertEqual(self.problems(one='<a href="one.html#gone">x</a>'), ["one.html: links one.html#gone: there is no such place"])
        self.assertEqual(self.problems(one='<a href="../one.html">x</a>'), ["one.html: links ../one.html: there is no such file"])

    def test_nothing_is_loaded_from_another_machine(self):
        for body, target in (('<script src="https://cdn.example/x.js"></script>', "https://cdn.example/x.js"),
                             ('<img src="//cdn.example/x.png">', "//cdn.example/x.png"),
                             ("<p style=\"background: url('http://cdn.example/x.png')\">", "http://cdn.example/x.png"),
                             ('<link rel="preconnect" href="https://fonts.example">', "https://fonts.example")):
            self.assertEqual(self.problems(one=body), [f"one.html: loads {target}"])
        self.problems(one="")
        self.write("a.css", "@import url('https://fonts.example/css');\n@font-face { src: url(https://fonts.example/f.woff) }")
        self.assertEqual([what for _, what in site.check_site(self.root)],
                         ["loads https://fonts.example/css", "loads https://fonts.example/f.woff"])


class PageTest(TreeTest):
    def rewritten(self, text, page="conformance/docs/a.md"):
        self.write("conformance/cases/README.md", "# Cases\n")
        self.others = set()
        return site.rewrite_page(self.root, page, text, {"ADDR-01": "clauses/ADDR.md"}, self.others)

    def test_links(self):
        self.assertEqual(self.rewritten("[b](b.md#x) [c](https://example.org)"), "[b](b.md#x) [c](https://example.org)")
        self.assertEqual(self.rewritten("[the cases](../cases)"), "[the cases](../cases/README.md)")
        self.assertEqual(self.rewritten("[rows](../waivers.yaml)"), "[rows](../waivers.yaml)")
        self.assertEqual(self.others, {"conformance/waivers.yaml"})
        os.makedirs(os.path.join(self.root, "conformance/empty"))
        self.assertEqual(self.rewritten("see [it](../empty), yes"), "see it, yes")

    def test_clauses_become_links(self):
        self.assertEqual(self.rewritten("as ADDR-01 says, `ADDR-01`, ADDR-99, ADDR-01-slug"),
                         "as [ADDR-01](../../clauses/ADDR.md#addr-01) says, `ADDR-01`, ADDR-99, ADDR-01-slug")
        self.assertEqual(self.rewritten("# ADDR-01\n[ADDR-01](b.md)"), "# ADDR-01\n[ADDR-01](b.md)")

    def test_shown_output(self):
        self.assertEqual(self.rewritten("```text\na {{.*}} ADDR-01\n```\n{{.*}}"), "```text\na … ADDR-01\n```\n{{.*}}")
        self.assertEqual(self.rewritten("   ```sh not run: because\n   x\n   ```"), "   ```sh\n   x\n   ```")

    def test_each_page_is_in_the_contents(self):
        left = site.remaining("```{toctree}\na/b\n```\n", ["a/b.md", "a/c.md"])
        self.assertIn("\na/c\n", left)
        self.assertNotIn("a/b", left)


class ContentsTest(unittest.TestCase):
    def test_pages_for_users_have_a_place(self):
        """What the README or the specification names does not go to the end, with the pages for developers."""
        index = site.read(os.path.join(CI, "site", "index.md.in"))
        pages = sorted(site.pages_of(site.ROOT))
        left = site.remaining(index, pages).splitlines()
        self.assertIn("ci/docs/tiers", left)
        for page in ("README.md", "conformance/spec/README.md"):
            named = {os.path.normpath(os.path.join(os.path.dirname(page), target))
                     for target in re.findall(r"\]\(([\w./-]+)\.md", site.read(os.path.join(site.ROOT, page)))}
            self.assertGreater(len(named), 5)
            self.assertEqual([path for path in sorted(named) if path in left and not path.endswith("README")], [], page)


class UsageTest(TreeTest):
    def test_usage(self):
        code, _, err = self.script("site/site.py", "--no-such-option")
        self.assertEqual(code, 2)
        os.makedirs(os.path.join(self.root, "empty"))
        code, out, err = self.script("site/site.py", f"--check={self.root}/empty")
        self.assertEqual(code, 1, out + err)


if __name__ == "__main__":
    unittest.main()

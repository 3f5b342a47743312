#!/usr/bin/env python3
#===- measure_page.py - how large a page of reports is, and how fast ------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Usage: measure_page.py TOOL [COUNT]. Writes a report of check with COUNT findings (default 10000), has the tool make
# its page, and opens that in chromium if it is there. Prints sizes and seconds, and judges none.
#
#===-----------------------------------------------------------------------===#
"""Measure memref-cts report on a large report."""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../test/Inputs"))
import make_reports

# What a reader waits for: everything is parsed, the script has run, and a frame was drawn. Then words are searched for.
PROBE = """<script>requestAnimationFrame(() => setTimeout(() => {
  const loaded = performance.now(), search = document.querySelector(".filters [type=search]");
  search.value = "case-17"; lists[0].show(); document.body.offsetHeight;
  const first = performance.now();
  search.value = "case-18"; lists[0].show(); document.body.offsetHeight;
  document.title = `opened ${loaded.toFixed(0)} ms, first search ${(first - loaded).toFixed(0)} ms, ` +
    `next search ${(performance.now() - first).toFixed(0)} ms`;
}));</script></body>"""


def main():
    tool = sys.argv[1]
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 10000
    with tempfile.TemporaryDirectory() as folder:
        report, page = os.path.join(folder, "check.json"), os.path.join(folder, "check.html")
        with open(report, "w", encoding="utf-8") as file:
            json.dump(make_reports.check(count), file, indent=1)
        start = time.monotonic()
        subprocess.run([tool, "report", report, f"--html={page}"], check=True, stdout=subprocess.DEVNULL)
        seconds = time.monotonic() - start
        mebibytes = [os.path.getsize(path) / 2**20 for path in (report, page)]
        print(f"{count} findings: {mebibytes[0]:.1f} MiB of JSON, {mebibytes[1]:.1f} MiB of HTML in {seconds:.2f} s")
        browser = shutil.which("chromium")
        if not browser:
            print("no chromium to open it with")
            return
        with open(page, encoding="utf-8") as file:
            text = file.read()
        with open(page, "w", encoding="utf-8") as file:
            file.write(text.replace("</body>", PROBE))
        done = subprocess.run(
            [browser, "--headless=new", "--no-sandbox", "--disable-gpu", "--timeout=60000", "--dump-dom", f"file://{page}"],
            env={**os.environ, "HOME": folder},
            capture_output=True,
            text=True,
            timeout=120,
        )
        print("chromium:", re.search(r"<title>(.*?)</title>", done.stdout).group(1))


if __name__ == "__main__":
    main()

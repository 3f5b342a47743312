//===-- ReportCommand.cpp - memref-cts report ------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// JSON reports of the other subcommands as one page.
//
//===----------------------------------------------------------------------===//

#include "conformance/Document.h"
#include "conformance/ToolOptions.h"
#include "conformance/suite/page/Page.h"

#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace memref_cts::conformance;

static int reportCommand();
static Subcommand report("report", "FILE... --html=PAGE",
                         "Show JSON reports of the other subcommands as one HTML page, oldest first", reportCommand,
                         {{{"memref-cts check case.mlir --json=- | memref-cts report - --html=report.html",
                            "Check a case, and write its report as one file for a browser"}},
                          "the page is written",
                          "",
                          "conformance/docs/html-reports.md"});
static cl::list<std::string>
    files(cl::Positional,
          cl::desc("FILE... : what --json of check, conform, gate, sweep, fuzz, abi, run, quality, "
                   "mutate, agree, ground and operations wrote ('-': standard input); those of one kind oldest first"),
          cl::sub(report), cl::cat(toolCategory()));
static const ReportOption html(report, "html",
                               "Write the page ('-': standard output). It needs no other file, no network and no "
                               "scripts");

static int reportCommand() {
  if (files.empty())
    return usageError("no report given; see memref-cts report --help");
  if (!html.isGiven())
    return usageError("--html=PAGE names the page; see memref-cts report --help");
  if (std::string problem = outputProblem({html.output()}, given(files)); !problem.empty())
    return usageError(problem);
  StoredReports reports;
  for (const std::string &path : files) {
    Expected<std::string> text = Document::read(path);
    if (!text)
      return usageError(toString(text.takeError()));
    Expected<std::unique_ptr<StoredReport>> read =
        StoredReport::read(path == "-" ? "standard input" : path, std::move(*text));
    if (!read)
      return usageError(toString(read.takeError()));
    reports.push_back(std::move(*read));
  }
  Expected<std::string> page = makePage(reports);
  if (!page)
    return usageError(toString(page.takeError()));
  int exitCode = html.write(0, [&](raw_ostream &os) { os << *page; });
  if (exitCode == 0 && !html.isStandardOutput())
    outs() << html.value() << ": " << reports.size() << (reports.size() == 1 ? " report" : " reports") << ", "
           << (page->size() + 1023) / 1024 << " KiB\n";
  return exitCode;
}

//===-- OperationsCommand.cpp - memref-cts operations ----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Case files to the table of operations: what the reference machine executes of
// each, and what the cases leave out.
//
//===----------------------------------------------------------------------===//

#include "conformance/PlainText.h"
#include "conformance/Report.h"
#include "conformance/ToolOptions.h"
#include "conformance/suite/operations/Operations.h"
#include "conformance/tool/CheckProgress.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace memref_cts;
using namespace memref_cts::conformance;

static int operationsCommand();
static Subcommand
    operations("operations", "FILE...",
               "List which operations the cases execute on the reference machine, and which traps they reach",
               operationsCommand,
               {{{"memref-cts operations case.mlir", "Count what the reference machine executes of each operation"}},
                "the cases could be run",
                "with --no-gaps: an operation is not executed, or a trap of it is not reached",
                "conformance/docs/reports.md"});

static const ProjectOption projectOption(operations);
static CaseFilesOption files(operations);
static const ReportOption jsonFile(operations, "json",
                                   "Also write the table as JSON ('-': standard output, instead of text)");
static const ReportOption
    html(operations, "html", "Also write the table as one page for a browser ('-': standard output, instead of text)");
static const ReportOption markdown(operations, "markdown", "Also write the table as Markdown");
static const RandomCallsOptions randomCalls(operations);
static const MachineOptions machine(operations);
static const CalleesOption callees(operations);
static const DetailOptions detailOptions(operations, "Print only the operations with gaps, and the counts",
                                         "Also print which files execute an operation");
static cl::opt<bool> noGaps("no-gaps",
                            cl::desc("Exit code 1 if an operation is not executed, or a trap of it not reached"),
                            cl::sub(operations), cl::cat(toolCategory()));

static int operationsCommand() {
  if (Error error = files.take())
    return usageError(toString(std::move(error)));
  if (files.empty())
    return usageError("no case file given; see memref-cts operations --help");
  for (const std::string &problem : {outputProblem({jsonFile.output(), html.output(), markdown.output()}, files.get()),
                                     machine.problem(), detailOptions.problem()})
    if (!problem.empty())
      return usageError(problem);
  catchInterrupts();
  WorkerOptions workerOptions;
  workerOptions.interrupted = interrupted;
  machine.apply(workerOptions);
  if (Error error = callees.apply(workerOptions))
    return usageError(toString(std::move(error)));
  Worker worker(workerOptions);
  OperationTable table;
  table.sandbox = sandboxText(workerOptions);
  Progress progress(detailOptions.value());
  bool failed = false, read = false; // any file that could be used
  size_t done = 0;
  for (const std::string &path : files) {
    if (interrupted())
      break;
    if (progress.due())
      progress.show(progressCount(done, files.size(), "file") + formatv("{0} calls, {1}", table.calls(), path).str());
    Error error = table.addFile(worker, path, randomCalls.count(), randomCalls.seed(), machine.limits());
    if (interrupted()) { // perhaps in the middle of it
      consumeError(std::move(error));
      break;
    }
    if (error) {
      progress.finish();
      errorHead() << toString(std::move(error)) << '\n';
      failed = true;
    } else {
      read = true;
    }
    ++done;
  }
  progress.finish();
  if (interrupted()) {
    errs() << "memref-cts: interrupted after " << done << " of " << files.size() << " files\n";
    failed = true;
  }
  if (!read)
    return 2;
  if (!jsonFile.isStandardOutput() && !html.isStandardOutput()) {
    if (detailOptions.value() != Detail::Quiet)
      outs() << toolName() << " operations: " << environmentText() << projectBanner() << callees.banner() << "\n\n";
    printOperations(plainOuts(), table, detailOptions.value());
  }
  auto write = [&](raw_ostream &os) { writeOperationsJSON(os, table); };
  if (int code = jsonFile.write(0, write))
    return code;
  if (int code = html.writePage(0, "operations", write))
    return code;
  if (int code = markdown.write(0, [&](raw_ostream &os) { writeOperationsMarkdown(os, table); }))
    return code;
  if (failed)
    return 2;
  bool gaps = false;
  for (const OperationRow &row : table.rows())
    gaps |= !row.gaps().empty();
  return noGaps && gaps ? 1 : 0;
}

//===-- PrepareOptions.cpp - options about what cases are given first -----===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "conformance/ToolOptions.h"

#include "conformance/PlainText.h"
#include "conformance/Worker.h"
#include "lowering/ReadFile.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace memref_cts::conformance;
using namespace llvm;

CalleesOption::CalleesOption(Subcommand &subcommand)
    : files(
          "callees", cl::value_desc("FILE"),
          cl::desc("Module with bodies for functions that cases declare; may be repeated. It is added before anything "
                   "else: all engines run the bodies, and the lowering under test gets them"),
          cl::sub(subcommand), cl::cat(toolCategory())) {}

Error CalleesOption::apply(WorkerOptions &worker) const {
  for (const std::string &file : files) {
    ErrorOr<std::unique_ptr<MemoryBuffer>> text = readFile(file, kMostModuleBytes);
    if (!text)
      return createStringError("--callees: cannot read '" + file + "': " + text.getError().message());
    worker.callees.push_back({file, (*text)->getBuffer().str()});
  }
  if (worker.callees.empty())
    return Error::success();
  // Errors are seen here once, and not in each case.
  Worker reader(worker);
  LoadReply reply = reader.load(0, {"module {}", "--callees"});
  return reply.ok() ? Error::success() : createStringError("--callees: " + StringRef(reply.message).trim());
}

Error CalleesOption::apply(CheckConfig &config) const {
  for (const std::string &file : files)
    config.replayOptions += " --callees=" + shellQuote(file);
  return apply(config.worker);
}

std::string CalleesOption::banner() const {
  return files.empty() ? "" : "   callees: " + join(files.begin(), files.end(), ", ");
}

ProbesOption::ProbesOption(Subcommand &subcommand)
    : isOn("probe-descriptors",
           cl::desc("Also run each module with a call behind each operation that makes a memref, and at the start of "
                    "blocks. The call shows the whole descriptor, also where nothing reads it"),
           cl::sub(subcommand), cl::cat(toolCategory())) {}

void ProbesOption::apply(CheckConfig &config) const {
  config.probeDescriptors = isOn;
  if (isOn)
    config.replayOptions += " --probe-descriptors";
}

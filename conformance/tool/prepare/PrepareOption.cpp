//===-- PrepareOption.cpp - --prepare --------------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "conformance/PrepareOption.h"

#include "conformance/CheckConfig.h"
#include "conformance/PlainText.h"

using namespace llvm;
using namespace memref_cts::conformance;

PrepareOption::PrepareOption(Subcommand &subcommand, const char *help)
    : passes("prepare", cl::value_desc("PASSES"), cl::desc(help), cl::sub(subcommand), cl::cat(toolCategory())) {}

Error PrepareOption::apply(WorkerOptions &worker) const {
  if (passes.getNumOccurrences() > 1)
    return createStringError("--prepare is given twice; one list has all passes: --prepare=FIRST,SECOND");
  if (StringRef(passes).trim().empty())
    return passes.getNumOccurrences() ? createStringError("--prepare names no passes") : Error::success();
  worker.preparation = passes;
  // Errors are seen here once, and not in each case.
  LoadReply reply = Worker(worker).load(0, {"module {}", "--prepare"});
  return reply.ok() ? Error::success() : createStringError(StringRef(reply.message).trim());
}

Error PrepareOption::apply(CheckConfig &config) const {
  if (passes.empty())
    return apply(config.worker);
  if (config.probeDescriptors)
    return createStringError("--prepare and --probe-descriptors exclude each other");
  config.replayOptions += " --prepare=" + shellQuote(passes);
  return apply(config.worker);
}

std::string PrepareOption::banner() const { return passes.empty() ? "" : "   prepared by: " + printable(passes); }

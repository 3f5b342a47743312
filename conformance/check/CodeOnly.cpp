//===-- CodeOnly.cpp - modules that are compiled and not run --------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the reference machine refuses, and what makes no call, is lowered, verified,
// translated and compiled as far as it goes.
//
//===----------------------------------------------------------------------===//

#include "conformance/check/FileCheck.h"

using namespace llvm;
using namespace memref_cts::conformance;

/// Code that is not run, of a unit that is lowered.
Reply FileChecker::compileOnly(size_t lowering, uint32_t unit) {
  CompileReply reply = workers[lowering]->compile({{unit, std::string()}}, config.optLevel);
  if (reply.ofSource) // no lowering makes LLVM IR of that
    reply.status = Reply::Refused;
  return reply;
}

/// Lowers a unit, or one function of it, and makes code of it that is not run; `step`
/// is how far that went.
Reply FileChecker::makeCode(size_t lowering, uint32_t unit, std::string &step, StringRef only) {
  Worker &worker = *workers[lowering];
  LoweringSpec asked = config.lowerings[lowering];
  asked.only = only.str();
  step = "lower";
  Stopwatch lowerWatch;
  Reply reply = worker.lower(unit, asked, target.empty() && config.refLLVM ? uint32_t(Worker::WantProgram) : 0);
  times.lower += lowerWatch.seconds();
  if (!reply.ok() || (target.empty() && !config.jit))
    return reply;
  Stopwatch compileWatch;
  if (target.empty()) {
    step = "compile";
    reply = compileOnly(lowering, unit);
  } else {
    step = "aot:" + target;
    reply = worker.compileObject(unit, "", config.optLevel);
  }
  times.compile += compileWatch.seconds();
  return reply;
}

/// What the reference machine refuses is lowered and compiled all the same.
void FileChecker::checkRefused(const CaseFile &file, const std::string &why, FileReport &report) {
  if (target.empty())
    record(report, file, nullptr, "ref", 0, refusal(why), "");
  ++report.calls;
  ++report.unchecked;
  for (size_t i = 0; i < config.lowerings.size() && !(stop && stop()); ++i) {
    const LoweringSpec &spec = config.lowerings[i];
    if (!target.empty())
      record(report, file, &spec, "aot:" + target, 0, refusal(why), "");
    if (i != 0)
      load(i, file);
    std::string step;
    Reply reply = makeCode(i, kCase, step);
    if (reply.status == Reply::LowerFailed && target.empty())
      rejections[i] = reply.text();
    Verdict verdict = verdictOf(reply, step);
    if (reply.ok())
      verdict = {VerdictKind::Compiled, "", "", ""};
    if (reply.ok() && step == "lower")
      continue; // nobody asked for code
    record(report, file, &spec, step, 0, std::move(verdict), suspects(spec, step));
  }
}

/// Calls of functions that the reference machine refuses, while others of the module
/// are run: their code was made with that of the others, or is made alone.
void FileChecker::checkRefusedCalls(const CaseFile &file, ArrayRef<LoweredModule> modules, FileReport &report) {
  for (const LoweredModule &module : modules)
    for (const RefusedCall &call : refusedCalls) {
      Verdict verdict = {VerdictKind::Compiled, "", "", ""};
      std::string step = "compile";
      if (module.functionByFunction) {
        Reply reply = makeCode(size_t(&module - modules.data()), kCase, step, call.entry);
        if (!reply.ok())
          verdict = verdictOf(reply, step);
        if (verdict.bad())
          verdict.path += " of @" + call.entry;
        explained.emplace(module.spec, reply.status);
      } else if (!module.reply.ok()) {
        continue; // the others say it
      }
      if (config.jit || verdict.kind != VerdictKind::Compiled)
        record(report, file, module.spec, step, call.line, std::move(verdict), suspects(*module.spec, step));
    }
}

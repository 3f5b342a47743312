//===-- LimitOptions.cpp - options about what a run may use ----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Their names, help and defaults, and how they reach workers and replay commands.
//
//===----------------------------------------------------------------------===//

#include "conformance/LimitOptions.h"

#include "conformance/CheckConfig.h"
#include "conformance/Worker.h"

#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace memref_cts::conformance;

WorkerLimitOptions::WorkerLimitOptions(Subcommand &subcommand, std::optional<unsigned> runMs, unsigned lowerMs,
                                       bool limitsFiles)
    : runText("Time limit of one native run (default " + utostr(runMs.value_or(0)) + ")"),
      lowerText("Time limit of one lowering (default " + utostr(lowerMs) +
                "). Code generation has twice this limit, reading a module at least 30000"),
      lowerTimeoutMs("lower-timeout-ms", cl::value_desc("MS"), cl::init(lowerMs), cl::desc(lowerText),
                     cl::sub(subcommand), cl::cat(toolCategory())),
      memoryMB("memory-mb", cl::value_desc("MB"), cl::init(6144),
               cl::desc("Memory that lowering and code generation may add to a worker process; also the limit of each "
                        "process of a command (default 6144)"),
               cl::sub(subcommand), cl::cat(toolCategory())) {
  if (!runMs)
    return;
  timeoutMs.emplace("timeout-ms", cl::value_desc("MS"), cl::init(*runMs), cl::desc(runText), cl::sub(subcommand),
                    cl::cat(toolCategory()));
  if (!limitsFiles)
    return;
  fileTimeoutMs.emplace("file-timeout-ms", cl::value_desc("MS"), cl::init(1'800'000),
                        cl::desc("Time limit of one file, after which its other calls are not made, which is an error "
                                 "(default 1800000)"),
                        cl::sub(subcommand), cl::cat(toolCategory()));
}

std::vector<const NumberOption<unsigned> *> WorkerLimitOptions::all() const {
  std::vector<const NumberOption<unsigned> *> options = {&lowerTimeoutMs, &memoryMB};
  if (timeoutMs)
    options.push_back(&*timeoutMs);
  if (fileTimeoutMs)
    options.push_back(&*fileTimeoutMs);
  return options;
}

std::string WorkerLimitOptions::problem() const {
  for (const NumberOption<unsigned> *option : all())
    if (option->getValue() == 0)
      return "--" + option->ArgStr.str() + " must be above 0";
  return "";
}

Error WorkerLimitOptions::apply(CheckConfig &config) const {
  if (std::string wrong = problem(); !wrong.empty())
    return createStringError(wrong);
  for (const NumberOption<unsigned> *option : all())
    if (option->getNumOccurrences())
      config.replayOptions += " --" + option->ArgStr.str() + "=" + utostr(option->getValue());
  if (timeoutMs)
    config.worker.limits.timeoutMs = *timeoutMs;
  if (fileTimeoutMs)
    config.fileTimeoutMs = *fileTimeoutMs;
  config.worker.lowerTimeoutMs = lowerTimeoutMs;
  config.worker.compileTimeoutMs = uint64_t(lowerTimeoutMs) * 2;
  config.worker.memoryLimit = uint64_t(memoryMB) << 20;
  config.worker.interrupted = interrupted;
  return Error::success();
}

SandboxOption::SandboxOption(Subcommand &subcommand, Subcommand *other)
    : off("no-sandbox",
          cl::desc("Let code under test, lowerings and commands do all that the user may: start programs, write files, "
                   "use the network. Only for code that is trusted; each report says so"),
          cl::sub(subcommand), cl::sub(other ? *other : subcommand), cl::cat(toolCategory())) {}

MachineOptions::MachineOptions(Subcommand &subcommand, const RunLimits &defaults, Subcommand *other)
    : stepsText("Steps per run on the reference machine; a long instruction counts as several steps (default " +
                utostr(defaults.maxSteps) + ")"),
      bytesText("Bytes of program memory that may be alive at once; marks take a quarter more (default " +
                utostr(defaults.maxBytes) + ")"),
      maxSteps("max-steps", cl::value_desc("N"), cl::init(defaults.maxSteps), cl::desc(stepsText), cl::sub(subcommand),
               cl::sub(other ? *other : subcommand), cl::cat(toolCategory())),
      maxBytes("max-bytes", cl::value_desc("N"), cl::init(defaults.maxBytes), cl::desc(bytesText), cl::sub(subcommand),
               cl::sub(other ? *other : subcommand), cl::cat(toolCategory())),
      structured(
          "lower-structured", cl::init(LowerStructured::Auto),
          cl::desc(
              "Lower structured control flow (scf, affine) with upstream's passes lower-affine and convert-scf-to-cf "
              "before the module is run and lowered (default auto)"),
          cl::values(
              clEnumValN(LowerStructured::Auto, "auto", "if the module has operations of scf or affine"),
              clEnumValN(LowerStructured::Always, "always", "in every module"),
              clEnumValN(LowerStructured::Never, "never", "in no module: modules with such operations are refused")),
          cl::sub(subcommand), cl::sub(other ? *other : subcommand), cl::cat(toolCategory())),
      structuredWords(structured),
      acceptPromises(
          "accept-promises",
          cl::desc("Assume that promises are kept which cannot be checked, and count them: tbaa, alias "
                   "scopes, captures, invariant. Without the option, a module with such promises is refused"),
          cl::sub(subcommand), cl::sub(other ? *other : subcommand), cl::cat(toolCategory())),
      sandbox(subcommand, other) {}

std::string MachineOptions::problem() const {
  // A native run reserves six times as many addresses.
  constexpr uint64_t kMost = 1ull << 40;
  if (maxSteps == 0)
    return "--max-steps must be above 0";
  if (maxBytes == 0 || maxBytes > kMost)
    return "--max-bytes must be 1 to " + utostr(kMost);
  return "";
}

RunLimits MachineOptions::limits() const { return RunLimits{maxSteps, maxBytes}; }

void MachineOptions::apply(WorkerOptions &worker) const {
  worker.limits.maxSteps = maxSteps;
  worker.limits.maxBytes = maxBytes;
  worker.structured = structured;
  worker.acceptPromises = acceptPromises;
  worker.sandbox = !sandbox.isOff();
}

Error MachineOptions::apply(CheckConfig &config) const {
  if (std::string wrong = problem(); !wrong.empty())
    return createStringError(wrong);
  apply(config.worker);
  config.replayOptions += replayed();
  return Error::success();
}

std::string MachineOptions::replayed() const {
  std::string text;
  for (const NumberOption<uint64_t> *option : {&maxSteps, &maxBytes})
    if (option->getNumOccurrences())
      text += " --" + option->ArgStr.str() + "=" + utostr(option->getValue());
  if (structured.getNumOccurrences())
    text += std::string(" --lower-structured=") + name(structured);
  return text + (acceptPromises ? " --accept-promises" : "") + (sandbox.isOff() ? " --no-sandbox" : "");
}

std::vector<std::string> MachineOptions::weakening() const {
  std::vector<std::string> texts;
  for (const NumberOption<uint64_t> *option : {&maxSteps, &maxBytes})
    if (option->getValue() < option->getDefault().getValue())
      texts.push_back("--" + option->ArgStr.str() + "=" + utostr(option->getValue()));
  if (structured != LowerStructured::Auto)
    texts.push_back(std::string("--lower-structured=") + name(structured));
  if (acceptPromises)
    texts.push_back("--accept-promises");
  return texts;
}

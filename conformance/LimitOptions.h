//===-- LimitOptions.h - options about what a run may use ---------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Time, memory and steps of workers, files and runs, and what the sandbox forbids. As in
// ToolOptions.h, each option is declared here once.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_LIMITOPTIONS_H
#define MEMREF_CTS_CONFORMANCE_LIMITOPTIONS_H

#include "conformance/Engine.h"
#include "conformance/Tool.h"

#include <optional>
#include <string>
#include <vector>

namespace memref_cts::conformance {

struct CheckConfig;
struct WorkerOptions;
enum class LowerStructured : uint8_t;

/// What a worker process of a subcommand may take: --timeout-ms, --lower-timeout-ms
/// and --memory-mb. And what one file may take, of subcommands that run it: --file-timeout-ms.
class WorkerLimitOptions {
public:
  /// The milliseconds are the defaults of the first two. No `runMs`: workers run nothing, and
  /// there is neither --timeout-ms nor --file-timeout-ms. `limitsFiles`: there is the latter.
  explicit WorkerLimitOptions(Subcommand &subcommand, std::optional<unsigned> runMs = 10000, unsigned lowerMs = 30000,
                              bool limitsFiles = true);
  /// "" or what is wrong with the values given.
  std::string problem() const;
  /// Hands the limits to the workers, and those given to replay commands. Workers end
  /// when the tool is interrupted, too. Values that are wrong are an error.
  llvm::Error apply(CheckConfig &config) const;

private:
  std::vector<const NumberOption<unsigned> *> all() const;
  const std::string runText, lowerText; // help
  std::optional<NumberOption<unsigned>> timeoutMs, fileTimeoutMs;
  NumberOption<unsigned> lowerTimeoutMs, memoryMB;
};

/// --no-sandbox of a subcommand that runs code under test. No key of a project file says
/// the same: who gives the file is not who trusts the code.
class SandboxOption {
public:
  /// `other`: a second subcommand that has the same option, or null.
  explicit SandboxOption(Subcommand &subcommand, Subcommand *other = nullptr);
  bool isOff() const { return off; }

private:
  llvm::cl::opt<bool> off;
};

/// How the reference machine takes a module, and what a run of it may use: --max-steps,
/// --max-bytes, --lower-structured and --accept-promises. What code under test may do:
/// --no-sandbox.
class MachineOptions {
public:
  /// `defaults`: budgets where none are given. `other`: a second subcommand that has the same
  /// options, or null.
  explicit MachineOptions(Subcommand &subcommand, const RunLimits &defaults = RunLimits(), Subcommand *other = nullptr);
  /// "" or what is wrong with the budgets given.
  std::string problem() const;
  /// The budgets; the other limits have their defaults.
  RunLimits limits() const;
  /// Hands all to workers.
  void apply(WorkerOptions &worker) const;
  /// Hands all to workers, and those given to replay commands. Budgets that are wrong are an error.
  llvm::Error apply(CheckConfig &config) const;
  /// What a replay command repeats, with a blank before each, or "".
  std::string replayed() const;
  /// Those of them with which less is checked than without, or the module is another one.
  std::vector<std::string> weakening() const;

private:
  const std::string stepsText, bytesText; // help
  NumberOption<uint64_t> maxSteps, maxBytes;
  llvm::cl::opt<LowerStructured> structured;
  const KnownWords structuredWords;
  llvm::cl::opt<bool> acceptPromises;
  const SandboxOption sandbox;
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_LIMITOPTIONS_H

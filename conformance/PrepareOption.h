//===-- PrepareOption.h - --prepare of subcommands ----------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes that users trust, and that bring cases to the reference machine.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_PREPAREOPTION_H
#define MEMREF_CTS_CONFORMANCE_PREPAREOPTION_H

#include "conformance/Tool.h"
#include "conformance/Worker.h"

namespace memref_cts::conformance {

struct CheckConfig;

/// --prepare of a subcommand that runs cases: passes that users trust bring them to what the reference machine runs.
class PrepareOption {
public:
  /// Help of the option where lowerings are under test.
  static constexpr const char *kOfLowerings =
      "Run these passes first, for the reference machine alone: what is lowered is the module before them. Passes as "
      "mlir-opt takes them, such as one-shot-bufferize,convert-linalg-to-loops";
  /// Help of the option where passes are under test.
  static constexpr const char *kOfPasses =
      "Run these passes on both modules, for the reference machine alone: the passes under test get the module before "
      "them. Passes as mlir-opt takes them, such as one-shot-bufferize,convert-linalg-to-loops";

  /// Adds the option to the subcommand, which lives as long as the program.
  explicit PrepareOption(Subcommand &subcommand, const char *help = kOfLowerings);
  /// Hands the passes to workers, after one worker with these options has parsed them. An error if it cannot.
  llvm::Error apply(WorkerOptions &worker) const;
  /// The same, and replay commands repeat the option. Not together with --probe-descriptors, whose calls only the
  /// prepared module would have.
  llvm::Error apply(CheckConfig &config) const;
  /// For headings of reports, with blanks before it, or "".
  std::string banner() const;

private:
  llvm::cl::opt<std::string> passes;
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_PREPAREOPTION_H

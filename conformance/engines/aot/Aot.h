//===-- Aot.h - executables for native and foreign machines ------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The aot engine: a C compiler links an object file of lowered code with a
// small C program that needs no MLIR. The executable runs on the target, or its
// emulator, and tells this process what memory holds after each run. Bytes of
// outcomes have the order of the target, as those of the reference machine have
// for a program with that data layout.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_ENGINES_AOT_AOT_H
#define MEMREF_CTS_CONFORMANCE_ENGINES_AOT_AOT_H

#include "conformance/Engine.h"
#include "conformance/Worker.h"

namespace memref_cts::conformance {

/// The C compilers that `compiler` may name below.
std::vector<std::string> aotCompilerNames();

/// How an executable that checks itself judged its calls.
struct SelfCheck {
  bool agrees = false;
  std::string said; // its last line, or how it died
};

/// Something is wrong with this machine, such as a full disk: nothing is known of the program.
class MachineError : public llvm::ErrorInfo<MachineError> {
public:
  static char ID;
  explicit MachineError(std::string what) : what(std::move(what)) {}
  void log(llvm::raw_ostream &os) const override { os << what; }
  std::error_code convertToErrorCode() const override { return llvm::inconvertibleErrorCode(); }

private:
  std::string what;
};

/// Somebody killed a compiler or an executable with SIGKILL: nothing is known of what it was to do.
class KilledError : public llvm::ErrorInfo<KilledError, MachineError> {
public:
  static char ID;
  using llvm::ErrorInfo<KilledError, MachineError>::ErrorInfo;
};

/// What an error of makeAotEngine makes of a reply: a refusal, or one that says nothing of the program.
void setError(Reply &reply, llvm::Error error);

/// Links the lowered object with a C program for each function, and runs it: natively, or under an emulator.
class AotEngine : public Engine {
public:
  /// Leaves an executable at `path` that needs no tool where it runs: lowered
  /// object, reference machine, program, and the calls made so far, of very many the first
  /// ones. Runs it once. The engine was made with `record`. An error says what does not
  /// compile, link or start.
  virtual llvm::Expected<SelfCheck> leaveSelfChecking(llvm::StringRef caseName, const std::string &path) = 0;
};

/// Links and starts an executable, which ends with the engine. An error says what is not
/// installed or does not link: a refusal, not a finding. A KilledError is none of both. `object` comes from a unit
/// loaded for `target`, with the entry `entry`, and is not needed afterwards; `source` is
/// its source program and outlives the engine. `record`: calls are kept for
/// leaveSelfChecking.
llvm::Expected<std::unique_ptr<AotEngine>> makeAotEngine(const refrt_program *source, llvm::StringRef entry,
                                                         const ObjectReply &object, llvm::StringRef target,
                                                         llvm::StringRef compiler, const WorkerOptions &options,
                                                         bool record);

/// Which program for `target` is not installed, with words around it, or "".
std::string aotToolsProblem(llvm::StringRef target, llvm::StringRef compiler);
/// Why executables for `target` cannot be made or run here. An unknown target is
/// such a reason. After a KilledError it may be asked again. The first call for a pair compiles what executables are
/// linked with. Of `options` the limits of runs and the interruption hold for executables and compilers.
llvm::Error aotProblem(llvm::StringRef target, llvm::StringRef compiler, const WorkerOptions &options);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_ENGINES_AOT_AOT_H

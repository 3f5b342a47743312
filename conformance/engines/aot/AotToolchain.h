//===-- AotToolchain.h - C compilers and emulators ---------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the tools of a target, compiles the C part of executables once per
// process, target and compiler, and links. Knows no program and runs none.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_ENGINES_AOT_AOTTOOLCHAIN_H
#define MEMREF_CTS_CONFORMANCE_ENGINES_AOT_AOTTOOLCHAIN_H

#include "conformance/engines/aot/Aot.h"
#include "conformance/sandbox/Sandbox.h"
#include "conformance/targets/Targets.h"

#include <mutex>
#include <string>
#include <vector>

namespace memref_cts::conformance {

class AotToolchain {
public:
  /// The one for a target and a compiler of this process, or what is missing. Once
  /// `interrupted` of the options, the tool's own or null, is true, what it started ends at once.
  static llvm::Expected<AotToolchain *> get(llvm::StringRef target, llvm::StringRef compiler,
                                            const WorkerOptions &options);

  /// Links an executable into a fresh file; the caller removes it. `given`: a second object, or "".
  llvm::Expected<std::string> link(llvm::StringRef object, llvm::StringRef given);
  /// Links an executable that checks itself against `record` (executable.h) to
  /// `path`. The first one compiles the reference machine: some seconds.
  llvm::Error linkSelfChecking(llvm::StringRef object, llvm::StringRef given, llvm::StringRef record,
                               const std::string &path);
  /// Runs one of those once. A KilledError: it was killed from outside.
  llvm::Expected<SelfCheck> runSelfChecking(const std::string &path, unsigned seconds) const;
  /// What starts an executable: the emulator, if there is one, then its path.
  std::vector<std::string> command(const std::string &executable) const;
  /// Where such a command may run: it starts its own files, and writes none.
  static std::unique_ptr<Box> boxOf(const std::vector<std::string> &command);

private:
  llvm::Error prepare(llvm::StringRef target, llvm::StringRef compiler);
  llvm::Error compileSoftFloats(llvm::StringRef text);
  llvm::Error prepareSelfChecking();
  llvm::Error prepareSelfCheckingOnce(); // from any thread
  llvm::Error compileSource(const std::string &name, std::vector<std::string> &objects);
  llvm::Error compile(const std::vector<std::string> &arguments, const std::string &what);

  const TargetRow *row = nullptr;
  bool (*interrupted)() = nullptr;
  bool sandbox = true;
  uint64_t memoryLimit = 0;                // of all processes of a compiler, and of its files
  std::unique_ptr<Box> box;                // of the compiler
  std::vector<std::string> compileCommand; // with the flags of the target
  std::string emulator;
  std::string folder;                       // of this toolchain's files
  std::vector<std::string> runtimeObjects;  // of both kinds of executables
  std::vector<std::string> talkingObjects;  // ... of those that talk to the tool
  std::vector<std::string> checkingObjects; // ... of those that check themselves
  std::string checkingProblem;
  std::mutex checking;
  bool isChecking = false;
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_ENGINES_AOT_AOTTOOLCHAIN_H

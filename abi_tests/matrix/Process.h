//===-- Process.h - programs that the matrix runs -----------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compilers, emulators and the calls themselves run in processes with a time
// limit, in a box of the sandbox unless it is off, from any thread. Once the tool is interrupted they end at once, and
// no other one starts. Must not interpret what they say.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_ABI_TESTS_MATRIX_PROCESS_H
#define MEMREF_CTS_ABI_TESTS_MATRIX_PROCESS_H

#include "abi_tests/Matrix.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <string>

namespace memref_cts::abi_tests {

struct ProcessResult {
  int exitCode = -1; // -1: did not start, or was interrupted, -2: died or took too long
  std::string output, errors;
  bool isEnvironment = false; // failed for want of disk, memory or processes
  bool wasKilled = false;     // somebody killed it with SIGKILL, and did so when it was tried once more
  std::string forbidden;      // names of the system calls that its box refused, or ""
  bool ok() const { return exitCode == 0; }
  /// It died or took too long, or says so of a part of it: what it would have said nobody knows.
  bool crashed() const;
  /// What it said of its failure, in one line.
  std::string problem() const;
};

/// Whose program it is: who writes objects to the folder, or lowered code, which writes nothing.
enum class Runs : uint8_t { Tool, Code };

/// Runs `words[0]`, a path, with the others as arguments, once more if somebody kills it; `scratch` names a file that
/// may be written beside it.
ProcessResult runProcess(llvm::ArrayRef<std::string> words, const std::string &scratch, unsigned seconds, Runs runs,
                         const MatrixConfig &config);

/// Full path of a program, of LLVM 22 if it is one of its tools; "" if there is
/// none.
std::string findTool(llvm::StringRef name);

/// "the process was killed from outside (signal 9)", and how that is known.
std::string killedText(llvm::StringRef how);

/// The first error of what a tool said, without its place, or the first line.
std::string firstError(llvm::StringRef text);

/// Whether a tool says in the words of the operating system that disk, memory or processes ran out.
bool isEnvironmentProblem(llvm::StringRef text);

} // namespace memref_cts::abi_tests

#endif // MEMREF_CTS_ABI_TESTS_MATRIX_PROCESS_H

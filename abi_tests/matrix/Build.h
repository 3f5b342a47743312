//===-- Build.h - objects of the matrix ---------------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One object per end, role, target and optimisation level, with all rows that
// this end can build; for each other row, why not.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_ABI_TESTS_MATRIX_BUILD_H
#define MEMREF_CTS_ABI_TESTS_MATRIX_BUILD_H

#include "abi_tests/Matrix.h"

namespace memref_cts::abi_tests {

struct BuiltObject {
  std::vector<std::string> paths;   // of objects; empty: nothing could be built
  std::vector<CellVerdict> verdict; // of each row: Agree if it is in the object
  std::vector<std::string> why;
  std::string problem; // of the environment: no verdict can be had
};

/// Command words that compile C for the target, without input and output; empty
/// with `why` set if the compiler is missing.
std::vector<std::string> compilerCommand(const Compiler &compiler, const Target &target, std::string &why);

BuiltObject buildEnd(const MatrixConfig &config, const End &end, const Target &target, unsigned optLevel,
                     bool isCaller);

/// What goes around the objects of both ends.
struct BuiltFrame {
  std::string path; // of the object; "": there is none
  std::string why;
  CellVerdict verdict = CellVerdict::Skipped; // without an object, of all rows
  bool isEnvironment = false;                 // disk, memory or processes ran out
};

BuiltFrame buildFrame(const MatrixConfig &config, const Target &target, bool loweredCaller);

/// For all rows the difference between the model's LLVM type and the one that
/// `ir` (LLVM IR text) gives the symbol, or "".
std::vector<std::string> checkSignatures(llvm::StringRef ir, llvm::ArrayRef<MatrixRow> rows, const Target &target);

} // namespace memref_cts::abi_tests

#endif // MEMREF_CTS_ABI_TESTS_MATRIX_BUILD_H

//===-- Statements.h - what a function is made of ---------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The table of statements, and the draws from it.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_FUZZ_GENERATE_STATEMENTS_H
#define MEMREF_CTS_FUZZ_GENERATE_STATEMENTS_H

#include "fuzz/generate/FunctionBuilder.h"

namespace memref_cts::fuzz {

/// `part`: one that programs can do without, or "". "DIALECT-..." is a part of DIALECT.
struct Statement {
  unsigned weight; // how often it is drawn, of the sum
  const char *part;
  void (*emit)(FunctionBuilder &);
};

llvm::ArrayRef<Statement> allStatements();
/// Emits `count` random ones.
void addStatements(FunctionBuilder &f, unsigned count);

} // namespace memref_cts::fuzz

#endif // MEMREF_CTS_FUZZ_GENERATE_STATEMENTS_H

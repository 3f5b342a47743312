//===-- Mutations.cpp - the table of operators ---------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rows to functions.
//
//===----------------------------------------------------------------------===//

#include "conformance/mutate/Mutations.h"

using namespace memref_cts::conformance;

const std::vector<MutationOperator> &memref_cts::conformance::mutationOperators() {
  static const std::vector<MutationOperator> rows = {
#define OPERATOR(Function, Text, Doc) {Text, Doc, Function},
#include "conformance/tables/operators.def"
  };
  return rows;
}

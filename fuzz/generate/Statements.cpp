//===-- Statements.cpp - what a function is made of -----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How often each is drawn.
//
//===----------------------------------------------------------------------===//

#include "fuzz/generate/Statements.h"

#include "fuzz/generate/Control.h"
#include "fuzz/generate/Memory.h"
#include "fuzz/generate/Scalars.h"
#include "fuzz/generate/Shapes.h"
#include "fuzz/generate/VectorMemory.h"
#include "fuzz/generate/Vectors.h"
#include "fuzz/generate/Views.h"

using namespace memref_cts::fuzz;
using namespace llvm;

ArrayRef<Statement> memref_cts::fuzz::allStatements() {
  static const Statement table[] = {
      {4, "", load},
      {3, "", store},
      {4, "", subview},
      {3, "", castView},
      {1, "", unrankedRoundTrip},
      {2, "", reinterpretView},
      {2, "", transposeView},
      {2, "", expandView},
      {2, "", collapseView},
      {1, "", viewOfBytes},
      {3, "", loopNest},
      {2, "", copy},
      {3, "", [](FunctionBuilder &f) { arithmetic(f); }},
      {2, "", conversion},
      {1, "", metadata},
      {2, "", [](FunctionBuilder &f) { allocate(f, false); }},
      {1, "", [](FunctionBuilder &f) { allocate(f, true); }},
      {1, "", reallocate},
      {1, "", useGlobal},
      {1, "", diamond},
      {1, "", switchOver},
      {1, "", callHelper},
      {1, "", callExternal},
      {2, "vector", vectorArithmetic},
      {1, "vector", vectorParts},
      {2, "vector", vectorShape},
      {1, "vector", vectorReduction},
      {2, "vector", [](FunctionBuilder &f) { accessRow(f, false); }},
      {2, "vector", [](FunctionBuilder &f) { accessRow(f, true); }},
      {2, "vector", [](FunctionBuilder &f) { transfer(f, false); }},
      {2, "vector", [](FunctionBuilder &f) { transfer(f, true); }},
      {1, "vector-2d-access", accessBox},
      {1, "vector", gather},
      {1, "vector", scatter},
  };
  return table;
}

static StringRef dialectOf(StringRef part) { return part.split('-').first; }

void memref_cts::fuzz::addStatements(FunctionBuilder &f, unsigned count) {
  std::vector<Statement> table;
  for (const Statement &row : allStatements())
    if (!f.module.options.without.count(row.part) && !f.module.options.without.count(dialectOf(row.part).str()))
      table.push_back(row);
  // What is special about bare pointers happens at calls, with views whose two pointers differ.
  if (f.module.convention == ModuleConvention::Bare) {
    table.push_back({4, "", viewOfBytes});
    table.push_back({10, "", callHelper});
  }
  unsigned sum = 0;
  for (const Statement &row : table)
    sum += row.weight;
  f.tape.beginStatements();
  for (unsigned i = 0; i < count; ++i) {
    f.tape.beginStatement();
    uint64_t drawn = f.tape.below(sum);
    for (const Statement &row : table) {
      if (drawn < row.weight) {
        if (*row.part)
          f.module.parts.insert({row.part, dialectOf(row.part).str()});
        row.emit(f);
        break;
      }
      drawn -= row.weight;
    }
    f.tape.endStatement();
  }
  f.tape.endStatements();
}

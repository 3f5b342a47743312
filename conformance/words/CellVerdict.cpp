//===-- CellVerdict.cpp - words of the ABI matrix -------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rows of tables/cell_verdicts.def.
//
//===----------------------------------------------------------------------===//

#include "conformance/words/CellVerdict.h"

#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/ErrorHandling.h"

using namespace memref_cts::conformance;

const char *memref_cts::conformance::name(CellVerdict verdict) {
  switch (verdict) {
#define CELL_VERDICT(Name, Text, IsAnswer, Meaning)                                                                    \
  case CellVerdict::Name:                                                                                              \
    return Text;
#include "conformance/tables/cell_verdicts.def"
  }
  llvm_unreachable("no CellVerdict");
}

std::optional<CellVerdict> memref_cts::conformance::cellVerdictNamed(llvm::StringRef text) {
  return llvm::StringSwitch<std::optional<CellVerdict>>(text)
#define CELL_VERDICT(Name, Text, IsAnswer, Meaning) .Case(Text, CellVerdict::Name)
#include "conformance/tables/cell_verdicts.def"
      .Default(std::nullopt);
}

bool memref_cts::conformance::isAnswer(CellVerdict verdict) {
  switch (verdict) {
#define CELL_VERDICT(Name, Text, IsAnswer, Meaning)                                                                    \
  case CellVerdict::Name:                                                                                              \
    return IsAnswer;
#include "conformance/tables/cell_verdicts.def"
  }
  llvm_unreachable("no CellVerdict");
}

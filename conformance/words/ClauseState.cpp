//===-- ClauseState.cpp - words for states of clauses ---------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rows of tables/clause_states.def.
//
//===----------------------------------------------------------------------===//

#include "conformance/words/ClauseState.h"

#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/ErrorHandling.h"

using namespace memref_cts::conformance;

const char *memref_cts::conformance::name(ClauseState state) {
  switch (state) {
#define CLAUSE_STATE(Name, Text, IsAnswer, Meaning)                                                                    \
  case ClauseState::Name:                                                                                              \
    return Text;
#include "conformance/tables/clause_states.def"
  }
  llvm_unreachable("no ClauseState");
}

std::optional<ClauseState> memref_cts::conformance::clauseStateNamed(llvm::StringRef text) {
  return llvm::StringSwitch<std::optional<ClauseState>>(text)
#define CLAUSE_STATE(Name, Text, IsAnswer, Meaning) .Case(Text, ClauseState::Name)
#include "conformance/tables/clause_states.def"
      .Default(std::nullopt);
}

bool memref_cts::conformance::isAnswer(ClauseState state) {
  switch (state) {
#define CLAUSE_STATE(Name, Text, IsAnswer, Meaning)                                                                    \
  case ClauseState::Name:                                                                                              \
    return IsAnswer;
#include "conformance/tables/clause_states.def"
  }
  llvm_unreachable("no ClauseState");
}

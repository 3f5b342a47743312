//===-- ClauseState.h - what a run says of a clause -------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The states of clauses and of the tests that carry them, as tables/clause_states.def
// has them. `conform` makes them, and the gate reads them.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_WORDS_CLAUSESTATE_H
#define MEMREF_CTS_CONFORMANCE_WORDS_CLAUSESTATE_H

#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <optional>

namespace memref_cts::conformance {

enum class ClauseState : uint8_t {
#define CLAUSE_STATE(Name, Text, IsAnswer, Meaning) Name,
#include "conformance/tables/clause_states.def"
};

/// As reports have it; static.
const char *name(ClauseState state);
/// The state of a name.
std::optional<ClauseState> clauseStateNamed(llvm::StringRef text);
/// Whether something was checked.
bool isAnswer(ClauseState state);
/// Whether the lowering did not refuse it, something was compared, and no waiver explains what is wrong. A waived
/// clause counts for itself.
inline bool isImplemented(ClauseState state) { return state == ClauseState::Passed || state == ClauseState::Failed; }

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_WORDS_CLAUSESTATE_H

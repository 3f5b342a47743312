//===-- Verdict.cpp - the comparison of two outcomes -----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The table of verdicts as text.
//
//===----------------------------------------------------------------------===//

#include "conformance/words/Verdict.h"

using namespace memref_cts::conformance;

const char *memref_cts::conformance::name(VerdictKind kind) {
  switch (kind) {
#define VERDICT(Name, Text, IsBad, Doc)                                                                                \
  case VerdictKind::Name:                                                                                              \
    return Text;
#include "conformance/tables/verdicts.def"
  }
  return "unknown";
}

std::optional<VerdictKind> memref_cts::conformance::verdictNamed(llvm::StringRef text) {
  for (unsigned kind = 0; kind < kNumVerdictKinds; ++kind)
    if (text == name(static_cast<VerdictKind>(kind)))
      return static_cast<VerdictKind>(kind);
  return std::nullopt;
}

const char *memref_cts::conformance::meaning(VerdictKind kind) {
  switch (kind) {
#define VERDICT(Name, Text, IsBad, Doc)                                                                                \
  case VerdictKind::Name:                                                                                              \
    return Doc;
#include "conformance/tables/verdicts.def"
  }
  return "unknown";
}

bool memref_cts::conformance::isBad(VerdictKind kind) {
  switch (kind) {
#define VERDICT(Name, Text, IsBad, Doc)                                                                                \
  case VerdictKind::Name:                                                                                              \
    return IsBad;
#include "conformance/tables/verdicts.def"
  }
  return true;
}

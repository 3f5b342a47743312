//===-- FirstWrongPass.cpp - which pass is the first wrong one -------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "conformance/check/lower/FirstWrongPass.h"

using namespace memref_cts::conformance;

void FirstWrongPass::next(const std::string &pass, const Verdict *verdict) {
  size_t number = count++;
  bool isBad = verdict && verdict->bad();
  if (verdict && verdict->kind == VerdictKind::Agree) {
    wrong.reset();
    before.clear();
  } else if (isBad && !wrong) {
    wrong = number;
  } else if (!isBad && !wrong) {
    before += (before.empty() ? "" : ", ") + pass;
  }
}

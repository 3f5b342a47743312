//===-- Subject.cpp - texts of subjects ----------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The texts are part of the baselines that users have committed: they stay.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/gate/Subject.h"

#include <cassert>

using namespace llvm;
using namespace memref_cts::conformance;

static constexpr char kDataPrefix[] = "memref-cts:";
static constexpr char kClausePrefix[] = "clause ";
static constexpr char kAbiPrefix[] = "abi ";
static constexpr char kCampaign[] = "fuzz";

Subject Subject::dataFile(StringRef fromData) { return {SubjectKind::DataFile, (kDataPrefix + fromData).str()}; }
Subject Subject::clause(StringRef id) { return {SubjectKind::Clause, (kClausePrefix + id).str()}; }
Subject Subject::abi(StringRef family, StringRef convention) {
  return {SubjectKind::Abi, (kAbiPrefix + family + " " + convention).str()};
}
Subject Subject::campaign() { return {SubjectKind::Campaign, kCampaign}; }

Subject Subject::parse(StringRef text) {
  if (isInput(text))
    return input(text);
  if (text == kCampaign)
    return campaign();
  SubjectKind kind = text.starts_with(kClausePrefix) ? SubjectKind::Clause
                     : text.starts_with(kAbiPrefix)  ? SubjectKind::Abi
                     : text.starts_with(kDataPrefix) ? SubjectKind::DataFile
                                                     : SubjectKind::File;
  return {kind, text.str()};
}

StringRef Subject::pathInData() const {
  assert(is(SubjectKind::DataFile) && "no other subject is in the folder of data");
  return StringRef(written).drop_front(sizeof(kDataPrefix) - 1);
}

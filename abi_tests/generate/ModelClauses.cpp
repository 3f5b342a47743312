//===-- ModelClauses.cpp - which clauses an argument or a result is about -===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What crosses a boundary, and how, names the clauses that say how it has to. Must
// not judge.
//
//===----------------------------------------------------------------------===//
#include "abi_tests/Model.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace memref_cts::abi_tests;

/// Of a scalar: what its type becomes.
static const char *clauseOfType(const ValueType &type) {
  switch (type.kind) {
  case TypeKind::Integer:
    return "TYPE-INT-01";
  case TypeKind::Index:
    return "TYPE-INDEX-01";
  case TypeKind::Float:
    return "TYPE-FP-01";
  case TypeKind::BFloat:
    return "TYPE-FP-02";
  case TypeKind::Pointer:
    return "FUNCTY-HOF-01";
  case TypeKind::Ranked:
  case TypeKind::Unranked:
    break;
  }
  llvm_unreachable("memrefs are no scalars");
}

static std::vector<std::string> clausesOfArgument(const ValueType &type, bool isWrapper) {
  if (type.isBareMemRef())
    return {"BARE-01", "BARE-02"};
  if (type.kind == TypeKind::Ranked)
    return isWrapper ? std::vector<std::string>{"CIFACE-03", "CIFACE-05"}
                     : std::vector<std::string>{"FUNCTY-05", "CALL-RANKED-03"};
  if (type.kind == TypeKind::Unranked)
    return isWrapper ? std::vector<std::string>{"CIFACE-17"}
                     : std::vector<std::string>{"FUNCTY-07", "CALL-UNRANKED-01", "CALL-UNRANKED-04"};
  return {isWrapper ? "CIFACE-04" : "FUNCTY-04", clauseOfType(type)};
}

static std::vector<std::string> clausesOfResult(const Signature &signature, const ValueType &type, bool isWrapper) {
  std::vector<std::string> clauses;
  const bool isOne = signature.results.size() == 1;
  if (isWrapper && hasStructResult(signature))
    clauses = isOne ? std::vector<std::string>{"CIFACE-09"}
                    : std::vector<std::string>{"CIFACE-09", "CIFACE-13", "RESULT-PACK-07"};
  else if (isWrapper)
    clauses = {"CIFACE-12"};
  else if (type.isBareMemRef())
    clauses = {isOne ? "BARE-13" : "BARE-14"};
  else if (type.isMemRef())
    clauses = {isOne ? "FUNCTY-08" : "FUNCTY-09"};
  else
    clauses = isOne ? std::vector<std::string>{"FUNCTY-02", "RESULT-PACK-04"}
                    : std::vector<std::string>{"FUNCTY-03", "RESULT-PACK-01"};
  if (type.kind == TypeKind::Unranked)
    clauses.push_back(isWrapper ? "CIFACE-26" : "LIFE-01");
  else if (!type.isMemRef() && !type.isBareMemRef())
    clauses.push_back(clauseOfType(type));
  return clauses;
}

std::vector<std::string> memref_cts::abi_tests::clausesOf(const Signature &signature, Convention convention,
                                                          bool isResult, unsigned position) {
  const bool isWrapper = convention == Convention::Wrapper;
  return isResult ? clausesOfResult(signature, signature.results[position], isWrapper)
                  : clausesOfArgument(signature.arguments[position], isWrapper);
}

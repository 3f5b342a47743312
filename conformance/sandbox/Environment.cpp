//===-- Environment.cpp - variables that a process in the box has ---------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A table that is looked through for each variable.
//
//===----------------------------------------------------------------------===//
#include "conformance/sandbox/Environment.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"

using namespace memref_cts::conformance;

namespace {
struct VariableRow {
  llvm::StringLiteral name;
  unsigned who;
};
} // namespace

static constexpr unsigned W = 1u << unsigned(BoxedProcess::Worker), X = 1u << unsigned(BoxedProcess::Executable),
                          C = 1u << unsigned(BoxedProcess::Command);

static constexpr VariableRow kVariables[] = {
#define VARIABLE(Name, Who, Doc) {llvm::StringLiteral(Name), Who},
#include "conformance/sandbox/environment.def"
};

std::vector<std::string> memref_cts::conformance::environmentOf(BoxedProcess who,
                                                                const std::vector<std::string> &variables) {
  std::vector<std::string> kept;
  for (const std::string &variable : variables) {
    llvm::StringRef name = llvm::StringRef(variable).split('=').first;
    if (llvm::any_of(kVariables, [&](const VariableRow &row) {
          llvm::StringRef wanted = row.name;
          bool isPrefix = wanted.consume_back("*");
          return (row.who >> unsigned(who) & 1) && (isPrefix ? name.starts_with(wanted) : name == wanted);
        }))
      kept.push_back(variable);
  }
  return kept;
}

void memref_cts::conformance::addSanitizerOption(std::vector<std::string> &variables, const std::string &option) {
  constexpr char kName[] = "ASAN_OPTIONS=";
  auto found = llvm::find_if(variables, [&](llvm::StringRef each) { return each.starts_with(kName); });
  if (found == variables.end())
    variables.push_back(kName + option);
  else
    *found += ":" + option;
}

//===-- LoweringNames.cpp - short names of lowerings ----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names are cut as in text reports, and numbered where two become the same.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/stored/LoweringNames.h"
#include "conformance/NoLowering.h"
#include "conformance/Report.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace memref_cts::conformance;

const std::string &LoweringNames::of(const std::string &text) {
  auto [known, isNew] = names.try_emplace(text);
  if (!isNew)
    return known->second;
  std::string name = text.empty() || isNoLowering(text) ? "no lowering" : shortLowering(text);
  if (name != text && name != "no lowering") {
    auto isTaken = [&](const std::string &other) {
      return any_of(shortened, [&](const auto &row) { return row.first == other; });
    };
    std::string unique = name;
    for (unsigned number = 2; isTaken(unique); ++number)
      unique = name + " #" + utostr(number);
    name = unique;
    shortened.push_back({name, text});
  }
  return known->second = name;
}

void LoweringNames::add(const std::string &name, const std::string &text) {
  if (std::pair<std::string, std::string> row(name, text); !is_contained(shortened, row))
    shortened.push_back(std::move(row));
}

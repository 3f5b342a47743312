//===-- RowProblem.cpp - where a row of waivers is wrong ------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The same place for people and for the reader of YAML.
//
//===----------------------------------------------------------------------===//

#include "conformance/waivers/RowProblem.h"

using namespace memref_cts::conformance;

std::string RowProblem::text() const {
  std::string place = key;
  if (line)
    place += ", line " + std::to_string(line);
  if (!part.empty())
    place += ", " + part;
  return place.empty() ? what : place + ": " + what;
}

std::vector<std::string> RowProblem::path(size_t row) const {
  std::vector<std::string> steps = {std::to_string(row)};
  if (!key.empty())
    steps.push_back(key);
  if (line)
    steps.push_back(std::to_string(line - 1));
  if (!part.empty())
    steps.push_back(part);
  return steps;
}

//===-- LoweringNames.h - short names of lowerings --------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names that fit a cell.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_SUITE_STORED_LOWERINGNAMES_H
#define MEMREF_CTS_CONFORMANCE_SUITE_STORED_LOWERINGNAMES_H

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace memref_cts::conformance {

/// Names that fit a cell, for lowerings whose texts are as long as pipelines and commands are. No two are the same.
class LoweringNames {
public:
  const std::string &of(const std::string &text);
  /// A name that is no cut text, such as one of a project file.
  void add(const std::string &name, const std::string &text);
  /// Those that are not their own text: name and text, in the order of use.
  const std::vector<std::pair<std::string, std::string>> &cut() const { return shortened; }

private:
  std::map<std::string, std::string> names;
  std::vector<std::pair<std::string, std::string>> shortened;
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_SUITE_STORED_LOWERINGNAMES_H

//===-- YamlText.cpp - YAML that its reader does not survive ------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Brackets and indentation, without the grammar.
//
//===----------------------------------------------------------------------===//

#include "conformance/words/YamlText.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/YAMLParser.h"

#include <algorithm>

using namespace llvm;

unsigned memref_cts::conformance::findDeepYaml(StringRef text) {
  constexpr size_t kMaxDepth = 256;
  size_t depth = 0;
  for (unsigned line = 1; !text.empty(); ++line) {
    auto [row, rest] = text.split('\n');
    text = rest;
    // A block nests by indentation, or by several marks in a line.
    size_t mark = row.find_first_not_of(" -?:");
    if (std::min(mark, row.size()) > kMaxDepth)
      return line;
    for (char c : row) {
      if ((c == '[' || c == '{') && ++depth > kMaxDepth)
        return line;
      if ((c == ']' || c == '}') && depth)
        --depth;
    }
  }
  return 0;
}

unsigned memref_cts::conformance::YamlLines::lineOf(const yaml::Node *node) {
  const char *at = node ? node->getSourceRange().Start.getPointer() : text.begin();
  if (at < text.begin() || at > text.end())
    return 1;
  size_t offset = static_cast<size_t>(at - text.begin());
  if (offset < known) {
    known = 0;
    line = 1;
  }
  line += static_cast<unsigned>(text.slice(known, offset).count('\n'));
  known = offset;
  return line;
}

/// The value of a key, whose own place is put into `at`; or null.
static yaml::Node *valueOf(yaml::MappingNode &mapping, StringRef key, yaml::Node *&at) {
  for (yaml::KeyValueNode &each : mapping) {
    SmallString<32> storage;
    auto *name = dyn_cast_or_null<yaml::ScalarNode>(each.getKey());
    if (!name || name->getValue(storage) != key)
      continue;
    at = name;
    return each.getValue();
  }
  return nullptr;
}

static yaml::Node *elementOf(yaml::SequenceNode &sequence, StringRef number, yaml::Node *&at) {
  size_t left = 0;
  if (number.getAsInteger(10, left))
    return nullptr;
  for (yaml::Node &each : sequence)
    if (left-- == 0)
      return at = &each;
  return nullptr;
}

unsigned memref_cts::conformance::lineOfYaml(StringRef text, ArrayRef<std::string> path) {
  SourceMgr sources;
  yaml::Stream stream(text, sources, /*ShowColors=*/false);
  yaml::document_iterator document = stream.begin();
  if (document == stream.end())
    return 1;
  yaml::Node *node = document->getRoot(), *at = node;
  for (const std::string &step : path) {
    if (auto *mapping = dyn_cast_or_null<yaml::MappingNode>(node))
      node = valueOf(*mapping, step, at);
    else if (auto *sequence = dyn_cast_or_null<yaml::SequenceNode>(node))
      node = elementOf(*sequence, step, at);
    else
      break;
  }
  return YamlLines(text).lineOf(at);
}

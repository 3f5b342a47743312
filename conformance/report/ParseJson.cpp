//===-- ParseJson.cpp - JSON that anybody may have written -----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Bounds nesting before llvm::json recurses; messages have file and line.
//
//===----------------------------------------------------------------------===//

#include "conformance/ParseJson.h"

#include "llvm/ADT/Twine.h"

using namespace llvm;

static constexpr unsigned kMaxDepth = 64; // reports have six levels

/// Offset where nesting gets too deep, or npos.
static size_t tooDeep(StringRef text) {
  unsigned depth = 0;
  bool isString = false;
  for (size_t at = 0; at < text.size(); ++at) {
    char c = text[at];
    if (isString) {
      at += c == '\\';
      isString = c != '"';
    } else if (c == '"') {
      isString = true;
    } else if ((c == '[' || c == '{') && ++depth > kMaxDepth) {
      return at;
    } else if ((c == ']' || c == '}') && depth) {
      --depth;
    }
  }
  return StringRef::npos;
}

Expected<json::Value> memref_cts::conformance::parseJSON(StringRef path, StringRef text) {
  if (text.trim().empty())
    return createStringError(path + ":1: the file is empty");
  if (size_t at = tooDeep(text); at != StringRef::npos)
    return createStringError(path + ":" + Twine(1 + text.take_front(at).count('\n')) + ": nested more than " +
                             Twine(kMaxDepth) + " levels deep");
  Expected<json::Value> value = json::parse(text);
  if (value)
    return value;
  // llvm::json says "[LINE:COLUMN, byte=OFFSET]: what".
  std::string message = toString(value.takeError());
  StringRef rest(message);
  unsigned line = 0;
  if (rest.consume_front("[") && !rest.consumeInteger(10, line))
    return createStringError(path + ":" + Twine(line) + ": not JSON: " + rest.split("]: ").second);
  return createStringError(path + ":1: not JSON: " + message);
}

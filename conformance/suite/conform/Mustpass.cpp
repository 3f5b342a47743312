//===-- Mustpass.cpp - what a conformance claim rests on --------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads conformance/mustpass.txt. A list that names something else than clauses
// of the registry is an error, never a shorter list.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/conform/Mustpass.h"
#include "lowering/ReadFile.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;
using namespace memref_cts::conformance;

Expected<Mustpass> Mustpass::parse(StringRef path, StringRef text, const Registry &registry) {
  Mustpass list;
  unsigned number = 0;
  for (StringRef rest = text; !rest.empty();) {
    StringRef line;
    std::tie(line, rest) = rest.split('\n');
    line = line.split('#').first.trim();
    ++number;
    auto wrong = [&](const Twine &what) { return createStringError(path + ":" + Twine(number) + ": " + what); };
    if (line.empty() || line.starts_with("- "))
      continue;
    if (list.version.empty()) {
      if (!line.consume_front("mustpass ") || line.empty() || !all_of(line, isDigit))
        return wrong("the list does not start with a line 'mustpass NUMBER'");
      list.version = line.str();
      continue;
    }
    const Clause *clause = registry.find(line);
    if (!clause)
      return wrong("the registry has no clause '" + line + "'");
    if (clause->retired())
      return wrong("clause " + line + " is retired");
    if (!list.listed.insert(clause).second)
      return wrong("clause " + line + " stands above already");
  }
  if (list.listed.empty())
    return createStringError(path + ":1: no clause");
  return list;
}

Expected<Mustpass> Mustpass::read(StringRef path, const Registry &registry) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer = memref_cts::readFile(path);
  if (std::error_code error = buffer.getError())
    return createStringError(path + ": cannot read: " + error.message());
  return parse(path, (*buffer)->getBuffer(), registry);
}

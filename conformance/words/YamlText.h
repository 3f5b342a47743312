//===-- YamlText.h - YAML that its reader does not survive --------- -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's reader of YAML recurses. Must not know what the text is about.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_WORDS_YAMLTEXT_H
#define MEMREF_CTS_CONFORMANCE_WORDS_YAMLTEXT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <string>

namespace llvm::yaml {
class Node;
} // namespace llvm::yaml

namespace memref_cts::conformance {

/// The line, from 1, where nesting may get too deep for LLVM's reader, or 0. Our files have a
/// few levels; what their words hold counts too, and does not matter.
unsigned findDeepYaml(llvm::StringRef text);

/// The line, from 1, of a part of the first document of a text that LLVM's reader takes. `path`: keys, and
/// numbers of elements from 0, such as {"3", "explains", "0", "operation"}. The part that holds what is not there.
unsigned lineOfYaml(llvm::StringRef text, llvm::ArrayRef<std::string> path);

/// Lines of what LLVM's reader is at. Quick for places in the order of the text.
class YamlLines {
public:
  /// `text` is what the reader reads, and outlives this.
  explicit YamlLines(llvm::StringRef text) : text(text) {}
  /// The line, from 1, where a node of the reader begins; 1 if there is none.
  unsigned lineOf(const llvm::yaml::Node *node);

private:
  llvm::StringRef text;
  size_t known = 0;  // offset
  unsigned line = 1; // of it
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_WORDS_YAMLTEXT_H

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

#include "llvm/ADT/StringRef.h"

namespace llvm::yaml {
class Node;
} // namespace llvm::yaml

namespace memref_cts::conformance {

/// The line, from 1, where nesting may get too deep for LLVM's reader, or 0. Our files have a
/// few levels; what their words hold counts too, and does not matter.
unsigned findDeepYaml(llvm::StringRef text);

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

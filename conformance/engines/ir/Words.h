//===-- Words.h - what LLVM IR says, word by word ----------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A module as counted words of each of its symbols: instructions, flags, attributes, metadata. Two
// modules of which one became the other by a way that keeps everything have the same words, in
// whatever order blocks and values come. What values are is not in them.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_ENGINES_IR_WORDS_H
#define MEMREF_CTS_CONFORMANCE_ENGINES_IR_WORDS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/IR/Module.h"

#include <map>
#include <string>
#include <vector>

namespace memref_cts::conformance {

/// Such as {"captures", "captures(none) of parameter 0"}.
struct IRWord {
  std::string name, text;
  bool operator<(const IRWord &other) const { return std::tie(name, text) < std::tie(other.name, other.text); }
};
using IRWords = std::map<IRWord, uint64_t>;

/// By symbol; "": of the module itself. Debug information and what no path reaches is left out.
std::map<std::string, IRWords> wordsOf(const llvm::Module &module);

/// What one module says and the other does not, or less often.
struct LostWord {
  std::string symbol;
  IRWord word;
  uint64_t count;
};
std::vector<LostWord> lostWords(const std::map<std::string, IRWords> &before,
                                const std::map<std::string, IRWords> &after);

/// Whether a run shows nothing of a word that is lost (losses.def).
bool isCountedLoss(llvm::StringRef name);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_ENGINES_IR_WORDS_H

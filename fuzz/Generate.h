//===-- Generate.h - valid programs from tapes --------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A tape becomes a case file: a module whose entry takes memrefs of random type,
// and a CALL-RANDOM line. Programs verify and are defined for every call of the
// line by construction: indices are reduced by the size of their dimension or
// come from loops over it. Accesses of what may be empty are guarded. Memory is
// written before it is read. Copies do not overlap, loops are bounded.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_FUZZ_GENERATE_H
#define MEMREF_CTS_FUZZ_GENERATE_H

#include "fuzz/Tape.h"

#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace memref_cts::fuzz {

struct GenerateOptions {
  unsigned maxRank = 4;          // of arguments and allocations
  unsigned maxArguments = 4;     // memrefs of the entry
  unsigned maxStatements = 11;   // of the entry; helpers have fewer
  unsigned maxChain = 3;         // views of views of an argument
  unsigned calls = 20;           // of the CALL-RANDOM line
  uint64_t seed = 1;             // of the CALL-RANDOM line
  std::set<std::string> without; // of optionalParts(): programs have no operations of these
};

/// Dialects, and groups of their operations, that programs can do without.
std::vector<std::string> optionalParts();

/// An operation and what it works on.
struct Use {
  std::string operation; // e.g. "memref.load"
  std::string element;   // e.g. "f32"
  std::string layout;    // e.g. "layout:static"; "" for scalars
  unsigned rank = 0;
  bool operator<(const Use &other) const {
    return std::tie(operation, element, layout, rank) <
           std::tie(other.operation, other.element, other.layout, other.rank);
  }
};

struct GeneratedCase {
  std::string text;               // a case file
  std::set<std::string> features; // e.g. "op:subview", "element:i24", "layout:strided", "results:3"
  std::set<Use> uses;
  std::set<std::string> parts; // of optionalParts(), those with a statement in it
};

/// Changes whenever the same tape may give another text.
inline constexpr unsigned kGeneratorVersion = 10;

/// Never fails; the same tape and options give the same text.
GeneratedCase generateCase(Tape &tape, const GenerateOptions &options);

} // namespace memref_cts::fuzz

#endif // MEMREF_CTS_FUZZ_GENERATE_H

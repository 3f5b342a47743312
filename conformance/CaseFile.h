//===-- CaseFile.h - a case as it stands in a file ---------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the comment lines of a case file: front matter and call lines, as text
// with their line numbers. What a call line means needs the types of the
// program and is Call.h's business. Does not look at the MLIR.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_CASEFILE_H
#define MEMREF_CTS_CONFORMANCE_CASEFILE_H

#include "conformance/Policy.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace memref_cts::conformance {

/// The path of what was read from standard input, in messages.
inline constexpr const char *kStandardInput = "<stdin>";

/// `// TRAP: kind` behind an operation: where calls that expect it stop.
struct TrapMark {
  std::string kind;
  unsigned line = 0;
};

/// The text behind `// CALL:` or `// CALL-RANDOM:`, continuation lines joined.
struct CallLine {
  std::string text;
  unsigned line = 0;   // 1-based line of the directive
  unsigned column = 0; // 1-based column of `text`
  bool random = false;
  std::vector<TrapMark> traps;         // the marks and
  std::vector<std::string> operations; // `// OPERATION:` of the whole file
};

/// Where a negative case is refused.
enum class Phase : uint8_t {
#define PHASE(Name, Text, By, Doc) Name,
#include "conformance/tables/phases.def"
};
const char *name(Phase phase);
/// Who refuses in a phase.
enum class RefusedBy : uint8_t { Module, Lowering, Translation, Nobody };
RefusedBy refusedBy(Phase phase);

/// What a negative case must be refused with.
struct Negative {
  Phase phase = Phase::Run;
  std::string diagnostic;
  unsigned line = 0;
};

/// What a lowering must say of a module that it accepts, `// WARNING: "words"`.
struct ExpectedWarning {
  std::string words;
  unsigned line = 0;
};

/// A case file as it was read: its module as text, its call lines, and what its other lines say.
struct CaseFile {
  std::string path;
  std::string text; // the whole file: MLIR ignores the comments
  std::string clause;
  unsigned clauseLine = 0;
  std::vector<std::pair<std::string, std::string>> options;  // of the lowering
  std::vector<std::pair<std::string, unsigned>> optionLines; // by name: where OPTIONS gives it
  NumberPolicy policy;
  std::optional<Negative> negative;
  /// The module as close to this one as possible that tells what a clause demands from a missing
  /// feature, "" if the case names none. Who refuses it beside the module of a
  /// negative case has shown nothing; who accepts it and refuses the module of
  /// another case refuses what the clause demands.
  std::string neighbour;
  unsigned neighbourLine = 0;
  std::vector<ExpectedWarning> warnings;
  std::vector<TrapMark> traps;
  std::vector<std::string> operations; // that the faults of the case are about
  std::vector<CallLine> calls;
  bool checksIR = false; // has CHECK lines, which are about the lowered IR
};

/// Errors are "path:line:column: what", or say why the file cannot be read. `path` "-"
/// reads standard input.
llvm::Expected<CaseFile> readCaseFile(llvm::StringRef path);
llvm::Expected<CaseFile> parseCaseFile(llvm::StringRef path, llvm::StringRef text);

/// An error with a position, as every tool prints it.
llvm::Error errorAt(llvm::StringRef path, unsigned line, unsigned column, const llvm::Twine &what);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_CASEFILE_H

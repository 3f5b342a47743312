//===-- Cause.h - why something ended as it did ------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replies, outcomes and verdicts carry these fields. Whoever knows a fact sets its
// field; texts for people are made of them. Nothing decides by such a text.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_WORDS_CAUSE_H
#define MEMREF_CTS_CONFORMANCE_WORDS_CAUSE_H

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace memref_cts::conformance {

/// A place in a text.
struct Location {
  std::string file; // "": the place is not known
  unsigned line = 0, column = 0;

  /// Whether there is a file.
  bool isKnown() const { return !file.empty(); }
  /// "file:line:column", or "unknown".
  std::string text() const;
};

/// Which operation of a module it is, among those that have its name and its place.
struct OperationAt {
  Location location;
  unsigned index = 0, count = 0; // in the order of the module, from 0, and of how many; 0 of them: not known
};

enum class Reason : uint8_t {
#define REASON(Name, Text, Doc) Name,
#include "conformance/tables/reasons.def"
};
inline constexpr unsigned kNumReasons = 0
#define REASON(Name, Text, Doc) +1
#include "conformance/tables/reasons.def"
    ;
/// "signal", "left-operation", ...
const char *name(Reason reason);

enum class Speaker : uint8_t {
#define SPEAKER(Name, Text, Doc) Name,
#include "conformance/tables/speakers.def"
};
inline constexpr unsigned kNumSpeakers = 0
#define SPEAKER(Name, Text, Doc) +1
#include "conformance/tables/speakers.def"
    ;
/// "mlir", "command", ...
const char *name(Speaker speaker);

/// What MLIR, or a tool that writes as MLIR does, said once.
struct Diagnostic {
  /// As MLIR has them.
  enum Severity : uint8_t { Error, Warning, Remark, Note };
  Severity severity = Error;
  Location location;
  std::string words;
  /// "file:line:column: error: words".
  std::string text() const;
};
const char *name(Diagnostic::Severity severity);

/// Why something was refused or went wrong, in fields that code may decide by.
struct Cause {
  Reason reason = Reason::None;
  Speaker speaker = Speaker::None;
  std::string operation; // at fault, e.g. "memref.load"; "": not known
  /// Of a diagnostic: its first words, without names and numbers. Of a crash: what it
  /// complained about (CrashText.h). Of a refusal by this project: its reason.
  std::string complaint;
  std::string pass; // that was at work, "": not known
  /// Of a crash: its innermost functions (CrashText.h), as far as they are known.
  std::vector<std::string> frames;
  Location location; // of the operation
  int signal = 0, exitCode = 0;
  std::string systemCall; // ForbiddenCall: its name, "": not known
};

/// "the forbidden system call execve", for people.
std::string forbiddenCallText(const std::string &systemCall);

/// Why something is not supported.
struct Refusal {
  std::string why; // "": nothing is refused
  Cause cause;
};

/// Functions with a body that are not encoded, each with the reason. The others are.
using RefusedFunctions = std::vector<std::pair<std::string, Refusal>>;

enum class PlaceKind : uint8_t {
#define PLACE(Name, Shape, Fields) Name,
#include "conformance/tables/places.def"
};
/// "result", "call-argument", ...
const char *shape(PlaceKind kind);

/// What a verdict is about. The kind says which of the fields mean something.
struct Place {
  static constexpr int64_t kWhole = INT64_MIN; // `at` of what is compared as a whole
  PlaceKind kind = PlaceKind::None;
  uint32_t index = 0;    // of the result, argument, view, buffer, global or block
  int64_t at = kWhole;   // byte of a buffer, global or block, element of a view
  uint32_t call = 0;     // of an external function, by its number
  uint32_t argument = 0; // that has the element
  uint32_t leaf = 0;     // number of the fact, as describeLeaves (Leaves.h) orders them
  std::string callee = {};
  std::string field = {}; // "stride of dimension 1", or which element
  std::string given = {}; // kinds that have no other field than their text

  /// E.g. "result 0: stride of dimension 1".
  std::string text() const;
  /// The same with * for what the arguments of a call decide: byte, element.
  std::string anywhere() const;
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_WORDS_CAUSE_H

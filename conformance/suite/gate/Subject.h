//===-- Subject.h - what a row of the gate is about ------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Most rows of a baseline are about a file, others about a clause, a family of the
// ABI matrix, or campaigns. A baseline has one field "file" for all of them. Its
// texts are read and made here only.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_SUITE_GATE_SUBJECT_H
#define MEMREF_CTS_CONFORMANCE_SUITE_GATE_SUBJECT_H

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"

#include <cstdint>
#include <string>
#include <utility>

namespace memref_cts::conformance {

enum class SubjectKind : uint8_t {
  NoFile,   // a program that is in no file: standard input
  File,     // as seen from the folder of the baseline
  DataFile, // as seen from the tool's folder of data: a baseline fits every machine
  Clause,   // of the specification; it sums up the runs of its cases
  Abi,      // a family of the ABI matrix under one convention
  Campaign, // all campaigns of the fuzzer; programs come and go
};

class Subject {
public:
  /// A program that is in no file and has no name.
  Subject() = default;
  /// Of a file as a report names it: "", "-" and "<stdin>" are no files.
  static Subject input(llvm::StringRef name) { return {SubjectKind::NoFile, name.str()}; }
  static Subject file(llvm::StringRef fromBaseline) { return {SubjectKind::File, fromBaseline.str()}; }
  static Subject dataFile(llvm::StringRef fromData);
  static Subject clause(llvm::StringRef id);
  static Subject abi(llvm::StringRef family, llvm::StringRef convention);
  static Subject campaign();
  /// Whether reports give this name to a program that is in no file.
  static bool isInput(llvm::StringRef name) { return name.empty() || name == "-" || name == "<stdin>"; }
  /// Of a row of a baseline. Any text is of some subject: what is none of the others is a file.
  static Subject parse(llvm::StringRef text);
  /// As baselines and reports write it.
  const std::string &text() const { return written; }

  SubjectKind kind() const { return what; }
  bool is(SubjectKind kind) const { return what == kind; }
  /// Of a DataFile: its path in the folder of data.
  llvm::StringRef pathInData() const;

  /// Rows stand in the order of their texts, and the same text is the same row.
  friend bool operator<(const Subject &left, const Subject &right) { return left.written < right.written; }
  friend bool operator==(const Subject &left, const Subject &right) { return left.written == right.written; }

private:
  Subject(SubjectKind kind, std::string text) : what(kind), written(std::move(text)) {}
  SubjectKind what = SubjectKind::NoFile;
  std::string written;
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_SUITE_GATE_SUBJECT_H

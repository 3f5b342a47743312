//===-- Matrix.h - calls across compilers and lowerings -----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs the families of Families.def with every caller and every callee, on every
// target. Says field by field what was expected, and what caller and callee saw. A
// disagreement is a hazard if the model foretells it, else a finding. Must not
// judge anything but calls: what bodies compute is for the cases.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_ABI_TESTS_MATRIX_H
#define MEMREF_CTS_ABI_TESTS_MATRIX_H

#include "abi_tests/Model.h"
#include "conformance/Worker.h"
#include "conformance/words/CellVerdict.h"

#include "llvm/Support/raw_ostream.h"

#include <array>
#include <functional>
#include <optional>

namespace memref_cts::conformance {
enum class Detail : uint8_t;
} // namespace memref_cts::conformance

namespace memref_cts::abi_tests {

/// A value of up to 128 bits, low word first.
using Word2 = std::array<uint64_t, 2>;

/// One scalar that crosses the boundary, with the value that it must have.
struct Field {
  std::string path; // "arg0.sizes[1]", "result", "result1.offset"
  bool isResult = false;
  unsigned position = 0; // of the argument or result
  Word2 expected = {0, 0};
  unsigned bits = 64; // of the type; above them `expected` is extended as C does
};

inline constexpr char kFeatureSeparator[] = " or ";

/// A family under one convention.
struct MatrixRow {
  std::string family;
  std::string feature; // types that a C compiler may lack, with kFeatureSeparator between them
  std::string help;
  Convention convention;
  Signature signature; // name: the symbol
  /// Index of the first field of each argument, then of each result.
  std::vector<unsigned> starts;
  /// For each result the argument that is returned as it is, or -1.
  std::vector<int> sources;
};
/// Rows and the values of their fields, which depend on the target.
llvm::Expected<std::vector<MatrixRow>> allRows();
/// A family that is no row of Families.def: its name says its results, "results:f32-i64".
bool isResultsFamily(llvm::StringRef name);
llvm::Error addResultsFamily(llvm::StringRef name, std::vector<MatrixRow> &rows);
/// Names of `count` such families, of two to seven results, no name twice.
std::vector<std::string> randomResultsFamilies(unsigned count, uint64_t seed);
/// In the order that MatrixRow::starts counts in: those of each argument, then of each result.
std::vector<Field> fieldsOf(const MatrixRow &row, const Target &target);
/// Words of a descriptor behind an unranked memref, and its rank.
inline constexpr unsigned kUnrankedRank = 2;

/// A row of Compilers.def.
struct Compiler {
  const char *name;
  char letter;
  const char *command;
  bool isClang;
  const char *language;
  Side side;
};
llvm::ArrayRef<Compiler> compilers();

/// An end of a call: a C compiler, or a lowering whose code LLVM compiles.
struct End {
  const Compiler *compiler = nullptr; // else
  conformance::LoweringSpec lowering;
  std::string name() const { return compiler ? compiler->name : lowering.label; }
  char letter = '?';
  Side side() const { return compiler ? compiler->side : Side::Lowered; }
};

using conformance::CellVerdict;

/// What both ends saw of a field that is not as expected.
struct FieldFact {
  unsigned field;
  std::optional<Word2> caller, callee; // nothing: never reached
};

/// One row with one caller and one callee.
struct MatrixCell {
  CellVerdict verdict = CellVerdict::Skipped;
  std::vector<HazardKind> foretold; // also where both agree
  std::vector<FieldFact> facts;
  std::string why; // signal, reason of a skip, difference of signatures
};

/// The clauses that a finding or a hazard is about: of the fields that are wrong, and of the whole call where no field
/// was seen. None for other cells.
std::vector<std::string> clausesOf(const MatrixCell &cell, const MatrixRow &row, llvm::ArrayRef<Field> fields);

/// Everything for one target and optimisation level.
struct Board {
  const Target *target;
  unsigned optLevel;
  std::vector<std::vector<Field>> fields; // of each row
  /// [caller * ends + callee][row]
  std::vector<std::vector<MatrixCell>> cells;
};

/// Whether a hazard accounts for a field that is not as expected.
bool explains(const Hazard &hazard, const Field &field);
/// A difference of registers that is foretold shows somewhere: a row in which it
/// never does, whatever was called, is a finding about the model.
void judgeForetold(Board &board);

struct MatrixConfig {
  std::vector<MatrixRow> rows;
  std::vector<End> ends;
  std::vector<const Target *> targets;
  std::vector<unsigned> optLevels;
  std::string environment;   // for reports
  std::string replayOptions; // of replay commands, with a blank before each
  std::string folder;        // for objects; must exist
  bool keep = false;
  unsigned jobs = 1;
  conformance::WorkerOptions worker;
};

struct MatrixReport {
  std::vector<Board> boards;
  bool interrupted = false;
  uint64_t count(CellVerdict verdict) const;
  /// Neither interrupted, nor does a process lack that somebody killed.
  bool isWhole() const;
};

/// `progress(done, total, what)` may be called from any thread. An error is of
/// the environment: no folder, no compiler for the frame.
llvm::Expected<MatrixReport> runMatrix(const MatrixConfig &config,
                                       llvm::function_ref<void(unsigned, unsigned, llvm::StringRef)> progress,
                                       llvm::function_ref<bool()> interrupted);

/// The lowerings of which no call was compared, each with a reason: "acme: refused: ...".
std::vector<std::string> uncomparedLowerings(const MatrixReport &report, const MatrixConfig &config);

/// Why calls were not checked, each reason once with its number of cells.
std::vector<std::string> uncheckedReasons(const MatrixReport &report);

/// What the model foretells for the rows, without running anything.
void printMap(llvm::raw_ostream &os, llvm::ArrayRef<MatrixRow> rows, llvm::ArrayRef<const Target *> targets);
/// The report for people, and as JSON (conformance/schemas/abi.schema.json).
/// Quiet: a line for each kind of findings, and the count. Verbose: all kinds, with all fields.
void printReport(llvm::raw_ostream &os, const MatrixReport &report, const MatrixConfig &config, bool colour,
                 conformance::Detail detail);
void writeJSON(llvm::raw_ostream &os, const MatrixReport &report, const MatrixConfig &config);

} // namespace memref_cts::abi_tests

#endif // MEMREF_CTS_ABI_TESTS_MATRIX_H

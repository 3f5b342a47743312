//===-- LoweringSpec.h - a lowering under test ------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a lowering under test is called and made of, and what its text means. Must
// not run anything but the check of a command's syntax; the worker carries it out.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_LOWERINGSPEC_H
#define MEMREF_CTS_CONFORMANCE_LOWERINGSPEC_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace memref_cts::conformance {

/// What carries a lowering under test out.
enum class LoweringKind : uint8_t {
  Ours,     // this project's conversion, in the worker; only for an order its passes
  Planted,  // the same with a planted bug; in test builds
  Upstream, // passes of the release of MLIR that this tool is built with
  Release,  // passes of another release, by its mlir-opt
  Pipeline, // passes that the user names
  Command   // a command of the user's
};
/// Whether the user wrote what it is: a pipeline or a command.
inline bool isUsers(LoweringKind kind) { return kind == LoweringKind::Pipeline || kind == LoweringKind::Command; }

/// Whether it is upstream's, whose faults the tool's own waivers know.
inline bool isOfOthers(LoweringKind kind) { return kind == LoweringKind::Upstream || kind == LoweringKind::Release; }

/// A lowering under test: what kind it is, what reports call it, and its text.
struct LoweringSpec {
  LoweringKind kind = LoweringKind::Ours;
  /// For people: of a row of lowerings.def, or in test builds "planted:<bug>".
  std::string name;
  std::string bug;      // Planted only: of a row of PlantedBugs.def
  std::string pipeline; // Pipeline only: builtin.module(...)
  std::string command;  // Command only: [FORM:]TEXT for a shell
  /// Command only: the user says that it reads the options of a case, whatever its text
  /// mentions: a script that it runs may do so.
  bool takesOptions = false;
  std::string variant; // words of LOWERING_VARIANT rows, joined by '+'; "": none
  /// Where nothing can be said of the whole module: the one function that is asked
  /// for, with what it uses. "": the whole module.
  std::string only;
  /// Entries that have a C wrapper are called through it.
  bool throughWrappers = false;
  /// What findings, baselines, signatures and waivers call it, and what makes it the same
  /// lowering in two runs. It is the name that the user gave it, with its variant, or else
  /// the text that the user wrote.
  std::string label;
  std::string givenName; // that the user gave it, without its variant, or ""
  /// A lowering of the table whose waivers hold for this one, too, because the user says
  /// so, or "none". "": those of the passes of upstream that a pipeline has.
  std::string waiversOf;
  /// Dialects and operations that it does not lower, as the user says. What it leaves behind
  /// of them is a refusal.
  std::vector<std::string> without;
  /// e.g. {"index-bitwidth", "32"}; the options a unit was loaded with hold as
  /// well, unless they are repeated here.
  std::vector<std::pair<std::string, std::string>> options;
};

/// Rows of lowerings.def, for help and errors.
std::vector<std::string> loweringNames();
/// The same, and each that has variants once with each word of them.
std::vector<std::string> loweringNamesWithVariants();
/// Words that may stand behind the name of a lowering, with what they mean, a line each.
std::string loweringVariants();
/// Parses a `--lowering=` value, NAME or NAME:WORD+WORD..., or "pipeline=[NAME=]builtin.module(...)"
/// for what stands after `--lowering-pipeline=`, "command=[NAME=]..." for what stands after
/// `--lowering-cmd=`. Pass names are checked by the worker.
llvm::Expected<LoweringSpec> parseLowering(llvm::StringRef text);

/// What is wrong with a name for a lowering of the user's, or "": letters, digits, '_', '.' and
/// '-', the first a letter, and no row of lowerings.def.
std::string loweringNameProblem(llvm::StringRef name);
/// The same lowering under a name, which has no problem.
LoweringSpec named(LoweringSpec lowering, llvm::StringRef name);
/// The same lowering with these words of LOWERING_VARIANT rows, joined by '+', for its own.
llvm::Expected<LoweringSpec> withVariant(const LoweringSpec &lowering, llvm::StringRef words);

/// Forms of the module that a command may ask for; the first one is the default.
const std::vector<std::string> &commandForms();

/// Options that a case may have: what any lowering with a name takes.
std::vector<std::string> caseOptionNames();
/// A pipeline or a command that says where options go, or of which the user says that it
/// takes them: it gets any.
bool takesAnyOption(const LoweringSpec &lowering);

/// What the shell says against the text of a command before it runs anything, or "".
std::string syntaxProblem(const LoweringSpec &lowering);

/// The release of MLIR that a lowering of this label belongs to: of its row in
/// lowerings.def, or that of this tool, which "-" has, too. It is 0 for commands and for
/// names that a user gave, of which nobody knows.
unsigned mlirRelease(llvm::StringRef label);

/// The program of another release of MLIR that carries the lowering out, or "": it needs none, or there is none.
std::string releaseTool(const LoweringSpec &lowering);

/// Passes of upstream that lower source operations, and that the text of a pipeline has,
/// each once.
std::vector<std::string> upstreamPasses(llvm::StringRef pipeline);
/// Those of `passes` that lower an operation, which may be a glob over those of a dialect.
/// nothing: it is no operation that a pass of upstream lowers.
std::optional<std::vector<std::string>> passesLowering(llvm::StringRef operation, llvm::ArrayRef<std::string> passes);

/// What is wrong with a part that a lowering is said not to lower, or "": a dialect, or an
/// operation, "DIALECT.NAME".
std::string withoutProblem(llvm::StringRef part);
/// What the lowering is known to leave behind: a dialect, an operation, or a group of operations
/// of a dialect, "DIALECT-...".
std::vector<std::string> knownLeftovers(const LoweringSpec &lowering);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_LOWERINGSPEC_H

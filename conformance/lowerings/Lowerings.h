//===-- Lowerings.h - the table of lowerings under test ----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rows of lowerings.def as data, and the pass pipeline a specification means.
// Must not know MLIR: the worker parses the text.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_LOWERINGS_LOWERINGS_H
#define MEMREF_CTS_CONFORMANCE_LOWERINGS_LOWERINGS_H

#include "conformance/Worker.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Config/llvm-config.h"

namespace memref_cts::conformance {

/// The release of MLIR that this tool is built with.
inline constexpr unsigned kThisRelease = LLVM_VERSION_MAJOR;

/// What begins the name of a planted bug as a lowering.
inline constexpr llvm::StringLiteral kPlanted = "planted:";
/// In LoweringRow::Pass::needed: what begins the name of an option.
inline constexpr llvm::StringLiteral kOptionPrefix = "option:";

struct LoweringRow {
  struct Pass {
    const char *name;
    const char *options; // comma-separated
    const char *needed;  // for these dialects and operations only
  };
  const char *name;
  LoweringKind kind;
  const char *help;
  std::vector<Pass> passes;
  unsigned release = 0;             // 0: this one, in the worker
  size_t anyOrder = SIZE_MAX;       // the first of the passes that may stand in any order
  std::vector<std::string> without; // knownLeftovers()
};
const std::vector<LoweringRow> &loweringTable();
/// The row of that name, or nullptr.
const LoweringRow *findRow(llvm::StringRef name);

/// A word behind the name of a lowering.
struct LoweringVariant {
  enum Kind : uint8_t { First, Before, Context } kind;
  const char *word;
  const char *passes; // comma-separated
  const char *help;
};
const std::vector<LoweringVariant> &variantTable();
/// The variant of that word, or nullptr.
const LoweringVariant *findVariant(llvm::StringRef word);

/// The form before the colon of a command, if there is one, and the command.
std::pair<llvm::StringRef, llvm::StringRef> splitForm(llvm::StringRef text);

/// A lowering that is a process.
struct CommandPlan {
  std::vector<std::string> argv;
  std::vector<std::string> environment; // NAME=VALUE, besides the worker's own
  bool byShell = false;
  // The form of the module on its standard input: as the case has it, generic,
  // or that of a release.
  bool generic = false;
  unsigned release = 0;
  // From LLVM dialect that MLIR 22 does not read to LLVM IR; may be empty.
  std::vector<std::string> translate;
  // From that LLVM IR to bitcode, for releases whose text LLVM 22 does not read.
  std::vector<std::string> assemble;
};

/// Where texts of the user's want the options of a case.
inline constexpr llvm::StringLiteral kOptionsVariable = "MEMREF_CTS_OPTIONS";

/// How a specification is carried out.
struct LoweringPlan {
  enum Kind : uint8_t { Own, Pipeline, Command } kind = Own;
  std::string planted;  // Own: name of a planted bug, or ""
  std::string pipeline; // Pipeline: builtin.module(...), the user's not yet filled in (PipelineOptions.h)
  CommandPlan command;
  std::string before;      // passes that run on the module first, comma-separated; Own only
  bool ownContext = false; // Pipeline only: in a context of the module's own dialects
};
/// `names` holds the dialects and operations of the module. An error names the
/// option or lowering that does not exist.
llvm::Expected<LoweringPlan> planLowering(const LoweringSpec &lowering, const llvm::StringSet<> &names);

/// The tool of a release, or an error that says where it was looked for. The
/// folder may be given by an environment variable.
llvm::Expected<std::string> findTool(llvm::StringRef tool, unsigned release);

/// Whether a specification is carried out by a process of its own.
bool isCommand(const LoweringSpec &lowering);

/// The value of an option, or "".
llvm::StringRef findOption(llvm::ArrayRef<std::pair<std::string, std::string>> options, llvm::StringRef name);

/// Whether an option that is a bool is given as true.
bool isOn(llvm::ArrayRef<std::pair<std::string, std::string>> options, llvm::StringRef name);

/// Whether a lowering takes a case option. Pipelines and commands are the user's
/// own affair.
bool takesOption(const LoweringSpec &lowering, llvm::StringRef option);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_LOWERINGS_LOWERINGS_H

//===-- WaiverProblems.cpp - what is wrong with a row of waivers ----------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each way in which a row may say too much, too little or nonsense.
//
//===----------------------------------------------------------------------===//

#include "conformance/waivers/WaiverProblems.h"

#include "conformance/NoLowering.h"
#include "conformance/Worker.h"
#include "conformance/waivers/WaiverGlobs.h"
#include "lowering/Encode.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace llvm;
using namespace memref_cts::conformance;

static bool isDate(StringRef text) {
  if (text.size() != 10 || text[4] != '-' || text[7] != '-')
    return false;
  for (size_t i : {0, 1, 2, 3, 5, 6, 8, 9})
    if (text[i] < '0' || text[i] > '9')
      return false;
  static const unsigned days[] = {31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  unsigned year = 0, month = 0, day = 0;
  if (text.take_front(4).getAsInteger(10, year) || text.substr(5, 2).getAsInteger(10, month) ||
      text.substr(8).getAsInteger(10, day) || month < 1 || month > 12 || day < 1 || day > days[month - 1])
    return false;
  return month != 2 || day < 29 || (year % 4 == 0 && (year % 100 != 0 || year % 400 == 0));
}

static bool matchesBadVerdict(const Glob &glob) {
  for (unsigned kind = 0; kind < kNumVerdictKinds; ++kind)
    if (isBad(static_cast<VerdictKind>(kind)) && glob.match(name(static_cast<VerdictKind>(kind))))
      return true;
  return false;
}

/// Whether a name is a typing error away from a known one.
static bool isMisspelt(StringRef part, ArrayRef<std::string> names) {
  if (part.starts_with("upstream") || part.starts_with("mlir-")) // names of users do not
    return true;
  return any_of(names, [&](const std::string &name) {
    unsigned distance = part.edit_distance(name, /*AllowReplacements=*/true, /*MaxEditDistance=*/2);
    return distance <= 2 && 2 * distance < part.size();
  });
}

/// The part of a lowering pattern that no lowering has and that looks like one, or "". Any other
/// name may be of another command line.
static std::string unknownLowering(const std::string &pattern, ArrayRef<std::string> given) {
  std::vector<std::string> parts, names = loweringNamesWithVariants();
  append_range(names, given);
  alternatives(pattern, parts);
  for (const std::string &part : parts) {
    // What users write behind these is their own affair.
    if (isNoLowering(part) || any_of(ArrayRef<StringRef>{"command=", "pipeline=", "builtin.module(", "planted:"},
                                     [&](StringRef start) { return StringRef(part).starts_with(start); }))
      continue;
    Glob glob(part);
    if (Error error = glob.compile())
      consumeError(std::move(error));
    else if (none_of(names, [&](const std::string &name) { return glob.match(name); }) && isMisspelt(part, names))
      return part;
  }
  return "";
}

/// The first alternative of a lowering pattern with one of the beginnings, or "".
static std::string beginningWith(const std::string &pattern, ArrayRef<StringRef> beginnings) {
  std::vector<std::string> parts;
  alternatives(pattern, parts);
  for (const std::string &part : parts)
    if (any_of(beginnings, [&](StringRef beginning) { return StringRef(part).starts_with(beginning); }))
      return part;
  return "";
}

/// What is wrong with the releases of the row's lowerings, or "".
static std::string versionsProblem(const Waiver &row) {
  if (row.versions.empty())
    return "";
  if (std::string command = beginningWith(row.lowering, {"command="}); !command.empty())
    return "the release of the command '" + command + "' is not known; leave out 'versions'";
  // Pipelines are run by this release.
  std::string pipeline = beginningWith(row.lowering, {"pipeline=", "builtin.module("});
  if ((!pipeline.empty() && holdsFor(row, pipeline)) ||
      any_of(loweringNamesWithVariants(),
             [&](const std::string &name) { return Waivers::concernsLowering(row, name); }) ||
      Waivers::concernsLowering(row, "-"))
    return "";
  return "no lowering '" + row.lowering + "' is of MLIR " + row.versions;
}

/// Whether an alternative of the row's pattern fits names that no case can have.
static bool isAboutAllCases(const Waiver &row) {
  for (size_t i = 0; i < Waivers::numPatterns(row); ++i)
    if (Waivers::fits(row, i, "\x01/\x01/\x01.mlir"))
      return true;
  return false;
}

/// Whether a repair may be about a stage: one where lowered code runs.
static bool isRun(const Stage &stage) { return stage.engine() && !stage.is(EngineKind::Ref); }

/// Whether rows may be about a stage.
static bool isWaivable(const Stage &stage) { return isRun(stage) || (stage.step() && !stage.isOfRuns()); }

/// A step that a row with a repair is about, although it runs nothing; or "".
static std::string namedStep(const Waiver &row) {
  for (unsigned kind = 0; kind < kNumStepKinds; ++kind)
    if (Stage step = static_cast<StepKind>(kind); isWaivable(step) && row.globs->stage.match(step.text()))
      return step.text();
  return "";
}

/// ref-llvm says nothing else than that a call agrees there.
static bool isAgreementKnown(const Waiver &row) {
  return row.agrees.empty() || row.agrees == name(EngineKind::RefLLVM);
}

/// Names of the operations that the encoder knows. Those of structured control flow are
/// taken apart before it sees them.
static const StringSet<> &knownOperations() {
  static const StringSet<> known = [] {
    StringSet<> names;
    for (const memref_cts::lowering::EncodedOperation &operation : memref_cts::lowering::encodedOperations())
      names.insert(operation.name);
    return names;
  }();
  return known;
}

/// What is wrong with the operations that a repair is about, or "".
static std::string problemOfOperations(const Waiver &row) {
  if (row.operations.empty())
    return "'repair' needs 'operations': globs over the source operations that are lowered wrongly";
  for (const auto &[operation, glob] : zip_equal(row.operations, row.globs->operations)) {
    auto [dialect, name] = StringRef(operation).split('.');
    if (name.empty() || dialect.find_first_of("*?[]{}") != StringRef::npos)
      return "operations: '" + operation + "' needs a dialect, such as in memref.*";
    bool isStructured = dialect == "scf" || dialect == "affine";
    if (!isStructured &&
        none_of(knownOperations(), [&glob = glob](const auto &known) { return glob.match(known.getKey()); }))
      return "operations: there is no operation '" + operation + "'";
  }
  return "";
}

/// What is wrong with a row that has a repair, or "".
static std::string problemOfRepair(const Waiver &row) {
  if (!row.explains.empty())
    return "either 'repair' or 'explains'";
  if (row.stage.empty() || row.verdict.empty())
    return "'repair' needs 'stage' and 'verdict'";
  if (!isAgreementKnown(row))
    return "agrees: only 'ref-llvm'";
  if (!matchesBadVerdict(row.globs->verdict))
    return "'" + row.verdict + "' is not a bad verdict";
  auto names = [&](EngineKind kind) { return row.globs->stage.match(name(kind)); };
  if (isNoLowering(row.lowering))
    return "lowering '-': a repair is about runs of a lowered module; name a lowering";
  if (std::string step = namedStep(row); !step.empty())
    return "stage '" + row.stage + "' fits '" + step +
           "', too, which runs nothing; a repair is about runs: write one of ref-llvm, jit, aot:TARGET, or "
           "several as \"{ref-llvm,jit}\"";
  if (!names(EngineKind::RefLLVM) && !names(EngineKind::Jit) && !Waivers::namesTargets(row))
    return "stage '" + row.stage + "' is none of ref-llvm, jit, aot:TARGET";
  if (!row.agrees.empty() && names(EngineKind::RefLLVM))
    return "agrees: about other stages than 'ref-llvm'";
  for (size_t i = 0; i < row.repair.size(); ++i)
    if (std::string problem = repairProblem(row.repair[i]); !problem.empty())
      return "step " + std::to_string(i + 1) + " of the repair: " + problem;
  return problemOfOperations(row);
}

/// Whether a path is that of one value: # may stand for the number of an element or a
/// byte of it, and no @ for any function.
static bool isOfOneValue(StringRef path) {
  for (size_t i = 0; i < path.size(); ++i) {
    StringRef before = path.take_front(i), after = path.drop_front(i + 1);
    if (path[i] == '*' || path[i] == '?')
      return false;
    if (path[i] == '@' && (after.empty() || !(isAlnum(after.front()) || StringRef("_.$-").contains(after.front()))))
      return false;
    if (path[i] == '#' && none_of(ArrayRef<StringRef>{"element ", "byte ", "[", ","},
                                  [&](StringRef word) { return before.ends_with(word); }))
      return false;
  }
  return true;
}

/// A word of letters in the place of the number of an element or a byte, which no path
/// has, or "".
static std::string wordForNumber(StringRef path) {
  for (StringRef before : {"element ", "byte ", "[", ","})
    for (size_t at = path.find(before); at != StringRef::npos; at = path.find(before, at + 1)) {
      StringRef word = path.drop_front(at + before.size()).take_while(isAlpha);
      if (!word.empty())
        return word.str();
    }
  return "";
}

/// Whether there is such an operation.
static bool isOperation(StringRef name) {
  return name.starts_with("scf.") || name.starts_with("affine.") || knownOperations().contains(name);
}

/// What keeps a line from being about one operation and one path, or "".
static std::string problemOfExactness(const Explanation &one) {
  if (StringRef(one.operation).find_first_of("*?[]{}#@") != StringRef::npos)
    return "operation '" + one.operation + "' stands for several; write a line for each";
  if (!isOfOneValue(one.path))
    return "path '" + one.path +
           "' stands for several; write a line for each. Only # may stand for a number, of an element or of a byte in "
           "it";
  if (std::string word = wordForNumber(one.path); !word.empty())
    return "path '" + one.path + "': '" + word + "' stands where a number does; write # for any number";
  if (isRun(*one.stage) &&
      is_contained(ArrayRef<StringRef>{"func.func", "llvm.func", "builtin.module"}, StringRef(one.operation)))
    return "'" + one.operation + "' is nothing that runs; name the operation that is lowered wrongly";
  return "";
}

/// What is wrong with what a row explains, or "".
static std::string problemOfExplanations(const Waiver &row) {
  if (row.explains.empty())
    return "needs 'repair' or 'explains'";
  if (!row.stage.empty() || !row.verdict.empty())
    return "'stage' and 'verdict' belong to 'repair', or into each line of 'explains'";
  if (!row.trap.empty() || !row.madeBy.empty())
    return "'trap' and 'made-by' belong to 'repair'";
  if (!row.indexBits.empty())
    return "'index-bitwidth' belongs to 'repair'; a line of 'explains' is about one case";
  if (!row.operations.empty())
    return "'operations' belongs to 'repair'; each line of 'explains' has its 'operation'";
  if (!isAgreementKnown(row))
    return "agrees: only 'ref-llvm'";
  if (isAboutAllCases(row) && row.agrees.empty())
    return "a row about all cases says how the fault is repaired";
  for (const auto &[number, one] : enumerate(row.explains)) {
    bool isBadVerdict = false;
    for (unsigned kind = 0; kind < kNumVerdictKinds; ++kind)
      isBadVerdict |= isBad(static_cast<VerdictKind>(kind)) && one.verdict == name(static_cast<VerdictKind>(kind));
    if (!isBadVerdict)
      return "'" + one.verdict + "' is not a bad verdict";
    if (isNoLowering(row.lowering) != (one.stage && one.stage->isAboutModule()))
      return "lowering '-' and stage parse, verify or api belong together";
    if (!one.stage || !isWaivable(*one.stage))
      return "stage '" + one.stageText +
             "' is not one of ref-llvm, jit, aot:TARGET, load, lower, compile, translate, static";
    if (!row.agrees.empty() && one.stage->is(EngineKind::RefLLVM))
      return "agrees: about other stages than 'ref-llvm'";
    if (one.operation.empty() || one.path.empty())
      return "'explains' needs an operation and a path";
    if (!one.stage->is(StepKind::Api) && !isOperation(one.operation) && problemOfExactness(one).empty())
      return "line " + std::to_string(number + 1) + " of 'explains': there is no operation '" + one.operation + "'";
    // What agrees in ref-llvm is LLVM's, in whatever value of whatever program it shows.
    if (std::string problem = row.agrees.empty() ? problemOfExactness(one) : ""; !problem.empty())
      return "line " + std::to_string(number + 1) + " of 'explains': " + problem;
  }
  return "";
}

std::string memref_cts::conformance::problemOf(const Waiver &row, StringRef today, ArrayRef<std::string> names) {
  const WaiverGlobs &globs = *row.globs;
  if (std::string unknown = unknownLowering(row.lowering, names); !unknown.empty()) {
    std::vector<std::string> known = loweringNames();
    append_range(known, names);
    return "there is no lowering '" + unknown + "'; known are: " + join(known, ", ");
  }
  if (std::string problem = versionsProblem(row); !problem.empty())
    return problem;
  if (std::string problem = row.repair.empty() ? problemOfExplanations(row) : problemOfRepair(row); !problem.empty())
    return problem;
  // What LLVM does to code that ref-llvm finds right is no lowering's fault.
  if (row.agrees.empty() && (globs.lowering.match("ours") || StringRef(row.lowering).starts_with("planted:")))
    return "this project's own lowering is not waived";
  if (row.reason.empty() || row.clause.empty())
    return "needs a clause and a reason";
  if (!isDate(row.expires))
    return "expires is a date, YYYY-MM-DD";
  if (StringRef(row.expires) < today)
    return "expired on " + row.expires + ": if the fault is still there, set a later date; else remove the row";
  return "";
}

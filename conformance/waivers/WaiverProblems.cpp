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

/// "'crahs' is not a bad verdict; known are crash, differ, ..."
static std::string notABadVerdict(StringRef text) {
  std::vector<std::string> known;
  for (unsigned kind = 0; kind < kNumVerdictKinds; ++kind)
    if (isBad(static_cast<VerdictKind>(kind)))
      known.push_back(name(static_cast<VerdictKind>(kind)));
  return ("'" + text + "' is not a bad verdict; known are ").str() + join(known, ", ");
}

/// Whether a row's key has a text, and if not: what it is for.
static RowProblem missing(const std::string &text, StringRef key, StringRef use) {
  return text.empty() ? RowProblem{("there is none; " + use).str(), key.str()} : RowProblem();
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
    return distance <= 2 && size_t(2) * distance < part.size();
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

/// What is wrong with the releases of the row's lowerings.
static RowProblem versionsProblem(const Waiver &row) {
  if (row.versions.empty())
    return {};
  if (std::string command = beginningWith(row.lowering, {"command="}); !command.empty())
    return {"the release of the command '" + command + "' is not known; leave out 'versions'", "versions"};
  // Pipelines are run by this release.
  std::string pipeline = beginningWith(row.lowering, {"pipeline=", "builtin.module("});
  if ((!pipeline.empty() && holdsFor(row, pipeline)) ||
      any_of(loweringNamesWithVariants(),
             [&](const std::string &name) { return Waivers::concernsLowering(row, name); }) ||
      Waivers::concernsLowering(row, "-"))
    return {};
  return {"no lowering '" + row.lowering + "' is of MLIR " + row.versions, "versions"};
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

/// "; similar is arith.addi", or "".
static std::string similarOperation(StringRef name) {
  constexpr unsigned kMostEdits = 3;
  StringRef best;
  unsigned fewest = kMostEdits + 1;
  for (const auto &known : knownOperations()) {
    unsigned edits = name.edit_distance(known.getKey(), /*AllowReplacements=*/true, kMostEdits);
    if (edits < fewest || (edits == fewest && edits <= kMostEdits && known.getKey() < best)) {
      fewest = edits;
      best = known.getKey();
    }
  }
  return fewest <= kMostEdits ? ("; similar is " + best).str() : "";
}

/// What is wrong with the operations that a repair is about.
static RowProblem problemOfOperations(const Waiver &row) {
  if (row.operations.empty())
    return {"there are none; 'repair' needs globs over the source operations that are lowered wrongly", "operations"};
  for (const auto &[i, operation, glob] : enumerate(row.operations, row.globs->operations)) {
    auto [dialect, name] = StringRef(operation).split('.');
    if (name.empty() || dialect.find_first_of("*?[]{}") != StringRef::npos)
      return {"'" + operation + "' needs a dialect, such as in memref.*", "operations", i + 1};
    bool isStructured = dialect == "scf" || dialect == "affine";
    if (!isStructured &&
        none_of(knownOperations(), [&glob = glob](const auto &known) { return glob.match(known.getKey()); }))
      return {"there is no operation '" + operation + "'" + similarOperation(operation), "operations", i + 1};
  }
  return {};
}

/// What is wrong with the stages that a row with a repair is about.
static RowProblem problemOfRepairedStage(const Waiver &row) {
  auto names = [&](EngineKind kind) { return row.globs->stage.match(name(kind)); };
  if (RowProblem none = missing(row.stage, "stage", "a row with 'repair' has one of ref-llvm, ref-ir, jit, aot:TARGET"))
    return none;
  if (std::string step = namedStep(row); !step.empty())
    return {
        "'" + row.stage + "' fits '" + step +
            "', too, which runs nothing; a repair is about runs: write one of ref-llvm, ref-ir, jit, aot:TARGET, or "
            "several as \"{ref-llvm,jit}\"",
        "stage"};
  if (!names(EngineKind::RefLLVM) && !names(EngineKind::RefIR) && !names(EngineKind::Jit) &&
      !Waivers::namesTargets(row))
    return {"'" + row.stage + "' is none of ref-llvm, ref-ir, jit, aot:TARGET", "stage"};
  if (!row.agrees.empty() && names(EngineKind::RefLLVM))
    return {"a row about other stages than 'ref-llvm' may have it; 'stage' is '" + row.stage + "'", "agrees"};
  return {};
}

/// What is wrong with a row that has a repair.
static RowProblem problemOfRepair(const Waiver &row) {
  if (!row.explains.empty())
    return {"the row has 'repair' as well; it may have either 'repair' or 'explains'", "explains"};
  if (RowProblem none = missing(row.verdict, "verdict", "a row with 'repair' has one, or a glob over several"))
    return none;
  if (!isAgreementKnown(row))
    return {"'" + row.agrees + "' is not known; only 'ref-llvm' is", "agrees"};
  if (!matchesBadVerdict(row.globs->verdict))
    return {notABadVerdict(row.verdict), "verdict"};
  if (isNoLowering(row.lowering))
    return {"'-' is no lowering, and a repair is about runs of a lowered module; name a lowering", "lowering"};
  if (RowProblem problem = problemOfRepairedStage(row))
    return problem;
  for (size_t i = 0; i < row.repair.size(); ++i)
    if (std::string problem = repairProblem(row.repair[i]); !problem.empty())
      return {problem, "repair", i + 1};
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

/// What keeps a line from being about one operation and one path.
static RowProblem problemOfExactness(const Explanation &one, size_t line) {
  if (StringRef(one.operation).find_first_of("*?[]{}#@") != StringRef::npos)
    return {"'" + one.operation + "' stands for several; write a line for each", "explains", line, "operation"};
  if (!isOfOneValue(one.path))
    return {"'" + one.path +
                "' stands for several; write a line for each. Only # may stand for a number, of an element or of a "
                "byte in it",
            "explains", line, "path"};
  if (std::string word = wordForNumber(one.path); !word.empty())
    return {"'" + one.path + "': '" + word + "' stands where a number does; write # for any number", "explains", line,
            "path"};
  if (isRun(*one.stage) &&
      is_contained(ArrayRef<StringRef>{"func.func", "llvm.func", "builtin.module"}, StringRef(one.operation)))
    return {"'" + one.operation + "' is nothing that runs; name the operation that is lowered wrongly", "explains",
            line, "operation"};
  return {};
}

/// What keys of a row with a repair are doing in one without.
static RowProblem problemOfForeignKeys(const Waiver &row) {
  for (const auto &[key, text] : {std::pair("stage", &row.stage), std::pair("verdict", &row.verdict)})
    if (!text->empty())
      return {"it belongs to 'repair', or into each line of 'explains'", key};
  for (const auto &[key, text] : {std::pair("trap", &row.trap), std::pair("made-by", &row.madeBy)})
    if (!text->empty())
      return {"it belongs to 'repair'; a line of 'explains' has 'seen'", key};
  if (!row.indexBits.empty())
    return {"it belongs to 'repair'; a line of 'explains' is about one case", "index-bitwidth"};
  if (!row.operations.empty())
    return {"it belongs to 'repair'; each line of 'explains' has its 'operation'", "operations"};
  return {};
}

/// What is wrong with one line of 'explains'.
static RowProblem problemOfExplanation(const Waiver &row, const Explanation &one, size_t line) {
  auto at = [&](const char *part, const std::string &what) { return RowProblem{what, "explains", line, part}; };
  bool isBadVerdict = false;
  for (unsigned kind = 0; kind < kNumVerdictKinds; ++kind)
    isBadVerdict |= isBad(static_cast<VerdictKind>(kind)) && one.verdict == name(static_cast<VerdictKind>(kind));
  if (!isBadVerdict)
    return at("verdict", notABadVerdict(one.verdict));
  if (isNoLowering(row.lowering) != (one.stage && one.stage->isAboutModule()))
    return at("stage", "lowering '-' and stage parse, verify or api belong together; here they are '" + row.lowering +
                           "' and '" + one.stageText + "'");
  if (!one.stage || !isWaivable(*one.stage))
    return at("stage",
              "'" + one.stageText +
                  "' is not one of ref-llvm, ref-ir, jit, aot:TARGET, load, lower, compile, translate, static");
  if (!row.agrees.empty() && one.stage->is(EngineKind::RefLLVM))
    return at("stage", "a row with 'agrees' is about other stages than 'ref-llvm'");
  if (one.operation.empty() || one.path.empty())
    return at(one.operation.empty() ? "operation" : "path", "it is empty; each line has an operation and a path");
  if (!one.stage->is(StepKind::Api) && !isOperation(one.operation) && !problemOfExactness(one, line))
    return at("operation", "there is no operation '" + one.operation + "'" + similarOperation(one.operation));
  // What agrees in ref-llvm is LLVM's, in whatever value of whatever program it shows.
  return row.agrees.empty() ? problemOfExactness(one, line) : RowProblem();
}

/// What is wrong with what a row explains.
static RowProblem problemOfExplanations(const Waiver &row) {
  if (row.explains.empty())
    return {"it needs 'repair' or 'explains'"};
  if (RowProblem problem = problemOfForeignKeys(row))
    return problem;
  if (!isAgreementKnown(row))
    return {"'" + row.agrees + "' is not known; only 'ref-llvm' is", "agrees"};
  if (isAboutAllCases(row) && row.agrees.empty())
    return {"'" + row.pattern + "' fits all cases, and a row about all cases says how the fault is repaired",
            "pattern"};
  for (const auto &[number, one] : enumerate(row.explains))
    if (RowProblem problem = problemOfExplanation(row, one, number + 1))
      return problem;
  return {};
}

RowProblem memref_cts::conformance::problemOf(const Waiver &row, StringRef today, ArrayRef<std::string> names) {
  const WaiverGlobs &globs = *row.globs;
  if (std::string unknown = unknownLowering(row.lowering, names); !unknown.empty()) {
    std::vector<std::string> known = loweringNames();
    append_range(known, names);
    return {"there is no lowering '" + unknown + "'; known are: " + join(known, ", "), "lowering"};
  }
  if (RowProblem problem = versionsProblem(row))
    return problem;
  if (RowProblem problem = row.repair.empty() ? problemOfExplanations(row) : problemOfRepair(row))
    return problem;
  // What LLVM does to code that ref-llvm finds right is no lowering's fault.
  if (row.agrees.empty() && (globs.lowering.match("ours") || StringRef(row.lowering).starts_with("planted:")))
    return {"'" + row.lowering + "' fits this project's own lowering; this project's own lowering is not waived",
            "lowering"};
  if (RowProblem none = missing(row.reason, "reason", "say what is wrong, for the report"))
    return none;
  if (RowProblem none = missing(row.clause, "clause", "name the one that the lowering breaks"))
    return none;
  if (!isDate(row.expires))
    return {"'" + row.expires + "' is no date; expires is a date, YYYY-MM-DD", "expires"};
  if (StringRef(row.expires) < today)
    return {"it expired on " + row.expires + ": if the fault is still there, set a later date; else remove the row",
            "expires"};
  return {};
}

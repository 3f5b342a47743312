//===-- Waivers.cpp - bad verdicts that are expected -----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reading with LLVM's YAML reader; matching by glob. The project's own lowering can not be waived: what it does wrong
// is mended.
//
//===----------------------------------------------------------------------===//

#include "conformance/Waivers.h"

#include "conformance/Worker.h"
#include "lowering/Encode.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/GlobPattern.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/YAMLTraits.h"
#include "llvm/TargetParser/Triple.h"

#include <climits>
#include <ctime>
#include <optional>

using namespace llvm;
using namespace memref_cts::conformance;

LLVM_YAML_IS_SEQUENCE_VECTOR(memref_cts::conformance::Waiver)
LLVM_YAML_IS_SEQUENCE_VECTOR(memref_cts::conformance::RepairStep)
LLVM_YAML_IS_SEQUENCE_VECTOR(memref_cts::conformance::Explanation)

template <>
struct llvm::yaml::MappingTraits<RepairStep> {
  static void mapping(IO &io, RepairStep &step) {
    io.mapRequired("lines", step.lines);
    io.mapRequired("by", step.by);
  }
};

template <>
struct llvm::yaml::MappingTraits<Explanation> {
  static void mapping(IO &io, Explanation &one) {
    io.mapRequired("stage", one.stage);
    io.mapRequired("verdict", one.verdict);
    io.mapRequired("operation", one.operation);
    io.mapRequired("path", one.path);
    io.mapOptional("seen", one.seen);
    io.mapOptional("expected", one.expected);
    io.mapOptional("quieted", one.quieted);
    io.mapOptional("floats", one.floats);
  }
};

template <>
struct llvm::yaml::MappingTraits<Waiver> {
  static void mapping(IO &io, Waiver &row) {
    // Before what is missing: a key that is misspelt is both.
    static constexpr StringRef known[] = {"name",   "pattern",  "lowering", "versions", "target", "stage", "verdict", "seen",
                                          "repair", "explains", "agrees",   "clause",   "reason", "issue", "expires"};
    io.mapOptional("name", row.name);
    for (StringRef key : io.outputting() ? std::vector<StringRef>() : io.keys())
      if (!is_contained(known, key))
        return io.setError("waiver '" + row.name + "': unknown key '" + key + "'; known are " + join(ArrayRef(known), ", "));
    io.mapRequired("name", row.name);
    io.mapRequired("pattern", row.pattern);
    io.mapRequired("lowering", row.lowering);
    io.mapOptional("versions", row.versions);
    io.mapOptional("target", row.target);
    io.mapOptional("stage", row.stage);
    io.mapOptional("verdict", row.verdict);
    io.mapOptional("seen", row.seen);
    io.mapOptional("repair", row.repair);
    io.mapOptional("explains", row.explains);
    io.mapOptional("agrees", row.agrees);
    io.mapRequired("clause", row.clause);
    io.mapRequired("reason", row.reason);
    io.mapOptional("issue", row.issue);
    io.mapRequired("expires", row.expires);
  }
};

namespace {
/// A glob that owns its text.
struct Glob {
  explicit Glob(std::string pattern) : text(std::make_unique<std::string>(std::move(pattern))) {}
  Error compile() {
    // Patterns may list alternatives: {mlir-16,mlir-19}.
    Expected<GlobPattern> made = GlobPattern::create(*text, kMaxAlternatives);
    if (!made)
      return made.takeError();
    glob = std::move(*made);
    return Error::success();
  }
  bool match(StringRef subject) const { return glob->match(subject); }

  static constexpr size_t kMaxAlternatives = 64;
  std::unique_ptr<std::string> text;
  std::optional<GlobPattern> glob;
};

struct FileGlob {
  Glob glob;
  bool exact;
  size_t folders; // before the file's name
};

struct Release {
  unsigned first, last;
};
} // namespace

struct memref_cts::conformance::WaiverGlobs {
  std::vector<FileGlob> files;
  Glob lowering, target, stage, verdict, seen;
  std::vector<Glob> seenOf, expectedOf; // of each explanation
  std::vector<Release> releases;
};

static std::string todayText() {
  std::time_t now = std::time(nullptr);
  char text[16] = "";
  std::tm parts = {};
  if (gmtime_r(&now, &parts))
    std::strftime(text, sizeof text, "%Y-%m-%d", &parts);
  return text;
}

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

/// Patterns without braces that together say the same. Some are left out once there
/// are more than a row may have.
static void alternatives(std::string pattern, std::vector<std::string> &into) {
  if (into.size() > Glob::kMaxAlternatives)
    return;
  size_t open = pattern.find('{'), close = pattern.find('}', open);
  if (open == std::string::npos || close == std::string::npos) {
    into.push_back(std::move(pattern));
    return;
  }
  SmallVector<StringRef> words;
  StringRef(pattern).slice(open + 1, close).split(words, ',');
  for (StringRef word : words)
    alternatives((StringRef(pattern).take_front(open) + word + StringRef(pattern).substr(close + 1)).str(), into);
}

/// The part of a lowering pattern that no lowering has, or "".
static std::string unknownLowering(const std::string &pattern) {
  std::vector<std::string> parts, names = loweringNamesWithVariants();
  alternatives(pattern, parts);
  for (const std::string &part : parts) {
    // What users write behind these is their own affair.
    if (part == "-" || any_of(ArrayRef<StringRef>{"command=", "pipeline=", "builtin.module(", "planted:"},
                              [&](StringRef start) { return StringRef(part).starts_with(start); }))
      continue;
    Glob glob(part);
    if (Error error = glob.compile())
      consumeError(std::move(error));
    else if (none_of(names, [&](const std::string &name) { return glob.match(name); }))
      return part;
  }
  return "";
}

/// "13-16, 19, 22+": false if it says something else.
static bool parseReleases(StringRef text, std::vector<Release> &into) {
  SmallVector<StringRef> parts;
  text.split(parts, ',');
  for (StringRef part : parts) {
    part = part.trim();
    Release release = {0, UINT_MAX};
    bool open = part.consume_back("+");
    auto [first, last] = part.split('-');
    if (first.getAsInteger(10, release.first) || (open && part.contains('-')))
      return false;
    if (!open && (last.empty() ? first : last).getAsInteger(10, release.last))
      return false;
    if (release.last < release.first || part.ends_with("-"))
      return false;
    into.push_back(release);
  }
  return true;
}

/// Whether the row is about the release that a lowering belongs to.
static bool holdsFor(const Waiver &row, StringRef lowering) {
  if (row.versions.empty())
    return true;
  unsigned release = mlirRelease(lowering);
  return release != 0 && any_of(row.globs->releases, [&](const Release &range) {
    return range.first <= release && release <= range.last;
  });
}

/// Compiles all patterns of a row; what is wrong with them, or "".
static std::string compile(Waiver &row) {
  std::vector<std::string> parts;
  alternatives(row.pattern, parts);
  if (parts.size() > Glob::kMaxAlternatives)
    return "pattern: more than " + std::to_string(Glob::kMaxAlternatives) + " alternatives; write a second row";
  auto globs = std::make_shared<WaiverGlobs>(
      WaiverGlobs{{}, Glob(row.lowering), Glob(row.target), Glob(row.stage), Glob(row.verdict), Glob("*" + row.seen + "*"), {}, {}, {}});
  for (const std::string &part : parts)
    globs->files.push_back({Glob(part), part.find_first_of("*?[\\") == std::string::npos,
                            static_cast<size_t>(llvm::count(part, '/'))});
  for (const Explanation &one : row.explains) {
    globs->seenOf.emplace_back("*" + one.seen + "*");
    globs->expectedOf.emplace_back("*" + one.expected + "*");
  }
  std::vector<Glob *> all = {&globs->lowering, &globs->target, &globs->stage, &globs->verdict, &globs->seen};
  for (FileGlob &file : globs->files)
    all.push_back(&file.glob);
  for (std::vector<Glob> *list : {&globs->seenOf, &globs->expectedOf})
    for (Glob &glob : *list)
      all.push_back(&glob);
  for (Glob *glob : all)
    if (Error error = glob->compile())
      return "pattern, lowering, target, stage, verdict, seen or expected: " + toString(std::move(error));
  if (!row.versions.empty() && !parseReleases(row.versions, globs->releases))
    return "versions: releases of MLIR, such as 13-16, 19, 22+";
  row.globs = std::move(globs);
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
    return "nobody knows which release '" + command + "' is; leave out 'versions'";
  // Pipelines are run by this release.
  std::string pipeline = beginningWith(row.lowering, {"pipeline=", "builtin.module("});
  if ((!pipeline.empty() && holdsFor(row, pipeline)) ||
      any_of(loweringNamesWithVariants(), [&](const std::string &name) { return Waivers::concernsLowering(row, name); }) ||
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

/// Where something can be wrong that is no run on an engine.
static constexpr StringRef kStagesBefore[] = {"parse", "verify", "load", "lower", "compile", "translate", "static"};

static bool isAboutModules(StringRef stage) { return stage == "parse" || stage == "verify" || stage == kApiStage; }

/// What is wrong with a row that has a repair, or "".
static std::string problemOfRepair(const Waiver &row) {
  if (!row.explains.empty())
    return "either 'repair' or 'explains'";
  if (row.stage.empty() || row.verdict.empty())
    return "'repair' needs 'stage' and 'verdict'";
  if (!row.agrees.empty() && row.agrees != "ref-llvm")
    return "agrees: only 'ref-llvm'";
  if (!matchesBadVerdict(row.globs->verdict))
    return "'" + row.verdict + "' is not a bad verdict";
  auto names = [&](StringRef stage) { return row.globs->stage.match(stage); };
  if (row.lowering == "-" || any_of(kStagesBefore, names) || names(kApiStage))
    return "a repair is about runs of a lowered module, on ref-llvm, jit or aot:TARGET";
  if (!names("ref-llvm") && !names("jit") && !StringRef(row.stage).contains("aot:"))
    return "stage '" + row.stage + "' is none of ref-llvm, jit, aot:TARGET";
  if (!row.agrees.empty() && names("ref-llvm"))
    return "agrees: about other stages than 'ref-llvm'";
  for (size_t i = 0; i < row.repair.size(); ++i)
    if (std::string problem = repairProblem(row.repair[i]); !problem.empty())
      return "step " + std::to_string(i + 1) + " of the repair: " + problem;
  return "";
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

/// Whether there is such an operation. Those of structured control flow are taken apart
/// before the encoder, whose list this is, sees them.
static bool isOperation(StringRef name) {
  static const StringSet<> known = [] {
    StringSet<> names;
    for (const memref_cts::lowering::EncodedOperation &operation : memref_cts::lowering::encodedOperations())
      names.insert(operation.name);
    return names;
  }();
  return name.starts_with("scf.") || name.starts_with("affine.") || known.contains(name);
}

/// What keeps a line from being about one operation and one path, or "".
static std::string problemOfExactness(const Explanation &one) {
  if (StringRef(one.operation).find_first_of("*?[]{}#@") != StringRef::npos)
    return "operation '" + one.operation + "' stands for several; write a line for each";
  if (!isOfOneValue(one.path))
    return "path '" + one.path +
           "' stands for several; write a line for each. Only # may stand for a number, of an element or of a byte in it";
  if (std::string word = wordForNumber(one.path); !word.empty())
    return "path '" + one.path + "': '" + word + "' stands where a number does; write # for any number";
  bool isRun = one.stage == "ref-llvm" || one.stage == "jit" || StringRef(one.stage).starts_with("aot:");
  if (isRun && is_contained(ArrayRef<StringRef>{"func.func", "llvm.func", "builtin.module"}, StringRef(one.operation)))
    return "'" + one.operation + "' is nothing that runs; name the operation that is lowered wrongly";
  return "";
}

/// What is wrong with what a row explains, or "".
static std::string problemOfExplanations(const Waiver &row) {
  if (row.explains.empty())
    return "needs 'repair' or 'explains'";
  if (!row.stage.empty() || !row.verdict.empty() || !row.seen.empty())
    return "'stage', 'verdict' and 'seen' belong to 'repair', or into each line of 'explains'";
  if (!row.agrees.empty() && row.agrees != "ref-llvm")
    return "agrees: only 'ref-llvm'";
  if (isAboutAllCases(row) && row.agrees.empty())
    return "a row about all cases says how the fault is repaired";
  for (const auto &[number, one] : enumerate(row.explains)) {
    bool isBadVerdict = false;
    for (unsigned kind = 0; kind < kNumVerdictKinds; ++kind)
      isBadVerdict |= isBad(static_cast<VerdictKind>(kind)) && one.verdict == name(static_cast<VerdictKind>(kind));
    if (!isBadVerdict)
      return "'" + one.verdict + "' is not a bad verdict";
    if ((row.lowering == "-") != isAboutModules(one.stage))
      return "lowering '-' and stage parse, verify or api belong together";
    bool isTarget = StringRef(one.stage).starts_with("aot:");
    if (!isAboutModules(one.stage) && !isTarget && one.stage != "ref-llvm" && one.stage != "jit" &&
        !is_contained(kStagesBefore, one.stage))
      return "stage '" + one.stage + "' is not one of ref-llvm, jit, aot:TARGET, load, lower, compile, translate, static";
    if (!row.agrees.empty() && one.stage == "ref-llvm")
      return "agrees: about other stages than 'ref-llvm'";
    if (one.operation.empty() || one.path.empty())
      return "'explains' needs an operation and a path";
    if (one.stage != kApiStage && !isOperation(one.operation) && problemOfExactness(one).empty())
      return "line " + std::to_string(number + 1) + " of 'explains': there is no operation '" + one.operation + "'";
    // What agrees in ref-llvm is LLVM's, in whatever value of whatever program it shows.
    if (std::string problem = row.agrees.empty() ? problemOfExactness(one) : ""; !problem.empty())
      return "line " + std::to_string(number + 1) + " of 'explains': " + problem;
  }
  return "";
}

/// The line where nesting may get too deep for a parser that recurses, or 0. A
/// waiver file has two levels; what its words hold counts too, and does not matter.
static unsigned lineTooDeep(StringRef text) {
  constexpr size_t kMaxDepth = 256;
  size_t depth = 0;
  for (unsigned line = 1; !text.empty(); ++line) {
    auto [row, rest] = text.split('\n');
    text = rest;
    // A block nests by indentation, or by several marks in a line.
    size_t mark = row.find_first_not_of(" -?:");
    if (std::min(mark, row.size()) > kMaxDepth)
      return line;
    for (char c : row) {
      if ((c == '[' || c == '{') && ++depth > kMaxDepth)
        return line;
      if ((c == ']' || c == '}') && depth)
        --depth;
    }
  }
  return 0;
}

/// False for comments, blanks and marks of documents, from which LLVM's reader
/// makes no document: nothing is waived.
static bool hasRows(StringRef text) {
  while (!text.empty()) {
    auto [row, rest] = text.split('\n');
    text = rest;
    row = row.split('#').first.trim();
    if (!row.empty() && row != "---" && row != "...")
      return true;
  }
  return false;
}

Expected<Waivers> Waivers::parse(StringRef path, StringRef text, StringRef today) {
  size_t notText = 0; // LLVM's reader may read past the end of other encodings
  if (!json::isUTF8(text, &notText))
    return createStringError(path + ":" + Twine(text.take_front(notText).count('\n') + 1) + ": not UTF-8");
  if (unsigned line = lineTooDeep(text))
    return createStringError(path + ":" + Twine(line) + ": nested too deep");
  std::string problem;
  yaml::Input input(
      text, /*Ctxt=*/nullptr,
      [](const SMDiagnostic &diagnostic, void *context) {
        std::string &problem = *static_cast<std::string *>(context);
        if (problem.empty())
          problem = (Twine(diagnostic.getLineNo()) + ": " + diagnostic.getMessage()).str();
      },
      &problem);
  Waivers result;
  if (!hasRows(text))
    return result;
  input >> result.waivers;
  if (input.error())
    return createStringError(path + ":" + (problem.empty() ? std::string("1: not a waiver file") : problem));
  // Rows of a second document would be read by nobody.
  if (input.nextDocument())
    return createStringError(path + ": more than one YAML document; '---' and '...' do not stand between rows");
  StringSet<> names;
  for (Waiver &row : result.waivers) {
    auto wrong = [&](const Twine &what) { return createStringError(path + ": waiver '" + row.name + "': " + what); };
    if (row.name.empty() || !names.insert(row.name).second)
      return wrong("needs a name of its own");
    if (std::string problem = compile(row); !problem.empty())
      return wrong(problem);
    const WaiverGlobs &globs = *row.globs;
    if (std::string unknown = unknownLowering(row.lowering); !unknown.empty())
      return wrong("there is no lowering '" + unknown + "'; known are: " + join(loweringNames(), ", "));
    if (std::string problem = versionsProblem(row); !problem.empty())
      return wrong(problem);
    if (std::string problem = row.repair.empty() ? problemOfExplanations(row) : problemOfRepair(row); !problem.empty())
      return wrong(problem);
    // What LLVM does to code that ref-llvm finds right is no lowering's fault.
    if (row.agrees.empty() && (globs.lowering.match("ours") || StringRef(row.lowering).starts_with("planted:")))
      return wrong("this project's own lowering is not waived");
    if (row.reason.empty() || row.clause.empty())
      return wrong("needs a clause and a reason");
    if (!isDate(row.expires))
      return wrong("expires is a date, YYYY-MM-DD");
    if (StringRef(row.expires) < today)
      return wrong("expired on " + row.expires + ": mend it or argue again");
  }
  return result;
}

/// The first row with a clause that the registry beside or above the file does not
/// have, or null. Without a registry there is nothing to compare with.
static Expected<const Waiver *> findUnknownClause(StringRef path, ArrayRef<Waiver> rows) {
  std::string registry = findAbove(sys::path::parent_path(path), "clauses.tsv");
  if (registry.empty())
    return nullptr;
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer = MemoryBuffer::getFile(registry, /*IsText=*/true);
  if (std::error_code error = buffer.getError())
    return createStringError(registry + ": cannot read: " + error.message());
  StringSet<> clauses;
  SmallVector<StringRef> lines;
  (*buffer)->getBuffer().split(lines, '\n');
  for (StringRef line : lines)
    clauses.insert(line.split('\t').first);
  for (const Waiver &row : rows)
    if (!clauses.contains(row.clause))
      return &row;
  return nullptr;
}

Expected<Waivers> Waivers::read(StringRef path) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer = MemoryBuffer::getFile(path, /*IsText=*/true);
  if (std::error_code error = buffer.getError())
    return createStringError(path + ": cannot read: " + error.message());
  Expected<Waivers> waivers = parse(path, (*buffer)->getBuffer(), todayText());
  if (!waivers)
    return waivers;
  Expected<const Waiver *> unknown = findUnknownClause(path, waivers->rows());
  if (!unknown)
    return unknown.takeError();
  if (*unknown)
    return createStringError(path + ": waiver '" + (*unknown)->name + "': there is no clause '" + (*unknown)->clause + "'");
  waivers->file = path.str();
  return waivers;
}

bool Waivers::concerns(const Waiver &row, StringRef file, StringRef lowering) {
  return concernsLowering(row, lowering) && concernsFile(row, file);
}

bool Waivers::concernsLowering(const Waiver &row, StringRef lowering) {
  return row.globs->lowering.match(lowering) && holdsFor(row, lowering);
}

size_t Waivers::numPatterns(const Waiver &row) { return row.globs->files.size(); }
StringRef Waivers::patternText(const Waiver &row, size_t alternative) { return *row.globs->files[alternative].glob.text; }
bool Waivers::isExact(const Waiver &row, size_t alternative) { return row.globs->files[alternative].exact; }

bool Waivers::fits(const Waiver &row, size_t alternative, StringRef file) {
  const FileGlob &pattern = row.globs->files[alternative];
  // The end of the path, with as many folders as the pattern has.
  size_t start = file.size();
  for (size_t slashes = 0; start > 0; --start)
    if (sys::path::is_separator(file[start - 1]) && slashes++ == pattern.folders)
      break;
  return pattern.glob.match(file.substr(start));
}

bool Waivers::concernsFile(const Waiver &row, StringRef file) {
  for (size_t i = 0; i < numPatterns(row); ++i)
    if (fits(row, i, file))
      return true;
  return false;
}

bool Waivers::namesStage(const Waiver &row, StringRef stage) {
  return row.repair.empty() ? any_of(row.explains, [&](const Explanation &one) { return one.stage == stage; })
                            : row.globs->stage.match(stage);
}

bool Waivers::concernsStage(const Waiver &row, StringRef stage) {
  if (!namesStage(row, stage))
    return false;
  if (row.target.empty())
    return true;
  // What is not made for an emulator is made for this machine.
  std::string triple = targetTriple(stage.consume_front("aot:") ? stage : "native");
  return row.globs->target.match(triple) || row.globs->target.match(Triple(triple).computeDataLayout());
}

bool Waivers::claims(const Waiver &row, StringRef stage, const Verdict &verdict) {
  return !row.repair.empty() && concernsStage(row, stage) && row.globs->verdict.match(name(verdict.kind)) &&
         (row.seen.empty() || row.globs->seen.match(verdict.seen));
}

std::string Waivers::stageText(const Waiver &row) {
  if (!row.repair.empty())
    return row.stage;
  SmallVector<StringRef> stages;
  for (const Explanation &one : row.explains)
    if (!is_contained(stages, one.stage))
      stages.push_back(one.stage);
  return join(stages, ", ");
}

const Waiver *Waivers::find(StringRef text) const {
  for (const Waiver &row : waivers)
    if (key(row) == text)
      return &row;
  return nullptr;
}

std::string Waivers::explain(StringRef text) const {
  const Waiver *row = find(text);
  if (!row)
    return "";
  return StringRef(row->reason).trim().str() + (row->issue.empty() ? "" : " (" + row->issue + ")");
}

/// Whether a path is the one of an explanation, in which # stands for a number and an
/// @ that no name follows for the name of any function.
static bool fitsPath(StringRef pattern, StringRef path) {
  auto isOfName = [](char c) { return isAlnum(c) || c == '_' || c == '.' || c == '$' || c == '-'; };
  while (!pattern.empty()) {
    char c = pattern.front();
    pattern = pattern.drop_front();
    if (path.empty())
      return false;
    if (c == '#') {
      StringRef rest = path.drop_while([](char digit) { return isDigit(digit); });
      if (rest.size() == path.size())
        return false;
      path = rest;
      continue;
    }
    if (path.front() != c)
      return false;
    path = path.drop_front();
    if (c == '@' && (pattern.empty() || !isOfName(pattern.front())))
      path = path.drop_while(isOfName);
  }
  return path.empty();
}

/// Whether the text of a module has an operation, or may have it: some are written
/// without their dialect.
static bool hasOperation(StringRef text, StringRef operation) {
  auto isWord = [](char c) { return isAlnum(c) || c == '_' || c == '.'; };
  auto has = [&](StringRef word) {
    for (size_t at = text.find(word); at != StringRef::npos; at = text.find(word, at + 1))
      if ((at == 0 || !isWord(text[at - 1])) &&
          (at + word.size() >= text.size() || !isWord(text[at + word.size()])))
        return true;
    return false;
  };
  if (has(operation))
    return true;
  auto [dialect, name] = operation.split('.');
  return operation == "builtin.module" || ((dialect == "builtin" || dialect == "func") && has(name));
}

/// Whether texts "0x7fa00001 (nan)" and "0x7fe00001 (nan)" are a signalling NaN and the
/// same, made quiet, of f32 or f64.
static bool isQuieted(StringRef expected, StringRef seen) {
  auto read = [](StringRef text, APInt &bits) {
    StringRef digits = text.split(' ').first;
    if (!digits.consume_front("0x") || (digits.size() != 8 && digits.size() != 16) || digits.find_if_not(isHexDigit) != StringRef::npos)
      return false;
    bits = APInt(4 * unsigned(digits.size()), digits, 16);
    return true;
  };
  APInt want, got;
  if (!read(expected, want) || !read(seen, got) || want.getBitWidth() != got.getBitWidth())
    return false;
  const fltSemantics &format = want.getBitWidth() == 32 ? APFloat::IEEEsingle() : APFloat::IEEEdouble();
  APInt quiet = APInt::getOneBitSet(want.getBitWidth(), want.getBitWidth() == 32 ? 22 : 51);
  return APFloat(format, want).isSignaling() && got == (want | quiet);
}

const Waiver *Waivers::match(StringRef file, StringRef text, StringRef lowering, StringRef stage,
                             const Verdict &verdict, bool agreesInRefLLVM, unsigned floats) const {
  for (const Waiver &row : waivers) {
    if (!row.repair.empty() || (!row.agrees.empty() && !agreesInRefLLVM) || !concernsStage(row, stage) ||
        !concerns(row, file, lowering))
      continue;
    for (const auto &[one, seen, expected] : zip(row.explains, row.globs->seenOf, row.globs->expectedOf))
      if (one.stage == stage && one.verdict == name(verdict.kind) && fitsPath(one.path, verdict.path) &&
          (one.seen.empty() || seen.match(verdict.seen)) &&
          (one.expected.empty() || expected.match(verdict.expected)) &&
          (!one.quieted || isQuieted(verdict.expected, verdict.seen)) && one.floats <= floats &&
          (stage == kApiStage || hasOperation(text, one.operation)))
        return &row;
  }
  return nullptr;
}

std::string memref_cts::conformance::findAbove(StringRef folder, StringRef name) {
  SmallString<256> absolute(folder), prefix(folder);
  if (sys::fs::make_absolute(absolute))
    return "";
  sys::path::remove_dots(absolute, /*remove_dot_dot=*/true);
  sys::path::remove_dots(prefix, /*remove_dot_dot=*/true);
  for (auto depth = std::distance(sys::path::begin(absolute), sys::path::end(absolute)); depth > 0; --depth) {
    SmallString<256> candidate(prefix);
    sys::path::append(candidate, name);
    if (sys::fs::is_regular_file(candidate))
      return std::string(candidate);
    StringRef last = sys::path::filename(prefix);
    if (prefix.empty() || last == ".." || last == ".")
      sys::path::append(prefix, "..");
    else
      sys::path::remove_filename(prefix);
  }
  return "";
}

std::string memref_cts::conformance::findWaiverFile(StringRef caseFile) {
  return findAbove(sys::path::parent_path(caseFile), "waivers.yaml");
}

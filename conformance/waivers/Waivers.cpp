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
#include "conformance/targets/Targets.h"
#include "conformance/words/YamlText.h"
#include "lowering/ReadFile.h"

#include "conformance/Worker.h"
#include "conformance/waivers/RowProblem.h"
#include "conformance/waivers/WaiverGlobs.h"
#include "conformance/waivers/WaiverProblems.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/FileSystem.h"
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

namespace {
/// What LLVM's reader is given along: where rows begin, and the row it is at.
struct RowPlaces {
  explicit RowPlaces(StringRef text) : lines(text) {}
  YamlLines lines;
  yaml::Input *input = nullptr;
  std::string name;     // of the row
  size_t rows = 0;      // that were begun
  size_t elements = 0;  // of a list of the row, that were begun
  RowProblem atUnknown; // key and line alone: the place of a key that no row has

  static RowPlaces &of(yaml::IO &io) { return *static_cast<RowPlaces *>(io.getContext()); }
  void begin(Waiver &row) {
    row.line = lines.lineOf(input->getCurrentNode());
    name = row.name;
    ++rows;
    elements = 0;
  }
  /// Whether all keys of a row, or of an element of its list, are known. Else it is an error.
  bool knowsKeys(yaml::IO &io, StringRef list, ArrayRef<StringRef> known);
};
} // namespace

bool RowPlaces::knowsKeys(yaml::IO &io, StringRef list, ArrayRef<StringRef> known) {
  elements += !list.empty();
  for (StringRef key : io.keys()) {
    if (is_contained(known, key))
      continue;
    atUnknown = list.empty() ? RowProblem{"", key.str()} : RowProblem{"", list.str(), elements, key.str()};
    io.setError("waiver '" + name + "': " + (list.empty() ? "" : list + ", line " + Twine(elements) + ": ") +
                "unknown key '" + key + "'; known are " + join(known, ", "));
    return false;
  }
  return true;
}

LLVM_YAML_IS_SEQUENCE_VECTOR(memref_cts::conformance::Waiver)
LLVM_YAML_IS_SEQUENCE_VECTOR(memref_cts::conformance::RepairStep)
LLVM_YAML_IS_SEQUENCE_VECTOR(memref_cts::conformance::Explanation)

template <>
struct llvm::yaml::MappingTraits<RepairStep> {
  static void mapping(IO &io, RepairStep &step) {
    if (!io.outputting() && !RowPlaces::of(io).knowsKeys(io, "repair", {"lines", "by"}))
      return;
    io.mapRequired("lines", step.lines);
    io.mapRequired("by", step.by);
  }
};

template <>
struct llvm::yaml::MappingTraits<Explanation> {
  static void mapping(IO &io, Explanation &one) {
    static constexpr StringRef kKnown[] = {"stage", "verdict",  "operation", "path",
                                           "seen",  "expected", "quieted",   "floats"};
    if (!io.outputting() && !RowPlaces::of(io).knowsKeys(io, "explains", kKnown))
      return;
    io.mapRequired("stage", one.stageText);
    one.stage = Stage::parse(one.stageText);
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
    static constexpr StringRef kKnown[] = {"name",     "pattern", "lowering", "versions", "target", "index-bitwidth",
                                           "stage",    "verdict", "trap",     "made-by",  "repair", "operations",
                                           "explains", "agrees",  "clause",   "reason",   "issue",  "expires"};
    io.mapOptional("name", row.name);
    if (!io.outputting()) {
      RowPlaces::of(io).begin(row);
      if (!RowPlaces::of(io).knowsKeys(io, "", kKnown))
        return;
    }
    io.mapRequired("name", row.name);
    io.mapRequired("pattern", row.pattern);
    io.mapRequired("lowering", row.lowering);
    io.mapOptional("versions", row.versions);
    io.mapOptional("target", row.target);
    io.mapOptional("index-bitwidth", row.indexBits);
    io.mapOptional("stage", row.stage);
    io.mapOptional("verdict", row.verdict);
    io.mapOptional("trap", row.trap);
    io.mapOptional("made-by", row.madeBy);
    io.mapOptional("repair", row.repair);
    io.mapOptional("operations", row.operations);
    io.mapOptional("explains", row.explains);
    io.mapOptional("agrees", row.agrees);
    io.mapRequired("clause", row.clause);
    io.mapRequired("reason", row.reason);
    io.mapOptional("issue", row.issue);
    io.mapRequired("expires", row.expires);
  }
};

static std::string todayText() {
  std::time_t now = std::time(nullptr);
  char text[16] = "";
  std::tm parts = {};
  if (gmtime_r(&now, &parts))
    std::strftime(text, sizeof text, "%Y-%m-%d", &parts);
  return text;
}

bool Waivers::namesTargets(const Waiver &row) {
  // Of a glob, its text says so.
  return row.repair.empty()
             ? any_of(row.explains, [](const Explanation &one) { return one.stage && one.stage->is(EngineKind::Aot); })
             : StringRef(row.stage).contains(std::string(name(EngineKind::Aot)) + ":");
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

/// The line of the mark behind the first document.
static unsigned lineOfSecond(StringRef text) {
  bool hasRow = false;
  for (unsigned line = 1; !text.empty(); ++line) {
    auto [row, rest] = text.split('\n');
    text = rest;
    bool isMark = row.starts_with("---") || row.starts_with("...");
    if (isMark && hasRow)
      return line;
    hasRow |= !isMark && !row.split('#').first.trim().empty();
  }
  return 1;
}

Expected<Waivers> Waivers::parse(StringRef path, StringRef text, StringRef today, ArrayRef<std::string> names) {
  size_t notText = 0; // LLVM's reader may read past the end of other encodings
  if (!json::isUTF8(text, &notText))
    return createStringError(path + ":" + Twine(text.take_front(notText).count('\n') + 1) + ": not UTF-8");
  if (unsigned line = findDeepYaml(text))
    return createStringError(path + ":" + Twine(line) + ": nested too deep");
  std::optional<std::pair<unsigned, std::string>> problem; // the first: line and text
  RowPlaces places(text);
  yaml::Input input(
      text, &places,
      [](const SMDiagnostic &diagnostic, void *context) {
        auto &problem = *static_cast<std::optional<std::pair<unsigned, std::string>> *>(context);
        if (!problem)
          problem.emplace(diagnostic.getLineNo(), diagnostic.getMessage().str());
      },
      &problem);
  places.input = &input;
  Waivers result;
  if (!hasRows(text))
    return result;
  input >> result.waivers;
  if (input.error()) {
    auto [line, what] = problem.value_or(std::pair(1u, std::string("not a waiver file")));
    if (!places.atUnknown.key.empty())
      line = lineOfYaml(text, places.atUnknown.path(places.rows - 1));
    else if (places.rows && StringRef(what).starts_with("missing required key"))
      what = "waiver '" + places.name + "': " + what;
    return createStringError(path + ":" + Twine(line) + ": " + what);
  }
  // Rows of a second document would be read by nobody.
  if (input.nextDocument())
    return createStringError(path + ":" + Twine(lineOfSecond(text)) +
                             ": more than one YAML document; '---' and '...' do not stand between rows");
  StringSet<> rowNames;
  for (auto [i, row] : enumerate(result.waivers)) {
    RowProblem problem;
    if (row.name.empty() || !rowNames.insert(row.name).second)
      problem = {row.name.empty() ? "it is empty; a row needs a name of its own"
                                  : "another row has it, too; a row needs a name of its own",
                 "name"};
    if (!problem)
      problem = compileGlobs(row);
    if (!problem)
      problem = problemOf(row, today, names);
    if (problem)
      return createStringError(path + ":" + Twine(lineOfYaml(text, problem.path(i))) + ": waiver '" + row.name +
                               "': " + problem.text());
  }
  return result;
}

/// Ids of the clauses of a registry.
static Expected<std::vector<std::string>> readClauses(const std::string &registry) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer = memref_cts::readFile(registry);
  if (std::error_code error = buffer.getError())
    return createStringError(registry + ": cannot read: " + error.message());
  SmallVector<StringRef> lines;
  (*buffer)->getBuffer().split(lines, '\n');
  std::vector<std::string> ids;
  for (StringRef line : lines)
    if (StringRef id = line.split('\t').first; !id.empty() && id != "id") // that is the name of the column
      ids.push_back(id.str());
  return ids;
}

/// "known of ADDR are ADDR-01, ...": the chapter of an id that is not there, or all chapters.
static std::string knownClauses(StringRef id, ArrayRef<std::string> known) {
  StringRef chapter = id.rsplit('-').first;
  std::vector<std::string> ofChapter, chapters;
  for (StringRef each : known) {
    StringRef of = each.rsplit('-').first;
    if (of == chapter)
      ofChapter.push_back(each.str());
    if (!is_contained(chapters, of))
      chapters.push_back(of.str());
  }
  return ofChapter.empty() ? "chapters are " + join(chapters, ", ")
                           : ("known of " + chapter + " are ").str() + join(ofChapter, ", ");
}

/// What is wrong with a clause that the registry does not have, or "". The one beside or above
/// the file counts before the one given.
static Expected<std::string> unknownClause(StringRef path, StringRef text, ArrayRef<Waiver> rows,
                                           std::string registry) {
  if (std::string near = findAbove(sys::path::parent_path(path), "clauses.tsv"); !near.empty())
    registry = near;
  if (registry.empty())
    return "";
  Expected<std::vector<std::string>> clauses = readClauses(registry);
  if (!clauses)
    return clauses.takeError();
  for (const auto &[i, row] : enumerate(rows)) {
    if (is_contained(*clauses, row.clause))
      continue;
    RowProblem problem{
        "there is no clause '" + row.clause + "' in " + registry + "; " + knownClauses(row.clause, *clauses), "clause"};
    return (path + ":" + Twine(lineOfYaml(text, problem.path(i))) + ": waiver '" + row.name + "': " + problem.text())
        .str();
  }
  return "";
}

Expected<Waivers> Waivers::read(StringRef path, ArrayRef<std::string> names, std::string registry) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer = memref_cts::readFile(path);
  if (std::error_code error = buffer.getError())
    return createStringError(path + ": cannot read: " + error.message());
  StringRef text = (*buffer)->getBuffer();
  Expected<Waivers> waivers = parse(path, text, todayText(), names);
  if (!waivers)
    return waivers;
  Expected<std::string> unknown = unknownClause(path, text, waivers->rows(), std::move(registry));
  if (!unknown)
    return unknown.takeError();
  if (!unknown->empty())
    return createStringError(*unknown);
  waivers->file = path.str();
  return waivers;
}

Expected<Waivers> Waivers::readOwn(StringRef path) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer = memref_cts::readFile(path);
  if (std::error_code error = buffer.getError())
    return createStringError(path + ": cannot read: " + error.message());
  Expected<Waivers> waivers = parse(path, (*buffer)->getBuffer(), /*today=*/"0000-00-00");
  if (!waivers)
    return waivers;
  waivers->file = path.str();
  for (Waiver &row : waivers->waivers)
    row.isOwn = true;
  return waivers;
}

bool Waivers::concerns(const Waiver &row, StringRef file, StringRef lowering) {
  return concernsLowering(row, lowering) && concernsFile(row, file);
}

bool Waivers::concernsLowering(const Waiver &row, StringRef lowering) {
  if (!row.inheritedBy.empty())
    return lowering == row.inheritedBy;
  return row.globs->lowering.match(lowering) && holdsFor(row, lowering);
}

/// Whether what passes of upstream make of an operation has the fault of a row about it.
/// Each that does is added to `owners`. Rows about func.func are about functions as a whole.
static bool isMadeBy(ArrayRef<std::string> passes, StringRef operation, std::vector<std::string> &owners) {
  std::optional<std::vector<std::string>> makers =
      operation == "func.func" ? std::vector<std::string>(passes) : passesLowering(operation, passes);
  if (!makers)
    return true; // whatever lowers it
  for (const std::string &pass : *makers)
    if (!is_contained(owners, pass))
      owners.push_back(pass);
  return !makers->empty();
}

void Waivers::inherit(const Waivers &from, StringRef label, StringRef of,
                      const std::optional<std::vector<std::string>> &passes) {
  std::vector<Waiver> added;
  for (const Waiver &row : from.waivers) {
    auto isSame = [&](const Waiver &other) { return other.name == row.name && concernsLowering(other, label); };
    if (!row.inheritedBy.empty() || !concernsLowering(row, of) || any_of(waivers, isSame))
      continue;
    Waiver copy = row;
    std::vector<std::string> owners;
    const bool isOfLLVM = !row.agrees.empty();
    if (passes && !isOfLLVM) {
      auto isForeign = [&](StringRef operation) { return !isMadeBy(*passes, operation, owners); };
      erase_if(copy.operations, [&](const std::string &operation) { return isForeign(operation); });
      erase_if(copy.explains, [&](const Explanation &one) { return isForeign(one.operation); });
      if (copy.operations.empty() && copy.explains.empty())
        continue;
    }
    copy.inheritedBy = label.str();
    copy.inherited =
        isOfLLVM ? "known of LLVM" : "known of " + of.str() + (owners.empty() ? "" : "'s " + join(owners, ", "));
    if (compileGlobs(copy)) // they were patterns before
      continue;
    added.push_back(std::move(copy));
  }
  append_range(waivers, std::move(added));
}

size_t Waivers::numPatterns(const Waiver &row) { return row.globs->files.size(); }
StringRef Waivers::patternText(const Waiver &row, size_t alternative) {
  return *row.globs->files[alternative].glob.text;
}
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

bool Waivers::namesStage(const Waiver &row, const Stage &stage) {
  return row.repair.empty() ? any_of(row.explains, [&](const Explanation &one) { return one.stage == stage; })
                            : row.globs->stage.match(stage.text());
}

bool Waivers::concernsStage(const Waiver &row, const Stage &stage) {
  // What the machine sees of a lowered module it sees of the module's LLVM IR, too.
  const bool isImplied = stage.is(EngineKind::RefIR) && namesStage(row, EngineKind::RefLLVM);
  if (!isImplied && !namesStage(row, stage))
    return false;
  if (row.target.empty())
    return true;
  // What is not made for an emulator is made for this machine.
  std::string triple = targetTriple(stage.machine());
  return row.globs->target.match(triple) || row.globs->target.match(Triple(triple).computeDataLayout());
}

bool Waivers::concernsIndex(const Waiver &row, unsigned bits) {
  return row.indexBits.empty() || is_contained(row.globs->indexBits, bits);
}

bool Waivers::claims(const Waiver &row, const Stage &stage, const Verdict &verdict) {
  return !row.repair.empty() && concernsStage(row, stage) && row.globs->verdict.match(name(verdict.kind)) &&
         (row.trap.empty() || verdict.trap.kind.empty() || row.globs->trap.match(verdict.trap.kind)) &&
         (row.madeBy.empty() || row.globs->madeBy.match(verdict.trap.origin));
}

bool Waivers::namesAny(const Waiver &row, ArrayRef<std::string> operations) {
  return any_of(row.globs->operations, [&](const Glob &glob) {
    return any_of(operations, [&](const std::string &operation) { return glob.match(operation); });
  });
}

std::string Waivers::stageText(const Waiver &row) {
  if (!row.repair.empty())
    return row.stage;
  SmallVector<StringRef> stages;
  for (const Explanation &one : row.explains)
    if (!is_contained(stages, one.stageText))
      stages.push_back(one.stageText);
  return join(stages, ", ");
}

std::string Waivers::bannerText() const {
  std::string text = "   waivers: " + file;
  std::vector<std::string> heirs;
  for (const Waiver &row : waivers) {
    StringRef heir = row.inheritedBy;
    std::string shown = heir.size() > 40 ? (heir.take_front(37) + "...").str() : heir.str();
    if (!heir.empty() && !is_contained(heirs, shown))
      heirs.push_back(std::move(shown));
  }
  if (heirs.empty())
    return text + (file.empty() ? "none" : "");
  return text + (file.empty() ? "those that " : ", and those that ") + join(heirs, ", ") +
         (heirs.size() == 1 ? " inherits" : " inherit");
}

bool Waivers::hasInherited(ArrayRef<std::string> keys) const {
  return any_of(waivers, [&](const Waiver &row) { return !row.inheritedBy.empty() && is_contained(keys, key(row)); });
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
      if ((at == 0 || !isWord(text[at - 1])) && (at + word.size() >= text.size() || !isWord(text[at + word.size()])))
        return true;
    return false;
  };
  if (has(operation))
    return true;
  auto [dialect, name] = operation.split('.');
  return operation == "builtin.module" || ((dialect == "builtin" || dialect == "func") && has(name));
}

/// As concernsStage(), of one line.
static bool isOfStage(const Explanation &one, const Stage &stage) {
  return one.stage == stage || (stage.is(EngineKind::RefIR) && one.stage == Stage(EngineKind::RefLLVM));
}

const Waiver *Waivers::match(StringRef file, StringRef text, StringRef lowering, const Stage &stage,
                             const Verdict &verdict, bool agreesInRefLLVM, unsigned floats, HasPart hasPart) const {
  for (const Waiver &row : waivers) {
    if (!row.repair.empty() || (!row.agrees.empty() && !agreesInRefLLVM) || !concernsStage(row, stage) ||
        !concerns(row, file, lowering))
      continue;
    for (const auto &[one, seen, expected] : zip(row.explains, row.globs->seenOf, row.globs->expectedOf))
      if (isOfStage(one, stage) && one.verdict == name(verdict.kind) && fitsPath(one.path, verdict.path) &&
          (one.seen.empty() || seen.match(verdict.seen)) &&
          (one.expected.empty() || expected.match(verdict.expected)) && (!one.quieted || verdict.quieted) &&
          one.floats <= floats && (stage.is(StepKind::Api) || hasOperation(text, one.operation)) &&
          (!hasPart || hasPart(one.operation)))
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

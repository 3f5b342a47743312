//===-- Waivers.cpp - bad verdicts that are expected -----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reading with LLVM's YAML reader; matching by glob, replacing by regular
// expression. The project's own lowering can not be waived: what it does wrong
// is mended.
//
//===----------------------------------------------------------------------===//

#include "conformance/Waivers.h"

#include "conformance/Worker.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/GlobPattern.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/YAMLTraits.h"

#include <ctime>

using namespace llvm;
using namespace memref_cts::conformance;

LLVM_YAML_IS_SEQUENCE_VECTOR(memref_cts::conformance::Waiver)

template <>
struct llvm::yaml::MappingTraits<Waiver> {
  static void mapping(IO &io, Waiver &row) {
    io.mapRequired("name", row.name);
    io.mapRequired("pattern", row.pattern);
    io.mapRequired("lowering", row.lowering);
    io.mapRequired("engine", row.engine);
    io.mapRequired("verdict", row.verdict);
    io.mapOptional("seen", row.seen);
    io.mapOptional("agrees", row.agrees);
    io.mapOptional("replace", row.replace);
    io.mapOptional("by", row.by);
    io.mapOptional("option", row.option);
    io.mapRequired("clause", row.clause);
    io.mapRequired("reason", row.reason);
    io.mapOptional("issue", row.issue);
    io.mapRequired("expires", row.expires);
  }
};

/// Patterns may list alternatives: {mlir-16,mlir-19}.
static Expected<GlobPattern> makeGlob(StringRef pattern) { return GlobPattern::create(pattern, /*MaxSubPatterns=*/64); }

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

static bool matchesBadVerdict(const GlobPattern &glob) {
  for (unsigned kind = 0; kind < kNumVerdictKinds; ++kind)
    if (isBad(static_cast<VerdictKind>(kind)) && glob.match(name(static_cast<VerdictKind>(kind))))
      return true;
  return false;
}

/// Patterns without braces that together say the same, at most 64.
static void alternatives(std::string pattern, std::vector<std::string> &into) {
  size_t open = pattern.find('{'), close = pattern.find('}', open);
  if (open == std::string::npos || close == std::string::npos || into.size() >= 64) {
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
  std::vector<std::string> parts, names = loweringNames();
  alternatives(pattern, parts);
  for (const std::string &part : parts) {
    // What users write behind these is their own affair.
    if (part == "-" || any_of(ArrayRef<StringRef>{"command=", "pipeline=", "builtin.module(", "planted:"},
                              [&](StringRef start) { return StringRef(part).starts_with(start); }))
      continue;
    Expected<GlobPattern> glob = makeGlob(part);
    if (!glob)
      consumeError(glob.takeError());
    else if (none_of(names, [&](const std::string &name) { return glob->match(name); }))
      return part;
  }
  return "";
}

/// What is wrong with `replace` and `by`, or "".
static std::string replaceProblem(const Waiver &row) {
  if (row.replace.empty() != row.by.empty())
    return "'replace' and 'by' belong together";
  if (!row.option.empty() && (row.replace.empty() || !StringRef(row.option).contains('=')))
    return "option: KEY=VALUE, with 'replace'";
  std::string problem;
  Regex expression(row.replace);
  if (!row.replace.empty() && !expression.isValid(problem))
    return "replace: " + problem;
  for (size_t at = row.by.find('\\'); at != std::string::npos; at = row.by.find('\\', at + 2)) {
    char group = at + 1 < row.by.size() ? row.by[at + 1] : ' ';
    if (group < '1' || group > '9' || static_cast<unsigned>(group - '0') > expression.getNumMatches())
      return "by: a backslash names a group of 'replace'";
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
  for (const Waiver &row : result.waivers) {
    auto wrong = [&](const Twine &what) { return createStringError(path + ": waiver '" + row.name + "': " + what); };
    if (row.name.empty() || !names.insert(row.name).second)
      return wrong("needs a name of its own");
    Expected<GlobPattern> files = makeGlob(row.pattern), lowerings = makeGlob(row.lowering);
    Expected<GlobPattern> engines = makeGlob(row.engine), verdicts = makeGlob(row.verdict), seen = makeGlob(row.seen);
    if (!files || !lowerings || !engines || !verdicts || !seen) {
      std::string problem =
          toString(joinErrors(joinErrors(joinErrors(files.takeError(), lowerings.takeError()), engines.takeError()),
                              joinErrors(verdicts.takeError(), seen.takeError())));
      return wrong("pattern, lowering, engine, verdict or seen: " + problem);
    }
    if (std::string unknown = unknownLowering(row.lowering); !unknown.empty())
      return wrong("there is no lowering '" + unknown + "'; known are: " + join(loweringNames(), ", "));
    if (!matchesBadVerdict(*verdicts))
      return wrong("'" + row.verdict + "' is not a bad verdict");
    if (!row.agrees.empty() && (row.agrees != "ref-llvm" || engines->match("ref-llvm") || !row.replace.empty()))
      return wrong("agrees: only 'ref-llvm', for rows about other engines and without 'replace'");
    // What LLVM does to code that ref-llvm finds right is no lowering's fault.
    if (row.agrees.empty() && (lowerings->match("ours") || StringRef(row.lowering).starts_with("planted:")))
      return wrong("this project's own lowering is not waived");
    bool aboutModules = row.lowering == "-";
    if (aboutModules != any_of(ArrayRef<StringRef>{"parse", "verify"},
                               [&](StringRef engine) { return engines->match(engine) && row.engine != "*"; }))
      return wrong("lowering '-' and engine parse or verify belong together");
    if (!aboutModules && !StringRef(row.engine).starts_with("aot:") &&
        none_of(ArrayRef<StringRef>{"ref-llvm", "jit", "load", "lower", "compile", "translate", "static"},
                [&](StringRef engine) { return engines->match(engine); }))
      return wrong("engine '" + row.engine +
                   "' is not one of ref-llvm, jit, aot:TARGET, load, lower, compile, translate, static");
    if (std::string problem = replaceProblem(row); !problem.empty())
      return wrong(problem);
    if (row.reason.empty() || row.clause.empty())
      return wrong("needs a clause and a reason");
    if (!isDate(row.expires))
      return wrong("expires is a date, YYYY-MM-DD");
    if (StringRef(row.expires) < today)
      return wrong("expired on " + row.expires + ": mend it or argue again");
  }
  return result;
}

Expected<Waivers> Waivers::read(StringRef path) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer = MemoryBuffer::getFile(path, /*IsText=*/true);
  if (std::error_code error = buffer.getError())
    return createStringError(path + ": cannot read: " + error.message());
  Expected<Waivers> waivers = parse(path, (*buffer)->getBuffer(), todayText());
  if (waivers)
    waivers->file = path.str();
  return waivers;
}

static bool matches(StringRef pattern, StringRef text) {
  Expected<GlobPattern> glob = makeGlob(pattern);
  if (glob)
    return glob->match(text);
  consumeError(glob.takeError()); // rows were checked when they were read
  return false;
}

bool Waivers::concerns(const Waiver &row, StringRef file, StringRef lowering) {
  return concernsFile(row, file) && matches(row.lowering, lowering);
}

bool Waivers::concernsFile(const Waiver &row, StringRef file) { return matches(row.pattern, sys::path::filename(file)); }

bool Waivers::concernsEngine(const Waiver &row, StringRef engine) { return matches(row.engine, engine); }

bool Waivers::concernsVerdict(const Waiver &row, const Verdict &verdict) {
  return matches(row.verdict, name(verdict.kind)) && (row.seen.empty() || matches("*" + row.seen + "*", verdict.seen));
}

std::string Waivers::replaced(const Waiver &row, StringRef text) {
  Regex expression(row.replace);
  std::string result;
  while (!text.empty()) {
    StringRef end = text.contains('\n') ? "\n" : "", line;
    std::tie(line, text) = text.split('\n');
    bool isCode = !line.ltrim().starts_with("//");
    result += (isCode && expression.match(line) ? expression.sub(row.by, line) : line.str()) + end.str();
  }
  return result;
}

bool Waivers::concernsOptions(const Waiver &row, const std::vector<std::pair<std::string, std::string>> &options) {
  return row.option.empty() ||
         any_of(options, [&](const auto &option) { return option.first + "=" + option.second == row.option; });
}

bool Waivers::anyReplaces() const {
  return any_of(waivers, [](const Waiver &row) { return !row.replace.empty(); });
}

Waivers Waivers::withoutReplaces() const {
  Waivers rest;
  copy_if(waivers, std::back_inserter(rest.waivers), [](const Waiver &row) { return row.replace.empty(); });
  return rest;
}

const Waiver *Waivers::match(StringRef file, StringRef lowering, StringRef engine, const Verdict &verdict,
                             bool agreesInRefLLVM) const {
  for (const Waiver &row : waivers) {
    if (row.replace.empty() && (row.agrees.empty() || agreesInRefLLVM) && concernsEngine(row, engine) && concernsVerdict(row, verdict) &&
        concerns(row, file, lowering))
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

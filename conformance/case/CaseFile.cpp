//===-- CaseFile.cpp - a case as it stands in a file -----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One pass over the lines. Comments that are no directive are prose; a word in
// capitals that looks like a directive but is none is an error, so that a
// misspelt expectation cannot pass silently.
//
//===----------------------------------------------------------------------===//

#include "conformance/CaseFile.h"
#include "lowering/ModuleText.h"
#include "lowering/ReadFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;
using namespace memref_cts::conformance;

Error memref_cts::conformance::errorAt(StringRef path, unsigned line, unsigned column, const Twine &what) {
  return createStringError(path + ":" + Twine(line) + ":" + Twine(column) + ": " + what);
}

namespace {
enum class Directive {
  None,
  Unknown,
  Ulp,
  Division,
  Run,
  Clause,
  Requires,
  Options,
  Negative,
  Neighbour,
  Warning,
  Operation,
  Trap,
  Call,
  CallRandom,
  Check,
  OrderCheck
};
} // namespace

/// Words that are nearly one of ours. Prose such as "NB:" is none.
static bool isNearMiss(StringRef key) {
  constexpr size_t kMaxKey = 64; // no slip of the finger is longer
  if (key.size() > kMaxKey)
    return false;
  static constexpr StringLiteral kKeys[] = {"CLAUSE",    "REQUIRES",    "OPTIONS",     "COMPLEX-DIVISION", "NEGATIVE",
                                            "OPERATION", "CHECK-DAG",   "CALL-RANDOM", "CHECK-NOT",        "CHECK-SAME",
                                            "NEIGHBOUR", "CHECK-LABEL", "WARNING"};
  static constexpr StringLiteral kShortKeys[] = {"CALL", "CHECK", "TRAP"};
  auto within = [&](unsigned distance) {
    return [=](StringRef known) { return key.contains(known) || key.edit_distance(known, true, distance) <= distance; };
  };
  auto sorted = [](StringRef word) {
    std::string letters = word.str();
    llvm::sort(letters);
    return letters;
  };
  auto shuffled = [&](StringRef known) { return sorted(key) == sorted(known); };
  return any_of(kKeys, within(2)) || any_of(kShortKeys, within(1)) || any_of(kShortKeys, shuffled);
}

/// FileCheck's CHECK-COUNT-N.
static bool isCount(StringRef key) {
  unsigned count;
  return key.consume_front("CHECK-COUNT-") && !key.getAsInteger(10, count);
}

static Directive directiveOf(StringRef key) {
  if (isCount(key))
    return Directive::Check;
  return StringSwitch<Directive>(key)
      .Case("RUN", Directive::Run)
      .Case("CLAUSE", Directive::Clause)
      .Case("REQUIRES", Directive::Requires)
      .Case("OPTIONS", Directive::Options)
      .Case("ULP", Directive::Ulp)
      .Case("COMPLEX-DIVISION", Directive::Division)
      .Case("NEGATIVE", Directive::Negative)
      .Case("NEIGHBOUR", Directive::Neighbour)
      .Case("WARNING", Directive::Warning)
      .Case("OPERATION", Directive::Operation)
      .Case("TRAP", Directive::Trap)
      .Case("CALL", Directive::Call)
      .Case("CALL-RANDOM", Directive::CallRandom)
      .Cases({"CHECK", "CHECK-SAME", "CHECK-NOT", "CHECK-DAG", "CHECK-LABEL"}, Directive::Check)
      .Cases({"CHECK-NEXT", "CHECK-EMPTY"}, Directive::OrderCheck)
      .Default(Directive::None);
}

/// A directive is `//`, blanks, KEY, `:`. KEY is capitals and dashes; one of ours
/// with small letters, or without the colon, is meant as one.
static Directive classify(StringRef line, StringRef &rest) {
  StringRef body = line;
  if (!body.consume_front("//"))
    return Directive::None;
  body = body.ltrim(" \t");
  StringRef behind = body.drop_while([](char c) { return isAlpha(c) || c == '-'; });
  if (body.drop_back(behind.size()).ends_with("-"))
    behind = behind.drop_while([](char c) { return isDigit(c); });
  StringRef key = body.drop_back(behind.size());
  if (key.empty())
    return Directive::None;
  if (!behind.consume_front(":"))
    return directiveOf(key) == Directive::None ? Directive::None : Directive::Unknown;
  rest = behind;
  if (any_of(key, isLower))
    return directiveOf(key.upper()) == Directive::None ? Directive::None : Directive::Unknown;
  Directive directive = directiveOf(key);
  return directive == Directive::None && isNearMiss(key) ? Directive::Unknown : directive;
}
/// What lines of their own say, which are no options of a lowering.
static constexpr char kUlpName[] = "ulp", kDivisionName[] = "complex-division";

static constexpr size_t kMaxOption = 1000; // bytes; errors repeat it

static Error parseOptions(CaseFile &file, StringRef text, unsigned line) {
  SmallVector<StringRef> words;
  text.split(words, ' ', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  for (StringRef word : words) {
    if (word.size() > kMaxOption)
      return errorAt(file.path, line, 1, "an option of " + Twine(word.size()) + " bytes");
    auto [key, value] = word.split('=');
    if (key.empty() || value.empty())
      return errorAt(file.path, line, 1, "option '" + word + "' is not key=value");
    if (key == kUlpName || key == kDivisionName)
      return errorAt(file.path, line, 1, "'" + key + "' is no option of a lowering: it has a line of its own");
    file.options.emplace_back(key, value);
    file.optionLines.emplace_back(key, line);
  }
  return Error::success();
}

static Error givenTwice(const CaseFile &file, const char *what, const Twine &value, unsigned line) {
  return errorAt(file.path, line, 1, Twine("a case has one '") + what + "'; it has " + value + " already");
}

static Error parseUlp(CaseFile &file, StringRef text, unsigned line) {
  text = text.trim();
  if (file.policy.ulp)
    return givenTwice(file, kUlpName, Twine(file.policy.ulp), line);
  if (text.getAsInteger(10, file.policy.ulp) || file.policy.ulp == 0 || file.policy.ulp > NumberPolicy::kMaxUlp)
    return errorAt(file.path, line, 1,
                   "'" + text + "' is not a number of units in the last place, 1 to " + Twine(NumberPolicy::kMaxUlp));
  return Error::success();
}

static Error parseDivision(CaseFile &file, StringRef text, unsigned line) {
  text = text.trim();
  if (file.policy.basicComplexDivision)
    return givenTwice(file, kDivisionName, "basic", line);
  if (text != "basic")
    return errorAt(file.path, line, 1, "'" + text + "' is not a way to divide complex numbers: basic");
  file.policy.basicComplexDivision = true;
  return Error::success();
}

namespace {
struct PhaseRow {
  const char *text;
  RefusedBy by;
};
constexpr PhaseRow kPhases[] = {
#define PHASE(Name, Text, By, Doc) {Text, RefusedBy::By},
#include "conformance/tables/phases.def"
};
} // namespace

const char *memref_cts::conformance::name(Phase phase) { return kPhases[static_cast<size_t>(phase)].text; }
RefusedBy memref_cts::conformance::refusedBy(Phase phase) { return kPhases[static_cast<size_t>(phase)].by; }

static Error parseNegative(CaseFile &file, StringRef text, unsigned line) {
  auto [phase, quoted] = text.trim().split(' ');
  const PhaseRow *row = find_if(kPhases, [&, &phase = phase](const PhaseRow &row) { return phase == row.text; });
  if (row == std::end(kPhases))
    return errorAt(file.path, line, 1,
                   "phase '" + phase + "' is not one of " +
                       join(map_range(kPhases, [](const PhaseRow &row) { return StringRef(row.text); }), ", "));
  quoted = quoted.trim();
  if (!quoted.consume_front("\"") || !quoted.consume_back("\"") || quoted.empty())
    return errorAt(file.path, line, 1, "NEGATIVE needs the diagnostic in double quotes");
  file.negative = Negative{static_cast<Phase>(row - kPhases), std::string(quoted), line};
  return Error::success();
}

namespace {
/// `// NEIGHBOUR: "text" -> "other text"`: one step to the module that is accepted.
struct NeighbourStep {
  std::string text, instead;
  unsigned line = 0;
};
} // namespace

static Error parseNeighbour(const CaseFile &file, std::vector<NeighbourStep> &steps, StringRef text, unsigned line) {
  StringRef body = text.trim();
  bool quoted = body.consume_front("\"") && body.consume_back("\"");
  auto [before, after] = body.split("\" -> \"");
  if (!quoted || before.empty() || before.size() == body.size())
    return errorAt(file.path, line, 1, "NEIGHBOUR needs a text of the module and another: \"text\" -> \"other text\"");
  steps.push_back({std::string(before), std::string(after), line});
  return Error::success();
}

/// Whether the line has the text; it then has the other one in its place. `bytes` of the module
/// follow; a line is left alone once they are too many.
static bool replaceAll(std::string &line, const NeighbourStep &step, uint64_t &bytes) {
  size_t times = StringRef(line).count(step.text);
  if (times == 0)
    return false;
  bytes += times * step.instead.size() - times * step.text.size();
  if (bytes > memref_cts::kMostModuleBytes)
    return true;
  std::string replaced;
  for (StringRef rest = line; times != 0; --times) {
    auto [before, behind] = rest.split(step.text);
    replaced.append(before).append(step.instead);
    rest = behind;
    if (times == 1)
      replaced.append(rest);
  }
  line = std::move(replaced);
  return true;
}

/// Comments say what they said, so that lines keep their numbers.
static Error makeNeighbour(CaseFile &file, ArrayRef<NeighbourStep> steps) {
  if (steps.empty())
    return Error::success();
  if (file.negative && file.negative->phase == Phase::Run)
    return errorAt(file.path, steps.front().line, 1,
                   "NEIGHBOUR is about what refuses a module, and phase run accepts it");
  uint64_t bytes = file.text.size();
  std::vector<std::string> lines;
  for (StringRef line : split(file.text, '\n'))
    lines.push_back(line.str());
  for (const NeighbourStep &step : steps) {
    bool found = false;
    for (std::string &line : lines) {
      if (StringRef(line).ltrim(" \t").starts_with("//"))
        continue;
      found |= replaceAll(line, step, bytes);
      if (bytes > memref_cts::kMostModuleBytes)
        return errorAt(file.path, step.line, 1,
                       "with this line the neighbour is larger than " + Twine(memref_cts::kMostModuleBytes >> 20) +
                           " MiB");
    }
    if (!found)
      return errorAt(file.path, step.line, 1, "the module has no '" + step.text + "'");
  }
  file.neighbour = join(lines, "\n");
  if (std::optional<memref_cts::TextProblem> problem = memref_cts::findUnreadableModule(file.neighbour))
    return errorAt(file.path, steps.front().line, 1,
                   "line " + Twine(problem->line) + " of the neighbour: " + problem->what);
  file.neighbourLine = steps.front().line;
  return Error::success();
}

/// A mark stands behind the operation, on its line.
static Error parseTrapMark(CaseFile &file, StringRef line, unsigned number) {
  size_t at = line.rfind("//");
  StringRef rest;
  Directive directive = at == StringRef::npos ? Directive::None : classify(line.substr(at), rest);
  if (directive == Directive::Unknown && line.substr(at).contains("TRAP"))
    return errorAt(file.path, number, static_cast<unsigned>(at) + 1,
                   "unknown directive; behind an operation it is TRAP");
  if (directive != Directive::Trap)
    return Error::success();
  file.traps.push_back({std::string(rest.trim()), number});
  return Error::success();
}

/// The kind in `-> trap(kind)` of a call line, "" if it expects no trap.
static std::string expectedTrap(const CallLine &call) {
  std::string text = call.random ? "" : call.text;
  erase_if(text, [](char c) { return c == ' '; });
  size_t at = text.rfind("->trap(");
  return at == std::string::npos ? "" : text.substr(at + 7, text.find(')', at) - at - 7);
}

/// Each mark has a call that expects its trap, and in a file with marks each
/// expected trap has a mark. Hands marks to the call lines.
static Error distributeTrapMarks(CaseFile &file) {
  for (const TrapMark &mark : file.traps)
    if (none_of(file.calls, [&](const CallLine &call) { return expectedTrap(call) == mark.kind; }))
      return errorAt(file.path, mark.line, 1, "no CALL line expects trap(" + mark.kind + "), which is to happen here");
  if (!file.operations.empty() && file.traps.empty())
    return errorAt(file.path, 1, 1,
                   "OPERATION is about faults: it needs a `// TRAP: kind` behind the operation at fault");
  for (CallLine &call : file.calls) {
    std::string kind = expectedTrap(call);
    if (!file.traps.empty() && !kind.empty() &&
        none_of(file.traps, [&](const TrapMark &mark) { return mark.kind == kind; }))
      return errorAt(file.path, call.line, 1, "no line of this case has `// TRAP: " + kind + "` behind its operation");
    call.traps = file.traps;
    call.operations = file.operations;
  }
  return Error::success();
}

static Error parseWarning(CaseFile &file, StringRef text, unsigned line) {
  StringRef quoted = text.trim();
  if (!quoted.consume_front("\"") || !quoted.consume_back("\"") || quoted.empty())
    return errorAt(file.path, line, 1, "WARNING needs words of the warning in double quotes");
  file.warnings.push_back({std::string(quoted), line});
  return Error::success();
}

static Error parseOperation(CaseFile &file, StringRef text, unsigned line) {
  SmallVector<StringRef> words;
  text.split(words, ' ', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  if (words.empty() || !file.operations.empty())
    return errorAt(file.path, line, 1,
                   words.empty() ? "OPERATION needs the name of an operation" : "a case has one line OPERATION");
  file.operations.assign(words.begin(), words.end());
  return Error::success();
}

static Error parseClause(CaseFile &file, StringRef text, unsigned line) {
  if (!file.clause.empty())
    return errorAt(file.path, line, 1, "a case carries one clause; it has " + file.clause + " already");
  file.clause = std::string(text.trim());
  file.clauseLine = line;
  return Error::success();
}

namespace {
/// A case file, line by line.
struct CaseReader {
  CaseFile file;
  unsigned number = 0;    // of the line at hand
  bool continued = false; // the last call line ended in a backslash
  std::vector<NeighbourStep> steps;

  Error take(StringRef line);
  Error takeDirective(Directive directive, StringRef line, StringRef rest);
  void takeCall(bool random, StringRef line, StringRef rest);
  Error takeContinuation(StringRef line);
};
} // namespace

void CaseReader::takeCall(bool random, StringRef line, StringRef rest) {
  CallLine call;
  call.random = random;
  call.line = number;
  StringRef body = rest.trim();
  call.column = static_cast<unsigned>(body.data() - line.data()) + 1;
  continued = body.consume_back("\\");
  call.text = std::string(body.trim());
  file.calls.push_back(std::move(call));
}

Error CaseReader::takeContinuation(StringRef line) {
  StringRef body = line.ltrim(" \t");
  if (!body.consume_front("//"))
    return errorAt(file.path, number, 1, "a call line that ends in a backslash needs a comment line below it");
  body = body.trim();
  continued = body.consume_back("\\");
  file.calls.back().text += " " + body.trim().str();
  return Error::success();
}

Error CaseReader::takeDirective(Directive directive, StringRef line, StringRef rest) {
  switch (directive) {
  case Directive::None:
    return parseTrapMark(file, line, number);
  case Directive::Run:
  case Directive::Requires:
    return Error::success();
  case Directive::Trap:
    return errorAt(file.path, number, 1, "TRAP stands behind the operation that is at fault, on its line");
  case Directive::Operation:
    return parseOperation(file, rest, number);
  case Directive::Unknown:
    return errorAt(file.path, number, static_cast<unsigned>(line.size() - line.ltrim(" \t").size()) + 1,
                   "unknown directive, or one without its colon; known are RUN, CLAUSE, OPERATION, REQUIRES, OPTIONS, "
                   "ULP, COMPLEX-DIVISION, NEGATIVE, NEIGHBOUR, WARNING, CALL, "
                   "CALL-RANDOM, CHECK, CHECK-SAME, CHECK-NOT, CHECK-DAG, CHECK-LABEL");
  case Directive::OrderCheck:
    return errorAt(file.path, number, 1, "the order of instructions is no rule: use CHECK, CHECK-DAG or CHECK-SAME");
  case Directive::Check:
    file.checksIR = true;
    return Error::success();
  case Directive::Clause:
    return parseClause(file, rest, number);
  case Directive::Options:
    return parseOptions(file, rest, number);
  case Directive::Ulp:
    return parseUlp(file, rest, number);
  case Directive::Division:
    return parseDivision(file, rest, number);
  case Directive::Negative:
    return parseNegative(file, rest, number);
  case Directive::Neighbour:
    return parseNeighbour(file, steps, rest, number);
  case Directive::Warning:
    return parseWarning(file, rest, number);
  case Directive::Call:
  case Directive::CallRandom:
    takeCall(directive == Directive::CallRandom, line, rest);
    return Error::success();
  }
  llvm_unreachable("all directives are above");
}

Error CaseReader::take(StringRef line) {
  ++number;
  if (continued)
    return takeContinuation(line);
  StringRef rest;
  Directive directive = classify(line.ltrim(" \t"), rest);
  return takeDirective(directive, line, rest);
}

Expected<CaseFile> memref_cts::conformance::parseCaseFile(StringRef path, StringRef text) {
  CaseReader reader;
  CaseFile &file = reader.file;
  file.path = std::string(path);
  file.text = std::string(text);
  for (StringRef line, remaining = text; !remaining.empty();) {
    std::tie(line, remaining) = remaining.split('\n');
    if (Error error = reader.take(line.rtrim("\r")))
      return std::move(error);
  }
  if (reader.continued)
    return errorAt(path, reader.number, 1, "the last call line ends in a backslash");
  if (!file.warnings.empty() && file.negative)
    return errorAt(path, file.warnings.front().line, 1,
                   "WARNING is about a module that is accepted, and this case has a NEGATIVE line");
  if (Error error = makeNeighbour(file, reader.steps))
    return std::move(error);
  if (Error error = distributeTrapMarks(file))
    return std::move(error);
  return std::move(file);
}

/// What a file is that is no module, and what to do with it; "" for what may be one.
static std::string otherForm(StringRef text) {
  if (text.trim().empty())
    return "the file is empty";
  StringRef line = text;
  while (line.starts_with("\n") || line.starts_with("\r"))
    line = line.drop_front();
  line = line.split('\n').first.trim();
  bool typeName = line.starts_with("%") && line.split('=').second.ltrim().starts_with("type ");
  bool isLLVMIR = typeName || any_of(ArrayRef<StringRef>{";", "define ", "declare ", "target ", "source_filename", "@"},
                                     [&](StringRef start) { return line.starts_with(start); });
  if (isLLVMIR || text.starts_with("BC\xC0\xDE") || text.starts_with("\xDE\xC0\x17\x0B"))
    return "this is LLVM IR, and a case is MLIR: `mlir-translate --import-llvm` makes one of it";
  if (text.starts_with("refrt "))
    return "this is a program of the reference machine, and a case is MLIR: refrt-run runs it";
  if (text.contains('\0') && !text.starts_with("ML\xEFR")) // MLIR's bytecode
    return "this is binary data, and a case is MLIR";
  return "";
}

Expected<CaseFile> memref_cts::conformance::readCaseFile(StringRef path) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer = memref_cts::readInput(path, memref_cts::kMostModuleBytes);
  if (std::error_code error = buffer.getError())
    return createStringError(path + ": cannot read: " + error.message());
  if (std::string other = otherForm((*buffer)->getBuffer()); !other.empty())
    return createStringError(Twine(path == "-" ? kStandardInput : path) + ": " + other);
  StringRef name = path == "-" ? kStandardInput : path, text = (*buffer)->getBuffer();
  if (std::optional<memref_cts::TextProblem> problem = memref_cts::findUnreadableModule(text))
    return errorAt(name, problem->line, 1, problem->what);
  return parseCaseFile(name, text);
}

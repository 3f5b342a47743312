//===-- Excerpts.cpp - code that findings are about -----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lines of the source and of the lowered module around the place at fault. Where no place is known, the function that
// was called is shown. Must not judge anything.
//
//===----------------------------------------------------------------------===//

#include "conformance/check/Excerpts.h"
#include "conformance/Check.h"
#include "conformance/words/LoweredText.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <map>

using namespace llvm;
using namespace memref_cts::conformance;

static constexpr size_t kAround = 8;       // lines before and behind the place
static constexpr size_t kOfAFunction = 24; // lines of a function without a place
static constexpr size_t kMostBytes = 240;  // of a line

using Lines = SmallVector<StringRef, 0>;

static CodeExcerpt cutOut(const Lines &lines, size_t from, size_t to) {
  CodeExcerpt excerpt;
  excerpt.first = static_cast<unsigned>(from + 1);
  for (size_t i = from; i < std::min(to, lines.size()); ++i)
    excerpt.lines.push_back(lines[i].size() > kMostBytes ? lines[i].take_front(kMostBytes).str() + " ..."
                                                         : lines[i].str());
  while (!excerpt.lines.empty() && StringRef(excerpt.lines.back()).trim().empty())
    excerpt.lines.pop_back();
  return excerpt;
}

/// The lines around the first of `marked` and others that are near it, numbered from 1.
static CodeExcerpt around(const Lines &lines, ArrayRef<unsigned> marked) {
  size_t main = marked.front() - 1, first = main, last = main;
  for (unsigned line : marked) {
    size_t at = line - 1, distance = at < main ? main - at : at - main;
    if (distance > kOfAFunction)
      continue;
    first = std::min(first, at);
    last = std::max(last, at);
  }
  CodeExcerpt excerpt = cutOut(lines, first - std::min(first, kAround), last + kAround + 1);
  for (unsigned line : marked)
    if (line >= excerpt.first && line < excerpt.first + excerpt.lines.size())
      excerpt.marked.push_back(line);
  llvm::sort(excerpt.marked);
  excerpt.marked.erase(llvm::unique(excerpt.marked), excerpt.marked.end());
  return excerpt;
}

/// The beginning of the function that a call is of.
static std::optional<CodeExcerpt> functionOf(const Lines &lines, StringRef call) {
  std::string head = "@" + call.ltrim('@').split('(').first.str() + "(";
  for (size_t i = 0; i < lines.size(); ++i)
    if (StringRef line = lines[i].ltrim(); !call.empty() && !line.starts_with("//") &&
                                           line.take_front(line.find(head)).contains("func") && line.contains(head)) {
      size_t end = i + 1, limit = std::min(lines.size(), i + kOfAFunction);
      StringRef indent = lines[i].take_front(lines[i].size() - line.size());
      while (end < limit && lines[end] != (indent + "}").str())
        ++end;
      return cutOut(lines, i, end + 1);
    }
  return std::nullopt;
}

/// The line of lowered text with an operation. Where it is not known which of those with its name and its place it is,
/// all of these.
static std::vector<unsigned> linesOf(const Lines &lines, ArrayRef<std::string> places, StringRef operation,
                                     const OperationAt &at) {
  std::vector<unsigned> found;
  for (size_t i = 0; !operation.empty() && i < places.size() && i < lines.size(); ++i)
    if (places[i] == at.location.text() && lines[i].contains((operation + " ").str()))
      found.push_back(static_cast<unsigned>(i + 1));
  return at.count && found.size() == at.count ? std::vector<unsigned>{found[at.index]} : found;
}

/// Lines of lowered text at fault: of the operation at fault and of the one that made the poison, else all that what is
/// at the place was lowered to.
static std::vector<unsigned> linesAtFault(const Lines &lines, ArrayRef<std::string> places, const Finding &finding) {
  const Cause &cause = finding.verdict.cause;
  const TrapCause &trap = finding.verdict.trap;
  OperationAt at = trap.operationAt;
  at.location = finding.place();
  std::vector<unsigned> found = linesOf(lines, places, cause.operation, at);
  if (trap.originAt.location.isKnown())
    append_range(found, linesOf(lines, places, trap.origin, trap.originAt));
  if (found.empty())
    for (size_t i = 0; i < places.size() && i < lines.size(); ++i)
      if (places[i] == at.location.text())
        found.push_back(static_cast<unsigned>(i + 1));
  if (found.empty() && cause.location.file == kLoweredText)
    return {cause.location.line};
  return found;
}

static bool isOfResult(const Place &place) {
  return place.kind == PlaceKind::Result || place.kind == PlaceKind::ResultObject ||
         place.kind == PlaceKind::ResultView;
}

/// A result that differs is what a function returns.
static void markReturns(std::optional<CodeExcerpt> &excerpt) {
  if (!excerpt)
    return;
  for (auto [i, line] : enumerate(excerpt->lines)) {
    StringRef word = StringRef(line).ltrim().split(' ').first;
    if (word == "return" || word == "func.return" || word == "llvm.return")
      excerpt->marked.push_back(excerpt->first + static_cast<unsigned>(i));
  }
}

namespace {
class CodeOfFile {
public:
  CodeOfFile(CaseChecker &checker, const CheckConfig &config, const CaseFile &file)
      : checker(checker), config(config), file(file) {
    StringRef(file.text).split(source, '\n');
  }
  void add(Finding &finding);

private:
  struct CodeAndLines {
    CaseChecker::LoweredLines code;
    Lines lines;
  };
  const CodeAndLines *lowered(const Finding &finding);

  CaseChecker &checker;
  const CheckConfig &config;
  const CaseFile &file;
  Lines source;
  std::map<std::string, CodeAndLines> byLowering;
};
} // namespace

const CodeOfFile::CodeAndLines *CodeOfFile::lowered(const Finding &finding) {
  // It would crash or hang again.
  if (finding.stage == StepKind::Lower)
    return nullptr;
  auto spec = find_if(config.lowerings, [&](const LoweringSpec &each) { return each.label == finding.lowering; });
  if (spec == config.lowerings.end())
    return nullptr;
  auto [known, isNew] = byLowering.try_emplace(finding.lowering);
  if (isNew) {
    known->second.code = checker.loweredLines(file, *spec);
    StringRef(known->second.code.text).split(known->second.lines, '\n');
  }
  return known->second.code.text.empty() ? nullptr : &known->second;
}

void CodeOfFile::add(Finding &finding) {
  const Location &at = finding.place();
  bool isInSource = at.file == file.path && at.line >= 1 && at.line <= source.size();
  finding.source = isInSource ? around(source, {at.line}) : functionOf(source, finding.call);
  if (!isInSource && isOfResult(finding.verdict.place))
    markReturns(finding.source);
  const CodeAndLines *made = lowered(finding);
  if (!made)
    return;
  std::vector<unsigned> marked;
  if (at.isKnown())
    marked = linesAtFault(made->lines, made->code.places, finding);
  bool areThere = !marked.empty() && marked.front() >= 1 && marked.front() <= made->lines.size();
  finding.lowered = areThere ? around(made->lines, marked) : functionOf(made->lines, finding.call);
  if (!areThere && isOfResult(finding.verdict.place))
    markReturns(finding.lowered);
}

void memref_cts::conformance::addCode(CheckReport &report, const CheckConfig &config, const std::function<bool()> &stop,
                                      size_t mostFiles) {
  CaseChecker checker(config, stop);
  for (FileReport &file : report.files) {
    if (file.findings.empty() || (stop && stop()))
      continue;
    if (mostFiles-- == 0)
      return;
    Expected<CaseFile> read = readCaseFile(file.file);
    if (!read) { // it came through standard input, or is gone
      consumeError(read.takeError());
      continue;
    }
    CodeOfFile code(checker, config, *read);
    for (Finding &finding : file.findings)
      code.add(finding);
  }
}

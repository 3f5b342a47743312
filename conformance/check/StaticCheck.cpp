//===-- StaticCheck.cpp - CHECK and WARNING lines of a case file -----------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// FileCheck as a library: what it would print becomes the text of a verdict. And
// warnings, written alike.
//
//===----------------------------------------------------------------------===//

#include "conformance/check/StaticCheck.h"

#include "conformance/PlainText.h"
#include "conformance/check/CheckPattern.h"
#include "conformance/check/lower/JudgeReply.h"
#include "conformance/check/run/CodeOnly.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/FileCheck/FileCheck.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

using namespace llvm;
using namespace memref_cts::conformance;

namespace {
/// The first error of a SourceMgr, and what its notes say.
struct Complaint {
  bool any = false;
  bool aboutError = false; // the last one that is no note
  int line = 0, column = 0;
  std::string what, text; // the message, the line it is about
  std::string notes;

  static void take(const SMDiagnostic &diagnostic, void *context) {
    Complaint &self = *static_cast<Complaint *>(context);
    StringRef content = diagnostic.getLineContents().trim();
    if (diagnostic.getKind() != SourceMgr::DK_Note)
      self.aboutError = diagnostic.getKind() == SourceMgr::DK_Error;
    if (diagnostic.getKind() == SourceMgr::DK_Error && !self.any) {
      self.any = true;
      self.line = diagnostic.getLineNo();
      self.column = diagnostic.getColumnNo() + 1;
      self.what = diagnostic.getMessage().str();
      self.text = content.str();
    } else if (diagnostic.getKind() == SourceMgr::DK_Note && self.aboutError && self.notes.size() < 2000) {
      self.notes += (self.notes.empty() ? "" : "; ") + diagnostic.getMessage().str();
      if (!content.empty())
        self.notes += ": " + content.str();
    }
  }
};
} // namespace

static StringRef add(SourceMgr &sources, FileCheck &checker, StringRef text, StringRef name) {
  std::unique_ptr<MemoryBuffer> buffer = MemoryBuffer::getMemBuffer(text, name, /*RequiresNullTerminator=*/false);
  SmallString<4096> storage;
  StringRef canonical = checker.CanonicalizeFile(*buffer, storage);
  std::unique_ptr<MemoryBuffer> copy = MemoryBuffer::getMemBufferCopy(canonical, name);
  StringRef result = copy->getBuffer();
  sources.AddNewSourceBuffer(std::move(copy), SMLoc());
  return result;
}

static constexpr size_t kMaxLine = 200; // bytes shown of a line of the IR

/// What held: the lines of the case, and below each the line of the IR that it fits.
static void describeMatches(const CaseFile &file, StringRef ir, const SourceMgr &sources,
                            ArrayRef<FileCheckDiag> matches, Verdict &verdict) {
  SmallVector<StringRef> checks, lines;
  StringRef(file.text).split(checks, '\n');
  ir.split(lines, '\n');
  DenseSet<unsigned> held; // lines of the case
  DenseSet<std::pair<unsigned, unsigned>> told;
  for (const FileCheckDiag &match : matches) {
    bool found = match.MatchTy == FileCheckDiag::MatchFoundAndExpected;
    if ((!found && match.MatchTy != FileCheckDiag::MatchNoneAndExcluded) || match.CheckTy == Check::CheckEOF)
      continue;
    unsigned line = sources.getLineAndColumn(match.CheckLoc).first, at = found ? match.InputStartLine : 0;
    held.insert(line);
    if (!told.insert({line, at}).second)
      continue;
    verdict.seen += (verdict.seen.empty() ? "" : "\n") + checks[line - 1].ltrim("/ ").str() + "\n  " +
                    (found ? "line " + utostr(at) + ": " + shortened(lines[at - 1].trim(), kMaxLine) : "no such line");
  }
  verdict.path = "lowered IR";
  verdict.expected = utostr(held.size()) + " CHECK " + (held.size() == 1 ? "line" : "lines") + " of the case to hold" +
                     (file.clause.empty() ? "" : ", for " + file.clause);
}

Expected<Verdict> memref_cts::conformance::checkLines(const CaseFile &file, StringRef ir, bool isShown) {
  if (Error error = findHostilePattern(file, ir.size()))
    return std::move(error);
  FileCheckRequest request;
  request.EnableVarScope = true;
  request.Verbose = request.VerboseVerbose = isShown; // or matches are not told
  FileCheck checker(request);
  if (!checker.ValidateCheckPrefixes())
    return createStringError("FileCheck does not take its default prefixes");
  SourceMgr sources;
  Complaint complaint;
  sources.setDiagHandler(Complaint::take, &complaint);
  if (checker.readCheckFile(sources, add(sources, checker, file.text, file.path)))
    return complaint.any ? errorAt(file.path, complaint.line, complaint.column, complaint.what)
                         : errorAt(file.path, 1, 1, "no CHECK line that FileCheck can read");
  Verdict verdict;
  std::vector<FileCheckDiag> matches;
  StringRef input = add(sources, checker, ir, "lowered IR");
  if (checker.checkInput(sources, input, isShown ? &matches : nullptr)) {
    verdict.kind = VerdictKind::Agree;
    if (isShown)
      describeMatches(file, input, sources, matches, verdict);
    return verdict;
  }
  verdict.kind = VerdictKind::Differ;
  verdict.place.kind = PlaceKind::Lines;
  verdict.path = verdict.place.given = ("lowered IR against line " + Twine(complaint.line) + " of the case").str();
  verdict.expected = complaint.text;
  verdict.cause.location = {file.path, static_cast<unsigned>(complaint.line), static_cast<unsigned>(complaint.column)};
  verdict.seen = complaint.what + (complaint.notes.empty() ? "" : "; " + complaint.notes);
  return verdict;
}

static constexpr size_t kMaxSaid = 4 << 10; // of what a lowering said, in findings

/// Agree, with the warnings, or Differ with the first expected one that none in `reply`
/// is.
static Verdict checkWarnings(const CaseFile &file, const Reply &reply) {
  Verdict verdict;
  verdict.kind = VerdictKind::Agree;
  verdict.place.kind = PlaceKind::Lines;
  StringRef said = reply.message;
  for (const ExpectedWarning &warning : file.warnings) {
    auto found = find_if(reply.diagnostics, [&](const Diagnostic &diagnostic) {
      return diagnostic.severity == Diagnostic::Warning &&
             StringRef(diagnostic.words).split('\n').first.contains(warning.words);
    });
    if (found != reply.diagnostics.end()) {
      verdict.path = verdict.place.given = "warnings";
      verdict.expected += (verdict.expected.empty() ? "" : "\n") + warning.words;
      verdict.seen += (verdict.seen.empty() ? "" : "\n") + firstLine(found->text());
      continue;
    }
    verdict.kind = VerdictKind::Differ;
    verdict.path = verdict.place.given = ("warning of line " + Twine(warning.line) + " of the case").str();
    verdict.expected = warning.words;
    StringRef end = said.size() > kMaxSaid ? " ..." : "";
    verdict.seen =
        said.empty() ? "accepted without a word" : ("accepted; said: " + said.take_front(kMaxSaid) + end).str();
    return verdict;
  }
  return verdict;
}

/// CHECK and WARNING lines against what a lowering made of the module, and said.
static Expected<Verdict> judgeStatically(const CaseFile &file, const LowerReply &lower, bool isShown) {
  if (file.checksIR && lower.fromObject) {
    Verdict verdict = {VerdictKind::Refused, "", "", "the lowering gave an object: there is no module for CHECK lines"};
    verdict.cause = lower.refusal.cause;
    return verdict;
  }
  if (file.checksIR) {
    Expected<Verdict> checked = checkLines(file, lower.ir, isShown);
    if (!checked || (checked->bad() && !lower.fromLLVMIR) || (!checked->bad() && file.warnings.empty()))
      return checked;
    // Names of types, attributes and inner modules do not survive in LLVM IR: what
    // is missing there says nothing about the lowering.
    if (checked->bad()) {
      Verdict verdict;
      verdict.kind = VerdictKind::Inconclusive;
      verdict.seen = "the CHECK lines are about the LLVM dialect, and what this LLVM IR imports as does not show them";
      return verdict;
    }
  }
  return checkWarnings(file, lower);
}

/// Lines that do not hold may hold once values that go through a descriptor of the lowering's
/// own are forwarded; else it is `judged`.
static Expected<Verdict> judgeForwarded(Job &job, const Plan &plan, const LoweringSpec &spec, Verdict judged) {
  LowerReply lower = job.workers.of(spec).lower(kCase, spec, Worker::WantForwardedIR);
  if (!lower.ok())
    return judged;
  Expected<Verdict> forwarded = judgeStatically(*plan.file, lower, job.config.keepShown != 0);
  if (forwarded && forwarded->kind != VerdictKind::Agree)
    return judged;
  return forwarded;
}

void memref_cts::conformance::checkStatic(Job &job, const Plan &plan, ReportBuilder &report) {
  const CaseFile &file = *plan.file;
  report.addCalls(1);
  bool anyChecked = false;
  for (const LoweringSpec &spec : job.config.lowerings) {
    if (job.stopped())
      break;
    Plan at = plan.under(spec);
    job.workers.load(at);
    LowerReply lower = job.workers.of(spec).lower(kCase, spec, Worker::WantLiveIR);
    if (lower.status == Reply::LowerFailed)
      report.reject(at, lower.text());
    if (!lower.ok()) {
      if (file.calls.empty()) // else they will say it
        report.record(at, StepKind::Lower, 0, verdictOf(lower, StepKind::Lower), Blame::ofLowering());
      continue;
    }
    anyChecked = true;
    Expected<Verdict> judged = judgeStatically(file, lower, job.config.keepShown != 0);
    if (judged && judged->bad() && file.checksIR && !lower.fromObject)
      judged = judgeForwarded(job, plan, spec, std::move(*judged));
    if (!judged)
      return report.fail(toString(judged.takeError()));
    const bool isOfForm = judged->bad() && job.config.formClauses.count(file.clause) != 0;
    if (const std::string does = isOfForm ? job.rewrites(spec) : ""; !does.empty()) {
      *judged = {VerdictKind::Refused, "", "", "not asked: the lowering " + does};
      judged->cause.reason = Reason::NotAsked;
    }
    report.record(at, StepKind::Static, file.clauseLine, std::move(*judged), Blame::ofLowering());
    if (!file.calls.empty() || !job.config.has(EngineKind::Jit))
      continue;
    // Where no call is made, code is.
    if (Verdict made = verdictOf(compileOnly(job, at, kCase), StepKind::Compile); made.bad())
      report.record(at, StepKind::Compile, file.clauseLine, std::move(made), suspects(StepKind::Compile));
  }
  if (!anyChecked && !job.config.lowerings.empty())
    report.addUnchecked(1);
}

//===-- Signature.cpp - when two findings are one --------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Made of the fields of a verdict, so that one bug that shows in a thousand programs is
// one finding and two bugs in one program are two. Numbers and names of the program are
// left out. Where the machine names a place in the lowered program, the source
// operation on that line stands for it.
//
//===----------------------------------------------------------------------===//

#include "fuzz/Signature.h"
#include "fuzz/Campaign.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"

#include <set>

using namespace memref_cts::fuzz;
using namespace memref_cts::conformance;
using namespace llvm;

/// The operation of the source on a line of the case, or "".
static std::string sourceOperation(const CaseFile &file, const Location &location) {
  if (location.file != file.path || location.line == 0)
    return "";
  StringRef rest = file.text, line;
  for (unsigned i = 0; i < location.line && !rest.empty(); ++i)
    std::tie(line, rest) = rest.split('\n');
  line = line.trim();
  if (line.contains(" = "))
    line = line.split(" = ").second;
  std::string operation = line.take_until([](char c) { return c == ' ' || c == '('; }).str();
  // MLIR prints operations of func without their dialect, and reads both.
  return operation.empty() || StringRef(operation).contains('.') ? operation : "func." + operation;
}

/// Fields of a cause that name a fault of a module or of a step.
static std::string faultText(const Cause &cause) {
  std::string text = name(cause.reason);
  for (StringRef part : {StringRef(cause.operation), StringRef(cause.complaint), StringRef(cause.pass)})
    if (!part.empty())
      text += "|" + part.str();
  return text;
}

/// Where and why a process died, as far as it is known, with a bar before each.
static std::string crashText(const Cause &cause) {
  std::string text;
  std::string call;
  if (cause.reason == Reason::ForbiddenCall)
    call = (name(cause.reason) + Twine(" ") + cause.systemCall).str();
  for (std::string part : {cause.pass, call, cause.complaint, join(cause.frames, "<")}) {
    llvm::replace(part, '|', '/');
    if (!part.empty())
      text += "|" + part;
  }
  return text;
}

bool memref_cts::fuzz::needsOperations(const Finding &finding) {
  const Verdict &verdict = finding.verdict;
  switch (verdict.kind) {
  case VerdictKind::Differ:
  case VerdictKind::AllowsMore:
  case VerdictKind::Timeout:
    return true;
  case VerdictKind::Crash:
    // The functions may be those that run any pass. One alone may be that of the assertion, which any operation may
    // meet.
    return verdict.cause.complaint.empty() || verdict.cause.frames.size() < 2;
  default:
    return false;
  }
}

std::string memref_cts::fuzz::withOperations(StringRef signature, ArrayRef<std::string> operations) {
  return operations.empty() ? signature.str() : (signature + "|" + join(operations, "+")).str();
}

bool memref_cts::fuzz::mayBeOne(ArrayRef<std::string> some, ArrayRef<std::string> others) {
  auto areIn = [](ArrayRef<std::string> all, ArrayRef<std::string> these) {
    return all_of(these, [&](const std::string &each) { return is_contained(all, each); });
  };
  return areIn(some, others) || areIn(others, some);
}

std::string memref_cts::fuzz::signatureOf(const Finding &finding, const CaseFile &file) {
  const Verdict &verdict = finding.verdict;
  std::string signature =
      finding.lowering + "|" + finding.stage.text() + "|" + name(verdict.kind) + "|" + shape(verdict.place.kind);
  switch (verdict.kind) {
  case VerdictKind::LoweredUB:
  case VerdictKind::TrapDiffer:
    signature += "|" + (verdict.trap.kind.empty() ? "no-trap" : verdict.trap.kind);
    if (!verdict.trap.origin.empty())
      signature += "-made-by-" + verdict.trap.origin;
    signature += "|" + sourceOperation(file, verdict.cause.location);
    break;
  case VerdictKind::InvalidIR:
  case VerdictKind::ErrorWithSuccess:
    signature += "|" + faultText(verdict.cause);
    break;
  case VerdictKind::Crash:
    signature += crashText(verdict.cause);
    break;
  default:
    break;
  }
  for (const auto &[option, value] : file.options) {
    if (option == "index-bitwidth" && value == "32")
      signature += "|index-bitwidth=32";
    if (option == "use-bare-ptr-memref-call-conv" && value != "false")
      signature += "|bare-pointers";
  }
  return signature;
}

/// Numbers of the lines that are calls, those that a call goes on in too.
static std::set<unsigned> linesOfCalls(const CaseFile &file) {
  SmallVector<StringRef> lines;
  StringRef(file.text).split(lines, '\n');
  std::set<unsigned> numbers;
  for (const CallLine &call : file.calls)
    for (unsigned number = call.line; number <= lines.size(); ++number) {
      numbers.insert(number);
      if (!lines[number - 1].rtrim().ends_with("\\"))
        break;
    }
  return numbers;
}

/// A text that is no case has no calls.
static CaseFile parsed(StringRef caseText) {
  CaseFile none;
  none.text = caseText.str();
  Expected<CaseFile> file = parseCaseFile("case.mlir", caseText);
  if (file)
    return std::move(*file);
  consumeError(file.takeError());
  return none;
}

static std::string withoutCalls(const CaseFile &file) {
  std::set<unsigned> calls = linesOfCalls(file);
  std::string result;
  unsigned number = 0;
  for (StringRef rest = file.text; !rest.empty();) {
    StringRef line;
    std::tie(line, rest) = rest.split('\n');
    if (!calls.count(++number))
      result += line.str() + "\n";
  }
  return result;
}

std::string memref_cts::fuzz::withoutCalls(StringRef caseText) { return ::withoutCalls(parsed(caseText)); }

std::string memref_cts::fuzz::caseOfFinding(StringRef caseText, StringRef call) {
  CaseFile file = parsed(caseText);
  std::string result = ::withoutCalls(file);
  for (const CallLine &stated : file.calls)
    if (call.empty() && !stated.random)
      call = stated.text;
  if (!call.empty())
    result += "// CALL: " + call.str() + "\n";
  return result;
}

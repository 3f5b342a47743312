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

#include "llvm/ADT/StringExtras.h"

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
    if (!verdict.cause.pass.empty())
      signature += "|" + verdict.cause.pass;
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

std::string memref_cts::fuzz::withoutCalls(StringRef caseText) {
  std::string result;
  while (!caseText.empty()) {
    StringRef line;
    std::tie(line, caseText) = caseText.split('\n');
    if (!line.starts_with("// CALL"))
      result += line.str() + "\n";
  }
  return result;
}

std::string memref_cts::fuzz::caseOfFinding(StringRef caseText, StringRef call) {
  std::string result = withoutCalls(caseText);
  size_t first = caseText.find("\n// CALL: ");
  if (call.empty() && first != StringRef::npos)
    call = caseText.drop_front(first + 10).split('\n').first;
  if (!call.empty())
    result += "// CALL: " + call.str() + "\n";
  return result;
}

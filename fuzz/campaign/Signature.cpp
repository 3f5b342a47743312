//===-- Signature.cpp - when two findings are one --------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Structured, so that one bug that shows in a thousand programs is one finding
// and two bugs in one program are two. Numbers, names and places are left out;
// where the machine names a place in the lowered program, the source operation
// on that line stands for it.
//
//===----------------------------------------------------------------------===//

#include "fuzz/Campaign.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace memref_cts::fuzz;
using namespace llvm;

/// The kind of thing a path or message speaks of: its first words, up to the
/// first number, name or place.
static std::string subject(StringRef text, unsigned most) {
  std::string result;
  SmallVector<StringRef, 16> parts;
  SplitString(text, parts, " \t\n,;:()[]<>'\"=");
  for (StringRef part : parts) {
    if (most-- == 0 || any_of(part, [](char c) { return isDigit(c) || c == '%' || c == '@' || c == '/'; }))
      break;
    result += (result.empty() ? "" : "-") + part.str();
  }
  return result;
}

/// The operation of the source on the line that `text` names, or "".
static std::string sourceOperation(StringRef text, StringRef caseText) {
  size_t at = text.rfind(".mlir:");
  if (at == StringRef::npos)
    return "";
  unsigned number;
  if (text.drop_front(at + 6).take_while(isDigit).getAsInteger(10, number) || number == 0)
    return "";
  StringRef rest = caseText, line;
  for (unsigned i = 0; i < number && !rest.empty(); ++i)
    std::tie(line, rest) = rest.split('\n');
  line = line.trim();
  if (line.contains(" = "))
    line = line.split(" = ").second;
  std::string operation = line.take_until([](char c) { return c == ' ' || c == '('; }).str();
  // MLIR prints operations of func without their dialect, and reads both.
  return operation.empty() || StringRef(operation).contains('.') ? operation : "func." + operation;
}

std::string memref_cts::fuzz::signatureOf(const conformance::Finding &finding, StringRef caseText) {
  std::string signature = finding.lowering + "|" + finding.engine + "|" + name(finding.verdict.kind);
  // Which argument or byte it is says nothing; whether result, memory or trace does.
  signature += "|" + subject(finding.verdict.path, 4);
  using conformance::VerdictKind;
  if (finding.verdict.kind == VerdictKind::LoweredUB || finding.verdict.kind == VerdictKind::TrapDiffer) {
    StringRef seen = finding.verdict.seen;
    seen.consume_front("trapped: ");
    signature += "|" + seen.take_until([](char c) { return c == ':'; }).str();
    size_t made = seen.find("(made by ");
    if (made != StringRef::npos)
      signature += "-made-by-" + seen.drop_front(made + 9).take_until([](char c) { return c == ' ' || c == ')'; }).str();
    signature += "|" + sourceOperation(finding.verdict.seen, caseText);
  } else if (finding.verdict.kind == VerdictKind::InvalidIR) {
    signature += "|" + subject(finding.verdict.seen, 8);
  }
  if (caseText.contains("index-bitwidth=32"))
    signature += "|index-bitwidth=32";
  if (caseText.contains("use-bare-ptr-memref-call-conv"))
    signature += "|bare-pointers";
  return signature;
}

std::string memref_cts::fuzz::caseOfFinding(StringRef caseText, StringRef call) {
  std::string result;
  while (!caseText.empty()) {
    StringRef line;
    std::tie(line, caseText) = caseText.split('\n');
    if (!line.starts_with("// CALL"))
      result += line.str() + "\n";
  }
  if (!call.empty())
    result += "// CALL: " + call.str() + "\n";
  return result;
}

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
// on that line stands for it. Of an operation that is left behind, or that a
// verifier complains of, the name stays.
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

/// What is wrong with a module as a whole, and with which operation: "<lowered>:5:8:
/// 'memref.load' is left ..." is "is-left-...|memref.load".
static std::string invalidModule(StringRef seen) {
  // Behind it stands what the reader or LLVM said; before it, a name of the user's.
  size_t said = seen.find(" nor LLVM IR: ");
  if (said != StringRef::npos)
    seen = seen.drop_front(said + 14);
  size_t operation = seen.find('\'');
  StringRef name;
  if (operation != StringRef::npos && seen.take_front(operation).ends_with(": "))
    std::tie(name, seen) = seen.drop_front(operation + 1).split('\'');
  else if (size_t place = seen.find(": "); place != StringRef::npos && isDigit(seen[place - (place > 0)]))
    seen = seen.drop_front(place + 2);
  return subject(seen.split(';').first, 8) + "|" + name.str();
}

std::string memref_cts::fuzz::signatureOf(const conformance::Finding &finding, StringRef caseText) {
  std::string signature = finding.lowering + "|" + finding.engine + "|" + name(finding.verdict.kind);
  // Which argument or byte it is says nothing; whether result, memory or trace does.
  StringRef path = finding.verdict.path;
  // A step of one function is the same step.
  signature += "|" + subject(path.split(" of @").first.split(" of all functions").first, 4);
  using conformance::VerdictKind;
  if (finding.verdict.kind == VerdictKind::LoweredUB || finding.verdict.kind == VerdictKind::TrapDiffer) {
    StringRef seen = finding.verdict.seen;
    seen.consume_front("trapped: ");
    signature += "|" + seen.take_until([](char c) { return c == ':'; }).str();
    size_t made = seen.find("(made by ");
    if (made != StringRef::npos)
      signature += "-made-by-" + seen.drop_front(made + 9).take_until([](char c) { return c == ' ' || c == ')'; }).str();
    signature += "|" + sourceOperation(finding.verdict.seen, caseText);
  } else if (finding.verdict.kind == VerdictKind::InvalidIR || finding.verdict.kind == VerdictKind::ErrorWithSuccess) {
    signature += "|" + invalidModule(finding.verdict.seen);
  }
  if (caseText.contains("index-bitwidth=32"))
    signature += "|index-bitwidth=32";
  if (caseText.contains("use-bare-ptr-memref-call-conv"))
    signature += "|bare-pointers";
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

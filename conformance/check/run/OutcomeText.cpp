//===-- OutcomeText.cpp - an outcome for people ----------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Results, and the memory of memref arguments after the call.
//
//===----------------------------------------------------------------------===//
#include "conformance/check/run/OutcomeText.h"
#include "conformance/case/Describe.h"

#include "conformance/case/BufferBytes.h"
#include "conformance/compare/Compare.h"
#include "conformance/compare/Leaves.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace memref_cts::conformance;

static void printView(raw_ostream &os, const refrt_program *program, const View &view) {
  os << " elements=[";
  if (!view.readable)
    os << "not readable";
  uint64_t count = view.elementSize ? view.data.bytes.size() / view.elementSize : 0;
  for (uint64_t i = 0; view.readable && i < count; ++i)
    os << (i ? ", " : "") << elementText(program, view.element, view.data, i * view.elementSize);
  os << (view.truncated ? ", ...]" : "]");
}

/// Memory has the name that notes and lists have for it.
static std::string resultText(const refrt_program *program, const LeafInfo &leaf, const Fact &fact,
                              uint32_t allocation) {
  const PointerFact &pointer = fact.pointer;
  if (fact.state != REFRT_DEFINED || allocation == REFRT_NONE ||
      (pointer.kind != PointerFact::Buffer && pointer.kind != PointerFact::Heap && pointer.kind != PointerFact::Dead))
    return formatFact(program, leaf, fact);
  std::string text = "allocation#" + utostr(allocation);
  if (pointer.kind == PointerFact::Dead)
    return text + " (ended)";
  return text + (pointer.offset < 0 ? "" : "+") + itostr(pointer.offset);
}

static std::string printableText(const View &view) {
  std::string text;
  raw_string_ostream os(text);
  printEscapedString(toStringRef(view.data.bytes), os);
  return view.readable ? text + (view.truncated ? "..." : "") : "not readable";
}

static void printEvent(raw_ostream &os, const refrt_program *program, const CallEvent &event) {
  refrt_symbol callee = refrt_program_find_function(program, event.callee.c_str());
  std::vector<LeafInfo> leaves;
  if (callee != REFRT_NONE)
    leaves = describeLeaves(program, argumentTypes(program, refrt_program_function(program, callee)->type));
  bool isText = !event.views.empty() && event.views.front().element == REFRT_NONE;
  os << '@' << event.callee << '(';
  if (isText)
    os << '"' << printableText(event.views.front()) << '"';
  for (size_t i = 0; !isText && i < event.arguments.size(); ++i) {
    const Fact &fact = event.arguments[i];
    os << (i ? ", " : "") << (i < leaves.size() ? formatFact(program, leaves[i], fact) : "0x" + utohexstr(fact.lo));
  }
  os << ')';
  for (size_t i = 0; !isText && i < event.views.size(); ++i)
    printView(os, program, event.views[i]);
  os << '\n';
}

void memref_cts::conformance::printCalls(raw_ostream &os, const refrt_program *program, const Outcome &outcome) {
  constexpr size_t kShown = 64;
  for (const CallEvent &event : ArrayRef(outcome.trace).take_front(kShown)) {
    os << "    ";
    printEvent(os, program, event);
  }
  if (outcome.trace.size() > kShown)
    os << "    and " << outcome.trace.size() - kShown << " more\n";
}

void memref_cts::conformance::printResults(raw_ostream &os, const refrt_program *program, const Call &call,
                                           const Outcome &outcome, ArrayRef<uint32_t> allocations) {
  const refrt_function_info *info =
      refrt_program_function(program, refrt_program_find_function(program, call.entry.c_str()));
  std::vector<LeafInfo> leaves = describeLeaves(program, resultTypes(program, info->type));
  size_t view = 0;
  for (size_t i = 0; i < leaves.size() && i < outcome.results.size();) {
    uint32_t value = leaves[i].value;
    os << "  result " << value << ":";
    bool memref = leaves[i].part != LeafInfo::Scalar;
    for (; i < leaves.size() && leaves[i].value == value; ++i) {
      os << ' ';
      if (memref)
        os << describe(leaves[i]) << '=';
      os << resultText(program, leaves[i], outcome.results[i], i < allocations.size() ? allocations[i] : REFRT_NONE);
    }
    if (memref && view < outcome.views.size())
      printView(os, program, outcome.views[view++]);
    os << '\n';
  }
  for (uint32_t a = 0; a < call.arguments.size(); ++a) {
    if (!call.arguments[a].isMemref)
      continue;
    const MemrefArgument &memref = call.arguments[a].memref;
    Placement placement = placementOf(call, a);
    if (placement.buffer >= outcome.buffers.size())
      continue;
    os << "  arg " << a << " after: [";
    unsigned shown = 0;
    forEachElement(program, memref, placement.base, [&](int64_t at) {
      if (shown == 64) {
        os << ", ...";
        return false;
      }
      os << (shown++ ? ", " : "")
         << (at < 0
                 ? std::string("?")
                 : elementText(program, memref.element, outcome.buffers[placement.buffer], static_cast<uint64_t>(at)));
      return true;
    });
    os << "]\n";
  }
}

std::string memref_cts::conformance::outcomeText(const refrt_program *program, const Call &call,
                                                 const Outcome &outcome) {
  std::string text;
  raw_string_ostream os(text);
  os << name(outcome.kind);
  if (outcome.kind == Outcome::Trapped)
    os << ": " << refrt_trap_name(outcome.trap) << (outcome.message.empty() ? "" : ": ") << outcome.message;
  if (outcome.kind == Outcome::Returned) {
    os << '\n';
    printResults(os, program, call, outcome, {});
  }
  return StringRef(text).rtrim().str();
}

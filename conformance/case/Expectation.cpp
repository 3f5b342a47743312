//===-- Expectation.cpp - an outcome against what a case says --------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks an outcome against values worked out by hand, in any engine. `nan`
// expects any NaN, `_` anything; everything else is compared bit by bit.
//
//===----------------------------------------------------------------------===//

#include "conformance/case/Expectation.h"
#include "conformance/case/BufferBytes.h"
#include "conformance/compare/Compare.h"
#include "conformance/compare/Floats.h"
#include "conformance/compare/Leaves.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"

using namespace llvm;
using namespace memref_cts::conformance;

static Verdict differ(const Twine &path, const Twine &expected, const Twine &seen) {
  Place place;
  place.kind = PlaceKind::Expectation;
  place.given = path.str();
  return verdictAt(VerdictKind::Differ, std::move(place), expected.str(), seen.str());
}

/// Whether it is what is expected, is not known: it depends on undef.
static Verdict undecided(const Twine &path, const Twine &expected) {
  Verdict verdict = differ(path, expected, "depends on undef");
  verdict.kind = VerdictKind::Refused;
  verdict.seen = "undef decides " + verdict.path + ": expected " + verdict.expected;
  verdict.cause.reason = Reason::Undef;
  return verdict;
}

static bool matches(const refrt_type_info &scalar, uint64_t ulp, const ExpectedLeaf &expected, ScalarBits seen) {
  if (expected.any || (expected.bits.lo == seen.lo && expected.bits.hi == seen.hi))
    return true;
  if (ulp != 0 && scalar.kind == REFRT_KIND_FLOAT)
    return isWithin(scalar.float_kind, ulp, expected.bits.lo, expected.bits.hi, seen.lo, seen.hi);
  return scalar.kind == REFRT_KIND_FLOAT && isNaN(scalar.float_kind, expected.bits.lo, expected.bits.hi) &&
         isNaN(scalar.float_kind, seen.lo, seen.hi);
}

/// Keeps the bits of the type: memory may hold more above odd widths.
static ScalarBits maskTo(unsigned bits, ScalarBits value) {
  if (bits < 64)
    return {value.lo & ((1ull << bits) - 1), 0};
  if (bits < 128)
    value.hi &= bits == 64 ? 0 : (1ull << (bits - 64)) - 1;
  return value;
}

static bool known(const Bytes &bytes, uint64_t at, uint64_t size) {
  if (bytes.shadow.empty())
    return true;
  for (uint64_t i = at; i < at + size; ++i) {
    uint8_t mark = bytes.shadow[i];
    if (mark == REFRT_SHADOW_UNINITIALIZED || mark == REFRT_SHADOW_POISON || mark == REFRT_SHADOW_UNDEF ||
        mark == REFRT_SHADOW_DEPENDS || (mark >= REFRT_SHADOW_POINTER && mark <= REFRT_SHADOW_POINTER + 8))
      return false;
  }
  return true;
}

static bool dependsOnUndef(const Bytes &bytes, uint64_t at, uint64_t size) {
  return !bytes.shadow.empty() &&
         is_contained(ArrayRef(bytes.shadow).slice(at, size), static_cast<uint8_t>(REFRT_SHADOW_DEPENDS));
}

/// "element [1,0]", of the element that is visited as number `number`.
static std::string elementName(ArrayRef<int64_t> sizes, uint64_t number) {
  std::vector<std::string> index(sizes.size());
  for (size_t d = sizes.size(); d-- > 0;) {
    uint64_t size = static_cast<uint64_t>(std::max<int64_t>(sizes[d], 1));
    index[d] = utostr(number % size);
    number /= size;
  }
  return "element [" + join(index, ",") + "]";
}

/// Compares the leaves of one element at byte `at`; advances `next`.
static bool checkElement(const refrt_program *program, uint64_t ulp, refrt_type element, const Bytes &bytes, int64_t at,
                         ArrayRef<ExpectedLeaf> expected, size_t &next, const Twine &path, Verdict &verdict) {
  bool good = true;
  size_t leaves = 0;
  forEachLeaf(program, element, 0, [&](const refrt_type_info &, const LeafPlace &) { ++leaves; });
  forEachLeaf(program, element, 0, [&](const refrt_type_info &scalar, const LeafPlace &place) {
    size_t number = next++;
    if (!good || number >= expected.size() || expected[number].any)
      return;
    uint64_t position = static_cast<uint64_t>(at) + place.offset;
    // Numbers of a vector or complex element stand one by one in the list.
    std::string where = (leaves == 1 ? path : path + ": number " + Twine(number % leaves)).str();
    if (at < 0 || position + place.size > bytes.bytes.size()) {
      verdict = differ(where, "readable memory", "outside the buffer");
      good = false;
      return;
    }
    ScalarBits seen = maskTo(scalar.bits, readLeaf(program, scalar, bytes.bytes.data() + at, place));
    bool isKnown = known(bytes, position, place.size);
    if (isKnown && matches(scalar, ulp, expected[number], seen))
      return;
    if (dependsOnUndef(bytes, position, place.size)) {
      verdict = undecided(where, explainScalar(scalar, expected[number].bits));
      good = false;
      return;
    }
    verdict = differ(where, explainScalar(scalar, expected[number].bits),
                     isKnown ? explainScalar(scalar, seen) : "uninitialised, poison or an address");
    good = false;
  });
  return good;
}

namespace {
/// Facts with what they stand for, read in order.
struct Fields {
  ArrayRef<Fact> facts;
  ArrayRef<LeafInfo> leaves;
  size_t next = 0;
};

/// Walks the results of one outcome.
struct ResultChecker {
  const refrt_program *program;
  const Call &call;
  const Outcome &outcome;
  uint64_t ulp;
  Fields values;
  Fields objects; // behind unranked values
  size_t view = 0;

  bool checkFact(const ExpectedLeaf &expected, const Twine &path, Verdict &verdict) {
    const Fact &fact = values.facts[values.next];
    const LeafInfo &info = values.leaves[values.next++];
    if (expected.any)
      return true;
    const refrt_type_info *scalar = refrt_type_get(program, info.type);
    bool good = (fact.state & REFRT_UNDEF) == 0 && fact.pointer.kind == PointerFact::NotAPointer &&
                matches(*scalar, ulp, expected, {fact.lo, fact.hi});
    if (!good)
      verdict = fact.state == REFRT_DEPENDS
                    ? undecided(path, explainScalar(*scalar, expected.bits))
                    : differ(path, explainScalar(*scalar, expected.bits), formatFact(program, info, fact));
    return good;
  }

  bool checkField(Fields &fields, std::optional<int64_t> expected, const Twine &path, Verdict &verdict) {
    const Fact &fact = fields.facts[fields.next];
    const LeafInfo &info = fields.leaves[fields.next++];
    if (!expected)
      return true;
    uint64_t mask = refrt_program_layout(program)->index_bits >= 64
                        ? ~0ull
                        : (1ull << refrt_program_layout(program)->index_bits) - 1;
    if ((fact.state & REFRT_UNDEF) == 0 && fact.lo == (static_cast<uint64_t>(*expected) & mask))
      return true;
    verdict = fact.state == REFRT_DEPENDS
                  ? undecided(path + ": " + describe(info), itostr(*expected))
                  : differ(path + ": " + describe(info), itostr(*expected), formatFact(program, info, fact));
    return false;
  }

  /// The fields of a ranked descriptor.
  bool checkDescriptor(const ExpectedMemref &expected, uint64_t rank, Fields &fields, const Twine &path,
                       Verdict &verdict) {
    if (expected.sameAs) {
      const Fact &fact = fields.facts[fields.next];
      if (*expected.sameAs < 0 ? fact.pointer.kind != PointerFact::Heap
                               : fact.pointer.kind != PointerFact::Buffer ||
                                     fact.pointer.index != placementOf(call, *expected.sameAs).buffer) {
        verdict = differ(path + ": allocated pointer",
                         *expected.sameAs < 0 ? "fresh heap memory" : "the memory of arg" + itostr(*expected.sameAs),
                         formatFact(program, fields.leaves[fields.next], fact));
        return false;
      }
    }
    fields.next += 2;
    if (!checkField(fields, expected.offset, path, verdict))
      return false;
    for (const auto *list : {&expected.sizes, &expected.strides})
      for (uint64_t d = 0; d < rank; ++d)
        if (!checkField(fields, *list ? std::optional<int64_t>((**list)[d]) : std::nullopt, path, verdict))
          return false;
    return true;
  }

  /// The rank, and what the descriptor object holds if something is expected of it.
  bool checkUnranked(const ExpectedMemref &expected, const Twine &path, Verdict &verdict) {
    const Fact &rank = values.facts[values.next];
    const LeafInfo &info = values.leaves[values.next];
    values.next += 2;
    for (const auto *list : {&expected.sizes, &expected.strides})
      if (*list && ((rank.state & REFRT_UNDEF) != 0 || rank.lo != (*list)->size())) {
        verdict = differ(path + ": rank", utostr((*list)->size()), formatFact(program, info, rank));
        return false;
      }
    // Which of several objects could not be read is not known.
    if (objects.leaves.size() == objects.facts.size())
      return checkDescriptor(expected, rank.lo, objects, path, verdict);
    if (!expected.sameAs && !expected.offset && !expected.sizes && !expected.strides)
      return true;
    verdict = differ(path + ": descriptor", "readable memory", "a descriptor object outside living memory");
    return false;
  }

  bool checkMemref(const ExpectedMemref &expected, refrt_type type, const Twine &path, Verdict &verdict) {
    const refrt_type_info *info = refrt_type_get(program, type);
    if (info->kind == REFRT_KIND_UNRANKED ? !checkUnranked(expected, path, verdict)
                                          : !checkDescriptor(expected, info->rank, values, path, verdict))
      return false;
    size_t number = view++;
    if (!expected.data)
      return true;
    if (number >= outcome.views.size() || !outcome.views[number].readable) {
      verdict = differ(path + ": elements", "readable memory", "an element outside living memory");
      return false;
    }
    const View &seen = outcome.views[number];
    size_t next = 0;
    uint64_t elements = seen.elementSize ? seen.data.bytes.size() / seen.elementSize : 0;
    for (uint64_t i = 0; i < elements; ++i)
      if (!checkElement(program, ulp, info->element, seen.data, static_cast<int64_t>(i * seen.elementSize),
                        *expected.data, next, path + ", element " + Twine(i), verdict))
        return false;
    if (next == expected.data->size())
      return true;
    verdict = differ(path + ": number of values", utostr(expected.data->size()), utostr(next));
    return false;
  }
};
} // namespace

/// How the run ended. Nothing if it returned as expected, so that what it left is looked at.
static std::optional<Verdict> checkEnd(const Expectation &expectation, const Outcome &outcome) {
  auto trapText = [&] {
    return outcome.kind == Outcome::Trapped
               ? std::string("trap(") + refrt_trap_name(outcome.trap) + ") " + outcome.message
               : std::string(name(outcome.kind)) + " " + outcome.message;
  };
  auto otherwise = [](VerdictKind kind, const Twine &expected, const Twine &seen) {
    Verdict verdict = differ("end of the run", expected, seen);
    verdict.kind = kind;
    return verdict;
  };
  if (outcome.kind == Outcome::OutOfFuel)
    return otherwise(VerdictKind::Inconclusive, expectation.trap ? "a trap" : "a return", trapText());
  // Nothing was seen, so nothing is otherwise than expected.
  if (outcome.kind == Outcome::Refused) {
    Verdict verdict = otherwise(VerdictKind::Refused, expectation.trap ? "a trap" : "a return", outcome.message);
    verdict.cause.reason = outcome.reason;
    return verdict;
  }
  if (expectation.trap) {
    // Native engines see the abort that an assert ends in.
    bool sameEnd = outcome.trap == *expectation.trap ||
                   (outcome.trap == REFRT_TRAP_ABORT && *expectation.trap == REFRT_TRAP_ASSERT);
    bool isAbort = *expectation.trap == REFRT_TRAP_ABORT || *expectation.trap == REFRT_TRAP_ASSERT;
    if ((outcome.kind == Outcome::Trapped && sameEnd) || (isAbort && stoppedByTrapInstruction(outcome))) {
      Verdict verdict;
      verdict.kind = VerdictKind::Agree;
      return verdict;
    }
    return otherwise(VerdictKind::TrapDiffer, std::string("trap(") + refrt_trap_name(*expectation.trap) + ")",
                     trapText());
  }
  if (outcome.kind != Outcome::Returned)
    return otherwise(VerdictKind::TrapDiffer, "a return", trapText());
  return std::nullopt;
}

/// Whether the results are those expected; else `verdict` says what differs.
static bool checkResults(const refrt_program *program, const Call &call, ArrayRef<ExpectedResult> results,
                         const Outcome &outcome, uint64_t ulp, Verdict &verdict) {
  const refrt_function_info *info =
      refrt_program_function(program, refrt_program_find_function(program, call.entry.c_str()));
  ArrayRef<refrt_type> types = resultTypes(program, info->type);
  std::vector<LeafInfo> leaves = describeLeaves(program, types);
  if (leaves.size() != outcome.results.size()) {
    verdict = differ("results", utostr(leaves.size()) + " leaves", utostr(outcome.results.size()));
    return false;
  }
  std::vector<LeafInfo> objects = describeObjects(leaves, outcome.results);
  ResultChecker checker{program, call, outcome, ulp, {outcome.results, leaves}, {outcome.objects, objects}};
  for (size_t i = 0; i < types.size(); ++i) {
    const ExpectedResult &expected = results[i];
    std::string path = ("result " + Twine(i)).str();
    if (expected.isMemref) {
      if (!checker.checkMemref(expected.memref, types[i], path, verdict))
        return false;
      continue;
    }
    for (const ExpectedLeaf &leaf : expected.leaves)
      if (!checker.checkFact(leaf, path, verdict))
        return false;
  }
  return true;
}

/// Whether the memory of an argument is what is expected after the call; else `verdict` says
/// what differs.
static bool checkAfter(const refrt_program *program, const Call &call, const ExpectedAfter &after,
                       const Outcome &outcome, uint64_t ulp, Verdict &verdict) {
  const MemrefArgument &memref = call.arguments[after.argument].memref;
  Placement placement = placementOf(call, after.argument);
  std::string path = ("argument " + Twine(after.argument) + " after the call").str();
  if (placement.buffer >= outcome.buffers.size()) {
    verdict = differ(path, "its memory", "nothing");
    return false;
  }
  size_t next = 0;
  uint64_t number = 0;
  bool good = true;
  forEachElement(program, memref, placement.base, [&](int64_t at) {
    good = checkElement(program, ulp, memref.element, outcome.buffers[placement.buffer], at, after.data, next,
                        path + ", " + elementName(memref.sizes, number++), verdict);
    return good;
  });
  if (good && next != after.data.size()) {
    verdict = differ(path + ": number of values", utostr(after.data.size()), utostr(next));
    return false;
  }
  return good;
}

Verdict memref_cts::conformance::checkExpectation(const refrt_program *program, const Call &call, const Input &,
                                                  const Outcome &outcome, uint64_t ulp) {
  Verdict verdict;
  verdict.kind = VerdictKind::Agree;
  if (!call.expectation)
    return verdict;
  const Expectation &expectation = *call.expectation;
  if (std::optional<Verdict> end = checkEnd(expectation, outcome))
    return *end;
  if (expectation.results && !checkResults(program, call, *expectation.results, outcome, ulp, verdict))
    return verdict;
  for (const ExpectedAfter &after : expectation.after)
    if (!checkAfter(program, call, after, outcome, ulp, verdict))
      return verdict;
  return verdict;
}

Verdict memref_cts::conformance::checkTrapPlace(StringRef path, const Call &call, const Outcome &outcome,
                                                unsigned &line) {
  Verdict verdict;
  verdict.kind = VerdictKind::Agree;
  line = 0;
  if (outcome.kind != Outcome::Trapped)
    return verdict;
  if (outcome.location.file == path)
    line = outcome.location.line;
  if (!call.expectation || call.expectation->trapLines.empty())
    return verdict;
  const Expectation &expectation = *call.expectation;
  if (!is_contained(expectation.trapLines, line)) {
    std::string lines;
    for (unsigned expected : expectation.trapLines)
      lines += (lines.empty() ? "" : " or ") + utostr(expected);
    verdict = differ("place of the trap", "line " + lines,
                     outcome.location.isKnown() ? outcome.placeText() : "nowhere: it has no location");
  } else if (!expectation.trapOperations.empty() && !is_contained(expectation.trapOperations, outcome.operation)) {
    verdict = differ("operation of the trap", join(expectation.trapOperations, " or "), outcome.operation);
  }
  if (verdict.bad())
    verdict.kind = VerdictKind::TrapDiffer;
  return verdict;
}

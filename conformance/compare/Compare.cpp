//===-- Compare.cpp - what it means to agree -------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Refinement, value by value; bytes are in Bytes.cpp. What differs is explained once, at
// the first difference. Must not know where an outcome comes from beyond "is it the
// reference machine", because only that one knows about poison.
//
//===----------------------------------------------------------------------===//

#include "conformance/compare/Compare.h"
#include "conformance/compare/Accesses.h"
#include "conformance/compare/Bytes.h"
#include "conformance/compare/Counterparts.h"
#include "conformance/compare/Floats.h"
#include "conformance/words/Scalar.h"

#include "llvm/ADT/APInt.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"

#include <optional>

using namespace llvm;
using namespace memref_cts::conformance;

//===----------------------------------------------------------------------===//
// Leaves
//===----------------------------------------------------------------------===//

static const char *pointerKindText(PointerFact::Kind kind) {
  switch (kind) {
  case PointerFact::NotAPointer:
    return "not a pointer";
  case PointerFact::Null:
    return "null";
  case PointerFact::Buffer:
    return "buffer";
  case PointerFact::Heap:
    return "heap block";
  case PointerFact::Global:
    return "global";
  case PointerFact::Function:
    return "function";
  case PointerFact::Dead:
    return "dead memory";
  case PointerFact::Other:
    return "unknown memory";
  case PointerFact::Stack:
    return "stack memory";
  }
  return "?";
}

static std::string functionText(const refrt_program *program, uint32_t function) {
  const refrt_function_info *info = refrt_program_function(program, function);
  return info ? std::string(" @") + info->name : " that the source does not have";
}

/// `otherGlobals` are those of the outcome that has the fact.
static std::string formatPointer(const refrt_program *program, const PointerFact &pointer,
                                 ArrayRef<std::string> otherGlobals) {
  std::string text = pointerKindText(pointer.kind);
  if (pointer.kind == PointerFact::Global && pointer.index >= kOtherSymbols) {
    size_t number = pointer.index - kOtherSymbols;
    if (number >= otherGlobals.size())
      return (text + " that is constant or none of the source's + " + Twine(pointer.offset) + " bytes").str();
    bool isInSource = refrt_program_find_global(program, otherGlobals[number].c_str()) != REFRT_NONE;
    return (text + " @" + otherGlobals[number] + (isInSource ? "" : ", which the source does not have,") + " + " +
            Twine(pointer.offset) + " bytes")
        .str();
  }
  if (pointer.kind == PointerFact::Buffer || pointer.kind == PointerFact::Heap || pointer.kind == PointerFact::Global)
    text +=
        (" " + Twine(pointer.index) + (pointer.offset < 0 ? " - " : " + ") +
         Twine(pointer.offset < 0 ? -static_cast<uint64_t>(pointer.offset) : static_cast<uint64_t>(pointer.offset)) +
         " bytes")
            .str();
  if (pointer.kind == PointerFact::Function)
    text += functionText(program, pointer.index);
  return text;
}

/// Of a number that depends on undef: bits that are each a choice, so that it is surely not
/// one number.
static uint64_t freeBits(const LeafInfo &leaf, const Fact &fact) {
  return leaf.part == LeafInfo::Scalar && fact.state == REFRT_DEPENDS ? fact.lo & ~fact.hi : 0;
}

std::string memref_cts::conformance::formatFact(const refrt_program *program, const LeafInfo &leaf, const Fact &fact,
                                                ArrayRef<std::string> otherGlobals) {
  if (fact.state == REFRT_POISON)
    return "poison";
  if (fact.state == REFRT_UNDEF)
    return "undef";
  if (fact.state == REFRT_DEPENDS)
    return freeBits(leaf, fact) == 0 ? "depends on undef"
                                     : "depends on undef, any value in bits 0x" + utohexstr(freeBits(leaf, fact), true);
  if (fact.pointer.kind != PointerFact::NotAPointer)
    return formatPointer(program, fact.pointer, otherGlobals);
  if (leaf.part == LeafInfo::Scalar) {
    const refrt_type_info *info = refrt_type_get(program, leaf.type);
    if (info && (info->kind == REFRT_KIND_INT || info->kind == REFRT_KIND_INDEX || info->kind == REFRT_KIND_FLOAT)) {
      if (fact.state == REFRT_ANY_NAN)
        return "any nan";
      unsigned width = info->kind == REFRT_KIND_INDEX ? refrt_program_layout(program)->index_bits : info->bits;
      bool isWider = info->kind != REFRT_KIND_FLOAT && (APInt(128, {fact.lo, fact.hi}).getActiveBits() > width);
      return (fact.state == REFRT_APPROX ? "about " : "") + explainScalar(*info, {fact.lo, fact.hi}) +
             (isWider ? (", and bits above its " + Twine(width) + " are set").str() : "") +
             (fact.state == REFRT_CHOSEN ? " (chosen)" : "");
    }
  }
  if (fact.state == REFRT_CHOSEN && leaf.part != LeafInfo::Scalar)
    return "anything";
  unsigned indexBits = refrt_program_layout(program)->index_bits;
  int64_t value = static_cast<int64_t>(fact.lo);
  if (indexBits < 64)
    value = SignExtend64(fact.lo, indexBits);
  return itostr(value);
}

/// Whether the aligned pointer of a block of memory is not as aligned as the source's: the machine aligns a block to
/// what is demanded, and to no more (ALLOC-08). Of addresses inside of a block nothing is demanded.
static bool isLessAligned(const LeafInfo &leaf, const PointerFact &expected, const PointerFact &got) {
  return leaf.part == LeafInfo::Aligned && expected.kind == PointerFact::Heap && got.kind == PointerFact::Heap &&
         expected.offset == 0 && got.alignment < expected.alignment;
}

static std::string alignmentText(const PointerFact &pointer) {
  return ", a multiple of " + utostr(uint64_t(1) << pointer.alignment);
}

/// Whether an address `got` may stand where the reference has `expected`.
static bool pointerRefines(const Counterparts &counterparts, const LeafInfo &leaf, const PointerFact &expected,
                           const PointerFact &got) {
  // A dangling pointer may be anything; so may the descriptor's address and a
  // global's allocated pointer, which is only a marker (M-GLOBAL).
  if (expected.kind == PointerFact::Dead || leaf.part == LeafInfo::Descriptor)
    return true;
  if (expected.kind == PointerFact::Global && leaf.part == LeafInfo::Allocated)
    return true;
  if (expected.kind != got.kind)
    return expected.kind == PointerFact::Heap && got.kind == PointerFact::Null && counterparts.isEmpty(expected.index);
  switch (expected.kind) {
  case PointerFact::Null:
    return true;
  case PointerFact::Heap:
    // The aligned pointer may be moved up inside the block (ALLOC-08); what it
    // shows is compared as a view. The allocated one must be what is freed.
    return counterparts.isSame(expected.index, got.index) && !isLessAligned(leaf, expected, got) &&
           (leaf.part == LeafInfo::Aligned || expected.offset == got.offset);
  case PointerFact::Stack:
  case PointerFact::Other:
    return true; // nothing both sides know
  case PointerFact::Function:
    return counterparts.isSameFunction(expected.index, got.index);
  case PointerFact::Global:
    return counterparts.isSameGlobal(expected, got);
  default:
    return expected.index == got.index && expected.offset == got.offset;
  }
}

/// Whether one of the two depends on undef, so that nobody knows whether it refines the
/// other. What is undef or poison in the source allows anything.
static bool isUndecided(const LeafInfo &leaf, const Fact &expected, const Fact &got) {
  return expected.state == REFRT_DEPENDS ||
         (got.state == REFRT_DEPENDS && (expected.state & (REFRT_UNDEF | REFRT_CHOSEN)) == 0 &&
          (expected.state != REFRT_DEFINED || freeBits(leaf, got) == 0));
}

/// Whether `got` is surely several numbers where the source has one, which is one of them as
/// far as is known.
static bool isAnyOfSome(const LeafInfo &leaf, const Fact &expected, const Fact &got) {
  return expected.state == REFRT_DEFINED && freeBits(leaf, got) != 0 && ((expected.lo ^ got.lo) & got.hi) == 0;
}

/// Whether the machine chose `got` (freeze, bits of a NaN, fast-math), where the source
/// chooses nothing. That it happens to be equal says nothing about other machines. Where
/// the source approximates, a choice within the tolerance is as good.
static bool addsChoice(const Fact &expected, const Fact &got) {
  return expected.state == REFRT_DEFINED && (got.state == REFRT_CHOSEN || got.state == REFRT_ANY_NAN);
}

static bool factRefines(const refrt_program *program, uint64_t ulp, const Counterparts &counterparts,
                        const LeafInfo &leaf, const Fact &expected, const Fact &got) {
  if ((expected.state & REFRT_UNDEF) != 0)
    return true;
  // A choice is some value: poison and undef are none.
  if ((expected.state & REFRT_CHOSEN) != 0)
    return got.state != REFRT_POISON && got.state != REFRT_UNDEF;
  if ((got.state & REFRT_UNDEF) != 0)
    return false;
  if (expected.pointer.kind != PointerFact::NotAPointer)
    return pointerRefines(counterparts, leaf, expected.pointer, got.pointer);
  if (expected.state == REFRT_ANY_NAN) {
    const refrt_type_info *info = refrt_type_get(program, leaf.type);
    return info && info->kind == REFRT_KIND_FLOAT && isNaN(info->float_kind, got.lo, got.hi);
  }
  if (expected.state == REFRT_APPROX) {
    const refrt_type_info *info = refrt_type_get(program, leaf.type);
    return info && info->kind == REFRT_KIND_FLOAT &&
           isWithin(info->float_kind, ulp, expected.lo, expected.hi, got.lo, got.hi);
  }
  return expected.lo == got.lo && expected.hi == got.hi;
}

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

/// Bits above an odd integer width are not part of the element: clear them.
static Bytes maskOddBits(const refrt_program *program, const View &view) {
  Bytes masked = view.data;
  const refrt_type_info *info = refrt_type_get(program, view.element);
  if (!info || info->kind != REFRT_KIND_INT || info->bits % 8 == 0 || view.elementSize == 0)
    return masked;
  bool bigEndian = refrt_program_layout(program)->big_endian;
  size_t top = bigEndian ? 0 : view.elementSize - 1;
  uint8_t keep = static_cast<uint8_t>((1u << (info->bits % 8)) - 1);
  for (size_t i = top; i < masked.bytes.size(); i += view.elementSize)
    masked.bytes[i] &= keep;
  return masked;
}

namespace {
/// Takes differences: false for one that nobody explains, which is the verdict. Where
/// there is none, what is undecided is.
class Differences {
public:
  Differences(Verdict &verdict, Comparer::Explained explained) : verdict(verdict), explained(explained) {}
  /// What depends on undef may be right, so a difference behind it counts more. The first
  /// one is told.
  bool isUndecided() const { return open.has_value(); }
  void undecided(Place place, const Shown &expected, const Shown &seen) {
    open = verdictAt(VerdictKind::Refused, std::move(place), expected.text, seen.text);
    open->seen = "undef decides " + open->path + ": expected " + open->expected + ", seen " + seen.text;
    open->marks = expected.marks | seen.marks;
    open->cause.reason = Reason::Undef;
  }
  /// A choice of the lowered program only. A wrong value behind it counts more, too.
  void allowsMore(Place place, Shown expected, Shown seen) {
    Verdict found =
        verdictAt(VerdictKind::AllowsMore, std::move(place), std::move(expected.text), std::move(seen.text));
    found.marks = expected.marks | seen.marks;
    if (!more && !(explained && explained(found)))
      more = std::move(found);
  }
  /// Nothing differs.
  Verdict finish() {
    if (more)
      return std::move(*more);
    if (open)
      return std::move(*open);
    verdict.kind = VerdictKind::Agree;
    return verdict;
  }
  bool pass(Place place, Shown expected, Shown seen, bool isQuieted = false) {
    Verdict found = verdictAt(VerdictKind::Differ, std::move(place), std::move(expected.text), std::move(seen.text));
    found.marks = expected.marks | seen.marks;
    found.quieted = isQuieted;
    if (explained && explained(found))
      return true;
    verdict = std::move(found);
    return false;
  }

private:
  Verdict &verdict;
  Comparer::Explained explained;
  std::optional<Verdict> open, more;
};
} // namespace

/// `place`: of the results, or of the call, whose views these are. `leaves`: those of `got`
/// that describe them.
static bool compareViews(const refrt_program *program, uint64_t ulp, ArrayRef<View> expected, ArrayRef<View> got,
                         ArrayRef<Fact> leaves, Place place, Differences &differences) {
  bool bigEndian = refrt_program_layout(program)->big_endian;
  const PlaceKind kind = place.kind;
  for (size_t i = 0; i < expected.size(); ++i) {
    // Only callees are given texts.
    place.kind = expected[i].element == REFRT_NONE ? PlaceKind::CallText : kind;
    place.index = static_cast<uint32_t>(i);
    place.at = Place::kWhole;
    if (i >= got.size()) {
      if (!differences.pass(place, "a view", "none"))
        return false;
      continue;
    }
    const View &want = expected[i];
    const View &seen = got[i];
    if (!want.readable)
      continue; // the program returned a dangling memref: allowed, not observable
    if (!seen.readable && any_of(leaves, [](const Fact &leaf) { return leaf.state == REFRT_DEPENDS; }))
      continue; // one of the leaves is undecided, and says so
    if (!seen.readable) {
      if (!differences.pass(place, "readable memory", "an element outside living memory"))
        return false;
      continue;
    }
    if (want.truncated != seen.truncated || want.data.bytes.size() != seen.data.bytes.size()) {
      if (!differences.pass(place, (Twine(want.data.bytes.size()) + " bytes").str(),
                            (Twine(seen.data.bytes.size()) + " bytes").str()))
        return false;
      continue;
    }
    if (firstDifference(want.data, seen.data, bigEndian, ulp) < 0)
      continue;
    Bytes wantMasked = maskOddBits(program, want), seenMasked = maskOddBits(program, seen);
    size_t step = want.elementSize ? want.elementSize : 1;
    int64_t at = firstDifference(wantMasked, seenMasked, bigEndian, ulp);
    while (at >= 0) {
      place.at = static_cast<int64_t>(size_t(at) / step);
      if (isUndecided(wantMasked, seenMasked, at)) {
        if (!differences.isUndecided())
          differences.undecided(place, formatBytes(wantMasked, at), formatBytes(seenMasked, at));
        at = firstDifference(wantMasked, seenMasked, bigEndian, ulp, size_t(at) + 1);
        continue;
      }
      if (addsChoice(wantMasked, seenMasked, at)) {
        differences.allowsMore(place, formatBytes(wantMasked, at), formatBytes(seenMasked, at));
        at = firstDifference(wantMasked, seenMasked, bigEndian, ulp, size_t(at) + 1);
        continue;
      }
      if (!differences.pass(place, formatBytes(wantMasked, at), formatBytes(seenMasked, at)))
        return false;
      at = firstDifference(wantMasked, seenMasked, bigEndian, ulp, (size_t(at) / step + 1) * step);
    }
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Outcomes
//===----------------------------------------------------------------------===//

static bool isDefinedEnd(const Outcome &outcome) {
  return outcome.kind == Outcome::Returned ||
         (outcome.kind == Outcome::Trapped && (outcome.trap == REFRT_TRAP_ASSERT || outcome.trap == REFRT_TRAP_ABORT));
}

static std::string formatEnd(const Outcome &outcome) {
  std::string text = name(outcome.kind);
  if (outcome.kind == Outcome::Trapped)
    text += std::string(": ") + refrt_trap_name(outcome.trap);
  if (outcome.kind == Outcome::Crashed && outcome.reason != Reason::ForbiddenCall && outcome.signal)
    text += " (signal " + itostr(outcome.signal) + ")";
  if (!outcome.message.empty())
    text += ": " + outcome.message;
  if (outcome.location.isKnown())
    text += " at " + outcome.placeText();
  return text;
}

Comparer::Comparer(const refrt_program *program, refrt_symbol entry, Tolerance tolerance)
    : program(program), tolerance(tolerance) {
  const refrt_function_info *function = refrt_program_function(program, entry);
  if (function)
    resultLeaves = describeLeaves(program, resultTypes(program, function->type));
}

static Reason reasonOf(const Outcome &outcome) {
  return outcome.kind == Outcome::OutOfFuel ? Reason::OutOfFuel : outcome.reason;
}

static TrapCause trapOf(const Outcome &outcome) {
  return {refrt_trap_name(outcome.trap), outcome.operation, outcome.origin, outcome.operationAt, outcome.originAt};
}

Verdict Comparer::judgeReference(const Outcome &reference) {
  Verdict verdict;
  if (isDefinedEnd(reference))
    verdict.kind = VerdictKind::Agree;
  else if (reference.kind == Outcome::Trapped)
    verdict.kind = VerdictKind::Undefined;
  else if (reference.kind == Outcome::Refused)
    verdict.kind = VerdictKind::Refused;
  else
    verdict.kind = VerdictKind::Inconclusive;
  if (verdict.kind != VerdictKind::Agree) {
    verdict.place.kind = PlaceKind::SourceProgram;
    verdict.path = verdict.place.text();
    verdict.seen = formatEnd(reference);
    verdict.cause.reason = reasonOf(reference);
    if (reference.kind == Outcome::Trapped)
      verdict.trap = trapOf(reference);
  }
  return verdict;
}

/// Whether leaf `i` is an allocated pointer that is the aligned one of the same
/// descriptor, which is compared for itself.
static bool standsForBoth(ArrayRef<LeafInfo> leaves, ArrayRef<Fact> facts, size_t i) {
  if (leaves[i].part != LeafInfo::Allocated)
    return false;
  const PointerFact &allocated = facts[i].pointer, &aligned = facts[i + 1].pointer;
  return (facts[i].state & REFRT_UNDEF) == 0 && allocated.kind == aligned.kind && allocated.index == aligned.index &&
         allocated.offset == aligned.offset;
}

/// Facts of one outcome.
namespace {
struct FactsOf {
  const Outcome &outcome;
  ArrayRef<Fact> facts;
};
} // namespace

static bool isQuietedLeaf(const refrt_program *program, const LeafInfo &leaf, const Fact &expected, const Fact &seen) {
  if (leaf.part != LeafInfo::Scalar || expected.state != REFRT_DEFINED)
    return false;
  const refrt_type_info *info = refrt_type_get(program, leaf.type);
  return info->kind == REFRT_KIND_FLOAT && isQuieted(info->float_kind, expected.lo, seen.lo);
}

/// `place`: of the results, or of the call, whose facts these are.
static bool compareFacts(const refrt_program *program, Tolerance tolerance, const Counterparts &counterparts,
                         ArrayRef<LeafInfo> leaves, FactsOf reference, FactsOf seen, Place place,
                         Differences &differences) {
  ArrayRef<Fact> expected = reference.facts, got = seen.facts;
  if (expected.size() != got.size() || leaves.size() != expected.size()) {
    bool ofCall = place.kind == PlaceKind::CallArgument || place.kind == PlaceKind::CallObject;
    bool isObject = place.kind == PlaceKind::ResultObject || place.kind == PlaceKind::CallObject;
    place.field = std::string(isObject ? "descriptor of " : "") + (ofCall ? "argument" : "result");
    place.kind = ofCall ? PlaceKind::CallArgumentCount : PlaceKind::ResultCount;
    return differences.pass(std::move(place), utostr(expected.size()), utostr(got.size()));
  }
  for (size_t i = 0; i < expected.size(); ++i) {
    bool open = isUndecided(leaves[i], expected[i], got[i]);
    bool refines = !open && factRefines(program, tolerance.ulp, counterparts, leaves[i], expected[i], got[i]);
    bool more = (refines && addsChoice(expected[i], got[i])) || isAnyOfSome(leaves[i], expected[i], got[i]);
    if ((refines && !more) || (tolerance.onePointer && standsForBoth(leaves, got, i)))
      continue;
    place.index = leaves[i].value;
    place.leaf = static_cast<uint32_t>(i);
    place.field = describe(leaves[i]);
    if (open) {
      if (!differences.isUndecided())
        differences.undecided(place, formatFact(program, leaves[i], expected[i], reference.outcome.otherGlobals),
                              formatFact(program, leaves[i], got[i], seen.outcome.otherGlobals));
      continue;
    }
    if (more) {
      differences.allowsMore(place, formatFact(program, leaves[i], expected[i], reference.outcome.otherGlobals),
                             formatFact(program, leaves[i], got[i], seen.outcome.otherGlobals));
      continue;
    }
    std::string want = formatFact(program, leaves[i], expected[i], reference.outcome.otherGlobals),
                other = formatFact(program, leaves[i], got[i], seen.outcome.otherGlobals);
    if (isLessAligned(leaves[i], expected[i].pointer, got[i].pointer)) {
      want += alignmentText(expected[i].pointer);
      other += alignmentText(got[i].pointer);
    } else if (want == other && expected[i].pointer.kind == PointerFact::Heap) {
      other = "another heap block"; // each side counts its own
    }
    if (!differences.pass(place, std::move(want), std::move(other),
                          isQuietedLeaf(program, leaves[i], expected[i], got[i])))
      return false;
  }
  return true;
}

/// Compares the descriptor objects behind unranked values. Objects that one
/// side could not read are missing there, which is a difference.
static bool compareObjects(const refrt_program *program, Tolerance tolerance, const Counterparts &counterparts,
                           ArrayRef<LeafInfo> leaves, ArrayRef<Fact> facts, FactsOf expected, FactsOf got, Place place,
                           Differences &differences) {
  if (expected.facts.empty())
    return true; // none, or not readable in the reference: dangling
  std::vector<LeafInfo> objects = describeObjects(leaves, facts);
  if (objects.size() != expected.facts.size())
    return true; // only some were readable: which ones is not known
  return compareFacts(program, tolerance, counterparts, objects, expected, got, std::move(place), differences);
}

/// Whether nobody outside of the module can see what the global of the source at
/// `index` of Outcome::globals holds. A lowering may do without it, make it smaller, or
/// give it another name.
static bool isPrivateGlobal(const refrt_program *program, size_t index) {
  for (uint32_t global = 0; global < refrt_program_num_globals(program); ++global) {
    uint32_t flags = refrt_program_global(program, global)->flags;
    if ((flags & (REFRT_GLOBAL_EXTERNAL | REFRT_GLOBAL_CONSTANT)) == 0 && index-- == 0)
      return (flags & REFRT_GLOBAL_PRIVATE) != 0;
  }
  return false;
}

static bool compareTraces(const refrt_program *program, Tolerance tolerance, const Counterparts &counterparts,
                          const Outcome &expected, const Outcome &got, Differences &differences) {
  if (expected.trace.empty() && got.trace.empty())
    return true;
  std::vector<const CallEvent *> wanted = observableCalls(expected), made = observableCalls(got);
  size_t common = std::min(wanted.size(), made.size());
  for (size_t i = 0; i < common; ++i) {
    const CallEvent &want = *wanted[i];
    const CallEvent &seen = *made[i];
    auto at = [&](PlaceKind kind) {
      Place place;
      place.kind = kind;
      place.call = static_cast<uint32_t>(i);
      place.callee = want.callee;
      return place;
    };
    if (want.callee != seen.callee) {
      if (!differences.pass(at(PlaceKind::Callee), want.callee, seen.callee))
        return false;
      continue;
    }
    refrt_symbol callee = refrt_program_find_function(program, want.callee.c_str());
    const refrt_function_info *function = refrt_program_function(program, callee);
    std::vector<LeafInfo> leaves;
    if (function)
      leaves = describeLeaves(program, argumentTypes(program, function->type));
    if (!compareFacts(program, tolerance, counterparts, leaves, {expected, want.arguments}, {got, seen.arguments},
                      at(PlaceKind::CallArgument), differences) ||
        !compareObjects(program, tolerance, counterparts, leaves, want.arguments, {expected, want.objects},
                        {got, seen.objects}, at(PlaceKind::CallObject), differences) ||
        !compareViews(program, tolerance.ulp, want.views, seen.views, seen.arguments, at(PlaceKind::CallView),
                      differences))
      return false;
  }
  return wanted.size() == made.size() ||
         differences.pass({PlaceKind::CallCount}, utostr(wanted.size()), utostr(made.size()));
}

/// Whether a private global of the source lies in the lowered module under another name:
/// one that no global of the source has by its name holds what is expected.
static bool isHeldElsewhere(const refrt_program *program, size_t global, ArrayRef<Bytes> expected, ArrayRef<Bytes> got,
                            uint64_t ulp) {
  bool bigEndian = refrt_program_layout(program)->big_endian;
  auto holds = [&](size_t at, size_t what) {
    return expected[what].bytes.size() == got[at].bytes.size() &&
           firstDifference(expected[what], got[at], bigEndian, ulp) < 0;
  };
  for (size_t at = 0; at < got.size(); ++at) {
    bool isOwn = at < expected.size() && (!isPrivateGlobal(program, at) || holds(at, at));
    if (!isOwn && holds(at, global))
      return true;
  }
  return false;
}

/// Whether the global that a pointer shows holds what the source's does, as far as its
/// bytes are here.
static bool holdsTheSame(const refrt_program *program, uint64_t ulp, const Outcome &reference, const Outcome &seen,
                         uint32_t expected, uint32_t got) {
  if (expected >= reference.globals.size() || got >= seen.globals.size())
    return true;
  const Bytes &wanted = reference.globals[expected], &found = seen.globals[got];
  return wanted.bytes.size() != found.bytes.size() ||
         firstDifference(wanted, found, refrt_program_layout(program)->big_endian, ulp) < 0;
}

static bool compareMemory(const refrt_program *program, uint64_t ulp, Counterparts &counterparts,
                          const Outcome &reference, const Outcome &seen, bool globals, Differences &differences) {
  const refrt_layout *layout = refrt_program_layout(program);
  bool bigEndian = layout->big_endian;
  ArrayRef<Bytes> expected = globals ? reference.globals : reference.buffers,
                  got = globals ? seen.globals : seen.buffers;
  for (size_t i = 0; i < expected.size(); ++i) {
    Place place;
    place.kind = globals ? PlaceKind::Global : PlaceKind::Buffer;
    place.index = static_cast<uint32_t>(i);
    if (i >= got.size()) {
      if (!differences.pass(std::move(place), "its bytes", "nothing"))
        return false;
      continue;
    }
    // Of a private global the pointers to it say where it lies.
    std::optional<uint32_t> image = globals ? counterparts.imageOf(uint32_t(i)) : std::nullopt;
    const Bytes &holder = image && *image < got.size() ? got[*image] : got[i];
    bool sameSize = expected[i].bytes.size() == holder.bytes.size();
    int64_t at = firstDifference(expected[i], holder, bigEndian, ulp);
    if (at >= 0 && globals && isPrivateGlobal(program, i) && !(sameSize && image && *image < got.size()) &&
        (!sameSize || isHeldElsewhere(program, i, expected, got, ulp)))
      continue;
    while (at >= 0) {
      Place where = place;
      where.at = at;
      if (sameSize && isUndecided(expected[i], holder, at)) {
        if (!differences.isUndecided())
          differences.undecided(where, formatBytes(expected[i], at), formatBytes(holder, at));
        at = firstDifference(expected[i], holder, bigEndian, ulp, static_cast<size_t>(at) + 1);
        continue;
      }
      Shown want = formatBytes(expected[i], at), other = formatBytes(holder, at);
      if (sameSize && addsChoice(expected[i], holder, at)) {
        differences.allowsMore(where, std::move(want), std::move(other));
        at = firstDifference(expected[i], holder, bigEndian, ulp, static_cast<size_t>(at) + 1);
        continue;
      }
      refrt_float_kind kind;
      size_t length =
          std::max(markLength(expected[i], size_t(at), REFRT_SHADOW_NAN, REFRT_SHADOW_NAN_REST, kind),
                   markLength(expected[i], size_t(at), REFRT_SHADOW_APPROX, REFRT_SHADOW_APPROX_REST, kind));
      uint64_t end = uint64_t(at) + std::max<size_t>(length, 1);
      bool isSame = false;
      // Where the source stored a pointer, both have a fact, unless one has less.
      uint64_t size = layout->pointer_bits / 8;
      for (const PointerPlace &pointer : reference.pointers)
        if (pointer.inGlobal == globals && pointer.index == i && uint64_t(at) >= pointer.offset &&
            uint64_t(at) < pointer.offset + size && pointer.offset + size <= holder.bytes.size() &&
            shadowAt(holder, at) == REFRT_SHADOW_INITIALIZED) {
          where.kind = globals ? PlaceKind::GlobalPointer : PlaceKind::BufferPointer;
          where.at = static_cast<int64_t>(pointer.offset);
          PointerFact wanted = readFact(*layout, &expected[i].bytes[pointer.offset]);
          PointerFact found = readFact(*layout, &holder.bytes[pointer.offset]);
          counterparts.meet(wanted, found);
          isSame = wanted.kind == PointerFact::Global && found.kind == PointerFact::Global &&
                   counterparts.isSameGlobal(wanted, found) &&
                   holdsTheSame(program, ulp, reference, seen, wanted.index, found.index);
          isSame |= wanted.kind == PointerFact::Function && found.kind == PointerFact::Function &&
                    counterparts.isSameFunction(wanted.index, found.index);
          want = formatPointer(program, wanted, {});
          other = formatPointer(program, found, seen.otherGlobals);
          end = pointer.offset + size;
        }
      if (!isSame && !differences.pass(std::move(where), std::move(want), std::move(other)))
        return false;
      at = sameSize ? firstDifference(expected[i], holder, bigEndian, ulp, end) : -1;
    }
  }
  return true;
}

static std::string quoted(StringRef text) {
  std::string result = "\"";
  raw_string_ostream os(result);
  printEscapedString(text, os);
  return text.empty() ? "nothing" : result + '"';
}

static bool compareAccesses(const refrt_program *program, const Outcome &reference, const Outcome &got,
                            Differences &differences) {
  for (AccessDifference &found : newAccesses(program, reference, got))
    if (!differences.pass(std::move(found.place), std::move(found.expected), std::move(found.seen)))
      return false;
  return true;
}

/// What a frame may need of its own: descriptors in memory, what no register holds.
static constexpr uint64_t kFrameRoom = 64 << 10;

/// How much of the stack a lowered program takes (S-BYTES). Native code fits the stack of a
/// platform if the source's allocations and frames take a small part of it.
static bool compareStackBytes(const Outcome &reference, const Outcome &got, Differences &differences) {
  uint64_t room = kFrameRoom * std::max(got.frames, 1u);
  if (got.stackBytes > reference.stackBytes + room &&
      !differences.pass({PlaceKind::StackBytes},
                        "at most " + utostr(reference.stackBytes + room) + ", as the source takes " +
                            utostr(reference.stackBytes),
                        utostr(got.stackBytes) + ", the largest allocation has " + utostr(got.largestBytes) +
                            (got.largestPlace.empty() ? "" : ", made by " + got.largestPlace)))
    return false;
  constexpr uint64_t kSmall = kNativeStackBytes / 8;
  bool isSmall = reference.stackBytes <= kSmall && reference.frames * kFrameRoom <= kNativeStackBytes - kSmall;
  return !got.deepStack || !isSmall ||
         differences.pass({PlaceKind::StackBytes},
                          "at most " + utostr(kNativeStackBytes) + ", as the source takes " +
                              utostr(reference.stackBytes) + " in " + utostr(reference.frames) +
                              (reference.frames == 1 ? " frame" : " frames"),
                          "more than " + utostr(kNativeStackBytes));
}

/// What puts printed. cf.assert says that a runtime may use its message, which then
/// stands behind the rest, and that nothing else is printed.
static bool comparePrinted(const Outcome &reference, const Outcome &got, Differences &differences) {
  if (got.printed == reference.printed)
    return true;
  std::string expected = reference.printed;
  if (reference.kind == Outcome::Trapped && reference.trap == REFRT_TRAP_ASSERT) {
    addPrinted(expected, reference.assertion.data(), reference.assertion.size());
    addPrinted(expected, "\n", 1);
    if (got.printed == expected)
      return true;
  }
  return differences.pass({PlaceKind::Printed}, quoted(expected), quoted(got.printed));
}

Verdict Comparer::compare(const Outcome &reference, const Outcome &got, bool isReferenceMachine,
                          Explained explained) const {
  Verdict verdict = compareOutcomes(reference, got, isReferenceMachine, explained);
  if (!reference.undetermined || !isBad(verdict.kind))
    return verdict;
  if (verdict.kind == VerdictKind::AllowsMore) // both go by a choice
    return verdictAt(VerdictKind::Agree, {}, "", "");
  verdict.kind = VerdictKind::Inconclusive;
  verdict.cause.reason = Reason::Undetermined;
  verdict.seen =
      "undetermined: the source program chooses freely (freeze, bits of a NaN, fast-math flags) and goes by it; " +
      verdict.path + ": expected " + verdict.expected + ", seen " + verdict.seen;
  return verdict;
}

Verdict Comparer::compareOutcomes(const Outcome &reference, const Outcome &got, bool isReferenceMachine,
                                  Explained explained) const {
  Verdict verdict = judgeReference(reference);
  Differences differences(verdict, explained);
  if (verdict.kind != VerdictKind::Agree)
    return verdict;
  auto fail = [&](VerdictKind kind) {
    Verdict failed = verdictAt(kind, {PlaceKind::EndOfRun}, formatEnd(reference), formatEnd(got));
    failed.cause.reason = reasonOf(got);
    failed.cause.operation = got.operation;
    failed.cause.location = got.location;
    failed.cause.signal = got.signal;
    failed.cause.systemCall = got.systemCall;
    if (got.kind == Outcome::Trapped)
      failed.trap = trapOf(got);
    return failed;
  };
  switch (got.kind) {
  case Outcome::Crashed:
    if (reference.kind == Outcome::Trapped && stoppedByTrapInstruction(got))
      return verdict;
    return fail(VerdictKind::Crash);
  case Outcome::TimedOut:
    return fail(VerdictKind::Timeout);
  case Outcome::Refused:
    return fail(VerdictKind::Refused);
  case Outcome::OutOfFuel:
  case Outcome::Broken:
    return fail(VerdictKind::Inconclusive);
  case Outcome::Trapped:
    if (!isDefinedEnd(got))
      return fail(isReferenceMachine ? VerdictKind::LoweredUB : VerdictKind::TrapDiffer);
    if (reference.kind != Outcome::Trapped)
      return fail(VerdictKind::TrapDiffer);
    break;
  case Outcome::Returned:
    if (reference.kind != Outcome::Returned)
      return fail(VerdictKind::TrapDiffer);
    break;
  }
  Counterparts counterparts(program, reference, got);
  if (reference.kind == Outcome::Returned &&
      (!compareFacts(program, tolerance, counterparts, resultLeaves, {reference, reference.results}, {got, got.results},
                     {PlaceKind::Result}, differences) ||
       !compareObjects(program, tolerance, counterparts, resultLeaves, reference.results,
                       {reference, reference.objects}, {got, got.objects}, {PlaceKind::ResultObject}, differences) ||
       !compareViews(program, tolerance.ulp, reference.views, got.views, got.results, {PlaceKind::ResultView},
                     differences)))
    return verdict;
  if (!compareMemory(program, tolerance.ulp, counterparts, reference, got, false, differences))
    return verdict;
  if (!got.guardHits.empty()) {
    const GuardHit &hit = got.guardHits.front();
    if (!differences.pass({PlaceKind::GuardZone, hit.buffer}, "untouched", "changed at byte " + itostr(hit.offset)))
      return verdict;
  }
  if (!compareTraces(program, tolerance, counterparts, reference, got, differences) ||
      !compareMemory(program, tolerance.ulp, counterparts, reference, got, true, differences) ||
      !comparePrinted(reference, got, differences))
    return verdict;
  // More blocks than the source leaves alive are a leak. Fewer are no leak. A block
  // that nobody can reach may be optimised away, and one that somebody can reach
  // but was freed shows as a dead pointer or an unreadable view.
  if (reference.kind == Outcome::Returned && got.liveAllocations > reference.liveAllocations &&
      !differences.pass({PlaceKind::LiveBlocks}, utostr(reference.liveAllocations), utostr(got.liveAllocations)))
    return verdict;
  // One allocation needs no second one to live. What grows in a loop is endless for a longer one.
  uint32_t turns = std::max(reference.stackTurns, 1u);
  if (got.stackTurns > turns &&
      !differences.pass({PlaceKind::StackTurns}, "at most " + utostr(turns),
                        utostr(got.stackTurns) + (got.stackPlace.empty() ? "" : ", made by " + got.stackPlace)))
    return verdict;
  if (!got.floatEnvironment.empty() &&
      !differences.pass({PlaceKind::FloatEnvironment}, "as the caller had them", got.floatEnvironment))
    return verdict;
  if (!got.changedRegisters.empty() &&
      !differences.pass({PlaceKind::Registers}, "as the caller had them", got.changedRegisters + " changed"))
    return verdict;
  if (!compareAccesses(program, reference, got, differences) || !compareStackBytes(reference, got, differences))
    return verdict;
  return differences.finish();
}

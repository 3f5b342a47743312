//===-- Describe.cpp - memory in the words of the case --------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Comparison knows buffers and bytes; people know arguments and elements. This
// file translates, for messages alone: no verdict depends on it.
//
//===----------------------------------------------------------------------===//

#include "conformance/case/Describe.h"
#include "conformance/case/BufferBytes.h"
#include "conformance/case/FindIndex.h"
#include "conformance/compare/Leaves.h"

#include "llvm/ADT/APInt.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

#include <cstring>
#include <limits>
#include <numeric>
#include <tuple>

using namespace llvm;
using namespace memref_cts::conformance;

std::string memref_cts::conformance::elementText(const refrt_program *program, refrt_type type, const Bytes &bytes,
                                                 uint64_t at) {
  std::string text;
  unsigned count = 0;
  constexpr unsigned kMostLeaves = 64;
  forEachLeaf(program, type, 0, [&](const refrt_type_info &scalar, const LeafPlace &place) {
    uint64_t position = at + place.offset;
    if (++count > kMostLeaves)
      return;
    text += count > 1 ? ", " : "";
    if (position + place.size > bytes.bytes.size()) {
      text += "?";
      return;
    }
    uint8_t mark = bytes.shadow.empty() ? static_cast<uint8_t>(REFRT_SHADOW_INITIALIZED) : bytes.shadow[position];
    if (mark == REFRT_SHADOW_UNINITIALIZED)
      text += "uninitialized";
    else if (mark == REFRT_SHADOW_POISON)
      text += "poison";
    else if (mark == REFRT_SHADOW_UNDEF)
      text += "undef";
    else if (mark == REFRT_SHADOW_DEPENDS)
      text += "depends on undef";
    else if (mark >= REFRT_SHADOW_POINTER && mark <= REFRT_SHADOW_POINTER + 8)
      text += "address";
    else
      text += printScalar(scalar, readLeaf(program, scalar, bytes.bytes.data() + at, place));
  });
  if (count == 0)
    return "a memref";
  if (count > kMostLeaves)
    text += " ... " + utostr(count - kMostLeaves) + " more";
  return count > 1 ? "(" + text + ")" : text;
}

using ElementIndex = SmallVector<int64_t, 8>;

static std::string indexText(ArrayRef<int64_t> index) {
  return "[" + join(map_range(index, [](int64_t i) { return itostr(i); }), ",") + "]";
}

/// The index of an element of a view whose bytes hold byte `at` of its buffer, and
/// where that element starts; false if no element does.
static bool findElement(const refrt_program *program, const MemrefArgument &memref, uint64_t base, int64_t at,
                        ElementIndex &index, int64_t &start) {
  int64_t size = static_cast<int64_t>(refrt_type_get(program, memref.element)->size), linear;
  if (size == 0)
    return false;
  int64_t distance = at - static_cast<int64_t>(base), number = divideFloorSigned(distance, size);
  start = static_cast<int64_t>(base) + number * size;
  return !SubOverflow(number, memref.offset, linear) && findIndex(memref.sizes, memref.strides, linear, index);
}

std::string memref_cts::conformance::describeByte(const refrt_program *program, const Call &call, uint32_t buffer,
                                                  int64_t at) {
  const std::string byte = "byte " + itostr(at);
  std::string outside;
  for (uint32_t a = 0; a < call.arguments.size(); ++a) {
    if (!call.arguments[a].isMemref || placementOf(call, a).buffer != buffer)
      continue;
    ElementIndex index;
    int64_t start = 0;
    if (findElement(program, call.arguments[a].memref, placementOf(call, a).base, at, index, start))
      return "element " + indexText(index) + " of argument " + utostr(a) + ", " + byte;
    outside = ", outside of the view of argument " + utostr(a);
  }
  return byte + " of buffer " + utostr(buffer) + outside;
}

void memref_cts::conformance::nameElement(const refrt_program *program, const Call &call, const Outcome &expected,
                                          const Outcome &seen, Verdict &verdict) {
  Place &place = verdict.place;
  uint32_t buffer = place.index;
  int64_t at = place.at;
  if (place.kind != PlaceKind::Buffer || at == Place::kWhole || !place.field.empty() ||
      buffer >= expected.buffers.size() || buffer >= seen.buffers.size())
    return;
  std::string outside;
  for (uint32_t a = 0; a < call.arguments.size(); ++a) {
    if (!call.arguments[a].isMemref)
      continue;
    Placement placement = placementOf(call, a);
    if (placement.buffer != buffer)
      continue;
    const MemrefArgument &memref = call.arguments[a].memref;
    ElementIndex index;
    int64_t start = 0;
    if (!findElement(program, memref, placement.base, at, index, start) || start < 0) {
      outside = "outside of the view of argument " + utostr(a);
      continue;
    }
    place.kind = PlaceKind::Element;
    place.argument = a;
    place.field = "element " + indexText(index);
    verdict.path = place.text();
    auto prefix = [&](std::string &text, const Outcome &outcome) {
      text = elementText(program, memref.element, outcome.buffers[buffer], static_cast<uint64_t>(start)) + "   " + text;
    };
    prefix(verdict.expected, expected);
    prefix(verdict.seen, seen);
    return;
  }
  place.field = outside;
  verdict.path = place.text();
}

//===----------------------------------------------------------------------===//
// What a wrong value is otherwise
//===----------------------------------------------------------------------===//

namespace {
constexpr size_t kMostReadings = 2;          // more are chance
constexpr uint64_t kMostSearched = 1u << 20; // bytes of a buffer

/// An element that differs, as it was seen.
struct Difference {
  ElementIndex index;
  SmallVector<uint8_t, 16> seen;
};

/// Collects what a value is, for one difference. That two values are equal may be
/// chance: a reading is a fact only where the value is rare, or where the same wrong
/// layout explains another difference, too.
class DifferenceReader {
public:
  DifferenceReader(const refrt_program *program, const Call &call, const Input &input, const Outcome &expected)
      : program(program), call(call), input(input), expected(expected) {
    symbol = refrt_program_find_function(program, call.entry.c_str());
  }

  void readScalar(const LeafInfo &leaf, const Fact &want, const Fact &seen, ArrayRef<LeafInfo> others,
                  ArrayRef<Fact> facts, size_t at, StringRef name);
  void readElement(refrt_type type, ArrayRef<uint8_t> want, ArrayRef<uint8_t> seen, const Placement *place,
                   const MemrefArgument *memref, int64_t start);
  /// Other elements of the same argument that differ.
  void setOthers(SmallVector<Difference, 8> differences) { others = std::move(differences); }
  std::string text() const;

private:
  /// Bytes of memory by argument: as given, or as they should be after the call.
  struct Match {
    uint32_t argument;
    int64_t at;
  };
  /// A value that is equal.
  void add(std::string reading) {
    if (!is_contained(readings, reading))
      readings.push_back(std::move(reading));
  }
  bool isSmall(refrt_type type, ArrayRef<uint8_t> bytes) const;
  SmallVector<Match, 4> find(refrt_type type, ArrayRef<uint8_t> pattern, bool after) const;
  void addMatches(ArrayRef<Match> matches, const ElementIndex *index, bool after, int64_t notBuffer = -1,
                  int64_t notAt = -1);
  std::string layoutText(const Match &match, ArrayRef<int64_t> index, bool after);
  SmallVector<std::string, 4> layoutWays(const Match &match, ArrayRef<int64_t> index) const;
  size_t explained(StringRef way, const Match &match, bool after) const;

  const refrt_program *program;
  const Call &call;
  const Input &input;
  const Outcome &expected;
  refrt_symbol symbol;
  SmallVector<Difference, 8> others;
  std::vector<std::string> readings;
  std::string fact;                // literally so
  bool small = false;              // a value that many things have
  bool layoutIsSure = false;       // it explains another difference
  mutable uint64_t candidates = 0; // values that might have been equal
};
} // namespace

std::string DifferenceReader::text() const {
  std::string text = fact;
  if (readings.empty() || readings.size() > kMostReadings)
    return text;
  bool isSure = readings.size() == 1 && (layoutIsSure || !small || candidates == 1);
  text += text.empty() ? "" : "; ";
  return text + (isSure ? "" : "perhaps ") + join(readings, "; or ");
}

/// Whether the bytes are a number of one digit.
bool DifferenceReader::isSmall(refrt_type type, ArrayRef<uint8_t> bytes) const {
  constexpr int kMostSmall = 9;
  SmallVector<uint8_t, 16> number(refrt_type_get(program, type)->size, 0);
  const refrt_type_info *info = refrt_type_get(program, type);
  for (int value = -kMostSmall; value <= kMostSmall; ++value) {
    ScalarBits bits;
    if (info->kind == REFRT_KIND_FLOAT) {
      if (info->float_kind != REFRT_FLOAT_F32 && info->float_kind != REFRT_FLOAT_F64)
        break;
      double wide = value;
      float narrow = static_cast<float>(value);
      bits.lo = info->float_kind == REFRT_FLOAT_F64 ? llvm::bit_cast<uint64_t>(wide) : llvm::bit_cast<uint32_t>(narrow);
    } else if (info->kind == REFRT_KIND_INT || info->kind == REFRT_KIND_INDEX) {
      bits.lo = static_cast<uint64_t>(static_cast<int64_t>(value));
      bits.hi = value < 0 ? ~uint64_t(0) : 0;
      if (info->bits && info->bits < 64)
        bits.lo &= (uint64_t(1) << info->bits) - 1;
      if (info->bits && info->bits < 128)
        bits.hi &= info->bits <= 64 ? 0 : (uint64_t(1) << (info->bits - 64)) - 1;
    } else {
      break;
    }
    writeElement(program, type, bits, number.data());
    if (ArrayRef(number).take_front(bytes.size()) == bytes)
      return true;
  }
  return all_of(bytes, [](uint8_t byte) { return byte == 0; });
}

/// "size of dimension 1 of result 0", "result 2".
static std::string leafText(const LeafInfo &leaf, StringRef name) {
  std::string field = describe(leaf), value = (name + " " + Twine(leaf.value)).str();
  return field.empty() ? value : field + " of " + value;
}

static bool isPlain(const Fact &fact) {
  return fact.state == REFRT_DEFINED && fact.pointer.kind == PointerFact::NotAPointer;
}

static bool isNumber(const LeafInfo &leaf) {
  return leaf.part == LeafInfo::Scalar || leaf.part == LeafInfo::Offset || leaf.part == LeafInfo::Size ||
         leaf.part == LeafInfo::Stride;
}

/// Numbers of descriptors are indices.
static bool haveOneType(const refrt_program *program, const LeafInfo &one, const LeafInfo &other) {
  auto kind = [&](const LeafInfo &leaf) {
    const refrt_type_info *info = leaf.part == LeafInfo::Scalar ? refrt_type_get(program, leaf.type) : nullptr;
    return info ? std::tuple<int, uint64_t, int>(info->kind, info->bits,
                                                 info->kind == REFRT_KIND_FLOAT ? info->float_kind : 0)
                : std::tuple<int, uint64_t, int>(REFRT_KIND_INDEX, refrt_program_layout(program)->index_bits, 0);
  };
  return isNumber(one) && isNumber(other) && kind(one) == kind(other);
}

/// `others`, with what they should be in `facts`, are the values beside it; `at` is its
/// own place among them.
void DifferenceReader::readScalar(const LeafInfo &leaf, const Fact &want, const Fact &seen, ArrayRef<LeafInfo> others,
                                  ArrayRef<Fact> facts, size_t at, StringRef name) {
  if (!isNumber(leaf) || !isPlain(seen))
    return;
  auto equals = [&](const LeafInfo &other, const Fact &fact) {
    bool isCandidate = haveOneType(program, leaf, other) && isPlain(fact);
    candidates += isCandidate;
    return isCandidate && fact.lo == seen.lo && fact.hi == seen.hi;
  };
  small = seen.hi == 0 && seen.lo < 10; // of descriptors
  for (size_t i = 0; i < others.size() && i < facts.size(); ++i)
    if (i != at && equals(others[i], facts[i]))
      add(leafText(others[i], name));
  std::vector<LeafInfo> arguments =
      describeLeaves(program, argumentTypes(program, refrt_program_function(program, symbol)->type));
  for (size_t i = 0; i < arguments.size() && i < input.leaves.size(); ++i) {
    Fact fact;
    fact.lo = input.leaves[i].lo;
    fact.hi = input.leaves[i].hi;
    if (input.leaves[i].buffer < 0 && equals(arguments[i], fact))
      add(leafText(arguments[i], name == "argument" ? "the entry's argument" : "argument"));
  }
  if (leaf.part != LeafInfo::Scalar)
    return;
  const refrt_type_info *type = refrt_type_get(program, leaf.type);
  auto bytesOf = [&](const Fact &fact) {
    SmallVector<uint8_t, 16> bytes(type->size, 0);
    writeElement(program, leaf.type, ScalarBits{fact.lo, fact.hi}, bytes.data());
    bytes.resize(type->store_size);
    return bytes;
  };
  small = isSmall(leaf.type, bytesOf(seen));
  // Where the right value was loaded from tells how its index was used.
  for (bool after : {false, true}) {
    SmallVector<Match, 4> found = find(leaf.type, bytesOf(seen), after), right;
    if (isPlain(want))
      right = find(leaf.type, bytesOf(want), after);
    if (found.empty())
      continue;
    ElementIndex index;
    int64_t start;
    bool isKnown = right.size() == 1 && found.size() == 1 && right[0].argument == found[0].argument &&
                   findElement(program, call.arguments[right[0].argument].memref,
                               placementOf(call, right[0].argument).base, right[0].at, index, start) &&
                   start == right[0].at;
    addMatches(found, isKnown ? &index : nullptr, after);
    return;
  }
}

/// `place`, `memref`, `start`: where an element of an argument stands; null: of a result.
void DifferenceReader::readElement(refrt_type type, ArrayRef<uint8_t> want, ArrayRef<uint8_t> seen,
                                   const Placement *place, const MemrefArgument *memref, int64_t start) {
  ElementIndex index;
  if (place) {
    const std::vector<uint8_t> &given = input.buffers[place->buffer].bytes;
    ArrayRef<uint8_t> before = ArrayRef(given).slice(static_cast<size_t>(start), seen.size());
    if (before == seen) {
      fact = "what was there before the call";
      return;
    }
    int64_t found;
    findElement(program, *memref, place->base, start, index, found);
    if (before == want)
      fact = "written where nothing should be";
  }
  small = isSmall(type, seen);
  int64_t buffer = place ? place->buffer : -1;
  SmallVector<Match, 4> after = find(type, seen, true);
  // Itself, as it should be, it is not.
  if (after.empty())
    addMatches(find(type, seen, false), place ? &index : nullptr, false, buffer, start);
  else
    addMatches(after, place ? &index : nullptr, true, buffer, start);
}

/// Elements, of memory of this type of element, with these bytes; of each buffer once.
SmallVector<DifferenceReader::Match, 4> DifferenceReader::find(refrt_type type, ArrayRef<uint8_t> pattern,
                                                               bool after) const {
  SmallVector<Match, 4> matches;
  int64_t size = static_cast<int64_t>(refrt_type_get(program, type)->size);
  SmallVector<uint32_t, 4> searched;
  for (uint32_t a = 0; a < call.arguments.size() && size > 0; ++a) {
    if (!call.arguments[a].isMemref || call.arguments[a].memref.element != type)
      continue;
    Placement place = placementOf(call, a);
    if (is_contained(searched, place.buffer) || place.buffer >= input.buffers.size() ||
        (after && place.buffer >= expected.buffers.size()))
      continue;
    searched.push_back(place.buffer);
    const std::vector<uint8_t> &bytes =
        after ? expected.buffers[place.buffer].bytes : input.buffers[place.buffer].bytes;
    if (bytes.size() > kMostSearched)
      continue;
    for (uint64_t at = place.base % static_cast<uint64_t>(size); at + pattern.size() <= bytes.size();
         at += static_cast<uint64_t>(size), ++candidates)
      if (std::memcmp(bytes.data() + at, pattern.data(), pattern.size()) == 0) {
        matches.push_back({a, static_cast<int64_t>(at)});
        if (matches.size() > kMostReadings)
          return matches;
      }
  }
  return matches;
}

void DifferenceReader::addMatches(ArrayRef<Match> matches, const ElementIndex *index, bool after, int64_t notBuffer,
                                  int64_t notAt) {
  for (const Match &match : matches) {
    const MemrefArgument &memref = call.arguments[match.argument].memref;
    Placement place = placementOf(call, match.argument);
    if (place.buffer == notBuffer && match.at == notAt)
      continue;
    ElementIndex other;
    int64_t start;
    bool inside = findElement(program, memref, place.base, match.at, other, start) && start == match.at;
    std::string text = (after ? "what should be in " : "") +
                       (inside ? "element " + indexText(other) : "byte " + itostr(match.at) + " of the buffer") +
                       " of argument " + utostr(match.argument) + (inside ? "" : ", outside of its view") +
                       (after ? " after the call" : " before the call");
    if (index && index->size() == memref.sizes.size())
      text += layoutText(match, *index, after);
    add(std::move(text));
  }
}

/// How `index` of the matching argument leads there: wrong layouts that do.
SmallVector<std::string, 4> DifferenceReader::layoutWays(const Match &match, ArrayRef<int64_t> index) const {
  const MemrefArgument &memref = call.arguments[match.argument].memref;
  int64_t size = static_cast<int64_t>(refrt_type_get(program, memref.element)->size);
  int64_t base = static_cast<int64_t>(placementOf(call, match.argument).base);
  int64_t wanted = (match.at - base) / size, right = memref.offset;
  SmallVector<int64_t, 16> numbers = {0, 1};
  numbers.append(memref.strides.begin(), memref.strides.end());
  numbers.append(memref.sizes.begin(), memref.sizes.end());
  for (size_t d = 0; d < index.size(); ++d)
    right += index[d] * memref.strides[d];
  SmallVector<std::string, 4> ways;
  auto addWay = [&](const Twine &way) {
    if (!is_contained(ways, way.str()))
      ways.push_back(way.str());
  };
  for (size_t d = 0; d < index.size(); ++d)
    for (int64_t number : numbers)
      if (number != memref.strides[d] && right + index[d] * (number - memref.strides[d]) == wanted)
        addWay("stride " + Twine(number) + " for dimension " + Twine(d));
  for (size_t d = 0; d < index.size(); ++d)
    for (size_t e = d + 1; e < index.size(); ++e)
      if (right + (index[d] - index[e]) * (memref.strides[e] - memref.strides[d]) == wanted)
        addWay("the strides of dimensions " + Twine(d) + " and " + Twine(e) + " swapped");
  int64_t bySizes = memref.offset, bySwapped = memref.offset, extent = 1;
  for (size_t d = index.size(); d-- > 0;) {
    bySizes += index[d] * memref.sizes[d];
    bySwapped += index[d] * extent;
    extent *= memref.sizes[index.size() - 1 - d];
  }
  if (index.size() > 1 && bySwapped == wanted)
    addWay("strides of the sizes in reverse order");
  if (bySizes == wanted)
    addWay("the sizes as strides");
  if (memref.offset != 0 && right - memref.offset == wanted)
    addWay("offset 0");
  if (memref.offset != 0 && right + memref.offset == wanted)
    addWay("the offset added twice");
  if (wanted == right)
    ways.clear();
  return ways;
}

/// How many of the other differences the layout explains.
size_t DifferenceReader::explained(StringRef way, const Match &match, bool after) const {
  return count_if(others, [&](const Difference &other) {
    SmallVector<Match, 4> found = find(call.arguments[match.argument].memref.element, other.seen, after);
    return found.size() == 1 && found[0].argument == match.argument &&
           is_contained(layoutWays(found[0], other.index), way.str());
  });
}

/// The wrong layout that explains most of the differences; perhaps, if it explains this one
/// alone or another one explains as many.
std::string DifferenceReader::layoutText(const Match &match, ArrayRef<int64_t> index, bool after) {
  SmallVector<std::string, 4> ways = layoutWays(match, index), best;
  size_t most = 0;
  uint64_t counted = candidates;
  for (const std::string &way : ways) {
    size_t count = explained(way, match, after);
    if (count > most)
      best.clear();
    most = std::max(most, count);
    if (count == most)
      best.push_back(way);
  }
  candidates = counted;
  if (best.empty() || best.size() > kMostReadings)
    return "";
  layoutIsSure = most > 0 && best.size() == 1;
  return std::string(layoutIsSure ? ", where element " : ", where perhaps element ") + indexText(index) + " is with " +
         join(best, " or ");
}

/// The first elements of a view that differ, but for the one at `except`.
static SmallVector<Difference, 8> otherDifferences(const refrt_program *program, const MemrefArgument &memref,
                                                   uint64_t base, int64_t except, ArrayRef<uint8_t> want,
                                                   ArrayRef<uint8_t> got) {
  constexpr size_t kMostOthers = 16;
  uint64_t size = refrt_type_get(program, memref.element)->store_size, number = 0;
  SmallVector<Difference, 8> differences;
  forEachElement(program, memref, base, [&](int64_t position) {
    uint64_t at = static_cast<uint64_t>(position), rest = number++;
    if (position < 0 || position == except || at + size > want.size() || at + size > got.size() ||
        want.slice(at, size) == got.slice(at, size))
      return true;
    Difference difference;
    difference.seen.assign(got.begin() + at, got.begin() + at + size);
    difference.index.assign(memref.sizes.size(), 0);
    for (size_t d = memref.sizes.size(); d-- > 0;) {
      difference.index[d] = static_cast<int64_t>(rest % static_cast<uint64_t>(memref.sizes[d]));
      rest /= static_cast<uint64_t>(memref.sizes[d]);
    }
    differences.push_back(std::move(difference));
    return differences.size() < kMostOthers;
  });
  return differences;
}

/// The call that a place counts: those of C's library are not compared.
static const CallEvent *observableCall(const Outcome &outcome, uint32_t number) {
  for (const CallEvent &event : outcome.trace)
    if (!event.library && number-- == 0)
      return &event;
  return nullptr;
}

std::string memref_cts::conformance::meaningOf(const refrt_program *program, const Call &call, const Input &input,
                                               const Outcome &expected, const Outcome &seen, const Verdict &verdict) {
  DifferenceReader reader(program, call, input, expected);
  const refrt_function_info *entry =
      refrt_program_function(program, refrt_program_find_function(program, call.entry.c_str()));
  const Place &place = verdict.place;
  uint32_t number = place.index;
  int64_t at = place.at;
  auto readFact = [&](ArrayRef<LeafInfo> leaves, ArrayRef<Fact> want, ArrayRef<Fact> got, StringRef name) {
    size_t i = place.leaf;
    if (leaves.size() == want.size() && leaves.size() == got.size() && i < leaves.size())
      reader.readScalar(leaves[i], want[i], got[i], leaves, want, i, name);
  };
  auto readView = [&](ArrayRef<View> want, ArrayRef<View> got) {
    if (place.at == Place::kWhole || number >= want.size() || number >= got.size())
      return;
    uint64_t size = want[number].elementSize, at = uint64_t(place.at) * size;
    const std::vector<uint8_t> &wanted = want[number].data.bytes, &seenBytes = got[number].data.bytes;
    if (size && at + size <= wanted.size() && at + size <= seenBytes.size())
      reader.readElement(want[number].element, ArrayRef(wanted).slice(at, size), ArrayRef(seenBytes).slice(at, size),
                         nullptr, nullptr, 0);
  };
  bool ofCall = place.kind == PlaceKind::CallArgument || place.kind == PlaceKind::CallView;
  if (place.kind == PlaceKind::Result) {
    readFact(describeLeaves(program, resultTypes(program, entry->type)), expected.results, seen.results, "result");
  } else if (place.kind == PlaceKind::ResultView) {
    readView(expected.views, seen.views);
  } else if (ofCall) {
    const CallEvent *want = observableCall(expected, place.call), *got = observableCall(seen, place.call);
    const refrt_function_info *callee =
        refrt_program_function(program, refrt_program_find_function(program, place.callee.c_str()));
    if (!callee || !want || !got)
      return "";
    if (place.kind == PlaceKind::CallArgument)
      readFact(describeLeaves(program, argumentTypes(program, callee->type)), want->arguments, got->arguments,
               "argument");
    else
      readView(want->views, got->views);
  } else if (place.kind == PlaceKind::Buffer && at != Place::kWhole && number < expected.buffers.size() &&
             number < seen.buffers.size() && number < input.buffers.size()) {
    for (uint32_t a = 0; a < call.arguments.size(); ++a) {
      if (!call.arguments[a].isMemref)
        continue;
      const MemrefArgument &memref = call.arguments[a].memref;
      Placement placement = placementOf(call, a);
      ElementIndex index;
      int64_t start = 0;
      if (placement.buffer != number || !findElement(program, memref, placement.base, at, index, start) || start < 0)
        continue;
      uint64_t size = refrt_type_get(program, memref.element)->store_size, first = static_cast<uint64_t>(start);
      const std::vector<uint8_t> &want = expected.buffers[number].bytes, &got = seen.buffers[number].bytes;
      reader.setOthers(otherDifferences(program, memref, placement.base, start, want, got));
      if (first + size <= want.size() && first + size <= got.size() &&
          first + size <= input.buffers[number].bytes.size())
        reader.readElement(memref.element, ArrayRef(want).slice(first, size), ArrayRef(got).slice(first, size),
                           &placement, &memref, start);
      break;
    }
  }
  return reader.text();
}

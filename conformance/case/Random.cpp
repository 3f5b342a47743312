//===-- Random.cpp - random calls of a CALL-RANDOM line --------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// First the variables, then the sizes, then a layout for each memref in which
// distinct indices have distinct addresses (unless the line allows more), then
// contents. What is promised of an argument wins over what the line says, as what
// its type says does. Each ratio below has its reason beside it. Must not look at what
// the program does: definedness beyond memory bounds is stated by the line. Where no
// line says anything, sizes and indices go together, more so from try to try.
//
//===----------------------------------------------------------------------===//

#include "conformance/case/Materialize.h"
#include "conformance/case/RandomImpl.h"

#include "conformance/case/BufferBytes.h"
#include "conformance/compare/Leaves.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

#include <algorithm>
#include <numeric>

using namespace llvm;
using namespace memref_cts::conformance;

namespace {
constexpr int64_t kMaxRandomSize = 6;        // of a dimension nobody named
constexpr uint64_t kMaxRandomElements = 256; // so that one run stays in the microseconds
constexpr unsigned kMaxTries = 200;          // rejection sampling of `where`
constexpr unsigned kMaxRedraws = 32;         // of arguments whose views do not fit
constexpr unsigned kTriesPerLevel = 6;       // of free calls, before the next level of tameness
constexpr uint32_t kAlignments[] = {1, 2, 4, 8, 16, 32, 64};
} // namespace

//===----------------------------------------------------------------------===//
// Drawing
//===----------------------------------------------------------------------===//

bool RandomCalls::Impl::drawVariables(Rng &rng, std::vector<int64_t> &values) const {
  values.assign(variables.size(), 0);
  for (unsigned tries = 0; tries < kMaxTries; ++tries) {
    bool good = true;
    for (const VariableSpec &spec : ranges) {
      std::optional<int64_t> low = spec.range.low.evaluate(values), high = spec.range.high.evaluate(values);
      good = low && high && *low <= *high;
      if (!good)
        break;
      values[spec.number] = rng.between(*low, *high);
    }
    for (const Expr &condition : conditions)
      good = good && condition.evaluate(values).value_or(0) != 0;
    if (good)
      return true;
  }
  return false;
}

Expected<ScalarBits> RandomCalls::Impl::drawScalar(Rng &rng, ArrayRef<int64_t> variables, const refrt_type_info &type,
                                                   const Range *range) const {
  if (range && range->isFloat) {
    double value = range->floatLow + (range->floatHigh - range->floatLow) * rng.unit();
    return scalarFromDouble(type, value);
  }
  if (range) {
    std::optional<int64_t> low = range->low.evaluate(variables), high = range->high.evaluate(variables);
    if (!low || !high || *low > *high)
      return fail("a range is empty or has no value");
    return scalarFromInt(type, rng.between(*low, *high));
  }
  uint64_t mask = type.bits >= 64 ? ~0ull : (1ull << type.bits) - 1;
  if (type.kind == REFRT_KIND_FLOAT) {
    // Mostly ordinary numbers, whose arithmetic shows in every bit; one in
    // eight is any bit pattern: subnormals, infinities, NaN.
    if (!rng.oneIn(8))
      return scalarFromDouble(type, (rng.unit() - 0.5) * static_cast<double>(1ull << rng.below(8)));
    ScalarBits bits{rng.next() & mask,
                    type.bits > 64 ? rng.next() & (type.bits >= 128 ? ~0ull : (1ull << (type.bits - 64)) - 1) : 0};
    // f80 patterns without the explicit integer bit are no numbers.
    if (type.float_kind == REFRT_FLOAT_F80)
      return scalarFromDouble(type, rng.unit());
    return bits;
  }
  // Integers: small ones meet the interesting cases of shapes and indices, full
  // patterns those of sign and extension.
  if (rng.oneIn(2))
    return scalarFromInt(type, rng.between(-8, 8));
  uint64_t high = type.bits <= 64 ? 0 : rng.next() & (type.bits >= 128 ? ~0ull : (1ull << (type.bits - 64)) - 1);
  return ScalarBits{rng.next() & mask, high};
}

static APInt numberOf(const refrt_type_info &type, ScalarBits bits) {
  uint64_t words[2] = {bits.lo, bits.hi};
  return APInt(type.bits, ArrayRef<uint64_t>(words));
}

Expected<ScalarBits> RandomCalls::Impl::drawPromised(Rng &rng, ArrayRef<int64_t> variables, const refrt_type_info &type,
                                                     const Range *range, const NumberRange &promised) const {
  APInt first = numberOf(type, promised.first), count = numberOf(type, promised.count);
  if (range) {
    for (unsigned tries = 0; tries < kMaxTries; ++tries) {
      Expected<ScalarBits> bits = drawScalar(rng, variables, type, range);
      if (!bits || (numberOf(type, *bits) - first).ult(count))
        return bits;
    }
    return fail("no number of a range keeps what is promised of the argument (" + Twine(kMaxTries) + " tries)");
  }
  // Half are at an end of the range, where what relies on it goes wrong first.
  uint64_t low = rng.next(), high = rng.next();
  APInt distance = numberOf(type, {low, high}).urem(count);
  if (rng.oneIn(2)) {
    distance = APInt(type.bits, rng.below(std::min<uint64_t>(8, count.getLimitedValue())), /*isSigned=*/false,
                     /*implicitTrunc=*/true);
    if (rng.oneIn(2))
      distance = count - 1 - distance;
  }
  APInt number = first + distance;
  return ScalarBits{number.extractBitsAsZExtValue(std::min(64u, type.bits), 0),
                    type.bits > 64 ? number.lshr(64).getLimitedValue() : 0};
}

/// Sizes that go together are never too many elements together, so that none of them
/// has to be another.
FreeCall RandomCalls::Impl::drawCommon(Rng &rng, Tameness tameness) const {
  FreeCall common;
  common.tameness = tameness;
  if (rng.oneIn(2))
    common.alike = tameness == Tameness::Wild ? FreeCall::OfDimension : FreeCall::OfMemref;
  SmallVector<int64_t, 8> fixed; // sizes of types
  for (refrt_type type : types) {
    const refrt_type_info *info = refrt_type_get(program, type);
    for (uint32_t d = 0; info->kind == REFRT_KIND_MEMREF && d < info->rank; ++d)
      if (info->sizes[d] > 0)
        fixed.push_back(info->sizes[d]);
  }
  for (int64_t &size : common.sizes) {
    // Half of them as a type has it, since static and dynamic sizes meet as well.
    size = !fixed.empty() && rng.oneIn(2) ? fixed[rng.below(fixed.size())] : rng.between(1, kMaxRandomSize);
    for (refrt_type type : types) {
      const refrt_type_info *info = refrt_type_get(program, type);
      auto fits = [&] {
        uint64_t elements = 1;
        for (uint32_t d = 0; d < info->rank && elements <= kMaxRandomElements; ++d)
          elements *= static_cast<uint64_t>(info->sizes[d] == REFRT_DYNAMIC ? size : 1);
        return elements <= kMaxRandomElements;
      };
      while (info->kind == REFRT_KIND_MEMREF && size > 1 && !fits())
        --size;
    }
  }
  return common;
}

/// A number that some dimension of some memref has as an index, or as its size: who
/// counts has a bound, who looks has an index.
int64_t RandomCalls::Impl::drawIndex(Rng &rng, const FreeCall &common, const Call &call) const {
  SmallVector<int64_t, 8> sizes;
  for (uint32_t i = 0; i < types.size(); ++i)
    if (isMemref(i))
      sizes.append(call.arguments[i].memref.sizes.begin(), call.arguments[i].memref.sizes.end());
  bool wild = common.tameness == Tameness::Wild;
  int64_t size = sizes.empty() ? common.sizes[0] : wild ? sizes[rng.below(sizes.size())] : *min_element(sizes);
  // What is just outside is often forgotten, and defined where nothing looks there.
  if (wild && rng.oneIn(8))
    return rng.between(-2, size + 2);
  if (rng.oneIn(4))
    return size;
  return rng.oneIn(4) ? std::max<int64_t>(size - 1, 0) : rng.between(0, std::max<int64_t>(size - 1, 0));
}

/// Arguments in order; of a free call memrefs first, since numbers go by their sizes.
Error RandomCalls::Impl::drawArguments(Rng &rng, ArrayRef<int64_t> variables, const FreeCall *common,
                                       Call &call) const {
  for (bool memrefs : {true, false})
    for (uint32_t i = 0; i < types.size(); ++i) {
      bool isTurn = common ? isMemref(i) == memrefs : memrefs;
      if (!isTurn)
        continue;
      if (Error error = drawArgument(rng, variables, i, common, call))
        return error;
    }
  return Error::success();
}

Error RandomCalls::Impl::drawSizes(Rng &rng, ArrayRef<int64_t> variables, const ArgumentSpec &spec,
                                   const FreeCall *common, const refrt_type_info &info, MemrefArgument &memref) const {
  size_t rank = info.kind == REFRT_KIND_MEMREF ? info.rank : spec.sizes.empty() ? rng.below(5) : spec.sizes.size();
  memref.sizes.assign(rank, 0);
  uint64_t elements = 1;
  int64_t own = common && common->alike == FreeCall::OfMemref ? rng.between(1, kMaxRandomSize) : 0;
  for (size_t d = 0; d < rank; ++d) {
    int64_t &size = memref.sizes[d];
    if (d < spec.sizes.size() && spec.sizes[d]) {
      std::optional<int64_t> value = spec.sizes[d]->evaluate(variables);
      if (!value || *value < 0)
        return fail("size " + Twine(d) + " of a memref is negative or has no value");
      if (std::string problem = sizeProblem(info, d, *value); !problem.empty())
        return fail(problem);
      size = *value;
    } else if (info.kind == REFRT_KIND_MEMREF && info.sizes[d] != REFRT_DYNAMIC) {
      size = info.sizes[d];
    } else {
      if (own)
        size = own;
      else if (common && common->alike == FreeCall::Common)
        size = common->sizes[common->tameness == Tameness::Wild && rng.oneIn(4)];
      else // One in sixteen is empty: empty views are legal and often forgotten.
        size = rng.oneIn(16) ? 0 : rng.between(1, kMaxRandomSize);
      if (static_cast<uint64_t>(size) * std::max<uint64_t>(elements, 1) > kMaxRandomElements)
        size = 1;
    }
    elements *= static_cast<uint64_t>(std::max<int64_t>(size, 1));
    if (elements > kMaxBufferBytes)
      return fail("a memref has more than " + Twine(kMaxBufferBytes) + " elements");
  }
  return Error::success();
}

void RandomCalls::Impl::drawStrides(Rng &rng, const ArgumentSpec &spec, const refrt_type_info &info,
                                    MemrefArgument &memref) const {
  size_t rank = memref.sizes.size();
  bool ranked = info.kind == REFRT_KIND_MEMREF;
  auto isStatic = [&](size_t d) { return ranked && info.strides[d] != REFRT_DYNAMIC; };
  memref.strides.assign(rank, 1);
  bool identity = !ranked || spec.layout == LayoutRule::Contiguous;
  if (ranked && !identity) {
    // Dynamic strides of an identity layout are not free: they are products of
    // sizes. A type whose last stride is 1 and whose others follow from its
    // sizes says so by a zero static offset and no stride attribute. refrt's
    // type keeps only numbers, so the test is: strides dynamic exactly where a
    // later size is dynamic, and offset zero.
    identity = info.offset == 0;
    int64_t running = 1;
    for (size_t d = rank; identity && d-- > 0;) {
      identity = info.strides[d] == running;
      if (running != REFRT_DYNAMIC)
        running = info.sizes[d] == REFRT_DYNAMIC ? REFRT_DYNAMIC : running * info.sizes[d];
    }
  }
  // Dimensions in the order of their strides, innermost last.
  SmallVector<size_t, 8> order(rank);
  std::iota(order.begin(), order.end(), size_t(0));
  // Half of the layouts are permuted; the others keep the row-major order.
  if (!identity && rng.oneIn(2))
    for (size_t i = rank; i > 1; --i)
      std::swap(order[i - 1], order[rng.below(i)]);
  // Static strides are given: dynamic ones are stacked on top of what they span.
  SmallVector<size_t, 8> fixed;
  erase_if(order, [&](size_t d) {
    if (isStatic(d))
      fixed.push_back(d);
    return isStatic(d);
  });
  order.append(fixed);
  int64_t running = 1;
  for (size_t k = rank; k-- > 0;) {
    size_t d = order[k];
    int64_t extent = std::max<int64_t>(memref.sizes[d], 1);
    if (isStatic(d)) {
      memref.strides[d] = info.strides[d];
      int64_t span = std::abs(info.strides[d]) * extent;
      running = std::max(running, span);
      continue;
    }
    int64_t stride = running;
    if (!identity) {
      // One in three dimensions is padded, so that size and stride differ.
      if (rng.oneIn(3))
        stride += rng.between(1, 3);
      if (running == 1 && rng.oneIn(4))
        stride = rng.between(1, 4); // non-unit innermost stride
      running = stride * extent;
      if (spec.layout != LayoutRule::Positive && rng.oneIn(4))
        stride = -stride;
      if (spec.layout == LayoutRule::Any && rng.oneIn(6))
        stride = rng.oneIn(2) ? 0 : 1; // broadcast or overlapping
    } else {
      running = stride * extent;
    }
    memref.strides[d] = stride;
  }
}

Error RandomCalls::Impl::place(Rng &rng, const ArgumentSpec &spec, const ArgumentPromise &promise,
                               const refrt_type_info &info, const Call &call, MemrefArgument &memref) const {
  bool staticOffset = info.kind == REFRT_KIND_MEMREF && info.offset != REFRT_DYNAMIC;
  int64_t elementBytes = static_cast<int64_t>(refrt_type_get(program, memref.element)->size);
  int64_t lowest, highest;
  if (!viewExtent(memref.sizes, memref.strides, 0, lowest, highest))
    return fail("the extent of a memref overflows");
  int64_t below = highest < lowest ? 0 : -std::min<int64_t>(lowest, 0);
  if (spec.sameAs >= 0) {
    const MemrefArgument &owner = call.arguments[spec.sameAs].memref;
    memref.sameAs = spec.sameAs;
    memref.bytes = owner.bytes;
    memref.align = owner.align;
    memref.start = owner.start;
    memref.lead = owner.lead;
    int64_t base = static_cast<int64_t>(placementOf(call, spec.sameAs).base) / elementBytes;
    int64_t elements = static_cast<int64_t>(owner.bytes) / elementBytes;
    // Positions of the offset that keep the view inside the owner's memory.
    int64_t first = -base + below, last = elements - base - 1 - std::max<int64_t>(highest, 0);
    if (highest < lowest) {
      memref.offset = staticOffset ? info.offset : 0;
      return Error::success();
    }
    if (staticOffset) {
      memref.offset = info.offset;
      if (info.offset < first || info.offset > last)
        return fail("a memref that shares a buffer does not fit into it");
      return Error::success();
    }
    if (first > last)
      return fail("a memref that shares a buffer does not fit into it");
    memref.offset = rng.between(first, last);
    return Error::success();
  }
  uint32_t natural = refrt_type_get(program, memref.element)->align;
  memref.align = spec.align ? spec.align : kAlignments[rng.below(std::size(kAlignments))];
  // Memory less aligned than its elements is undefined behaviour.
  memref.align = std::max(memref.align, natural);
  if (promise.align > kMaxAlignment)
    return fail("no call has memory that is aligned to " + Twine(promise.align) + " bytes");
  if (promise.bytes > kMaxBufferBytes)
    return fail("no call has memory of " + Twine(promise.bytes) + " bytes");
  memref.align = std::max(memref.align, static_cast<uint32_t>(promise.align));
  if (staticOffset)
    memref.offset = info.offset;
  else
    memref.offset = below + (spec.zeroOffset || rng.oneIn(3) ? 0 : rng.between(0, 7));
  if (!viewExtent(memref.sizes, memref.strides, memref.offset, lowest, highest))
    return fail("the extent of a memref overflows");
  int64_t elements = highest < lowest ? 0 : std::max<int64_t>(highest + 1, 0) - std::min<int64_t>(lowest, 0);
  // Slack behind the view: writes there are caught as bytes, not only as guards.
  elements += rng.oneIn(2) ? rng.between(0, 3) : 0;
  if (elements < 0 || static_cast<uint64_t>(elements) > kMaxBufferBytes / static_cast<uint64_t>(elementBytes))
    return fail("a memref needs more than " + Twine(kMaxBufferBytes) + " bytes");
  // The allocated pointer need not be the aligned one (DESC-RANKED-04): elements
  // count from the aligned pointer alone.
  uint64_t element = static_cast<uint64_t>(elementBytes);
  memref.lead = rng.oneIn(3) ? std::lcm<uint64_t>(memref.align, element) * static_cast<uint64_t>(rng.between(1, 2)) : 0;
  memref.bytes = static_cast<uint64_t>(elements) * element + memref.lead;
  memref.start = highest < lowest ? 0 : static_cast<uint64_t>(-std::min<int64_t>(lowest, 0)) * element;
  if (promise.align == 1 && promise.bytes == 0)
    return Error::success();
  // Elements below the aligned pointer may have moved it off its alignment.
  uint64_t base = memref.lead + memref.start;
  uint64_t up = (promise.align - base % promise.align) % promise.align;
  while (up % element != 0)
    up += promise.align;
  memref.lead += up;
  memref.bytes = std::max(memref.bytes + up, base + up + alignTo(promise.bytes, element));
  return Error::success();
}

/// Scalar types of the leaves of an element, in order.
static SmallVector<const refrt_type_info *, 8> leafTypes(const refrt_program *program, refrt_type element) {
  SmallVector<const refrt_type_info *, 8> leaves;
  forEachLeaf(program, element, 0,
              [&](const refrt_type_info &scalar, const LeafPlace &) { leaves.push_back(&scalar); });
  return leaves;
}

Error RandomCalls::Impl::drawData(Rng &rng, ArrayRef<int64_t> variables, const ArgumentSpec &spec,
                                  MemrefArgument &memref) const {
  memref.data.clear();
  SmallVector<const refrt_type_info *, 8> leaves = leafTypes(program, memref.element);
  if (leaves.empty())
    return Error::success(); // graffiti alone
  // Integer memory without a wish keeps its graffiti: each byte names its place.
  if (spec.values.kind == ValueSpec::Default && leaves.front()->kind != REFRT_KIND_FLOAT)
    return Error::success();
  uint64_t elements = 1;
  for (int64_t size : memref.sizes)
    elements *= static_cast<uint64_t>(size);
  if (spec.values.kind == ValueSpec::Increasing) {
    // Gaps of a sorted sequence: draw, sort, pin both ends.
    std::vector<int64_t> values(elements);
    std::optional<int64_t> end = spec.values.end ? spec.values.end->evaluate(variables) : std::optional<int64_t>();
    if (spec.values.end && (!end || *end < 0))
      return fail("the end of increasing values is negative or has no value");
    int64_t high = end ? *end : static_cast<int64_t>(2 * elements);
    for (int64_t &value : values)
      value = rng.between(0, high);
    llvm::sort(values);
    if (elements) {
      values.front() = 0;
      if (end && elements > 1)
        values.back() = *end;
    }
    for (int64_t value : values)
      for (const refrt_type_info *leaf : leaves)
        memref.data.push_back(scalarFromInt(*leaf, value));
    return Error::success();
  }
  const Range *range = spec.values.kind == ValueSpec::InRange ? &spec.values.range : nullptr;
  memref.data.reserve(elements * leaves.size());
  for (uint64_t i = 0; i < elements; ++i)
    for (const refrt_type_info *leaf : leaves) {
      Expected<ScalarBits> bits = drawScalar(rng, variables, *leaf, range);
      if (!bits)
        return bits.takeError();
      memref.data.push_back(*bits);
    }
  return Error::success();
}

/// Integers that are indices of what is as large; false: this memory has none.
bool RandomCalls::Impl::drawTameData(Rng &rng, const FreeCall &common, MemrefArgument &memref) const {
  const refrt_type_info *info = refrt_type_get(program, memref.element);
  bool isIndex = info->kind == REFRT_KIND_INDEX && common.tameness >= Tameness::Alike;
  bool isNumber = info->kind == REFRT_KIND_INT && info->bits > 1 && common.tameness >= Tameness::Numbers;
  if (!isIndex && !isNumber)
    return false;
  uint64_t elements = 1;
  for (int64_t size : memref.sizes)
    elements *= static_cast<uint64_t>(size);
  std::vector<int64_t> values(elements);
  for (int64_t &value : values)
    value = rng.between(0, common.sizes[0] - 1);
  if (common.tameness == Tameness::Sorted) {
    llvm::sort(values);
    if (!values.empty())
      values.front() = 0;
  }
  memref.data.clear();
  for (int64_t value : values)
    memref.data.push_back(scalarFromInt(*info, value));
  return true;
}

Error RandomCalls::Impl::drawMemref(Rng &rng, ArrayRef<int64_t> variables, uint32_t index, const FreeCall *common,
                                    Call &call) const {
  const refrt_type_info *info = refrt_type_get(program, types[index]);
  const ArgumentSpec &spec = specs[index];
  MemrefArgument &memref = call.arguments[index].memref;
  memref.unranked = info->kind == REFRT_KIND_UNRANKED;
  memref.element = info->element;
  memref.fill = Fill::Graffiti;
  memref.sameAs = -1;
  if (Error error = drawSizes(rng, variables, spec, common, *info, memref))
    return error;
  drawStrides(rng, spec, *info, memref);
  if (Error error = place(rng, spec, promises[index], *info, call, memref))
    return error;
  if (memref.sameAs >= 0 && spec.values.kind == ValueSpec::Default) {
    memref.data.clear(); // the owner's contents
    return Error::success();
  }
  if (common && drawTameData(rng, *common, memref))
    return Error::success();
  return drawData(rng, variables, spec, memref);
}

Error RandomCalls::Impl::drawArgument(Rng &rng, ArrayRef<int64_t> variables, uint32_t index, const FreeCall *common,
                                      Call &call) const {
  Argument &argument = call.arguments[index];
  argument.isMemref = isMemref(index);
  if (argument.isMemref)
    return drawMemref(rng, variables, index, common, call);
  argument.leaves.clear();
  for (const LeafInfo &leaf : describeLeaves(program, types[index])) {
    const refrt_type_info *scalar = refrt_type_get(program, leaf.type);
    if (scalar->kind == REFRT_KIND_FUNCTION || scalar->kind == REFRT_KIND_PTR)
      return fail("argument " + Twine(index) + " is a function or pointer: no caller from outside can make one");
    const Range *range = specs[index].scalar ? &*specs[index].scalar : nullptr;
    const std::optional<NumberRange> &promised = promises[index].range;
    bool isNumber =
        scalar->kind == REFRT_KIND_INT && scalar->bits > 1 && common && common->tameness >= Tameness::Numbers;
    if (common && !promised && (scalar->kind == REFRT_KIND_INDEX ? !rng.oneIn(32) : isNumber)) {
      argument.leaves.push_back(scalarFromInt(*scalar, drawIndex(rng, *common, call)));
      continue;
    }
    Expected<ScalarBits> bits =
        promised ? drawPromised(rng, variables, *scalar, range, *promised) : drawScalar(rng, variables, *scalar, range);
    if (!bits)
      return bits.takeError();
    argument.leaves.push_back(*bits);
  }
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Public face
//===----------------------------------------------------------------------===//

RandomCalls::RandomCalls() : impl(std::make_unique<Impl>()) {}
RandomCalls::RandomCalls(RandomCalls &&) = default;
RandomCalls &RandomCalls::operator=(RandomCalls &&) = default;
RandomCalls::~RandomCalls() = default;
const std::string &RandomCalls::entry() const { return impl->entry; }
uint64_t RandomCalls::count() const { return impl->count; }
uint64_t RandomCalls::seed() const { return impl->seed; }

Expected<RandomCalls> RandomCalls::parse(const refrt_program *program, StringRef path, const CallLine &line,
                                         const ArgumentPromises &promises) {
  RandomCalls calls;
  calls.impl->program = program;
  Cursor cursor(path, line);
  if (Error error = calls.impl->parse(cursor, promises))
    return std::move(error);
  return calls;
}

Expected<RandomCalls> RandomCalls::forEntry(const refrt_program *program, StringRef entry,
                                            const ArgumentPromises &promises) {
  RandomCalls calls;
  calls.impl->program = program;
  calls.impl->isFree = true;
  if (Error error = calls.impl->setEntry(nullptr, entry, promises))
    return std::move(error);
  return calls;
}

bool RandomCalls::isAlwaysTheSame() const {
  for (uint32_t i = 0; i < impl->types.size(); ++i)
    if (impl->isMemref(i) || refrt_type_get(impl->program, impl->types[i])->leaves != 0)
      return false;
  return true;
}

unsigned RandomCalls::tries() const { return impl->isFree ? kLevels * kTriesPerLevel : 1; }

Error RandomCalls::draw(uint64_t seed, uint64_t number, Call &call, unsigned attempt) const {
  Rng rng(seed * 0x2545f4914f6cdd1dull ^ (number + 1) * 0xda942042e4dd58b5ull ^ attempt * 0x9fb21c651e98df25ull);
  std::vector<int64_t> variables;
  if (!impl->drawVariables(rng, variables))
    return impl->fail("no values of the variables meet the conditions (" + Twine(kMaxTries) + " tries)");
  call.entry = impl->entry;
  call.expectation.reset();
  call.arguments.resize(impl->types.size());
  FreeCall common;
  if (impl->isFree)
    common = impl->drawCommon(rng, static_cast<Tameness>(std::min(attempt / kTriesPerLevel, kLevels - 1)));
  // A view that shares a buffer may not fit into what was drawn for its owner:
  // another draw may do better.
  for (unsigned tries = 1;; ++tries) {
    Error error = impl->drawArguments(rng, variables, impl->isFree ? &common : nullptr, call);
    if (!error || tries == kMaxRedraws)
      return error;
    consumeError(std::move(error));
  }
}

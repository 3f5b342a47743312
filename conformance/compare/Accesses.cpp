//===-- Accesses.cpp - what a lowered program may access -------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Marks of bytes against marks of bytes. The k-th heap block stands for the k-th one, unless
// blocks in another order explain all accesses. The k-th stack block of an operation stands
// for the k-th one of that operation.
//
//===----------------------------------------------------------------------===//

#include "conformance/compare/Accesses.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"

#include <algorithm>

using namespace memref_cts::conformance;

using MadeBlock = Outcome::MadeBlock;

/// Whether a byte is accessed as `made` says where `may` is allowed.
static bool isNew(uint8_t may, uint8_t made) { return (made & ~may & Outcome::Written) || (made && !may); }

/// The first access of `made` that `allowed` does not have. Byte `shift` of `made` stands for
/// byte 0 of `allowed`.
static std::optional<NewAccess> firstNew(llvm::ArrayRef<uint8_t> allowed, llvm::ArrayRef<uint8_t> made,
                                         size_t shift = 0) {
  for (size_t at = 0; at < made.size(); ++at) {
    uint8_t may = at >= shift && at - shift < allowed.size() ? allowed[at - shift] : 0;
    if (isNew(may, made[at]))
      return NewAccess{at, (made[at] & ~may & Outcome::Written) != 0, may != 0};
  }
  return std::nullopt;
}

std::optional<NewAccess> memref_cts::conformance::firstNewAccess(const Outcome &reference, const Outcome &got,
                                                                 size_t buffer) {
  return firstNew(reference.accessed[buffer], got.accessed[buffer]);
}

/// `at`: of the memory of the source.
static AccessDifference makeDifference(Place place, const NewAccess &added, int64_t at) {
  place.at = at;
  place.field = added.isWrite ? "written" : "read";
  std::string seen = place.field;
  return {std::move(place), added.isRead ? "the source reads it" : "the source leaves it alone", std::move(seen)};
}

/// Name of the global of the source at `index` of Outcome::globals.
static std::string globalName(const refrt_program *program, size_t index) {
  for (uint32_t global = 0; global < refrt_program_num_globals(program); ++global) {
    const refrt_global_info *info = refrt_program_global(program, global);
    if ((info->flags & (REFRT_GLOBAL_EXTERNAL | REFRT_GLOBAL_CONSTANT)) == 0 && index-- == 0)
      return info->name;
  }
  return "";
}

//===----------------------------------------------------------------------===//
// Blocks of heap and stack
//===----------------------------------------------------------------------===//

/// Steps of looking for a place in a larger block. Blocks that take more are not compared.
static constexpr uint64_t kMostSteps = 1u << 28;

/// How far `made` is from what is allowed at a place in the block, up to `most`. What lies
/// outside of the source's block is less likely to be what a wrong access meant.
static uint64_t distance(const MadeBlock &allowed, const MadeBlock &made, size_t shift, uint64_t most) {
  uint64_t sum = 0;
  for (size_t at = 0; at < made.accessed.size() && sum < most; ++at) {
    bool isInside = at >= shift && at - shift < allowed.size;
    uint8_t may = isInside && !allowed.accessed.empty() ? allowed.accessed[at - shift] : 0;
    sum += isNew(may, made.accessed[at]) ? (isInside ? 1 : 2) : 0;
  }
  return sum;
}

/// A lowered block may be larger, to align an address in it (ALLOC-08): the elements lie
/// anywhere in it. Gives the place where most fits, if they fit nowhere.
static std::optional<size_t> misfit(const MadeBlock &allowed, const MadeBlock &made) {
  if (made.accessed.empty() || made.size - allowed.size + 1 > kMostSteps / (made.size + 1))
    return std::nullopt;
  uint64_t least = UINT64_MAX;
  size_t best = 0;
  for (size_t shift = 0; shift <= made.size - allowed.size; ++shift) {
    uint64_t here = distance(allowed, made, shift, least);
    if (here == 0)
      return std::nullopt;
    if (here < least) {
      least = here;
      best = shift;
    }
  }
  return best;
}

namespace {
/// Which lowered block stands for which one of the source, if each one stands for one.
class BlockPairs {
public:
  BlockPairs(llvm::ArrayRef<MadeBlock> allowed, llvm::ArrayRef<MadeBlock> made)
      : allowed(allowed), made(made), ownerOf(allowed.size(), kNone) {}

  bool exist() {
    for (size_t block = 0; block < made.size(); ++block) {
      seen.assign(allowed.size(), false);
      if (!place(block))
        return false;
    }
    return true;
  }

private:
  static constexpr size_t kNone = SIZE_MAX;

  /// Finds a place for a lowered block; others may have to move. The block of the same
  /// number comes first.
  bool place(size_t block) {
    for (size_t i = 0; i < allowed.size(); ++i) {
      size_t at = i == 0 ? block : i <= block ? i - 1 : i;
      if (seen[at] || made[block].size < allowed[at].size || misfit(allowed[at], made[block]))
        continue;
      seen[at] = true;
      if (ownerOf[at] == kNone || place(ownerOf[at])) {
        ownerOf[at] = block;
        return true;
      }
    }
    return false;
  }

  llvm::ArrayRef<MadeBlock> allowed, made;
  std::vector<size_t> ownerOf; // block of the source -> lowered block
  std::vector<bool> seen;      // blocks of the source, in one search
};
} // namespace

/// "memref.alloc at file:line:column", or "".
static std::string madeBy(const refrt_program *program, const MadeBlock &block) {
  const refrt_location *place = block.madeAt == REFRT_NONE ? nullptr : refrt_program_location(program, block.madeAt);
  if (!place || !place->op || !place->file || !*place->file)
    return "";
  return std::string(place->op) + " at " + Location{place->file, place->line, place->column}.text();
}

/// `shift`: where misfit() found the elements.
static AccessDifference misfitIn(const refrt_program *program, Place place, const MadeBlock &allowed,
                                 const MadeBlock &made, size_t shift) {
  NewAccess added = *firstNew(allowed.accessed, made.accessed, shift);
  place.given = madeBy(program, allowed);
  return makeDifference(std::move(place), added, int64_t(added.at) - int64_t(shift));
}

/// Nothing is said where the runs made other numbers of blocks, or smaller ones: nobody knows
/// then which one stands for which.
static void addHeap(const refrt_program *program, const Outcome &reference, const Outcome &got,
                    std::vector<AccessDifference> &differences) {
  if (!reference.heapBlocks || !got.heapBlocks || reference.heapBlocks->size() != got.heapBlocks->size())
    return;
  llvm::ArrayRef<MadeBlock> allowed = *reference.heapBlocks, made = *got.heapBlocks;
  for (size_t i = 0; i < allowed.size(); ++i)
    if (made[i].size < allowed[i].size)
      return;
  for (size_t i = 0; i < allowed.size(); ++i) {
    std::optional<size_t> shift = misfit(allowed[i], made[i]);
    if (!shift)
      continue;
    // Nobody sees in which order independent blocks are made.
    if (BlockPairs(allowed, made).exist())
      return;
    differences.push_back(misfitIn(program, {PlaceKind::HeapAccess, uint32_t(i)}, allowed[i], made[i], *shift));
    return;
  }
}

/// Nothing is said either where an operation made other numbers of blocks: a pass may join
/// what two of them make, or move one out of a loop.
static void addStack(const refrt_program *program, const Outcome &reference, const Outcome &got,
                     std::vector<AccessDifference> &differences) {
  if (!reference.stackBlocks || !got.stackBlocks ||
      !llvm::equal(*reference.stackBlocks, *got.stackBlocks, [](const MadeBlock &allowed, const MadeBlock &made) {
        return allowed.madeAt == made.madeAt && allowed.size <= made.size;
      }))
    return;
  llvm::ArrayRef<MadeBlock> allowed = *reference.stackBlocks, made = *got.stackBlocks;
  uint32_t number = 0;
  for (size_t i = 0; i < allowed.size(); ++i) {
    number = i > 0 && allowed[i].madeAt == allowed[i - 1].madeAt ? number + 1 : 0;
    if (std::optional<size_t> shift = misfit(allowed[i], made[i])) {
      differences.push_back(misfitIn(program, {PlaceKind::StackAccess, number}, allowed[i], made[i], *shift));
      return;
    }
  }
}

std::vector<AccessDifference> memref_cts::conformance::newAccesses(const refrt_program *program,
                                                                   const Outcome &reference, const Outcome &got) {
  std::vector<AccessDifference> differences;
  for (size_t buffer = 0; buffer < std::min(reference.accessed.size(), got.accessed.size()); ++buffer)
    if (std::optional<NewAccess> added = firstNewAccess(reference, got, buffer))
      differences.push_back(makeDifference({PlaceKind::Access, uint32_t(buffer)}, *added, int64_t(added->at)));
  for (size_t i = 0; i < std::min(reference.accessedGlobals.size(), got.accessedGlobals.size()); ++i) {
    if (reference.accessedGlobals[i].size() != got.accessedGlobals[i].size())
      continue; // of another size, or there is none of that name
    if (std::optional<NewAccess> added = firstNew(reference.accessedGlobals[i], got.accessedGlobals[i])) {
      Place place{PlaceKind::GlobalAccess, uint32_t(i)};
      place.given = globalName(program, i);
      differences.push_back(makeDifference(std::move(place), *added, int64_t(added->at)));
    }
  }
  addHeap(program, reference, got, differences);
  addStack(program, reference, got, differences);
  return differences;
}

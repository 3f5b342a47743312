//===-- NativeSymbols.cpp - what native code may refer to -----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The C functions behind the symbols of lowered code. They are the allocation functions
// (ALLOC-01 to -05), memrefCopy, puts and abort of the runtime, the C library's
// memory and math functions, and the compiler's support functions. Nothing else
// resolves: an unknown symbol is a finding.
//
//===----------------------------------------------------------------------===//
#include "conformance/engines/native/NativeSymbols.h"
#include "conformance/engines/native/KeptRegisters.h"
#include "conformance/engines/native/NativeRuntime.h"
#include "conformance/engines/native/dot.h"
#include "conformance/engines/native/support.h"

#include "llvm/Config/llvm-config.h"

#include <algorithm>
#include <cstring>

#include <dlfcn.h>

using namespace memref_cts::conformance;

//===----------------------------------------------------------------------===//
// Runtime functions
//===----------------------------------------------------------------------===//

static void *runtimeMalloc(uint64_t size) { return NativeRuntime::get().allocate(16, size); }
static void *runtimeAlignedAlloc(uint64_t align, uint64_t size) { return NativeRuntime::get().allocate(align, size); }
static void *runtimeCalloc(uint64_t count, uint64_t size) {
  uint64_t bytes;
  if (__builtin_mul_overflow(count, size, &bytes))
    bytes = UINT64_MAX;
  return std::memset(NativeRuntime::get().allocate(16, bytes), 0, bytes);
}
static void runtimeFree(void *pointer) { NativeRuntime::get().release(pointer); }
static int runtimePuts(const char *text) {
  NativeRuntime::get().print(text);
  return 0;
}
/// The optimiser makes it of puts("").
static int runtimePutchar(int c) {
  NativeRuntime::get().printCharacter(static_cast<char>(c));
  return static_cast<unsigned char>(c);
}
static void runtimeAbort() { NativeRuntime::get().abortRun(); }
static void runtimeExternal(const NativeExternal *site, const uint8_t *arguments, uint8_t *results) {
  NativeRuntime::get().external(*site, arguments, results);
}

namespace {
/// Unranked descriptor and the head of a ranked one, as lowered code lays them
/// out (DESC-UNRANKED-01, DESC-RANKED-02), for an index type.
template <typename Index>
struct NativeUnranked {
  Index rank;
  struct Ranked {
    char *allocated;
    char *aligned;
    Index offset;
    Index sizesAndStrides[]; // rank sizes, rank strides
  } *descriptor;
};
} // namespace

/// Copies element by element in row-major order of the source's sizes.
template <typename Index>
static void copyMemref(Index elementBytes, const NativeUnranked<Index> *source, const NativeUnranked<Index> *target) {
  constexpr int64_t kMaxRank = 64;
  NativeRuntime &runtime = NativeRuntime::get();
  int64_t rank = source->rank;
  if (rank < 0 || rank > kMaxRank || target->rank != source->rank)
    runtime.end(Outcome::Trapped, REFRT_TRAP_RANK_MISMATCH, "memrefCopy from rank %lld to rank %lld",
                static_cast<long long>(rank), static_cast<long long>(target->rank));
  const Index *sizes = source->descriptor->sizesAndStrides;
  const Index *sourceStrides = sizes + rank, *targetStrides = target->descriptor->sizesAndStrides + rank;
  const char *from = source->descriptor->aligned + int64_t(source->descriptor->offset) * int64_t(elementBytes);
  char *to = target->descriptor->aligned + int64_t(target->descriptor->offset) * int64_t(elementBytes);
  for (int64_t i = 0; i < rank; ++i)
    if (sizes[i] <= 0)
      return;
  int64_t position[kMaxRank] = {};
  while (true) {
    std::memcpy(to, from, size_t(elementBytes));
    int64_t i = rank;
    for (; i-- > 0;) {
      from += int64_t(sourceStrides[i]) * int64_t(elementBytes);
      to += int64_t(targetStrides[i]) * int64_t(elementBytes);
      if (++position[i] < sizes[i])
        break;
      from -= int64_t(sourceStrides[i]) * int64_t(sizes[i]) * int64_t(elementBytes);
      to -= int64_t(targetStrides[i]) * int64_t(sizes[i]) * int64_t(elementBytes);
      position[i] = 0;
    }
    if (i < 0)
      return;
  }
}

//===----------------------------------------------------------------------===//
// Compiler support functions
//===----------------------------------------------------------------------===//

extern "C" {
#define NATIVE_SUPPORT(NAME) void NAME();
#define NATIVE_LIBC(NAME)
#define NATIVE_MLIR(LIBRARY, NAME)
#include "conformance/engines/native/nativesymbols.def"
}

//===----------------------------------------------------------------------===//
// MLIR's runtime libraries
//===----------------------------------------------------------------------===//

static RuntimeLibrary chosen = RuntimeLibrary::Ours;

void memref_cts::conformance::chooseLibrary(RuntimeLibrary library) { chosen = library; }
RuntimeLibrary memref_cts::conformance::chosenLibrary() { return chosen; }

/// The functions of MLIR's libraries, in the order of the table, or why they are not there.
static std::pair<NativeSymbols, std::string> loadLibraries() {
  NativeSymbols rows;
  std::string problem;
  auto load = [&](const char *library, const char *function) {
    std::string path = std::string(MEMREF_CTS_LLVM_LIBRARY_DIR "/lib") + library + ".so";
    void *handle = dlopen(path.c_str(), RTLD_LAZY | RTLD_LOCAL); // counted, and there once
    void *address = handle ? dlsym(handle, function) : nullptr;
    if (address)
      rows.emplace_back(function, address);
    else if (problem.empty())
      problem = std::string("MLIR's runtime library is not installed (Debian's libmlir-") +
                std::to_string(LLVM_VERSION_MAJOR) + "-dev has it): " + dlerror();
  };
#define NATIVE_SUPPORT(NAME)
#define NATIVE_LIBC(NAME)
#define NATIVE_MLIR(LIBRARY, NAME) load(LIBRARY, #NAME);
#include "conformance/engines/native/nativesymbols.def"
  return {std::move(rows), std::move(problem)};
}

static const std::pair<NativeSymbols, std::string> &mlirLibraries() {
  static const std::pair<NativeSymbols, std::string> loaded = loadLibraries();
  return loaded;
}

const std::string &memref_cts::conformance::libraryProblem() {
  static const std::string none;
  return chosen == RuntimeLibrary::MLIR ? mlirLibraries().second : none;
}

const NativeSymbols &memref_cts::conformance::mlirSymbols() { return mlirLibraries().first; }

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

const NativeSymbols &memref_cts::conformance::nativeSymbols() {
  static const NativeSymbols table = [] {
    NativeSymbols rows;
    auto add = [&](const char *name, auto *function) { rows.emplace_back(name, reinterpret_cast<void *>(function)); };
    add("malloc", &runtimeMalloc);
    add("calloc", &runtimeCalloc);
    add("aligned_alloc", &runtimeAlignedAlloc);
    add("free", &runtimeFree);
    add("puts", &runtimePuts);
    add("putchar", &runtimePutchar);
    add("abort", &runtimeAbort);
    if (chosen != RuntimeLibrary::None) {
      // Those of MLIR's libraries are whoever's links with them.
      add("_mlir_memref_to_llvm_alloc", &runtimeMalloc);
      add("_mlir_memref_to_llvm_aligned_alloc", &runtimeAlignedAlloc);
      add("_mlir_memref_to_llvm_free", &runtimeFree);
      add("memrefCopy", &copyMemref<int64_t>);
    }
    add("memref_cts_copy_i32", &copyMemref<int32_t>);
    add("memref_cts_copy_i16", &copyMemref<int16_t>);
    add("memref_cts_external", &runtimeExternal);
    for (const auto &[name, address] : registerKeepers())
      rows.emplace_back(name, address);
    add("memref_cts_dot_f32_i64", &memref_cts_dot_f32_i64);
    add("memref_cts_dot_f32_i32", &memref_cts_dot_f32_i32);
#ifdef __x86_64__
    add("__fixhfti", &memref_cts_fixhfti);
    add("__fixunshfti", &memref_cts_fixunshfti);
    add("__floattihf", &memref_cts_floattihf);
    add("__floatuntihf", &memref_cts_floatuntihf);
    add("__truncxfbf2", &memref_cts_truncxfbf2);
    add("__truncxfhf2", &memref_cts_truncxfhf2);
#endif
#define NATIVE_SUPPORT(NAME) add(#NAME, &::NAME);
#define NATIVE_LIBC(NAME)                                                                                              \
  if (void *address = dlsym(RTLD_DEFAULT, #NAME))                                                                      \
    rows.emplace_back(#NAME, address);
#define NATIVE_MLIR(LIBRARY, NAME)
#include "conformance/engines/native/nativesymbols.def"
    if (chosen == RuntimeLibrary::MLIR)
      for (const std::pair<std::string, void *> &symbol : mlirSymbols()) {
        auto same = [&](const std::pair<std::string, void *> &row) { return row.first == symbol.first; };
        llvm::erase_if(rows, same);
        rows.push_back(symbol);
      }
    return rows;
  }();
  return table;
}

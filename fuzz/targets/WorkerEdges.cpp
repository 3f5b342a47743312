//===-- WorkerEdges.cpp - edges of code in worker processes ---------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Whole pages of counters only: what else lies on the first and the last page
// stays each process's own.
//
//===----------------------------------------------------------------------===//

#include "fuzz/targets/WorkerEdges.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <string>
#include <sys/mman.h>
#include <unistd.h>

// Where the linker put the counters of -fsanitize=fuzzer.
extern "C" {
__attribute__((weak, visibility("hidden"))) extern uint8_t firstCounter __asm__("__start___sancov_cntrs");
__attribute__((weak, visibility("hidden"))) extern uint8_t lastCounter __asm__("__stop___sancov_cntrs");
}

/// Says "process:descriptor" of the target.
static constexpr const char *kVariable = "MEMREF_CTS_FUZZ_EDGES";
/// Edges beyond these are not counted.
static constexpr size_t kMostEdges = 1 << 17;

__attribute__((used, section("__libfuzzer_extra_counters"))) static uint8_t counters[kMostEdges];

static uint8_t *shared = nullptr;
static size_t sharedBytes = 0;

/// The whole pages of counters; false if there are none.
static bool pages(uint8_t *&begin, size_t &bytes) {
  uintptr_t page = static_cast<uintptr_t>(sysconf(_SC_PAGESIZE));
  uintptr_t first = (reinterpret_cast<uintptr_t>(&firstCounter) + page - 1) / page * page;
  uintptr_t last = reinterpret_cast<uintptr_t>(&lastCounter) / page * page;
  if (reinterpret_cast<uintptr_t>(&firstCounter) == 0 || last <= first)
    return false;
  begin = reinterpret_cast<uint8_t *>(first);
  bytes = last - first;
  return true;
}

void memref_cts::fuzz::shareEdges() {
  const char *where = std::getenv(kVariable);
  uint8_t *begin = nullptr;
  size_t bytes = 0;
  char *colon = nullptr, *end = nullptr;
  long process = where ? std::strtol(where, &colon, 10) : 0,
       descriptor = colon && *colon == ':' ? std::strtol(colon + 1, &end, 10) : 0;
  if (!end || *end || process != getppid() || !pages(begin, bytes))
    return;
  std::string path = "/proc/" + std::to_string(process) + "/fd/" + std::to_string(descriptor);
  int file = ::open(path.c_str(), O_RDWR | O_CLOEXEC);
  if (file < 0)
    return;
  mmap(begin, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file, 0);
  ::close(file);
}

void memref_cts::fuzz::prepareEdges() {
  uint8_t *begin = nullptr;
  size_t bytes = 0;
  if (shared || !pages(begin, bytes))
    return;
  int file = memfd_create("edges", MFD_CLOEXEC);
  if (file < 0 || ftruncate(file, static_cast<off_t>(bytes)) != 0)
    return;
  void *memory = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (memory == MAP_FAILED)
    return;
  shared = static_cast<uint8_t *>(memory);
  sharedBytes = bytes;
  setenv(kVariable, (std::to_string(getpid()) + ":" + std::to_string(file)).c_str(), 1);
}

void memref_cts::fuzz::clearEdges() {
  if (shared)
    std::memset(shared, 0, sharedBytes);
}

void memref_cts::fuzz::collectEdges() {
  // Whether an edge was taken, not how often: a check lowers several times.
  for (size_t i = 0; i < std::min(sharedBytes, kMostEdges); ++i)
    counters[i] = shared[i] != 0;
}

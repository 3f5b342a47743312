//===-- CrashTrace.cpp - where a lowering dies -----------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The handler allocates nothing: the heap may be what is broken.
//
//===----------------------------------------------------------------------===//

#include "conformance/lowerings/CrashTrace.h"

#include <cstdint>
#include <cstring>

#include <dlfcn.h>
#include <execinfo.h>
#include <unistd.h>

using namespace memref_cts::conformance;

/// Functions of a stack, and bytes of all of them together: the tool reads the last 2000 bytes, in
/// which an assertion has to have room too.
static constexpr int kMostFrames = 24;
static constexpr size_t kMostBytes = 1200, kMostName = 240;

namespace {
/// A line in fixed memory.
class Line {
public:
  void add(const char *text, size_t most = sizeof bytes) {
    size_t length = strnlen(text, most);
    length = length < sizeof bytes - used ? length : sizeof bytes - used;
    std::memcpy(bytes + used, text, length);
    used += length;
  }
  void add(uint64_t number, unsigned base) {
    char digits[24];
    char *at = digits + sizeof digits;
    *--at = '\0';
    do
      *--at = "0123456789abcdef"[number % base];
    while ((number /= base) != 0);
    add(at);
  }
  size_t print() const {
    ssize_t written = write(STDERR_FILENO, bytes, used);
    return written > 0 ? size_t(written) : 0;
  }

private:
  char bytes[512];
  size_t used = 0;
};
} // namespace

/// "#3 mangledName (library.so+0x12)"; the name is left out where there is none.
static size_t printFrame(unsigned number, void *address) {
  Dl_info info = {};
  if (dladdr(address, &info) == 0 || !info.dli_fname)
    return 0;
  const char *slash = std::strrchr(info.dli_fname, '/');
  Line line;
  line.add("#");
  line.add(number, 10);
  line.add(" ");
  if (info.dli_sname) {
    line.add(info.dli_sname, kMostName);
    line.add(" ");
  }
  line.add("(");
  line.add(slash ? slash + 1 : info.dli_fname, kMostName / 2);
  line.add("+0x");
  line.add(uint64_t(static_cast<char *>(address) - static_cast<char *>(info.dli_fbase)), 16);
  line.add(")\n");
  return line.print();
}

static void onCrash(int number) {
  struct sigaction byDefault = {};
  byDefault.sa_handler = SIG_DFL;
  for (int each : {SIGSEGV, SIGBUS, SIGABRT, SIGFPE}) // also for what goes wrong here
    sigaction(each, &byDefault, nullptr);
  void *addresses[kMostFrames];
  int count = backtrace(addresses, kMostFrames);
  size_t bytes = 0;
  for (int i = 1; i < count && bytes < kMostBytes; ++i) // 0 is here
    bytes += printFrame(unsigned(i - 1), addresses[i]);
  raise(number); // once this returns
}

CrashTrace::CrashTrace() {
  // The first call loads a library, for which a crash is too late.
  static const int loaded = [] {
    void *address = nullptr;
    return backtrace(&address, 1);
  }();
  (void)loaded;
  struct sigaction action = {};
  action.sa_handler = onCrash;
  action.sa_flags = SA_ONSTACK | SA_NODEFER; // a second crash, in the handler, ends the process
  for (size_t i = 0; i < sizeof kSignals / sizeof *kSignals; ++i)
    sigaction(kSignals[i], &action, &before[i]);
}

CrashTrace::~CrashTrace() {
  for (size_t i = 0; i < sizeof kSignals / sizeof *kSignals; ++i)
    sigaction(kSignals[i], &before[i], nullptr);
}

//===-- KeptRegisters.cpp - registers that a call keeps ----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The function in the middle has no frame: arguments on the stack stay where the callee looks for them. So it notes the
// address to which it returns, and the registers, in memory of the thread. It changes rbx, rbp and r12 to r15 for the
// call, and r11, which is nobody's.
//
//===----------------------------------------------------------------------===//

#include "conformance/engines/native/KeptRegisters.h"
#include "conformance/boundary/EntryThunk.h"

#include <cfenv>
#include <cstddef>
#include <cstdint>
#include <cstdio>

using namespace memref_cts::conformance;

#if defined(__x86_64__) && defined(__ELF__)

extern "C" {
/// Offsets are written out in the assembly below.
struct KeptRegisters {
  uint64_t before[6];
  uint64_t returnAddress;
  void *target;
  uint64_t during[6]; // no addresses, so that nobody follows them
  uint8_t changed[8]; // of the six, and of the stack pointer
  uint64_t flags;
  uint64_t stack;
};

__thread __attribute__((used)) KeptRegisters memref_cts_kept_registers = {{},
                                                                          0,
                                                                          nullptr,
                                                                          {0xb1b2b3b4b5b6b7b8, 0xb2b3b4b5b6b7b8b1,
                                                                           0xc1c2c3c4c5c6c7c8, 0xc2c3c4c5c6c7c8c1,
                                                                           0xd1d2d3d4d5d6d7d8, 0xd2d3d4d5d6d7d8d1},
                                                                          {},
                                                                          0,
                                                                          0};

void memref_cts_call_keeping();
void memref_cts_keep_target(void *target) { memref_cts_kept_registers.target = target; }
}

static_assert(offsetof(KeptRegisters, returnAddress) == 48 && offsetof(KeptRegisters, target) == 56 &&
              offsetof(KeptRegisters, during) == 64 && offsetof(KeptRegisters, changed) == 112 &&
              offsetof(KeptRegisters, flags) == 120 && offsetof(KeptRegisters, stack) == 128);

asm(R"(
  .text
  .globl memref_cts_call_keeping
  .hidden memref_cts_call_keeping
  .type memref_cts_call_keeping, @function
memref_cts_call_keeping:
  movq %fs:0, %r11
  leaq memref_cts_kept_registers@tpoff(%r11), %r11
  popq 48(%r11)
  movq %rbx, 0(%r11)
  movq %rbp, 8(%r11)
  movq %r12, 16(%r11)
  movq %r13, 24(%r11)
  movq %r14, 32(%r11)
  movq %r15, 40(%r11)
  movq %rsp, 128(%r11)
  movq 64(%r11), %rbx
  movq 72(%r11), %rbp
  movq 80(%r11), %r12
  movq 88(%r11), %r13
  movq 96(%r11), %r14
  movq 104(%r11), %r15
  callq *56(%r11)
  movq %fs:0, %r11
  leaq memref_cts_kept_registers@tpoff(%r11), %r11
  cmpq %rsp, 128(%r11)
  setne 118(%r11)
  movq 128(%r11), %rsp
  pushfq
  popq 120(%r11)
  cld
  cmpq 64(%r11), %rbx
  setne 112(%r11)
  cmpq 72(%r11), %rbp
  setne 113(%r11)
  cmpq 80(%r11), %r12
  setne 114(%r11)
  cmpq 88(%r11), %r13
  setne 115(%r11)
  cmpq 96(%r11), %r14
  setne 116(%r11)
  cmpq 104(%r11), %r15
  setne 117(%r11)
  movq 0(%r11), %rbx
  movq 8(%r11), %rbp
  movq 16(%r11), %r12
  movq 24(%r11), %r13
  movq 32(%r11), %r14
  movq 40(%r11), %r15
  jmpq *48(%r11)
  .size memref_cts_call_keeping, .-memref_cts_call_keeping
)");

std::vector<std::pair<const char *, void *>> memref_cts::conformance::registerKeepers() {
  return {{kKeepTarget, reinterpret_cast<void *>(&memref_cts_keep_target)},
          {kCallKeeping, reinterpret_cast<void *>(&memref_cts_call_keeping)}};
}

std::string memref_cts::conformance::takeChangedRegisters() {
  static constexpr const char *kNames[] = {"rbx", "rbp", "r12", "r13", "r14", "r15", "rsp"};
  static constexpr uint64_t kDirection = 1 << 10;
  asm volatile("cld"); // a run that did not return may have left it
  KeptRegisters &kept = memref_cts_kept_registers;
  std::string text;
  auto add = [&](const char *name) { text += (text.empty() ? "" : ", ") + std::string(name); };
  for (size_t i = 0; i < sizeof kNames / sizeof *kNames; ++i)
    if (kept.changed[i])
      add(kNames[i]);
  if (kept.flags & kDirection)
    add("the direction flag");
  for (uint8_t &each : kept.changed)
    each = 0;
  kept.flags = 0;
  return text;
}

//===----------------------------------------------------------------------===//
// Controls of floating point
//===----------------------------------------------------------------------===//

namespace {
/// As the processor stores it (Intel's manual, fnstenv).
struct X87Environment {
  uint16_t control, unused0, status, unused1, tags, unused2;
  uint32_t rest[4];
};
} // namespace

static constexpr uint32_t kUsualMxcsr = 0x1f80, kMxcsrFlags = 0x3f;
static constexpr uint16_t kUsualControl = 0x37f, kEmptyTags = 0xffff;

std::string memref_cts::conformance::resetFloatEnvironment() {
  X87Environment x87;
  uint32_t mxcsr;
  asm volatile("fnstenv %0\n\tstmxcsr %1" : "=m"(x87), "=m"(mxcsr));
  const uint32_t controls = mxcsr & ~kMxcsrFlags;
  if (controls == kUsualMxcsr && x87.control == kUsualControl && x87.tags == kEmptyTags)
    return "";
  asm volatile("fninit\n\tldmxcsr %0" : : "m"(kUsualMxcsr));
  char text[96];
  snprintf(text, sizeof text, "MXCSR 0x%x, x87 control word 0x%x, x87 tags 0x%x", unsigned(controls),
           unsigned(x87.control), unsigned(x87.tags));
  return text;
}

#else

std::vector<std::pair<const char *, void *>> memref_cts::conformance::registerKeepers() { return {}; }
std::string memref_cts::conformance::takeChangedRegisters() { return ""; }

std::string memref_cts::conformance::resetFloatEnvironment() {
  const int rounding = fegetround();
  fesetenv(FE_DFL_ENV);
  return rounding == FE_TONEAREST ? "" : "rounding mode " + std::to_string(rounding);
}

#endif

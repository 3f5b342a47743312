//===-- FloatEnvironment.cpp - What a call leaves of the FPU --------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "conformance/engines/native/FloatEnvironment.h"

#include <cfenv>
#include <cstdint>
#include <cstdio>

using namespace memref_cts::conformance;

#if defined(__x86_64__)

/// As the processor stores it (Intel's manual, fnstenv).
struct X87Environment {
  uint16_t control, unused0, status, unused1, tags, unused2;
  uint32_t rest[4];
};

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

std::string memref_cts::conformance::resetFloatEnvironment() {
  const int rounding = fegetround();
  fesetenv(FE_DFL_ENV);
  return rounding == FE_TONEAREST ? "" : "rounding mode " + std::to_string(rounding);
}

#endif

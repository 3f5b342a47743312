//===-- Meeting.h - how two callers at once meet ------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How often a call is made again beside another caller, whatever engine makes it. Many
// calls are too short to meet each time. Where the two share a processor they meet when one
// is interrupted, so that it counts how often the other one came on in between.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_ENGINES_NATIVE_MEETING_H
#define MEMREF_CTS_CONFORMANCE_ENGINES_NATIVE_MEETING_H

#include <chrono>
#include <cstdint>

namespace memref_cts::conformance {

struct Meeting {
  unsigned runs = 0, meetings = 0;   // the fewest of both
  std::chrono::milliseconds time{0}; // after which no further run begins
};
inline constexpr Meeting kBriefMeeting = {4, 0, std::chrono::milliseconds(5)};
inline constexpr Meeting kThoroughMeeting = {32, 8, std::chrono::milliseconds(200)};
/// Of so many calls the first kThoroughCalls are made until the two have surely met.
inline constexpr uint32_t kCallsTogether = 256, kThoroughCalls = 8;
/// A call that alone takes more than this part of its time limit is made alone only.
inline constexpr unsigned kLongPart = 8;

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_ENGINES_NATIVE_MEETING_H

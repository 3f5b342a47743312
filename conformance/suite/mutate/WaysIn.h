//===-- WaysIn.h - through which functions calls get somewhere --*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A mutant is seen by nobody if no call of a function that reaches it sees it. That says who these functions are,
// and whether their arguments decide everything.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_SUITE_MUTATE_WAYSIN_H
#define MEMREF_CTS_CONFORMANCE_SUITE_MUTATE_WAYSIN_H

#include "conformance/case/Source.h"

#include <string>
#include <vector>

namespace memref_cts::conformance {

/// How calls get to a function of a lowered program.
struct WaysIn {
  std::vector<std::string> entries; // functions of the source that anybody may call, in their order
  /// There is no other way, and what happens follows from the arguments of those alone. It is not: from addresses, or
  /// from what a function of others answers.
  bool isAll = false;
};

/// Who calls whom in a lowered program, or has the address of whom. Both programs are verified and outlive it.
class CallGraph {
public:
  CallGraph(const refrt_program *source, const refrt_program *lowered);

  /// To the function of that name in the lowered program; "": to what is in none, as a global.
  WaysIn to(llvm::StringRef function) const;

private:
  struct Neighbours {
    std::vector<refrt_symbol> uses, users;
    bool isHeldByGlobal = false;
    bool isOpen = false; // more than its arguments decides what it does
  };
  std::vector<bool> reach(std::vector<refrt_symbol> from, std::vector<refrt_symbol> Neighbours::*next) const;
  bool isEntry(refrt_symbol function) const;
  bool isOnlyForwarder(refrt_symbol function, const std::vector<bool> &reached) const;

  const refrt_program *source, *lowered;
  std::vector<Neighbours> nodes; // by function id of `lowered`
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_SUITE_MUTATE_WAYSIN_H

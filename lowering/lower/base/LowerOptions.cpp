//===- LowerOptions.cpp - Table of options -------------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "lowering/LowerOptions.h"

using namespace memref_cts::lowering;

const std::vector<LowerOptionInfo> &memref_cts::lowering::getLowerOptionTable() {
  static const std::vector<LowerOptionInfo> table = {
#define MEMREF_CTS_LOWER_OPTION(FIELD, TYPE, NAME, DEFAULT, HELP) {NAME, HELP},
#include "lowering/LowerOptions.def"
#undef MEMREF_CTS_LOWER_OPTION
  };
  return table;
}

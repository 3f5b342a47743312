//===-- TestProgram.h - small programs for unit tests ------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds programs with functions of given types and empty bodies, for tests
// that need types but run nothing.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_UNITTESTS_TESTPROGRAM_H
#define MEMREF_CTS_CONFORMANCE_UNITTESTS_TESTPROGRAM_H

#include "conformance/case/Source.h"

#include <string>
#include <vector>

namespace memref_cts::conformance {

struct TestProgram {
  explicit TestProgram(unsigned indexBits = 64) {
    refrt_program *raw = nullptr;
    refrt_program_create(nullptr, &raw);
    program.reset(raw);
    refrt_layout layout;
    refrt_layout_init(&layout);
    layout.index_bits = static_cast<uint8_t>(indexBits);
    refrt_program_set_layout(raw, &layout);
  }
  refrt_program *get() { return program.get(); }
  refrt_type i(unsigned bits) { return refrt_type_int(get(), bits); }
  refrt_type f(refrt_float_kind kind) { return refrt_type_float(get(), kind); }
  refrt_type index() { return refrt_type_index(get()); }
  /// All sizes, strides and the offset dynamic.
  refrt_type strided(refrt_type element, unsigned rank) {
    std::vector<int64_t> dynamic(rank, REFRT_DYNAMIC);
    return refrt_type_memref(get(), element, dynamic.data(), dynamic.data(), rank, REFRT_DYNAMIC, 0);
  }
  refrt_type memref(refrt_type element, std::vector<int64_t> sizes, std::vector<int64_t> strides, int64_t offset) {
    return refrt_type_memref(get(), element, sizes.data(), strides.data(), static_cast<uint32_t>(sizes.size()), offset,
                             0);
  }
  refrt_type unranked(refrt_type element) { return refrt_type_unranked(get(), element, 0); }

  /// A function whose body returns nothing it should; it is never run.
  refrt_symbol function(const char *name, std::vector<refrt_type> arguments, std::vector<refrt_type> results = {}) {
    refrt_type type = refrt_type_function(get(), arguments.data(), static_cast<uint32_t>(arguments.size()),
                                          results.data(), static_cast<uint32_t>(results.size()), 0);
    refrt_symbol symbol = refrt_program_add_function(get(), name, type, 0, REFRT_NONE);
    uint32_t block = refrt_function_add_block(get(), symbol);
    for (refrt_type argument : arguments)
      refrt_block_add_argument(get(), symbol, block, refrt_function_add_value(get(), symbol, argument));
    refrt_instruction end = {};
    end.opcode = REFRT_OP_UNREACHABLE;
    end.type = REFRT_NONE;
    end.location = REFRT_NONE;
    refrt_block_add_instruction(get(), symbol, block, &end);
    return symbol;
  }

  Program program;
};

inline CallLine callLine(std::string text, bool random = false) {
  CallLine line;
  line.text = std::move(text);
  line.line = 7;
  line.column = 10;
  line.random = random;
  return line;
}

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_UNITTESTS_TESTPROGRAM_H

//===- ReferenceMachine.h - one instruction at a time on refrt ---*- C++
//-*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For tests that compare single instructions of the reference machine with
// LLVM's APInt and APFloat: builds functions of one instruction each through
// refrt.h, and calls them. Must not look into refrt beyond its public headers.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_UNITTESTS_REFERENCEMACHINE_H
#define MEMREF_CTS_LOWERING_UNITTESTS_REFERENCEMACHINE_H

#include "refrt/refrt.h"

#include "llvm/ADT/APInt.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>
#include <utility>

namespace memref_cts::lowering {

// Operands and results as opcodes.def spells them.
inline std::pair<llvm::StringRef, llvm::StringRef> signatureOf(refrt_opcode opcode) {
  return llvm::StringRef(refrt_opcode_signature(opcode)).split(':');
}

inline uint32_t flagsOf(refrt_opcode opcode) { return refrt_opcode_flags(opcode); }

struct ReferenceMachine {
  refrt_program *program = nullptr;
  refrt_vm *vm = nullptr;
  refrt_outcome outcome{};

  ReferenceMachine() { refrt_program_create(nullptr, &program); }
  ReferenceMachine(const ReferenceMachine &) = delete;
  ReferenceMachine &operator=(const ReferenceMachine &) = delete;
  ~ReferenceMachine() {
    refrt_vm_destroy(vm);
    refrt_program_destroy(program);
  }

  refrt_type vectorOf(refrt_type element, int64_t lanes) { return refrt_type_vector(program, element, &lanes, 1); }

  // A function that is one instruction and a return of its results.
  refrt_symbol add(refrt_opcode opcode, uint32_t flags, std::optional<uint64_t> attribute,
                   llvm::ArrayRef<refrt_type> operands, llvm::ArrayRef<refrt_type> results) {
    std::string name = "f" + std::to_string(refrt_program_num_functions(program));
    refrt_symbol function = refrt_program_add_function(
        program, name.c_str(),
        refrt_type_function(program, operands.data(), operands.size(), results.data(), results.size(), 0), 0,
        REFRT_NONE);
    uint32_t block = refrt_function_add_block(program, function);
    llvm::SmallVector<uint32_t> in, out;
    for (refrt_type type : operands) {
      in.push_back(refrt_function_add_value(program, function, type));
      refrt_block_add_argument(program, function, block, in.back());
    }
    for (refrt_type type : results)
      out.push_back(refrt_function_add_value(program, function, type));
    refrt_instruction instruction{};
    instruction.opcode = opcode;
    instruction.flags = flags;
    instruction.type = operands.front();
    instruction.location = REFRT_NONE;
    instruction.operands = in.data();
    instruction.num_operands = in.size();
    instruction.results = out.data();
    instruction.num_results = out.size();
    uint64_t value = attribute.value_or(0);
    instruction.attributes = &value;
    instruction.num_attributes = attribute ? 1 : 0;
    refrt_block_add_instruction(program, function, block, &instruction);
    instruction = refrt_instruction{};
    instruction.opcode = REFRT_OP_RETURN;
    instruction.type = REFRT_NONE;
    instruction.location = REFRT_NONE;
    instruction.operands = out.data();
    instruction.num_operands = out.size();
    refrt_block_add_instruction(program, function, block, &instruction);
    return function;
  }

  // No more functions; empty, or why the program does not verify.
  std::string start() {
    if (refrt_program_verify(program) != REFRT_OK)
      return refrt_program_error(program);
    return refrt_vm_create(nullptr, program, &vm) == REFRT_OK ? "" : "no machine";
  }

  bool call(refrt_symbol function, llvm::ArrayRef<refrt_value> arguments, llvm::MutableArrayRef<refrt_value> results) {
    return refrt_vm_call(vm, function, arguments.data(), arguments.size(), results.data(), results.size(), &outcome) ==
           REFRT_OK;
  }
};

inline refrt_value leafOf(const llvm::APInt &bits) {
  llvm::APInt wide = bits.zextOrTrunc(128);
  return {wide.getRawData()[0], wide.getRawData()[1], REFRT_DEFINED, 0};
}

inline llvm::APInt bitsOf(const refrt_value &leaf, unsigned width) {
  uint64_t words[] = {leaf.lo, leaf.hi};
  return llvm::APInt(128, words).trunc(width);
}

// Whether opcode verifies with all its lanes of a type: which opcodes have
// integer or float lanes is the verifier's word, not a list of the test.
inline bool takesLanesOf(refrt_opcode opcode, refrt_type_kind kind) {
  auto [operands, results] = signatureOf(opcode);
  if (operands.empty() || operands.find_first_not_of('t') != llvm::StringRef::npos)
    return false;
  for (std::optional<uint64_t> attribute : {std::optional<uint64_t>(), std::optional<uint64_t>(0)}) {
    for (unsigned result = 0; result < 4; ++result) {
      ReferenceMachine machine;
      refrt_type type = kind == REFRT_KIND_INT ? refrt_type_int(machine.program, 32)
                                               : refrt_type_float(machine.program, REFRT_FLOAT_F32);
      refrt_type carry = refrt_type_int(machine.program, 1);
      refrt_type pair[] = {type, carry};
      llvm::SmallVector<refrt_type> types;
      for (char letter : results) {
        if (letter == 'c')
          types.push_back(carry);
        else if (letter == 't')
          types.push_back(type);
        else
          types.push_back(result == 0   ? refrt_type_struct(machine.program, pair, 2, 0)
                          : result == 1 ? refrt_type_int(machine.program, 64)
                          : result == 2 ? refrt_type_int(machine.program, 16)
                                        : refrt_type_float(machine.program, REFRT_FLOAT_F64));
      }
      machine.add(opcode, 0, attribute, llvm::SmallVector<refrt_type>(operands.size(), type), types);
      if (refrt_program_verify(machine.program) == REFRT_OK)
        return true;
    }
  }
  return false;
}

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_UNITTESTS_REFERENCEMACHINE_H

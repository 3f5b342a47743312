/*===-- verify.c - what the machine may rely on ------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Checks a program and freezes it. This file checks the structure: ids in
 * range, blocks ended by one terminator, every value defined once, entry
 * arguments equal to the function's.
 *===----------------------------------------------------------------------===*/
#include "refrt/core/program.h"

#include <stdio.h>
#include <string.h>

static refrt_status invalid(refrt_program *program, uint32_t function, uint32_t block, const char *what) {
  snprintf(program->error, sizeof program->error, "function '%s', block %u: %s",
           program->functions.items[function].info.name, block, what);
  program->status = REFRT_E_INVALID;
  return program->status;
}

static int is_terminator(refrt_opcode opcode) {
  return opcode == REFRT_OP_BR || opcode == REFRT_OP_COND_BR || opcode == REFRT_OP_SWITCH ||
         opcode == REFRT_OP_RETURN || opcode == REFRT_OP_UNREACHABLE;
}

static refrt_status verify_function(refrt_program *program, uint32_t id) {
  refrt_function *function = &program->functions.items[id];
  const refrt_type_info *type = refrt_type_get(program, function->info.type);
  if (function->blocks.count == 0)
    return REFRT_OK;
  if (function->blocks.items[0].arguments.count != type->count)
    return invalid(program, id, 0, "the entry block's arguments are not the function's");
  for (uint32_t b = 0; b < function->blocks.count; ++b) {
    const refrt_block *block = &function->blocks.items[b];
    for (size_t i = 0; i < block->arguments.count; ++i) {
      uint32_t value = block->arguments.items[i];
      if (value >= function->values.count)
        return invalid(program, id, b, "unknown value");
      if (b == 0 && function->values.items[value] != type->parts[i])
        return invalid(program, id, b, "an entry argument has another type than the function's");
    }
    uint32_t count = (uint32_t)block->instructions.count;
    for (uint32_t i = 0; i < count; ++i) {
      refrt_instruction instruction;
      refrt_block_instruction(program, id, b, i, &instruction);
      if ((unsigned)instruction.opcode >= REFRT_OP_COUNT)
        return invalid(program, id, b, "unknown opcode");
      if (is_terminator(instruction.opcode) != (i + 1 == count))
        return invalid(program, id, b, "a block ends with its only terminator");
      for (uint32_t k = 0; k < instruction.num_operands; ++k)
        if (instruction.operands[k] >= function->values.count)
          return invalid(program, id, b, "unknown value");
      for (uint32_t k = 0; k < instruction.num_results; ++k)
        if (instruction.results[k] >= function->values.count)
          return invalid(program, id, b, "unknown value");
    }
    if (count == 0)
      return invalid(program, id, b, "a block needs a terminator");
  }
  return REFRT_OK;
}

refrt_status refrt_program_verify(refrt_program *program) {
  for (uint32_t i = 0; i < program->functions.count && program->status == REFRT_OK; ++i)
    verify_function(program, i);
  if (program->status == REFRT_OK)
    program->verified = 1;
  return program->status;
}

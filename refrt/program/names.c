/*===-- names.c - text forms of the tables -----------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Names come from the tables and nowhere else.
 *===----------------------------------------------------------------------===*/
#include "refrt/refrt.h"

#include <string.h>

static const char *const opcode_names[] = {
#define REFRT_OPCODE(NAME, TEXT, ...) TEXT,
#include "refrt/opcodes.def"
};
static const char *const trap_names[] = {
#define REFRT_TRAP(NAME, TEXT, DOC) TEXT,
#include "refrt/traps.def"
};
static const char *const float_names[] = {
#define REFRT_FLOAT(NAME, TEXT, BITS) TEXT,
#include "refrt/floats.def"
};
static const uint8_t float_bits[] = {
#define REFRT_FLOAT(NAME, TEXT, BITS) BITS,
#include "refrt/floats.def"
};

const char *refrt_status_name(refrt_status status) {
  switch (status) {
  case REFRT_OK:
    return "ok";
  case REFRT_E_MEMORY:
    return "out of memory";
  case REFRT_E_SYNTAX:
    return "syntax error";
  case REFRT_E_INVALID:
    return "invalid";
  case REFRT_E_LIMIT:
    return "limit exceeded";
  case REFRT_E_INTERNAL:
    return "internal error";
  }
  return "unknown";
}

const char *refrt_opcode_name(refrt_opcode opcode) {
  return (unsigned)opcode < REFRT_OP_COUNT ? opcode_names[opcode] : "unknown";
}
const char *refrt_trap_name(refrt_trap trap) {
  return (unsigned)trap < REFRT_TRAP_COUNT ? trap_names[trap] : "unknown";
}
const char *refrt_float_name(refrt_float_kind kind) {
  return (unsigned)kind < REFRT_FLOAT_COUNT ? float_names[kind] : "unknown";
}
uint32_t refrt_float_bits(refrt_float_kind kind) { return (unsigned)kind < REFRT_FLOAT_COUNT ? float_bits[kind] : 0; }

static unsigned find_name(const char *const *names, unsigned count, const char *name, size_t length) {
  for (unsigned i = 0; i < count; ++i)
    if (strlen(names[i]) == length && memcmp(names[i], name, length) == 0)
      return i;
  return count;
}
refrt_opcode refrt_opcode_from_name(const char *name, size_t length) {
  return (refrt_opcode)find_name(opcode_names, REFRT_OP_COUNT, name, length);
}
refrt_trap refrt_trap_from_name(const char *name, size_t length) {
  return (refrt_trap)find_name(trap_names, REFRT_TRAP_COUNT, name, length);
}

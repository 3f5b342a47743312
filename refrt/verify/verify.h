/*===-- verify.h - what the files of the verifier share ----------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * verify.c walks the program, verify_ops.c and verify_memory.c judge single
 * instructions.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_VERIFY_VERIFY_H
#define REFRT_VERIFY_VERIFY_H

#include "refrt/program/dominance.h"
#include "refrt/program/program.h"

#if defined(__GNUC__)
#define REFRT_VERIFY_PRINTF __attribute__((format(printf, 2, 3)))
#else
#define REFRT_VERIFY_PRINTF
#endif

typedef struct refrt_verifier {
  refrt_program *program;
  uint32_t function; /* at work, or REFRT_NONE */
  uint32_t block;
  uint32_t index; /* of the instruction in the block, or REFRT_NONE */
  refrt_instruction in;
  const refrt_type_info *type; /* of in.type, or NULL */
} refrt_verifier;

/* Records what is wrong where, REFRT_E_INVALID, unless something is recorded already;
 * returns 0. */
int refrt_verify_fail(refrt_verifier *v, const char *format, ...) REFRT_VERIFY_PRINTF;

/* The same of what LLVM IR can say and the machine has not: REFRT_E_LIMIT. */
int refrt_verify_unsupported(refrt_verifier *v, const char *format, ...) REFRT_VERIFY_PRINTF;

/* Of the n-th operand or result of v->in, which has so many; type infos live as long as
 * the program. */
static inline refrt_type refrt_verify_operand_type(const refrt_verifier *v, uint32_t operand) {
  return v->program->functions.items[v->function].values.items[v->in.operands[operand]];
}
static inline refrt_type refrt_verify_result_type(const refrt_verifier *v, uint32_t result) {
  return v->program->functions.items[v->function].values.items[v->in.results[result]];
}
static inline const refrt_type_info *refrt_verify_operand(const refrt_verifier *v, uint32_t operand) {
  return refrt_type_get(v->program, refrt_verify_operand_type(v, operand));
}
static inline const refrt_type_info *refrt_verify_result(const refrt_verifier *v, uint32_t result) {
  return refrt_type_get(v->program, refrt_verify_result_type(v, result));
}

#endif /* REFRT_VERIFY_VERIFY_H */

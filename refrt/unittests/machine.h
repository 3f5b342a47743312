/*===-- machine.h - small programs for tests of the machine ------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Shorthand over the public builder and the public calls of refrt.h: one
 * function under construction, one machine, one outcome. Must not look inside.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_UNITTESTS_MACHINE_H
#define REFRT_UNITTESTS_MACHINE_H

#include "refrt/refrt.h"
#include "refrt/unittests/check.h"

#include <stdarg.h>
#include <string.h>

enum { MACHINE_MAX = 64 };
#define END_OF_LIST UINT32_MAX

typedef struct machine {
  refrt_config config;
  refrt_layout layout;
  refrt_program *program;
  refrt_symbol function; /* under construction */
  uint32_t block;
  uint32_t args[MACHINE_MAX]; /* values of the entry block's arguments */
  refrt_type i1, i8, i16, i32, i64, index, f32, f64, ptr;
  refrt_vm *vm;
  refrt_outcome outcome;
  refrt_value results[MACHINE_MAX];
  uint32_t num_results; /* leaves */
} machine;

static inline void machine_start_layout(machine *m, const refrt_layout *layout) {
  memset(m, 0, sizeof *m);
  refrt_config_init(&m->config);
  if (layout != NULL)
    m->layout = *layout;
  else
    refrt_layout_init(&m->layout);
  CHECK(refrt_program_create(&m->config, &m->program) == REFRT_OK);
  refrt_program_set_layout(m->program, &m->layout);
  m->i1 = refrt_type_int(m->program, 1);
  m->i8 = refrt_type_int(m->program, 8);
  m->i16 = refrt_type_int(m->program, 16);
  m->i32 = refrt_type_int(m->program, 32);
  m->i64 = refrt_type_int(m->program, 64);
  m->index = refrt_type_index(m->program);
  m->f32 = refrt_type_float(m->program, REFRT_FLOAT_F32);
  m->f64 = refrt_type_float(m->program, REFRT_FLOAT_F64);
  m->ptr = refrt_type_ptr(m->program, 0);
}
static inline void machine_start(machine *m) { machine_start_layout(m, NULL); }

static inline void machine_end(machine *m) {
  refrt_vm_destroy(m->vm);
  refrt_program_destroy(m->program);
}

/* A list of types or values, ended by END_OF_LIST. */
static inline uint32_t machine_list(uint32_t *out, va_list list) {
  uint32_t count = 0, item;
  while ((item = va_arg(list, uint32_t)) != END_OF_LIST && count < MACHINE_MAX)
    out[count++] = item;
  return count;
}

static inline refrt_type function_type(machine *m, const refrt_type *args, uint32_t num_args, const refrt_type *results,
                                       uint32_t num_results) {
  return refrt_type_function(m->program, args, num_args, results, num_results, 0);
}

/* Starts a function with an entry block; argument types after the result type
 * (REFRT_NONE: no result). */
static inline refrt_symbol begin_function(machine *m, const char *name, refrt_type result, ...) {
  refrt_type types[MACHINE_MAX] = {0};
  uint32_t i, count;
  va_list list;
  va_start(list, result);
  count = machine_list(types, list);
  va_end(list);
  m->function = refrt_program_add_function(
      m->program, name, function_type(m, types, count, &result, result == REFRT_NONE ? 0 : 1), 0, REFRT_NONE);
  m->block = refrt_function_add_block(m->program, m->function);
  for (i = 0; i < count; ++i) {
    m->args[i] = refrt_function_add_value(m->program, m->function, types[i]);
    refrt_block_add_argument(m->program, m->function, m->block, m->args[i]);
  }
  return m->function;
}

static inline uint32_t new_block(machine *m) { return refrt_function_add_block(m->program, m->function); }
static inline uint32_t block_argument(machine *m, uint32_t block, refrt_type type) {
  uint32_t value = refrt_function_add_value(m->program, m->function, type);
  refrt_block_add_argument(m->program, m->function, block, value);
  return value;
}

/* One instruction, all parts given; returns its first result. */
static inline uint32_t emit_full(machine *m, refrt_opcode opcode, uint32_t flags, refrt_type type,
                                 const refrt_type *result_types, uint32_t num_results, const uint64_t *attributes,
                                 uint32_t num_attributes, const uint32_t *operands, uint32_t num_operands) {
  refrt_instruction in;
  uint32_t results[MACHINE_MAX], i;
  memset(&in, 0, sizeof in);
  for (i = 0; i < num_results; ++i)
    results[i] = refrt_function_add_value(m->program, m->function, result_types[i]);
  in.opcode = opcode;
  in.flags = flags;
  in.type = type;
  /* The line says which instruction of the program it was. */
  in.location = refrt_program_add_location(m->program, "test", opcode + 1u, 1, refrt_opcode_name(opcode));
  in.operands = operands;
  in.num_operands = num_operands;
  in.results = results;
  in.num_results = num_results;
  in.attributes = attributes;
  in.num_attributes = num_attributes;
  refrt_block_add_instruction(m->program, m->function, m->block, &in);
  return num_results == 0 ? REFRT_NONE : results[0];
}

/* One result (REFRT_NONE: none), no attributes; operands as a list. */
static inline uint32_t emit(machine *m, refrt_opcode opcode, refrt_type type, refrt_type result, ...) {
  uint32_t operands[MACHINE_MAX], count;
  va_list list;
  va_start(list, result);
  count = machine_list(operands, list);
  va_end(list);
  return emit_full(m, opcode, 0, type, &result, result == REFRT_NONE ? 0 : 1, NULL, 0, operands, count);
}

/* The same with one attribute and flags. */
static inline uint32_t emit_attr(machine *m, refrt_opcode opcode, uint32_t flags, refrt_type type, refrt_type result,
                                 uint64_t attribute, ...) {
  uint32_t operands[MACHINE_MAX], count;
  va_list list;
  va_start(list, attribute);
  count = machine_list(operands, list);
  va_end(list);
  return emit_full(m, opcode, flags, type, &result, result == REFRT_NONE ? 0 : 1, &attribute, 1, operands, count);
}

static inline uint32_t constant(machine *m, refrt_type type, uint64_t lo) {
  uint64_t attributes[2];
  attributes[0] = lo;
  attributes[1] = 0;
  return emit_full(m, REFRT_OP_CONST, 0, type, &type, 1, attributes, 2, NULL, 0);
}

static inline void emit_return(machine *m, ...) {
  uint32_t operands[MACHINE_MAX], count;
  va_list list;
  va_start(list, m);
  count = machine_list(operands, list);
  va_end(list);
  (void)emit_full(m, REFRT_OP_RETURN, 0, REFRT_NONE, NULL, 0, NULL, 0, operands, count);
}

static inline void emit_br(machine *m, uint32_t block, ...) {
  uint32_t operands[MACHINE_MAX], count;
  uint64_t attribute = block;
  va_list list;
  va_start(list, block);
  count = machine_list(operands, list);
  va_end(list);
  (void)emit_full(m, REFRT_OP_BR, 0, REFRT_NONE, NULL, 0, &attribute, 1, operands, count);
}

/* Both edges without arguments. */
static inline void emit_cond_br(machine *m, uint32_t condition, uint32_t yes, uint32_t no) {
  uint64_t attributes[4];
  attributes[0] = yes;
  attributes[1] = 0;
  attributes[2] = no;
  attributes[3] = 0;
  (void)emit_full(m, REFRT_OP_COND_BR, 0, REFRT_NONE, NULL, 0, attributes, 4, &condition, 1);
}

static inline uint32_t compare(machine *m, refrt_icmp predicate, refrt_type type, uint32_t a, uint32_t b) {
  return emit_attr(m, REFRT_OP_CMPI, 0, type, m->i1, (uint64_t)predicate, a, b, END_OF_LIST);
}

/* Verifies and creates the machine; says why not. */
static inline int machine_ready(machine *m) {
  refrt_status status = refrt_program_verify(m->program);
  CHECK_MSG(status == REFRT_OK, "%s", refrt_program_error(m->program));
  if (status == REFRT_OK) {
    status = refrt_vm_create(&m->config, m->program, &m->vm);
    CHECK(status == REFRT_OK);
  }
  return status == REFRT_OK;
}

static inline refrt_value leaf(uint64_t lo) {
  refrt_value v;
  v.lo = lo;
  v.hi = 0;
  v.state = REFRT_DEFINED;
  v.origin = 0;
  return v;
}

/* What is known of a byte. */
static inline uint8_t mark_of(const machine *m, uint32_t id, uint64_t at) {
  uint8_t mark = 0xff;
  CHECK(refrt_vm_get_marks(m->vm, id, at, 1, &mark) == REFRT_OK);
  return mark;
}

/* Calls a function; results and outcome are kept in m. */
static inline refrt_outcome_kind call(machine *m, refrt_symbol function, const refrt_value *args, uint32_t count) {
  const refrt_type_info *type = refrt_type_get(m->program, refrt_program_function(m->program, function)->type);
  uint32_t i;
  m->num_results = 0;
  for (i = 0; i < type->num_results; ++i)
    m->num_results += refrt_type_get(m->program, type->parts[type->count + i])->leaves;
  memset(m->results, 0, sizeof m->results);
  (void)refrt_vm_call(m->vm, function, args, count, m->results, m->num_results, &m->outcome);
  return m->outcome.kind;
}

/* Builds nothing more, runs the last function without arguments. */
static inline refrt_outcome_kind run(machine *m) {
  return machine_ready(m) ? call(m, m->function, NULL, 0) : REFRT_BROKEN;
}

#define CHECK_RETURNED(M)                                                                                              \
  CHECK_MSG((M)->outcome.kind == REFRT_RETURNED, "%s: %s", refrt_trap_name((M)->outcome.trap), (M)->outcome.message)
#define CHECK_TRAP(M, TRAP)                                                                                            \
  CHECK_MSG((M)->outcome.kind == REFRT_TRAPPED && (M)->outcome.trap == (TRAP), "kind %d, trap %s: %s",                 \
            (int)(M)->outcome.kind, refrt_trap_name((M)->outcome.trap), (M)->outcome.message)

#endif /* REFRT_UNITTESTS_MACHINE_H */

/*===-- runtime.c - functions without a body ---------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * The functions of runtime.def (rules R-TABLE, R-MALLOC, R-ALIGNED, R-FREE, R-COPY,
 * R-ABORT, R-PUTS; clauses of chapter ALLOC) and the call-back (F-EXT) for
 * all others. Must not be reached for functions that have a body: a program
 * that defines malloc uses its own (ALLOC-06). A declaration of another type
 * than the function has is refused.
 *===----------------------------------------------------------------------===*/
#include "refrt/run/runtime.h"
#include "refrt/machine/access.h"
#include "refrt/machine/descriptor.h"
#include "refrt/machine/frame.h"
#include "refrt/machine/promised.h"
#include "refrt/machine/trap.h"
#include "refrt/machine/value_codec.h"
#include "refrt/machine/vm.h"
#include "refrt/ops/copy.h"
#include "refrt/program/kinds.h"

#include <string.h>

enum runtime_row {
#define REFRT_RUNTIME(NAME, SYMBOL, DOC) RUNTIME_##NAME,
#include "refrt/runtime.def"
  RUNTIME_COUNT
};

enum { MALLOC_ALIGN = 16 };

/*===------------------------------ declarations ---------------------------===*/

/* One letter per argument, ':' and the result: i integer or index, p pointer.
 * A declaration may leave out an integer result, as callers of puts do. */
static int has_signature(const refrt_vm *vm, const refrt_type_info *type, const char *signature) {
  uint64_t i, count = type->count + type->num_results;
  for (i = 0; i < count; ++i) {
    const refrt_type_info *part = vm->code.types[type->parts[i]];
    if (i == type->count && *signature++ != ':')
      return 0;
    if (*signature == 'p' ? part->kind != REFRT_KIND_PTR : *signature != 'i' || !refrt_is_integer(part->kind))
      return 0;
    ++signature;
  }
  return type->num_results == 0 ? strcmp(signature, ":") == 0 || strcmp(signature, ":i") == 0 : *signature == '\0';
}

static const char *signature_of(uint32_t row) {
  switch ((enum runtime_row)row) {
  case RUNTIME_MALLOC:
  case RUNTIME_GENERIC_ALLOC:
    return "i:p";
  case RUNTIME_ALIGNED_ALLOC:
  case RUNTIME_GENERIC_ALIGNED_ALLOC:
    return "ii:p";
  case RUNTIME_FREE:
  case RUNTIME_GENERIC_FREE:
    return "p:";
  case RUNTIME_MEMREF_COPY:
    return "ipp:";
  case RUNTIME_ABORT:
    return ":";
  case RUNTIME_PUTS:
    return "p:i";
  case RUNTIME_COUNT:
    break;
  }
  return "";
}

/*===--------------------------------- functions ---------------------------===*/

static int allocate(refrt_vm *vm, const refrt_value *align, const refrt_value *size, refrt_value *result) {
  uint64_t alignment = align == NULL ? MALLOC_ALIGN : align->lo;
  const refrt_value *unknown = align != NULL && refrt_leaf_is_unknown(align) ? align : size;
  if (refrt_leaf_is_unknown(unknown)) /* any size is right, and any alignment may fail as well */
    return refrt_unknown_at(vm, unknown, 0, REFRT_TRAP_POISON_ACCESS, "the size or alignment of an allocation");
  if (alignment == 0 || (alignment & (alignment - 1)) != 0 || (align != NULL && align->hi != 0))
    return refrt_refuse(vm, "aligned_alloc with alignment %llu, no power of two", (unsigned long long)alignment);
  if (size->hi != 0)
    return refrt_out_of_fuel(vm, REFRT_TRAP_MEMORY);
  if (align != NULL && (size->lo & (alignment - 1)) != 0)
    return refrt_trap_at(vm, REFRT_TRAP_BAD_ALLOCATION, "%llu bytes with alignment %llu", (unsigned long long)size->lo,
                         (unsigned long long)alignment);
  return refrt_allocate(vm, REFRT_ALLOCATION_HEAP, size->lo, alignment, 0, result);
}

/* memrefCopy(element bytes, source, target): both point to unranked memrefs. */
static int copy_memref(refrt_vm *vm, const refrt_value *args) {
  refrt_value leaves[2];
  refrt_fields views[2];
  refrt_object *object;
  uint64_t at;
  uint32_t i;
  if (refrt_leaf_is_unknown(&args[0]))
    return refrt_unknown_at(vm, &args[0], 0, REFRT_TRAP_POISON_ACCESS, "the size of copied elements");
  for (i = 0; i < 2; ++i)
    if (refrt_access_check(vm, &args[i + 1], refrt_unranked_size(vm), refrt_descriptor_align(vm), REFRT_READ, &object,
                           &at) ||
        refrt_decode_unranked(vm, object, at, leaves) ||
        refrt_fields_of_unranked(vm, leaves, vm->scratch + i * (3 + 2 * REFRT_MAX_RANK), &views[i]))
      return 1;
  return refrt_copy_elements(vm, &views[0], &views[1], args[0].lo, 1);
}

/* puts(text): what the program prints goes to the writer. */
static int put_text(refrt_vm *vm, const refrt_value *pointer) {
  refrt_object *object;
  uint64_t at, i;
  const uint8_t *text;
  uint8_t mark;
  if (refrt_access_check(vm, pointer, 1, 1, REFRT_READ, &object, &at))
    return 1;
  text = object->bytes + at;
  for (i = 0;; ++i) {
    if (at + i >= object->size)
      return refrt_trap_at(vm, REFRT_TRAP_OUT_OF_BOUNDS, "a text without an end is printed");
    mark = refrt_shadow_mark(object, at + i);
    if (mark == REFRT_SHADOW_UNINITIALIZED)
      return refrt_trap_at(vm, REFRT_TRAP_UNINITIALIZED_READ, "byte %llu of a printed text %s", (unsigned long long)i,
                           object->dormant ? "is read outside its lifetime" : "holds no written value");
    vm->undetermined |= mark == REFRT_SHADOW_CHOSEN || refrt_shadow_is_pointer(mark);
    if (refrt_shadow_is_undef(mark)) {
      refrt_value byte = refrt_leaf_unknown(mark == REFRT_SHADOW_UNDEF ? REFRT_UNDEF : REFRT_DEPENDS, 0);
      return refrt_undecided(vm, &byte, "byte %llu of a printed text is %s", (unsigned long long)i,
                             refrt_state_word(&byte));
    }
    if (mark != REFRT_SHADOW_INITIALIZED && mark != REFRT_SHADOW_CHOSEN && !refrt_shadow_is_pointer(mark))
      return refrt_trap_at(vm, REFRT_TRAP_POISON_ACCESS, "byte %llu of a printed text is unknown",
                           (unsigned long long)i);
    if (text[i] == 0)
      break;
  }
  refrt_owe(vm, i / 16);
  if (vm->config.write != NULL) {
    vm->config.write(vm->config.user, (const char *)text, (size_t)i);
    vm->config.write(vm->config.user, "\n", 1);
  }
  return 0;
}

static int call_runtime(refrt_vm *vm, const refrt_function_code *function, const refrt_value *args,
                        refrt_value *results) {
  uint32_t row = function->runtime - 1;
  if (!has_signature(vm, function->type, signature_of(row)))
    return refrt_refuse(vm, "%s is declared with an unexpected type", function->name);
  switch ((enum runtime_row)row) {
  case RUNTIME_MALLOC:
  case RUNTIME_GENERIC_ALLOC:
    return allocate(vm, NULL, &args[0], results);
  case RUNTIME_ALIGNED_ALLOC:
  case RUNTIME_GENERIC_ALIGNED_ALLOC:
    return allocate(vm, &args[0], &args[1], results);
  case RUNTIME_FREE:
  case RUNTIME_GENERIC_FREE:
    if (!refrt_leaf_is_unknown(&args[0]) && args[0].lo == 0)
      return 0;
    return refrt_free_heap(vm, &args[0]);
  case RUNTIME_MEMREF_COPY:
    return copy_memref(vm, args);
  case RUNTIME_ABORT:
    return refrt_trap_at(vm, REFRT_TRAP_ABORT, "the program called abort");
  case RUNTIME_PUTS:
    if (function->type->num_results != 0)
      results[0] = refrt_leaf(0, 0);
    return refrt_forbids_hidden(vm, "a text is printed") || put_text(vm, &args[0]);
  case RUNTIME_COUNT:
    break;
  }
  return refrt_broken(vm, REFRT_E_INTERNAL);
}

/*===--------------------------------- call-back ---------------------------===*/

/* An unranked result of a C function is a heap object that the caller frees;
 * the program gets a copy on its stack (F-UNR). */
static int take_unranked(refrt_vm *vm, refrt_value *unranked) {
  refrt_fields view;
  refrt_value heap = unranked[1];
  refrt_object *object;
  if (refrt_leaf_is_unknown(&unranked[0]) || refrt_leaf_is_unknown(&unranked[1]))
    return 0;
  if (refrt_fields_of_unranked(vm, unranked, vm->scratch, &view) ||
      refrt_allocate(vm, REFRT_ALLOCATION_STACK, refrt_descriptor_size(vm, view.rank), refrt_descriptor_align(vm), 0,
                     &unranked[1]))
    return 1;
  object = &vm->memory.objects[unranked[1].hi - 1];
  return refrt_encode_descriptor(vm, view.rank, object, 0, view.fields) || refrt_free_heap(vm, &heap);
}

static int take_results(refrt_vm *vm, const refrt_function_code *function, refrt_value *results) {
  const refrt_type_info *type = function->type;
  const refrt_type *types = refrt_type_results(type);
  uint32_t i;
  if ((function->flags & REFRT_FUNCTION_LLVM) != 0 || vm->depth == 0)
    return 0;
  if (refrt_check_static_all(vm, types, type->num_results, results))
    return 1;
  for (i = 0; i < type->num_results; results += vm->code.types[types[i++]]->leaves)
    if (vm->code.types[types[i]]->kind == REFRT_KIND_UNRANKED && take_unranked(vm, results))
      return 1;
  return 0;
}

int refrt_call_external(refrt_vm *vm, const refrt_function_code *function, const refrt_value *args, uint32_t num_args,
                        refrt_value *results) {
  refrt_outcome *outcome = vm->outcome;
  const refrt_insn *pc = vm->pc;
  refrt_status status;
  uint32_t i;
  for (i = 0; i < function->result_leaves; ++i)
    results[i] = refrt_new_undef(vm);
  for (i = 0; i < num_args && vm->chose; ++i)
    vm->undetermined |= args[i].state == REFRT_CHOSEN;
  if (function->runtime != 0)
    return call_runtime(vm, function, args, results);
  for (i = 0; i < num_args; ++i)
    if (args[i].state == REFRT_APPROX)
      return refrt_refuse_approximate(vm, "passed to an external function");
  if (vm->config.external == NULL)
    return refrt_refuse(vm, "external function %s is unknown", function->name);
  (void)refrt_refuse(vm, "external function %s is unknown", function->name); /* the place, if it says no more */
  outcome->kind = REFRT_RETURNED;
  status = vm->config.external(vm->config.user, vm, function->symbol, args, num_args, results, function->result_leaves,
                               outcome);
  vm->outcome = outcome;
  vm->pc = pc;
  if (status != REFRT_OK) {
    if (outcome->kind == REFRT_RETURNED)
      return refrt_broken(vm, status);
    return 1;
  }
  refrt_take_in(results, results, function->masks + function->arg_leaves, function->result_leaves);
  return take_results(vm, function, results);
}

/*===-- access.h - allocations and checked access ------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * What a program does to memory: it allocates and frees, and it reads and writes
 * typed values after a check of the whole access. Sizes, offsets and alignments
 * are bytes. Each function returns 0, or 1 after filling the outcome.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_MACHINE_ACCESS_H
#define REFRT_MACHINE_ACCESS_H

#include "refrt/machine/trap.h"
#include "refrt/machine/vm.h"

/* Allocates for the program: bytes never written, at an address that is a multiple of
 * `align` and of nothing larger. A stack object belongs to the running frame. *pointer
 * is left alone on failure. */
int refrt_allocate(refrt_vm *vm, refrt_allocation_kind kind, uint64_t size, uint64_t align, uint32_t space,
                   refrt_value *pointer);
/* Frees the block that the pointer is the start of (M-FREE). */
int refrt_free_heap(refrt_vm *vm, const refrt_value *pointer);
/* Whether refrt_free_heap would take the pointer: 0, or 1 after the trap. */
int refrt_check_free(refrt_vm *vm, const refrt_value *pointer);

typedef enum refrt_access { REFRT_READ, REFRT_WRITE } refrt_access;
/* Checks that `size` bytes at `pointer` can be accessed; what they hold is not
 * looked at: M-LIFE, M-ALIGN, M-CONST. Returns 0 with the object and the position in
 * it, or 1. The object may move when something is allocated. */
int refrt_access_check(refrt_vm *vm, const refrt_value *pointer, uint64_t size, uint64_t align, refrt_access access,
                       refrt_object **object, uint64_t *offset);
/* As refrt_access_check, of bytes not all of which are accessed: the caller notes those that are. */
int refrt_span_check(refrt_vm *vm, const refrt_value *pointer, uint64_t size, uint64_t align, refrt_access access,
                     refrt_object **object, uint64_t *offset);
/* Whether what runs looks at memory for a purpose of the machine's, such as a promise: REFRT_FLAG_PEEK. */
static inline int refrt_peeks(const refrt_vm *vm) {
  return vm->pc != NULL && vm->pc->wide != NULL && (vm->pc->wide->flags & REFRT_FLAG_PEEK) != 0;
}
/* Tells the harness of an access (refrt_config::access). */
static inline void refrt_note_access(refrt_vm *vm, const refrt_object *object, uint64_t offset, uint64_t size,
                                     refrt_access access) {
  if (vm->config.access != NULL && size != 0 && !refrt_peeks(vm))
    vm->config.access(vm->config.user, (uint32_t)(object - vm->memory.objects), offset, size, access == REFRT_WRITE);
}
/* Keeps fast forms of instructions, which tell nobody, from memory whose accesses the harness is told of. */
static inline void refrt_note_accesses_of(refrt_vm *vm, uint32_t id) {
  if (vm->config.access != NULL)
    vm->memory.objects[id].limit = 0;
}
/* Whether a known pointer is a multiple of `align`: 0, or 1 after the trap. */
int refrt_check_aligned(refrt_vm *vm, const refrt_value *pointer, uint64_t align);
/* Typed access through a pointer, checked whole; `leaves` has the type's leaf count.
 * Reading bytes never written traps (M-INIT). */
int refrt_read(refrt_vm *vm, const refrt_value *pointer, refrt_type type, uint64_t align, refrt_value *leaves);
int refrt_write(refrt_vm *vm, const refrt_value *pointer, refrt_type type, uint64_t align, const refrt_value *leaves);

#endif /* REFRT_MACHINE_ACCESS_H */

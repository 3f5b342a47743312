/*===-- access.c - allocations and checked access ------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * See access.h. An access is checked whole before any byte of it is touched.
 *===----------------------------------------------------------------------===*/
#include "refrt/machine/access.h"
#include "refrt/machine/frame.h"
#include "refrt/machine/promised.h"
#include "refrt/machine/trap.h"
#include "refrt/machine/value_codec.h"

#include <string.h>

int refrt_allocate(refrt_vm *vm, refrt_allocation_kind kind, uint64_t size, uint64_t align, uint32_t space,
                   refrt_value *pointer) {
  uint32_t id = REFRT_NONE;
  if (kind == REFRT_ALLOCATION_HEAP && refrt_forbids_hidden(vm, "a heap block is made"))
    return 1;
  switch (refrt_memory_allocate(&vm->memory, kind, size, align, space, &id)) {
  case REFRT_MEMORY_OK:
    break;
  case REFRT_MEMORY_NO_HOST:
    return refrt_broken(vm, REFRT_E_MEMORY);
  case REFRT_MEMORY_NO_BUDGET:
  case REFRT_MEMORY_NO_ADDRESS:
    return refrt_out_of_fuel(vm, REFRT_TRAP_MEMORY);
  }
  refrt_owe(vm, size / 256);
  vm->memory.objects[id].made = refrt_site(vm);
  refrt_note_accesses_of(vm, id);
  if (kind == REFRT_ALLOCATION_STACK && vm->depth > 0)
    refrt_push_stack(vm, &vm->frames[vm->depth - 1], id);
  *pointer = refrt_leaf(vm->memory.objects[id].address, (uint64_t)id + 1);
  return 0;
}

static const char *plural(uint64_t count) { return count == 1 ? "" : "s"; }

static const char *const kind_words[] = {"heap", "stack", "global", "argument", "function"};

/* Why `object` cannot be freed through `pointer`, as a trap; or 0. */
static int cannot_free(refrt_vm *vm, const refrt_object *object, const refrt_value *pointer) {
  if (object->kind != REFRT_ALLOCATION_HEAP)
    return refrt_trap_at(vm, REFRT_TRAP_BAD_FREE, "%s memory is freed", kind_words[object->kind]);
  if (pointer->lo != object->address)
    return refrt_trap_at(vm, REFRT_TRAP_BAD_FREE, "byte %lld of an allocation of %llu byte%s is freed",
                         (long long)(pointer->lo - object->address), (unsigned long long)object->size,
                         plural(object->size));
  if (!object->alive)
    return refrt_trap_at(vm, REFRT_TRAP_DOUBLE_FREE, "allocation of %llu byte%s is freed again",
                         (unsigned long long)object->size, plural(object->size));
  return 0;
}

int refrt_check_free(refrt_vm *vm, const refrt_value *pointer) {
  uint32_t id = refrt_object_of(vm, pointer);
  if (refrt_leaf_is_unknown(pointer))
    return refrt_unknown_at(vm, pointer, refrt_leaf_is_any(pointer), REFRT_TRAP_POISON_ACCESS,
                            "the pointer that is freed");
  if (id == REFRT_NONE)
    return refrt_trap_at(vm, REFRT_TRAP_BAD_FREE, "0x%llx is no allocation", (unsigned long long)pointer->lo);
  if (cannot_free(vm, &vm->memory.objects[id], pointer) ||
      (vm->num_promises != 0 && refrt_forbids_access(vm, id, REFRT_WRITE)))
    return refrt_trap_about(vm, id, pointer->lo);
  return 0;
}

int refrt_free_heap(refrt_vm *vm, const refrt_value *pointer) {
  uint32_t id;
  if (refrt_check_free(vm, pointer) || refrt_forbids_hidden(vm, "a heap block is freed"))
    return 1;
  id = refrt_object_of(vm, pointer);
  vm->memory.objects[id].ended = refrt_site(vm);
  refrt_memory_kill(&vm->memory, id);
  return 0;
}

/* Writing to a constant traps; the first write to a global is noted for reset. */
static int write_guarded(refrt_vm *vm, refrt_object *object) {
  if (object->constant)
    return refrt_trap_at(vm, REFRT_TRAP_WRITE_TO_CONSTANT, "a constant of %llu byte%s is written",
                         (unsigned long long)object->size, plural(object->size));
  object->guarded = 0;
  vm->dirty_globals[vm->num_dirty++] = (uint32_t)(object - vm->memory.objects);
  return 0;
}

static int bad_address(refrt_vm *vm, const refrt_value *pointer) {
  /* Nothing lies in the first page, so small addresses come from null. */
  if (pointer->lo < 4096)
    return refrt_trap_at(vm, REFRT_TRAP_NULL_ACCESS, "address 0x%llx", (unsigned long long)pointer->lo);
  return refrt_trap_at(vm, REFRT_TRAP_BAD_POINTER, "address 0x%llx belongs to no allocation",
                       (unsigned long long)pointer->lo);
}

int refrt_check_aligned(refrt_vm *vm, const refrt_value *pointer, uint64_t align) {
  uint32_t id;
  const refrt_object *object;
  if (refrt_leaf_is_unknown(pointer) || (pointer->lo & (align - 1)) == 0)
    return 0;
  id = refrt_object_of(vm, pointer);
  if (id == REFRT_NONE)
    return refrt_trap_at(vm, REFRT_TRAP_MISALIGNED, "address 0x%llx, aligned to %llu needed",
                         (unsigned long long)pointer->lo, (unsigned long long)align);
  object = &vm->memory.objects[id];
  (void)refrt_trap_at(vm, REFRT_TRAP_MISALIGNED, "byte %lld of an allocation aligned to %llu, %llu needed",
                      (long long)refrt_signed(pointer->lo - object->address, vm->pointer_bits),
                      1ull << object->align_log, (unsigned long long)align);
  return refrt_trap_about(vm, id, pointer->lo);
}

/* Why `size` bytes at byte `at` of an object cannot be accessed, as a trap; or 0. */
static int cannot_access(refrt_vm *vm, refrt_object *object, const refrt_value *pointer, uint64_t at, uint64_t size,
                         uint64_t align, refrt_access access) {
  if (object->kind == REFRT_ALLOCATION_FUNCTION)
    return refrt_trap_at(vm, REFRT_TRAP_BAD_POINTER, "a function is accessed as memory");
  if (!object->alive)
    return refrt_trap_at(
        vm, object->kind == REFRT_ALLOCATION_STACK ? REFRT_TRAP_USE_AFTER_SCOPE : REFRT_TRAP_USE_AFTER_FREE,
        "byte %lld of an ended allocation of %llu byte%s", (long long)refrt_signed(at, vm->pointer_bits),
        (unsigned long long)object->size, plural(object->size));
  if (object->dormant && access == REFRT_WRITE)
    return refrt_trap_dormant(vm, REFRT_TRAP_USE_AFTER_SCOPE, object, at);
  if (at > object->size || size > object->size - at)
    return refrt_trap_outside(vm, object, refrt_signed(at, vm->pointer_bits), size);
  if ((pointer->lo & (align - 1)) != 0)
    return refrt_check_aligned(vm, pointer, align);
  return access == REFRT_WRITE && object->guarded && write_guarded(vm, object);
}

int refrt_span_check(refrt_vm *vm, const refrt_value *pointer, uint64_t size, uint64_t align, refrt_access access,
                     refrt_object **found, uint64_t *offset) {
  uint32_t id;
  uint64_t at;
  if (refrt_leaf_is_unknown(pointer))
    return refrt_unknown_at(vm, pointer, refrt_leaf_is_far(pointer) && size != 0, REFRT_TRAP_POISON_ACCESS,
                            "the pointer of an access");
  id = refrt_object_of(vm, pointer);
  if (id == REFRT_NONE)
    return bad_address(vm, pointer);
  at = (pointer->lo - vm->memory.objects[id].address) & vm->pointer_mask;
  if (cannot_access(vm, &vm->memory.objects[id], pointer, at, size, align, access) ||
      (vm->num_promises != 0 && refrt_forbids_access(vm, id, access)))
    return refrt_trap_about(vm, id, pointer->lo);
  vm->touched[access].id = id;
  vm->touched[access].offset = at;
  vm->touched[access].size = size;
  *found = &vm->memory.objects[id];
  *offset = at;
  return 0;
}

int refrt_access_check(refrt_vm *vm, const refrt_value *pointer, uint64_t size, uint64_t align, refrt_access access,
                       refrt_object **found, uint64_t *offset) {
  if (refrt_span_check(vm, pointer, size, align, access, found, offset))
    return 1;
  refrt_note_access(vm, *found, *offset, size, access);
  return 0;
}

int refrt_read(refrt_vm *vm, const refrt_value *pointer, refrt_type type, uint64_t align, refrt_value *leaves) {
  refrt_object *object;
  uint64_t at;
  if (refrt_access_check(vm, pointer, vm->code.types[type]->store_size, align, REFRT_READ, &object, &at))
    return 1;
  return refrt_decode(vm, type, object, at, leaves);
}

int refrt_write(refrt_vm *vm, const refrt_value *pointer, refrt_type type, uint64_t align, const refrt_value *leaves) {
  refrt_object *object;
  uint64_t at;
  if (refrt_access_check(vm, pointer, vm->code.types[type]->store_size, align, REFRT_WRITE, &object, &at))
    return 1;
  return refrt_encode(vm, type, object, at, leaves) || refrt_forget_padding(vm, type, object, at);
}

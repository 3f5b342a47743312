/*===-- vm.c - one machine: life and public calls ------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Creates and resets a machine and answers what others ask of its memory. Must not
 * know what an instruction means.
 *
 * Objects 0 to F - 1 are the functions, F to F + G - 1 the globals; they
 * survive a reset, which initialises again the globals that were written.
 *===----------------------------------------------------------------------===*/
#include "refrt/machine/vm.h"
#include "refrt/machine/access.h"
#include "refrt/machine/promised.h"
#include "refrt/machine/value_codec.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { FUNCTION_ALIGN = 16 };

static void *host_resize(const refrt_config *config, void *old, size_t old_size, size_t new_size) {
  return config->allocate(config->user, old, old_size, new_size);
}

/*===--------------------------------- globals -----------------------------===*/

/* Fills `type` with the leaves over and over: a splat has fewer than the type. */
static int fill_global(refrt_vm *vm, refrt_type type, refrt_object *object, uint64_t at, const refrt_value *leaves,
                       uint32_t num_leaves) {
  const refrt_type_info *info = vm->code.types[type];
  uint64_t i;
  if (info->kind == REFRT_KIND_ARRAY && num_leaves < info->leaves) {
    const refrt_type_info *element = vm->code.types[info->element];
    for (i = 0; i < info->count; ++i)
      if (fill_global(vm, info->element, object, at + i * element->size, leaves, num_leaves))
        return 1;
    return 0;
  }
  if (num_leaves >= info->leaves)
    return refrt_encode(vm, type, object, at, leaves);
  if (info->kind == REFRT_KIND_VECTOR && num_leaves == 1 && vm->scratch != NULL) {
    /* Only small vectors are element types; bounded by scratch in create. */
    for (i = 0; i < info->leaves; ++i)
      vm->scratch[i] = leaves[0];
    return refrt_encode(vm, type, object, at, vm->scratch);
  }
  return 0;
}

static refrt_status init_global(refrt_vm *vm, refrt_symbol global) {
  const refrt_global_info *info = refrt_program_global(vm->program, global);
  refrt_object *object = &vm->memory.objects[vm->code.num_functions + global];
  memset(object->bytes, 0, (size_t)object->size);
  refrt_shadow_drop(&vm->memory, object);
  refrt_shadow_fill(object, 0, object->size, REFRT_SHADOW_UNINITIALIZED);
  object->constant = (info->flags & REFRT_GLOBAL_CONSTANT) != 0;
  object->guarded = 1;
  if ((info->flags & (REFRT_GLOBAL_UNINITIALIZED | REFRT_GLOBAL_EXTERNAL)) == 0) {
    const refrt_value *leaves = vm->global_leaves != NULL ? vm->global_leaves[global] : NULL;
    refrt_outcome outcome, *kept = vm->outcome;
    int stopped;
    if (info->num_leaves == 0) { /* no initial value: zero */
      refrt_shadow_fill(object, 0, object->size, REFRT_SHADOW_INITIALIZED);
      return REFRT_OK;
    }
    vm->outcome = &outcome;
    stopped = fill_global(vm, info->type, object, 0, leaves != NULL ? leaves : info->leaves, info->num_leaves);
    vm->outcome = kept;
    if (stopped)
      return outcome.kind == REFRT_BROKEN ? outcome.status : REFRT_E_LIMIT;
  }
  return REFRT_OK;
}

/* Numbers instead of addresses in initial values; all globals have their place. */
static refrt_status resolve_addresses(refrt_vm *vm, uint32_t globals) {
  uint32_t i, k, id;
  for (i = 0; i < globals; ++i) {
    const refrt_global_info *info = refrt_program_global(vm->program, i);
    refrt_value *leaves = NULL;
    for (k = 0; k < info->num_leaves; ++k) {
      uint32_t origin = info->leaves[k].origin;
      if (origin == 0)
        continue;
      if (vm->global_leaves == NULL) {
        vm->global_leaves =
            (const refrt_value **)refrt_arena_take(&vm->code.arena, &vm->config, globals * sizeof *vm->global_leaves);
        if (vm->global_leaves == NULL)
          return REFRT_E_MEMORY;
        memset((void *)vm->global_leaves, 0, globals * sizeof *vm->global_leaves);
      }
      if (leaves == NULL) {
        leaves = (refrt_value *)refrt_arena_take(&vm->code.arena, &vm->config, info->num_leaves * sizeof *leaves);
        if (leaves == NULL)
          return REFRT_E_MEMORY;
        memcpy(leaves, info->leaves, info->num_leaves * sizeof *leaves);
        vm->global_leaves[i] = leaves;
      }
      id =
          (origin & REFRT_ORIGIN_FUNCTION) != 0 ? origin & ~REFRT_ORIGIN_FUNCTION : vm->code.num_functions + origin - 1;
      leaves[k].lo = (leaves[k].lo + vm->memory.objects[id].address) & vm->pointer_mask;
      leaves[k].hi = (uint64_t)id + 1;
      leaves[k].origin = 0;
    }
  }
  return REFRT_OK;
}

static refrt_status create_permanent(refrt_vm *vm) {
  uint32_t i, id, globals = refrt_program_num_globals(vm->program);
  for (i = 0; i < vm->code.num_functions + globals; ++i) {
    uint64_t size = 0, align = FUNCTION_ALIGN;
    uint32_t space = 0;
    if (i >= vm->code.num_functions) {
      const refrt_global_info *info = refrt_program_global(vm->program, i - vm->code.num_functions);
      size = (info->flags & REFRT_GLOBAL_EXTERNAL) != 0 ? 0 : vm->code.types[info->type]->size;
      align = info->align;
      space = info->space;
    }
    switch (refrt_memory_allocate(&vm->memory,
                                  i < vm->code.num_functions ? REFRT_ALLOCATION_FUNCTION : REFRT_ALLOCATION_GLOBAL,
                                  size, align, space, &id)) {
    case REFRT_MEMORY_OK:
      refrt_note_accesses_of(vm, id);
      break;
    case REFRT_MEMORY_NO_HOST:
      return REFRT_E_MEMORY;
    case REFRT_MEMORY_NO_BUDGET:
    case REFRT_MEMORY_NO_ADDRESS:
      return REFRT_E_LIMIT;
    }
  }
  {
    refrt_status status = resolve_addresses(vm, globals);
    if (status != REFRT_OK)
      return status;
  }
  for (i = 0; i < globals; ++i) {
    refrt_status status = init_global(vm, i);
    if (status != REFRT_OK)
      return status;
  }
  refrt_memory_seal(&vm->memory);
  return REFRT_OK;
}

/*===----------------------------------- life ------------------------------===*/

/* Leaves of the scratch area: the fields of two memrefs of the highest rank
 * known only at run time, or the largest vector. */
static size_t scratch_leaves(const refrt_code *code) {
  size_t count = 2 * (3 + 2 * (size_t)REFRT_MAX_RANK);
  uint32_t i;
  for (i = 0; i < code->num_types; ++i)
    if (code->types[i]->kind == REFRT_KIND_VECTOR && code->types[i]->leaves > count)
      count = code->types[i]->leaves;
  return count;
}

refrt_status refrt_vm_create(const refrt_config *config, const refrt_program *program, refrt_vm **out) {
  refrt_config used;
  refrt_vm *vm;
  refrt_status status;
  uint32_t globals;
  if (out == NULL)
    return REFRT_E_INVALID;
  *out = NULL;
  if (program == NULL || !refrt_program_is_verified(program))
    return REFRT_E_INVALID;
  if (config == NULL)
    refrt_config_init(&used);
  else
    used = *config;
  if (used.version != REFRT_CONFIG_VERSION || used.allocate == NULL)
    return REFRT_E_INVALID;
  vm = (refrt_vm *)host_resize(&used, NULL, 0, sizeof *vm);
  if (vm == NULL)
    return REFRT_E_MEMORY;
  memset(vm, 0, sizeof *vm);
  vm->config = used;
  vm->program = program;
  vm->layout = *refrt_program_layout(program);
  vm->index_bits = vm->layout.index_bits;
  vm->pointer_bits = vm->layout.pointer_bits;
  vm->pointer_mask = refrt_bits_mask64(vm->pointer_bits);
  /* Low addresses, so that short programs fit a 16-bit index. */
  refrt_memory_init(&vm->memory, &vm->config, vm->pointer_mask,
                    vm->pointer_mask > UINT32_MAX ? REFRT_FIRST_WIDE_ADDRESS : 4096);
  status = refrt_code_load(&vm->code, &vm->config, program);
  globals = refrt_program_num_globals(program);
  if (status == REFRT_OK) {
    vm->dirty_globals = (uint32_t *)host_resize(&vm->config, NULL, 0, (globals + (size_t)1) * sizeof(uint32_t));
    vm->scratch = (refrt_value *)host_resize(&vm->config, NULL, 0, scratch_leaves(&vm->code) * sizeof(refrt_value));
    status = vm->dirty_globals == NULL || vm->scratch == NULL ? REFRT_E_MEMORY : create_permanent(vm);
  }
  if (status != REFRT_OK) {
    refrt_vm_destroy(vm);
    return status;
  }
  *out = vm;
  return REFRT_OK;
}

void refrt_vm_destroy(refrt_vm *vm) {
  refrt_config config;
  uint32_t i;
  if (vm == NULL)
    return;
  config = vm->config;
  if (vm->dirty_globals != NULL)
    (void)host_resize(&config, vm->dirty_globals,
                      (refrt_program_num_globals(vm->program) + (size_t)1) * sizeof(uint32_t), 0);
  if (vm->scratch != NULL)
    (void)host_resize(&config, vm->scratch, scratch_leaves(&vm->code) * sizeof(refrt_value), 0);
  refrt_memory_destroy(&vm->memory);
  refrt_free_effects(vm);
  refrt_code_destroy(&vm->code, &config);
  for (i = 0; i < vm->num_chunks; ++i)
    (void)host_resize(&config, vm->chunks[i].leaves, vm->chunks[i].capacity * sizeof(refrt_value), 0);
  if (vm->chunks != NULL)
    (void)host_resize(&config, vm->chunks, vm->num_chunks * sizeof(refrt_chunk), 0);
  if (vm->frames != NULL)
    (void)host_resize(&config, vm->frames, vm->frame_capacity * sizeof *vm->frames, 0);
  (void)host_resize(&config, vm, sizeof *vm, 0);
}

void refrt_vm_set_choice(refrt_vm *vm, uint32_t choice) { vm->choice = choice; }

refrt_status refrt_vm_reset(refrt_vm *vm) {
  if (vm == NULL || vm->nested != 0)
    return REFRT_E_INVALID;
  refrt_memory_reset(&vm->memory);
  vm->chose = 0;
  vm->chose_otherwise = 0;
  vm->undetermined = 0;
  vm->regrouped = 0;
  vm->depth = 0;
  vm->chunk = 0;
  vm->chunk_used = 0;
  for (; vm->num_dirty > 0; --vm->num_dirty) {
    refrt_status status = init_global(vm, vm->dirty_globals[vm->num_dirty - 1] - vm->code.num_functions);
    if (status != REFRT_OK)
      return status;
  }
  return REFRT_OK;
}

const refrt_program *refrt_vm_program(const refrt_vm *vm) { return vm == NULL ? NULL : vm->program; }

void refrt_vm_set_user(refrt_vm *vm, void *user) {
  if (vm != NULL)
    vm->config.user = user;
}

/*===------------------------------ public access --------------------------===*/

refrt_status refrt_vm_add_buffer(refrt_vm *vm, uint64_t size, uint64_t align, uint32_t space, uint32_t *id) {
  if (vm == NULL || id == NULL || align == 0 || (align & (align - 1)) != 0)
    return REFRT_E_INVALID;
  switch (refrt_memory_allocate(&vm->memory, REFRT_ALLOCATION_ARGUMENT, size, align, space, id)) {
  case REFRT_MEMORY_OK:
    refrt_note_accesses_of(vm, *id);
    return REFRT_OK;
  case REFRT_MEMORY_NO_HOST:
    return REFRT_E_MEMORY;
  case REFRT_MEMORY_NO_BUDGET:
  case REFRT_MEMORY_NO_ADDRESS:
    break;
  }
  return REFRT_E_LIMIT;
}

refrt_status refrt_vm_set_argument(refrt_vm *vm, uint32_t id, uint32_t argument) {
  if (vm == NULL || id >= vm->memory.num_objects || vm->memory.objects[id].kind != REFRT_ALLOCATION_ARGUMENT)
    return REFRT_E_INVALID;
  vm->memory.objects[id].made = argument + 1;
  return REFRT_OK;
}

uint32_t refrt_vm_num_allocations(const refrt_vm *vm) { return vm == NULL ? 0 : vm->memory.num_objects; }

/* Whether two locations are of one operation of the source. */
static int is_same_operation(const refrt_vm *vm, uint32_t a, uint32_t b) {
  const refrt_location *x = refrt_program_location(vm->program, a), *y = refrt_program_location(vm->program, b);
  return x != NULL && y != NULL && x->line == y->line && x->column == y->column && strcmp(x->op, y->op) == 0 &&
         strcmp(x->file, y->file) == 0;
}

refrt_status refrt_vm_allocation(const refrt_vm *vm, uint32_t id, refrt_allocation *out) {
  const refrt_object *object;
  if (vm == NULL || out == NULL || id >= vm->memory.num_objects)
    return REFRT_E_INVALID;
  object = &vm->memory.objects[id];
  out->kind = (refrt_allocation_kind)object->kind;
  out->alive = object->alive;
  out->constant = object->constant;
  out->space = object->space;
  out->address = object->address;
  out->size = object->size;
  out->align = (uint64_t)1 << object->align_log;
  out->argument = out->made_by = object->made == 0 ? REFRT_NONE : object->made - 1;
  *(object->kind == REFRT_ALLOCATION_ARGUMENT ? &out->made_by : &out->argument) = REFRT_NONE;
  out->made_at = out->made_by == REFRT_NONE ? REFRT_NONE : vm->code.insns[out->made_by].location;
  out->ended_by = object->ended == 0 || (object->alive && !object->dormant) ? REFRT_NONE : object->ended - 1;
  out->ended_at = out->ended_by == REFRT_NONE ? REFRT_NONE : vm->code.insns[out->ended_by].location;
  /* What makes memory whose lifetime has not begun ends none. */
  if (object->alive && is_same_operation(vm, out->ended_at, out->made_at))
    out->ended_by = out->ended_at = REFRT_NONE;
  out->moved_from = object->kind == REFRT_ALLOCATION_HEAP ? object->previous : REFRT_NONE;
  out->bytes = object->bytes;
  return REFRT_OK;
}

/* The live object that has these bytes, or NULL. */
static refrt_object *object_with(const refrt_vm *vm, uint32_t id, uint64_t offset, uint64_t size) {
  refrt_object *object;
  if (vm == NULL || id >= vm->memory.num_objects)
    return NULL;
  object = &vm->memory.objects[id];
  return object->alive && offset <= object->size && size <= object->size - offset ? object : NULL;
}

refrt_status refrt_vm_get_marks(const refrt_vm *vm, uint32_t id, uint64_t offset, uint64_t size, uint8_t *marks) {
  const refrt_object *object = object_with(vm, id, offset, size);
  uint64_t i;
  if (object == NULL || (marks == NULL && size != 0))
    return REFRT_E_INVALID;
  refrt_shadow_get(object, offset, size, marks);
  for (i = 0; object->detailed && i < size; ++i)
    if (refrt_shadow_is_undef(marks[i]) && marks[i] != REFRT_SHADOW_DEPENDS)
      marks[i] = REFRT_SHADOW_UNDEF;
  return REFRT_OK;
}

static refrt_status mark_status(refrt_memory_status status) {
  return status == REFRT_MEMORY_OK ? REFRT_OK : status == REFRT_MEMORY_NO_HOST ? REFRT_E_MEMORY : REFRT_E_LIMIT;
}

refrt_status refrt_vm_set_marks(refrt_vm *vm, uint32_t id, uint64_t offset, uint64_t size, const uint8_t *marks) {
  refrt_object *object = object_with(vm, id, offset, size);
  uint64_t i;
  if (object == NULL || (marks == NULL && size != 0))
    return REFRT_E_INVALID;
  for (i = 0; i < size; ++i)
    if (!refrt_shadow_is_mark(marks[i]))
      return REFRT_E_INVALID;
  return mark_status(refrt_shadow_put(&vm->memory, object, offset, size, marks));
}

refrt_status refrt_vm_mark(refrt_vm *vm, uint32_t id, uint64_t offset, uint64_t size, uint8_t mark) {
  refrt_object *object = object_with(vm, id, offset, size);
  if (object == NULL || !refrt_shadow_is_mark(mark))
    return REFRT_E_INVALID;
  return mark_status(refrt_shadow_put_all(&vm->memory, object, offset, size, mark));
}

refrt_status refrt_vm_memory_use(const refrt_vm *vm, refrt_memory_use *out) {
  if (vm == NULL || out == NULL)
    return REFRT_E_INVALID;
  out->program_bytes = vm->memory.alive_bytes;
  out->shadow_bytes = vm->memory.shadow_bytes;
  out->detail_bytes = vm->memory.detail_bytes;
  return REFRT_OK;
}

uint32_t refrt_vm_find_allocation(const refrt_vm *vm, uint64_t address) {
  return vm == NULL ? REFRT_NONE : refrt_memory_find(&vm->memory, address);
}

refrt_value refrt_vm_pointer(const refrt_vm *vm, uint32_t id, uint64_t offset) {
  if (vm == NULL || id >= vm->memory.num_objects)
    return refrt_leaf(0, 0);
  return refrt_leaf((vm->memory.objects[id].address + offset) & vm->pointer_mask, (uint64_t)id + 1);
}

refrt_value refrt_vm_function_pointer(const refrt_vm *vm, refrt_symbol function) {
  if (vm == NULL || function >= vm->code.num_functions)
    return refrt_leaf(0, 0);
  return refrt_vm_pointer(vm, function, 0);
}

refrt_symbol refrt_vm_function_of(const refrt_vm *vm, refrt_value pointer) {
  uint32_t id;
  if (vm == NULL || refrt_leaf_is_unknown(&pointer))
    return REFRT_NONE;
  id = refrt_object_of(vm, &pointer);
  if (id == REFRT_NONE || id >= vm->code.num_functions || vm->memory.objects[id].address != pointer.lo)
    return REFRT_NONE;
  return id;
}

static refrt_status typed_access(refrt_vm *vm, refrt_value pointer, refrt_type type, refrt_outcome *outcome,
                                 refrt_value *out, const refrt_value *in) {
  refrt_outcome *kept_outcome;
  const refrt_insn *kept_pc;
  int stopped;
  if (vm == NULL || outcome == NULL || type >= vm->code.num_types)
    return REFRT_E_INVALID;
  kept_outcome = vm->outcome;
  kept_pc = vm->pc;
  memset(outcome, 0, sizeof *outcome);
  outcome->function = outcome->location = outcome->allocation = outcome->text = REFRT_NONE;
  vm->outcome = outcome;
  stopped = out != NULL ? refrt_read(vm, &pointer, type, vm->code.types[type]->align, out)
                        : refrt_write(vm, &pointer, type, vm->code.types[type]->align, in);
  vm->outcome = kept_outcome;
  vm->pc = kept_pc;
  return stopped ? REFRT_E_INVALID : REFRT_OK;
}

refrt_status refrt_vm_load(refrt_vm *vm, refrt_value pointer, refrt_type type, refrt_value *leaves,
                           refrt_outcome *outcome) {
  return leaves == NULL ? REFRT_E_INVALID : typed_access(vm, pointer, type, outcome, leaves, NULL);
}

refrt_status refrt_vm_store(refrt_vm *vm, refrt_value pointer, refrt_type type, const refrt_value *leaves,
                            refrt_outcome *outcome) {
  return leaves == NULL ? REFRT_E_INVALID : typed_access(vm, pointer, type, outcome, NULL, leaves);
}

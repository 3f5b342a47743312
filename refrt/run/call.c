/*===-- call.c - entering the machine, and whom a call means -----*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * refrt_vm_call: arguments in, loop, outcome out (C-END), whatever happened. An external
 * function may call back in; such calls share the budget of the outermost one.
 *===----------------------------------------------------------------------===*/
#include "refrt/run/call.h"
#include "refrt/machine/descriptor.h"
#include "refrt/machine/frame.h"
#include "refrt/machine/trap.h"
#include "refrt/machine/vm.h"
#include "refrt/run/interp.h"
#include "refrt/run/runtime.h"
#include "refrt/run/watch.h"

const refrt_function_code *refrt_indirect_callee(refrt_vm *vm, const refrt_insn *in, const refrt_value *callee) {
  refrt_symbol symbol = refrt_vm_function_of(vm, *callee);
  const refrt_type_info *type = in->wide->info;
  vm->pc = in;
  vm->undetermined |= callee->state == REFRT_CHOSEN;
  if (refrt_leaf_is_unknown(callee)) {
    (void)refrt_unknown_at(vm, callee, refrt_leaf_is_any(callee), REFRT_TRAP_BAD_CALLEE, "the callee");
    return NULL;
  }
  if (symbol == REFRT_NONE) {
    (void)refrt_trap_at(vm, REFRT_TRAP_BAD_CALLEE, "0x%llx is no function", (unsigned long long)callee->lo);
    return NULL;
  }
  if (vm->code.functions[symbol].type != type) {
    (void)refrt_trap_at(vm, REFRT_TRAP_BAD_CALLEE, "function %s has another type than the call",
                        vm->code.functions[symbol].name);
    return NULL;
  }
  return &vm->code.functions[symbol];
}

static int run(refrt_vm *vm, const refrt_function_code *function, const refrt_value *args, refrt_value *results,
               uint32_t base) {
  refrt_value *slots;
  if (refrt_check_static_all(vm, function->type->parts, function->type->count, args)) {
    /* No frame yet: the function itself is the place. */
    vm->outcome->function = function->symbol;
    vm->outcome->location = refrt_program_function(vm->program, function->symbol)->location;
    return 1;
  }
  if (function->entry == REFRT_NONE)
    return refrt_call_external(vm, function, args, function->arg_leaves, results);
  slots = refrt_push_frame(vm, function, NULL, results);
  if (slots == NULL)
    return 1;
  refrt_take_in(slots, args, function->masks, function->arg_leaves);
  return refrt_interpret(vm, base);
}

static void begin_outcome(refrt_outcome *outcome) {
  outcome->kind = REFRT_RETURNED;
  outcome->trap = REFRT_TRAP_NONE;
  outcome->status = REFRT_OK;
  outcome->function = REFRT_NONE;
  outcome->location = REFRT_NONE;
  outcome->steps = 0;
  outcome->allocation = REFRT_NONE;
  outcome->offset = 0;
  outcome->origin = REFRT_NONE;
  outcome->text = REFRT_NONE;
  outcome->undetermined = 0;
  outcome->chose = 0;
  outcome->chose_otherwise = 0;
  outcome->undecided = 0;
  outcome->stack_turns = 0;
  outcome->stack_location = REFRT_NONE;
  outcome->stack_bytes = 0;
  outcome->largest_bytes = 0;
  outcome->largest_location = REFRT_NONE;
  outcome->frames = 0;
  outcome->message[0] = '\0';
}

refrt_status refrt_vm_call(refrt_vm *vm, refrt_symbol function, const refrt_value *args, uint32_t num_args,
                           refrt_value *results, uint32_t num_results, refrt_outcome *outcome) {
  const refrt_function_code *code;
  refrt_outcome *kept_outcome;
  const refrt_insn *kept_pc;
  uint32_t base, chunk, chunk_used;
  uint64_t fuel;
  if (vm == NULL || outcome == NULL || function >= vm->code.num_functions)
    return REFRT_E_INVALID;
  code = &vm->code.functions[function];
  if (num_args != code->arg_leaves || num_results != code->result_leaves || (num_args != 0 && args == NULL) ||
      (num_results != 0 && results == NULL))
    return REFRT_E_INVALID;
  begin_outcome(outcome);
  kept_outcome = vm->outcome;
  kept_pc = vm->pc;
  base = vm->depth;
  chunk = vm->chunk;
  chunk_used = vm->chunk_used;
  if (vm->nested == 0) {
    vm->fuel = vm->config.max_steps;
    vm->watched = 0;
    vm->most_turns = 0;
    vm->most_turns_at = REFRT_NONE;
    vm->stack_bytes = 0;
    vm->most_stack_bytes = 0;
    vm->largest_bytes = 0;
    vm->largest_at = REFRT_NONE;
    vm->most_depth = 0;
    vm->owed = 0;
  }
  fuel = vm->fuel;
  vm->outcome = outcome;
  vm->pc = NULL;
  ++vm->nested;
  if (vm->nested > REFRT_MAX_NESTED_CALLS) {
    (void)refrt_out_of_fuel(vm, REFRT_TRAP_DEPTH);
  } else if (!run(vm, code, args, results, base)) {
    outcome->kind = REFRT_RETURNED;
    outcome->trap = REFRT_TRAP_NONE;
    outcome->function = outcome->location = REFRT_NONE;
    outcome->message[0] = '\0';
  } else if (vm->watch != NULL) {
    refrt_watch_end(vm);
  }
  --vm->nested;
  outcome->steps = fuel - vm->fuel;
  outcome->undetermined = vm->undetermined;
  outcome->chose = vm->chose;
  outcome->chose_otherwise = vm->chose_otherwise;
  outcome->stack_turns = vm->most_turns;
  outcome->stack_location = vm->most_turns_at;
  outcome->stack_bytes = vm->most_stack_bytes;
  outcome->largest_bytes = vm->largest_bytes;
  outcome->largest_location = vm->largest_at;
  outcome->frames = vm->most_depth;
  vm->pc = NULL; /* stack memory of frames that are given up has no end */
  while (vm->depth > base)
    refrt_pop_frame(vm);
  vm->chunk = chunk;
  vm->chunk_used = chunk_used;
  vm->outcome = kept_outcome;
  vm->pc = kept_pc;
  if (outcome->kind == REFRT_BROKEN)
    return outcome->status == REFRT_OK ? REFRT_E_INTERNAL : outcome->status;
  return REFRT_OK;
}

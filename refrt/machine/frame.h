/*===-- frame.h - frames and their leaves --------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Where the leaves of running functions lie, and what a frame has on the stack.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_MACHINE_FRAME_H
#define REFRT_MACHINE_FRAME_H

#include "refrt/machine/vm.h"

/* Copies leaves from outside; bits above their width are cut off,
 * unknown ones have none. */
static inline void refrt_take_in(refrt_value *to, const refrt_value *from, const refrt_bits *masks, uint32_t count) {
  uint32_t i;
  for (i = 0; i < count; ++i) {
    to[i] = from[i];
    to[i].state &= REFRT_POISON;
    to[i].lo &= masks[i].lo;
    to[i].hi &= masks[i].hi;
    if (refrt_leaf_is_unknown(&to[i]))
      to[i].lo = to[i].hi = 0;
  }
}
/* Pushes a frame and returns its leaves, or NULL after filling the outcome. They stay
 * where they are until it is popped. `call` is the caller's instruction or NULL, and
 * `results` is where the results go. */
refrt_value *refrt_push_frame(refrt_vm *vm, const refrt_function_code *function, const refrt_insn *call,
                              refrt_value *results);
/* Gives a new stack object to the frame (S-STACK, S-TURNS, S-BYTES). */
void refrt_push_stack(refrt_vm *vm, refrt_frame *frame, uint32_t id);
/* Ends the top frame with its stack objects. */
void refrt_pop_frame(refrt_vm *vm);
/* Leaves without a frame, until vm->chunk and vm->chunk_used are set back to what they
 * were. NULL after filling the outcome. */
refrt_value *refrt_take_leaves(refrt_vm *vm, uint32_t count);
/* Ends the current frame's stack objects at or above `address`; descriptor
 * objects stay until the frame ends (address 0). */
void refrt_pop_stack(refrt_vm *vm, refrt_frame *frame, uint64_t address);

#endif /* REFRT_MACHINE_FRAME_H */

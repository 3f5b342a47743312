/*===-- value_codec.h - values as bytes ----------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Leaves from and to the bytes of objects, which are known to be there. Offsets and
 * sizes are bytes. Each function that returns int gives 0, or 1 after filling the
 * outcome.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_MACHINE_VALUE_CODEC_H
#define REFRT_MACHINE_VALUE_CODEC_H

#include "refrt/machine/trap.h"
#include "refrt/machine/vm.h"

/* A value's leaves from and to bytes that are known to be there. */
int refrt_decode(refrt_vm *vm, refrt_type type, const refrt_object *object, uint64_t at, refrt_value *leaves);
int refrt_encode(refrt_vm *vm, refrt_type type, refrt_object *object, uint64_t at, const refrt_value *leaves);
/* Lanes that do not fill bytes: those that are `on`, or all if it is NULL. Only
 * their bytes are looked at. */
int refrt_decode_packed(refrt_vm *vm, uint32_t bits, uint64_t lanes, const refrt_value *on, const refrt_object *object,
                        uint64_t at, refrt_value *leaves);
/* Whether other bits than zeros follow those of a type in its last byte. */
int refrt_has_bits_beyond(const refrt_vm *vm, const refrt_object *object, uint64_t at, uint64_t bits);
/* Marks bytes between and behind parts of an aggregate that was stored. */
int refrt_forget_padding(refrt_vm *vm, refrt_type type, refrt_object *object, uint64_t at);
/* A memref descriptor of any rank, and the bytes it takes. */
uint64_t refrt_descriptor_size(const refrt_vm *vm, uint32_t rank);
uint64_t refrt_descriptor_align(const refrt_vm *vm);
int refrt_decode_descriptor(refrt_vm *vm, uint32_t rank, const refrt_object *object, uint64_t at, refrt_value *leaves);
int refrt_encode_descriptor(refrt_vm *vm, uint32_t rank, refrt_object *object, uint64_t at, const refrt_value *leaves);
/* Stops because the shadow found no memory or no budget. Returns 1. */
int refrt_no_shadow(refrt_vm *vm, refrt_memory_status status) REFRT_COLD;
/* The two leaves of an unranked memref. */
uint64_t refrt_unranked_size(const refrt_vm *vm);
int refrt_decode_unranked(refrt_vm *vm, const refrt_object *object, uint64_t at, refrt_value *leaves);
/* Byte offset of a struct's part. */
uint64_t refrt_part_offset(const refrt_vm *vm, refrt_type type, uint32_t part);

#endif /* REFRT_MACHINE_VALUE_CODEC_H */

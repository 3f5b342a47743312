/*===-- specialize.h - choice of fast forms ----------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Turns an instruction in its general form into a form of fast.def where one
 * fits. Must not change what the instruction means: the general form stays
 * attached and takes over whenever something is unusual.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_LOAD_SPECIALIZE_H
#define REFRT_LOAD_SPECIALIZE_H

#include "refrt/load/code.h"

/* in->op and in->wide are those of the general form. Where no form fits *in stays as it
 * is. Nothing can fail. */
void refrt_specialize(const refrt_code *code, const refrt_program *program, refrt_insn *in);
/* For an instruction behind which a conditional branch on its result comes: a fast
 * comparison becomes comparison and branch, others stay. */
void refrt_fuse_compare(refrt_insn *in);

#endif /* REFRT_LOAD_SPECIALIZE_H */

/*===-- types.h - the types of a program --------------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * What types.c has for programs. Its other functions are in refrt.h.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_PROGRAM_TYPES_H
#define REFRT_PROGRAM_TYPES_H

#include "refrt/program/program.h"

/* Gives back all types. */
void refrt_program_release_types(refrt_program *program);

#endif /* REFRT_PROGRAM_TYPES_H */

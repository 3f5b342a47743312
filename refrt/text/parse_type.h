/*===-- parse_type.h - types in the text form ---------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Reads one type at the place of a reader.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_TEXT_PARSE_TYPE_H
#define REFRT_TEXT_PARSE_TYPE_H

#include "refrt/text/reader.h"

/* REFRT_NONE after an error. */
refrt_type refrt_read_type(refrt_reader *r);

#endif /* REFRT_TEXT_PARSE_TYPE_H */

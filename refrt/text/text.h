/*===-- text.h - what printer and parser share -------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * The text form of programs, one instruction a line. `//` starts a comment.
 *
 *   refrt 1
 *   layout little pointer=64:8 index=64 struct=1 f64:4 v128:8
 *   global @g : array<3 x f32> constant = [1.5, 0x7fc00001, poison]
 *   func @malloc : (i64) -> (ptr) private
 *   func @f : (memref<2x?xf32, strided<[?, 1], offset: ?>>, index) -> (f32) {
 *   ^0(%0: memref<2x?xf32, strided<[?, 1], offset: ?>>, %1: index):
 *     %2: index = const 1 : index
 *     %3: f32 = load %0, %1, %2 : memref<...> loc "a.mlir":3:5 "memref.load"
 *     %4: i1 = cmpf oeq %3, %3 : f32
 *     cond-br %4, ^1(%3), ^1(%3)
 *   ^1(%5: f32):
 *     return %5 : f32
 *   }
 *
 * An instruction: results with their types, `=`, opcode, flags, what its shape
 * (program/opcode.h) says, `: type` if it has one, `loc` if it has one. Per shape:
 *
 *   none      add nsw %0, %1          align     load %0, %1 align=16
 *   const     const -5   const [1, 2]   const splat 0.5
 *   global    get-global @g           function  call @f(%0)   function-address @f
 *   icmp ...  cmpi slt %0, %1         bit       ctlz %0 poison
 *   string    assert %0, "message"    br        br ^1(%0)
 *   reason    select %0, %1, %2, "align(4) of argument 0", and without the text
 *   cond-br   cond-br %0, ^1(%1), ^2  switch    switch %0, ^1, 5: ^2(%1), 6: ^3
 *   subview   subview %0[%1, 0][2, %2][1, 1] drop=1
 *   recast    reinterpret-cast %0[%1][2, 3][3, 1]
 *   expand    expand-shape %0[2, 1][%1, 4, 3]
 *   gep       gep inbounds %0[%1, 0]  path      insertvalue %0, %1[0, 2]
 *   effects   effects %0, %1 allowed=4
 *   lanes     shufflevector %0, %1[0, 5, poison]
 *
 * An operation of the source that is several instructions (refrt_block_join) is
 * said by the first of them, at the end of its line. It tells how many they are, and the
 * operation's results and operands, of which those too wide for one value are two:
 *
 *   %5: i1 = cmpi ult %1, %3 : i128 loc "a.mlir":3:5 "llvm.add" step 4 (%8 above %7) = (%2 above %1, %4 above %3)
 *
 * A value in a list of numbers stands for REFRT_DYNAMIC and the next operand.
 * What does not fit its shape is written with the plain attributes:
 * `gep %0, %1 {0, 7}`. Values are numbered from 0 without gaps, blocks in order.
 * Names that are no words are quoted: @"a b\00".
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_TEXT_TEXT_H
#define REFRT_TEXT_TEXT_H

#include "refrt/refrt.h"

#define REFRT_TEXT_VERSION 1u

typedef struct refrt_flag_name {
  const char *name; /* NULL ends the table */
  uint32_t bit;
} refrt_flag_name;

extern const refrt_flag_name refrt_flag_names[];
extern const refrt_flag_name refrt_global_flag_names[];
extern const refrt_flag_name refrt_function_flag_names[];
extern const char *const refrt_icmp_names[REFRT_ICMP_COUNT];
extern const char *const refrt_fcmp_names[REFRT_FCMP_COUNT];
extern const char *const refrt_rounding_names[REFRT_ROUND_COUNT];
extern const char *const refrt_math_names[REFRT_MATH_COUNT];

/* Row-major strides, dynamic from the first dynamic size outwards; the layout
 * that is not written. 0 when a product leaves 63 bits: then it is written. */
int refrt_identity_strides(const int64_t *sizes, uint32_t rank, int64_t *strides);

/* Letters of a name that needs no quotes. */
static inline int refrt_is_name_char(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' ||
         c == '.' || c == '$';
}

#endif /* REFRT_TEXT_TEXT_H */

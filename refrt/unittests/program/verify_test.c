/*===-- verify_test.c - what the verifier refuses ----------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * One instruction and the message it must get, or none. Dominance on random
 * graphs against its definition. Graphs and values large enough that anything
 * above n log n would be noticed.
 *===----------------------------------------------------------------------===*/
#include "refrt/unittests/check.h"
#include "refrt/unittests/text_test.h"
#include "refrt/verify/verify.h"

/* Values that every line can use. */
static const char prologue[] =
    "refrt 1\n"
    "global @array : array<6 x f32> space=2 = [1.0]\n"
    "global @cell : i32\n"
    "func @one : (i32) -> (i64) private\n"
    "func @many : (i32, ...) -> ()\n"
    "func @test : (i1, i32, i64, index, f32, f64, ptr, ptr<2>, vector<4xi32>, vector<4xi1>, "
    "memref<2x?xf32, strided<[?, 1], offset: ?>, 2>, memref<*xf32, 2>, struct<(i32, array<2 x i64>)>, "
    "(i32) -> (i64), i8, vector<2x2xi32>, memref<f32, 2>, vector<4xptr>, complex<f32>) -> (i32, i64) {\n"
    "^0(%0: i1, %1: i32, %2: i64, %3: index, %4: f32, %5: f64, %6: ptr, %7: ptr<2>, %8: vector<4xi32>, "
    "%9: vector<4xi1>, %10: memref<2x?xf32, strided<[?, 1], offset: ?>, 2>, %11: memref<*xf32, 2>, "
    "%12: struct<(i32, array<2 x i64>)>, %13: (i32) -> (i64), %14: i8, %15: vector<2x2xi32>, %16: memref<f32, 2>, "
    "%17: vector<4xptr>, %18: complex<f32>):\n  ";
static const char epilogue[] = "\n  br ^1(%1)\n^1(%19: i32):\n  return %19, %2\n}\n";

#define M "memref<2x?xf32, strided<[?, 1], offset: ?>, 2>"
#define S "struct<(i32, array<2 x i64>)>"

typedef struct line {
  const char *text;
  const char *error; /* "" when it is sound */
} line;

static const line cases[] = {
    {"%20: i32 = add nsw %1, %1 : i32", ""},
    {"%20: i32 = add exact %1, %1 : i32", "it does not have these flags: 0x4"},
    {"%20: i32 = add %1, %1", "it needs a type"},
    {"%20: i32 = add %1, %2 : i32", "operand 1 is not of the instruction's type"},
    {"%20: i64 = add %1, %1 : i32", "result 0 is not of the instruction's type"},
    {"%20: i32 = add %1 : i32", "too few operands: 1"},
    {"%20: i32 = add %1, %1, %1 : i32", "too many operands: 3"},
    {"add %1, %1 : i32", "too few results: 0"},
    {"%20: i32 = add %1, %1 {0} : i32", "it has no attributes, but 1 are given"},
    {"%20: f32 = add %4, %4 : f32", "its type is not an integer, an index or a vector of them"},
    {"%20: vector<2x2xi32> = add %15, %15 : vector<2x2xi32>", ""},
    {"%20: i32 = addf %1, %1 : i32", "its type is not a float or a vector of floats"},
    {"%20: i32, %21: i1 = addu-extended %1, %1 : i32", ""},
    {"%20: vector<4xi32>, %21: i1 = addu-extended %8, %8 : vector<4xi32>",
     "result 1 is not i1, or i1 per lane of the instruction's type"},
    {"%20: struct<(i32, i1)> = adds-overflow %1, %1 : i32", ""},
    {"%20: struct<(i32, i8)> = adds-overflow %1, %1 : i32",
     "the result is not a struct of the instruction's type and i1 per lane"},
    /* Operations of several instructions. */
    {"%20: i32 = add %1, %1 : i32 step 1 (%20) = (%1, %2, %1)", ""},
    {"%20: i32 = add %1, %1 : i32 step 2 (%20) = (%1)", ""},
    {"%20: i32 = add %1, %1 : i32 step 3 (%20) = (%1)",
     "a step of 3 instructions from the one with number 0 on does not end in the block"},
    {"%20: i32 = add %1, %1 : i32 step 1 () = ()\n  %21: i32 = add %1, %1 : i32 step 1 () = ()", ""},
    {"%20: i32 = add %1, %1 : i32 step 1 (%1) = ()", "step: value 1 is not a result of its instructions"},
    {"%20: i32 = add %1, %1 : i32 step 1 () = (%20)", "step: value 20 is not defined on every way to here"},
    {"%20: i32 = add %1, %1 : i32 step 1 () = (%19)", "step: value 19 is not defined on every way to here"},
    {"%20: i32 = add %1, %1 : i32 step 1 () = (%1 above %2)", "step: value 1 has no bits above those of value 2"},
    {"%20: i128 = zext %1 : i32\n  %21: i32 = add %1, %1 : i32 step 1 () = (%1 above %20)", ""},
    {"%20: i128 = zext %1 : i32\n  %21: i32 = add %1, %1 : i32 step 1 () = (%8 above %20)",
     "step: value 8 has no bits above those of value 20"},
    {"%20: i64 = call @one(%1) step 1 (%20) = (%1)", ""},
    {"%20: i64 = call @one(%1) step 2 (%20) = (%1)", "a call is a step of its own"},
    /* Constants. */
    {"%20: i8 = const {255, 0} : i8", ""},
    {"%20: i8 = const {256, 0} : i8", "leaf 0 has more than 8 bits"},
    {"%20: i8 = const {1} : i8", "1 attributes for 1 leaves"},
    {"%20: ptr = const {1, 1} : ptr", "leaf 0 has more than 64 bits"},
    {"%20: vector<4xi1> = const {1, 0} : vector<4xi1>", ""},
    {"%20: vector<4xi1> = const {2, 0} : vector<4xi1>", "the value has more than 1 bits"},
    {"%20: vector<4xi1> = const {0, 0, 0, 0} : vector<4xi1>", "4 attributes for 4 leaves"},
    {"%20: " S " = const {0, 0} : " S, "one value for all leaves needs leaves of one type"},
    {"%20: " S " = const {0, 0, 1, 0, 1, 0} : " S, ""},
    {"%20: i128 = const {0, 18446744073709551615} : i128", ""},
    {"%20: i65 = const {0, 2} : i65", "leaf 0 has more than 65 bits"},
    {"%20: ptr = global-address @cell", ""},
    {"%20: ptr = global-address @array", "global 'array' lies in memory space 2"},
    {"%20: ptr = global-address {2}", "attribute 2 is not below 2"},
    {"%20: (i32) -> (i64) = function-address @one : (i32) -> (i64)", ""},
    {"%20: (i32) -> (i64) = function-address @many : (i32) -> (i64)", "the function has another type"},
    {"%20: ptr = function-address @many : (i32) -> (i64)", "the result is not of the instruction's type"},
    {"%20: ptr = function-address {9} : ptr", "attribute 9 is not below 3"},
    /* Attributes with names. */
    {"%20: i1 = cmpi eq %6, %6 : ptr", ""},
    {"%20: i1 = cmpi %6, %6 {10} : ptr", "attribute 10 is not below 10"},
    {"%20: i1 = cmpi eq %4, %4 : f32", "its type is not an integer, an index, a pointer or a vector of them"},
    {"%20: vector<4xi1> = cmpi slt %8, %8 : vector<4xi32>", ""},
    {"%20: i1 = cmpf %4, %4 {16} : f32", "attribute 16 is not below 16"},
    {"%20: i32 = abs %1 {2} : i32", "attribute 2 is not below 2"},
    {"%20: i32 = abs %1 {} : i32", "it has one attribute, but 0 are given"},
    {"%20: i32 = select %0, %1, %1 : i32", ""},
    {"%20: i32 = select %14, %1, %1 : i32", "the condition is not i1 or i1 per lane"},
    {"%20: i32 = select %9, %1, %1 : i32", "the condition is not i1 or i1 per lane"},
    {"%20: vector<4xi32> = select %9, %8, %8 : vector<4xi32>", ""},
    {"%20: " M " = select nnan %0, %10, %10 : " M, ""},
    /* Casts. */
    {"%20: i64 = sext %1 : i32", ""},
    {"%20: vector<4xi64> = zext nneg %8 : vector<4xi32>", ""},
    {"%20: vector<2x2xi64> = zext %8 : vector<4xi32>", "operand and result have different shapes"},
    {"%20: i64 = trunc %1 : i32", "wrong widths: 32 and 64 bits"},
    {"%20: f32 = trunc %2 : i64", "no such cast between these types"},
    {"%20: index = casts %2 : i64", ""},
    {"%20: f64 = extf %4 : f32", ""},
    {"%20: f32 = extf %5 : f64", "wrong widths: 64 and 32 bits"},
    {"%20: f32 = truncf up %5 : f64", ""},
    {"%20: f32 = truncf %5 {5} : f64", "attribute 5 is not below 5"},
    {"%20: i32 = fptosi %4 : f32", ""},
    {"%20: i32 = fptosi %1 : i32", "its type is not a float or a vector of floats"},
    {"%20: ptr = inttoptr %2 : i64", ""},
    {"%20: i64 = inttoptr %2 : i64", "no such cast between these types"},
    {"%20: vector<4xi64> = ptrtoint %17 : vector<4xptr>", ""},
    {"%20: ptr<2> = addrspacecast %6 : ptr", ""},
    {"%20: i32 = bitcast %4 : f32", ""},
    {"%20: i64 = bitcast %4 : f32", "the types have not the same bits"},
    {"%20: i64 = bitcast %6 : ptr", "the types have not the same bits"},
    {"%20: ptr<2> = bitcast %6 : ptr", "pointers of another shape or memory space"},
    {"%20: vector<2xi64> = bitcast %8 : vector<4xi32>", ""},
    {"%20: i64 = bitcast %18 : complex<f32>", "the types have not the same bits"},
    {"%20: memref<*xi32, 2> = bitcast %11 : memref<*xf32, 2>", ""},
    {"%20: memref<*xi64, 2> = bitcast %11 : memref<*xf32, 2>",
     "memrefs with another rank, element size or memory space"},
    /* Control flow. */
    {"br ^1(%1)", "a block ends with its only terminator"},
    {"%20: i64 = call @one(%1)", ""},
    {"%20: i64 = call @one(%2)", "argument 0 has another type than the callee's"},
    {"%20: i64 = call @one(%1, %1)", "2 arguments for a function of 1"},
    {"%20: i32 = call @one(%1)", "result 0 has another type than the callee's"},
    {"call @one(%1)", "0 results of a function with 1"},
    {"call @many(%1, %4, %6)", ""},
    {"call @many()", "0 arguments for a function of 1"},
    {"%20: i64 = call-indirect %13, %1 : (i32) -> (i64)", ""},
    {"%20: i64 = call-indirect %6, %1 : (i32) -> (i64)", ""},
    {"%20: i64 = call-indirect %13, %1 : (i32, ...) -> (i64)",
     "the callee has another function type than the instruction"},
    {"%20: i64 = call-indirect %6, %1 : i64", "its type is not a function type"},
    {"%20: i64 = call-indirect %2, %1 : (i32) -> (i64)", "operand 0 is not a function or pointer"},
    {"assert %0, \"m\"", ""},
    {"assert %14, \"m\"", "the condition is not i1"},
    {"assert %0 {0}", "attribute 0 is not below 0"},
    {"assume %1, \"it\"", "the condition is not i1"},
    {"%20: i32 = select %0, %1, %1, \"it\" : i32", ""},
    {"%20: i32 = select %0, %1, %1 {0, 0} : i32", "it has at most one attribute, but 2 are given"},
    {"%20: ptr<2> = extractvalue %16[1] : memref<f32, 2>", ""},
    {"%20: ptr = extractvalue %16[1] : memref<f32, 2>", "the part has another type than the result"},
    {"%20: index = extractvalue %16[2] : memref<f32, 2>", "step 0 of the path enters something that has no parts"},
    /* memref. */
    {"%20: memref<?x4xf32> = alloc %3 align=8 : memref<?x4xf32>", ""},
    {"%20: memref<?x4xf32> = alloc %3 align=3 : memref<?x4xf32>", "alignment 3 is not a power of two, or too large"},
    {"%20: memref<?x4xf32> = alloc %3 align=8589934592 : memref<?x4xf32>",
     "alignment 8589934592 is not a power of two, or too large"},
    {"%20: memref<?x4xf32> = alloca : memref<?x4xf32>", "0 operands for 1 dynamic sizes"},
    {"%20: memref<?x4xf32> = alloca %1 : memref<?x4xf32>", "operand 0 is not an index"},
    {"%20: memref<4xf32, strided<[2]>> = alloc : memref<4xf32, strided<[2]>>",
     "its type has another layout than the identity"},
    {"%20: memref<4x4xf32, strided<[?, 1]>> = alloc : memref<4x4xf32, strided<[?, 1]>>", ""},
    {"%20: memref<4xf32, strided<[1], offset: 1>> = alloc : memref<4xf32, strided<[1], offset: 1>>",
     "its type has another layout than the identity"},
    {"dealloc %11 : memref<*xf32, 2>", ""},
    {"dealloc %11 : " M, "its type is not that of its operand"},
    {"%20: f32 = load %10, %3, %3 align=4 : " M, ""},
    {"%20: f32 = load %10, %3 : " M, "1 indices for rank 2"},
    {"%20: i32 = load %10, %3, %3 : " M, "result 0 is not of the element type of the instruction's type"},
    {"%20: f32 = load %11, %3, %3 : memref<*xf32, 2>", "operand 0 is not the memref type of the instruction"},
    {"store %4, %10, %3, %3 : " M, ""},
    {"store %1, %10, %3, %3 : " M, "operand 0 is not of the element type of the instruction's type"},
    {"store %4, %16 : memref<f32, 2>", ""},
    {"%20: index = dim %11, %3 : memref<*xf32, 2>", ""},
    {"%20: index = dim %10, %3 : memref<*xf32, 2>", "its type is not that of its operand"},
    {"%20: index = rank %1 : i32", "operand 0 is not a memref"},
    {"%20: memref<2x3xf32, 2> = cast %10 : " M, ""},
    {"%20: memref<3x?xf32, 2> = cast %10 : " M, "sizes or strides of dimension 0 contradict each other"},
    {"%20: memref<2x?xf32> = cast %10 : " M, "a cast changes neither elements nor memory space"},
    {"%20: memref<2xf32, 2> = cast %10 : " M, "ranks or offsets contradict each other"},
    {"%20: memref<*xf32, 2> = cast %10 : " M, "no such cast between these types"},
    {"%20: memref<*xf32, 2> = cast-to-unranked %10 : " M, ""},
    {"%20: memref<2xf32, 2> = cast-from-unranked %11 : memref<*xf32, 2>", ""},
    {"%20: memref<2xi32, 2> = cast-from-unranked %11 : memref<*xf32, 2>",
     "a cast changes neither elements nor memory space"},
    {"%20: memref<1x?xf32, strided<[?, 1], offset: ?>, 2> = subview %10[1, %3][1, %3][1, 1] : " M, ""},
    {"%20: memref<?xf32, strided<[3], offset: ?>, 2> = subview %10[1, 2][1, %3][1, 3] drop=1 : " M, ""},
    {"%20: memref<?xf32, strided<[3], offset: ?>, 2> = subview %10[1, 2][2, %3][1, 3] drop=1 : " M,
     "dropped dimension 0 has not size 1"},
    {"%20: memref<?xf32, strided<[2], offset: ?>, 2> = subview %10[1, 2][1, %3][1, 3] drop=1 : " M,
     "size or stride of dimension 1 is not that of the result's type"},
    {"%20: memref<5x?xf32, strided<[?, ?], offset: ?>, 2> = subview %10[1, 2][4, %3][1, 3] : " M,
     "size or stride of dimension 0 is not that of the result's type"},
    {"%20: memref<?xf32, strided<[?], offset: ?>, 2> = subview %10[1, 2][1, %3][1, 3] : " M,
     "the result has rank 1, not 2"},
    {"%20: memref<?xf32, strided<[?], offset: ?>, 2> = subview %10[1, 2][1, %3][1, 3] drop=4 : " M,
     "a dropped dimension is not below rank 2"},
    {"%20: memref<?xf32, strided<[?], offset: ?>> = subview %10[1, 2][1, %3][1, 3] drop=1 : " M,
     "the result is not a ranked memref of the same elements and memory space"},
    {"%20: memref<1x1xf32, strided<[?, ?], offset: ?>, 2> = subview %10[1, 2][-1, 1][1, 3] : " M,
     "the size of dimension 0 is negative"},
    {"%20: memref<?xf32, strided<[?], offset: ?>, 2> = subview %10[1][1, %3][1, 3] drop=1 : " M,
     "6 attributes for rank 2"},
    {"%20: memref<1x1xf32, strided<[?, ?], offset: ?>, 2> = subview %10, %3 {0, 0, 1, 1, 1, 1, 0} : " M,
     "1 operands for 0 dynamic fields"},
    {"%20: memref<?x3xf32, strided<[?, -1], offset: 4>, 2> = reinterpret-cast %11[4][%3, 3][%3, -1] : memref<*xf32, 2>",
     ""},
    {"%20: memref<?x3xf32, strided<[?, -1], offset: 5>, 2> = reinterpret-cast %11[4][%3, 3][%3, -1] : memref<*xf32, 2>",
     "the offset is not that of the result's type"},
    {"%20: memref<?x4xf32, strided<[?, -1], offset: 4>, 2> = reinterpret-cast %11[4][%3, 3][%3, -1] : memref<*xf32, 2>",
     "size or stride of dimension 1 is not that of the result's type"},
    {"%20: memref<?x?xf32, strided<[?, ?], offset: ?>, 2> = transpose %10 {1, 0} : " M, ""},
    {"%20: memref<?x?xf32, strided<[?, ?], offset: ?>, 2> = transpose %10 {1} : " M, "1 attributes for rank 2"},
    {"%20: memref<?x?xf32, strided<[?, ?], offset: ?>, 2> = transpose %10 {1, 2} : " M,
     "dimension 2 is not below rank 2"},
    {"%20: memref<?x?xf32, strided<[?, ?], offset: ?>, 2> = transpose %10 {1, 1} : " M, "dimension 1 is given twice"},
    {"%20: memref<?xf32, strided<[?], offset: ?>, 2> = transpose %10 {1, 0} : " M, "the result has rank 1, not 2"},
    {"%20: memref<2x?x4xf32, strided<[?, 4, 1], offset: ?>, 2> = expand-shape %10[1, 2][2, %3, 4] : " M, ""},
    {"%20: memref<1x2x?xf32, strided<[?, ?, 1], offset: ?>, 2> = expand-shape %10[2, 1][1, 2, %3] : " M, ""},
    {"%20: memref<1x1xf32, 2> = expand-shape %16[][1, 1] : memref<f32, 2>", ""},
    {"%20: memref<1x2xf32, 2> = expand-shape %16[][1, 2] : memref<f32, 2>",
     "dimension 1 has not size 1, but is in no group"},
    {"%20: memref<2x?x4xf32, strided<[?, 4, 1], offset: ?>, 2> = expand-shape %10[1, 1][2, %3, 4] : " M,
     "the groups have 2 dimensions, not 3"},
    {"%20: memref<2x?x4xf32, strided<[?, 4, 1], offset: ?>, 2> = expand-shape %10[1, 3][2, %3, 4] : " M,
     "group 1 of 3 dimensions"},
    {"%20: memref<2x?x4xf32, strided<[?, 4, 1], offset: ?>, 2> = expand-shape %10[0, 3][2, %3, 4] : " M,
     "group 0 of 0 dimensions"},
    {"%20: memref<2x?x4xf32, strided<[?, 4, 1], offset: ?>, 2> = expand-shape %10[1, 2][2, %3] : " M,
     "4 attributes, and not one for each dimension of operand and result"},
    {"%20: memref<2x?x4xf32, strided<[?, 5, 1], offset: ?>, 2> = expand-shape %10[1, 2][2, %3, 4] : " M,
     "size or stride of dimension 1 is not that of the result's type"},
    {"%20: memref<2x?x4xf32, strided<[?, 4, 1], offset: ?>, 2> = expand-shape %10[1, 2][2, %3, 5] : " M,
     "size or stride of dimension 2 is not that of the result's type"},
    {"%20: memref<2x?x4xf32, strided<[?, 4, 1], offset: ?>, 2> = expand-shape %10[1, 2][2, -1, 4] : " M,
     "the size of dimension 1 is negative"},
    {"%20: memref<3x?x4xf32, strided<[?, 4, 1], offset: ?>, 2> = expand-shape %10[1, 2][3, %3, 4] : " M,
     "the sizes of group 0 do not multiply to that of the operand's type"},
    {"%20: memref<2x?x4xf32, strided<[?, 4, 1], offset: ?>, 2> = expand-shape %10[1, 2][2, %3, %3] : " M, ""},
    {"%20: memref<2x?x4xf32, strided<[?, 4, 1], offset: ?>, 2> = expand-shape %10[1, 2][2, 3, 4] : " M, ""},
    {"%20: memref<2x?x4xf32, strided<[?, 4, 1], offset: ?>, 2> = expand-shape %10 {1, 2, 2, 3, 4} : " M, ""},
    {"%20: memref<2x?x4xf32, strided<[?, 4, 1], offset: ?>, 2> = expand-shape %10, %3 {1, 2, 2, 3, 4} : " M,
     "1 operands for 0 dynamic fields"},
    {"%20: memref<?xf32, strided<[?], offset: ?>, 2> = collapse-shape %10[2] : " M, ""},
    {"%20: memref<2x?xf32, strided<[?, 1], offset: ?>, 2> = collapse-shape %10[1, 1] : " M, ""},
    {"%20: memref<?xf32, strided<[?], offset: ?>, 2> = collapse-shape %10[1] : " M,
     "the groups have 1 dimensions, not 2"},
    {"%20: memref<?xf32, strided<[?], offset: ?>, 2> = collapse-shape %10[1, 1] : " M, "the result has rank 1, not 2"},
    {"%20: memref<3x?xf32, strided<[?, 1], offset: ?>, 2> = collapse-shape %10[1, 1] : " M,
     "size or stride of dimension 0 is not that of the result's type"},
    {"%20: memref<2x?xf32, strided<[?, 2], offset: ?>, 2> = collapse-shape %10[1, 1] : " M,
     "size or stride of dimension 1 is not that of the result's type"},
    {"%20: memref<f32, strided<[], offset: ?>, 2> = collapse-shape %10 {} : " M,
     "dimension 0 has not size 1, but is in no group"},
    {"%20: memref<1xf32, 2> = reinterpret-cast %11[0][1][1] : memref<*xf32, 2>\n  "
     "%21: memref<f32, 2> = collapse-shape %20 {} : memref<1xf32, 2>",
     ""},
    {"%20: memref<?xi8> = alloc %3 : memref<?xi8>\n  %21: memref<2x?xf32> = view %20, %3, %3 : memref<?xi8>", ""},
    {"%20: memref<?xi8> = alloc %3 : memref<?xi8>\n  %21: memref<f32> = view %20, %3 : memref<?xi8>", ""},
    {"%20: memref<?xi8> = alloc %3 : memref<?xi8>\n  %21: memref<2x?xf32> = view %20, %3 : memref<?xi8>",
     "0 operands for 1 dynamic sizes"},
    {"%20: memref<?xi8> = alloc %3 : memref<?xi8>\n  %21: memref<2xf32, 1> = view %20, %3 : memref<?xi8>",
     "the result is not a ranked memref with identity layout in the same memory space"},
    {"%20: memref<?xi8> = alloc %3 : memref<?xi8>\n  "
     "%21: memref<2xf32, strided<[2]>> = view %20, %3 : memref<?xi8>",
     "the result is not a ranked memref with identity layout in the same memory space"},
    {"%20: memref<2xf32, 2> = view %10, %3 : " M, "its type is not a memref of rank 1 of i8 with identity layout"},
    {"%20: memref<2xi32> = alloc : memref<2xi32>\n  "
     "%21: memref<?x?xf32, 2> = reshape %11, %20 : memref<*xf32, 2>",
     ""},
    {"%20: memref<?xi64> = alloc %3 : memref<?xi64>\n  "
     "%21: memref<*xf32, 2> = reshape %16, %20 : memref<f32, 2>",
     ""},
    {"%20: memref<?xi64> = alloc %3 : memref<?xi64>\n  "
     "%21: memref<?x?xf32, 2> = reshape %11, %20 : memref<*xf32, 2>",
     "the shape has not as many entries as the result has dimensions"},
    {"%20: memref<2xi32> = alloc : memref<2xi32>\n  %21: memref<?x?xf32> = reshape %11, %20 : memref<*xf32, 2>",
     "the result is not a memref of the same elements and memory space"},
    {"%20: memref<2xi32> = alloc : memref<2xi32>\n  "
     "%21: memref<4xf32, strided<[2]>, 2> = reinterpret-cast %11[0][4][2] : memref<*xf32, 2>\n  "
     "%22: memref<*xf32, 2> = reshape %21, %20 : memref<4xf32, strided<[2]>, 2>",
     "source or result has another layout than the identity"},
    {"%20: memref<*xf32, 2> = reshape %11, %10 : memref<*xf32, 2>", "the shape is not a memref of rank 1 of integers"},
    {"%20: memref<2xi32> = alloc : memref<2xi32>\n  %21: memref<*xf32, 2> = reshape %16, %20 : memref<*xf32, 2>",
     "its type is not that of its operand"},
    {"%20: memref<f32> = memory-space-cast %16 : memref<f32, 2>", ""},
    {"%20: memref<*xf32> = memory-space-cast %11 : memref<*xf32, 2>", ""},
    {"%20: memref<2x?xf32, strided<[?, 1], offset: ?>, 7> = memory-space-cast %10 : " M, ""},
    {"%20: memref<2x4xf32, strided<[?, 1], offset: ?>, 7> = memory-space-cast %10 : " M,
     "operand and result differ in more than the memory space"},
    {"%20: memref<2x?xf32, strided<[?, 1]>, 7> = memory-space-cast %10 : " M,
     "operand and result differ in more than the memory space"},
    {"%20: memref<*xf32> = memory-space-cast %16 : memref<f32, 2>",
     "operand and result differ in more than the memory space"},
    {"%20: memref<f32> = memory-space-cast %16 : memref<*xf32, 2>", "its type is not that of its operand"},
    {"%20: memref<4xf32> = alloc : memref<4xf32>\n  %21: memref<?xf32> = realloc %20, %3 align=64 : memref<4xf32>", ""},
    {"%20: memref<?xf32> = alloc %3 : memref<?xf32>\n  %21: memref<8xf32> = realloc %20 : memref<?xf32>", ""},
    {"%20: memref<4xf32> = alloc : memref<4xf32>\n  %21: memref<?xf32> = realloc %20 : memref<4xf32>",
     "0 operands for 1 dynamic sizes"},
    {"%20: memref<4xf32> = alloc : memref<4xf32>\n  %21: memref<4xi32> = realloc %20 : memref<4xf32>",
     "the result is not a ranked memref of the same elements and memory space"},
    {"%20: memref<4xf32, strided<[2]>, 2> = reinterpret-cast %11[0][4][2] : memref<*xf32, 2>\n  "
     "%21: memref<4xf32, 2> = realloc %20 : memref<4xf32, strided<[2]>, 2>",
     "operand and result are not memrefs of rank 1 with identity layout"},
    {"%20: memref<4xf32> = alloc : memref<4xf32>\n  %21: memref<4xf32> = realloc %20 align=3 : memref<4xf32>",
     "alignment 3 is not a power of two, or too large"},
    {"%20: i32 = reduce add %8 : vector<4xi32>", ""},
    {"%20: i32 = reduce addf %8 : vector<4xi32>", "'addf' does not reduce such lanes"},
    {"%20: i32 = reduce sub %8 : vector<4xi32>", "'sub' does not reduce such lanes"},
    {"%20: i32 = reduce nnan add %8 : vector<4xi32>", "integers have no fast-math flags"},
    {"%20: i32 = reduce add %1, %8, %9 : vector<4xi32>", ""},
    {"%20: i32 = reduce add %2, %8 : vector<4xi32>", "the start is not of the element type of the instruction's type"},
    {"%20: i32 = reduce add %1, %8, %8 : vector<4xi32>", "the mask is not i1 per lane"},
    {"%20: i32 = reduce add %8, %1 : vector<4xi32>", "operand 1 is not of the instruction's type"},
    {"%20: i32 = reduce add %1, %8, %9, %9 : vector<4xi32>", "too many operands: 4"},
    {"%20: vector<4xi1> = lane-mask %1, %1 : vector<4xi1>", ""},
    {"%20: vector<4xi1> = lane-mask %1, %2 : vector<4xi1>", "the operands have different types"},
    {"%20: vector<4xi32> = lane-mask %1, %1 : vector<4xi32>", "its type is not a vector of i1"},
    {"%20: vector<4xi32> = masked-load %6, %9, %8 : vector<4xi32>", ""},
    {"%20: vector<4xi1> = masked-load %6, %9, %9 : vector<4xi1>", ""},
    {"%20: vector<4xi1> = expandload %6, %9, %9 : vector<4xi1>", ""},
    {"compressstore %9, %6, %9 : vector<4xi1>", ""},
    {"%20: vector<2x2xi32> = masked-load %6, %9, %15 : vector<2x2xi32>",
     "operand 1 is not i1, or i1 per lane of the instruction's type"},
    {"%20: vector<4xi32> = gather %8, %9, %8 : vector<4xi32>", "there is no pointer per lane"},
    {"scatter %8, %17, %9 : vector<4xi32>", ""},
    {"%20: vector<4xi1> = gather %17, %9, %9 : vector<4xi1>", ""},
    {"scatter %8, %8, %9 : vector<4xi32>", "there is no pointer per lane"},
    {"%20: i8 = bswap %14 : i8", "8 bits are no even number of bytes"},
    {"%20: i32 = fshl %1, %1 : i32", "too few operands: 2"},
    {"separate-storage %6, %1", "operand 1 is not a pointer"},
    {"prefetch %10, %3, %3 : " M, ""},
    {"prefetch %10, %3 : " M, "1 indices for rank 2"},
    {"%20: memref<f32, 2> = assume-alignment %16 : memref<f32, 2>", "no alignment is given"},
    {"%20: memref<f32, 2> = assume-alignment %16 align=6 : memref<f32, 2>",
     "alignment 6 is not a power of two, or too large"},
    {"%20: memref<f32, 2>, %21: memref<f32, 2> = distinct-objects %16, %16", ""},
    {"%20: memref<f32, 2> = distinct-objects %16, %16", "1 results for 2 operands"},
    {"%20: memref<*xf32, 2> = distinct-objects %11", "result 0 is not of the ranked type of its operand"},
    {"%20: memref<f32, 2> = distinct-objects %10", "result 0 is not of the ranked type of its operand"},
    {"%20: memref<f32, 2> = reinterpret-cast %11 {} : memref<*xf32, 2>",
     "it has one attribute and two per dimension, but 0 are given"},
    {"%20: memref<f32, 2>, %21: index, %22: index, %23: index, %24: index, %25: index = extract-metadata %10 : " M, ""},
    {"%20: memref<f32, 2>, %21: index = extract-metadata %10 : " M, "2 results for rank 2"},
    {"%20: memref<f32>, %21: index = extract-metadata %16 : memref<f32, 2>",
     "the first result is not a memref of rank 0 of the same elements and memory space"},
    {"%20: memref<f32, 2>, %21: i64 = extract-metadata %16 : memref<f32, 2>", "result 1 is not an index"},
    {"%20: index = extract-pointer %11 : memref<*xf32, 2>", ""},
    {"copy %10, %11", ""},
    {"copy %10, %16", "source and target have different ranks"},
    {"%20: memref<2x3xf32, 2> = get-global @array : memref<2x3xf32, 2>", ""},
    {"%20: memref<2x4xf32, 2> = get-global @array : memref<2x4xf32, 2>",
     "global 'array' is not an array of that many such elements"},
    {"%20: memref<2x3xf32> = get-global @array : memref<2x3xf32>", "global 'array' lies in memory space 2"},
    {"%20: memref<?xf32, 2> = get-global @array : memref<?xf32, 2>",
     "its type is not a memref with static sizes and identity layout"},
    {"%20: memref<i32> = get-global @cell : memref<i32>", "global 'cell' is not an array of that many such elements"},
    /* LLVM memory and aggregates. */
    {"%20: ptr = llvm-alloca %2 align=16 : i8", ""},
    {"%20: ptr = llvm-alloca %2", "it needs a type"},
    {"%20: i32 = llvm-load volatile %6 : i32", ""},
    {"llvm-store %1, %6 align=2 : i32", ""},
    {"llvm-store %1, %2 : i32", "operand 1 is not a pointer"},
    {"%20: ptr = gep inbounds %6[%2, 1, %3] : " S, ""},
    {"%20: ptr = gep %6[0, %2] : " S, "index 1 into a struct is not a constant below 2"},
    {"%20: ptr = gep %6[0, 2] : " S, "index 1 into a struct is not a constant below 2"},
    {"%20: ptr = gep %6[0, 0, 0] : " S, "index 2 enters something that has no parts in memory"},
    {"%20: ptr<2> = gep %6[0] : i8", "operand and result lie in different memory spaces"},
    {"%20: ptr = gep %6 {} : i8", "it needs an index"},
    {"%20: i64 = extractvalue %12[1, 1] : " S, ""},
    {"%20: i32 = extractvalue %12[1, 1] : " S, "the part has another type than the result"},
    {"%20: i64 = extractvalue %12[1, 2] : " S, "step 1 of the path is not below 2"},
    {"%20: i64 = extractvalue %12[0, 0] : " S, "step 1 of the path enters something that has no parts"},
    {"%20: " S " = extractvalue %12 {} : " S, "the path is empty"},
    {"%20: " S " = insertvalue %12, %2[1, 0] : " S, ""},
    {"%20: " S " = insertvalue %12, %1[1, 0] : " S, "the part has another type than the value"},
    {"%20: i32 = extractelement %8, %3 : vector<4xi32>", ""},
    {"%20: i32 = extractelement %15, %3 : vector<2x2xi32>", "its type is not a vector with one dimension"},
    {"%20: vector<4xi32> = insertelement %8, %1, %2 : vector<4xi32>", ""},
    {"%20: i32, %21: vector<2xi32> = lanes %8, %1[4, poison, 0]", ""},
    {"%20: i32 = lanes %8, %1[5]", "lane 0 is not one of the operands"},
    {"%20: i32 = lanes %8[1, 2]", "2 lanes chosen for results of 1"},
    {"%20: i32 = lanes %8, %2[1]", "operand 1 is not a scalar or vector of the common element type"},
    {"%20: i64 = lanes %8[1]", "result 0 is not a scalar or vector of the common element type"},
    {"%20: i32 = lanes %12[1]", "operand 0 is not a scalar or vector of the common element type"},
    {"%20: vector<2xi32> = vector-extract %15[1] : vector<2x2xi32>", ""},
    {"%20: i32 = vector-extract %15, %3[1, poison] : vector<2x2xi32>", ""},
    {"%20: i32 = vector-extract %15[1, poison] : vector<2x2xi32>", "0 operands for 1 dynamic positions"},
    {"%20: i32 = vector-extract %15[1, 2] : vector<2x2xi32>", "position 1 is not below 2"},
    {"%20: i32 = vector-extract %15[1] : vector<2x2xi32>", "the part has another type than the positions leave"},
    {"%20: i32 = vector-extract %15[1, 1, 0] : vector<2x2xi32>", "3 positions for rank 2"},
    {"%20: vector<2x2xi32> = vector-insert %1, %15, %3[1, poison] : vector<2x2xi32>", ""},
    {"%20: vector<2x2xi32> = vector-insert %1, %15[1] : vector<2x2xi32>",
     "the part has another type than the positions leave"},
    {"%20: vector<2x3xi1> = create-mask %3, %3 : vector<2x3xi1>", ""},
    {"%20: vector<2x3xi1> = create-mask %3 : vector<2x3xi1>", "1 sizes for rank 2"},
    {"%20: vector<2x3xi8> = create-mask %3, %3 : vector<2x3xi8>", "its type is not a vector of i1"},
    {"%20: memref<?x4xi32> = alloc %3 : memref<?x4xi32>\n"
     "  %21: vector<4xi32> = vector-read %20, %3, %3, %8, %9[0, 1, 1] : memref<?x4xi32>",
     ""},
    {"%20: memref<?x4xi32> = alloc %3 : memref<?x4xi32>\n"
     "  %21: vector<4xi32> = vector-read %20, %3, %3, %8[0, poison, 1] : memref<?x4xi32>",
     ""},
    {"%20: memref<?x4xi32> = alloc %3 : memref<?x4xi32>\n"
     "  %21: vector<4xi32> = vector-read %20, %3, %3, %8[0, 2, 1] : memref<?x4xi32>",
     "dimension 2 is not below rank 2"},
    {"%20: memref<?x4xi32> = alloc %3 : memref<?x4xi32>\n"
     "  %21: vector<4xi32> = vector-read %20, %3, %3, %8[3, 1, 1] : memref<?x4xi32>",
     "alignment 3 is not a power of two, or too large"},
    {"%20: memref<?x4xi32> = alloc %3 : memref<?x4xi32>\n"
     "  %21: vector<4xi32> = vector-read %20, %3, %3, %8[0, 1] : memref<?x4xi32>",
     "2 attributes for a vector of rank 1"},
    {"%20: memref<?x4xi32> = alloc %3 : memref<?x4xi32>\n"
     "  %21: vector<4xi32> = vector-read %20, %3, %8[0, 1, 1] : memref<?x4xi32>",
     "3 operands for a memref of rank 2"},
    {"%20: memref<?x4xi32> = alloc %3 : memref<?x4xi32>\n"
     "  %21: vector<2x2xi32> = vector-read %20, %3, %3, %15[0, 1, 1, 1, 1] : memref<?x4xi32>",
     "dimension 1 is given twice"},
    {"%20: memref<?x4xi32> = alloc %3 : memref<?x4xi32>\n"
     "  %21: vector<2x2xi32> = vector-read %20, %3, %3, %15, %9[0, 0, 1, 1, 1] : memref<?x4xi32>",
     "the mask is not i1 per lane"},
    {"%20: vector<4xi32> = vector-read %10, %3, %3, %8[0, 1, 1] : " M,
     "the vector is not one of the memref's elements"},
    {"%20: memref<?x4xi32> = alloc %3 : memref<?x4xi32>\n"
     "  vector-write %8, %20, %3, %3, %9[0, 0, 0] : memref<?x4xi32>",
     ""},
    {"%20: memref<?x4xi32> = alloc %3 : memref<?x4xi32>\n"
     "  vector-write %8, %20, %3, %3, %9[0, poison, 0] : memref<?x4xi32>",
     "dimension 18446744073709551615 is not below rank 2"},
    {"%20: memref<?x4xi32> = alloc %3 : memref<?x4xi32>\n"
     "  %21: vector<4xi32> = vector-expand %20, %3, %3, %8, %9 align=4 : memref<?x4xi32>",
     ""},
    {"%20: memref<?x4xi32> = alloc %3 : memref<?x4xi32>\n"
     "  vector-compress %8, %20, %3, %3 : memref<?x4xi32>",
     "4 operands for a memref of rank 2"},
    {"%20: memref<?x4xi32> = alloc %3 : memref<?x4xi32>\n"
     "  %21: vector<4xi32> = vector-gather %20, %3, %3, %8, %9, %8 : memref<?x4xi32>",
     ""},
    {"%20: memref<?x4xi32> = alloc %3 : memref<?x4xi32>\n"
     "  vector-scatter %8, %20, %3, %3, %9, %15 : memref<?x4xi32>",
     "there is not one distance per lane"},
    {"%20: memref<4xi32> = alloc : memref<4xi32>\n"
     "  %21: memref<vector<4xi32>> = vector-type-cast %20 : memref<4xi32>",
     ""},
    {"%20: memref<3xi32> = alloc : memref<3xi32>\n"
     "  %21: memref<vector<4xi32>> = vector-type-cast %20 : memref<3xi32>",
     "dimension 0 has another size"},
    {"%20: memref<2x3xi32> = alloc : memref<2x3xi32>\n"
     "  %21: memref<vector<2x3xi32>> = vector-type-cast %20 : memref<2x3xi32>",
     "dimension 0 does not lie where it was"},
    {"%20: memref<2xvector<3xi32>> = alloc : memref<2xvector<3xi32>>\n"
     "  %21: memref<vector<2x3xi32>> = vector-type-cast %20 : memref<2xvector<3xi32>>",
     ""},
    {"%20: memref<1xvector<3xi32>> = alloc : memref<1xvector<3xi32>>\n"
     "  %21: memref<vector<1x3xi32>> = vector-type-cast %20 : memref<1xvector<3xi32>>",
     ""},
    {"%20: memref<2xvector<3xi32>> = alloc : memref<2xvector<3xi32>>\n"
     "  %21: memref<vector<2x4xi32>> = vector-type-cast %20 : memref<2xvector<3xi32>>",
     "dimension 1 has another size"},
    {"%20: memref<2xvector<3xi32>> = alloc : memref<2xvector<3xi32>>\n"
     "  %21: memref<vector<2xi32>> = vector-type-cast %20 : memref<2xvector<3xi32>>",
     "the result has no vectors of the same elements, or another number of dimensions"},
    {"%20: memref<vector<2x3xi32>> = alloc : memref<vector<2x3xi32>>\n"
     "  %21: memref<2xvector<3xi32>> = vector-type-cast %20 : memref<vector<2x3xi32>>",
     ""},
    {"%20: memref<2x8xi32> = alloc : memref<2x8xi32>\n"
     "  %21: memref<2xvector<8xi32>> = vector-type-cast %20 : memref<2x8xi32>",
     ""},
    {"%20: memref<2x3xi32> = alloc : memref<2x3xi32>\n"
     "  %21: memref<2xvector<3xi32>> = vector-type-cast %20 : memref<2x3xi32>",
     "dimension 0 does not lie where it was"},
    {"%20: memref<vector<2x4xi32>> = alloc : memref<vector<2x4xi32>>\n"
     "  %21: memref<2x4xi32> = vector-type-cast %20 : memref<vector<2x4xi32>>",
     "the result has no vectors of the same elements, or another number of dimensions"},
    {"%20: memref<?x4xi32> = alloc %3 : memref<?x4xi32>\n"
     "  %21: memref<?xvector<4xi32>> = vector-type-cast %20 : memref<?x4xi32>",
     "a memref has gaps, an offset or dynamic sizes"},
    {"%20: vector<2xi32> = shufflevector %8, %8[7, poison] : vector<4xi32>", ""},
    {"%20: vector<2xi32> = shufflevector %8, %8[8, 0] : vector<4xi32>", "lane 0 is not one of both operands"},
    {"%20: vector<2xi32> = shufflevector %8, %8[1] : vector<4xi32>", "1 lanes chosen for a result of 2"},
    {"%20: vector<2xi64> = shufflevector %8, %8[1, 2] : vector<4xi32>",
     "the result is not a vector of the same elements"},
    {"memcpy %6, %7, %2", ""},
    {"memcpy peek %6, %7, %2, \"a promise\"", ""},
    {"memcpy peek %6, %7, %2 {9}", "attribute 9 is not below 0"},
    {"memset %6, %1, %2", "the byte is not i8"},
    {"%20: i32 = add %1, %21 : i32\n  %21: i32 = add %1, %1 : i32",
     "operand 1: value 21 is not defined on every way to here"},
};

/* What LLVM IR can say, and this machine has not. */
static const line unsupported[] = {
    {"%20: i32 = sext %1 : i32", "a cast from a type to itself"},
    {"%20: ptr = gep %6[0, 1] : vector<4xi1>", "index 1 enters a vector whose lanes do not fill bytes"},
    {"masked-store %9, %6, %9 : vector<4xi1>", "lanes of 1 bits do not fill bytes"},
};

static void check_lines(const line *lines, size_t count, refrt_status expected) {
  for (size_t i = 0; i < count; ++i) {
    test_text text = {NULL, 0, 0};
    refrt_program *program = NULL;
    refrt_status status;
    const char *error;
    test_append_text(&text, prologue);
    test_append_text(&text, lines[i].text);
    test_append_text(&text, epilogue);
    status = test_build(text.bytes, &program);
    error = refrt_program_error(program);
    if (lines[i].error[0] == 0) {
      CHECK_MSG(status == REFRT_OK, "%s: %s", lines[i].text, error);
    } else {
      size_t length = strlen(error), wanted = strlen(lines[i].error);
      CHECK_MSG(status == expected && length >= wanted && strcmp(error + length - wanted, lines[i].error) == 0,
                "%s\n  said: %s\n  not:  %s", lines[i].text, error, lines[i].error);
    }
    refrt_program_destroy(program);
    free(text.bytes);
  }
}

static void instructions(void) {
  check_lines(cases, sizeof cases / sizeof *cases, REFRT_E_INVALID);
  check_lines(unsupported, sizeof unsupported / sizeof *unsupported, REFRT_E_LIMIT);
}

/* Whole programs: blocks, globals, functions. */
static const line programs[] = {
    {"func @f : () -> () {\n^0:\n  return loc \"a.mlir\":3:4 \"func.return\"\n}\n", ""},
    {"func @f : (i8) -> () {\n^0:\n  return\n}\n", "function 'f', block 0: 0 arguments for a function of 1"},
    {"func @f : (i8) -> () {\n^0(%0: i16):\n  return\n}\n",
     "function 'f', block 0: argument 0 has another type than the function's"},
    {"func @f : () -> (i8) {\n^0:\n  return loc \"a.mlir\":3:4 \"func.return\"\n}\n",
     "function 'f', block 0, instruction 0 (return) at a.mlir:3:4 func.return: 0 operands for 1 results"},
    {"func @f : () -> () {\n^0:\n}\n", "function 'f', block 0: a block needs a terminator"},
    {"func @f : () -> () {\n^0:\n  %0: i8 = poison : i8\n}\n",
     "function 'f', block 0, instruction 0 (poison): a block ends with its only terminator"},
    {"func @f : () -> () {\n^0:\n  br ^0\n}\n",
     "function 'f', block 0, instruction 0 (br): it leads to the entry block"},
    {"func @f : () -> () {\n^0:\n  br ^1\n^1:\n  br ^1\n}\n", ""},
    {"func @f : () -> () {\n^0:\n  br {1}\n}\n", "attribute 1 is not below 1"},
    {"func @f : (i8) -> () {\n^0(%0: i8):\n  br ^1\n^1(%1: i8):\n  return\n}\n",
     "0 operands for the 1 arguments of block 1"},
    {"func @f : (i8) -> () {\n^0(%0: i8):\n  br ^1(%0)\n^1(%1: i16):\n  return\n}\n",
     "operand 0 has another type than argument 0 of block 1"},
    {"func @f : (i8) -> () {\n^0(%0: i8):\n  cond-br %0, ^1, ^1\n^1:\n  return\n}\n", "the condition is not i1"},
    {"func @f : (i1) -> () {\n^0(%0: i1):\n  cond-br %0, %0 {1, 0, 1, 0}\n^1:\n  return\n}\n",
     "the counts of operands do not add up"},
    {"func @f : (i1) -> () {\n^0(%0: i1):\n  cond-br %0 {1, 18446744073709551615, 1, 1}\n^1:\n  return\n}\n",
     "the counts of operands do not add up"},
    {"func @f : (i1) -> () {\n^0(%0: i1):\n  cond-br %0 {1, 0}\n^1:\n  return\n}\n",
     "it has four attributes, but 2 are given"},
    {"func @f : (i8) -> () {\n^0(%0: i8):\n  switch %0, ^1, 255: ^1, 0: ^1\n^1:\n  return\n}\n", ""},
    {"func @f : (i8) -> () {\n^0(%0: i8):\n  switch %0, ^1, 256: ^1\n^1:\n  return\n}\n",
     "case 0 has more than 8 bits"},
    {"func @f : (i8) -> () {\n^0(%0: i8):\n  switch %0, ^1, 1: ^4\n^1:\n  return\n}\n", "there is no block 4"},
    {"func @f : (i8) -> () {\n^0(%0: i8):\n  switch %0 {1, 0, 5}\n^1:\n  return\n}\n",
     "it has two attributes and four per case, but 3 are given"},
    {"func @f : (f32) -> () {\n^0(%0: f32):\n  switch %0, ^1\n^1:\n  return\n}\n",
     "operand 0 is not an integer or index"},
    /* Dominance: one side of a branch, a loop, a block nobody reaches. */
    {"func @f : (i1) -> (i8) {\n^0(%0: i1):\n  cond-br %0, ^1, ^2\n^1:\n  %1: i8 = poison : i8\n  br ^2\n^2:\n"
     "  return %1\n}\n",
     "operand 0: value 1 is not defined on every way to here"},
    {"func @f : (i1) -> (i8) {\n^0(%0: i1):\n  %1: i8 = poison : i8\n  cond-br %0, ^1, ^2\n^1:\n  br ^2\n^2:\n"
     "  return %1\n}\n",
     ""},
    {"func @f : () -> (i8) {\n^0:\n  br ^1\n^1:\n  %0: i8 = freeze %1 : i8\n  %1: i8 = freeze %0 : i8\n  br ^1\n}\n",
     "operand 0: value 1 is not defined on every way to here"},
    {"func @f : () -> () {\n^0:\n  return\n^1:\n  %0: i8 = freeze %1 : i8\n  %1: i8 = freeze %0 : i8\n  br ^1\n}\n",
     ""},
    {"func @f : () -> (i8) {\n^0:\n  return %0\n^1:\n  %0: i8 = poison : i8\n  return %0\n}\n",
     "operand 0: value 0 is not defined on every way to here"},
    /* Globals. */
    {"global @g : array<2 x array<3 x i8>> = [1, 2, 3]\n", ""},
    {"global @g : array<2 x array<3 x i8>> = [1]\n", ""},
    {"global @g : array<2 x array<3 x i8>> = [1, 2]\n", "global 'g': 2 leaves do not fill its type"},
    {"global @g : array<2 x vector<4xi8>> = [1]\n", ""},
    {"global @g : struct<(i8, i8)> = [1]\n", "global 'g': 1 leaves do not fill its type"},
    {"global @g : i8 align=6\n", "global 'g': alignment 6 is not a power of two"},
    {"global @g : i8 external = [1]\n", "global 'g': an external global has no initial value"},
};

static void whole_programs(void) {
  for (size_t i = 0; i < sizeof programs / sizeof *programs; ++i) {
    test_text text = {NULL, 0, 0};
    refrt_program *program = NULL;
    refrt_status status;
    const char *error;
    size_t length, wanted = strlen(programs[i].error);
    test_append_text(&text, "refrt 1\n");
    test_append_text(&text, programs[i].text);
    status = test_build(text.bytes, &program);
    error = refrt_program_error(program);
    length = strlen(error);
    CHECK_MSG(status == (wanted ? REFRT_E_INVALID : REFRT_OK) && length >= wanted &&
                  strcmp(error + length - wanted, programs[i].error) == 0 && (wanted || length == 0),
              "%s\n  said: %s\n  not:  %s", programs[i].text, error, programs[i].error);
    refrt_program_destroy(program);
    free(text.bytes);
  }
}

/* Ids that only the builder can get wrong. */
static void wrong_ids(void) {
  for (int kind = 0; kind < 9; ++kind) {
    refrt_program *p = NULL;
    refrt_instruction in;
    uint32_t id = 0, far = 1000;
    refrt_type i8, function;
    CHECK(refrt_program_create(NULL, &p) == REFRT_OK);
    i8 = refrt_type_int(p, 8);
    function = refrt_type_function(p, NULL, 0, NULL, 0, 0);
    refrt_program_add_function(p, "f", function, kind == 0 ? 64 : 0, kind == 1 ? 5 : REFRT_NONE);
    refrt_function_add_block(p, 0);
    refrt_function_add_value(p, 0, i8);
    memset(&in, 0, sizeof in);
    in.opcode = kind == 2 ? REFRT_OP_COUNT : REFRT_OP_FREEZE;
    in.type = kind == 3 ? 1000 : i8;
    in.location = kind == 4 ? 1000 : REFRT_NONE;
    in.operands = kind == 5 ? &far : &id;
    in.results = kind == 6 ? &far : &id;
    in.num_operands = in.num_results = 1;
    if (kind == 7)
      refrt_block_add_argument(p, 0, 0, far);
    if (kind == 8)
      refrt_block_add_argument(p, 0, 0, id);
    refrt_block_add_instruction(p, 0, 0, &in);
    CHECK_MSG(refrt_program_verify(p) == REFRT_E_INVALID, "kind %d", kind);
    CHECK_MSG(refrt_program_error(p)[0] != 0, "kind %d", kind);
    refrt_program_destroy(p);
  }
}

/*===-------------------------------- dominance ----------------------------===*/

enum { MOST_BLOCKS = 24 };

/* What block 0 reaches when `without` is not there. */
static void reach(const refrt_graph *g, uint32_t without, uint8_t *seen) {
  uint32_t stack[MOST_BLOCKS], depth = 0;
  memset(seen, 0, g->num_blocks);
  if (without == 0)
    return;
  seen[0] = 1;
  stack[depth++] = 0;
  while (depth) {
    uint32_t from = stack[--depth];
    for (uint32_t e = g->first[from]; e < g->first[from + 1]; ++e)
      if (g->targets[e] != without && !seen[g->targets[e]]) {
        seen[g->targets[e]] = 1;
        stack[depth++] = g->targets[e];
      }
  }
}

static void random_graphs(void) {
  uint64_t random = 42;
  uint32_t *work = (uint32_t *)malloc(refrt_dominance_work(MOST_BLOCKS, 3 * MOST_BLOCKS) * sizeof *work);
  for (int round = 0; round < 3000; ++round) {
    uint32_t first[MOST_BLOCKS + 1], targets[3 * MOST_BLOCKS], enter[MOST_BLOCKS], leave[MOST_BLOCKS];
    uint8_t all[MOST_BLOCKS], some[MOST_BLOCKS];
    uint32_t n = 1 + (uint32_t)(check_random(&random) % MOST_BLOCKS), edges = 0;
    refrt_graph g;
    int wrong = 0;
    for (uint32_t b = 0; b < n; ++b) {
      uint32_t degree = (uint32_t)(check_random(&random) % 4);
      first[b] = edges;
      while (degree--)
        targets[edges++] = (uint32_t)(check_random(&random) % n);
    }
    first[n] = edges;
    g.num_blocks = n;
    g.first = first;
    g.targets = targets;
    refrt_dominance(&g, enter, leave, work);
    reach(&g, REFRT_NONE, all);
    for (uint32_t a = 0; a < n; ++a) {
      reach(&g, a, some);
      for (uint32_t b = 0; b < n; ++b) {
        int dominates = enter[a] && enter[b] && enter[a] <= enter[b] && leave[b] <= leave[a];
        wrong += (enter[b] != 0) != all[b];
        wrong += all[a] && all[b] && dominates != (a == b || !some[b]);
      }
    }
    CHECK_MSG(wrong == 0, "round %d: %d wrong", round, wrong);
  }
  free(work);
}

/* Deep, wide and knotted graphs; the test's time limit is the check. */
static void large_graphs(void) {
  const uint32_t n = 200000;
  for (int kind = 0; kind < 4; ++kind) {
    test_text text = {NULL, 0, 0};
    refrt_program *program = NULL;
    char buffer[80];
    test_append_text(&text, "refrt 1\nfunc @f : (i1) -> (i1) {\n^0(%0: i1):\n  cond-br %0, ^1, ^1\n");
    for (uint32_t b = 1; b <= n; ++b) {
      uint32_t next = b < n ? b + 1 : n, other = kind == 0   ? next
                                                 : kind == 1 ? (b > 1 ? b - 1 : 1)
                                                 : kind == 2 ? n + 1 - b
                                                             : 1;
      if (b == n)
        snprintf(buffer, sizeof buffer, "^%u:\n  return %%0\n", b);
      else
        snprintf(buffer, sizeof buffer, "^%u:\n  cond-br %%0, ^%u, ^%u\n", b, next, other);
      test_append_text(&text, buffer);
    }
    test_append_text(&text, "}\n");
    CHECK_MSG(test_build(text.bytes, &program) == REFRT_OK, "%s", refrt_program_error(program));
    refrt_program_destroy(program);
    free(text.bytes);
  }
}

/* More leaves than a frame may have. */
static void frame_limit(void) {
  test_text text = {NULL, 0, 0};
  refrt_program *program = NULL;
  char buffer[80];
  test_append_text(&text, "refrt 1\nfunc @f : () -> () {\n^0:\n");
  for (uint32_t i = 0; i <= REFRT_MAX_FRAME_LEAVES / REFRT_MAX_LEAVES; ++i) {
    snprintf(buffer, sizeof buffer, "  %%%u: array<%u x i8> = undef : array<%u x i8>\n", i, REFRT_MAX_LEAVES,
             REFRT_MAX_LEAVES);
    test_append_text(&text, buffer);
  }
  test_append_text(&text, "  return\n}\n");
  CHECK(test_build(text.bytes, &program) == REFRT_E_LIMIT);
  CHECK_MSG(strstr(refrt_program_error(program), "leaves") != NULL, "%s", refrt_program_error(program));
  refrt_program_destroy(program);
  free(text.bytes);
}

int main(void) {
  instructions();
  whole_programs();
  wrong_ids();
  random_graphs();
  large_graphs();
  frame_limit();
  return check_finish();
}

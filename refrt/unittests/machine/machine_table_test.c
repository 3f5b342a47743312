/*===-- machine_table_test.c - instructions as rows of text ------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Bodies of functions as text and what they return, leaf by leaf, or the trap
 * that stops them. Each row tries one thing that opcodes.def says. Must not need
 * anything of a machine that text cannot say.
 *===----------------------------------------------------------------------===*/
#include "refrt/unittests/check.h"
#include "refrt/unittests/text_test.h"

#include <stdio.h>
#include <string.h>

typedef struct row {
  const char *type;   /* of the value that is returned, or "" */
  const char *body;   /* instructions up to the return; before them, globals up to "---" */
  const char *expect; /* leaves in hexadecimal, poison, undef, depends or nan, with blanks between, or a trap's name */
} row;

#define M4 "memref<4xi32>"
#define V4 "memref<?xi32, strided<[?], offset: ?>>"
#define TWO_VIEWS(FIRST, SECOND)                                                                                       \
  "%0: " M4 " = alloc : " M4 "\n%1: index = const 0 : index\n%2: i32 = const 7 : i32\nstore %2, %0, %1 : " M4 "\n"     \
  "%3: " V4 " = reinterpret-cast %0" FIRST " : " M4 "\n%4: " V4 " = reinterpret-cast %0" SECOND " : " M4 "\n"          \
  "%5: " V4 ", %6: " V4 " = distinct-objects %3, %4\n"

/* clang-format off */
static const row rows[] = {
    /* prefetch: indices in bounds; memory that is gone does not matter. */
    {"", "%0: " M4 " = alloc : " M4 "\n%1: index = const 3 : index\nprefetch %0, %1 : " M4, ""},
    {"", "%0: " M4 " = alloc : " M4 "\n%1: index = const 4 : index\nprefetch %0, %1 : " M4, "out-of-view"},
    {"", "%0: " M4 " = alloc : " M4 "\n%1: index = const -1 : index\nprefetch %0, %1 : " M4, "out-of-view"},
    {"", "%0: " M4 " = alloc : " M4 "\n%1: index = poison : index\nprefetch %0, %1 : " M4, "poison-access"},
    {"", "%0: " M4 " = alloc : " M4 "\n%1: index = const 3 : index\ndealloc %0 : " M4 "\nprefetch %0, %1 : " M4, ""},
    /* assume-alignment: the pointer, and the first element; poison only harms where it is used. */
    {"index", "%0: " M4 " = alloc align=16 : " M4 "\n%1: memref<1xi32, strided<[1], offset: 1>> = reinterpret-cast %0[1][1][1] : "
              M4 "\n%2: memref<1xi32, strided<[1], offset: 1>> = assume-alignment %1 align=16 : "
              "memref<1xi32, strided<[1], offset: 1>>\n%3: index = const 0 : index\n"
              "%4: index = dim %2, %3 : memref<1xi32, strided<[1], offset: 1>>", "poison"},
    /* The first element has the alignment, the pointer has not. */
    {"index", "%0: memref<64xi8> = alloc align=16 : memref<64xi8>\n%1: index = const 4 : index\n"
              "%2: memref<8xi32> = view %0, %1 : memref<64xi8>\n"
              "%3: memref<1xi32, strided<[1], offset: 3>> = reinterpret-cast %2[3][1][1] : memref<8xi32>\n"
              "%4: memref<1xi32, strided<[1], offset: 3>> = assume-alignment %3 align=16 : "
              "memref<1xi32, strided<[1], offset: 3>>\n%5: index = const 0 : index\n"
              "%6: index = dim %4, %5 : memref<1xi32, strided<[1], offset: 3>>", "poison"},
    {"index", "%0: " M4 " = alloc align=16 : " M4 "\n%1: memref<1xi32, strided<[1], offset: 2>> = reinterpret-cast %0[2][1][1] : "
              M4 "\n%2: memref<1xi32, strided<[1], offset: 2>> = assume-alignment %1 align=8 : "
              "memref<1xi32, strided<[1], offset: 2>>\n%3: index = const 0 : index\n"
              "%4: index = dim %2, %3 : memref<1xi32, strided<[1], offset: 2>>", "1"},
    {"index", "%0: " M4 " = alloc align=16 : " M4 "\n%1: " M4 " = assume-alignment %0 align=16 : " M4
              "\n%2: index = const 0 : index\n%3: index = dim %1, %2 : " M4, "4"},
    {"index", "%0: " M4 " = alloc align=16 : " M4 "\n%1: " M4 " = assume-alignment %0 align=32 : " M4
              "\n%2: index = const 0 : index\n%3: index = dim %1, %2 : " M4, "poison"},
    {"i32", "%0: " M4 " = alloc align=16 : " M4 "\n%1: " M4 " = assume-alignment %0 align=32 : " M4
            "\n%2: index = const 0 : index\n%3: i32 = load %1, %2 : " M4, "poison-access"},
    {"", "%0: " M4 " = alloc align=16 : " M4 "\n%1: " M4 " = assume-alignment %0 align=32 : " M4, ""},
    {"index", "%0: " M4 " = poison : " M4 "\n%1: " M4 " = assume-alignment %0 align=4 : " M4
              "\n%2: index = const 0 : index\n%3: index = dim %1, %2 : " M4, "poison"},
    /* distinct-objects: no byte in common, or no access. */
    {"i32", TWO_VIEWS("[0][2][1]", "[2][2][1]") "%7: i32 = load %5, %1 : " V4, "7"},
    {"i32", TWO_VIEWS("[0][2][2]", "[1][2][2]") "%7: i32 = load %5, %1 : " V4, "7"}, /* interleaved */
    {"i32", TWO_VIEWS("[0][3][1]", "[2][2][1]") "%7: i32 = load %5, %1 : " V4, "poison-access"},
    {"i32", TWO_VIEWS("[2][2][1]", "[0][3][1]") "%7: i32 = load %6, %1 : " V4, "poison-access"},
    {"i32", TWO_VIEWS("[0][2][3]", "[3][2][-2]") "%7: i32 = load %5, %1 : " V4, "poison-access"},
    {"i32", TWO_VIEWS("[0][9][0]", "[0][1][1]") "%7: i32 = load %5, %1 : " V4, "poison-access"},
    {"i32", TWO_VIEWS("[0][1][1]", "[0][0][1]") "%7: i32 = load %5, %1 : " V4, "7"}, /* no elements */
    {"i32", TWO_VIEWS("[0][3][1]", "[2][2][1]") "%7: i32 = load %3, %1 : " V4, "7"}, /* the operand is as before */
    {"index", TWO_VIEWS("[0][3][1]", "[2][2][1]") "%7: index = dim %5, %1 : " V4, "3"},
    {"", TWO_VIEWS("[0][3][1]", "[2][2][1]"), ""},
    {"", "%0: memref<9000000xi8> = alloc : memref<9000000xi8>\n"
         "%1: memref<3000000xi8, strided<[2]>> = reinterpret-cast %0[0][3000000][2] : memref<9000000xi8>\n"
         "%2: memref<3000000xi8, strided<[2], offset: 1>> = reinterpret-cast %0[1][3000000][2] : memref<9000000xi8>\n"
         "%3: memref<3000000xi8, strided<[2]>>, %4: memref<3000000xi8, strided<[2], offset: 1>> = "
         "distinct-objects %1, %2",
     "refused"},
    /* stackrestore: allocations die, descriptors of unranked memrefs do not. */
    {"i32", "%0: ptr = stacksave\n%1: " M4 " = alloca : " M4 "\n%2: index = const 0 : index\n%3: i32 = const 5 : i32\n"
            "store %3, %1, %2 : " M4 "\nstackrestore %0\n%4: i32 = load %1, %2 : " M4,
     "use-after-scope"},
    {"i32", "%0: " M4 " = alloc : " M4 "\n%1: ptr = stacksave\n%2: memref<*xi32> = cast-to-unranked %0 : " M4
            "\n%3: " M4 " = alloca : " M4 "\nstackrestore %1\n%4: " M4 " = cast-from-unranked %2 : memref<*xi32>\n"
            "%5: index = const 2 : index\n%6: i32 = const 9 : i32\nstore %6, %4, %5 : " M4 "\n%7: i32 = load %0, %5 : " M4,
     "9"},
    /* A mark behind a descriptor is undone by restoring to an older one. */
    {"i32", "%0: " M4 " = alloc : " M4 "\n%1: ptr = stacksave\n%2: memref<*xi32> = cast-to-unranked %0 : " M4
            "\n%3: ptr = stacksave\nstackrestore %1\nstackrestore %3\n%4: i32 = const 1 : i32",
     "bad-pointer"},
    {"i32", "%0: " M4 " = alloc : " M4 "\n%1: ptr = stacksave\n%2: memref<*xi32> = cast-to-unranked %0 : " M4
            "\n%3: ptr = stacksave\nstackrestore %3\nstackrestore %1\n%4: i32 = const 1 : i32",
     "1"},
    /* Saturating instructions stop at the nearest number. */
    {"i8", "%0: i8 = const 100 : i8\n%1: i8 = const 100 : i8\n%2: i8 = adds-sat %0, %1 : i8",
     "7f"},
    {"i8", "%0: i8 = const 156 : i8\n%1: i8 = const 156 : i8\n%2: i8 = adds-sat %0, %1 : i8",
     "80"},
    {"i8", "%0: i8 = const 100 : i8\n%1: i8 = const 156 : i8\n%2: i8 = adds-sat %0, %1 : i8",
     "0"},
    {"i8", "%0: i8 = const 200 : i8\n%1: i8 = const 100 : i8\n%2: i8 = addu-sat %0, %1 : i8",
     "ff"},
    {"i8", "%0: i8 = const 200 : i8\n%1: i8 = const 55 : i8\n%2: i8 = addu-sat %0, %1 : i8",
     "ff"},
    {"i8", "%0: i8 = const 200 : i8\n%1: i8 = const 54 : i8\n%2: i8 = addu-sat %0, %1 : i8",
     "fe"},
    {"i8", "%0: i8 = const 156 : i8\n%1: i8 = const 100 : i8\n%2: i8 = subs-sat %0, %1 : i8",
     "80"},
    {"i8", "%0: i8 = const 100 : i8\n%1: i8 = const 156 : i8\n%2: i8 = subs-sat %0, %1 : i8",
     "7f"},
    {"i8", "%0: i8 = const 0 : i8\n%1: i8 = const 128 : i8\n%2: i8 = subs-sat %0, %1 : i8",
     "7f"},
    {"i8", "%0: i8 = const 5 : i8\n%1: i8 = const 7 : i8\n%2: i8 = subs-sat %0, %1 : i8",
     "fe"},
    {"i8", "%0: i8 = const 5 : i8\n%1: i8 = const 7 : i8\n%2: i8 = subu-sat %0, %1 : i8",
     "0"},
    {"i8", "%0: i8 = const 7 : i8\n%1: i8 = const 5 : i8\n%2: i8 = subu-sat %0, %1 : i8",
     "2"},
    {"i8", "%0: i8 = const 1 : i8\n%1: i8 = const 6 : i8\n%2: i8 = shls-sat %0, %1 : i8",
     "40"},
    {"i8", "%0: i8 = const 1 : i8\n%1: i8 = const 7 : i8\n%2: i8 = shls-sat %0, %1 : i8",
     "7f"},
    {"i8", "%0: i8 = const 255 : i8\n%1: i8 = const 7 : i8\n%2: i8 = shls-sat %0, %1 : i8",
     "80"},
    {"i8", "%0: i8 = const 254 : i8\n%1: i8 = const 7 : i8\n%2: i8 = shls-sat %0, %1 : i8",
     "80"},
    {"i8", "%0: i8 = const 0 : i8\n%1: i8 = const 7 : i8\n%2: i8 = shls-sat %0, %1 : i8",
     "0"},
    {"i8", "%0: i8 = const 1 : i8\n%1: i8 = const 8 : i8\n%2: i8 = shls-sat %0, %1 : i8",
     "poison"},
    {"i8", "%0: i8 = const 1 : i8\n%1: i8 = const 7 : i8\n%2: i8 = shlu-sat %0, %1 : i8",
     "80"},
    {"i8", "%0: i8 = const 3 : i8\n%1: i8 = const 7 : i8\n%2: i8 = shlu-sat %0, %1 : i8",
     "ff"},
    {"i8", "%0: i8 = const 1 : i8\n%1: i8 = const 9 : i8\n%2: i8 = shlu-sat %0, %1 : i8",
     "poison"},
    /* Funnel shifts take the amount modulo the width, also one that is no power of two. */
    {"i8", "%0: i8 = const 129 : i8\n%1: i8 = const 66 : i8\n%2: i8 = const 1 : i8\n%3: i8 = fshl %0, %1, %2 : i8",
     "2"},
    {"i8", "%0: i8 = const 129 : i8\n%1: i8 = const 66 : i8\n%2: i8 = const 8 : i8\n%3: i8 = fshl %0, %1, %2 : i8",
     "81"},
    {"i8", "%0: i8 = const 129 : i8\n%1: i8 = const 66 : i8\n%2: i8 = const 9 : i8\n%3: i8 = fshl %0, %1, %2 : i8",
     "2"},
    {"i8", "%0: i8 = const 129 : i8\n%1: i8 = const 66 : i8\n%2: i8 = const 1 : i8\n%3: i8 = fshr %0, %1, %2 : i8",
     "a1"},
    {"i8", "%0: i8 = const 129 : i8\n%1: i8 = const 66 : i8\n%2: i8 = const 0 : i8\n%3: i8 = fshr %0, %1, %2 : i8",
     "42"},
    {"i8", "%0: i8 = const 129 : i8\n%1: i8 = const 66 : i8\n%2: i8 = const 15 : i8\n%3: i8 = fshr %0, %1, %2 : i8",
     "2"},
    {"i24", "%0: i24 = const 8388609 : i24\n%1: i24 = const 4194304 : i24\n%2: i24 = const 25 : i24\n%3: i24 = fshl %0, %1, %2 : i24",
     "2"},
    {"i128", "%0: i128 = const 1 : i128\n%1: i128 = const 0 : i128\n%2: i128 = const 1 : i128\n%3: i128 = fshr %0, %1, %2 : i128",
     "80000000000000000000000000000000"},
    {"i8", "%0: i8 = const 1 : i8\n%1: i8 = poison : i8\n%2: i8 = fshl %0, %0, %1 : i8",
     "poison"},
    {"i8", "%0: i8 = const 1 : i8\n%1: i8 = undef : i8\n%2: i8 = fshl %0, %1, %0 : i8",
     "depends"},
    /* Bytes and bits in reverse. */
    {"i32", "%0: i32 = const 305419896 : i32\n%1: i32 = bswap %0 : i32",
     "78563412"},
    {"i48", "%0: i48 = const 1 : i48\n%1: i48 = bswap %0 : i48",
     "10000000000"},
    {"i5", "%0: i5 = const 3 : i5\n%1: i5 = bitreverse %0 : i5",
     "18"},
    {"i65", "%0: i65 = const 1 : i65\n%1: i65 = bitreverse %0 : i65",
     "10000000000000000"},
    /* fmuladd: one rounding or two. (1 + 2^-12)^2 - 1 has bits that a float product loses. */
    {"f32", "%0: f32 = const 2.0 : f32\n%1: f32 = const 3.0 : f32\n%2: f32 = fmuladd %0, %1, %0 : f32",
     "41000000"},
    {"f32", "%0: f32 = const 0x3f800800 : f32\n%1: f32 = const -1.0 : f32\n%2: f32 = fmuladd %0, %0, %1 : f32",
     "any:3a000400"},
    {"f32", "%0: f32 = const inf : f32\n%1: f32 = const -inf : f32\n%2: f32 = fmuladd %0, %0, %1 : f32",
     "nan"},
    {"f32", "%0: f32 = const inf : f32\n%1: f32 = const -inf : f32\n%2: f32 = fmuladd nnan %0, %0, %1 : f32",
     "poison"},
    /* reduce: in order, with or without a start, under a mask. */
    {"i32", "%0: vector<4xi32> = const {1, 0, 2, 0, 3, 0, 4, 0} : vector<4xi32>\n%1: i32 = reduce add %0 : vector<4xi32>",
     "a"},
    {"i32", "%0: vector<4xi32> = const {1, 0, 2, 0, 3, 0, 4, 0} : vector<4xi32>\n%1: i32 = const 5 : i32\n%2: i32 = reduce mul %1, %0 : vector<4xi32>",
     "78"},
    {"i32", "%0: vector<4xi32> = const {1, 0, 2, 0, 3, 0, 4, 0} : vector<4xi32>\n%1: vector<4xi1> = const {1, 0, 0, 0, 0, 0, 1, 0} : vector<4xi1>\n%2: i32 = const 5 : i32\n%3: i32 = reduce add %2, %0, %1 : vector<4xi32>",
     "a"},
    {"i32", "%0: vector<4xi32> = const {1, 0, 2, 0, 3, 0, 4, 0} : vector<4xi32>\n%1: vector<4xi1> = const {0, 0, 0, 0, 0, 0, 0, 0} : vector<4xi1>\n%2: i32 = const 5 : i32\n%3: i32 = reduce maxs %2, %0, %1 : vector<4xi32>",
     "5"},
    {"i32", "%0: vector<4xi32> = const {1, 0, 2, 0, 3, 0, 4, 0} : vector<4xi32>\n%1: vector<4xi1> = poison : vector<4xi1>\n%2: i32 = const 5 : i32\n%3: i32 = reduce maxs %2, %0, %1 : vector<4xi32>",
     "poison-access"},
    {"i32", "%0: vector<4xi32> = poison : vector<4xi32>\n%1: vector<4xi1> = const {0, 0, 0, 0, 0, 0, 0, 0} : vector<4xi1>\n%2: i32 = const 5 : i32\n%3: i32 = reduce maxs %2, %0, %1 : vector<4xi32>",
     "5"},
    {"i8", "%0: vector<3xi8> = const {255, 0, 1, 0, 128, 0} : vector<3xi8>\n%1: i8 = reduce minu %0 : vector<3xi8>",
     "1"},
    {"i8", "%0: vector<3xi8> = const {255, 0, 1, 0, 128, 0} : vector<3xi8>\n%1: i8 = reduce mins %0 : vector<3xi8>",
     "80"},
    /* 2^24 + 1 + 1 loses both ones from the left, and keeps them from the right. */
    {"f32", "%0: vector<3xf32> = const {1266679808, 0, 1065353216, 0, 1065353216, 0} : vector<3xf32>\n%1: f32 = reduce addf %0 : vector<3xf32>",
     "4b800000"},
    {"f32", "%0: vector<3xf32> = const {1065353216, 0, 1065353216, 0, 1266679808, 0} : vector<3xf32>\n%1: f32 = reduce addf %0 : vector<3xf32>",
     "4b800001"},
    /* Another order may be taken, here without and with another sum. */
    {"f32", "%0: vector<3xf32> = const {1073741824, 0, 1065353216, 0, 1065353216, 0} : vector<3xf32>\n%1: f32 = reduce reassoc addf %0 : vector<3xf32>",
     "40800000"},
    {"f32", "%0: vector<3xf32> = const {1266679808, 0, 1065353216, 0, 1065353216, 0} : vector<3xf32>\n%1: f32 = reduce reassoc addf %0 : vector<3xf32>",
     "any:4b800000"},
    {"f32", "%0: vector<3xf32> = const {1266679808, 0, 3414163456, 0, 1065353216, 0} : vector<3xf32>\n%1: f32 = reduce reassoc addf %0 : vector<3xf32>",
     "any:3f800000"},
    {"f16", "%0: vector<4xf16> = const {0, 0, 20416, 0, 20416, 0, 20416, 0} : vector<4xf16>\n%1: f16 = reduce reassoc mulf %0 : vector<4xf16>",
     "any:0"}, /* 0 * 31 * 31 * 31 */
    {"f8E5M2", "%0: vector<5xf8E5M2> = const {60, 0, 188, 0, 60, 0, 188, 0, 60, 0} : vector<5xf8E5M2>\n%1: f8E5M2 = reduce reassoc addf %0 : vector<5xf8E5M2>",
     "any:3c"}, /* 1 - 1 + 1 - 1 + 1: more than two bits count */
    {"f8E5M2", "%0: vector<3xf8E5M2> = const {60, 0, 188, 0, 60, 0} : vector<3xf8E5M2>\n%1: f8E5M2 = reduce reassoc addf %0 : vector<3xf8E5M2>",
     "3c"},
    {"f32", "%0: i1 = const 1 : i1\n%1: f32 = const 0.0 : f32\n%2: f32 = select nsz %0, %1, %1 : f32",
     "any:0"},
    {"f32", "%0: i1 = const 1 : i1\n%1: f32 = const 1.0 : f32\n%2: f32 = select nsz %0, %1, %1 : f32",
     "3f800000"},
    {"f32", "%0: i1 = const 1 : i1\n%1: f32 = poison : f32\n%2: f32 = select nsz %0, %1, %1 : f32",
     "poison"},
    {"f32", "%0: vector<2xf32> = const {2143289344, 0, 1065353216, 0} : vector<2xf32>\n%1: f32 = reduce maxnumf %0 : vector<2xf32>",
     "3f800000"},
    {"f32", "%0: vector<2xf32> = const {2143289344, 0, 1065353216, 0} : vector<2xf32>\n%1: f32 = reduce maximumf %0 : vector<2xf32>",
     "nan"},
    /* lane-mask: sums that wrap are not below anything. */
    {"vector<4xi1>", "%0: i8 = const 0 : i8\n%1: i8 = const 2 : i8\n%2: vector<4xi1> = lane-mask %0, %1 : vector<4xi1>",
     "1 1 0 0"},
    {"vector<4xi1>", "%0: i8 = const 3 : i8\n%1: i8 = const 5 : i8\n%2: vector<4xi1> = lane-mask %0, %1 : vector<4xi1>",
     "1 1 0 0"},
    {"vector<4xi1>", "%0: i8 = const 5 : i8\n%1: i8 = const 3 : i8\n%2: vector<4xi1> = lane-mask %0, %1 : vector<4xi1>",
     "0 0 0 0"},
    {"vector<4xi1>", "%0: i8 = const 254 : i8\n%1: i8 = const 255 : i8\n%2: vector<4xi1> = lane-mask %0, %1 : vector<4xi1>",
     "1 0 0 0"},
    {"vector<4xi1>", "%0: i8 = const 0 : i8\n%1: i8 = const 255 : i8\n%2: vector<4xi1> = lane-mask %0, %1 : vector<4xi1>",
     "1 1 1 1"},
    {"vector<4xi1>", "%0: i8 = poison : i8\n%1: vector<4xi1> = lane-mask %0, %0 : vector<4xi1>",
     "poison poison poison poison"},
    /* Lanes that share bytes are those of a load of the vector, but only bytes of
     * lanes that are on are touched. */
    {"vector<10xi1>", "%0: i64 = const 2 : i64\n%1: ptr = llvm-alloca %0 : i8\n%2: i8 = const 181 : i8\n%3: ptr = gep %1[0] : i8\nllvm-store %2, %3 : i8\n%4: i8 = const 2 : i8\n%5: ptr = gep %1[1] : i8\nllvm-store %4, %5 : i8\n%6: vector<10xi1> = const {1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0} : vector<10xi1>\n%7: vector<10xi1> = const {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0} : vector<10xi1>\n%8: vector<10xi1> = masked-load %1, %6, %7 align=1 : vector<10xi1>",
     "1 0 1 0 1 1 0 1 0 1"},
    {"vector<10xi1>", "%0: i64 = const 1 : i64\n%1: ptr = llvm-alloca %0 : i8\n%2: i8 = const 181 : i8\n%3: ptr = gep %1[0] : i8\nllvm-store %2, %3 : i8\n%4: vector<10xi1> = const {1, 0, 1, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0} : vector<10xi1>\n%5: vector<10xi1> = const {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0} : vector<10xi1>\n%6: vector<10xi1> = masked-load %1, %4, %5 align=1 : vector<10xi1>",
     "1 0 0 0 1 1 0 1 1 0"},
    {"vector<10xi1>", "%0: i64 = const 1 : i64\n%1: ptr = llvm-alloca %0 : i8\n%2: i8 = const 181 : i8\n%3: ptr = gep %1[0] : i8\nllvm-store %2, %3 : i8\n%4: vector<10xi1> = const {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0} : vector<10xi1>\n%5: vector<10xi1> = const {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0} : vector<10xi1>\n%6: vector<10xi1> = masked-load %1, %4, %5 align=1 : vector<10xi1>",
     "out-of-bounds"},
    {"vector<10xi1>", "%0: i64 = const 2 : i64\n%1: ptr = llvm-alloca %0 : i8\n%2: i8 = const 181 : i8\n%3: ptr = gep %1[0] : i8\nllvm-store %2, %3 : i8\n%4: vector<10xi1> = const {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0} : vector<10xi1>\n%5: vector<10xi1> = const {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0} : vector<10xi1>\n%6: vector<10xi1> = masked-load %1, %4, %5 align=1 : vector<10xi1>",
     "uninitialized-read"},
    {"vector<10xi1>", "%0: i64 = const 2 : i64\n%1: ptr = llvm-alloca %0 : i8\n%2: i8 = poison : i8\n%3: ptr = gep %1[0] : i8\nllvm-store %2, %3 : i8\n%4: i8 = const 2 : i8\n%5: ptr = gep %1[1] : i8\nllvm-store %4, %5 : i8\n%6: vector<10xi1> = const {1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0} : vector<10xi1>\n%7: vector<10xi1> = const {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0} : vector<10xi1>\n%8: vector<10xi1> = masked-load %1, %6, %7 align=1 : vector<10xi1>",
     "poison poison poison poison poison poison poison poison 0 1"},
    {"vector<10xi1>", "%0: i64 = const 2 : i64\n%1: ptr = llvm-alloca %0 : i8\n%2: i8 = const 181 : i8\n%3: ptr = gep %1[0] : i8\nllvm-store %2, %3 : i8\n%4: i8 = undef : i8\n%5: ptr = gep %1[1] : i8\nllvm-store %4, %5 : i8\n%6: vector<10xi1> = const {1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0} : vector<10xi1>\n%7: vector<10xi1> = const {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0} : vector<10xi1>\n%8: vector<10xi1> = masked-load %1, %6, %7 align=1 : vector<10xi1>",
     "1 0 1 0 1 1 0 1 undef undef"},
    {"vector<10xi1>", "%0: i64 = const 2 : i64\n%1: ptr = llvm-alloca %0 : i8\n%2: i8 = const 181 : i8\n%3: ptr = gep %1[0] : i8\nllvm-store %2, %3 : i8\n%4: i8 = const 6 : i8\n%5: ptr = gep %1[1] : i8\nllvm-store %4, %5 : i8\n%6: vector<10xi1> = const {1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 0, 1, 0} : vector<10xi1>\n%7: vector<10xi1> = const {1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0} : vector<10xi1>\n%8: vector<10xi1> = masked-load %1, %6, %7 align=1 : vector<10xi1>",
     "undef undef undef undef undef undef undef undef 1 undef"},
    {"vector<10xi1>", "%0: i64 = const 2 : i64\n%1: ptr = llvm-alloca %0 : i8\n%2: i8 = const 181 : i8\n%3: ptr = gep %1[0] : i8\nllvm-store %2, %3 : i8\n%4: i8 = const 6 : i8\n%5: ptr = gep %1[1] : i8\nllvm-store %4, %5 : i8\n%6: vector<10xi1> = const {1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0} : vector<10xi1>\n%7: vector<10xi1> = const {1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0} : vector<10xi1>\n%8: vector<10xi1> = masked-load %1, %6, %7 align=1 : vector<10xi1>",
     "1 0 1 0 1 1 0 1 1 1"},
    {"vector<2xi12>", "%0: i64 = const 3 : i64\n%1: ptr = llvm-alloca %0 : i8\n%2: i8 = const 35 : i8\n%3: ptr = gep %1[0] : i8\nllvm-store %2, %3 : i8\n%4: i8 = const 97 : i8\n%5: ptr = gep %1[1] : i8\nllvm-store %4, %5 : i8\n%6: i8 = const 5 : i8\n%7: ptr = gep %1[2] : i8\nllvm-store %6, %7 : i8\n%8: vector<2xi1> = const {0, 0, 1, 0} : vector<2xi1>\n%9: vector<2xi12> = const {9, 0, 9, 0} : vector<2xi12>\n%10: vector<2xi12> = masked-load %1, %8, %9 align=1 : vector<2xi12>",
     "9 56"},
    {"vector<2xi12>", "%0: i64 = const 3 : i64\n%1: ptr = llvm-alloca %0 : i8\n%2: i8 = const 97 : i8\n%3: ptr = gep %1[1] : i8\nllvm-store %2, %3 : i8\n%4: i8 = const 5 : i8\n%5: ptr = gep %1[2] : i8\nllvm-store %4, %5 : i8\n%6: vector<2xi1> = const {0, 0, 1, 0} : vector<2xi1>\n%7: vector<2xi12> = const {9, 0, 9, 0} : vector<2xi12>\n%8: vector<2xi12> = masked-load %1, %6, %7 align=1 : vector<2xi12>",
     "9 56"},
    {"vector<10xi1>", "%0: i64 = const 4 : i64\n%1: ptr = llvm-alloca %0 : i8\n%2: vector<10xi1> = const {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0} : vector<10xi1>\n%3: vector<10xi1> = const {1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0} : vector<10xi1>\n%4: vector<10xi1> = masked-load %1, %2, %3 align=2 : vector<10xi1>",
     "1 1 1 1 1 1 1 1 1 1"},
    /* Masked memory: 12 bytes hold 7, 8, 9; lanes that are off touch nothing. */
    {"vector<4xi32>", "%0: i64 = const 3 : i64\n%1: ptr = llvm-alloca %0 : i32\n%2: vector<3xi32> = const {7, 0, 8, 0, 9, 0} : vector<3xi32>\n%3: vector<3xi1> = const {1, 0, 1, 0, 1, 0} : vector<3xi1>\nmasked-store %2, %1, %3 align=4 : vector<3xi32>\n%4: vector<4xi32> = const {1, 0, 2, 0, 3, 0, 4, 0} : vector<4xi32>\n%5: vector<4xi1> = const {1, 0, 1, 0, 1, 0, 0, 0} : vector<4xi1>\n%6: vector<4xi32> = masked-load %1, %5, %4 align=4 : vector<4xi32>",
     "7 8 9 4"},
    {"vector<4xi32>", "%0: i64 = const 3 : i64\n%1: ptr = llvm-alloca %0 : i32\n%2: vector<3xi32> = const {7, 0, 8, 0, 9, 0} : vector<3xi32>\n%3: vector<3xi1> = const {1, 0, 1, 0, 1, 0} : vector<3xi1>\nmasked-store %2, %1, %3 align=4 : vector<3xi32>\n%4: vector<4xi32> = const {1, 0, 2, 0, 3, 0, 4, 0} : vector<4xi32>\n%5: vector<4xi1> = const {0, 0, 1, 0, 0, 0, 0, 0} : vector<4xi1>\n%6: vector<4xi32> = masked-load %1, %5, %4 align=4 : vector<4xi32>",
     "1 8 3 4"},
    {"vector<4xi32>", "%0: i64 = const 3 : i64\n%1: ptr = llvm-alloca %0 : i32\n%2: vector<3xi32> = const {7, 0, 8, 0, 9, 0} : vector<3xi32>\n%3: vector<3xi1> = const {1, 0, 1, 0, 1, 0} : vector<3xi1>\nmasked-store %2, %1, %3 align=4 : vector<3xi32>\n%4: vector<4xi32> = const {1, 0, 2, 0, 3, 0, 4, 0} : vector<4xi32>\n%5: vector<4xi1> = const {1, 0, 1, 0, 1, 0, 1, 0} : vector<4xi1>\n%6: vector<4xi32> = masked-load %1, %5, %4 align=4 : vector<4xi32>",
     "out-of-bounds"},
    {"vector<4xi32>", "%0: i64 = const 3 : i64\n%1: ptr = llvm-alloca %0 : i32\n%2: vector<3xi32> = const {7, 0, 8, 0, 9, 0} : vector<3xi32>\n%3: vector<3xi1> = const {1, 0, 1, 0, 1, 0} : vector<3xi1>\nmasked-store %2, %1, %3 align=4 : vector<3xi32>\n%4: vector<4xi32> = const {1, 0, 2, 0, 3, 0, 4, 0} : vector<4xi32>\n%5: vector<4xi1> = const {0, 0, 0, 0, 0, 0, 0, 0} : vector<4xi1>\n%6: ptr = zero : ptr\n%7: vector<4xi32> = masked-load %6, %5, %4 align=4 : vector<4xi32>",
     "1 2 3 4"},
    {"vector<4xi32>", "%0: i64 = const 3 : i64\n%1: ptr = llvm-alloca %0 : i32\n%2: vector<3xi32> = const {7, 0, 8, 0, 9, 0} : vector<3xi32>\n%3: vector<3xi1> = const {1, 0, 1, 0, 1, 0} : vector<3xi1>\nmasked-store %2, %1, %3 align=4 : vector<3xi32>\n%4: vector<4xi32> = const {1, 0, 2, 0, 3, 0, 4, 0} : vector<4xi32>\n%5: vector<4xi1> = const {1, 0, 0, 0, 0, 0, 0, 0} : vector<4xi1>\n%6: vector<4xi32> = masked-load %1, %5, %4 align=16 : vector<4xi32>",
     "misaligned"},
    {"vector<4xi32>", "%0: i64 = const 3 : i64\n%1: ptr = llvm-alloca %0 : i32\n%2: vector<3xi32> = const {7, 0, 8, 0, 9, 0} : vector<3xi32>\n%3: vector<3xi1> = const {1, 0, 1, 0, 1, 0} : vector<3xi1>\nmasked-store %2, %1, %3 align=4 : vector<3xi32>\n%4: vector<4xi32> = const {1, 0, 2, 0, 3, 0, 4, 0} : vector<4xi32>\n%5: vector<4xi1> = const {0, 0, 1, 0, 1, 0, 0, 0} : vector<4xi1>\n%6: vector<4xi32> = expandload %1, %5, %4 align=4 : vector<4xi32>",
     "1 7 8 4"},
    {"vector<4xi32>", "%0: i64 = const 3 : i64\n%1: ptr = llvm-alloca %0 : i32\n%2: vector<3xi32> = const {7, 0, 8, 0, 9, 0} : vector<3xi32>\n%3: vector<3xi1> = const {1, 0, 1, 0, 1, 0} : vector<3xi1>\nmasked-store %2, %1, %3 align=4 : vector<3xi32>\n%4: vector<4xi32> = const {1, 0, 2, 0, 3, 0, 4, 0} : vector<4xi32>\n%5: vector<4xi1> = const {1, 0, 1, 0, 1, 0, 1, 0} : vector<4xi1>\n%6: vector<4xi32> = expandload %1, %5, %4 align=4 : vector<4xi32>",
     "out-of-bounds"},
    {"i32", "%0: i64 = const 3 : i64\n%1: ptr = llvm-alloca %0 : i32\n%2: vector<3xi32> = const {7, 0, 8, 0, 9, 0} : vector<3xi32>\n%3: vector<3xi1> = const {1, 0, 1, 0, 1, 0} : vector<3xi1>\nmasked-store %2, %1, %3 align=4 : vector<3xi32>\n%4: vector<4xi32> = const {1, 0, 2, 0, 3, 0, 4, 0} : vector<4xi32>\n%5: vector<4xi1> = const {0, 0, 1, 0, 0, 0, 1, 0} : vector<4xi1>\ncompressstore %4, %1, %5 align=4 : vector<4xi32>\n%6: ptr = gep %1[1] : i32\n%7: i32 = llvm-load %6 : i32",
     "4"},
    {"i32", "%0: i64 = const 3 : i64\n%1: ptr = llvm-alloca %0 : i32\n%2: vector<3xi32> = const {7, 0, 8, 0, 9, 0} : vector<3xi32>\n%3: vector<3xi1> = const {1, 0, 1, 0, 1, 0} : vector<3xi1>\nmasked-store %2, %1, %3 align=4 : vector<3xi32>\n%4: vector<4xi32> = const {1, 0, 2, 0, 3, 0, 4, 0} : vector<4xi32>\n%5: vector<4xi1> = const {0, 0, 1, 0, 0, 0, 0, 0} : vector<4xi1>\nmasked-store %4, %1, %5 align=4 : vector<4xi32>\n%6: ptr = gep %1[1] : i32\n%7: i32 = llvm-load %6 : i32",
     "2"},
    {"", "%0: i64 = const 3 : i64\n%1: ptr = llvm-alloca %0 : i32\n%2: vector<3xi32> = const {7, 0, 8, 0, 9, 0} : vector<3xi32>\n%3: vector<3xi1> = const {1, 0, 1, 0, 1, 0} : vector<3xi1>\nmasked-store %2, %1, %3 align=4 : vector<3xi32>\n%4: vector<4xi32> = const {1, 0, 2, 0, 3, 0, 4, 0} : vector<4xi32>\n%5: vector<4xi1> = const {0, 0, 0, 0, 0, 0, 1, 0} : vector<4xi1>\nmasked-store %4, %1, %5 align=4 : vector<4xi32>",
     "out-of-bounds"},
    {"", "%0: i64 = const 3 : i64\n%1: ptr = llvm-alloca %0 : i32\n%2: vector<3xi32> = const {7, 0, 8, 0, 9, 0} : vector<3xi32>\n%3: vector<3xi1> = const {1, 0, 1, 0, 1, 0} : vector<3xi1>\nmasked-store %2, %1, %3 align=4 : vector<3xi32>\n%4: vector<4xi32> = const {1, 0, 2, 0, 3, 0, 4, 0} : vector<4xi32>\n%5: vector<4xi1> = undef : vector<4xi1>\nmasked-store %4, %1, %5 align=4 : vector<4xi32>",
     "refused"},
    {"vector<4xi32>", "%0: i64 = const 3 : i64\n%1: ptr = llvm-alloca %0 : i32\n%2: vector<3xi32> = const {7, 0, 8, 0, 9, 0} : vector<3xi32>\n%3: vector<3xi1> = const {1, 0, 1, 0, 1, 0} : vector<3xi1>\nmasked-store %2, %1, %3 align=4 : vector<3xi32>\n%4: vector<4xi32> = const {1, 0, 2, 0, 3, 0, 4, 0} : vector<4xi32>\n%5: vector<4xi1> = const {0, 0, 1, 0, 0, 0, 1, 0} : vector<4xi1>\n%6: ptr = gep %1[2] : i32\n%7: vector<4xptr> = poison : vector<4xptr>\n%8: i64 = const 1 : i64\n%9: vector<4xptr> = insertelement %7, %6, %8 : vector<4xptr>\n%10: i64 = const 3 : i64\n%11: vector<4xptr> = insertelement %9, %1, %10 : vector<4xptr>\n%12: vector<4xi32> = gather %11, %5, %4 align=4 : vector<4xi32>",
     "1 9 3 7"},
    {"vector<4xi32>", "%0: i64 = const 3 : i64\n%1: ptr = llvm-alloca %0 : i32\n%2: vector<3xi32> = const {7, 0, 8, 0, 9, 0} : vector<3xi32>\n%3: vector<3xi1> = const {1, 0, 1, 0, 1, 0} : vector<3xi1>\nmasked-store %2, %1, %3 align=4 : vector<3xi32>\n%4: vector<4xi32> = const {1, 0, 2, 0, 3, 0, 4, 0} : vector<4xi32>\n%5: vector<4xi1> = const {1, 0, 1, 0, 0, 0, 1, 0} : vector<4xi1>\n%6: ptr = gep %1[2] : i32\n%7: vector<4xptr> = poison : vector<4xptr>\n%8: i64 = const 1 : i64\n%9: vector<4xptr> = insertelement %7, %6, %8 : vector<4xptr>\n%10: i64 = const 3 : i64\n%11: vector<4xptr> = insertelement %9, %1, %10 : vector<4xptr>\n%12: vector<4xi32> = gather %11, %5, %4 align=4 : vector<4xi32>",
     "poison-access"},
    {"i32", "%0: i64 = const 3 : i64\n%1: ptr = llvm-alloca %0 : i32\n%2: vector<3xi32> = const {7, 0, 8, 0, 9, 0} : vector<3xi32>\n%3: vector<3xi1> = const {1, 0, 1, 0, 1, 0} : vector<3xi1>\nmasked-store %2, %1, %3 align=4 : vector<3xi32>\n%4: vector<4xi32> = const {1, 0, 2, 0, 3, 0, 4, 0} : vector<4xi32>\n%5: vector<4xi1> = const {0, 0, 1, 0, 0, 0, 1, 0} : vector<4xi1>\n%6: ptr = gep %1[2] : i32\n%7: vector<4xptr> = poison : vector<4xptr>\n%8: i64 = const 1 : i64\n%9: vector<4xptr> = insertelement %7, %6, %8 : vector<4xptr>\n%10: i64 = const 3 : i64\n%11: vector<4xptr> = insertelement %9, %1, %10 : vector<4xptr>\nscatter %4, %11, %5 align=4 : vector<4xi32>\n%12: i32 = llvm-load %6 : i32",
     "2"},
    /* separate-storage and trap. */
    {"", "%0: i64 = const 2 : i64\n%1: ptr = llvm-alloca %0 : i32\n%2: ptr = llvm-alloca %0 : i32\nseparate-storage %1, %2",
     ""},
    {"", "%0: i64 = const 2 : i64\n%1: ptr = llvm-alloca %0 : i32\n%2: ptr = gep %1[1] : i32\nseparate-storage %1, %2",
     "assume-violated"},
    {"", "%0: ptr = poison : ptr\nseparate-storage %0, %0",
     "assume-violated"},
    {"", "trap",
     "abort"},
    /* Addresses in initial values; both calls see the same. */
    {"i32", "global @cell : i32 = [5]\nglobal @table : array<2 x ptr> = [0x0, @cell]\n---\n%0: ptr = global-address @table\n"
            "%1: ptr = gep %0[1] : ptr\n%2: ptr = llvm-load %1 : ptr\n%3: i32 = llvm-load %2 : i32\n"
            "%4: ptr = zero : ptr\nllvm-store %4, %1 : ptr\n%5: i32 = const 0 : i32\n%6: i32 = add %3, %5 : i32",
     "5"},
    {"i16", "global @cell : i32 = [65538]\nglobal @p : struct<(i8, ptr)> = [1, @cell+2]\n---\n%0: ptr = global-address @p\n"
            "%1: ptr = gep %0[0, 1] : struct<(i8, ptr)>\n%2: ptr = llvm-load %1 : ptr\n%3: i16 = llvm-load %2 : i16",
     "1"},
    {"i1", "global @cell : i32\nglobal @p : ptr = [@cell]\n---\n%0: ptr = global-address @p\n%1: ptr = llvm-load %0 : ptr\n"
           "%2: ptr = global-address @cell\n%3: i1 = cmpi eq %1, %2 : ptr",
     "1"},
    /* Choices: what follows from them is marked lane by lane, through memory and calls of nothing; what they decide is not. */
    {"i8", "%0: i8 = undef : i8\n%1: i8 = freeze %0 : i8\n%2: i8 = const 3 : i8\n%3: i8 = add %1, %2 : i8", "any:3"},
    {"vector<2xi8>", "%0: vector<2xi8> = undef : vector<2xi8>\n%1: i8 = const 3 : i8\n%2: i32 = const 1 : i32\n"
                     "%3: vector<2xi8> = insertelement %0, %1, %2 : vector<2xi8>\n"
                     "%4: vector<2xi8> = freeze %3 : vector<2xi8>\n%5: vector<2xi8> = add %4, %4 : vector<2xi8>",
     "any:0 6"},
    {"struct<(i8, i8)>", "%0: i8 = poison : i8\n%1: i8 = freeze %0 : i8\n%2: struct<(i8, i8)> = zero : struct<(i8, i8)>\n"
                         "%3: struct<(i8, i8)> = insertvalue %2, %1[1] : struct<(i8, i8)>\n%4: i64 = const 1 : i64\n"
                         "%5: ptr = llvm-alloca %4 : struct<(i8, i8)>\nllvm-store %3, %5 : struct<(i8, i8)>\n"
                         "%6: struct<(i8, i8)> = llvm-load %5 : struct<(i8, i8)>",
     "0 any:0"},
    {"i8", "%0: i1 = poison : i1\n%1: i1 = freeze %0 : i1\n%2: i8 = const 1 : i8\n%3: i8 = const 2 : i8\n"
           "%4: i8 = select %1, %2, %3 : i8",
     "any:2"},
    {"i8", "%0: i1 = poison : i1\n%1: i1 = freeze %0 : i1\n%2: i8 = poison : i8\n%3: i8 = const 2 : i8\n"
           "%4: i8 = select %1, %3, %2 : i8",
     "poison"},
    {"i8", "%0: i8 = poison : i8\n%1: i8 = freeze %0 : i8\n%2: i64 = const 2 : i64\n%3: ptr = llvm-alloca %2 : i8\n"
           "memset %3, %1, %2 : ptr\n%4: i8 = llvm-load %3 : i8",
     "any:0"},
    {"i8", "%0: i64 = poison : i64\n%1: i64 = freeze %0 : i64\n%2: i64 = const 2 : i64\n%3: ptr = llvm-alloca %2 : i8\n"
           "%4: i8 = const 7 : i8\nmemset %3, %4, %2 : ptr\n%5: ptr = gep %3[%1] : i8\n%6: i8 = llvm-load %5 : i8",
     "any:7 undetermined"},
    {"i8", "%0: i8 = const 1 : i8\n%1: i8 = poison : i8\n%2: i8 = freeze %1 : i8\n%3: i8 = divu %0, %2 : i8", "division-by-zero"},
    {"i8", "%0: i8 = undef : i8\n%1: i8 = freeze %0 : i8\n%2: i8 = const 77 : i8\n%3: i8 = sub %1, %2 : i8\n%4: i8 = divu %2, %3 : i8", "any:0 undetermined"},
    {"i8", "%0: i1 = poison : i1\n%1: i1 = freeze %0 : i1\ncond-br %1, ^1, ^1\n^1:\n%2: i8 = const 1 : i8", "1 undetermined"},
    {"i32", "func @seven : () -> (i32) {\n^0:\n%0: i32 = const 7 : i32\nreturn %0 : i32\n}\nglobal @p : ptr = [@seven]\n---\n"
            "%0: ptr = global-address @p\n%1: () -> (i32) = llvm-load %0 : () -> (i32)\n%2: i32 = call-indirect %1 : () -> (i32)",
     "7"},
    /* Integers of which only some bytes are known: memory and trunc keep those. */
#define PARTIAL "%0: i64 = const 1 : i64\n%1: ptr = llvm-alloca %0 : i32\n%2: i32 = const 305419896 : i32\nllvm-store %2, %1 : i32\n" \
                "%3: ptr = gep %1[2] : i8\n%4: i8 = undef : i8\nllvm-store %4, %3 : i8\n%5: i32 = llvm-load %1 : i32\n"
    {"i32", PARTIAL "%6: i32 = or %5, %2 : i32", "depends"},
    {"i32", PARTIAL "%6: i32 = const 65535 : i32\n%7: i32 = and %5, %6 : i32", "depends"},
    {"i32", PARTIAL "%6: i32 = const 65536 : i32\n%7: i32 = and %5, %6 : i32", "depends"},
    {"i32", PARTIAL "%6: i32 = const 16711680 : i32\n%7: i32 = or %5, %6 : i32", "depends"},
    {"i16", PARTIAL "%6: i16 = trunc %5 : i32", "5678"},
    {"i16", PARTIAL "%6: i16 = trunc nuw %5 : i32", "refused"},
    {"i32", PARTIAL "%6: i32 = const 24 : i32\n%7: i32 = shru %5, %6 : i32", "depends"},
    {"i32", PARTIAL "%6: i32 = const 16 : i32\n%7: i32 = shl %5, %6 : i32", "depends"},
    {"i32", PARTIAL "%6: i32 = const 16 : i32\n%7: i32 = shru %5, %6 : i32\n%8: i8 = trunc %7 : i32\n%9: i32 = zext %8 : i8",
     "depends"},
    {"i1", PARTIAL "%6: i32 = const 7 : i32\n%7: i1 = cmpi eq %5, %6 : i32", "depends"},
    {"i1", PARTIAL "%6: i1 = cmpi eq %5, %2 : i32", "depends"},
    {"i32", PARTIAL "%6: i32 = const 1 : i32\n%7: i32 = add %5, %6 : i32", "depends"},
    {"i32", PARTIAL "%6: i32 = freeze %5 : i32", "refused"},
    {"i8", PARTIAL "%6: ptr = llvm-alloca %0 : i32\nllvm-store %5, %6 : i32\n%7: ptr = gep %6[3] : i8\n%8: i8 = llvm-load %7 : i8", "12"},
    {"i8", PARTIAL "%6: ptr = llvm-alloca %0 : i32\nllvm-store %5, %6 : i32\n%7: ptr = gep %6[2] : i8\n%8: i8 = llvm-load %7 : i8",
     "undef"},
    {"i16", PARTIAL "%6: i8 = poison : i8\nllvm-store %6, %3 : i8\n%7: i32 = llvm-load %1 : i32\n%8: i16 = trunc %7 : i32", "poison"},
#undef PARTIAL
    /* Addresses as numbers. */
    {"i64", "%0: i64 = const 1 : i64\n%1: ptr = llvm-alloca %0 : i32\n%2: i64 = ptrtoint %1 : ptr\n%3: i64 = and %2, %0 : i64", "0"},
    {"i64", "%0: i64 = const 1 : i64\n%1: ptr = llvm-alloca %0 : i32\n%2: i64 = ptrtoint open %1 : ptr\n%3: i64 = and %2, %0 : i64",
     "0"},
    {"i64", "%0: i64 = const 8 : i64\n%1: ptr = llvm-alloca %0 : i32\n%2: i64 = ptrtoint open %1 : ptr\n%3: i64 = and %2, %0 : i64\n"
            "%4: i64 = and %3, %3 : i64\n%5: i64 = sub %4, %4 : i64",
     "any:0"},
    /* Two objects: what no other place of them could change is no choice. */
    {"i1", "%0: i64 = const 1 : i64\n%1: ptr = llvm-alloca %0 : i64\n%2: ptr = llvm-alloca %0 : i64\n%3: i64 = ptrtoint open %1 : ptr\n%4: i64 = ptrtoint open %2 : ptr\n%5: i64 = const 8 : i64\n%6: i64 = add %3, %5 : i64\n%7: i64 = add %4, %0 : i64\n%8: i1 = cmpi eq %3, %4 : i64", "0"},
    {"i1", "%0: i64 = const 1 : i64\n%1: ptr = llvm-alloca %0 : i64\n%2: ptr = llvm-alloca %0 : i64\n%3: i64 = ptrtoint open %1 : ptr\n%4: i64 = ptrtoint open %2 : ptr\n%5: i64 = const 8 : i64\n%6: i64 = add %3, %5 : i64\n%7: i64 = add %4, %0 : i64\n%8: i1 = cmpi ne %3, %7 : i64", "1"},
    {"i1", "%0: i64 = const 1 : i64\n%1: ptr = llvm-alloca %0 : i64\n%2: ptr = llvm-alloca %0 : i64\n%3: i64 = ptrtoint open %1 : ptr\n%4: i64 = ptrtoint open %2 : ptr\n%5: i64 = const 8 : i64\n%6: i64 = add %3, %5 : i64\n%7: i64 = add %4, %0 : i64\n%8: i1 = cmpi eq %3, %3 : i64", "1"},
    {"i1", "%0: i64 = const 1 : i64\n%1: ptr = llvm-alloca %0 : i64\n%2: ptr = llvm-alloca %0 : i64\n%3: i64 = ptrtoint open %1 : ptr\n%4: i64 = ptrtoint open %2 : ptr\n%5: i64 = const 8 : i64\n%6: i64 = add %3, %5 : i64\n%7: i64 = add %4, %0 : i64\n%8: i1 = cmpi ult %3, %6 : i64", "1"},
    {"i1", "%0: i64 = const 1 : i64\n%1: ptr = llvm-alloca %0 : i64\n%2: ptr = llvm-alloca %0 : i64\n%3: i64 = ptrtoint open %1 : ptr\n%4: i64 = ptrtoint open %2 : ptr\n%5: i64 = const 8 : i64\n%6: i64 = add %3, %5 : i64\n%7: i64 = add %4, %0 : i64\n%8: i1 = cmpi eq %3, %6 : i64", "0"},
    {"i1", "%0: i64 = const 1 : i64\n%1: ptr = llvm-alloca %0 : i64\n%2: ptr = llvm-alloca %0 : i64\n%3: i64 = ptrtoint open %1 : ptr\n%4: i64 = ptrtoint open %2 : ptr\n%5: i64 = const 8 : i64\n%6: i64 = add %3, %5 : i64\n%7: i64 = add %4, %0 : i64\n%8: i1 = cmpi ne %6, %4 : i64", "any:1"},
    {"i1", "%0: i64 = const 1 : i64\n%1: ptr = llvm-alloca %0 : i64\n%2: ptr = llvm-alloca %0 : i64\n%3: i64 = ptrtoint open %1 : ptr\n%4: i64 = ptrtoint open %2 : ptr\n%5: i64 = const 8 : i64\n%6: i64 = add %3, %5 : i64\n%7: i64 = add %4, %0 : i64\n%8: i1 = cmpi ult %3, %4 : i64", "any:1"},
    {"i1", "%0: i64 = const 1 : i64\n%1: ptr = llvm-alloca %0 : i64\n%2: ptr = llvm-alloca %0 : i64\n%3: i64 = ptrtoint open %1 : ptr\n%4: i64 = ptrtoint open %2 : ptr\n%5: i64 = const 8 : i64\n%6: i64 = add %3, %5 : i64\n%7: i64 = add %4, %0 : i64\n%8: i1 = cmpi slt %3, %6 : i64", "any:1"},
    {"i1", "%0: i64 = const 1 : i64\n%1: ptr = llvm-alloca %0 : i64\n%2: ptr = llvm-alloca %0 : i64\n%3: i64 = ptrtoint open %1 : ptr\n%4: i64 = ptrtoint open %2 : ptr\n%5: i64 = const 8 : i64\n%6: i64 = add %3, %5 : i64\n%7: i64 = add %4, %0 : i64\n%8: i64 = sub %3, %3 : i64\n%9: i1 = cmpi ne %3, %8 : i64", "1"},
    {"i1", "%0: i64 = const 1 : i64\n%1: ptr = llvm-alloca %0 : i64\n%2: ptr = llvm-alloca %0 : i64\n%3: i64 = ptrtoint open %1 : ptr\n%4: i64 = ptrtoint open %2 : ptr\n%5: i64 = const 8 : i64\n%6: i64 = add %3, %5 : i64\n%7: i64 = add %4, %0 : i64\n%8: i1 = cmpi ne %3, %5 : i64", "any:1"},
    {"i64", "%0: i64 = const 1 : i64\n%1: ptr = llvm-alloca %0 : i64\n%2: ptr = llvm-alloca %0 : i64\n%3: i64 = ptrtoint open %1 : ptr\n%4: i64 = ptrtoint open %2 : ptr\n%5: i64 = const 8 : i64\n%6: i64 = add %3, %5 : i64\n%7: i64 = add %4, %0 : i64\n%8: i64 = sub %6, %3 : i64", "8"},
    {"i64", "%0: i64 = const 1 : i64\n%1: ptr = llvm-alloca %0 : i64\n%2: ptr = llvm-alloca %0 : i64\n%3: i64 = ptrtoint open %1 : ptr\n%4: i64 = ptrtoint open %2 : ptr\n%5: i64 = const 8 : i64\n%6: i64 = add %3, %5 : i64\n%7: i64 = add %4, %0 : i64\n%8: i64 = sub %7, %3 : i64", "any:51"},
    {"i64", "%0: i64 = const 1 : i64\n%1: ptr = llvm-alloca %0 : i64\n%2: ptr = llvm-alloca %0 : i64\n%3: i64 = ptrtoint open %1 : ptr\n%4: i64 = ptrtoint open %2 : ptr\n%5: i64 = const 8 : i64\n%6: i64 = add %3, %5 : i64\n%7: i64 = add %4, %0 : i64\n%8: i64 = const -8 : i64\n%9: i64 = and %7, %8 : i64\n%10: i64 = sub %9, %4 : i64", "0"},
    {"i1", "%0: i64 = const 1 : i64\n%1: ptr = llvm-alloca %0 : i64\n%2: ptr = llvm-alloca %0 : i64\n%3: i64 = ptrtoint open %1 : ptr\n%4: i64 = ptrtoint open %2 : ptr\n%5: i64 = const 8 : i64\n%6: i64 = add %3, %5 : i64\n%7: i64 = add %4, %0 : i64\n%8: i128 = zext %3 : i64\n%9: i128 = zext %6 : i64\n%10: i1 = cmpi ult %8, %9 : i128", "1"},
    {"i1", "%0: i64 = const 1 : i64\n%1: ptr = llvm-alloca %0 : i64\n%2: ptr = llvm-alloca %0 : i64\n%3: i64 = ptrtoint open %1 : ptr\n%4: i64 = ptrtoint open %2 : ptr\n%5: i64 = const 8 : i64\n%6: i64 = add %3, %5 : i64\n%7: i64 = add %4, %0 : i64\n%8: i32 = trunc %3 : i64\n%9: i32 = trunc %6 : i64\n%10: i1 = cmpi ne %8, %9 : i32", "any:1"},
    {"i64", "%0: i64 = const 1 : i64\n%1: ptr = llvm-alloca %0 : i64\n%2: ptr = llvm-alloca %0 : i64\n%3: i64 = ptrtoint open %1 : ptr\n%4: i64 = ptrtoint open %2 : ptr\n%5: i64 = const 8 : i64\n%6: i64 = add %3, %5 : i64\n%7: i64 = add %4, %0 : i64\nllvm-store %5, %2 : i64\n%8: ptr = inttoptr %4 : i64\n%9: i64 = llvm-load %8 : i64", "8"},
    /* The difference of two objects is never 0, and otherwise anything. */
#define DIFFERENCE "%0: i64 = const 1 : i64\n%1: ptr = llvm-alloca %0 : i64\n%2: ptr = llvm-alloca %0 : i64\n%3: i64 = ptrtoint open %1 : ptr\n%4: i64 = ptrtoint open %2 : ptr\n%5: i64 = const 0 : i64\n%6: i64 = sub %3, %4 : i64\n"
    {"i1", DIFFERENCE "%7: i1 = cmpi ne %6, %5 : i64", "1"},
    {"i1", DIFFERENCE "%7: i1 = cmpi eq %5, %6 : i64", "0"},
    {"i1", DIFFERENCE "%7: i1 = cmpi ne %6, %0 : i64", "any:1"},
    {"i1", DIFFERENCE "%7: i1 = cmpi ugt %6, %5 : i64", "any:1"},
    {"i1", DIFFERENCE "%7: i1 = cmpi ne %6, %6 : i64", "any:0"},
    {"i1", DIFFERENCE "%7: i128 = sext %6 : i64\n%8: i128 = const 0 : i128\n%9: i1 = cmpi ne %7, %8 : i128", "1"},
    {"i1", DIFFERENCE "%7: i32 = trunc %6 : i64\n%8: i32 = const 0 : i32\n%9: i1 = cmpi ne %7, %8 : i32", "any:1"},
    {"i1", DIFFERENCE "%7: i64 = add %6, %0 : i64\n%8: i1 = cmpi ne %7, %5 : i64", "any:1"},
    {"i1", DIFFERENCE "%7: i64 = const 8 : i64\n%8: i64 = add %3, %7 : i64\n%9: i64 = sub %8, %4 : i64\n%10: i1 = cmpi ne %9, %5 : i64", "any:1"},
    {"i1", DIFFERENCE "llvm-store %6, %1 : i64\n%7: i64 = llvm-load %1 : i64\n%8: i1 = cmpi ne %7, %5 : i64", "any:1"},
    {"i1", "%0: i64 = const 1 : i64\n%1: ptr = llvm-alloca %0 : i64\n%2: ptr = stacksave\n%3: ptr = llvm-alloca %0 : i64\n%4: i64 = ptrtoint open %1 : ptr\n%5: i64 = ptrtoint open %3 : ptr\nstackrestore %2\n%6: i64 = sub %4, %5 : i64\n%7: i64 = const 0 : i64\n%8: i1 = cmpi ne %6, %7 : i64", "any:1"},
#undef DIFFERENCE
    /* The same of pointers, and of numbers in memory. */
    {"i1", "%0: i64 = const 1 : i64\n%1: ptr = llvm-alloca %0 : i64\n%2: ptr = llvm-alloca %0 : i64\n%3: ptr = gep %1[1] : i64\n%4: i1 = cmpi open eq %1, %2 : ptr", "0"},
    {"i1", "%0: i64 = const 1 : i64\n%1: ptr = llvm-alloca %0 : i64\n%2: ptr = llvm-alloca %0 : i64\n%3: ptr = gep %1[1] : i64\n%4: i1 = cmpi open ne %3, %2 : ptr", "any:1"},
    {"i1", "%0: i64 = const 1 : i64\n%1: ptr = llvm-alloca %0 : i64\n%2: ptr = llvm-alloca %0 : i64\n%3: ptr = gep %1[1] : i64\n%4: i1 = cmpi open ult %1, %2 : ptr", "any:1"},
    {"i1", "%0: i64 = const 1 : i64\n%1: ptr = llvm-alloca %0 : i64\n%2: ptr = llvm-alloca %0 : i64\n%3: ptr = gep %1[1] : i64\n%4: i1 = cmpi open ule %1, %3 : ptr", "1"},
    {"i1", "%0: i64 = const 1 : i64\n%1: ptr = llvm-alloca %0 : i64\n%2: ptr = llvm-alloca %0 : i64\n%3: ptr = zero : ptr\n%4: i1 = cmpi open eq %1, %3 : ptr", "0"},
    {"i1", "%0: i64 = const 1 : i64\n%1: ptr = llvm-alloca %0 : i64\n%2: ptr = llvm-alloca %0 : i64\n%3: i1 = cmpi ult %1, %2 : ptr", "1"},
    {"i1", "%0: i64 = const 1 : i64\n%1: ptr = llvm-alloca %0 : i64\n%2: ptr = llvm-alloca %0 : i64\nllvm-store %1, %2 : ptr\n%3: i64 = llvm-load %2 : i64\n%4: i64 = ptrtoint open %1 : ptr\n%5: i1 = cmpi eq %3, %4 : i64", "1"},
    {"i1", "%0: i64 = const 1 : i64\n%1: ptr = llvm-alloca %0 : i64\n%2: ptr = llvm-alloca %0 : i64\nllvm-store %1, %2 : ptr\n%3: i32 = llvm-load %2 : i32\n%4: i1 = cmpi eq %3, %3 : i32", "any:1"},
    {"i64", "%0: i64 = const 1 : i64\n%1: ptr = llvm-alloca %0 : i64\n%2: ptr = llvm-alloca %0 : i64\n%3: i64 = ptrtoint open %1 : ptr\nllvm-store %3, %2 : i64\nllvm-store %0, %1 : i64\n%4: ptr = llvm-load %2 : ptr\n%5: i64 = llvm-load %4 : i64", "1"},
    {"i64", "%0: ptr = zero : ptr\n%1: i64 = ptrtoint open %0 : ptr", "0"},
    /* Lifetimes, stack marks, padding. */
    {"i8", "%0: i64 = const 1 : i64\n%1: ptr = llvm-alloca %0 : i8\nlifetime-end %1\n%2: i8 = const 1 : i8\nllvm-store %2, %1 : i8",
     "use-after-scope"},
    {"i8", "%0: i64 = const 1 : i64\n%1: ptr = llvm-alloca %0 : i8\nlifetime-end %1\nlifetime-start %1\n%2: i8 = const 1 : i8\n"
           "llvm-store %2, %1 : i8\n%3: i8 = llvm-load %1 : i8",
     "1"},
    {"i8", "%0: i64 = const 1 : i64\n%1: ptr = llvm-alloca %0 : i8\nstackrestore %1\n%2: i8 = const 1 : i8", "bad-pointer"},
    {"i8", "%0: ptr = stacksave\n%1: i64 = const 1 : i64\n%2: ptr = llvm-alloca %1 : i8\nstackrestore %0\nstackrestore %0\n"
           "%3: i8 = const 1 : i8",
     "1"},
    {"i8", "%0: i64 = const 1 : i64\n%1: ptr = llvm-alloca %0 : struct<(i8, i32)>\n%2: struct<(i8, i32)> = zero : struct<(i8, i32)>\n"
           "llvm-store %2, %1 : struct<(i8, i32)>\n%3: ptr = gep %1[1] : i8\n%4: i8 = llvm-load %3 : i8",
     "undef"},
    {"i8", "%0: i64 = const 1 : i64\n%1: ptr = llvm-alloca %0 : struct<(i8, i32)>\n%2: struct<(i8, i32)> = zero : struct<(i8, i32)>\n"
           "llvm-store %2, %1 : struct<(i8, i32)>\n%3: ptr = gep %1[7] : i8\n%4: i8 = llvm-load %3 : i8",
     "0"},
    {"i8", "%0: i64 = const 1 : i64\n%1: ptr = llvm-alloca %0 : array<2 x i24>\n%2: array<2 x i24> = zero : array<2 x i24>\n"
           "llvm-store %2, %1 : array<2 x i24>\n%3: ptr = gep %1[3] : i8\n%4: i8 = llvm-load %3 : i8",
     "undef"},
};
/* clang-format on */

static const char *describe(const refrt_outcome *outcome, const refrt_value *leaves, uint32_t count, char *text,
                            size_t size) {
  static const char *const states[] = {NULL, "nan", "undef", "poison"};
  uint32_t i;
  size_t used = 0;
  text[0] = 0;
  if (outcome->kind == REFRT_TRAPPED)
    return refrt_trap_name(outcome->trap);
  if (outcome->kind != REFRT_RETURNED)
    return outcome->kind == REFRT_REFUSED ? "refused" : "another outcome";
  for (i = 0; i < count && used < size; ++i) {
    const char *space = i == 0 ? "" : " ";
    if (leaves[i].state == REFRT_CHOSEN && leaves[i].hi != 0)
      used += (size_t)snprintf(text + used, size - used, "%sany:%llx%016llx", space, (unsigned long long)leaves[i].hi,
                               (unsigned long long)leaves[i].lo);
    else if (leaves[i].state == REFRT_CHOSEN)
      used += (size_t)snprintf(text + used, size - used, "%sany:%llx", space, (unsigned long long)leaves[i].lo);
    else if (leaves[i].state == REFRT_DEPENDS)
      used += (size_t)snprintf(text + used, size - used, "%sdepends", space);
    else if (states[leaves[i].state & 3] != NULL)
      used += (size_t)snprintf(text + used, size - used, "%s%s", space, states[leaves[i].state & 3]);
    else if (leaves[i].hi != 0)
      used += (size_t)snprintf(text + used, size - used, "%s%llx%016llx", space, (unsigned long long)leaves[i].hi,
                               (unsigned long long)leaves[i].lo);
    else
      used += (size_t)snprintf(text + used, size - used, "%s%llx", space, (unsigned long long)leaves[i].lo);
  }
  if (outcome->undetermined)
    (void)snprintf(text + used, size - used, " undetermined");
  return text;
}

/* The number of the last value that the body defines. */
static unsigned last_value(const char *body) {
  unsigned last = 0, number;
  const char *at;
  for (at = strchr(body, '%'); at != NULL; at = strchr(at + 1, '%'))
    if (sscanf(at, "%%%u:", &number) == 1 && strchr("0123456789", at[1]) != NULL && number > last)
      last = number;
  return last;
}

static void run_row(size_t index) {
  const row *r = &rows[index];
  char text[4096], value[32] = "", found[512];
  const char *split = strstr(r->body, "---\n"), *body = split == NULL ? r->body : split + 4;
  refrt_program *program = NULL;
  refrt_vm *vm;
  refrt_outcome outcome;
  refrt_value leaves[32];
  uint32_t count = 0;
  if (r->type[0] != 0)
    (void)snprintf(value, sizeof value, " %%%u", last_value(body));
  (void)snprintf(text, sizeof text, "refrt 1\n%.*sfunc @f : () -> (%s) {\n^0:\n%s\nreturn%s\n}\n",
                 (int)(split == NULL ? 0 : split - r->body), r->body, r->type, body, value);
  vm = test_machine(text, index, &program);
  if (vm != NULL) {
    const refrt_type_info *type = refrt_type_get(program, refrt_program_function(program, 0)->type);
    if (type->num_results != 0)
      count = refrt_type_get(program, type->parts[type->count])->leaves;
    CHECK(count <= 32 && refrt_vm_call(vm, 0, NULL, 0, leaves, count, &outcome) == REFRT_OK);
    CHECK(refrt_vm_reset(vm) == REFRT_OK && refrt_vm_call(vm, 0, NULL, 0, leaves, count, &outcome) == REFRT_OK);
    CHECK_MSG(strcmp(describe(&outcome, leaves, count, found, sizeof found), r->expect) == 0,
              "row %u: %s instead of %s (%s)\n%s", (unsigned)index,
              describe(&outcome, leaves, count, found, sizeof found), r->expect, outcome.message, r->body);
  }
  refrt_vm_destroy(vm);
  refrt_program_destroy(program);
}

/* What each choice of refrt_vm_set_choice() gives; "otherwise" where something else was chosen. */
typedef struct varied_row {
  const char *type, *body;
  const char *expect[REFRT_CHOICES];
} varied_row;

/* clang-format off */
static const varied_row varied_rows[] = {
    {"i8", "%0: i8 = poison : i8\n%1: i8 = freeze %0 : i8", {"any:0", "any:ff", "any:55", "any:aa"}},
    {"i1", "%0: i1 = undef : i1\n%1: i1 = freeze %0 : i1", {"any:0", "any:1", "any:1", "any:0"}},
    {"index", "%0: index = poison : index\n%1: index = freeze %0 : index",
     {"any:0", "any:ffffffffffffffff", "any:5555555555555555", "any:aaaaaaaaaaaaaaaa"}},
    {"f16", "%0: f16 = poison : f16\n%1: f16 = freeze %0 : f16", {"any:0", "any:ffff", "any:5555", "any:aaaa"}},
    {"vector<2xi8>", "%0: vector<2xi8> = poison : vector<2xi8>\n%1: vector<2xi8> = freeze %0 : vector<2xi8>",
     {"any:0 any:0", "any:ff any:ff", "any:55 any:55", "any:aa any:aa"}},
    {"i128", "%0: i128 = poison : i128\n%1: i128 = freeze %0 : i128",
     {"any:0", "any:ffffffffffffffffffffffffffffffff", "any:55555555555555555555555555555555",
      "any:aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}},
    /* What is defined stays. */
    {"i8", "%0: i8 = const 7 : i8\n%1: i8 = freeze %0 : i8", {"7", "7", "7", "7"}},
    /* The mark stays where the choice cancels: who varies it sees so. */
    {"i8", "%0: i8 = poison : i8\n%1: i8 = freeze %0 : i8\n%2: i8 = const 0 : i8\n%3: i8 = and %1, %2 : i8",
     {"any:0", "any:0", "any:0", "any:0"}},
    {"i8", "%0: i8 = poison : i8\n%1: i8 = freeze %0 : i8\n%2: i64 = const 1 : i64\n%3: ptr = llvm-alloca %2 : i8\n"
           "llvm-store %1, %3 : i8\n%4: i8 = llvm-load %3 : i8", {"any:0", "any:ff", "any:55", "any:aa"}},
    /* The sign of a NaN. */
    {"i16", "%0: f16 = const 0x0000 : f16\n%1: f16 = divf %0, %0 : f16\n%2: i16 = bitcast %1 : f16",
     {"any:7e00", "any:fe00", "any:7e00", "any:fe00"}},
    /* Other choices stay, and say so: pointers, bits of a NaN from memory. The last: which zero. */
    {"ptr", "%0: ptr = poison : ptr\n%1: ptr = freeze %0 : ptr",
     {"any:0 otherwise", "any:0 otherwise", "any:0 otherwise", "any:0 otherwise"}},
    {"i16", "%0: f16 = const 0x0000 : f16\n%1: f16 = divf %0, %0 : f16\n%2: i64 = const 1 : i64\n"
            "%3: ptr = llvm-alloca %2 : f16\nllvm-store %1, %3 : f16\n%4: i16 = llvm-load %3 : i16",
     {"any:7e00 otherwise", "any:7e00 otherwise", "any:7e00 otherwise", "any:7e00 otherwise"}},
    {"f16", "%0: f16 = const 0x0000 : f16\n%1: f16 = const 0x8000 : f16\n%2: f16 = maxnumf %0, %1 : f16",
     {"any:0", "any:8000", "any:0", "any:8000"}},
};
/* clang-format on */

static void run_varied_row(size_t index) {
  const varied_row *r = &varied_rows[index];
  char text[4096], found[512];
  refrt_program *program = NULL;
  refrt_vm *vm;
  refrt_outcome outcome;
  refrt_value leaves[2];
  uint32_t choice;
  (void)snprintf(text, sizeof text, "refrt 1\nfunc @f : () -> (%s) {\n^0:\n%s\nreturn %%%u\n}\n", r->type, r->body,
                 last_value(r->body));
  vm = test_machine(text, index, &program);
  for (choice = 0; vm != NULL && choice < REFRT_CHOICES; ++choice) {
    const refrt_type_info *type = refrt_type_get(program, refrt_program_function(program, 0)->type);
    uint32_t count = refrt_type_get(program, type->parts[0])->leaves;
    refrt_vm_set_choice(vm, choice);
    CHECK(refrt_vm_reset(vm) == REFRT_OK && refrt_vm_call(vm, 0, NULL, 0, leaves, count, &outcome) == REFRT_OK);
    (void)describe(&outcome, leaves, count, found, sizeof found);
    if (outcome.chose_otherwise)
      (void)strcat(found, " otherwise");
    CHECK_MSG(strcmp(found, r->expect[choice]) == 0, "row %u, choice %u: %s instead of %s (%s)\n%s", (unsigned)index,
              (unsigned)choice, found, r->expect[choice], outcome.message, r->body);
  }
  refrt_vm_destroy(vm);
  refrt_program_destroy(program);
}

int main(void) {
  size_t index;
  for (index = 0; index < sizeof varied_rows / sizeof varied_rows[0]; ++index)
    run_varied_row(index);
  for (index = 0; index < sizeof rows / sizeof rows[0]; ++index)
    run_row(index);
  return check_finish();
}

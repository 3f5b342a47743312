/*===-- limits.h - every limit of refrt, with its reason ---------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Each limit can be changed when building (-DREFRT_MAX_RANK=8u). They exist so
 * that a short program text cannot ask for gigabytes or for hours, and so that
 * no recursion follows the input. Exceeding one is REFRT_E_LIMIT, never a trap.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_LIMITS_H
#define REFRT_LIMITS_H

#include <stdint.h>

/*===---------------------------------- types ------------------------------===*/

/* Dimensions of a memref or vector. A mask of dimensions fits 64 bits. */
#ifndef REFRT_MAX_RANK
#define REFRT_MAX_RANK 64u
#endif

/* Lanes of a vector: what `vector<256x256xi8>` needs; a lane is a whole leaf. */
#ifndef REFRT_MAX_LANES
#define REFRT_MAX_LANES 65536u
#endif

/* Leaves of one value, and as many aggregates around them: a constant of a
 * million elements. A leaf takes 24 bytes, so a value takes 24 MB at most. */
#ifndef REFRT_MAX_LEAVES
#define REFRT_MAX_LEAVES (1u << 20)
#endif

/* Types inside types. The parser, the printer and the machine's typed access
 * recurse this deep, nothing else in refrt recurses. */
#ifndef REFRT_MAX_TYPE_DEPTH
#define REFRT_MAX_TYPE_DEPTH 32u
#endif

/* Words a type takes when it is written out. Types share their parts, texts do
 * not: without a limit a text can be exponentially longer than what it shows. */
#ifndef REFRT_MAX_TYPE_WORDS
#define REFRT_MAX_TYPE_WORDS 65536u
#endif

/*===--------------------------------- programs ----------------------------===*/

/* Leaves of all values of one function together: the machine's frame, whose
 * slots are 32-bit byte offsets (24 bytes each: 96 MB). */
#ifndef REFRT_MAX_FRAME_LEAVES
#define REFRT_MAX_FRAME_LEAVES (1u << 22)
#endif

/* Items of any one table of a program: ids are 32 bits with the top one free. */
#ifndef REFRT_MAX_ITEMS
#define REFRT_MAX_ITEMS 0x7fffffffu
#endif

/* Largest alignment an instruction or a global may state, in bytes: LLVM's. */
#ifndef REFRT_MAX_ALIGN
#define REFRT_MAX_ALIGN (UINT64_C(1) << 32)
#endif

/*===------------------------------- running -------------------------------===*/

/* Defaults of refrt_config_init: a call that needs more than a few seconds or
 * more memory than a test machine has to spare is of no use to a harness. */
#ifndef REFRT_DEFAULT_MAX_STEPS
#define REFRT_DEFAULT_MAX_STEPS UINT64_C(20000000)
#endif
#ifndef REFRT_DEFAULT_MAX_BYTES
#define REFRT_DEFAULT_MAX_BYTES (UINT64_C(256) << 20)
#endif
#ifndef REFRT_DEFAULT_MAX_DEPTH
#define REFRT_DEFAULT_MAX_DEPTH 4096u
#endif

/* Where memory starts if addresses have more than 32 bits: an address that lost
 * its upper half belongs to nobody. */
#ifndef REFRT_FIRST_WIDE_ADDRESS
#define REFRT_FIRST_WIDE_ADDRESS (UINT64_C(1) << 40)
#endif

/* Bytes of detail for marks that two bits cannot tell (memory/shadow.h), of all
 * live allocations: what memory costs besides is a quarter of it. */
#ifndef REFRT_MAX_DETAIL_BYTES
#define REFRT_MAX_DETAIL_BYTES (UINT64_C(32) << 20)
#endif

/* Bytes between two allocations of a program: wider than any scalar, so that a
 * small overrun never lands in a neighbour. */
#ifndef REFRT_ADDRESS_GAP
#define REFRT_ADDRESS_GAP 64u
#endif

/* Allocations of one run, dead ones included: bounds the table (64 bytes each)
 * for programs that allocate and free for ever. */
#ifndef REFRT_MAX_ALLOCATIONS
#define REFRT_MAX_ALLOCATIONS (1u << 22)
#endif

/* Leaves of all frames alive at once (24 bytes each: 384 MB): deep recursion of
 * functions with large values runs out of depth, not of the host's memory. */
#ifndef REFRT_MAX_LIVE_LEAVES
#define REFRT_MAX_LIVE_LEAVES (1u << 24)
#endif

/* Promised memory effects in force at once, and arguments they name (24 and 4
 * bytes each): a loop that promises and never ends it. */
#ifndef REFRT_MAX_EFFECTS
#define REFRT_MAX_EFFECTS (1u << 20)
#endif

/* Calls back into the machine from external functions: they nest on the host's
 * stack, about 1 KB each plus the caller's. */
#ifndef REFRT_MAX_NESTED_CALLS
#define REFRT_MAX_NESTED_CALLS 64u
#endif

/*===------------------------------- allocation ----------------------------===*/

/* First capacity of a growing array. Small when REFRT_HOSTILE, so that every
 * array grows, and moves, in every test. */
#ifndef REFRT_FIRST_CAPACITY
#ifdef REFRT_HOSTILE
#define REFRT_FIRST_CAPACITY 1u
#else
#define REFRT_FIRST_CAPACITY 8u
#endif
#endif

#endif /* REFRT_LIMITS_H */

/*===-- refrt_memref.h - memref descriptors for C and C++ ---------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * The structs that compiled MLIR code and its C callers exchange, for your own
 * code to include. This header stands alone: C11 or C++17, no library, no other
 * file of this project. It states the layout for itself and checks it; it must
 * not share layout code with anything else.
 * Clauses: DESC-RANKED-01..12, 17; DESC-UNRANKED-01, 02, 04, 09; CIFACE-05.
 *
 * A ranked memref of rank N is
 *
 *   { T *allocated, T *aligned, I offset, I sizes[N], I strides[N] }
 *
 * allocated  what to free, and nothing else
 * aligned    base of all element accesses
 * offset     elements (not bytes) from `aligned` to element [0, ..., 0]
 * sizes      elements per dimension
 * strides    elements to skip to advance a dimension's index by one; any sign
 *
 * and I is the module's index type: as wide as a pointer unless the module was
 * compiled for another index width. Rank 0 has neither sizes nor strides. An
 * unranked memref is { I rank, void *descriptor } and points at a ranked one.
 *
 * Nothing here allocates, frees, keeps a pointer or has state: any thread may use
 * any of it. Counts, positions, sizes and strides are elements; names with `bytes`
 * are bytes.
 *
 *   C     typedef REFRT_MEMREF(float, 2) matrix;      or  refrt_memref_2_i64
 *   C++   using matrix = refrt::memref<float, 2>;
 *
 * What to call:
 *   fill       refrt_memref_init(&m, 2, sizeof m.offset, data, data, sizes)
 *   element    REFRT_MEMREF_AT2(&m, i, j)            m(i, j) in C++
 *   any rank   refrt_memref_view, refrt_view_*       m.view() in C++
 *   check      refrt_view_fits, refrt_view_keys; refrt_memref_check.h names what is wrong
 *   unpacked   f(REFRT_MEMREF_ARGS_2(m))             the default convention
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_REFRT_MEMREF_H
#define REFRT_REFRT_MEMREF_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* Functions below are C and C++, so that they have casts of C. */
#if defined(__cplusplus) && defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wold-style-cast"
#endif

/* Version of the descriptor layout above. */
#define REFRT_MEMREF_LAYOUT_VERSION 1
/* Highest rank of the named structs, the macros and views. */
#define REFRT_MEMREF_MAX_RANK 8

#ifdef __cplusplus
#define REFRT_MEMREF_ASSERT(condition, text) static_assert(condition, text)
#else
#define REFRT_MEMREF_ASSERT(condition, text) _Static_assert(condition, text)
#endif

/*===----------------------------- struct types ----------------------------===*/

/* REFRT_MEMREF_OF(T, N, I): the struct for element type T, rank N (a number 0
 * to 8 or a macro for one) and index type I. Every use is a type of its own, so
 * name it with a typedef. T is any object type; memrefs of vectors, complex
 * numbers or memrefs have those as T. */
#define REFRT_MEMREF_OF(T, N, I) REFRT_MEMREF_OF_(T, N, I)
#define REFRT_MEMREF_OF_(T, N, I) REFRT_MEMREF_RANK_##N(T, N, I)
/* The index is as wide as a pointer; 64 bits; 32 bits. */
#define REFRT_MEMREF(T, N) REFRT_MEMREF_OF(T, N, intptr_t)
#define REFRT_MEMREF_I64(T, N) REFRT_MEMREF_OF(T, N, int64_t)
#define REFRT_MEMREF_I32(T, N) REFRT_MEMREF_OF(T, N, int32_t)

#define REFRT_MEMREF_RANK_0(T, N, I)                                                                                   \
  struct {                                                                                                             \
    T *allocated;                                                                                                      \
    T *aligned;                                                                                                        \
    I offset;                                                                                                          \
  }
#define REFRT_MEMREF_RANK_N(T, N, I)                                                                                   \
  struct {                                                                                                             \
    T *allocated;                                                                                                      \
    T *aligned;                                                                                                        \
    I offset;                                                                                                          \
    I sizes[N];                                                                                                        \
    I strides[N];                                                                                                      \
  }
#define REFRT_MEMREF_RANK_1(T, N, I) REFRT_MEMREF_RANK_N(T, N, I)
#define REFRT_MEMREF_RANK_2(T, N, I) REFRT_MEMREF_RANK_N(T, N, I)
#define REFRT_MEMREF_RANK_3(T, N, I) REFRT_MEMREF_RANK_N(T, N, I)
#define REFRT_MEMREF_RANK_4(T, N, I) REFRT_MEMREF_RANK_N(T, N, I)
#define REFRT_MEMREF_RANK_5(T, N, I) REFRT_MEMREF_RANK_N(T, N, I)
#define REFRT_MEMREF_RANK_6(T, N, I) REFRT_MEMREF_RANK_N(T, N, I)
#define REFRT_MEMREF_RANK_7(T, N, I) REFRT_MEMREF_RANK_N(T, N, I)
#define REFRT_MEMREF_RANK_8(T, N, I) REFRT_MEMREF_RANK_N(T, N, I)

/* Untyped descriptors for every rank and index type, and the unranked. The index of
 * those of `word` is as wide as a pointer. */
#define REFRT_MEMREF_DECLARE(SUFFIX, I)                                                                                \
  typedef REFRT_MEMREF_OF(void, 0, I) refrt_memref_0_##SUFFIX;                                                         \
  typedef REFRT_MEMREF_OF(void, 1, I) refrt_memref_1_##SUFFIX;                                                         \
  typedef REFRT_MEMREF_OF(void, 2, I) refrt_memref_2_##SUFFIX;                                                         \
  typedef REFRT_MEMREF_OF(void, 3, I) refrt_memref_3_##SUFFIX;                                                         \
  typedef REFRT_MEMREF_OF(void, 4, I) refrt_memref_4_##SUFFIX;                                                         \
  typedef REFRT_MEMREF_OF(void, 5, I) refrt_memref_5_##SUFFIX;                                                         \
  typedef REFRT_MEMREF_OF(void, 6, I) refrt_memref_6_##SUFFIX;                                                         \
  typedef REFRT_MEMREF_OF(void, 7, I) refrt_memref_7_##SUFFIX;                                                         \
  typedef REFRT_MEMREF_OF(void, 8, I) refrt_memref_8_##SUFFIX;                                                         \
  typedef struct refrt_memref_unranked_##SUFFIX {                                                                      \
    I rank;                                                                                                            \
    void *descriptor; /* a refrt_memref_<rank> of the same index width */                                              \
  } refrt_memref_unranked_##SUFFIX
REFRT_MEMREF_DECLARE(i64, int64_t);
REFRT_MEMREF_DECLARE(i32, int32_t);
REFRT_MEMREF_DECLARE(word, intptr_t);

/*===-------------------------------- layout -------------------------------===*/

/* A constant rank as a size_t, without a cast: C++ compilers may warn of those of C. */
#define REFRT_MEMREF_NUM(N) (sizeof(char[(N) + 1]) - 1)
/* Two pointers, then 1 + 2N indices without gaps, then padding to the stricter
 * alignment. */
#define REFRT_MEMREF_SIZE(N, I)                                                                                        \
  ((2 * sizeof(void *) + (1 + 2 * REFRT_MEMREF_NUM(N)) * sizeof(I) + REFRT_MEMREF_ALIGN(I) - 1) /                      \
   REFRT_MEMREF_ALIGN(I) * REFRT_MEMREF_ALIGN(I))
#ifdef __cplusplus
#define REFRT_MEMREF_ALIGN(I) (alignof(I) > alignof(void *) ? alignof(I) : alignof(void *))
#else
#define REFRT_MEMREF_ALIGN(I) (_Alignof(I) > _Alignof(void *) ? _Alignof(I) : _Alignof(void *))
#endif
#define REFRT_MEMREF_SIZES_AT(I) (2 * sizeof(void *) + sizeof(I))
#define REFRT_MEMREF_STRIDES_AT(N, I) (2 * sizeof(void *) + (1 + REFRT_MEMREF_NUM(N)) * sizeof(I))

#define REFRT_MEMREF_CHECK_HEAD(S, N, I)                                                                               \
  REFRT_MEMREF_ASSERT(offsetof(S, allocated) == 0, "allocated comes first");                                           \
  REFRT_MEMREF_ASSERT(offsetof(S, aligned) == sizeof(void *), "aligned comes second");                                 \
  REFRT_MEMREF_ASSERT(offsetof(S, offset) == 2 * sizeof(void *), "offset follows the pointers");                       \
  REFRT_MEMREF_ASSERT(sizeof(S) == REFRT_MEMREF_SIZE(N, I), "descriptor has no gaps")
#define REFRT_MEMREF_CHECK(S, N, I)                                                                                    \
  REFRT_MEMREF_CHECK_HEAD(S, N, I);                                                                                    \
  REFRT_MEMREF_ASSERT(offsetof(S, sizes) == REFRT_MEMREF_SIZES_AT(I), "sizes follow the offset");                      \
  REFRT_MEMREF_ASSERT(offsetof(S, strides) == REFRT_MEMREF_STRIDES_AT(N, I), "strides follow the sizes")
#define REFRT_MEMREF_CHECK_ALL(SUFFIX, I)                                                                              \
  REFRT_MEMREF_CHECK_HEAD(refrt_memref_0_##SUFFIX, 0, I);                                                              \
  REFRT_MEMREF_CHECK(refrt_memref_1_##SUFFIX, 1, I);                                                                   \
  REFRT_MEMREF_CHECK(refrt_memref_2_##SUFFIX, 2, I);                                                                   \
  REFRT_MEMREF_CHECK(refrt_memref_3_##SUFFIX, 3, I);                                                                   \
  REFRT_MEMREF_CHECK(refrt_memref_4_##SUFFIX, 4, I);                                                                   \
  REFRT_MEMREF_CHECK(refrt_memref_5_##SUFFIX, 5, I);                                                                   \
  REFRT_MEMREF_CHECK(refrt_memref_6_##SUFFIX, 6, I);                                                                   \
  REFRT_MEMREF_CHECK(refrt_memref_7_##SUFFIX, 7, I);                                                                   \
  REFRT_MEMREF_CHECK(refrt_memref_8_##SUFFIX, 8, I);                                                                   \
  REFRT_MEMREF_ASSERT(offsetof(refrt_memref_unranked_##SUFFIX, rank) == 0, "rank comes first");                        \
  REFRT_MEMREF_ASSERT(offsetof(refrt_memref_unranked_##SUFFIX, descriptor) ==                                          \
                          (sizeof(I) > sizeof(void *) ? sizeof(I) : sizeof(void *)),                                   \
                      "the pointer follows the rank at its own alignment")
REFRT_MEMREF_CHECK_ALL(i64, int64_t);
REFRT_MEMREF_CHECK_ALL(i32, int32_t);
REFRT_MEMREF_CHECK_ALL(word, intptr_t);
#if defined(__LP64__) || defined(_WIN64)
REFRT_MEMREF_ASSERT(sizeof(refrt_memref_0_i64) == 24, "rank 0, 64-bit index");
REFRT_MEMREF_ASSERT(sizeof(refrt_memref_1_i64) == 40, "rank 1, 64-bit index");
REFRT_MEMREF_ASSERT(sizeof(refrt_memref_2_i64) == 56, "rank 2, 64-bit index");
REFRT_MEMREF_ASSERT(sizeof(refrt_memref_0_i32) == 24, "rank 0, 32-bit index");
REFRT_MEMREF_ASSERT(sizeof(refrt_memref_1_i32) == 32, "rank 1, 32-bit index");
REFRT_MEMREF_ASSERT(sizeof(refrt_memref_2_i32) == 40, "rank 2, 32-bit index");
REFRT_MEMREF_ASSERT(sizeof(refrt_memref_unranked_i64) == 16, "unranked, 64-bit index");
REFRT_MEMREF_ASSERT(sizeof(refrt_memref_unranked_i32) == 16, "unranked, 32-bit index");
#endif

/*===---------------------- typed access by fixed rank ---------------------===*/

/* The element as an lvalue; M is a pointer to a typed descriptor and is
 * evaluated several times. No bounds are checked. */
#define REFRT_MEMREF_AT0(M) ((M)->aligned[(M)->offset])
#define REFRT_MEMREF_AT1(M, A) ((M)->aligned[(M)->offset + (A) * (M)->strides[0]])
#define REFRT_MEMREF_AT2(M, A, B) ((M)->aligned[(M)->offset + (A) * (M)->strides[0] + (B) * (M)->strides[1]])
#define REFRT_MEMREF_AT3(M, A, B, C)                                                                                   \
  ((M)->aligned[(M)->offset + (A) * (M)->strides[0] + (B) * (M)->strides[1] + (C) * (M)->strides[2]])
#define REFRT_MEMREF_AT4(M, A, B, C, D)                                                                                \
  ((M)->aligned[(M)->offset + (A) * (M)->strides[0] + (B) * (M)->strides[1] + (C) * (M)->strides[2] +                  \
                (D) * (M)->strides[3]])

/* The default calling convention passes a ranked memref as its fields, in
 * order. ARGS: the arguments for a descriptor D (not a pointer). PARAMS: the
 * parameters of a prototype. FIELDS: an initialiser that puts parameters back
 * together:  matrix m = REFRT_MEMREF_FIELDS_2(m);  Ranks 0 to 4. */
#define REFRT_MEMREF_ARGS_0(D) (D).allocated, (D).aligned, (D).offset
#define REFRT_MEMREF_ARGS_1(D) REFRT_MEMREF_ARGS_0(D), (D).sizes[0], (D).strides[0]
#define REFRT_MEMREF_ARGS_2(D) REFRT_MEMREF_ARGS_0(D), (D).sizes[0], (D).sizes[1], (D).strides[0], (D).strides[1]
#define REFRT_MEMREF_ARGS_3(D)                                                                                         \
  REFRT_MEMREF_ARGS_0(D), (D).sizes[0], (D).sizes[1], (D).sizes[2], (D).strides[0], (D).strides[1], (D).strides[2]
#define REFRT_MEMREF_ARGS_4(D)                                                                                         \
  REFRT_MEMREF_ARGS_0(D), (D).sizes[0], (D).sizes[1], (D).sizes[2], (D).sizes[3], (D).strides[0], (D).strides[1],      \
      (D).strides[2], (D).strides[3]

#define REFRT_MEMREF_PARAMS_0(T, I, NAME) T *NAME##_allocated, T *NAME##_aligned, I NAME##_offset
#define REFRT_MEMREF_PARAMS_1(T, I, NAME) REFRT_MEMREF_PARAMS_0(T, I, NAME), I NAME##_size0, I NAME##_stride0
#define REFRT_MEMREF_PARAMS_2(T, I, NAME)                                                                              \
  REFRT_MEMREF_PARAMS_0(T, I, NAME), I NAME##_size0, I NAME##_size1, I NAME##_stride0, I NAME##_stride1
#define REFRT_MEMREF_PARAMS_3(T, I, NAME)                                                                              \
  REFRT_MEMREF_PARAMS_0(T, I, NAME), I NAME##_size0, I NAME##_size1, I NAME##_size2, I NAME##_stride0,                 \
      I NAME##_stride1, I NAME##_stride2
#define REFRT_MEMREF_PARAMS_4(T, I, NAME)                                                                              \
  REFRT_MEMREF_PARAMS_0(T, I, NAME), I NAME##_size0, I NAME##_size1, I NAME##_size2, I NAME##_size3, I NAME##_stride0, \
      I NAME##_stride1, I NAME##_stride2, I NAME##_stride3

#define REFRT_MEMREF_FIELDS_0(NAME) {NAME##_allocated, NAME##_aligned, NAME##_offset}
#define REFRT_MEMREF_FIELDS_1(NAME)                                                                                    \
  {                                                                                                                    \
    NAME##_allocated, NAME##_aligned, NAME##_offset, {NAME##_size0}, { NAME##_stride0 }                                \
  }
#define REFRT_MEMREF_FIELDS_2(NAME)                                                                                    \
  {                                                                                                                    \
    NAME##_allocated, NAME##_aligned, NAME##_offset, {NAME##_size0, NAME##_size1}, { NAME##_stride0, NAME##_stride1 }  \
  }
#define REFRT_MEMREF_FIELDS_3(NAME)                                                                                    \
  {                                                                                                                    \
    NAME##_allocated, NAME##_aligned, NAME##_offset, {NAME##_size0, NAME##_size1, NAME##_size2}, {                     \
      NAME##_stride0, NAME##_stride1, NAME##_stride2                                                                   \
    }                                                                                                                  \
  }
#define REFRT_MEMREF_FIELDS_4(NAME)                                                                                    \
  {                                                                                                                    \
    NAME##_allocated, NAME##_aligned, NAME##_offset, {NAME##_size0, NAME##_size1, NAME##_size2, NAME##_size3}, {       \
      NAME##_stride0, NAME##_stride1, NAME##_stride2, NAME##_stride3                                                   \
    }                                                                                                                  \
  }

/*===------------------------- any rank, any index -------------------------===*/

/* A descriptor of any rank and index width, read out. It owns nothing. */
typedef struct refrt_view {
  void *allocated;
  void *aligned;
  int64_t offset; /* elements */
  int64_t rank;   /* -1: not readable */
  int64_t sizes[REFRT_MEMREF_MAX_RANK];
  int64_t strides[REFRT_MEMREF_MAX_RANK]; /* elements */
} refrt_view;

/* Index number `n` (0 is the offset) of a descriptor. Copies bytes, because a
 * typed descriptor must not be read through another struct type. */
static inline int64_t refrt_memref_get_index(const void *descriptor, int64_t n, size_t index_bytes) {
  const char *from = (const char *)descriptor + 2 * sizeof(void *) + (size_t)n * index_bytes;
  int64_t wide = 0;
  int32_t narrow = 0;
  if (index_bytes == sizeof wide) {
    memcpy(&wide, from, sizeof wide);
    return wide;
  }
  memcpy(&narrow, from, sizeof narrow);
  return narrow;
}

/* Stores and returns 1, or returns 0 if the value does not fit. */
static inline int refrt_memref_set_index(void *descriptor, int64_t n, size_t index_bytes, int64_t value) {
  char *to = (char *)descriptor + 2 * sizeof(void *) + (size_t)n * index_bytes;
  int32_t narrow;
  if (index_bytes == sizeof value) {
    memcpy(to, &value, sizeof value);
    return 1;
  }
  if (value < INT32_MIN || value > INT32_MAX)
    return 0;
  narrow = (int32_t)value;
  memcpy(to, &narrow, sizeof narrow);
  return 1;
}

/* Reads the descriptor of that rank whose indices have `index_bytes` (4 or 8)
 * bytes. A NULL descriptor, another width, a rank that is negative or above
 * REFRT_MEMREF_MAX_RANK give a view of rank -1. */
static inline refrt_view refrt_memref_view(const void *descriptor, int64_t rank, size_t index_bytes) {
  refrt_view view;
  int64_t i;
  memset(&view, 0, sizeof view);
  view.rank = -1;
  if (descriptor == NULL || rank < 0 || rank > REFRT_MEMREF_MAX_RANK || (index_bytes != 4 && index_bytes != 8))
    return view;
  view.rank = rank;
  memcpy(&view.allocated, descriptor, sizeof view.allocated);
  memcpy(&view.aligned, (const char *)descriptor + sizeof(void *), sizeof view.aligned);
  view.offset = refrt_memref_get_index(descriptor, 0, index_bytes);
  for (i = 0; i < rank; ++i) {
    view.sizes[i] = refrt_memref_get_index(descriptor, 1 + i, index_bytes);
    view.strides[i] = refrt_memref_get_index(descriptor, 1 + rank + i, index_bytes);
  }
  return view;
}

/* The descriptor that an unranked memref points at (DESC-UNRANKED-04), read out as by
 * refrt_memref_view. */
static inline refrt_view refrt_memref_unranked_view_i64(refrt_memref_unranked_i64 memref) {
  return refrt_memref_view(memref.descriptor, memref.rank, sizeof memref.rank);
}
static inline refrt_view refrt_memref_unranked_view_i32(refrt_memref_unranked_i32 memref) {
  return refrt_memref_view(memref.descriptor, memref.rank, sizeof memref.rank);
}
static inline refrt_view refrt_memref_unranked_view_word(refrt_memref_unranked_word memref) {
  return refrt_memref_view(memref.descriptor, memref.rank, sizeof memref.rank);
}

/* Fills a descriptor: row-major without gaps, offset 0. `sizes` may be NULL for
 * rank 0 only. The memory stays the caller's. Returns 1, or 0 without a promise
 * about the descriptor if an argument is bad, a size is negative or a number
 * does not fit the index. */
static inline int refrt_memref_init(void *descriptor, int64_t rank, size_t index_bytes, void *allocated, void *aligned,
                                    const int64_t *sizes) {
  int64_t stride = 1, i;
  if (descriptor == NULL || rank < 0 || rank > REFRT_MEMREF_MAX_RANK || (index_bytes != 4 && index_bytes != 8) ||
      (rank > 0 && sizes == NULL))
    return 0;
  memcpy(descriptor, &allocated, sizeof allocated);
  memcpy((char *)descriptor + sizeof(void *), &aligned, sizeof aligned);
  if (!refrt_memref_set_index(descriptor, 0, index_bytes, 0))
    return 0;
  for (i = rank; i-- > 0;) {
    if (sizes[i] < 0 || !refrt_memref_set_index(descriptor, 1 + i, index_bytes, sizes[i]) ||
        !refrt_memref_set_index(descriptor, 1 + rank + i, index_bytes, stride))
      return 0;
    if (i > 0 && sizes[i] > 0 && stride > INT64_MAX / sizes[i])
      return 0;
    stride *= i > 0 ? sizes[i] : 1;
  }
  return 1;
}

/* Position of an element, in elements from `aligned`; the order of the sum is
 * offset first. `indices` may be NULL for rank 0 only. */
static inline int64_t refrt_view_position(const refrt_view *view, const int64_t *indices) {
  int64_t position = view->offset, i;
  for (i = 0; i < view->rank; ++i)
    position += indices[i] * view->strides[i];
  return position;
}

/* Address of an element of `element_bytes` bytes (its size in memory, padding
 * included). No bounds are checked. */
static inline void *refrt_view_element(const refrt_view *view, size_t element_bytes, const int64_t *indices) {
  return (char *)view->aligned + refrt_view_position(view, indices) * (int64_t)element_bytes;
}

/* Number of elements; 1 for rank 0; -1 for an unreadable view, a negative size
 * or a product beyond 64 bits. */
static inline int64_t refrt_view_count(const refrt_view *view) {
  int64_t count = 1, i;
  if (view->rank < 0)
    return -1;
  for (i = 0; i < view->rank; ++i) {
    if (view->sizes[i] < 0)
      return -1;
    if (view->sizes[i] == 0)
      return 0;
  }
  for (i = 0; i < view->rank; ++i) {
    if (count > INT64_MAX / view->sizes[i])
      return -1;
    count *= view->sizes[i];
  }
  return count;
}

/* *sum += a * b; 0 if a number does not fit 64 bits. `a` is not negative. */
static inline int refrt_memref_add_product(int64_t *sum, int64_t a, int64_t b) {
  int64_t product;
  if (a != 0 && (b > INT64_MAX / a || b < INT64_MIN / a))
    return 0;
  product = a * b;
  if (product > 0 ? *sum > INT64_MAX - product : *sum < INT64_MIN - product)
    return 0;
  *sum += product;
  return 1;
}

/* Whether elements of a view, which has some, leave the bytes from `low` to before `end`.
 * `lead` is the byte at which `aligned` points. Returns -1 if none does, `rank` if the
 * element with indices 0 does, else the first dimension, from the last one, by which one
 * does. *at becomes that element's first or last byte, INT64_MIN if 64 bits do not hold it. */
static inline int64_t refrt_memref_leaving(const refrt_view *view, uint64_t element_bytes, int64_t lead, int64_t low,
                                           uint64_t end, int64_t *at) {
  int64_t lowest = lead, highest = lead, i; /* `highest` is behind the last byte */
  *at = INT64_MIN;
  if (element_bytes > INT64_MAX || !refrt_memref_add_product(&highest, 1, (int64_t)element_bytes))
    return view->rank;
  for (i = view->rank; i >= 0; --i) {
    const int64_t last = i < view->rank ? view->sizes[i] - 1 : 1;
    const int64_t stride = i < view->rank ? view->strides[i] : view->offset;
    int64_t step = 0;
    if (last != 0 && !refrt_memref_add_product(&step, (int64_t)element_bytes, stride))
      return i;
    if ((step < 0 || i == view->rank) && !refrt_memref_add_product(&lowest, last, step))
      return i;
    if ((step > 0 || i == view->rank) && !refrt_memref_add_product(&highest, last, step))
      return i;
    if (lowest < low || (highest > 0 && (uint64_t)highest > end)) {
      *at = lowest < low ? lowest : highest - 1;
      return i;
    }
  }
  return -1;
}

/* Whether all elements lie inside the allocation of `allocation_bytes` bytes that
 * begins at `allocated`: 1 or 0. An empty view does. 0 also for an unreadable view, a
 * negative size and positions beyond 64 bits. */
static inline int refrt_view_fits(const refrt_view *view, size_t element_bytes, uint64_t allocation_bytes) {
  int64_t i, at;
  if (refrt_view_count(view) == 0)
    return 1;
  for (i = 0; i < view->rank; ++i)
    if (view->sizes[i] < 0)
      return 0;
  return view->rank >= 0 &&
         refrt_memref_leaving(view, element_bytes, (intptr_t)((uintptr_t)view->aligned - (uintptr_t)view->allocated), 0,
                              allocation_bytes, &at) < 0;
}

/* Appends to the `used` characters that refrt_view_keys wrote so far, as many as fit;
 * returns how many there are then. */
static inline size_t refrt_memref_put(char *text, size_t text_bytes, size_t used, const char *what) {
  for (; *what != '\0'; ++what, ++used)
    if (used + 1 < text_bytes)
      text[used] = *what;
  return used;
}
static inline size_t refrt_memref_put_number(char *text, size_t text_bytes, size_t used, int64_t value) {
  char digits[24];
  size_t at = sizeof digits - 1;
  uint64_t rest = value < 0 ? 0 - (uint64_t)value : (uint64_t)value;
  digits[at] = '\0';
  do
    digits[--at] = (char)('0' + rest % 10);
  while ((rest /= 10) != 0);
  if (value < 0)
    digits[--at] = '-';
  return refrt_memref_put(text, text_bytes, used, digits + at);
}

/* Writes the descriptor as `memref-cts run` and `memref-cts picture` take it:
 *
 *   sizes=[2,3] strides=[3,1] offset=0 bytes=24 start=0 lead=0
 *
 * `allocation_bytes` is the size of the allocation at `allocated`, -1 if it is not
 * known. At most `text_bytes` bytes are written, with the 0 at the end. Returns the
 * length of the whole text without it, 0 for an unreadable view. `text` may be NULL if
 * `text_bytes` is 0. */
static inline size_t refrt_view_keys(const refrt_view *view, int64_t allocation_bytes, char *text, size_t text_bytes) {
  size_t used = 0;
  int64_t i;
  int list;
  for (list = 0; list < 2 && view->rank >= 0; ++list) {
    used = refrt_memref_put(text, text_bytes, used, list == 0 ? "sizes=[" : "] strides=[");
    for (i = 0; i < view->rank; ++i) {
      used = refrt_memref_put(text, text_bytes, used, i > 0 ? "," : "");
      used = refrt_memref_put_number(text, text_bytes, used, list == 0 ? view->sizes[i] : view->strides[i]);
    }
  }
  if (view->rank >= 0) {
    used = refrt_memref_put(text, text_bytes, used, "] offset=");
    used = refrt_memref_put_number(text, text_bytes, used, view->offset);
    if (allocation_bytes >= 0) {
      used = refrt_memref_put(text, text_bytes, used, " bytes=");
      used = refrt_memref_put_number(text, text_bytes, used, allocation_bytes);
    }
    used = refrt_memref_put(text, text_bytes, used, " start=0 lead=");
    used = refrt_memref_put_number(text, text_bytes, used,
                                   (intptr_t)((uintptr_t)view->aligned - (uintptr_t)view->allocated));
  }
  if (text_bytes > 0)
    text[used < text_bytes ? used : text_bytes - 1] = '\0';
  return used;
}

/* Whether the elements lie row-major without gaps. Strides of dimensions with
 * at most one element do not matter; an empty view is contiguous. */
static inline int refrt_view_is_contiguous(const refrt_view *view) {
  int64_t count = refrt_view_count(view), stride = 1, i;
  if (count <= 0)
    return count == 0;
  for (i = view->rank; i-- > 0;) {
    if (view->sizes[i] != 1 && view->strides[i] != stride)
      return 0;
    stride *= view->sizes[i];
  }
  return 1;
}

/* Visits all elements in row-major order:
 *
 *   int64_t at[REFRT_MEMREF_MAX_RANK];
 *   for (int more = refrt_view_first(&v, at); more; more = refrt_view_next(&v, at))
 *     use(refrt_view_element(&v, sizeof(float), at));
 */
static inline int refrt_view_first(const refrt_view *view, int64_t *indices) {
  int64_t i;
  for (i = 0; i < view->rank; ++i) {
    indices[i] = 0;
    if (view->sizes[i] <= 0)
      return 0;
  }
  return view->rank >= 0;
}
static inline int refrt_view_next(const refrt_view *view, int64_t *indices) {
  int64_t i;
  for (i = view->rank; i-- > 0;) {
    if (++indices[i] < view->sizes[i])
      return 1;
    indices[i] = 0;
  }
  return 0;
}

/*===---------------------------------- C++ --------------------------------===*/

#ifdef __cplusplus
namespace refrt {

/* The fields of every ranked descriptor. */
template <typename T, int N, typename Index>
struct memref_fields {
  T *allocated;
  T *aligned;
  Index offset;
  Index sizes[N];
  Index strides[N];
};
template <typename T, typename Index>
struct memref_fields<T, 0, Index> {
  T *allocated;
  T *aligned;
  Index offset;
};

/* Whether a struct of C has the fields of a descriptor, with these types. Each use of
 * REFRT_MEMREF_OF is a type of its own, such as those of a header that memref-cts bindgen
 * made. Without a C++ library: its traits would need one. */
namespace memref_fields_of {
template <typename A, typename B>
constexpr bool is_same = false;
template <typename A>
constexpr bool is_same<A, A> = true;
template <typename A, typename Index>
constexpr int extent = -1;
template <typename Index, size_t N>
constexpr int extent<Index[N], Index> = static_cast<int>(N);
template <bool Condition>
struct only_if {};
template <>
struct only_if<true> {
  using type = int;
};
template <typename...>
struct there {
  using is = bool;
};
template <typename S, typename T, typename Index>
constexpr typename there<decltype(S::allocated), decltype(S::aligned), decltype(S::offset)>::is has_head(int) {
  return is_same<decltype(S::allocated), T *> && is_same<decltype(S::aligned), T *> &&
         is_same<decltype(S::offset), Index>;
}
template <typename S, typename T, typename Index>
constexpr bool has_head(long) {
  return false;
}
template <typename S, int N, typename Index>
constexpr typename there<decltype(S::sizes), decltype(S::strides)>::is has_rank(int) {
  return extent<decltype(S::sizes), Index> == N && extent<decltype(S::strides), Index> == N;
}
template <typename S, int N, typename Index>
constexpr bool has_rank(long) {
  return N == 0;
}
template <typename S, typename T, int N, typename Index>
using ranked = typename only_if<has_head<S, T, Index>(0) && has_rank<S, N, Index>(0)>::type;
template <typename S, typename Index>
using unranked = typename only_if<(is_same<S, refrt_memref_unranked_i64> || is_same<S, refrt_memref_unranked_i32> ||
                                   is_same<S, refrt_memref_unranked_word>) &&
                                  is_same<decltype(S::rank), Index>>::type;
} /* namespace memref_fields_of */

/* Same layout as REFRT_MEMREF_OF(T, N, Index): an aggregate of its fields, made
 * by `contiguous` or received from compiled code. Owns nothing. */
template <typename T, int N, typename Index = intptr_t>
struct memref : memref_fields<T, N, Index> {
  static_assert(N >= 0 && N <= REFRT_MEMREF_MAX_RANK, "rank out of range");
  static_assert((sizeof(Index) == 4 || sizeof(Index) == 8) && static_cast<Index>(-1) < 0,
                "the index is intptr_t, int64_t or int32_t");
  using element_type = T;
  using index_type = Index;
  static constexpr int rank = N;

  /* Row-major, offset 0: memref<float, 2>::contiguous(data, rows, columns). */
  template <typename... Sizes>
  static memref contiguous(T *data, Sizes... extents) {
    static_assert(sizeof...(Sizes) == N, "one size per dimension");
    memref result = {};
    result.allocated = data;
    result.aligned = data;
    if constexpr (N > 0) {
      const Index all[] = {static_cast<Index>(extents)...};
      Index stride = 1;
      for (int i = N; i-- > 0;) {
        result.sizes[i] = all[i];
        result.strides[i] = stride;
        stride *= all[i];
      }
    }
    return result;
  }

  /* From and to a struct of C with the same fields and types:
   *
   *   memref_2d_f32 d = m;                          bindgen's type
   *   auto m = refrt::memref<float, 2>::from(d); */
  template <typename Struct, memref_fields_of::ranked<Struct, T, N, Index> = 0>
  static memref from(const Struct &descriptor) {
    memref result;
    memcpy(static_cast<void *>(&result), &descriptor, sizeof result);
    return result;
  }
  template <typename Struct, memref_fields_of::ranked<Struct, T, N, Index> = 0>
  operator Struct() const {
    Struct result;
    memcpy(&result, static_cast<const void *>(this), sizeof result);
    return result;
  }

  /* Element; no bounds are checked. */
  template <typename... Indices>
  T &operator()(Indices... indices) const {
    static_assert(sizeof...(Indices) == N, "one index per dimension");
    Index position = this->offset;
    if constexpr (N > 0) {
      const Index all[] = {static_cast<Index>(indices)...};
      for (int i = 0; i < N; ++i)
        position += all[i] * this->strides[i];
    }
    return this->aligned[position];
  }

  refrt_view view() const { return refrt_memref_view(this, N, sizeof(Index)); }
  int64_t count() const {
    refrt_view v = view();
    return refrt_view_count(&v);
  }
  bool is_contiguous() const {
    refrt_view v = view();
    return refrt_view_is_contiguous(&v) != 0;
  }

  /* Calls fn(element) for all elements in row-major order. */
  template <typename Fn>
  void for_each(Fn fn) const {
    refrt_view v = view();
    int64_t at[REFRT_MEMREF_MAX_RANK];
    for (int more = refrt_view_first(&v, at); more; more = refrt_view_next(&v, at))
      fn(this->aligned[refrt_view_position(&v, at)]);
  }
};

/* Same layout as refrt_memref_unranked_*; made from a ranked one, which it
 * borrows. */
template <typename T, typename Index = intptr_t>
struct unranked_memref {
  Index rank;
  void *descriptor;

  template <int N>
  static unranked_memref borrow(memref<T, N, Index> &ranked) {
    return {N, &ranked};
  }
  /* From and to refrt_memref_unranked_* of that index. */
  template <typename Struct, memref_fields_of::unranked<Struct, Index> = 0>
  static unranked_memref from(const Struct &memref) {
    return {memref.rank, memref.descriptor};
  }
  template <typename Struct, memref_fields_of::unranked<Struct, Index> = 0>
  operator Struct() const {
    return {rank, descriptor};
  }
  refrt_view view() const { return refrt_memref_view(descriptor, rank, sizeof(Index)); }
  /* The ranked memref, or NULL if the rank is another. */
  template <int N>
  memref<T, N, Index> *cast() const {
    return rank == N ? static_cast<memref<T, N, Index> *>(descriptor) : nullptr;
  }
};

namespace memref_layout {
template <int N, typename Index, typename Untyped>
constexpr bool same() {
  using typed = memref<double, N, Index>;
  /* The compilers' own traits, so that no C++ library is needed. */
  return __is_standard_layout(typed) && __is_trivially_copyable(typed) && sizeof(typed) == sizeof(Untyped) &&
         alignof(typed) == alignof(Untyped);
}
static_assert(same<0, int64_t, refrt_memref_0_i64>() && same<0, int32_t, refrt_memref_0_i32>(), "rank 0");
static_assert(same<1, int64_t, refrt_memref_1_i64>() && same<1, int32_t, refrt_memref_1_i32>(), "rank 1");
static_assert(same<2, int64_t, refrt_memref_2_i64>() && same<2, int32_t, refrt_memref_2_i32>(), "rank 2");
static_assert(same<8, int64_t, refrt_memref_8_i64>() && same<8, int32_t, refrt_memref_8_i32>(), "rank 8");
using fields_2 = memref_fields<double, 2, int64_t>;
REFRT_MEMREF_CHECK(fields_2, 2, int64_t);
using fields_3 = memref_fields<double, 3, int32_t>;
REFRT_MEMREF_CHECK(fields_3, 3, int32_t);
static_assert(sizeof(unranked_memref<double, int64_t>) == sizeof(refrt_memref_unranked_i64), "unranked");
static_assert(sizeof(unranked_memref<double, int32_t>) == sizeof(refrt_memref_unranked_i32), "unranked");
} /* namespace memref_layout */

} /* namespace refrt */
#endif /* __cplusplus */

#if defined(__cplusplus) && defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

#endif /* REFRT_REFRT_MEMREF_H */

/*===-- refrt_memref_check.h - is it a memref of that type? -------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Holds a descriptor against what its type and the memory behind it allow, before
 * lowered code trusts it, and names the field that is wrong. C11 or C++17; it needs
 * refrt_memref.h and no library. It reads no element, allocates nothing and has no state.
 * Clauses: DESC-RANKED-03, 04, 05, 07, 08, 09, 19; ADDR-02, 10.
 *
 *   refrt_view view = refrt_memref_view(&m, 2, sizeof m.offset);
 *   refrt_memref_problem problem = refrt_memref_check(&view, &type, data, sizeof data);
 *   if (problem.fault != REFRT_MEMREF_FAULT_NONE)
 *     refrt_memref_problem_text(&problem, text, sizeof text);
 *
 * C++ has refrt::check(m, type, data, sizeof data).
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_REFRT_MEMREF_CHECK_H
#define REFRT_REFRT_MEMREF_CHECK_H

#include "refrt/refrt_memref.h"

/* Functions below are C and C++, so that they have casts of C. */
#if defined(__cplusplus) && defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wold-style-cast"
#endif

/*===-------------------------------- types --------------------------------===*/

/* In a type: any number. */
#define REFRT_MEMREF_ANY INT64_MIN
/* As a stride: the product of the sizes of all later dimensions, as in types without a
 * layout. It matters where it is taken: not for a size of 1, nor without elements. */
#define REFRT_MEMREF_ROW_MAJOR (INT64_MIN + 1)

/* What a memref type says. memref<?x4xf32> is
 *
 *   {2, {REFRT_MEMREF_ANY, 4}, {REFRT_MEMREF_ROW_MAJOR, 1}, 0, sizeof(float), 4} */
typedef struct refrt_memref_type {
  int64_t rank;
  int64_t sizes[REFRT_MEMREF_MAX_RANK];   /* elements */
  int64_t strides[REFRT_MEMREF_MAX_RANK]; /* elements */
  int64_t offset;                         /* elements */
  size_t element_bytes;                   /* in memory, padding included */
  size_t alignment;                       /* bytes, of `aligned`; 0 or 1: any */
} refrt_memref_type;

/* There is none for `allocated`: it is for free() alone, and may be anything. */
typedef enum refrt_memref_field {
  REFRT_MEMREF_FIELD_NONE, /* the descriptor as a whole */
  REFRT_MEMREF_FIELD_RANK,
  REFRT_MEMREF_FIELD_ALIGNED,
  REFRT_MEMREF_FIELD_OFFSET,
  REFRT_MEMREF_FIELD_SIZES,
  REFRT_MEMREF_FIELD_STRIDES
} refrt_memref_field;

/* What is wrong with a field. Behind it: `found` and `expected` of the problem, 0 where
 * there is none. They count elements, or bytes where it says so. */
typedef enum refrt_memref_fault {
  REFRT_MEMREF_FAULT_NONE,
  REFRT_MEMREF_FAULT_UNREADABLE, /* the view has no rank of 0 to REFRT_MEMREF_MAX_RANK */
  REFRT_MEMREF_FAULT_TYPE,       /* another number than that of the type: both */
  REFRT_MEMREF_FAULT_NEGATIVE,   /* a size below 0: the size */
  REFRT_MEMREF_FAULT_NULL,
  REFRT_MEMREF_FAULT_ALIGNMENT, /* byte after a multiple of the alignment, alignment */
  REFRT_MEMREF_FAULT_BLOCK,     /* first or last byte of elements, from the block's begin; bytes of the block */
  REFRT_MEMREF_FAULT_RANGE      /* elements lie where there are no addresses: the number in the field */
} refrt_memref_fault;

/* The field that is wrong, and how. */
typedef struct refrt_memref_problem {
  refrt_memref_fault fault; /* what is wrong */
  refrt_memref_field field; /* with which field */
  int64_t dimension;        /* of sizes and strides; else -1 */
  int64_t found;            /* as the fault says */
  int64_t expected;         /* as the fault says */
} refrt_memref_problem;

static inline refrt_memref_problem refrt_memref_problem_of(refrt_memref_fault fault, refrt_memref_field field,
                                                           int64_t dimension, int64_t found, int64_t expected) {
  refrt_memref_problem problem;
  problem.fault = fault;
  problem.field = field;
  problem.dimension = dimension;
  problem.found = found;
  problem.expected = expected;
  return problem;
}

/*===-------------------------------- check --------------------------------===*/

/* Sizes, then strides, then the offset: not negative, and those of the type.
 * *is_empty becomes 1 if there are no elements, else 0. The ranks are equal. */
static inline refrt_memref_problem refrt_memref_check_numbers(const refrt_view *view, const refrt_memref_type *type,
                                                              int *is_empty) {
  int64_t natural = 1, i;
  *is_empty = 0;
  for (i = 0; i < view->rank; ++i) {
    const int64_t size = view->sizes[i], wanted = type->sizes[i];
    if (size < 0)
      return refrt_memref_problem_of(REFRT_MEMREF_FAULT_NEGATIVE, REFRT_MEMREF_FIELD_SIZES, i, size, 0);
    if (wanted != REFRT_MEMREF_ANY && size != wanted)
      return refrt_memref_problem_of(REFRT_MEMREF_FAULT_TYPE, REFRT_MEMREF_FIELD_SIZES, i, size, wanted);
    if (size == 0)
      *is_empty = 1;
  }
  for (i = view->rank; i-- > 0;) {
    const int is_natural = type->strides[i] == REFRT_MEMREF_ROW_MAJOR;
    const int64_t size = view->sizes[i], stride = view->strides[i], wanted = is_natural ? natural : type->strides[i];
    const int is_taken = !is_natural || (!*is_empty && size != 1);
    if (is_taken && wanted != REFRT_MEMREF_ANY && stride != wanted)
      return refrt_memref_problem_of(REFRT_MEMREF_FAULT_TYPE, REFRT_MEMREF_FIELD_STRIDES, i, stride, wanted);
    /* A product beyond 64 bits is no stride of elements that have addresses. */
    natural = size > 0 && natural > INT64_MAX / size ? INT64_MAX : natural * size;
  }
  if (type->offset != REFRT_MEMREF_ANY && view->offset != type->offset)
    return refrt_memref_problem_of(REFRT_MEMREF_FAULT_TYPE, REFRT_MEMREF_FIELD_OFFSET, -1, view->offset, type->offset);
  return refrt_memref_problem_of(REFRT_MEMREF_FAULT_NONE, REFRT_MEMREF_FIELD_NONE, -1, 0, 0);
}

/* The first thing that is wrong with a memref that should have the type; neither may be
 * NULL. If `block` is not NULL, all elements have to lie in the `block_bytes` bytes that
 * begin there. Without elements nothing is accessed: `aligned` and `block` may be
 * anything, and sizes, strides and the offset still have to be those of the type
 * (DESC-RANKED-09, 19).
 *
 * If elements leave the block, the field is the first of these that leaves it: `aligned`,
 * the offset, the dimensions from the last one. Of a dimension it is the size if the type
 * has its stride, else the stride. */
static inline refrt_memref_problem refrt_memref_check(const refrt_view *view, const refrt_memref_type *type,
                                                      const void *block, uint64_t block_bytes) {
  const int64_t lead = block != NULL ? (intptr_t)((uintptr_t)view->aligned - (uintptr_t)block) : 0;
  const int64_t lowest = block != NULL ? 0 : INTPTR_MIN;
  const uint64_t bytes = block != NULL ? block_bytes : INTPTR_MAX;
  refrt_memref_problem problem;
  refrt_memref_field field;
  int64_t leaving, at;
  int is_empty;
  if (view->rank < 0 || view->rank > REFRT_MEMREF_MAX_RANK)
    return refrt_memref_problem_of(REFRT_MEMREF_FAULT_UNREADABLE, REFRT_MEMREF_FIELD_NONE, -1, 0, 0);
  if (view->rank != type->rank)
    return refrt_memref_problem_of(REFRT_MEMREF_FAULT_TYPE, REFRT_MEMREF_FIELD_RANK, -1, view->rank, type->rank);
  problem = refrt_memref_check_numbers(view, type, &is_empty);
  if (problem.fault != REFRT_MEMREF_FAULT_NONE || is_empty)
    return problem;
  if (view->aligned == NULL)
    return refrt_memref_problem_of(REFRT_MEMREF_FAULT_NULL, REFRT_MEMREF_FIELD_ALIGNED, -1, 0, 0);
  if (type->alignment > 1 && (uintptr_t)view->aligned % type->alignment != 0)
    return refrt_memref_problem_of(REFRT_MEMREF_FAULT_ALIGNMENT, REFRT_MEMREF_FIELD_ALIGNED, -1,
                                   (int64_t)((uintptr_t)view->aligned % type->alignment), (int64_t)type->alignment);
  leaving = refrt_memref_leaving(view, type->element_bytes, lead, lowest, bytes, &at);
  if (leaving < 0)
    return problem;
  if (leaving < view->rank)
    field = type->strides[leaving] == REFRT_MEMREF_ANY ? REFRT_MEMREF_FIELD_STRIDES : REFRT_MEMREF_FIELD_SIZES;
  else
    field = lead < 0 || (uint64_t)lead > bytes ? REFRT_MEMREF_FIELD_ALIGNED : REFRT_MEMREF_FIELD_OFFSET;
  if (leaving == view->rank)
    leaving = -1;
  if (block != NULL && at != INT64_MIN)
    return refrt_memref_problem_of(REFRT_MEMREF_FAULT_BLOCK, field, leaving, at,
                                   (int64_t)(bytes > INT64_MAX ? INT64_MAX : bytes));
  return refrt_memref_problem_of(REFRT_MEMREF_FAULT_RANGE, field, leaving,
                                 field == REFRT_MEMREF_FIELD_OFFSET    ? view->offset
                                 : field == REFRT_MEMREF_FIELD_ALIGNED ? 0
                                 : field == REFRT_MEMREF_FIELD_SIZES   ? view->sizes[leaving]
                                                                       : view->strides[leaving],
                                 0);
}

/* Writes the problem as a sentence without an end, such as
 *
 *   strides[0] leads to byte -4 of a block of 12
 *
 * At most `text_bytes` bytes are written, with the 0 at the end. Returns the length of
 * the whole text without it. `text` may be NULL if `text_bytes` is 0. */
static inline size_t refrt_memref_problem_text(const refrt_memref_problem *problem, char *text, size_t text_bytes) {
  /* Rows are those of the enumerations. Between the last words are `found` and `expected`. */
  static const char *const fields[] = {"the descriptor", "the rank", "aligned", "the offset", "sizes", "strides"};
  static const char *const words[][3] = {{" fits", NULL, NULL},
                                         {" cannot be read: it is NULL, or of another rank or index width", NULL, NULL},
                                         {" is ", ", the type has ", ""},
                                         {" is ", ", below 0", NULL},
                                         {" is null, and there are elements", NULL, NULL},
                                         {" lies at byte ", " after a multiple of ", ""},
                                         {" leads to byte ", " of a block of ", ""},
                                         {" is ", ": elements would lie where there are no addresses", NULL}};
  const char *const *said = words[problem->fault];
  size_t used = refrt_memref_put(text, text_bytes, 0, fields[problem->field]);
  if (problem->dimension >= 0) {
    used = refrt_memref_put(text, text_bytes, used, "[");
    used = refrt_memref_put_number(text, text_bytes, used, problem->dimension);
    used = refrt_memref_put(text, text_bytes, used, "]");
  }
  used = refrt_memref_put(text, text_bytes, used, said[0]);
  if (said[1] != NULL) {
    used = refrt_memref_put_number(text, text_bytes, used, problem->found);
    used = refrt_memref_put(text, text_bytes, used, said[1]);
  }
  if (said[2] != NULL)
    used = refrt_memref_put_number(text, text_bytes, used, problem->expected);
  if (text_bytes > 0)
    text[used < text_bytes ? used : text_bytes - 1] = '\0';
  return used;
}

/*===---------------------------------- C++ --------------------------------===*/

#ifdef __cplusplus
namespace refrt {

/* refrt_memref_check for a descriptor of C++. Rank and size of elements are its own, so
 * that they have to be those of the type. */
template <typename T, int N, typename Index>
refrt_memref_problem check(const memref<T, N, Index> &ranked, const refrt_memref_type &type,
                           const void *block = nullptr, uint64_t block_bytes = 0) {
  refrt_view view = ranked.view();
  return refrt_memref_check(&view, &type, block, block_bytes);
}

} /* namespace refrt */
#endif /* __cplusplus */

#if defined(__cplusplus) && defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

#endif /* REFRT_REFRT_MEMREF_CHECK_H */

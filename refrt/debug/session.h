/*===-- session.h - the state of refrt_debug ---------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * A session and its records, which origin.c fills. Must not be seen by users.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_DEBUG_SESSION_H
#define REFRT_DEBUG_SESSION_H

#include "refrt/debug/format.h"

typedef struct refrt_logged {
  uint64_t number;
  uint32_t location;
  int is_step; /* 0: the results of a call, whose step is logged before those inside of it */
  int has_element;
  refrt_element element;
  char text[256];
} refrt_logged;

/* One way poison takes: made, loaded, stored or brought in. */
typedef struct refrt_origin_record {
  uint32_t location;
  uint32_t parent; /* record + 1, or 0: it was made here; the next free one */
  uint32_t other;  /* record + 1, or 0: of a branch, which has no text: the way came
                      from `parent` or from this one */
  uint32_t root;   /* record + 1 of where the way begins, or of its last branch */
  uint32_t kept;   /* a leaf or a byte is near */
  uint32_t kind;   /* of what the running step did to memory; origin.c */
  uint32_t next;   /* record + 1 of another of the running step */
  char text[240];
} refrt_origin_record;

/* Which record each byte of an object holds, + 1; 0: none. */
typedef struct refrt_origin_object {
  uint32_t *bytes;
  size_t size;
} refrt_origin_object;

struct refrt_debug {
  refrt_vm *vm;
  refrt_debug_options options;
  refrt_stop stop;
  refrt_logged *ring; /* trace_last entries */
  uint64_t logged;    /* lines */
  uint64_t steps;     /* those of them that are steps */
  uint64_t dropped;   /* steps */
  refrt_step running; /* the innermost step that began, */
  int is_running;     /* which runs and is not in the log */
  int listed;         /* the table was written */
  int stopped;
  refrt_origin_record *records;
  uint32_t num_records;  /* free ones included */
  uint32_t free_records; /* the first, + 1 */
  uint32_t num_free;
  int records_full; /* all that are left are in use */
  uint32_t record_capacity;
  refrt_trail trail;
  int in_step;
  uint32_t step_location;
  uint32_t step_records;        /* record + 1 of those without a text yet */
  refrt_origin_object *objects; /* by allocation id */
  uint32_t num_objects;
};

/* Writes a REFRT_DEBUG_NOTE; `location` may be REFRT_NONE. */
void refrt_debug_note(refrt_debug *debug, uint32_t location, const char *text);

#endif /* REFRT_DEBUG_SESSION_H */

/*===-- origin.c - where poison comes from -----------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Follows undef and poison while a machine is watched. A leaf that becomes
 * unknown gets a record; its `origin` then holds the record's number with
 * MARKED, and travels with the leaf. Memory has a record per byte, for objects
 * that ever held an unknown byte. Only for runs that are repeated to explain an
 * outcome. Must not change anything but `origin` of unknown leaves.
 *===----------------------------------------------------------------------===*/
#include "refrt/debug/session.h"

#include <string.h>

#define MARKED 0x80000000u
/* Records at one time, how many of them an instruction should find free, and
 * how many of a way are kept beside its beginning. */
enum { MOST_RECORDS = 1 << 16, SPARE_RECORDS = 1 << 12, MOST_NOTES = 8 };

static void *resize(refrt_debug *debug, void *old, size_t old_size, size_t new_size) {
  const refrt_config *config = &debug->vm->config;
  return config->allocate(config->user, old, old_size, new_size);
}

static int is_unknown(const refrt_value *leaf) {
  return leaf->state == REFRT_UNDEF || leaf->state == REFRT_POISON;
}

/* Record + 1 of a leaf, or 0. */
static uint32_t record_of(const refrt_debug *debug, const refrt_value *leaf) {
  uint32_t record = leaf->origin & ~(MARKED | REFRT_SHARED | REFRT_COPIED);
  return is_unknown(leaf) && (leaf->origin & MARKED) != 0 && record <= debug->num_records ? record : 0;
}

/* Record + 1 of a new one, or 0 when there is no room. */
static uint32_t take_record(refrt_debug *debug) {
  uint32_t record = debug->free_records;
  if (record != 0) {
    debug->free_records = debug->records[record - 1].parent;
    --debug->num_free;
    return record;
  }
  if (debug->num_records == MOST_RECORDS)
    return 0;
  if (debug->num_records == debug->record_capacity) {
    uint32_t capacity = debug->record_capacity == 0 ? 16 : 2 * debug->record_capacity;
    void *records = resize(debug, debug->records, debug->record_capacity * sizeof *debug->records,
                           capacity * sizeof *debug->records);
    if (records == NULL)
      return 0;
    debug->records = (refrt_origin_record *)records;
    debug->record_capacity = capacity;
  }
  return ++debug->num_records;
}

/* Returns the record + 1; that of its parent when there is no room. */
static uint32_t add_record(refrt_debug *debug, uint32_t location, uint32_t parent, const char *text) {
  uint32_t number = take_record(debug);
  refrt_origin_record *record;
  if (number == 0)
    return parent;
  record = &debug->records[number - 1];
  record->location = location;
  record->parent = parent;
  record->root = parent != 0 ? debug->records[parent - 1].root : number;
  record->kept = 0;
  strncpy(record->text, text, sizeof record->text - 1);
  record->text[sizeof record->text - 1] = '\0';
  return number;
}

/* The end of a way and its beginning; between them it may be cut. */
static void keep(refrt_debug *debug, uint32_t record) {
  uint32_t i;
  if (record == 0)
    return;
  debug->records[debug->records[record - 1].root - 1].kept = 1;
  for (i = 0; i < MOST_NOTES && record != 0; ++i) {
    debug->records[record - 1].kept = 1;
    record = debug->records[record - 1].parent;
  }
}

/* Makes room: records that are near no leaf and no byte are free again. Where
 * that does not free a quarter, it is not tried again. */
static void tidy(refrt_debug *debug) {
  uint32_t i, k, last;
  size_t at;
  for (i = 0; i < debug->vm->depth; ++i)
    for (k = 0; k < debug->vm->frames[i].function->num_leaves; ++k)
      keep(debug, record_of(debug, &debug->vm->frames[i].slots[k]));
  for (i = 0; i < debug->num_objects; ++i)
    for (at = 0, last = 0; debug->objects[i].bytes != NULL && at < debug->objects[i].size; ++at)
      if (debug->objects[i].bytes[at] != last)
        keep(debug, last = debug->objects[i].bytes[at]);
  debug->free_records = debug->num_free = 0;
  for (i = 0; i < debug->num_records; ++i) {
    refrt_origin_record *record = &debug->records[i];
    if (!record->kept) {
      record->parent = debug->free_records;
      debug->free_records = i + 1;
      ++debug->num_free;
    } else if (record->parent != 0 && !debug->records[record->parent - 1].kept) {
      record->parent = record->root;
    }
  }
  for (i = 0; i < debug->num_records; ++i)
    debug->records[i].kept = 0;
  debug->records_full = debug->num_free < MOST_RECORDS / 4;
}

/*===--------------------------------- memory ------------------------------===*/

/* Record + 1 of a byte, or 0. */
static uint32_t byte_record(const refrt_debug *debug, uint32_t id, uint64_t offset) {
  if (id >= debug->num_objects || offset >= debug->objects[id].size)
    return 0;
  return debug->objects[id].bytes[offset];
}

static uint32_t *bytes_of(refrt_debug *debug, uint32_t id) {
  refrt_origin_object *object;
  size_t size = (size_t)debug->vm->memory.objects[id].size;
  if (id >= debug->num_objects) {
    uint32_t count = debug->vm->memory.num_objects + 16;
    void *objects = resize(debug, debug->objects, debug->num_objects * sizeof *object, count * sizeof *object);
    if (objects == NULL)
      return NULL;
    debug->objects = (refrt_origin_object *)objects;
    memset(debug->objects + debug->num_objects, 0, (count - debug->num_objects) * sizeof *object);
    debug->num_objects = count;
  }
  object = &debug->objects[id];
  if (object->bytes == NULL && size != 0 && size < SIZE_MAX / sizeof(uint32_t)) {
    object->bytes = (uint32_t *)resize(debug, NULL, 0, size * sizeof(uint32_t));
    if (object->bytes != NULL) {
      memset(object->bytes, 0, size * sizeof(uint32_t));
      object->size = size;
    }
  }
  return object->bytes;
}

void refrt_origin_forget(refrt_debug *debug) {
  uint32_t i;
  for (i = 0; i < debug->num_objects; ++i)
    if (debug->objects[i].bytes != NULL)
      (void)resize(debug, debug->objects[i].bytes, debug->objects[i].size * sizeof(uint32_t), 0);
  if (debug->objects != NULL)
    (void)resize(debug, debug->objects, debug->num_objects * sizeof *debug->objects, 0);
  if (debug->records != NULL)
    (void)resize(debug, debug->records, debug->record_capacity * sizeof *debug->records, 0);
  debug->objects = NULL;
  debug->records = NULL;
  debug->num_objects = debug->num_records = debug->record_capacity = 0;
  debug->free_records = debug->num_free = 0;
  debug->records_full = 0;
}

static int is_unknown_mark(uint8_t shadow) {
  return shadow == REFRT_SHADOW_POISON || refrt_shadow_is_undef(shadow);
}

/* The record of the first unknown byte of a range, or 0. */
static uint32_t range_record(const refrt_debug *debug, const refrt_touched *range, uint64_t from) {
  const refrt_object *object = &debug->vm->memory.objects[range->id];
  uint64_t i;
  for (i = from; i < range->size && object->shadow != NULL; ++i)
    if (is_unknown_mark(refrt_shadow_mark(object, range->offset + i)) && byte_record(debug, range->id, range->offset + i))
      return byte_record(debug, range->id, range->offset + i);
  return 0;
}

/*===---------------------------------- steps ------------------------------===*/

/* Whether a shift of scalars goes by the width or more; -1: a vector. */
static int shifts_all(const refrt_debug *debug, const refrt_step *step) {
  refrt_type type = REFRT_NONE;
  const refrt_value *by = refrt_step_operand(debug->vm, step, 1, &type);
  const refrt_type_info *info = refrt_type_get(debug->vm->program, type);
  if (by == NULL || info == NULL || info->kind == REFRT_KIND_VECTOR)
    return -1;
  return by->hi != 0 || by->lo >= info->bits;
}

/* Why the operation makes something unknown, when its operands are known. */
static const char *reason(const refrt_debug *debug, const refrt_step *step) {
  int all;
  switch (step->opcode) {
  case REFRT_OP_POISON:
    return "is poison by its meaning";
  case REFRT_OP_UNDEF:
    return "is undef by its meaning";
  case REFRT_OP_ADD:
  case REFRT_OP_SUB:
  case REFRT_OP_MUL:
    return (step->flags & (REFRT_FLAG_NSW | REFRT_FLAG_NUW)) == (REFRT_FLAG_NSW | REFRT_FLAG_NUW)
               ? "overflows, which nsw or nuw forbids"
           : (step->flags & REFRT_FLAG_NSW) ? "overflows, which nsw forbids"
                                            : "overflows, which nuw forbids";
  case REFRT_OP_SHL:
    all = shifts_all(debug, step);
    return all > 0    ? "shifts by the width or more"
           : all == 0 ? "overflows, which nsw or nuw forbids"
                      : "shifts by the width or more, or overflows in spite of nsw or nuw";
  case REFRT_OP_SHRS:
  case REFRT_OP_SHRU:
    all = shifts_all(debug, step);
    return all > 0    ? "shifts by the width or more"
           : all == 0 ? "shifts out ones, which exact forbids"
                      : "shifts by the width or more, or shifts out ones in spite of exact";
  case REFRT_OP_DIVS:
  case REFRT_OP_DIVU:
    return "leaves a remainder, which exact forbids";
  case REFRT_OP_OR:
    return "has a bit in both operands, which disjoint forbids";
  case REFRT_OP_TRUNC:
    return "loses bits, which nsw or nuw forbids";
  case REFRT_OP_ZEXT:
  case REFRT_OP_UITOFP:
    return "has a negative operand, which nneg forbids";
  case REFRT_OP_FPTOSI:
  case REFRT_OP_FPTOUI:
    return "has an operand that does not fit the integer";
  case REFRT_OP_ABS:
    return "has the smallest value as operand, which its flag forbids";
  case REFRT_OP_CTLZ:
  case REFRT_OP_CTTZ:
    return "has zero as operand, which its flag forbids";
  case REFRT_OP_GEP:
    return "leaves its allocation or wraps, which its flags forbid";
  case REFRT_OP_EXTRACTELEMENT:
  case REFRT_OP_INSERTELEMENT:
    return "has a lane number outside the vector";
  case REFRT_OP_VECTOR_EXTRACT:
  case REFRT_OP_VECTOR_INSERT:
    return "has a position outside the vector";
  case REFRT_OP_SHUFFLEVECTOR:
  case REFRT_OP_LANES:
    return "selects no lane";
  case REFRT_OP_ASSUME_ALIGNMENT:
    return "promises an alignment that the memref does not have";
  case REFRT_OP_SELECT:
    if (step->num_attributes == 1)
      return "breaks";
    break;
  case REFRT_OP_DISTINCT_OBJECTS:
    return "promises distinct memory, and shares a byte with another";
  default:
    break;
  }
  return step->flags & REFRT_FLAG_NNAN   ? (step->flags & REFRT_FLAG_NINF
                                                ? "takes or gives a NaN or an infinity, which nnan or ninf forbids"
                                                : "takes or gives a NaN, which nnan forbids")
         : step->flags & REFRT_FLAG_NINF ? "takes or gives an infinity, which ninf forbids"
                                         : NULL;
}

static uint32_t record_step(refrt_debug *debug, const refrt_step *step, const char *what, const char *why,
                            uint32_t parent) {
  char text[240], form[192], promise[128];
  refrt_line line;
  if (why != NULL && step->opcode == REFRT_OP_SELECT && step->num_attributes == 1) {
    size_t length = 0;
    const char *words = refrt_program_string(debug->vm->program, step->attributes[0], &length);
    refrt_line_start(&line, promise, sizeof promise);
    refrt_line_put(&line, "%s %.*s", why, (int)(length > 100 ? 100 : length), words == NULL ? "" : words);
    why = promise;
  }
  (void)refrt_format_step(debug->vm, step, form, sizeof form);
  refrt_line_start(&line, text, sizeof text);
  refrt_line_put(&line, "%s here%s%s: %s", what, why == NULL ? "" : ", because it ", why == NULL ? "" : why, form);
  return add_record(debug, step->location, parent, text);
}

static const refrt_value *operand_leaves(const refrt_debug *debug, const refrt_step *step, uint32_t i,
                                         uint32_t *count) {
  refrt_type type = REFRT_NONE;
  const refrt_value *leaves = refrt_step_operand(debug->vm, step, i, &type);
  *count = leaves == NULL ? 0 : debug->vm->code.types[type]->leaves;
  return leaves;
}

/* Slots are the machine's own; marking them changes nothing a program sees. */
static void mark(refrt_value *leaf, uint32_t record) {
  if (record != 0)
    leaf->origin = MARKED | record | (leaf->state == REFRT_UNDEF ? leaf->origin & (REFRT_SHARED | REFRT_COPIED) : 0);
}

void refrt_origin_before(refrt_debug *debug, const refrt_step *step) {
  uint32_t i, k, count;
  if (MOST_RECORDS - debug->num_records + debug->num_free < SPARE_RECORDS && !debug->records_full)
    tidy(debug);
  debug->vm->touched[REFRT_READ].id = debug->vm->touched[REFRT_WRITE].id = REFRT_NONE;
  for (i = 0; i < step->num_operands; ++i) {
    const refrt_value *leaves = operand_leaves(debug, step, i, &count);
    for (k = 0; k < count; ++k)
      /* Unknown and without a record: no instruction made it. */
      if (is_unknown(&leaves[k]) && (leaves[k].origin & MARKED) == 0 && leaves[k].origin == 0)
        mark((refrt_value *)(uintptr_t)&leaves[k],
             add_record(debug, REFRT_NONE, 0, "it came in with an argument or from an external function"));
  }
}

/* The record that leaf `leaf` of `leaves` takes out of the memory read. */
static uint32_t loaded_record(const refrt_debug *debug, uint32_t leaf, uint32_t leaves) {
  const refrt_touched *read = &debug->vm->touched[REFRT_READ];
  uint32_t record;
  if (read->id >= debug->vm->memory.num_objects || leaves == 0)
    return 0;
  record = range_record(debug, read, read->size / leaves * leaf);
  return record != 0 ? record : range_record(debug, read, 0);
}

/* A select that says which promise is broken where it takes its last operand:
 * the poison begins there, unless the value was poison before. */
static int breaks_promise(const refrt_debug *debug, const refrt_step *step) {
  uint32_t count = 0;
  const refrt_value *value;
  if (step->opcode != REFRT_OP_SELECT || step->num_attributes != 1)
    return 0;
  value = operand_leaves(debug, step, 1, &count);
  return count != 0 && !is_unknown(&value[0]);
}

static void mark_results(refrt_debug *debug, const refrt_step *step) {
  uint32_t i, k, shared = 0, shared_parent = 0;
  int broken = breaks_promise(debug, step);
  for (i = 0; i < step->num_results; ++i) {
    refrt_type type = REFRT_NONE;
    const refrt_value *leaves = refrt_step_result(debug->vm, step, i, &type);
    uint32_t count = leaves == NULL ? 0 : debug->vm->code.types[type]->leaves;
    for (k = 0; k < count; ++k) {
      uint32_t parent;
      if (!is_unknown(&leaves[k]) || ((leaves[k].origin & MARKED) != 0 && !broken))
        continue;
      parent = loaded_record(debug, k, count);
      if (shared == 0 || parent != shared_parent) {
        int read = debug->vm->touched[REFRT_READ].id != REFRT_NONE;
        shared = record_step(debug, step, read ? "it was loaded" : "it was made", read ? NULL : reason(debug, step), parent);
        shared_parent = parent;
      }
      mark((refrt_value *)(uintptr_t)&leaves[k], shared);
    }
  }
}

/* The record of what an operand puts into byte `at` of `size` written ones. */
static uint32_t stored_record(const refrt_debug *debug, const refrt_step *step, uint64_t at, uint64_t size) {
  uint32_t i, k, count, first = 0;
  for (i = 0; i < step->num_operands; ++i) {
    const refrt_value *leaves = operand_leaves(debug, step, i, &count);
    uint64_t lane = count == 0 ? 0 : size / count;
    if (count > 1 && lane != 0 && at / lane < count && record_of(debug, &leaves[at / lane]) != 0)
      return record_of(debug, &leaves[at / lane]);
    for (k = 0; k < count && first == 0; ++k)
      first = record_of(debug, &leaves[k]);
  }
  return first;
}

static void mark_memory(refrt_debug *debug, const refrt_step *step) {
  const refrt_touched *write = &debug->vm->touched[REFRT_WRITE], *read = &debug->vm->touched[REFRT_READ];
  const refrt_object *object;
  uint32_t *bytes, record = 0, record_parent = 0;
  uint64_t i;
  if (write->id >= debug->vm->memory.num_objects)
    return;
  object = &debug->vm->memory.objects[write->id];
  for (i = 0; object->shadow != NULL && i < write->size; ++i) {
    uint32_t parent = 0;
    if (!is_unknown_mark(refrt_shadow_mark(object, write->offset + i)))
      continue;
    bytes = bytes_of(debug, write->id);
    if (bytes == NULL)
      return;
    if (read->id < debug->vm->memory.num_objects) {
      parent = read->size == write->size ? byte_record(debug, read->id, read->offset + i) : 0;
      parent = parent != 0 ? parent : range_record(debug, read, 0);
    } else {
      parent = stored_record(debug, step, i, write->size);
    }
    if (record == 0 || parent != record_parent) {
      record = record_step(debug, step, read->id != REFRT_NONE ? "it was copied" : "it was stored", NULL, parent);
      record_parent = parent;
    }
    bytes[write->offset + i] = record;
  }
}

void refrt_origin_after(refrt_debug *debug, const refrt_step *step) {
  mark_results(debug, step);
  mark_memory(debug, step);
}

/*===-------------------------------- explaining ---------------------------===*/

static int write_chain(refrt_debug *debug, uint32_t record, const char *what) {
  uint32_t notes = 0;
  char text[REFRT_LINE_SIZE];
  while (record != 0 && record <= debug->num_records) {
    const refrt_origin_record *at = &debug->records[record - 1];
    refrt_line line;
    if (notes == MOST_NOTES && at->parent != 0) {
      record = at->parent;
      continue;
    }
    refrt_line_start(&line, text, sizeof text);
    refrt_line_put(&line, "%s%s", notes == 0 ? what : "", at->text);
    refrt_debug_note(debug, at->location, text);
    notes += notes < MOST_NOTES;
    record = at->parent;
  }
  return notes != 0;
}

void refrt_origin_explain(refrt_debug *debug, const refrt_step *step) {
  uint32_t i, k, count;
  if (step->outcome == NULL || step->outcome->kind != REFRT_TRAPPED || debug->vm->depth == 0)
    return;
  for (i = 0; i < step->num_operands; ++i) {
    const refrt_value *leaves = operand_leaves(debug, step, i, &count);
    if (refrt_operand_is_filler(debug->vm, step, i))
      continue;
    for (k = 0; k < count; ++k)
      if (record_of(debug, &leaves[k]) != 0) {
        char what[64];
        refrt_line line;
        refrt_line_start(&line, what, sizeof what);
        refrt_line_put(&line, "%s in operand %u: ", refrt_state_word(&leaves[k]), (unsigned)i);
        (void)write_chain(debug, record_of(debug, &leaves[k]), what);
        return;
      }
  }
  if (debug->vm->touched[REFRT_READ].id < debug->vm->memory.num_objects)
    (void)write_chain(debug, range_record(debug, &debug->vm->touched[REFRT_READ], 0), "the memory read: ");
}

int refrt_debug_explain_leaf(refrt_debug *debug, const refrt_value *leaf) {
  return debug != NULL && leaf != NULL && write_chain(debug, record_of(debug, leaf), "");
}

int refrt_debug_explain_byte(refrt_debug *debug, uint32_t allocation, uint64_t offset) {
  return debug != NULL && write_chain(debug, byte_record(debug, allocation, offset), "");
}

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
 * that ever held an unknown byte or a copy of one never written. The machine tells which leaf or
 * byte goes where (refrt_trail). Lanes that share a byte share what they are, so such a byte, like
 * a leaf of several bytes, may have come several ways: a branch. Only for runs that are repeated to
 * explain an outcome. Must not change anything but `origin` of unknown leaves.
 *===----------------------------------------------------------------------===*/
#include "refrt/debug/origin.h"
#include "refrt/machine/access.h"
#include "refrt/machine/trap.h"
#include "refrt/number/ops_int.h"
#include "refrt/ops/integer.h"
#include "refrt/program/opcode.h"

#include <string.h>

#define MARKED 0x80000000u
/* Records at one time, how many of them an instruction should find free, and
 * how many of a way are kept beside its beginning. */
enum { MOST_RECORDS = 1 << 16, SPARE_RECORDS = 1 << 12, MOST_NOTES = 8 };
/* Branches in a row, and records of a step that are looked at for an equal one. */
enum { MOST_WAYS = 8, MOST_EQUALS = 64 };
/* What a step does to memory; the record of it has no text before it ends. */
enum { BRANCHED, LOADED, STORED, COPIED, PADDED };

static void *resize(refrt_debug *debug, void *old, size_t old_size, size_t new_size) {
  const refrt_config *config = &debug->vm->config;
  return config->allocate(config->user, old, old_size, new_size);
}

/* Record + 1 of a leaf, or 0. */
static uint32_t record_of(const refrt_debug *debug, const refrt_value *leaf) {
  uint32_t record = leaf->origin & ~MARKED;
  return refrt_leaf_is_unknown(leaf) && (leaf->origin & MARKED) != 0 && record <= debug->num_records ? record : 0;
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
static uint32_t add_record(refrt_debug *debug, uint32_t location, uint32_t parent, uint32_t other, const char *text) {
  uint32_t number = take_record(debug);
  refrt_origin_record *record;
  if (number == 0)
    return parent;
  record = &debug->records[number - 1];
  record->location = location;
  record->parent = parent;
  record->other = other;
  record->root = parent != 0 && other == 0 ? debug->records[parent - 1].root : number;
  record->kept = record->kind = record->next = 0;
  strncpy(record->text, text, sizeof record->text - 1);
  record->text[sizeof record->text - 1] = '\0';
  return number;
}

/* The end of a way and its beginning; between them it may be cut. */
static void keep_root(refrt_debug *debug, uint32_t record) {
  if (record != 0)
    debug->records[debug->records[record - 1].root - 1].kept = 1;
}

static void keep(refrt_debug *debug, uint32_t record, uint32_t notes) {
  const refrt_origin_record *root;
  if (record == 0)
    return;
  root = &debug->records[debug->records[record - 1].root - 1];
  keep_root(debug, record);
  keep_root(debug, root->parent);
  keep_root(debug, root->other);
  for (; notes != 0 && record != 0; record = debug->records[record - 1].parent) {
    debug->records[record - 1].kept = 1;
    keep(debug, debug->records[record - 1].other, --notes);
  }
}

/* What is left of a way when not all is kept. */
static uint32_t cut(const refrt_debug *debug, uint32_t record) {
  if (record == 0 || debug->records[record - 1].kept)
    return record;
  record = debug->records[record - 1].root;
  return debug->records[record - 1].kept ? record : 0;
}

/* Makes room: records that are near no leaf and no byte are free again. Where
 * that does not free a quarter, it is not tried again. */
static void tidy(refrt_debug *debug) {
  uint32_t i, k, last;
  size_t at;
  for (i = 0; i < debug->vm->depth; ++i)
    for (k = 0; k < debug->vm->frames[i].function->num_leaves; ++k)
      keep(debug, record_of(debug, &debug->vm->frames[i].slots[k]), MOST_NOTES);
  for (i = 0; i < debug->num_objects; ++i)
    for (at = 0, last = 0; debug->objects[i].bytes != NULL && at < debug->objects[i].size; ++at)
      if (debug->objects[i].bytes[at] != last)
        keep(debug, last = debug->objects[i].bytes[at], MOST_NOTES);
  for (i = 0; i < debug->num_records; ++i) {
    refrt_origin_record *record = &debug->records[i];
    if (!record->kept)
      continue;
    record->parent = cut(debug, record->parent);
    record->other = cut(debug, record->other);
  }
  debug->free_records = debug->num_free = 0;
  for (i = 0; i < debug->num_records; ++i)
    if (!debug->records[i].kept) {
      debug->records[i].parent = debug->free_records;
      debug->free_records = i + 1;
      ++debug->num_free;
    }
  for (i = 0; i < debug->num_records; ++i)
    debug->records[i].kept = 0;
  debug->records_full = debug->num_free < MOST_RECORDS / 4;
}

/*===--------------------------------- memory
 * ------------------------------===*/

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
  debug->records_full = debug->in_step = 0;
  debug->step_records = 0;
}

static int is_unknown_mark(uint8_t shadow) { return shadow == REFRT_SHADOW_POISON || refrt_shadow_is_undef(shadow); }

/* The record of the first unknown byte of a range, or 0. */
static uint32_t range_record(const refrt_debug *debug, const refrt_touched *range) {
  const refrt_object *object = &debug->vm->memory.objects[range->id];
  uint64_t i;
  for (i = 0; i < range->size && object->shadow != NULL; ++i)
    if (is_unknown_mark(refrt_shadow_mark(object, range->offset + i)) &&
        byte_record(debug, range->id, range->offset + i))
      return byte_record(debug, range->id, range->offset + i);
  return 0;
}

/* Slots are the machine's own; marking them changes nothing a program sees. */
static void mark(refrt_value *leaf, uint32_t record) {
  if (record != 0)
    leaf->origin = MARKED | record;
}

/*===---------------------------------- trail
 * ------------------------------===*/

/* A record of the running step, which gets its text when that ends. Returns the
 * record + 1; outside of steps 0. */
static uint32_t step_record(refrt_debug *debug, uint32_t kind, uint32_t parent, uint32_t other) {
  uint32_t record = debug->step_records, looked;
  if (!debug->in_step)
    return 0;
  for (looked = 0; record != 0 && looked < MOST_EQUALS; ++looked) {
    const refrt_origin_record *at = &debug->records[record - 1];
    if (at->kind == kind && at->parent == parent && at->other == other)
      return record;
    record = at->next;
  }
  record = add_record(debug, kind == BRANCHED ? REFRT_NONE : debug->step_location, parent, other, "");
  if (record == parent)
    return parent;
  debug->records[record - 1].kind = kind;
  debug->records[record - 1].next = debug->step_records;
  debug->step_records = record;
  return record;
}

/* `way`, or 0, and one more, unless they begin together. */
static uint32_t join(refrt_debug *debug, uint32_t way, uint32_t record) {
  uint32_t at = way, ways;
  if (way == 0 || record == 0)
    return way != 0 ? way : record;
  for (ways = 1;; ++ways) {
    const refrt_origin_record *branch = &debug->records[at - 1];
    uint32_t one = branch->other != 0 ? branch->parent : at;
    if (ways == MOST_WAYS || (one != 0 && debug->records[one - 1].root == debug->records[record - 1].root))
      return way;
    if (branch->other == 0)
      return step_record(debug, BRANCHED, record, way);
    at = branch->other;
  }
}

static uint32_t id_of(const refrt_debug *debug, const refrt_object *object) {
  return (uint32_t)(object - debug->vm->memory.objects);
}

static void trail_load(void *user, refrt_value *leaf, const refrt_object *object, uint64_t at, uint64_t size) {
  refrt_debug *debug = (refrt_debug *)user;
  uint32_t way = 0;
  uint64_t i;
  for (i = at; i < at + size; ++i) {
    uint8_t shadow = refrt_shadow_mark(object, i);
    if (leaf->state == REFRT_POISON ? shadow == REFRT_SHADOW_POISON : is_unknown_mark(shadow))
      way = join(debug, way, byte_record(debug, id_of(debug, object), i));
  }
  mark(leaf, step_record(debug, LOADED, way, 0));
}

static void trail_store(void *user, const refrt_value *leaf, const refrt_object *object, uint64_t at, uint64_t size,
                        int joins) {
  refrt_debug *debug = (refrt_debug *)user;
  uint32_t *bytes = bytes_of(debug, id_of(debug, object)), way = leaf == NULL ? 0 : record_of(debug, leaf);
  uint64_t i;
  if (bytes == NULL)
    return;
  if (joins && bytes[at] != 0) {
    const refrt_origin_record *there = &debug->records[bytes[at] - 1];
    way = join(debug, there->kind == STORED ? there->parent : bytes[at], way);
  }
  way = step_record(debug, leaf == NULL ? PADDED : STORED, way, 0);
  for (i = at; i < at + size; ++i)
    bytes[i] = way;
}

static void trail_copy(void *user, const refrt_object *target, uint64_t at, const refrt_object *source, uint64_t from,
                       uint64_t size) {
  refrt_debug *debug = (refrt_debug *)user;
  uint32_t *bytes;
  uint64_t i;
  for (i = 0; i < size; ++i) {
    uint64_t byte = target == source && at > from ? size - 1 - i : i; /* from what is not overwritten yet */
    uint8_t shadow = refrt_shadow_mark(target, at + byte);
    if (!is_unknown_mark(shadow) && shadow != REFRT_SHADOW_UNINITIALIZED)
      continue;
    bytes = bytes_of(debug, id_of(debug, target));
    if (bytes == NULL)
      return;
    bytes[at + byte] = step_record(debug, COPIED, byte_record(debug, id_of(debug, source), from + byte), 0);
  }
}

static void trail_forget(void *user, const refrt_object *object) {
  refrt_debug *debug = (refrt_debug *)user;
  uint32_t id = id_of(debug, object);
  if (id < debug->num_objects && debug->objects[id].bytes != NULL)
    memset(debug->objects[id].bytes, 0, debug->objects[id].size * sizeof(uint32_t));
}

void refrt_origin_begin(refrt_debug *debug) {
  debug->trail.user = debug;
  debug->trail.load = trail_load;
  debug->trail.store = trail_store;
  debug->trail.copy = trail_copy;
  debug->trail.forget = trail_forget;
  debug->vm->trail = &debug->trail;
}

/*===---------------------------------- steps
 * ------------------------------===*/

/* The first lane that an operation on integers made poison of known numbers. */
typedef struct poison_lane {
  refrt_bits a, b;   /* the operands; one that is not there is zero */
  uint32_t from, to; /* bits of the operands and of the result */
} poison_lane;

static uint32_t lane_bits(const refrt_debug *debug, refrt_type type) {
  const refrt_type_info *info = debug->vm->code.types[type];
  return info->kind == REFRT_KIND_VECTOR ? debug->vm->code.types[info->element]->bits : info->bits;
}

/* 0: there is none. */
static int find_poison_lane(const refrt_debug *debug, const refrt_step *step, poison_lane *lane) {
  refrt_type from = REFRT_NONE, to = REFRT_NONE;
  const refrt_value *a = refrt_step_operand(debug->vm, step, 0, &from), *r = refrt_step_result(debug->vm, step, 0, &to);
  const refrt_value *b = refrt_step_operand(debug->vm, step, 1, NULL);
  uint64_t i;
  if (a == NULL || r == NULL)
    return 0;
  for (i = 0; i < debug->vm->code.types[to]->leaves; ++i) {
    if (!refrt_leaf_is_unknown(&r[i]) || refrt_leaf_is_unknown(&a[i]) || (b != NULL && refrt_leaf_is_unknown(&b[i])))
      continue;
    lane->a = refrt_leaf_bits(&a[i]);
    lane->b = b == NULL ? refrt_bits_make(0, 0) : refrt_leaf_bits(&b[i]);
    lane->from = lane_bits(debug, from);
    lane->to = lane_bits(debug, to);
    return 1;
  }
  return 0;
}

/* Which of nsw and nuw do not hold; those that are given where that is not known. */
static uint32_t broken_flags(const refrt_debug *debug, const refrt_step *step) {
  static const uint32_t each[] = {REFRT_FLAG_NSW, REFRT_FLAG_NUW};
  uint32_t given = step->flags & (REFRT_FLAG_NSW | REFRT_FLAG_NUW), broken = 0, i;
  int is_loss = refrt_opcode_why(step->opcode) == REFRT_WHY_LOSS;
  poison_lane lane;
  if (!find_poison_lane(debug, step, &lane))
    return given;
  for (i = 0; i < 2; ++i)
    if (!is_loss                    ? refrt_integer_wraps(step->opcode, each[i], lane.a, lane.b, lane.to)
        : each[i] == REFRT_FLAG_NSW ? refrt_int_trunc_loses_signed(lane.a, lane.from, lane.to)
                                    : refrt_int_trunc_loses_unsigned(lane.a, lane.to))
      broken |= each[i];
  return (broken & given) != 0 ? broken & given : given;
}

/* A select whose attribute is the promise that is broken where it takes its last operand. */
static int names_promise(const refrt_step *step) {
  return refrt_opcode_why(step->opcode) == REFRT_WHY_REASON && step->num_attributes == 1;
}

static const char *overflows(uint32_t broken) {
  return broken == REFRT_FLAG_NSW   ? "overflows, which nsw forbids"
         : broken == REFRT_FLAG_NUW ? "overflows, which nuw forbids"
                                    : "overflows, which nsw and nuw forbid";
}

static int shifts_too_far(const refrt_debug *debug, const refrt_step *step) {
  poison_lane lane;
  return find_poison_lane(debug, step, &lane) && refrt_int_shift_too_far(lane.b, lane.to);
}

/* An address with flags. inbounds implies nusw. */
static const char *leaves(uint32_t flags) {
  if (flags & REFRT_FLAG_INBOUNDS)
    return flags & REFRT_FLAG_NUW ? "leaves its allocation or wraps, which inbounds and nuw forbid"
                                  : "leaves its allocation or wraps, which inbounds forbids";
  if (flags & REFRT_FLAG_NUSW)
    return flags & REFRT_FLAG_NUW ? "wraps, which nusw and nuw forbid" : "wraps, which nusw forbids";
  return "wraps as an unsigned number, which nuw forbids";
}

/* nnan and ninf, which instructions on floats share; NULL without them. */
static const char *float_reason(uint32_t flags) {
  return flags & REFRT_FLAG_NNAN
             ? (flags & REFRT_FLAG_NINF ? "takes or gives a NaN or an infinity, which nnan or ninf forbids"
                                        : "takes or gives a NaN, which nnan forbids")
         : flags & REFRT_FLAG_NINF ? "takes or gives an infinity, which ninf forbids"
                                   : NULL;
}

/* Why the operation makes something unknown, when its operands are known. */
static const char *reason(const refrt_debug *debug, const refrt_step *step) {
  uint32_t broken;
  switch (refrt_opcode_why(step->opcode)) {
  case REFRT_WHY_NONE:
    break;
  case REFRT_WHY_POISON:
    return "is poison by its meaning";
  case REFRT_WHY_UNDEF:
    return "is undef by its meaning";
  case REFRT_WHY_WRAP:
    return overflows(broken_flags(debug, step));
  case REFRT_WHY_SHIFT:
    if (step->flags == 0 || shifts_too_far(debug, step))
      return "shifts by the width or more";
    return step->flags & REFRT_FLAG_EXACT ? "shifts out ones, which exact forbids"
                                          : overflows(broken_flags(debug, step));
  case REFRT_WHY_LOSS:
    broken = broken_flags(debug, step);
    return broken == REFRT_FLAG_NSW   ? "loses bits, which nsw forbids"
           : broken == REFRT_FLAG_NUW ? "loses bits, which nuw forbids"
                                      : "loses bits, which nsw and nuw forbid";
  case REFRT_WHY_REMAINDER:
    return "leaves a remainder, which exact forbids";
  case REFRT_WHY_DISJOINT:
    return "has a bit in both operands, which disjoint forbids";
  case REFRT_WHY_NEGATIVE:
    return "has a negative operand, which nneg forbids";
  case REFRT_WHY_RANGE:
    return "has an operand that does not fit the integer";
  case REFRT_WHY_SMALLEST:
    return "has the smallest value as operand, which its flag forbids";
  case REFRT_WHY_ZERO:
    return "has zero as operand, which its flag forbids";
  case REFRT_WHY_ADDRESS:
    return leaves(step->flags);
  case REFRT_WHY_LANE:
    return "has a lane number outside the vector";
  case REFRT_WHY_POSITION:
    return "has a position outside the vector";
  case REFRT_WHY_NO_LANE:
    return "selects no lane";
  case REFRT_WHY_ALIGNMENT:
    return "promises an alignment that the memref does not have";
  case REFRT_WHY_REASON:
    if (names_promise(step))
      return "breaks";
    break;
  case REFRT_WHY_BEYOND:
    return "finds other bits than zeros beyond its type";
  case REFRT_WHY_SHARED:
    return "promises distinct memory, and shares a byte with another";
  }
  return float_reason(step->flags);
}

/* `form`: the step, as refrt_format_step writes it. */
static void put_text(char *text, size_t size, const char *what, const char *why, const char *form) {
  refrt_line line;
  refrt_line_start(&line, text, size);
  refrt_line_put(&line, "%s here%s%s: %s", what, why == NULL ? "" : ", because it ", why == NULL ? "" : why, form);
}

static uint32_t record_made(refrt_debug *debug, const refrt_step *step) {
  char text[240], form[192], promise[128];
  const char *why = reason(debug, step);
  if (names_promise(step)) {
    refrt_line line;
    size_t length = 0;
    const char *words = refrt_program_string(debug->vm->program, step->attributes[0], &length);
    refrt_line_start(&line, promise, sizeof promise);
    refrt_line_put(&line, "%s %.*s", why, (int)(length > 100 ? 100 : length), words == NULL ? "" : words);
    why = promise;
  }
  (void)refrt_format_step(debug->vm, step, form, sizeof form);
  put_text(text, sizeof text, "it was made", why, form);
  return add_record(debug, step->location, 0, 0, text);
}

/* Texts for what the step did to memory. */
static void write_texts(refrt_debug *debug, const refrt_step *step) {
  char form[192];
  uint32_t record = debug->step_records;
  if (record != 0)
    (void)refrt_format_step(debug->vm, step, form, sizeof form);
  for (; record != 0; record = debug->records[record - 1].next) {
    refrt_origin_record *at = &debug->records[record - 1];
    if (at->kind != BRANCHED)
      put_text(at->text, sizeof at->text,
               at->kind == LOADED   ? "it was loaded"
               : at->kind == STORED ? "it was stored"
               : at->kind == COPIED ? "it was copied"
                                    : "it was left unknown, as padding,",
               NULL, form);
    at->kind = BRANCHED;
  }
  debug->step_records = 0;
}

static const refrt_value *operand_leaves(const refrt_debug *debug, const refrt_step *step, uint32_t i,
                                         uint32_t *count) {
  refrt_type type = REFRT_NONE;
  const refrt_value *leaves = refrt_step_operand(debug->vm, step, i, &type);
  *count = leaves == NULL ? 0 : debug->vm->code.types[type]->leaves;
  return leaves;
}

void refrt_origin_before(refrt_debug *debug, const refrt_step *step) {
  uint32_t i, k, count;
  if (MOST_RECORDS - debug->num_records + debug->num_free < SPARE_RECORDS && !debug->records_full)
    tidy(debug);
  debug->in_step = 1;
  debug->step_location = step->location;
  debug->vm->blamed = 0;
  debug->vm->touched[REFRT_READ].id = debug->vm->touched[REFRT_WRITE].id = REFRT_NONE;
  for (i = 0; i < step->num_operands; ++i) {
    const refrt_value *leaves = operand_leaves(debug, step, i, &count);
    for (k = 0; k < count; ++k)
      /* Unknown and without a record: no instruction made it. */
      if (refrt_leaf_is_unknown(&leaves[k]) && (leaves[k].origin & MARKED) == 0 && leaves[k].origin == 0)
        mark((refrt_value *)(uintptr_t)&leaves[k],
             add_record(debug, REFRT_NONE, 0, 0, "it came in with an argument or from an external function"));
  }
}

/* The poison of a broken promise begins where it is named, unless the value was poison
 * before. */
static int breaks_promise(const refrt_debug *debug, const refrt_step *step) {
  uint32_t count = 0;
  const refrt_value *value;
  if (!names_promise(step))
    return 0;
  value = operand_leaves(debug, step, 1, &count);
  return count != 0 && !refrt_leaf_is_unknown(&value[0]);
}

/* Unknown leaves that came from no operand and no memory. */
static void mark_results(refrt_debug *debug, const refrt_step *step) {
  uint32_t i, k, made = 0;
  int broken = breaks_promise(debug, step);
  for (i = 0; i < step->num_results; ++i) {
    refrt_type type = REFRT_NONE;
    const refrt_value *leaves = refrt_step_result(debug->vm, step, i, &type);
    uint32_t count = leaves == NULL ? 0 : debug->vm->code.types[type]->leaves;
    for (k = 0; k < count; ++k) {
      if (!refrt_leaf_is_unknown(&leaves[k]) || ((leaves[k].origin & MARKED) != 0 && !broken))
        continue;
      if (made == 0)
        made = record_made(debug, step);
      mark((refrt_value *)(uintptr_t)&leaves[k], made);
    }
  }
}

void refrt_origin_after(refrt_debug *debug, const refrt_step *step) {
  write_texts(debug, step);
  mark_results(debug, step);
  debug->in_step = 0;
}

/*===-------------------------------- explaining
 * ---------------------------===*/

/* All of a way up to MOST_NOTES, then only where it begins. */
static void write_way(refrt_debug *debug, uint32_t record, const char *what, uint32_t depth, uint32_t *notes) {
  static const char branch[] = "one of several: ";
  char text[REFRT_LINE_SIZE];
  while (record != 0 && record <= debug->num_records) {
    const refrt_origin_record *at = &debug->records[record - 1];
    refrt_line line;
    record = at->parent;
    if (at->other != 0) {
      if (depth == MOST_WAYS || *notes > 2 * MOST_NOTES)
        return;
      write_way(debug, at->parent, branch, depth + 1, notes);
      what = branch;
      record = at->other;
      continue;
    }
    if (at->text[0] == '\0' || (*notes >= MOST_NOTES && at->parent != 0))
      continue;
    refrt_line_start(&line, text, sizeof text);
    refrt_line_put(&line, "%s%s", what, at->text);
    refrt_debug_note(debug, at->location, text);
    what = "";
    ++*notes;
  }
}

static int write_chain(refrt_debug *debug, uint32_t record, const char *what) {
  uint32_t notes = 0;
  write_way(debug, record, what, 0, &notes);
  return notes != 0;
}

/* The first unknown leaf of the operands that has this origin, or any if it is
 * 0. */
static const refrt_value *unknown_operand(const refrt_debug *debug, const refrt_step *step, uint32_t origin,
                                          uint32_t *operand) {
  uint32_t i, k, count;
  for (i = 0; i < step->num_operands; ++i) {
    const refrt_value *leaves = operand_leaves(debug, step, i, &count);
    if (refrt_operand_is_filler(debug->vm, step, i))
      continue;
    *operand = i;
    for (k = 0; k < count; ++k)
      if (record_of(debug, &leaves[k]) != 0 && (origin == 0 || leaves[k].origin == origin))
        return &leaves[k];
  }
  return NULL;
}

/* The operand of the operation that a way leads on from, where that is several
 * instructions; REFRT_NONE: the way begins in between. */
static uint32_t source_operand(const refrt_debug *debug, const refrt_step *step, uint32_t record, uint32_t operand) {
  const refrt_joined *joined = debug->vm->code.insns[step->position].wide->joined;
  const refrt_operand *values;
  uint32_t i, k;
  if (joined == NULL)
    return operand;
  values = joined->values + 2 * (size_t)joined->num_results;
  for (i = 0; i < 2 * joined->num_operands; ++i) {
    const refrt_value *leaves = refrt_slot(debug->vm->frames[step->depth - 1].slots, values[i].slot);
    for (k = 0; values[i].info != NULL && k < values[i].leaves; ++k)
      if (record_of(debug, &leaves[k]) == record)
        return i / 2;
  }
  return REFRT_NONE;
}

int refrt_origin_is_copied(const refrt_debug *debug, uint32_t allocation, uint64_t offset) {
  return byte_record(debug, allocation, offset) != 0;
}

void refrt_origin_explain(refrt_debug *debug, const refrt_step *step) {
  const refrt_value *leaf;
  uint32_t operand = 0;
  if (step->outcome == NULL || step->outcome->kind != REFRT_TRAPPED || debug->vm->depth == 0)
    return;
  write_texts(debug, step);
  if (step->outcome->trap == REFRT_TRAP_UNINITIALIZED_READ &&
      write_chain(debug, byte_record(debug, step->outcome->allocation, (uint64_t)step->outcome->offset),
                  "the memory read: "))
    return;
  leaf = unknown_operand(debug, step, debug->vm->blamed, &operand);
  if (leaf != NULL) {
    char what[64];
    refrt_line line;
    refrt_line_start(&line, what, sizeof what);
    operand = source_operand(debug, step, record_of(debug, leaf), operand);
    if (operand == REFRT_NONE)
      refrt_line_put(&line, "what is unknown: ");
    else
      refrt_line_put(&line, "%s in operand %u: ", refrt_state_word(leaf), (unsigned)operand);
    (void)write_chain(debug, record_of(debug, leaf), what);
  } else if ((debug->vm->blamed & MARKED) != 0) {
    (void)write_chain(debug, debug->vm->blamed & ~MARKED, "what is unknown: ");
  } else if (debug->vm->touched[REFRT_READ].id < debug->vm->memory.num_objects) {
    (void)write_chain(debug, range_record(debug, &debug->vm->touched[REFRT_READ]), "the memory read: ");
  }
}

int refrt_debug_explain_leaf(refrt_debug *debug, const refrt_value *leaf) {
  return debug != NULL && leaf != NULL && write_chain(debug, record_of(debug, leaf), "");
}

int refrt_debug_explain_byte(refrt_debug *debug, uint32_t allocation, uint64_t offset) {
  return debug != NULL && write_chain(debug, byte_record(debug, allocation, offset), "");
}

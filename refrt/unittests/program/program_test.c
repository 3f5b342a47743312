/*===-- program_test.c - types, builder and names ----------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Layout of types against what the x86-64 and i386 System V ABIs and LLVM's
 * vectors say, written down by hand; uniquing; limits; sticky errors.
 *===----------------------------------------------------------------------===*/
#include "refrt/limits.h"
#include "refrt/unittests/check.h"
#include "refrt/unittests/text_test.h"

typedef struct row {
  const char *type;
  uint32_t leaves;
  uint64_t size, store_size;
  uint32_t align;
} row;

static const row rows64[] = {
    {"i1", 1, 1, 1, 1},
    {"i7", 1, 1, 1, 1},
    {"i8", 1, 1, 1, 1},
    {"i24", 1, 4, 3, 4},
    {"i64", 1, 8, 8, 8},
    {"i65", 1, 16, 9, 16},
    {"i128", 1, 16, 16, 16},
    {"index", 1, 8, 8, 8},
    {"f16", 1, 2, 2, 2},
    {"bf16", 1, 2, 2, 2},
    {"f64", 1, 8, 8, 8},
    {"f80", 1, 16, 10, 16},
    {"f128", 1, 16, 16, 16},
    {"f8E4M3FN", 1, 1, 1, 1},
    {"f4E2M1FN", 1, 1, 1, 1},
    {"ptr", 1, 8, 8, 8},
    {"(i32) -> (i32)", 1, 8, 8, 8},
    {"complex<f32>", 2, 8, 8, 4},
    {"vector<f32>", 1, 4, 4, 4},
    {"vector<3xf32>", 3, 16, 12, 16},
    {"vector<3xi1>", 3, 1, 1, 1},
    {"vector<9xi1>", 9, 2, 2, 2},
    {"vector<2x3xf32>", 6, 32, 32, 16},
    {"array<3 x i24>", 3, 12, 12, 4},
    {"array<0 x i64>", 0, 0, 0, 8},
    {"struct<()>", 0, 0, 0, 1},
    {"struct<(i8, i32, i8)>", 3, 12, 12, 4},
    {"struct<packed (i8, i32, i8)>", 3, 6, 6, 1},
    {"struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>", 7, 56, 56, 8},
    {"memref<f32>", 3, 24, 24, 8},
    {"memref<2x?xf32>", 7, 56, 56, 8},
    {"memref<*xf32>", 2, 16, 16, 8},
};

static const row rows32[] = {
    {"index", 1, 4, 4, 4},           {"ptr", 1, 4, 4, 4},           {"i64", 1, 8, 8, 4},
    {"i128", 1, 16, 16, 4},          {"f64", 1, 8, 8, 4},           {"f80", 1, 12, 10, 4},
    {"memref<?xf64>", 5, 20, 20, 4}, {"memref<*xf32>", 2, 8, 8, 4}, {"struct<(i8, i64)>", 2, 12, 12, 4},
};

/* Integers take the next wider entry or the widest, and so do floats that LLVM
 * does not have; other floats and vectors one of exactly their width. Rows of a
 * vector are an array, and packed structs have no alignment. */
static const row rows_odd[] = {
    {"i1", 1, 1, 1, 1},
    {"i17", 1, 3, 3, 1},
    {"i25", 1, 4, 4, 4},
    {"i33", 1, 8, 5, 8},
    {"i65", 1, 16, 9, 8},
    {"bf16", 1, 4, 2, 4},
    {"f32", 1, 8, 4, 8},
    {"f64", 1, 8, 8, 8},
    {"f80", 1, 12, 10, 4},
    {"tf32", 1, 3, 3, 1},
    {"vector<1xi1>", 1, 2, 1, 2},
    {"vector<2xi1>", 2, 1, 1, 1},
    {"vector<3xi32>", 3, 12, 12, 4},
    {"vector<4xf32>", 4, 16, 16, 8},
    {"vector<2xptr>", 2, 16, 16, 8},
    {"vector<5xi32>", 5, 32, 20, 32},
    {"vector<2x3xi32>", 6, 24, 24, 4},
    {"struct<(i8, vector<3xi32>)>", 4, 16, 16, 8},
    {"struct<(i8)>", 1, 8, 1, 8},
    {"struct<packed (i8)>", 1, 1, 1, 1},
    {"struct<(struct<(i8)>, i8)>", 2, 16, 16, 8},
};

static const char layout64[] = "refrt 1\n";
static const char layout32[] =
    "refrt 1\nlayout little pointer=32:4 index=32 struct=1 f64:4 f80:4 i8:1 i16:2 i32:4 i64:4\n";
static const char layout_odd[] = "refrt 1\nlayout big pointer=64:8 index=64 struct=8 "
                                 "f16:4 f32:8 f80:4 i8:1 i24:1 i32:4 i64:8 v1:2 v96:4 v128:8\n";

/* The type of the only global tells what it is. */
static void check_layout(const char *header, const row *rows, size_t count) {
  for (size_t i = 0; i < count; ++i) {
    test_text text = {NULL, 0, 0};
    refrt_program *program = NULL;
    const refrt_type_info *info;
    test_append_text(&text, header);
    test_append_text(&text, "global @g : ");
    test_append_text(&text, rows[i].type);
    test_append_text(&text, "\n");
    CHECK_MSG(test_build(text.bytes, &program) == REFRT_OK, "%s: %s", rows[i].type, refrt_program_error(program));
    info = refrt_type_get(program, refrt_program_global(program, 0)->type);
    CHECK_MSG(info->leaves == rows[i].leaves && info->size == rows[i].size && info->store_size == rows[i].store_size &&
                  info->align == rows[i].align,
              "%s: leaves %u, size %u, store size %u, align %u", rows[i].type, info->leaves, (unsigned)info->size,
              (unsigned)info->store_size, info->align);
    refrt_program_destroy(program);
    free(text.bytes);
  }
}

static void uniques(void) {
  refrt_program *p = NULL;
  const int64_t sizes[2] = {2, REFRT_DYNAMIC}, strides[2] = {REFRT_DYNAMIC, 1};
  refrt_vm *vm = NULL;
  refrt_type f32, m, t[3];
  uint32_t count;
  CHECK(refrt_program_create(NULL, &p) == REFRT_OK);
  f32 = refrt_type_float(p, REFRT_FLOAT_F32);
  m = refrt_type_memref(p, f32, sizes, strides, 2, 0, 0);
  CHECK(m == refrt_type_memref(p, f32, sizes, strides, 2, 0, 0));
  CHECK(m != refrt_type_memref(p, f32, sizes, strides, 2, 0, 1));
  CHECK(m != refrt_type_memref(p, f32, sizes, strides, 2, REFRT_DYNAMIC, 0));
  CHECK(m != refrt_type_memref(p, f32, sizes, strides, 1, 0, 0));
  t[0] = f32;
  t[1] = m;
  t[2] = refrt_type_struct(p, t, 2, 0);
  CHECK(t[2] == refrt_type_struct(p, t, 2, 0) && t[2] != refrt_type_struct(p, t, 2, 1));
  CHECK(refrt_type_function(p, t, 1, t + 1, 1, 0) != refrt_type_function(p, t, 2, NULL, 0, 0));
  CHECK(refrt_type_function(p, t, 2, NULL, 0, 1) != refrt_type_function(p, t, 2, NULL, 0, 0));
  /* Many types: found again after the index has grown many times. */
  for (uint32_t i = 1; i <= 2000; ++i)
    t[i & 1] = refrt_type_array(p, f32, i);
  count = refrt_type_count(p);
  for (uint32_t i = 1; i <= 2000; ++i)
    CHECK(refrt_type_get(p, refrt_type_array(p, f32, i))->count == i);
  CHECK(refrt_type_count(p) == count);
  CHECK(!refrt_program_is_verified(p) && refrt_vm_create(NULL, p, &vm) == REFRT_E_INVALID && !vm);
  CHECK(refrt_program_verify(p) == REFRT_OK && refrt_program_is_verified(p));
  /* A verified program answers what it knows and takes nothing new. */
  CHECK(refrt_type_float(p, REFRT_FLOAT_F32) == f32);
  CHECK(refrt_type_int(p, 77) == REFRT_NONE && refrt_type_count(p) == count);
  CHECK(refrt_program_add_string(p, "a", 1) == REFRT_NONE && refrt_program_verify(p) == REFRT_OK);
  refrt_program_destroy(p);
}

/* Each is an error of its own program. */
static void refuses(void) {
  const int64_t negative = -1, none = 0;
  int64_t many[REFRT_MAX_RANK + 1];
  for (uint32_t i = 0; i <= REFRT_MAX_RANK; ++i)
    many[i] = 1;
  for (int kind = 0; kind < 12; ++kind) {
    refrt_program *p = NULL;
    refrt_type type = 0, i32;
    refrt_status expected = REFRT_E_INVALID;
    CHECK(refrt_program_create(NULL, &p) == REFRT_OK);
    i32 = refrt_type_int(p, 32);
    switch (kind) {
    case 0:
      type = refrt_type_int(p, 0);
      break;
    case 1:
      type = refrt_type_int(p, 129);
      break;
    case 2:
      type = refrt_type_vector(p, i32, &none, 1);
      expected = REFRT_E_LIMIT;
      break;
    case 3:
      type = refrt_type_memref(p, i32, many, many, REFRT_MAX_RANK + 1, 0, 0);
      expected = REFRT_E_LIMIT;
      break;
    case 4:
      type = refrt_type_memref(p, i32, &negative, many, 1, 0, 0);
      break;
    case 5:
      type = refrt_type_complex(p, refrt_type_ptr(p, 0));
      break;
    case 6:
      type = refrt_type_array(p, i32 + 7, 1);
      break;
    case 7:
      type = refrt_type_array(p, i32, (uint64_t)REFRT_MAX_LEAVES + 1);
      expected = REFRT_E_LIMIT;
      break;
    case 8: /* no leaves at all, but as many parts */
      type = refrt_type_array(p, refrt_type_array(p, refrt_type_struct(p, NULL, 0, 0), 4096), 4096);
      expected = REFRT_E_LIMIT;
      break;
    case 9:
      for (uint32_t i = 0; i < REFRT_MAX_TYPE_DEPTH; ++i)
        type = i32 = refrt_type_array(p, i32, 1);
      expected = REFRT_E_LIMIT;
      break;
    case 10: /* short by sharing, long when written */
      for (uint32_t i = 0; i < REFRT_MAX_TYPE_DEPTH - 2; ++i) {
        refrt_type twice[2];
        twice[0] = twice[1] = i32;
        type = i32 = refrt_type_function(p, twice, 2, NULL, 0, 0);
      }
      expected = REFRT_E_LIMIT;
      break;
    default:
      type = refrt_type_memref(p, refrt_type_struct(p, NULL, 0, 0), NULL, NULL, 0, 0, 0);
      break;
    }
    CHECK_MSG(type == REFRT_NONE, "kind %d", kind);
    CHECK_MSG(refrt_program_error(p)[0] != 0, "kind %d", kind);
    /* Sticky: nothing works after it, and verify says why. */
    CHECK(refrt_type_int(p, 8) == REFRT_NONE && refrt_program_add_string(p, "", 0) == REFRT_NONE);
    CHECK_MSG(refrt_program_verify(p) == expected, "kind %d: %s", kind, refrt_program_error(p));
    refrt_program_destroy(p);
  }
}

static void finds_symbols(void) {
  refrt_program *p = NULL;
  refrt_type type;
  char name[16];
  CHECK(refrt_program_create(NULL, &p) == REFRT_OK);
  type = refrt_type_function(p, NULL, 0, NULL, 0, 0);
  for (uint32_t i = 0; i < 1000; ++i) {
    snprintf(name, sizeof name, "f%u", i);
    CHECK(refrt_program_add_function(p, name, type, 0, REFRT_NONE) == i);
    CHECK(refrt_program_add_global(p, name, refrt_type_int(p, 8), 0, 0, 0, NULL, 0) == i);
  }
  CHECK(refrt_program_find_function(p, "f777") == 777 && refrt_program_find_global(p, "f999") == 999);
  CHECK(refrt_program_find_function(p, "f1000") == REFRT_NONE);
  CHECK(refrt_program_function(p, 1000) == NULL && refrt_program_global(p, 1000) == NULL);
  CHECK(refrt_program_add_function(p, "f5", type, 0, REFRT_NONE) == REFRT_NONE);
  CHECK(refrt_program_verify(p) == REFRT_E_INVALID);
  CHECK(strcmp(refrt_program_error(p), "two functions named 'f5'") == 0);
  refrt_program_destroy(p);
}

static void layouts(void) {
  for (int kind = 0; kind < 12; ++kind) {
    refrt_program *p = NULL;
    refrt_layout layout;
    refrt_layout_init(&layout);
    layout.num_entries = 2;
    layout.entries[0] = (refrt_layout_entry){'i', 64, 4};
    layout.entries[1] = (refrt_layout_entry){'i', 128, 4096};
    CHECK(refrt_program_create(NULL, &p) == REFRT_OK);
    switch (kind) {
    case 0: /* as it should be */
      break;
    case 1:
      layout.entries[1].align = 0;
      break;
    case 2:
      layout.entries[0].align = 12;
      break;
    case 3:
      layout.entries[1].align = 8192;
      break;
    case 4:
      layout.entries[1].bits = 64;
      break;
    case 5:
      layout.entries[0].bits = 0;
      break;
    case 6:
      layout.entries[0].kind = 'v';
      break;
    case 7:
      layout.num_entries = REFRT_MAX_LAYOUT_ENTRIES + 1;
      break;
    case 8:
      layout.struct_align = 0;
      break;
    case 9:
      layout.pointer_bits = 48;
      break;
    case 10:
      layout.index_bits = 8;
      break;
    default: /* too late */
      (void)refrt_type_int(p, 8);
      break;
    }
    refrt_program_set_layout(p, &layout);
    CHECK_MSG((refrt_program_verify(p) == REFRT_OK) == (kind == 0), "kind %d", kind);
    refrt_program_destroy(p);
  }
}

static void names(void) {
  for (unsigned i = 0; i < REFRT_OP_COUNT; ++i) {
    const char *name = refrt_opcode_name((refrt_opcode)i);
    CHECK_MSG(refrt_opcode_from_name(name, strlen(name)) == (refrt_opcode)i, "%s", name);
  }
  for (unsigned i = 0; i < REFRT_TRAP_COUNT; ++i) {
    const char *name = refrt_trap_name((refrt_trap)i);
    CHECK_MSG(refrt_trap_from_name(name, strlen(name)) == (refrt_trap)i, "%s", name);
  }
  CHECK(refrt_opcode_from_name("ad", 2) == REFRT_OP_COUNT && refrt_trap_from_name("", 0) == REFRT_TRAP_COUNT);
  CHECK(strcmp(refrt_opcode_name(REFRT_OP_COUNT), "unknown") == 0);
  CHECK(strcmp(refrt_float_name(REFRT_FLOAT_COUNT), "unknown") == 0 && refrt_float_bits(REFRT_FLOAT_COUNT) == 0);
  CHECK(strcmp(refrt_status_name(REFRT_E_LIMIT), "limit exceeded") == 0);
}

/* Leaves of initial values that are addresses: pointers, of globals before. */
static void addresses(void) {
  static const struct {
    uint32_t origin;
    unsigned state, pointer;
    const char *error;
  } cases[] = {{1, REFRT_DEFINED, 1, ""},
               {2, REFRT_DEFINED, 1, "leaf 0 is the address of a global that comes later"},
               {3, REFRT_DEFINED, 1, "leaf 0 has no such origin"},
               {1, REFRT_DEFINED, 0, "leaf 0 is no address"},
               {1, REFRT_UNDEF, 1, "leaf 0 is no address"}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    refrt_program *p = NULL;
    refrt_value leaf;
    memset(&leaf, 0, sizeof leaf);
    leaf.origin = cases[i].origin;
    leaf.state = cases[i].state;
    CHECK(refrt_program_create(NULL, &p) == REFRT_OK);
    CHECK(refrt_program_add_global(p, "first", refrt_type_int(p, 8), 0, 0, 0, NULL, 0) == 0);
    CHECK(refrt_program_add_global(p, "second", cases[i].pointer ? refrt_type_ptr(p, 0) : refrt_type_int(p, 64), 0, 0,
                                   0, &leaf, 1) == 1);
    CHECK(refrt_program_verify(p) == (cases[i].error[0] == 0 ? REFRT_OK : REFRT_E_INVALID));
    CHECK_MSG(strstr(refrt_program_error(p), cases[i].error) != NULL, "%s", refrt_program_error(p));
    refrt_program_destroy(p);
  }
}

int main(void) {
  addresses();
  check_layout(layout64, rows64, sizeof rows64 / sizeof *rows64);
  check_layout(layout32, rows32, sizeof rows32 / sizeof *rows32);
  check_layout(layout_odd, rows_odd, sizeof rows_odd / sizeof *rows_odd);
  uniques();
  refuses();
  finds_symbols();
  layouts();
  names();
  return check_finish();
}

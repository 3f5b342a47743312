/*===-- text_test.c - parser and printer -------------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Messages with their places; lines that print as they were written; programs
 * from the builder that only it can make. The arguments are files that must
 * print to a text that prints the same.
 *===----------------------------------------------------------------------===*/
#include "refrt/unittests/text_test.h"
#include "refrt/limits.h"
#include "refrt/unittests/check.h"

typedef struct wrong {
  const char *text;
  const char *error;
} wrong;

static const wrong errors[] = {
    {"", "test:1:1: expected 'refrt'"},
    {"refrt 2\n", "test:1:8: this is version 1 of the text form, not 2"},
    {"refrt 1 x\n", "test:1:9: unexpected text, the line should end here"},
    {"// c\n\n  refrt 1\nfoo\n", "test:4:1: expected layout, global or func"},
    {"refrt 1\nlayout little pointer=48:8 index=64 struct=1\n", "test:2:45: layout: pointers have 32 or 64 bits"},
    {"refrt 1\nlayout little pointer=32:8 index=64 struct=1\n",
     "test:2:45: layout: the pointer alignment is not a power of two up to the size"},
    {"refrt 1\nlayout little pointer=64:8 index=64\n", "test:2:36: expected 'struct='"},
    {"refrt 1\nlayout little pointer=64:8 index=64 struct=1 f64:0\n",
     "test:2:51: layout: an alignment is not a power of two up to 4096"},
    {"refrt 1\nlayout little pointer=64:8 index=64 struct=1 v128:8 i64:8\n",
     "test:2:58: layout: alignments are not in ascending order"},
    {"refrt 1\nlayout little pointer=64:8 index=64 struct=1 a8:8\n",
     "test:2:50: layout: an alignment of neither integers, floats nor vectors"},
    {"refrt 1\nlayout little pointer=64:8 index=64 struct=1 v128=8\n", "test:2:50: expected ':'"},
    {"refrt 1\nglobal g : i32\n", "test:2:8: expected '@'"},
    {"refrt 1\nglobal @ : i32\n", "test:2:9: expected a name"},
    {"refrt 1\nglobal @\"a\\0\" : i32\n", "test:2:12: expected two hexadecimal digits behind '\\'"},
    {"refrt 1\nglobal @\"a\\00\" : i32\n", "test:2:15: a name holds no zero byte"},
    {"refrt 1\nglobal @\"a : i32\n", "test:2:17: text without closing quote"},
    {"refrt 1\nglobal @a : i0\n", "test:2:15: integers have 1 to 128 bits"},
    {"refrt 1\nglobal @a : i129\n", "test:2:17: integers have 1 to 128 bits"},
    {"refrt 1\nglobal @a : int\n", "test:2:13: expected a type"},
    {"refrt 1\nglobal @a : vector<0xi8>\n", "test:2:25: vector without or with more than 65536 lanes"},
    {"refrt 1\nglobal @a : vector<65537xi8>\n", "test:2:29: vector without or with more than 65536 lanes"},
    {"refrt 1\nglobal @a : vector<2 xi8>\n", "test:2:21: expected 'x' behind a size"},
    {"refrt 1\nglobal @a : memref<99999999999999999999xi8>\n", "test:2:38: size too large"},
    {"refrt 1\nglobal @a : memref<2xi8, strided<[1, 2]>>\n", "test:2:40: 2 strides for rank 1"},
    {"refrt 1\nglobal @a : memref<4294967296x4294967296x4xi8>\n", "test:2:47: these sizes need a strided layout"},
    {"refrt 1\nglobal @a : struct<(i8, )>\n", "test:2:25: expected a type"},
    {"refrt 1\nglobal @a : array<4 i8>\n", "test:2:21: expected 'x'"},
    {"refrt 1\nglobal @a : ptr = [@b]\nglobal @b : i8\n", "test:2:20: there is no such global before this one"},
    {"refrt 1\nglobal @a : ptr = [@f]\nfunc @f : () -> ()\n", "test:2:20: there is no such global before this one"},
    {"refrt 1\nglobal @a : ptr = [@a]\n", "test:2:20: there is no such global before this one"},
    {"refrt 1\nglobal @a : i8 = [1, 2]\n", "test:2:21: more leaves than the type has"},
    {"refrt 1\nglobal @a : i8 = [256]\n", "test:2:19: expected a value of its type"},
    {"refrt 1\nglobal @a : i8 = [-129]\n", "test:2:19: expected a value of its type"},
    {"refrt 1\nglobal @a : f32 = [1.x]\n", "test:2:20: expected a value of its type"},
    {"refrt 1\nglobal @a : i8\nglobal @a : i8\n", "test:3:15: two globals named 'a'"},
    {"refrt 1\nfunc @f : i8\n", "test:2:13: function 'f' has no function type"},
    {"refrt 1\nfunc @f : () -> ()\nfunc @f : () -> ()\n", "test:3:19: two functions named 'f'"},
    {"refrt 1\nfunc @f : () -> () {\n^0:\n  return\n", "test:5:1: the body that starts in line 2 has no '}'"},
    {"refrt 1\nfunc @f : () -> () {\n}\n", "test:3:1: a body needs a block"},
    {"refrt 1\nfunc @f : () -> () {\n  return\n}\n", "test:3:3: expected a block: ^0"},
    {"refrt 1\nfunc @f : () -> () {\n^1:\n}\n", "test:3:3: blocks are numbered in order: this is ^0"},
    {"refrt 1\nfunc @f : () -> () {\n^0:\n  retrun\n}\n", "test:4:3: expected an instruction, not 'retrun'"},
    {"refrt 1\nfunc @f : () -> () {\n^0:\n  return %0\n}\n",
     "test:5:1: %0 is used or left out, but not defined in this body"},
    {"refrt 1\nfunc @f : () -> () {\n^0(%0: i8, %0: i8):\n}\n", "test:3:18: %0 is defined twice"},
    {"refrt 1\nfunc @f : () -> () {\n^0:\n  %9999: i8 = poison : i8\n}\n", "test:4:4: number above 31"},
    {"refrt 1\nfunc @f : () -> () {\n^0:\n  call @g()\n}\n", "test:4:10: there is no function 'g'"},
    {"refrt 1\nfunc @f : () -> () {\n^0:\n  %0: ptr = global-address @f\n}\n", "test:4:30: there is no global 'f'"},
    {"refrt 1\nfunc @f : () -> () {\n^0:\n  %0: i1 = cmpi less %0, %0 : i8\n}\n",
     "test:4:17: expected a predicate or rounding mode"},
    {"refrt 1\nfunc @f : () -> () {\n^0:\n  %0: i8 = const 300 : i8\n}\n", "test:4:18: expected a value of its type"},
    {"refrt 1\nfunc @f : () -> () {\n^0:\n  const 3 : i8\n}\n", "test:4:9: a constant has one result"},
    {"refrt 1\nfunc @f : () -> () {\n^0:\n  %0: i8 = const [1, 2] : i8\n}\n",
     "test:4:21: more leaves than the type has"},
    {"refrt 1\nfunc @f : () -> () {\n^0:\n  assert %0 : i1\n}\n", "test:4:13: expected ',' and a text"},
    {"refrt 1\nfunc @f : () -> () {\n^0:\n  return step 1\n}\n", "test:4:16: expected '('"},
    {"refrt 1\nfunc @f : () -> () {\n^0:\n  return step 0 () = ()\n}\n",
     "test:4:24: instruction 0 of block 0 in function 'f' begins no operation"},
    {"refrt 1\nfunc @f : () -> () {\n^0:\n  %0: i8 = poison : i8 step 2 () = ()\n  return step 1 () = ()\n}\n",
     "test:5:24: instruction 1 of block 0 in function 'f' begins no operation"},
    {"refrt 1\nfunc @f : () -> () loc \"a\":1 \"b\"\n", "test:2:30: expected ':'"},
    {"refrt 1\nfunc @f : () -> () loc \"a\":1:4294967296 \"b\"\n", "test:2:30: number above 4294967295"},
};

static void messages(void) {
  for (size_t i = 0; i < sizeof errors / sizeof *errors; ++i) {
    refrt_program *program = NULL;
    refrt_status status = refrt_program_parse(NULL, "test", errors[i].text, strlen(errors[i].text), &program);
    CHECK_MSG(status == REFRT_E_SYNTAX || status == REFRT_E_LIMIT, "%s: %s", errors[i].text, refrt_status_name(status));
    CHECK_MSG(strcmp(refrt_program_error(program), errors[i].error) == 0, "%s  said: %s\n  not:  %s", errors[i].text,
              refrt_program_error(program), errors[i].error);
    refrt_program_destroy(program);
  }
}

/* A text that has to come back as it is. */
static void comes_back(const char *body) {
  static const char header[] =
      "refrt 1\nlayout big pointer=32:4 index=16 struct=2 f32:8 f64:4 i8:1 i24:1 i64:4 v96:4 v128:4096\n";
  test_text text = {NULL, 0, 0}, printed = {NULL, 0, 0};
  refrt_program *program = NULL;
  test_append_text(&text, header);
  test_append_text(&text, body);
  CHECK_MSG(refrt_program_parse(NULL, "test", text.bytes, text.length, &program) == REFRT_OK, "%s",
            refrt_program_error(program));
  CHECK(refrt_program_print(program, test_append, &printed) == REFRT_OK);
  CHECK_MSG(printed.bytes && strcmp(text.bytes, printed.bytes) == 0, "%s\nprints as\n%s", text.bytes, printed.bytes);
  refrt_program_destroy(program);
  free(text.bytes);
  free(printed.bytes);
}

static const char *const types[] = {"i1",
                                    "i128",
                                    "index",
                                    "bf16",
                                    "f8E4M3B11FNUZ",
                                    "ptr",
                                    "ptr<4294967294>",
                                    "complex<i7>",
                                    "vector<f80>",
                                    "vector<1x2x3xptr<1>>",
                                    "array<0 x array<7 x i1>>",
                                    "struct<()>",
                                    "struct<packed ()>",
                                    "struct<packed (i8, struct<(ptr, f32)>)>",
                                    "memref<f32>",
                                    "memref<f32, 5>",
                                    "memref<f32, strided<[], offset: ?>>",
                                    "memref<0x?x3xi8>",
                                    "memref<2x3xf32, strided<[1, 2]>>",
                                    "memref<?x?xf32, strided<[?, -3], offset: -7>, 2>",
                                    "memref<4x0x2xf32, strided<[?, ?, ?], offset: ?>>",
                                    "memref<9223372036854775807x9xi8, strided<[9, 1]>>",
                                    "memref<2xmemref<?xvector<3xf16>, strided<[?]>>>",
                                    "memref<*xcomplex<f64>>",
                                    "memref<*xindex, 3>",
                                    "() -> ()",
                                    "(i8, ...) -> (i8, ptr)",
                                    "(...) -> ()",
                                    "((i8) -> (f32), () -> ()) -> ((ptr) -> ())",
                                    "f16",
                                    "f32",
                                    "f64",
                                    "f80",
                                    "f128",
                                    "tf32",
                                    "f8E5M2",
                                    "f8E4M3",
                                    "f8E4M3FN",
                                    "f8E5M2FNUZ",
                                    "f8E4M3FNUZ",
                                    "f8E3M4",
                                    "f8E8M0FNU",
                                    "f6E2M3FN",
                                    "f6E3M2FN",
                                    "f4E2M1FN"};

static const char *const lines[] = {
    "global @g : i32\n",
    "global @\"\" : i32 constant uninitialized external space=9 align=64\n",
    "global @\"a b\\ff\\22\\5c\\0a\" : array<2 x i8> = [-128, 127]\n",
    "global @g : vector<2xi1> = [true, false]\n",
    "global @g : array<9 x complex<f32>> = [1.0, -0.0]\n",
    "global @g : array<5 x f64> = [inf, -inf, nan, 0x7ff0000000000001, -1.5]\n",
    "global @g : array<3 x i128> = [170141183460469231731687303715884105727, poison, -1]\n",
    "global @g : struct<(ptr, index, f4E2M1FN)> = [0x0, -1, undef]\n",
    "func @f.1-x$_ : () -> () private llvm loc \"a \\0a\":0:4294967295 \"\"\n"};

/* Everything behind the results of an instruction. */
static const char *const instructions[] = {
    "%3: i8 = const -1 : i8", "%3: i1 = const true : i1",
    "%3: i128 = const -170141183460469231731687303715884105728 : i128", "%3: f80 = const 4.0e-4951 : f80",
    "%3: vector<2xf32> = const [1.0, nan] : vector<2xf32>", "%3: vector<2xf32> = const splat 2.5 : vector<2xf32>",
    "%3: array<0 x i8> = const [] : array<0 x i8>", "%3: ptr = const 0xffff : ptr", "%3: i8 = add nsw nuw %0, %0 : i8",
    "%3: i8 = or disjoint %0, %0 : i8 loc \"x.mlir\":1:2 \"arith.ori\"",
    "%3: i8 = mul %0, %0 : i8 loc \"x.mlir\":1:2 \"arith.muli\" step 4294967295 (%3 above %0, %1) = (%2, %1 above %2)",
    "%3: i8 = mul %0, %0 : i8 step 1 () = ()", "%3: i1 = cmpi uge %0, %0 : i8",
    "%3: i1 = cmpf nnan ninf nsz arcp contract afn reassoc false %0, %0 : f32",
    "%3: f16 = truncf nearest-away %0 : f32", "%3: i8 = ctlz %0 : i8", "%3: i8 = ctlz %0 poison : i8",
    "%3: f32 = load volatile nontemporal %0, %1 align=4294967296 : memref<?xf32>",
    "%3: f32 = load %0, %1 : memref<?xf32>", "store %0, %1", "assert %0, \"\"",
    "assert %0, \"\\00 \\22quoted\\22 \\5c\" : i1", "br ^0", "br ^0(%0, %1)", "cond-br %0, ^0(%1, %2), ^0",
    "switch %0, ^0", "switch %0, ^0(%1), 0: ^0, -1: ^0(%1, %2), 5: ^0(%0)", "%3: i8 = call @f(%0, %1)", "call @f()",
    "%3: ptr = function-address @f : ptr", "%3: ptr = global-address @g",
    "%3: memref<f32> = subview %0[][][] : memref<f32>", "%3: memref<f32> = subview %0[%1, -3][1, %2][%0, 0] drop=3",
    "%3: memref<f32> = reinterpret-cast %0[%1][][]", "%3: memref<f32> = reinterpret-cast %0[0][%1][-1]",
    "%3: ptr = gep nuw inbounds nusw %0[%1, 0, -5, %2] : i8", "%3: i8 = extractvalue %0[0, 18446744073709551615]",
    "%3: i8 = insertvalue %0, %1[2]", "%3: i8 = shufflevector %0, %1[0, poison, 7]",
    /* What does not fit its shape. */
    "%3: i8 = add %0, %0 {1, ?, 18446744073709551615}", "%3: i8 = const {}", "%3: i8 = const {256, 0}",
    "%3: vector<2xi8> = const {0, 0, 0, 1} : vector<2xi8>", "%3: vector<2xi8> = const {0, 1} : vector<2xi8>",
    "%3: i8 = cmpi %0 {99}", "%3: i8 = call %0 {99}", "br %0 {7}", "cond-br %0 {0, 5, 0, 0}", "switch %0 {0}",
    "%3: i8 = gep %0, %1 {0}", "%3: i8 = subview %0 {}", "%3: i8 = load %0 {1, 2}", "%3: i8 = ctlz %0 {2}", "return",
    "return %0, %1, %2 : index"};

static void forms(void) {
  test_text text = {NULL, 0, 0};
  for (size_t i = 0; i < sizeof types / sizeof *types; ++i) {
    text.length = 0;
    test_append_text(&text, "global @g : ");
    test_append_text(&text, types[i]);
    test_append_text(&text, "\n");
    comes_back(text.bytes);
  }
  for (size_t i = 0; i < sizeof lines / sizeof *lines; ++i)
    comes_back(lines[i]);
  for (size_t i = 0; i < sizeof instructions / sizeof *instructions; ++i) {
    text.length = 0;
    test_append_text(&text, "global @g : i8\nfunc @f : () -> () {\n^0(%0: i8, %1: index, %2: f32):\n  ");
    test_append_text(&text, instructions[i]);
    test_append_text(&text, "\n}\n");
    comes_back(text.bytes);
  }
  free(text.bytes);
}

/* Every opcode prints and parses with no, one and some plain attributes. */
static void all_opcodes(void) {
  for (unsigned opcode = 0; opcode < REFRT_OP_COUNT; ++opcode)
    for (uint32_t n = 0; n < 8; ++n) {
      const uint64_t attributes[8] = {0, 1, (uint64_t)REFRT_DYNAMIC, 7, 0, 0, 1, UINT64_MAX};
      const uint32_t operands[8] = {0, 0, 0, 0, 0, 0, 0, 0};
      refrt_instruction in;
      refrt_program *p = NULL, *again = NULL;
      test_text once = {NULL, 0, 0}, twice = {NULL, 0, 0};
      CHECK(refrt_program_create(NULL, &p) == REFRT_OK);
      refrt_program_add_function(p, "f", refrt_type_function(p, NULL, 0, NULL, 0, 0), 0, REFRT_NONE);
      refrt_function_add_block(p, 0);
      memset(&in, 0, sizeof in);
      in.opcode = (refrt_opcode)opcode;
      in.flags = opcode * 77u & 0xffffu;
      in.type = in.location = REFRT_NONE;
      in.operands = operands;
      in.num_operands = n / 2;
      in.attributes = attributes;
      in.num_attributes = n;
      refrt_block_add_argument(p, 0, 0, refrt_function_add_value(p, 0, refrt_type_int(p, 8)));
      refrt_block_add_instruction(p, 0, 0, &in);
      CHECK(refrt_program_print(p, test_append, &once) == REFRT_OK);
      CHECK_MSG(refrt_program_parse(NULL, "test", once.bytes, once.length, &again) == REFRT_OK, "%s: %s", once.bytes,
                refrt_program_error(again));
      CHECK(refrt_program_print(again, test_append, &twice) == REFRT_OK);
      CHECK_MSG(twice.bytes && strcmp(once.bytes, twice.bytes) == 0, "%s", once.bytes);
      refrt_program_destroy(p);
      refrt_program_destroy(again);
      free(once.bytes);
      free(twice.bytes);
    }
}

/* Programs that make no sense print without harm. */
static void nonsense_prints(void) {
  const uint32_t ids[3] = {0, 12345, REFRT_NONE};
  const uint64_t attributes[2] = {UINT64_MAX, 3};
  refrt_instruction in;
  refrt_program *p = NULL;
  test_text text = {NULL, 0, 0};
  CHECK(refrt_program_create(NULL, &p) == REFRT_OK);
  refrt_program_add_function(p, "f", refrt_type_function(p, NULL, 0, NULL, 0, 0), ~0u, 99);
  refrt_function_add_block(p, 0);
  refrt_block_add_argument(p, 0, 0, 77);
  memset(&in, 0, sizeof in);
  in.type = in.location = 54321;
  in.flags = ~0u;
  in.operands = in.results = ids;
  in.num_operands = in.num_results = 3;
  in.attributes = attributes;
  for (unsigned opcode = 0; opcode <= REFRT_OP_COUNT; ++opcode) {
    in.opcode = (refrt_opcode)opcode;
    in.num_attributes = opcode % 3;
    refrt_block_add_instruction(p, 0, 0, &in);
  }
  CHECK(refrt_program_print(p, test_append, &text) == REFRT_OK && text.length > 1000);
  CHECK(refrt_program_verify(p) == REFRT_E_INVALID);
  refrt_program_destroy(p);
  free(text.bytes);
}

/* A text as deep as allowed, one deeper, and far too deep. */
static void depth(void) {
  static const uint32_t depths[] = {REFRT_MAX_TYPE_DEPTH - 1, REFRT_MAX_TYPE_DEPTH, 200000};
  for (int i = 0; i < 3; ++i) {
    test_text text = {NULL, 0, 0};
    refrt_program *program = NULL;
    test_append_text(&text, "refrt 1\nglobal @g : ");
    for (uint32_t d = 0; d < depths[i]; ++d)
      test_append_text(&text, "array<1 x ");
    test_append_text(&text, "i8");
    for (uint32_t d = 0; d < depths[i]; ++d)
      test_append_text(&text, ">");
    CHECK_MSG((refrt_program_parse(NULL, "test", text.bytes, text.length, &program) == REFRT_OK) == (i == 0), "%u: %s",
              depths[i], refrt_program_error(program));
    refrt_program_destroy(program);
    free(text.bytes);
  }
}

/* Time grows with the text, not with its square: a text of a few megabytes of
 * the worst kinds is done at once. The test's time limit is the check. */
static void large_texts(void) {
  static const char *const pieces[] = {"  %1: i8 = add %0, %0 : i8\n",
                                       "^0:\n",
                                       "func @f : () -> ()\n",
                                       "}\n",
                                       "((((",
                                       "\"",
                                       "memref<",
                                       "%4294967294, ",
                                       "2x",
                                       "// c\n",
                                       "[1, "};
  for (size_t i = 0; i < sizeof pieces / sizeof *pieces; ++i) {
    test_text text = {NULL, 0, 0};
    refrt_program *program = NULL;
    test_append_text(&text, "refrt 1\nfunc @f : () -> () {\n^0(%0: i8):\n  return ");
    while (text.length < 1u << 21)
      test_append_text(&text, pieces[i]);
    CHECK(refrt_program_parse(NULL, "test", text.bytes, text.length, &program) != REFRT_OK);
    refrt_program_destroy(program);
    free(text.bytes);
  }
}

static void file_comes_back(const char *name) {
  FILE *file = fopen(name, "rb");
  test_text text = {NULL, 0, 0}, once = {NULL, 0, 0}, twice = {NULL, 0, 0};
  refrt_program *first = NULL, *second = NULL;
  char buffer[4096];
  size_t got;
  while (file && (got = fread(buffer, 1, sizeof buffer, file)) > 0)
    test_append(&text, buffer, got);
  if (file)
    fclose(file);
  CHECK_MSG(text.length > 0, "%s", name);
  CHECK_MSG(refrt_program_parse(NULL, name, text.bytes, text.length, &first) == REFRT_OK, "%s",
            refrt_program_error(first));
  CHECK(refrt_program_print(first, test_append, &once) == REFRT_OK);
  CHECK_MSG(refrt_program_parse(NULL, name, once.bytes, once.length, &second) == REFRT_OK, "%s",
            refrt_program_error(second));
  CHECK(refrt_program_print(second, test_append, &twice) == REFRT_OK);
  CHECK_MSG(once.bytes && twice.bytes && strcmp(once.bytes, twice.bytes) == 0, "%s", name);
  CHECK_MSG(refrt_program_verify(first) == refrt_program_verify(second), "%s", name);
  refrt_program_destroy(first);
  refrt_program_destroy(second);
  free(text.bytes);
  free(once.bytes);
  free(twice.bytes);
}

int main(int argc, char **argv) {
  messages();
  forms();
  all_opcodes();
  nonsense_prints();
  depth();
  large_texts();
  for (int i = 1; i < argc; ++i)
    file_comes_back(argv[i]);
  return check_finish();
}

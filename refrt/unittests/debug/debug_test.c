/*===-- debug_test.c - watching a machine ------------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Sessions of refrt_debug.h: what the lines say, that a watched run ends as an
 * unwatched one, and that memory may run out anywhere. Texts are tested once,
 * in test/run/debug.refrt, as far as users see them.
 *===----------------------------------------------------------------------===*/
#include "refrt/refrt_debug.h"
#include "refrt/unittests/check.h"
#include "refrt/unittests/text_test.h"

static const char program_text[] = "refrt 1\n"
                                   "func @free : (ptr) -> ()\n"
                                   "func @malloc : (i64) -> (ptr)\n"
                                   "func @count : (i32) -> (i32) {\n"
                                   "^0(%0: i32):\n"
                                   "  %1: i32 = const 0 : i32\n"
                                   "  %2: i32 = const 1 : i32\n"
                                   "  br ^1(%1, %1)\n"
                                   "^1(%3: i32, %4: i32):\n"
                                   "  %5: i1 = cmpi slt %3, %0 : i32\n"
                                   "  cond-br %5, ^2, ^3\n"
                                   "^2:\n"
                                   "  %6: i32 = add nsw %4, %3 : i32\n"
                                   "  %7: i32 = add %3, %2 : i32\n"
                                   "  br ^1(%7, %6)\n"
                                   "^3:\n"
                                   "  return %4 : i32\n"
                                   "}\n"
                                   "func @recurse : (i32) -> (i32) {\n"
                                   "^0(%0: i32):\n"
                                   "  %1: i32 = const 0 : i32\n"
                                   "  %2: i32 = const 1 : i32\n"
                                   "  %3: i1 = cmpi eq %0, %1 : i32\n"
                                   "  cond-br %3, ^1, ^2\n"
                                   "^1:\n"
                                   "  %4: i32 = divs %2, %0 : i32\n"
                                   "  return %4 : i32\n"
                                   "^2:\n"
                                   "  %5: i32 = sub %0, %2 : i32\n"
                                   "  %6: i32 = call @recurse(%5)\n"
                                   "  return %6 : i32\n"
                                   "}\n"
                                   "func @scope : () -> (i32) {\n"
                                   "^0:\n"
                                   "  %0: ptr = call @stack()\n"
                                   "  %1: i32 = llvm-load %0 : i32\n"
                                   "  return %1 : i32\n"
                                   "}\n"
                                   "func @stack : () -> (ptr) {\n"
                                   "^0:\n"
                                   "  %0: i64 = const 1 : i64\n"
                                   "  %1: ptr = llvm-alloca %0 : i32\n"
                                   "  return %1 : ptr\n"
                                   "}\n"
                                   "func @poison : (i32) -> (i32) {\n"
                                   "^0(%0: i32):\n"
                                   "  %1: i64 = const 16 : i64\n"
                                   "  %2: ptr = call @malloc(%1)\n"
                                   "  %3: i32 = add nuw %0, %0 : i32 step 1 (%3) = (%0, %0)\n"
                                   "  llvm-store %3, %2 : i32\n"
                                   "  %4: ptr = gep %2[8] : i8\n"
                                   "  %5: i64 = const 4 : i64\n"
                                   "  memcpy %4, %2, %5 : ptr\n"
                                   "  %6: i32 = llvm-load %4 : i32\n"
                                   "  call @free(%2)\n"
                                   "  return %6 : i32\n"
                                   "}\n"
                                   "func @long : (i32) -> (i32, i32) {\n"
                                   "^0(%0: i32):\n"
                                   "  %1: i64 = const 1 : i64\n"
                                   "  %2: ptr = llvm-alloca %1 : i32\n"
                                   "  %3: i32 = const -1 : i32\n"
                                   "  %4: i32 = add nuw %3, %3 : i32\n"
                                   "  llvm-store %4, %2 : i32\n"
                                   "  %5: i32 = const 0 : i32\n"
                                   "  %6: i32 = const 1 : i32\n"
                                   "  br ^1(%5)\n"
                                   "^1(%7: i32):\n"
                                   "  %8: i32 = llvm-load %2 : i32\n"
                                   "  llvm-store %8, %2 : i32\n"
                                   "  %9: i32 = add %7, %6 : i32\n"
                                   "  %10: i1 = cmpi slt %9, %0 : i32\n"
                                   "  %12: i32 = shl %6, %0 : i32\n"
                                   "  cond-br %10, ^1(%9), ^2\n"
                                   "^2:\n"
                                   "  %11: i32 = llvm-load %2 : i32\n"
                                   "  %13: i32 = shrs %6, %0 : i32\n"
                                   "  return %11, %13\n"
                                   "}\n"
                                   "func @host : (i32) -> (i32)\n"
                                   "func @nothing : () -> () {\n"
                                   "^0:\n"
                                   "  return\n"
                                   "}\n"
                                   "func @ask : (i32) -> (i32) {\n"
                                   "^0(%0: i32):\n"
                                   "  call @nothing()\n"
                                   "  %1: i32 = call @host(%0)\n"
                                   "  return %1 : i32\n"
                                   "}\n";

typedef struct lines {
  uint32_t count[REFRT_DEBUG_LEAK + 1];
  test_text text;
} lines;

static void take_line(void *user, refrt_debug_line kind, uint64_t number, uint32_t location, const char *text) {
  lines *l = (lines *)user;
  (void)number;
  (void)location;
  ++l->count[kind];
  test_append_text(&l->text, text);
  test_append_text(&l->text, "\n");
}

static refrt_program *program;

static refrt_value number(uint64_t lo) {
  refrt_value v;
  memset(&v, 0, sizeof v);
  v.lo = lo;
  return v;
}

static refrt_outcome run(refrt_vm *vm, const char *name, uint64_t argument, refrt_value *result) {
  refrt_symbol function = refrt_program_find_function(program, name);
  refrt_value args[1];
  refrt_outcome outcome;
  uint32_t count = (uint32_t)refrt_type_get(program, refrt_program_function(program, function)->type)->count;
  args[0] = number(argument);
  memset(&outcome, 0, sizeof outcome);
  CHECK(refrt_vm_reset(vm) == REFRT_OK);
  (void)refrt_vm_call(vm, function, args, count, result, 1, &outcome);
  return outcome;
}

/* @host: @count, and for small numbers @recurse, which traps. */
static refrt_status call_back(void *user, refrt_vm *vm, refrt_symbol function, const refrt_value *args,
                              uint32_t num_args, refrt_value *results, uint32_t num_results, refrt_outcome *outcome) {
  (void)user;
  (void)function;
  (void)refrt_vm_call(vm, refrt_program_find_function(program, args[0].lo < 3 ? "recurse" : "count"), args, num_args,
                      results, num_results, outcome);
  return outcome->kind == REFRT_RETURNED ? REFRT_OK : REFRT_E_INVALID;
}

static refrt_vm *machine(uint32_t flags) {
  refrt_config config;
  refrt_vm *vm = NULL;
  refrt_config_init(&config);
  config.flags = flags;
  config.external = call_back;
  CHECK(refrt_vm_create(&config, program, &vm) == REFRT_OK);
  return vm;
}

static void test_same_outcome(void) {
  static const char *const names[] = {"count", "recurse", "scope", "poison"};
  refrt_vm *plain = machine(0), *watched = machine(REFRT_CONFIG_WATCH_STEPS);
  uint32_t i;
  uint64_t argument;
  for (i = 0; i < sizeof names / sizeof names[0]; ++i)
    for (argument = 0; argument < 5; ++argument) {
      refrt_value a = number(0), b = number(0);
      refrt_outcome first = run(plain, names[i], argument, &a), second = run(watched, names[i], argument, &b);
      CHECK(first.kind == second.kind && first.trap == second.trap && first.steps == second.steps);
      CHECK(strcmp(first.message, second.message) == 0);
      CHECK(a.lo == b.lo && a.state == b.state);
    }
  refrt_vm_destroy(plain);
  refrt_vm_destroy(watched);
}

static uint32_t times(const lines *l, const char *text) {
  const char *at = l->text.bytes;
  uint32_t count = 0;
  for (; (at = strstr(at, text)) != NULL; ++at)
    ++count;
  return count;
}

/* One log line per step; a call with steps inside has a second one for its results. */
static void test_log(void) {
  refrt_vm *vm = machine(REFRT_CONFIG_WATCH_STEPS);
  refrt_debug_options options;
  refrt_debug *debug = NULL;
  refrt_value result = number(0);
  lines l;
  memset(&options, 0, sizeof options);
  memset(&l, 0, sizeof l);
  options.line = take_line;
  options.user = &l;
  options.trace = 1;
  options.trace_limit = UINT64_MAX;
  CHECK(refrt_debug_create(vm, &options, &debug) == REFRT_OK);
  {
    refrt_outcome outcome = run(vm, "count", 3, &result);
    refrt_debug_finish(debug);
    CHECK(outcome.kind == REFRT_RETURNED && result.lo == 3);
    CHECK_MSG(l.count[REFRT_DEBUG_TRACE] == outcome.steps, "%u lines", l.count[REFRT_DEBUG_TRACE]);
    CHECK(l.text.bytes != NULL && strstr(l.text.bytes, "add = 3 (1, 2)") != NULL);
  }
  memset(l.count, 0, sizeof l.count);
  {
    refrt_outcome outcome = run(vm, "recurse", 2, &result);
    refrt_debug_finish(debug);
    CHECK(outcome.trap == REFRT_TRAP_DIVISION_BY_ZERO);
    CHECK_MSG(l.count[REFRT_DEBUG_TRACE] == outcome.steps, "%u lines, %u steps", l.count[REFRT_DEBUG_TRACE],
              (unsigned)outcome.steps);
  }
  memset(l.count, 0, sizeof l.count);
  CHECK(run(vm, "poison", 1, &result).kind == REFRT_RETURNED);
  refrt_debug_finish(debug);
  CHECK_MSG(l.count[REFRT_DEBUG_TRACE] == 10, "%u lines", l.count[REFRT_DEBUG_TRACE]);
  CHECK(times(&l, "call @malloc") == 1 && times(&l, "call @malloc = allocation#") == 1);
  CHECK(times(&l, "call @free (allocation#") == 1);
  CHECK(run(vm, "ask", 3, &result).kind == REFRT_RETURNED);
  refrt_debug_finish(debug);
  CHECK(times(&l, "call @nothing\n") == 1 && times(&l, "call @host (3)\n") == 1);
  CHECK(times(&l, "call @host = 3 (3)\nreturn (3)\n") == 1 && times(&l, "return (3)\ncall @host = 3 (3)\n") == 1);
  CHECK(run(vm, "ask", 1, &result).trap == REFRT_TRAP_DIVISION_BY_ZERO);
  refrt_debug_finish(debug);
  CHECK(times(&l, "call @host (1)\n") == 1 && times(&l, "divs (1, 0)\n") == 2);
  refrt_debug_destroy(debug);
  refrt_vm_destroy(vm);
  free(l.text.bytes);
}

/* Without watched steps: what stands when a call ends. */
static void test_notes(void) {
  refrt_vm *vm = machine(0);
  refrt_debug_options options;
  refrt_debug *debug = NULL;
  refrt_value result = number(0);
  lines l;
  memset(&options, 0, sizeof options);
  memset(&l, 0, sizeof l);
  options.line = take_line;
  options.user = &l;
  options.trace = 1;
  CHECK(refrt_debug_create(vm, &options, &debug) == REFRT_E_INVALID);
  options.trace = 0;
  options.explain = options.allocations = 1;
  CHECK(refrt_debug_create(vm, &options, &debug) == REFRT_OK);
  CHECK(run(vm, "recurse", 2, &result).trap == REFRT_TRAP_DIVISION_BY_ZERO);
  refrt_debug_finish(debug);
  CHECK(l.count[REFRT_DEBUG_FRAME] == 3 && l.count[REFRT_DEBUG_ALLOCATION] == 0);
  CHECK(run(vm, "scope", 0, &result).trap == REFRT_TRAP_USE_AFTER_SCOPE);
  refrt_debug_finish(debug);
  CHECK(l.count[REFRT_DEBUG_ALLOCATION] == 1);
  CHECK(strstr(l.text.bytes, "was allocated here") != NULL && strstr(l.text.bytes, "its scope ended here") != NULL);
  refrt_debug_destroy(debug);
  refrt_vm_destroy(vm);
  free(l.text.bytes);
}

/* Through a store, a memcpy and a load back to the addition. */
static void test_origin(void) {
  refrt_vm *vm = machine(REFRT_CONFIG_WATCH_STEPS);
  refrt_debug_options options;
  refrt_debug *debug = NULL;
  refrt_value result = number(0);
  lines l;
  const char *load, *copy, *store, *add;
  memset(&options, 0, sizeof options);
  memset(&l, 0, sizeof l);
  options.line = take_line;
  options.user = &l;
  options.explain = options.origins = 1;
  CHECK(refrt_debug_create(vm, &options, &debug) == REFRT_OK);
  CHECK(run(vm, "poison", 1, &result).kind == REFRT_RETURNED && refrt_debug_explain_leaf(debug, &result) == 0);
  CHECK(run(vm, "poison", 0x80000000u, &result).kind == REFRT_RETURNED && result.state == REFRT_POISON);
  CHECK(refrt_debug_explain_leaf(debug, &result));
  CHECK_MSG(l.count[REFRT_DEBUG_NOTE] == 4, "%u notes", l.count[REFRT_DEBUG_NOTE]);
  load = strstr(l.text.bytes, "loaded here: llvm-load");
  copy = strstr(l.text.bytes, "copied here: memcpy");
  store = strstr(l.text.bytes, "stored here: llvm-store");
  add = strstr(l.text.bytes, "overflows, which nuw forbids: add");
  CHECK(load != NULL && copy > load && store > copy && add > store);
  refrt_debug_finish(debug);
  refrt_debug_destroy(debug);
  refrt_vm_destroy(vm);
  free(l.text.bytes);
}

/* What one instruction makes unknown of known operands. */
typedef struct reason_row {
  const char *type; /* of the result, %0 */
  const char *body;
  const char *reason;
} reason_row;

static const reason_row reasons[] = {
    {"i8", "%0: i8 = poison : i8", "is poison by its meaning"},
    {"i8", "%0: i8 = undef : i8", "is undef by its meaning"},
    {"i8", "%1: i8 = const 127 : i8\n%0: i8 = add nsw %1, %1 : i8", "overflows, which nsw forbids"},
    {"i8", "%1: i8 = const 8 : i8\n%0: i8 = shl %1, %1 : i8", "shifts by the width or more"},
    {"i8", "%1: i8 = const 7 : i8\n%0: i8 = shl nuw nsw %1, %1 : i8", "overflows, which nsw and nuw forbid"},
    {"i8", "%1: i8 = const 3 : i8\n%0: i8 = shrs exact %1, %1 : i8", "shifts out ones, which exact forbids"},
    {"i8", "%1: i16 = const 256 : i16\n%0: i8 = trunc nuw %1 : i16", "loses bits, which nuw forbids"},
    {"i8", "%1: i8 = const 7 : i8\n%2: i8 = const 2 : i8\n%0: i8 = divu exact %1, %2 : i8",
     "leaves a remainder, which exact forbids"},
    {"i8", "%1: i8 = const 7 : i8\n%0: i8 = or disjoint %1, %1 : i8", "has a bit in both operands, which disjoint"},
    {"i16", "%1: i8 = const -1 : i8\n%0: i16 = zext nneg %1 : i8", "has a negative operand, which nneg forbids"},
    {"f32", "%1: i8 = const -1 : i8\n%0: f32 = uitofp nneg %1 : i8", "has a negative operand, which nneg forbids"},
    {"i8", "%1: f32 = const 1000.0 : f32\n%0: i8 = fptoui %1 : f32", "has an operand that does not fit the integer"},
    {"i8", "%1: i8 = const -128 : i8\n%0: i8 = abs %1 poison : i8", "has the smallest value as operand"},
    {"i8", "%1: i8 = const 0 : i8\n%0: i8 = cttz %1 poison : i8", "has zero as operand, which its flag forbids"},
    {"ptr", "%1: i64 = const 1 : i64\n%2: ptr = llvm-alloca %1 : i8\n%0: ptr = gep inbounds %2[2] : i8",
     "leaves its allocation or wraps, which inbounds forbids"},
    {"ptr", "%1: i64 = const 1 : i64\n%2: ptr = llvm-alloca %1 : i8\n%0: ptr = gep inbounds nuw %2[2] : i8",
     "leaves its allocation or wraps, which inbounds and nuw forbid"},
    {"ptr", "%1: i64 = const 1 : i64\n%2: ptr = llvm-alloca %1 : i8\n%0: ptr = gep nuw %2[-1] : i8",
     "wraps as an unsigned number, which nuw forbids"},
    {"ptr", "%1: i64 = const 1 : i64\n%2: ptr = llvm-alloca %1 : i64\n%0: ptr = gep nusw %2[0x7fffffffffffffff] : i64",
     "wraps, which nusw forbids"},
    {"ptr",
     "%1: i64 = const 1 : i64\n%2: ptr = llvm-alloca %1 : i64\n%0: ptr = gep nusw nuw %2[0x7fffffffffffffff] : i64",
     "wraps, which nusw and nuw forbid"},
    {"i8",
     "%1: vector<2xi8> = const splat 1 : vector<2xi8>\n%2: i8 = const 2 : i8\n"
     "%0: i8 = extractelement %1, %2 : vector<2xi8>",
     "has a lane number outside the vector"},
    {"i8",
     "%1: vector<2xi8> = const splat 1 : vector<2xi8>\n%2: index = const 2 : index\n"
     "%0: i8 = vector-extract %1, %2[poison] : vector<2xi8>",
     "has a position outside the vector"},
    {"vector<1xi8>",
     "%1: vector<2xi8> = const splat 1 : vector<2xi8>\n"
     "%0: vector<1xi8> = shufflevector %1, %1[poison] : vector<2xi8>",
     "selects no lane"},
    {"memref<1xi8>",
     "%1: memref<1xi8> = alloc align=4096 : memref<1xi8>\n"
     "%2: memref<1xi8> = subview %1[0][1][1] drop=0 : memref<1xi8>\n"
     "%0: memref<1xi8>, %3: memref<1xi8> = distinct-objects %1, %2",
     "promises distinct memory, and shares a byte with another"},
    {"i1",
     "%1: i64 = const 1 : i64\n%2: ptr = llvm-alloca %1 : i8\n%3: i8 = const -1 : i8\nllvm-store %3, %2 : i8\n"
     "%0: i1 = llvm-load %2 : i1",
     "finds other bits than zeros beyond its type"},
    {"f32", "%1: f32 = const nan : f32\n%0: f32 = negf nnan %1 : f32", "takes or gives a NaN, which nnan forbids"},
    {"f32", "%1: f32 = const inf : f32\n%0: f32 = negf ninf %1 : f32",
     "takes or gives an infinity, which ninf forbids"},
    {"f32", "%1: f32 = const inf : f32\n%0: f32 = negf nnan ninf %1 : f32", "takes or gives a NaN or an infinity"},
    {"i8",
     "%1: i8 = const 1 : i8\n%2: i1 = const 0 : i1\n%3: i8 = poison : i8\n"
     "%0: i8 = select %2, %1, %3 : i8",
     "is poison by its meaning: poison"},
};

static void test_reasons(void) {
  refrt_program *kept = program;
  size_t i;
  for (i = 0; i < sizeof reasons / sizeof reasons[0]; ++i) {
    const reason_row *row = &reasons[i];
    char text[1024];
    refrt_vm *vm;
    refrt_debug_options options;
    refrt_debug *debug = NULL;
    refrt_value results[8];
    refrt_outcome outcome;
    uint32_t k = 0, count;
    refrt_symbol function;
    lines l;
    (void)snprintf(text, sizeof text,
                   "refrt 1\nlayout little pointer=64:8 index=64 struct=1\nfunc @f : () -> (%s) {\n^0:\n%s\n"
                   "return %%0 : %s\n}\n",
                   row->type, row->body, row->type);
    memset(&options, 0, sizeof options);
    memset(&l, 0, sizeof l);
    memset(results, 0, sizeof results);
    options.line = take_line;
    options.user = &l;
    options.explain = options.origins = 1;
    program = NULL;
    CHECK_MSG(test_build(text, &program) == REFRT_OK, "%s: %s", row->body, refrt_program_error(program));
    if (refrt_program_is_verified(program)) {
      vm = machine(REFRT_CONFIG_WATCH_STEPS);
      CHECK(refrt_debug_create(vm, &options, &debug) == REFRT_OK);
      function = refrt_program_find_function(program, "f");
      count =
          refrt_type_get(program, refrt_type_get(program, refrt_program_function(program, function)->type)->parts[0])
              ->leaves;
      (void)refrt_vm_call(vm, function, NULL, 0, results, count, &outcome);
      CHECK_MSG(outcome.kind == REFRT_RETURNED, "%s", row->body);
      while (k < count && results[k].state != REFRT_POISON && results[k].state != REFRT_UNDEF)
        ++k;
      CHECK_MSG(k < count && refrt_debug_explain_leaf(debug, &results[k]), "%s", row->body);
      CHECK_MSG(l.text.bytes != NULL && strstr(l.text.bytes, row->reason) != NULL, "%s: %s", row->body,
                l.text.bytes == NULL ? "" : l.text.bytes);
      refrt_debug_destroy(debug);
      refrt_vm_destroy(vm);
    }
    refrt_program_destroy(program);
    free(l.text.bytes);
  }
  program = kept;
}

/* More steps of poison than there is room for: the beginning is still known,
 * of what is as old as the run and of what was made last. */
static void test_long_origin(void) {
  refrt_vm *vm = machine(REFRT_CONFIG_WATCH_STEPS);
  refrt_debug_options options;
  refrt_debug *debug = NULL;
  refrt_value args[1], results[2];
  refrt_outcome outcome;
  lines l;
  memset(&options, 0, sizeof options);
  memset(&l, 0, sizeof l);
  memset(results, 0, sizeof results);
  memset(&outcome, 0, sizeof outcome);
  options.line = take_line;
  options.user = &l;
  options.explain = options.origins = 1;
  args[0] = number(70000);
  CHECK(refrt_debug_create(vm, &options, &debug) == REFRT_OK);
  CHECK(refrt_vm_call(vm, refrt_program_find_function(program, "long"), args, 1, results, 2, &outcome) == REFRT_OK);
  CHECK(outcome.kind == REFRT_RETURNED && results[0].state == REFRT_POISON && results[1].state == REFRT_POISON);
  CHECK(refrt_debug_explain_leaf(debug, &results[0]));
  CHECK_MSG(l.count[REFRT_DEBUG_NOTE] == 9, "%u notes", l.count[REFRT_DEBUG_NOTE]);
  CHECK(strstr(l.text.bytes, "overflows, which nuw forbids: add") != NULL);
  CHECK(refrt_debug_explain_leaf(debug, &results[1]) && l.count[REFRT_DEBUG_NOTE] == 10);
  CHECK(strstr(l.text.bytes, "shifts by the width or more: shrs") != NULL);
  refrt_debug_destroy(debug);
  refrt_vm_destroy(vm);
  free(l.text.bytes);
}

/* The Nth allocation fails: less is said, nothing breaks, nothing stays. */
typedef struct budget {
  uint32_t calls_left;
  size_t bytes;
} budget;

static void *limited(void *user, void *old, size_t old_size, size_t new_size) {
  budget *b = (budget *)user;
  void *block;
  if (new_size != 0 && b->calls_left-- == 0) {
    b->calls_left = 0;
    return NULL;
  }
  b->bytes += new_size - old_size;
  if (new_size == 0) {
    free(old);
    return NULL;
  }
  block = realloc(old, new_size);
  if (block == NULL)
    exit(2);
  return block;
}

static void test_memory(void) {
  uint32_t n;
  for (n = 0; n < 64; ++n) {
    refrt_config config;
    refrt_debug_options options;
    refrt_debug *debug = NULL;
    refrt_value result = number(0);
    refrt_vm *vm = NULL;
    lines l;
    budget b;
    b.calls_left = n;
    b.bytes = 0;
    memset(&options, 0, sizeof options);
    memset(&l, 0, sizeof l);
    options.line = take_line;
    options.user = &l;
    options.trace = options.explain = options.origins = options.allocations = 1;
    options.trace_last = 2;
    refrt_config_init(&config);
    config.flags = REFRT_CONFIG_WATCH_STEPS;
    config.allocate = limited;
    config.user = &b;
    if (refrt_vm_create(&config, program, &vm) == REFRT_OK && refrt_debug_create(vm, &options, &debug) == REFRT_OK) {
      refrt_outcome outcome = run(vm, "poison", 0x80000000u, &result);
      CHECK(outcome.kind == REFRT_RETURNED || outcome.kind == REFRT_BROKEN);
      (void)refrt_debug_explain_leaf(debug, &result);
      refrt_debug_finish(debug);
    }
    refrt_debug_destroy(debug);
    refrt_vm_destroy(vm);
    CHECK_MSG(b.bytes == 0, "%u bytes left", (unsigned)b.bytes);
    free(l.text.bytes);
  }
}

static void count_sum(void *user, const refrt_frame_value *value) {
  if (value->opcode == REFRT_OP_ADD)
    ++*(uint32_t *)user;
}

/* Per phase, the results of add seen in `count`. There is none before the first add, one
 * behind it and before the second, two behind that and at the end of the block. */
static int count_sums(void *user, refrt_vm *vm, const refrt_step *step) {
  uint32_t sums = 0;
  if (step->phase == REFRT_STEP_END)
    return 0;
  CHECK(refrt_vm_frame_values(vm, 0, count_sum, &sums) == REFRT_OK);
  ((uint32_t *)user)[sums]++;
  return 0;
}

static void test_scope(void) {
  uint32_t seen[3] = {0, 0, 0};
  refrt_value argument, result;
  refrt_config config;
  refrt_outcome outcome;
  refrt_vm *vm = NULL;
  refrt_config_init(&config);
  config.flags |= REFRT_CONFIG_WATCH_STEPS;
  memset(&argument, 0, sizeof argument);
  argument.lo = 2;
  CHECK(refrt_vm_create(&config, program, &vm) == REFRT_OK);
  refrt_vm_set_watch(vm, count_sums, seen);
  CHECK(refrt_vm_call(vm, refrt_program_find_function(program, "count"), &argument, 1, &result, 1, &outcome) ==
        REFRT_OK);
  CHECK(outcome.kind == REFRT_RETURNED);
  CHECK_MSG(seen[1] == 2 * 2 && seen[2] == 2 * 2, "%u and %u", seen[1], seen[2]);
  refrt_vm_destroy(vm);
}

/* Heap memory whose address is somewhere, however written, is no leak. Each
 * function keeps one block and loses as many as its row says. */
static const char keep_text[] = "global @cell : ptr = [null]\n"
                                "global @packed : struct<packed (i8, ptr, i16)> = [0, null, 0]\n"
                                "func @malloc : (i64) -> (ptr)\n"
                                "func @made : () -> (ptr) {\n"
                                "^0:\n"
                                "  %0: i64 = const 8 : i64\n"
                                "  %1: ptr = call @malloc(%0)\n"
                                "  return %1\n"
                                "}\n"
                                "func @returned : () -> (ptr) {\n"
                                "^0:\n"
                                "  %0: ptr = call @made()\n"
                                "  %1: ptr = call @made()\n"
                                "  return %1\n"
                                "}\n"
                                "func @chosen : () -> (ptr) {\n"
                                "^0:\n"
                                "  %0: ptr = call @made()\n"
                                "  %1: i64 = ptrtoint open %0 : ptr\n"
                                "  %2: ptr = inttoptr %1 : i64\n"
                                "  return %2\n"
                                "}\n"
                                "func @number : () -> (i64) {\n"
                                "^0:\n"
                                "  %0: ptr = call @made()\n"
                                "  %1: i64 = ptrtoint open %0 : ptr\n"
                                "  return %1\n"
                                "}\n"
                                "func @across : () -> (i128) {\n"
                                "^0:\n"
                                "  %0: ptr = call @made()\n"
                                "  %1: i128 = ptrtoint open %0 : ptr\n"
                                "  %2: i128 = const 48 : i128\n"
                                "  %3: i128 = shl %1, %2 : i128\n"
                                "  %4: i128 = const 5 : i128\n"
                                "  %5: i128 = or %3, %4 : i128\n"
                                "  return %5\n"
                                "}\n"
                                "func @index : () -> (index) {\n"
                                "^0:\n"
                                "  %0: memref<2xi32> = alloc : memref<2xi32>\n"
                                "  %1: index = extract-pointer %0 : memref<2xi32>\n"
                                "  return %1\n"
                                "}\n"
                                "func @cell-of-chosen : () -> () {\n"
                                "^0:\n"
                                "  %0: ptr = call @made()\n"
                                "  %1: i64 = ptrtoint open %0 : ptr\n"
                                "  %2: ptr = inttoptr %1 : i64\n"
                                "  %3: ptr = global-address @cell\n"
                                "  llvm-store %2, %3 : ptr\n"
                                "  return\n"
                                "}\n"
                                "func @not-aligned : () -> () {\n"
                                "^0:\n"
                                "  %0: ptr = call @made()\n"
                                "  %1: ptr = call @made()\n"
                                "  %2: ptr = global-address @packed\n"
                                "  %3: ptr = gep %2[1] : i8\n"
                                "  llvm-store %0, %3 align=1 : ptr\n"
                                "  llvm-store %1, %0 align=1 : ptr\n"
                                "  return\n"
                                "}\n"
                                /* One byte of the address is poison, or freed memory has it. */
                                "func @half : () -> () {\n"
                                "^0:\n"
                                "  %0: ptr = call @made()\n"
                                "  %1: ptr = global-address @packed\n"
                                "  %2: ptr = gep %1[1] : i8\n"
                                "  llvm-store %0, %2 align=1 : ptr\n"
                                "  %3: i8 = poison : i8\n"
                                "  %4: ptr = gep %1[3] : i8\n"
                                "  llvm-store %3, %4 : i8\n"
                                "  return\n"
                                "}\n"
                                "func @free : (ptr) -> ()\n"
                                "func @freed : () -> (ptr) {\n"
                                "^0:\n"
                                "  %0: ptr = call @made()\n"
                                "  %1: ptr = call @made()\n"
                                "  llvm-store %0, %1 : ptr\n"
                                "  call @free(%1)\n"
                                "  return %1\n"
                                "}\n";

static void test_kept(void) {
  static const char *const layouts[] = {
      "layout little pointer=64:8 index=64 struct=1", "layout big pointer=64:8 index=64 struct=1",
      "layout little pointer=32:4 index=32 struct=1", "layout big pointer=32:4 index=32 struct=1"};
  static const struct {
    const char *function;
    uint32_t leaks;
  } rows[] = {{"returned", 1},       {"chosen", 0},      {"number", 0}, {"across", 0}, {"index", 0},
              {"cell-of-chosen", 0}, {"not-aligned", 0}, {"half", 1},   {"freed", 1}};
  uint32_t i, k;
  for (i = 0; i < sizeof layouts / sizeof layouts[0]; ++i) {
    refrt_program *keep = NULL;
    refrt_vm *vm;
    test_text text;
    memset(&text, 0, sizeof text);
    test_append_text(&text, "refrt 1\n");
    test_append_text(&text, layouts[i]);
    test_append_text(&text, "\n");
    test_append_text(&text, keep_text);
    vm = test_machine(text.bytes, i, &keep);
    for (k = 0; vm != NULL && k < sizeof rows / sizeof rows[0]; ++k) {
      refrt_symbol function = refrt_program_find_function(keep, rows[k].function);
      const refrt_type_info *type = refrt_type_get(keep, refrt_program_function(keep, function)->type);
      refrt_outcome outcome;
      refrt_value result;
      uint32_t leaks;
      memset(&result, 0, sizeof result);
      CHECK(refrt_vm_reset(vm) == REFRT_OK);
      CHECK(refrt_vm_call(vm, function, NULL, 0, &result, (uint32_t)type->num_results, &outcome) == REFRT_OK);
      CHECK_MSG(outcome.kind == REFRT_RETURNED, "%s: %s", rows[k].function, outcome.message);
      leaks = refrt_debug_leaks(vm, &result, (uint32_t)type->num_results, NULL, NULL);
      CHECK_MSG(leaks == rows[k].leaks, "layout %u: %s loses %u", i, rows[k].function, leaks);
    }
    refrt_vm_destroy(vm);
    refrt_program_destroy(keep);
    free(text.bytes);
  }
}

/* Checks that lines come in the order of the first blocks. */
typedef struct sites {
  uint64_t last;
  uint32_t lines, wrong;
} sites;

static void take_site(void *user, refrt_debug_line kind, uint64_t number, uint32_t location, const char *text) {
  sites *s = (sites *)user;
  (void)location;
  ++s->lines;
  s->wrong += kind != REFRT_DEBUG_LEAK || number <= s->last ||
              strncmp(text, "2 blocks, 16 bytes in all, are never freed, the first is ", 57) != 0;
  s->last = number;
}

/* Two blocks of each of many instructions: minutes if each is looked for among all. */
static void test_many_sites(void) {
  enum { SITES = 150000 };
  refrt_program *many = NULL;
  refrt_outcome outcome;
  refrt_vm *vm;
  test_text text;
  char line[64];
  sites s;
  uint32_t i;
  memset(&text, 0, sizeof text);
  memset(&s, 0, sizeof s);
  test_append_text(&text, "refrt 1\nfunc @malloc : (i64) -> (ptr)\n");
  test_append_text(&text, "func @lose : () -> () {\n^0:\n  %0: i64 = const 8 : i64\n");
  for (i = 1; i <= SITES; ++i) {
    snprintf(line, sizeof line, "  %%%u: ptr = call @malloc(%%0)\n", (unsigned)i);
    test_append_text(&text, line);
  }
  test_append_text(&text, "  return\n}\n");
  test_append_text(&text, "func @twice : () -> () {\n^0:\n  call @lose()\n  call @lose()\n  return\n}\n");
  vm = test_machine(text.bytes, 0, &many);
  if (vm != NULL) {
    refrt_symbol function = refrt_program_find_function(many, "twice");
    CHECK(refrt_vm_call(vm, function, NULL, 0, NULL, 0, &outcome) == REFRT_OK && outcome.kind == REFRT_RETURNED);
    CHECK(refrt_debug_leaks(vm, NULL, 0, take_site, &s) == 2 * SITES);
    CHECK_MSG(s.lines == SITES && s.wrong == 0, "%u lines, %u wrong", s.lines, s.wrong);
  }
  refrt_vm_destroy(vm);
  refrt_program_destroy(many);
  free(text.bytes);
}

static void test_stop_parse(void) {
  char place[] = "dir/a.mlir:3:5", line[] = ":7", op[] = "memref.load", step[] = "12", wrong[] = "a:b", none[] = "";
  char many[] = "18446744073709551616", far[] = "a.mlir:4294967296";
  refrt_stop stop;
  CHECK(refrt_stop_parse(place, &stop) && strcmp(stop.file, "dir/a.mlir") == 0 && stop.line == 3 && stop.column == 5);
  CHECK(refrt_stop_parse(line, &stop) && stop.file[0] == '\0' && stop.line == 7 && stop.column == 0);
  CHECK(refrt_stop_parse(op, &stop) && stop.op != NULL && stop.step == 0);
  CHECK(refrt_stop_parse(step, &stop) && stop.step == 12 && stop.op == NULL);
  CHECK(!refrt_stop_parse(wrong, &stop) && !refrt_stop_parse(none, &stop));
  CHECK(!refrt_stop_parse(many, &stop) && !refrt_stop_parse(far, &stop));
}

/* What refrt_debug.h shows of refrt_format_value. */
static void test_values(void) {
  const int64_t four = 4, sizes[] = {2, 3}, strides[] = {3, 1};
  refrt_program *types;
  refrt_vm *vm = NULL;
  refrt_type i32, memref, vector;
  refrt_value lanes[4], leaves[7];
  char text[100];
  uint32_t i, id = REFRT_NONE;
  CHECK(refrt_program_create(NULL, &types) == REFRT_OK);
  i32 = refrt_type_int(types, 32);
  memref = refrt_type_memref(types, i32, sizes, strides, 2, 0, 0);
  vector = refrt_type_vector(types, i32, &four, 1);
  CHECK(refrt_program_verify(types) == REFRT_OK && refrt_vm_create(NULL, types, &vm) == REFRT_OK);
  if (vm != NULL && refrt_vm_add_buffer(vm, 24, 4, 0, &id) == REFRT_OK) {
    for (i = 0; i < 4; ++i)
      lanes[i] = number(i + 1);
    lanes[1].state = REFRT_POISON;
    lanes[2].state = REFRT_CHOSEN;
    CHECK(refrt_format_value(vm, i32, lanes, text, sizeof text) == 1 && strcmp(text, "1") == 0);
    CHECK_MSG(refrt_format_value(vm, vector, lanes, text, sizeof text) == strlen(text) &&
                  strcmp(text, "[1, poison, any, say 3, 4]") == 0,
              "%s", text);
    leaves[0] = leaves[1] = refrt_vm_pointer(vm, id, 0);
    for (i = 2; i < 7; ++i)
      leaves[i] = number(i == 2 ? 0 : (uint64_t)(i < 5 ? sizes[i - 3] : strides[i - 5]));
    refrt_format_value(vm, memref, leaves, text, sizeof text);
    CHECK_MSG(strstr(text, "+0 offset=0 sizes=[2, 3] strides=[3, 1]}") != NULL, "%s", text);
    CHECK(refrt_format_value(vm, vector, lanes, text, 8) == 7 && strcmp(text + 4, "...") == 0);
    CHECK(refrt_format_value(NULL, i32, lanes, text, sizeof text) == 0 && text[0] == 0);
  }
  refrt_vm_destroy(vm);
  refrt_program_destroy(types);
}

int main(void) {
  CHECK(test_build(program_text, &program) == REFRT_OK);
  if (refrt_program_is_verified(program)) {
    test_same_outcome();
    test_log();
    test_notes();
    test_origin();
    test_reasons();
    test_long_origin();
    test_memory();
    test_scope();
  } else {
    fprintf(stderr, "%s\n", refrt_program_error(program));
  }
  test_kept();
  test_many_sites();
  test_stop_parse();
  test_values();
  refrt_program_destroy(program);
  return check_finish();
}

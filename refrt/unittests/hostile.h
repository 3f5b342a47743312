/*===-- hostile.h - every use of refrt again, without memory -----*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Included before the first line of a test program (compiler option -include),
 * so that the tests themselves need not know. Each parse, verification and call
 * of the machine is first done on the side, with an allocator that fails at the
 * Nth request, for every N until none fails. What must hold: The status is
 * REFRT_E_MEMORY exactly when a request failed. Every block is given back with
 * its size. What failed works when there is memory again. Calls on budgets of
 * next to nothing end in an outcome. Every growth moves.
 *
 * Where a block is larger than a megabyte only HOSTILE_MOST requests fail, spread
 * evenly. HOSTILE_DUMP in the environment names a folder that gets every program
 * that is verified, as text.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_UNITTESTS_HOSTILE_H
#define REFRT_UNITTESTS_HOSTILE_H

#include "refrt/refrt.h"
#include "refrt/unittests/check.h"
#include "refrt/unittests/text_test.h"

enum {
  HOSTILE_MOST = 12,
  HOSTILE_MAX_TEXT = 60000,
  HOSTILE_STEPS = 3000,
  HOSTILE_MACHINES = 64,
  HOSTILE_HEADER = 16,
  HOSTILE_LARGE = 1 << 16
};

typedef struct hostile_allocator {
  uint64_t asked; /* requests so far */
  uint64_t fail;  /* number of the one that fails; UINT64_MAX: none */
  int failed;
  int wrong_size;
  int64_t blocks;
  size_t largest; /* bytes of one request */
} hostile_allocator;

/* Never in place; each block knows its size; freed memory is overwritten. */
static inline void *hostile_allocate(void *user, void *old, size_t old_size, size_t new_size) {
  hostile_allocator *a = (hostile_allocator *)user;
  char *block = old ? (char *)old - HOSTILE_HEADER : NULL, *fresh = NULL;
  size_t known = 0;
  if (block)
    memcpy(&known, block, sizeof known);
  a->wrong_size += known != old_size;
  if (new_size != 0) {
    if (a->asked++ == a->fail) {
      a->failed = 1;
      return NULL;
    }
    fresh = (char *)malloc(new_size + HOSTILE_HEADER);
    if (!fresh)
      exit(2);
    memset(fresh, 0xa5, new_size < HOSTILE_LARGE ? new_size + HOSTILE_HEADER : HOSTILE_LARGE);
    if (a->largest < new_size)
      a->largest = new_size;
    memcpy(fresh, &new_size, sizeof new_size);
    if (block)
      memcpy(fresh + HOSTILE_HEADER, block + HOSTILE_HEADER, known < new_size ? known : new_size);
    ++a->blocks;
  }
  if (block) {
    memset(block, 0x5a, known < HOSTILE_LARGE ? known + HOSTILE_HEADER : HOSTILE_LARGE);
    free(block);
    --a->blocks;
  }
  return fresh ? fresh + HOSTILE_HEADER : NULL;
}

static inline void hostile_access(void *user, uint32_t buffer, uint64_t offset, uint64_t size, int is_write) {
  (void)user;
  (void)buffer;
  (void)offset;
  (void)size;
  (void)is_write;
}

static inline refrt_config hostile_config(const refrt_config *given, hostile_allocator *a, uint64_t fail) {
  refrt_config config;
  memset(a, 0, sizeof *a);
  a->fail = fail;
  if (given)
    config = *given;
  else
    refrt_config_init(&config);
  config.allocate = hostile_allocate;
  config.user = a;
  config.write = NULL; /* these would be called with our `user` */
  config.external = NULL;
  if (config.access != NULL)
    config.access = hostile_access;
  if (config.max_steps > HOSTILE_STEPS)
    config.max_steps = HOSTILE_STEPS;
  return config;
}

/* Which request fails in round `round` of those that `sound` took; UINT64_MAX
 * when there are no more rounds. */
static inline uint64_t hostile_next(uint64_t round, const hostile_allocator *sound) {
  uint64_t total = sound->asked, rounds = total;
  if (total > HOSTILE_MOST && sound->largest > HOSTILE_LARGE * 16)
    rounds = HOSTILE_MOST;
  return round >= rounds ? UINT64_MAX : round * total / rounds;
}

static inline void hostile_check_end(const hostile_allocator *a, refrt_status status, refrt_status sound,
                                     const char *what) {
  CHECK_MSG(status == (a->failed ? REFRT_E_MEMORY : sound), "%s, request %llu fails: status is %s", what,
            (unsigned long long)a->fail, refrt_status_name(status));
  CHECK_MSG(a->blocks == 0, "%s, request %llu fails: %lld blocks leaked", what, (unsigned long long)a->fail,
            (long long)a->blocks);
  CHECK_MSG(a->wrong_size == 0, "%s, request %llu fails: a block is given back with another size", what,
            (unsigned long long)a->fail);
}

/*===------------------------- parsing and verifying -----------------------===*/

static inline refrt_status hostile_build(const char *text, size_t length, uint64_t fail, hostile_allocator *a) {
  refrt_program *program = NULL;
  refrt_config config = hostile_config(NULL, a, fail);
  refrt_status status = refrt_program_parse(&config, "hostile", text, length, &program);
  test_text printed = {NULL, 0, 0};
  if (status == REFRT_OK)
    status = refrt_program_verify(program);
  if (program && status != REFRT_OK)
    CHECK(refrt_program_error(program)[0] != 0);
  if (program && !a->failed && status == REFRT_OK) {
    a->fail = a->asked; /* printing takes nothing */
    CHECK(refrt_program_print(program, test_append, &printed) == REFRT_OK && !a->failed);
  }
  refrt_program_destroy(program);
  free(printed.bytes);
  return status;
}

static inline void hostile_text(const char *text, size_t length) {
  hostile_allocator a, first;
  refrt_status sound;
  uint64_t round, fail;
  if (length > HOSTILE_MAX_TEXT)
    return;
  sound = hostile_build(text, length, UINT64_MAX - 1, &first);
  hostile_check_end(&first, sound, sound, "build");
  for (round = 0; (fail = hostile_next(round, &first)) != UINT64_MAX; ++round) {
    refrt_status status = hostile_build(text, length, fail, &a);
    hostile_check_end(&a, status, sound, "build");
  }
}

static inline refrt_status hostile_parse(const refrt_config *config, const char *name, const char *text, size_t length,
                                         refrt_program **out) {
  hostile_text(text, length);
  return refrt_program_parse(config, name, text, length, out);
}

static inline void hostile_dump(const test_text *text) {
  static unsigned number;
  const char *folder = getenv("HOSTILE_DUMP");
  char name[512];
  FILE *file;
  if (!folder || snprintf(name, sizeof name, "%s/%u.refrt", folder, number++) >= (int)sizeof name)
    return;
  file = fopen(name, "wb");
  CHECK_MSG(file && fwrite(text->bytes, 1, text->length, file) == text->length, "cannot write %s", name);
  if (file)
    (void)fclose(file);
}

static inline refrt_status hostile_verify(refrt_program *program) {
  int again = !program || refrt_program_is_verified(program);
  refrt_status status = refrt_program_verify(program);
  test_text text = {NULL, 0, 0};
  if (!again && status == REFRT_OK && refrt_program_print(program, test_append, &text) == REFRT_OK && text.bytes) {
    hostile_dump(&text);
    hostile_text(text.bytes, text.length);
  }
  free(text.bytes);
  return status;
}

/*===--------------------------------- calls -------------------------------===*/

/* The configuration of each machine of the test; the oldest are forgotten. */
typedef struct hostile_machine {
  refrt_vm *vm;
  refrt_config config;
} hostile_machine;
static hostile_machine hostile_machines[HOSTILE_MACHINES];

static inline refrt_status hostile_create(const refrt_config *config, const refrt_program *program, refrt_vm **out) {
  static unsigned next;
  refrt_status status = refrt_vm_create(config, program, out);
  if (status == REFRT_OK) {
    hostile_machine *m = &hostile_machines[next++ % HOSTILE_MACHINES];
    m->vm = *out;
    if (config)
      m->config = *config;
    else
      refrt_config_init(&m->config);
  }
  return status;
}

/* The memory that the test gave to its machine, at the same addresses if the
 * machine has nothing else yet. */
static inline refrt_status hostile_lend(const refrt_vm *from, refrt_vm *to) {
  uint32_t i, id;
  refrt_status status = REFRT_OK;
  for (i = 0; i < refrt_vm_num_allocations(from) && status == REFRT_OK; ++i) {
    refrt_allocation a, copy;
    if (refrt_vm_allocation(from, i, &a) != REFRT_OK || a.kind != REFRT_ALLOCATION_ARGUMENT || !a.alive)
      continue;
    status = refrt_vm_add_buffer(to, a.size, a.align, a.space, &id);
    if (status == REFRT_OK && refrt_vm_allocation(to, id, &copy) == REFRT_OK && a.size != 0) {
      memcpy(copy.bytes, a.bytes, (size_t)a.size);
      uint8_t *marks = (uint8_t *)malloc((size_t)a.size);
      if (marks == NULL || refrt_vm_get_marks(from, i, 0, a.size, marks) != REFRT_OK)
        status = REFRT_E_INTERNAL;
      else
        status = refrt_vm_set_marks(to, id, 0, a.size, marks);
      free(marks);
    }
  }
  return status;
}

typedef struct hostile_use {
  const refrt_config *config;
  const refrt_vm *vm;
  refrt_symbol function;
  const refrt_value *args;
  refrt_value *results;
  uint32_t num_args, num_results;
} hostile_use;

static inline refrt_status hostile_run(const hostile_use *use, uint64_t fail, hostile_allocator *a) {
  refrt_config config = hostile_config(use->config, a, fail);
  refrt_vm *vm = NULL;
  refrt_outcome outcome;
  refrt_status status = refrt_vm_create(&config, refrt_vm_program(use->vm), &vm);
  CHECK((vm == NULL) == (status != REFRT_OK));
  memset(&outcome, 0, sizeof outcome);
  if (status == REFRT_OK)
    status = hostile_lend(use->vm, vm);
  if (status == REFRT_OK) {
    status = refrt_vm_call(vm, use->function, use->args, use->num_args, use->results, use->num_results, &outcome);
    CHECK_MSG(status == REFRT_OK || status == REFRT_E_INVALID ||
                  (outcome.kind == REFRT_BROKEN && outcome.status == status),
              "%s, outcome %d", refrt_status_name(status), (int)outcome.kind);
    CHECK((unsigned)outcome.kind <= REFRT_BROKEN && (unsigned)outcome.trap < REFRT_TRAP_COUNT);
  }
  if (vm && a->failed) { /* not stuck */
    a->fail = UINT64_MAX - 1;
    CHECK(refrt_vm_reset(vm) == REFRT_OK);
    CHECK(refrt_vm_call(vm, use->function, use->args, use->num_args, use->results, use->num_results, &outcome) !=
          REFRT_E_MEMORY);
  }
  refrt_vm_destroy(vm);
  return status;
}

/* Budgets of a few steps, bytes and calls. */
static inline void hostile_budgets(const hostile_use *use) {
  static const uint64_t few[] = {0, 1, 2, 3, 7, 30};
  hostile_use small = *use;
  refrt_config config = *use->config;
  hostile_allocator a;
  uint32_t i;
  small.config = &config;
  for (i = 0; i < 3 * sizeof few / sizeof *few; ++i) {
    refrt_status status;
    config = *use->config;
    if (i % 3 == 0)
      config.max_steps = few[i / 3];
    else if (i % 3 == 1)
      config.max_bytes = few[i / 3] * few[i / 3];
    else
      config.max_depth = (uint32_t)few[i / 3];
    status = hostile_run(&small, UINT64_MAX - 1, &a);
    CHECK_MSG(status != REFRT_E_INTERNAL && status != REFRT_E_MEMORY, "on a small budget: %s",
              refrt_status_name(status));
    hostile_check_end(&a, status, status, "budget");
  }
}

static inline refrt_status hostile_call(refrt_vm *vm, refrt_symbol function, const refrt_value *args, uint32_t num_args,
                                        refrt_value *results, uint32_t num_results, refrt_outcome *outcome) {
  const hostile_machine *m = NULL;
  hostile_allocator a, first;
  hostile_use use;
  uint32_t i;
  for (i = 0; i < HOSTILE_MACHINES; ++i)
    if (hostile_machines[i].vm == vm)
      m = &hostile_machines[i];
  if (m) {
    refrt_status sound;
    uint64_t round, fail;
    use.config = &m->config;
    use.vm = vm;
    use.function = function;
    use.args = args;
    use.num_args = num_args;
    use.num_results = num_results;
    use.results = (refrt_value *)calloc((size_t)num_results + 1, sizeof *use.results);
    if (!use.results)
      exit(2);
    sound = hostile_run(&use, UINT64_MAX - 1, &first);
    hostile_check_end(&first, sound, sound, "call");
    for (round = 0; (fail = hostile_next(round, &first)) != UINT64_MAX; ++round) {
      refrt_status status = hostile_run(&use, fail, &a);
      hostile_check_end(&a, status, sound, "call");
    }
    hostile_budgets(&use);
    free(use.results);
  }
  return refrt_vm_call(vm, function, args, num_args, results, num_results, outcome);
}

/* From here on the test's own calls. */
#define refrt_program_parse hostile_parse
#define refrt_program_verify hostile_verify
#define refrt_vm_create hostile_create
#define refrt_vm_call hostile_call

#endif /* REFRT_UNITTESTS_HOSTILE_H */

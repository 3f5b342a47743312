/*===-- refrt-run.c - runs program text --------------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * The command line of the reference machine: parse, verify, run one function,
 * show what came out. Exit codes:
 *   0  it returned or ended itself (assert, abort)
 *   1  it trapped otherwise, ran out of fuel or was refused
 *   2  usage, file or program wrong, or interrupted
 *   3  a bug in refrt
 *===----------------------------------------------------------------------===*/
#include "refrt/limits.h"
#include "refrt/refrt_version.h"
#include "refrt/text/scalar.h"
#include "refrt/tools/argument.h"
#include "refrt/tools/debug.h"
#include "refrt/tools/show.h"

#include <inttypes.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

enum { EXIT_FINDING = 1, EXIT_USAGE = 2, EXIT_BUG = 3 };

static const char usage[] = "usage: refrt-run FILE|- [--entry=NAME] [--arg=VALUE]... [--fuel=STEPS] [--print]\n"
                            "                 [--verify-only] [--undef-reads] [--help] [--version]\n"
                            "                 [--trace[=FILE]] [--trace-last=N] [--trace-limit=N] [--stop-at=WHERE]\n"
                            "                 [--allocations] [--leaks=report|error|ignore]\n"
                            "Runs a function of a refrt program (text form) on the reference machine.\n"
                            "  --entry=NAME    the function; may be left out when only one has a body and is\n"
                            "                  not private\n"
                            "  --arg=VALUE     one per argument: 5  -3  0x1f  1.5  true  null  poison  undef\n"
                            "                  [1, 2]                         leaves of vectors and aggregates\n"
                            "                  memref<sizes=[2,3] strides=[3,1] offset=0 fill=iota align=16>\n"
                            "                  buffer<bytes=64 fill=zero align=16>               for a pointer\n"
                            "                  fill is iota, zero, none or one value; keys may be left out\n"
                            "  --fuel=STEPS    most steps of the run (20000000); a long instruction counts as\n"
                            "                  several\n"
                            "  --print         print the program as text; run it only if --entry is given\n"
                            "  --verify-only   parse and verify, run nothing\n"
                            "  --undef-reads   NONCONFORMING: memory never written reads as undef\n"
                            "  --trace[=FILE]  log every step with the values of its operands and results\n"
                            "  --trace-last=N  log only the last N steps, at the end\n"
                            "  --trace-limit=N log at most N steps (100000) and count the others\n"
                            "  --stop-at=WHERE end before FILE:LINE[:COLUMN], the operation of that name, or step\n"
                            "                  N, and show call stack, values in scope and allocations\n"
                            "  --allocations   list all memory at the end: where from, where freed\n"
                            "  --leaks=WHAT    heap memory that is never freed and not reachable from results:\n"
                            "                  report it (default), exit with 1 (error), or ignore it\n"
                            "exit codes: 0 the function returned, or ended the run by assert or abort\n"
                            "            1 another trap, out of fuel, or refused\n"
                            "            2 the command line or the program is wrong, or interrupted\n"
                            "            3 a bug in refrt\n";

typedef struct options {
  const char *file;
  const char *entry;
  const char **args;
  uint32_t num_args;
  uint64_t fuel;
  int print, verify_only, undef_reads;
  run_debug debug;
} options;

static int complain(const char *what, const char *about) {
  fprintf(stderr, "refrt-run: %s%s%s\n", what, about ? ": " : "", about ? about : "");
  return EXIT_USAGE;
}

static void write_stdout(void *user, const char *text, size_t length) {
  (void)user;
  fwrite(text, 1, length, stdout);
}

/*===------------------------------- command line --------------------------===*/

/* Returns -1 to go on, else the exit code. */
static int read_options(int argc, char **argv, options *o) {
  for (int i = 1; i < argc; ++i) {
    const char *arg = argv[i], *error;
    if (strcmp(arg, "--help") == 0) {
      fputs(usage, stdout);
      return 0;
    }
    if (strcmp(arg, "--version") == 0) {
      puts("refrt-run " REFRT_VERSION ", text form 1");
      return 0;
    }
    if (strncmp(arg, "--entry=", 8) == 0)
      o->entry = arg + 8;
    else if (strncmp(arg, "--arg=", 6) == 0)
      o->args[o->num_args++] = arg + 6;
    else if (strncmp(arg, "--fuel=", 7) == 0) {
      if (!refrt_count_parse(arg + 7, &o->fuel) || o->fuel == 0)
        return complain("--fuel is a number from 1 to 18446744073709551615", arg);
    } else if (strcmp(arg, "--print") == 0)
      o->print = 1;
    else if (strcmp(arg, "--verify-only") == 0)
      o->verify_only = 1;
    else if (strcmp(arg, "--undef-reads") == 0)
      o->undef_reads = 1;
    else if (run_debug_option(&o->debug, argv[i], &error)) {
      if (error)
        return complain(error, arg);
    } else if (arg[0] == '-' && arg[1] != 0)
      return complain("unknown option (see --help)", arg);
    else if (o->file)
      return complain("more than one file", arg);
    else
      o->file = arg;
  }
  if (o->file && o->debug.trace_file && strcmp(o->file, o->debug.trace_file) == 0)
    return complain("--trace would overwrite the program", o->file);
  if (o->file)
    return -1;
  fputs(usage, stderr);
  return EXIT_USAGE;
}

/* Most bytes of a program: parsing takes about ten times as many. */
static const size_t most_bytes = (size_t)64 << 20;

/* The whole file, or NULL after complaining. A device may have no end. */
static char *read_file(const char *name, size_t *length) {
  int too_large = 0;
  FILE *file = strcmp(name, "-") == 0 ? stdin : fopen(name, "rb");
  size_t capacity = 1 << 16, used = 0;
  char *text = file ? (char *)malloc(capacity) : NULL;
  while (text) {
    size_t got = fread(text + used, 1, capacity - used, file);
    used += got;
    if (got == 0)
      break;
    too_large = used > most_bytes;
    if (too_large) {
      free(text);
      text = NULL;
    } else if (used == capacity) {
      char *grown = (char *)realloc(text, capacity *= 2);
      if (!grown)
        free(text);
      text = grown;
    }
  }
  if (text && ferror(file)) {
    free(text);
    text = NULL;
  }
  if (file && file != stdin)
    fclose(file);
  if (!text)
    complain(too_large ? "larger than 64 MiB" : "cannot read", name);
  *length = used;
  return text;
}

/*===----------------------------------- run -------------------------------===*/

static refrt_symbol find_entry(const refrt_program *program, const options *o) {
  refrt_symbol found = REFRT_NONE;
  if (o->entry) {
    found = refrt_program_find_function(program, o->entry);
    if (found == REFRT_NONE || refrt_program_function(program, found)->num_blocks == 0) {
      complain("no function with a body", o->entry);
      return REFRT_NONE;
    }
    return found;
  }
  for (uint32_t i = 0; i < refrt_program_num_functions(program); ++i) {
    const refrt_function_info *info = refrt_program_function(program, i);
    if (info->num_blocks == 0 || (info->flags & REFRT_FUNCTION_PRIVATE))
      continue;
    if (found != REFRT_NONE) {
      complain("there are several functions; choose one with --entry=NAME, for example", info->name);
      return REFRT_NONE;
    }
    found = i;
  }
  if (found == REFRT_NONE)
    complain("there is no function to run", NULL);
  return found;
}

static void show_place(const refrt_program *program, const refrt_outcome *outcome) {
  const refrt_location *location = refrt_program_location(program, outcome->location);
  const refrt_function_info *function = refrt_program_function(program, outcome->function);
  if (function)
    printf("  in function '%s'\n", function->name);
  if (location)
    printf("  at %s:%" PRIu32 ":%" PRIu32 "%s%s\n", location->file[0] ? location->file : "(no file)", location->line,
           location->column, location->op[0] ? " " : "", location->op);
}

static int show_outcome(const refrt_program *program, const refrt_outcome *outcome, uint64_t max_steps) {
  switch (outcome->kind) {
  case REFRT_RETURNED:
    printf("returned after %" PRIu64 " step%s\n", outcome->steps, outcome->steps == 1 ? "" : "s");
    return 0;
  case REFRT_TRAPPED:
    printf("trap: %s: %s\n", refrt_trap_name(outcome->trap), outcome->message);
    show_place(program, outcome);
    /* The program says itself that it ends here: that is defined. */
    return outcome->trap == REFRT_TRAP_ASSERT || outcome->trap == REFRT_TRAP_ABORT ? 0 : EXIT_FINDING;
  case REFRT_OUT_OF_FUEL:
    if (outcome->trap == REFRT_TRAP_STEPS)
      printf("out of fuel: %s: more than %" PRIu64 " (--fuel=STEPS allows more)\n", refrt_trap_name(outcome->trap),
             max_steps);
    else
      printf("out of fuel: %s\n", refrt_trap_name(outcome->trap));
    show_place(program, outcome);
    return EXIT_FINDING;
  case REFRT_REFUSED:
    printf("refused: %s\n", outcome->message);
    show_place(program, outcome);
    return EXIT_FINDING;
  case REFRT_STOPPED:
    printf("stopped before its end, after %" PRIu64 " step%s of fuel\n", outcome->steps,
           outcome->steps == 1 ? "" : "s");
    return 0;
  case REFRT_BROKEN:
    break;
  }
  fprintf(stderr, "refrt-run: %s %s\n", refrt_status_name(outcome->status), outcome->message);
  return outcome->status == REFRT_E_MEMORY || outcome->status == REFRT_E_LIMIT ? EXIT_USAGE : EXIT_BUG;
}

/* Everything that has to be given back, in one place. */
typedef struct run {
  refrt_value *leaves; /* arguments, then results */
  run_buffer *buffers;
  uint32_t num_args, arg_leaves, result_leaves;
} run;

static int place_arguments(refrt_vm *vm, const options *o, const refrt_type_info *type, run *r) {
  refrt_value *at = r->leaves;
  char error[256];
  for (uint32_t i = 0; i < r->num_args; ++i) {
    r->buffers[i].argument = i;
    if (!run_argument(vm, type->parts[i], o->args[i], at, &r->buffers[i], error)) {
      fprintf(stderr, "refrt-run: argument %" PRIu32 " '%s': %s\n", i, o->args[i], error);
      return 0;
    }
    at += refrt_type_get(refrt_vm_program(vm), type->parts[i])->leaves;
  }
  return 1;
}

/* The same call once more, watched, for its notes. */
static void explain(const refrt_config *config, const refrt_program *program, options *o, refrt_symbol entry,
                    const refrt_type_info *type, run *r) {
  refrt_config watched = *config;
  refrt_outcome outcome;
  refrt_vm *vm = NULL;
  watched.flags |= REFRT_CONFIG_WATCH_STEPS;
  watched.write = NULL;
  if (refrt_vm_create(&watched, program, &vm) == REFRT_OK && place_arguments(vm, o, type, r) &&
      run_debug_start(&o->debug, vm, 1)) {
    (void)refrt_vm_call(vm, entry, r->leaves, r->arg_leaves, r->leaves + r->arg_leaves, r->result_leaves, &outcome);
    run_debug_end(&o->debug);
  }
  refrt_vm_destroy(vm);
}

static int call(refrt_vm *vm, options *o, refrt_symbol entry, const refrt_type_info *type, run *r, uint64_t max_steps,
                refrt_outcome *outcome) {
  const refrt_program *program = refrt_vm_program(vm);
  refrt_value *at = r->leaves + r->arg_leaves;
  refrt_status status;
  int watched = run_debug_watches(&o->debug), debugged = watched || o->debug.allocations;
  int code;
  if (!place_arguments(vm, o, type, r) || (debugged && !run_debug_start(&o->debug, vm, watched)))
    return EXIT_USAGE;
  status = refrt_vm_call(vm, entry, r->leaves, r->arg_leaves, at, r->result_leaves, outcome);
  if (debugged)
    run_debug_end(&o->debug);
  if (status != REFRT_OK) {
    complain("cannot call", refrt_status_name(status));
    return status == REFRT_E_INTERNAL ? EXIT_BUG : EXIT_USAGE;
  }
  code = show_outcome(program, outcome, max_steps);
  for (uint32_t i = 0; i < type->num_results && outcome->kind == REFRT_RETURNED; ++i) {
    refrt_type result = type->parts[type->count + i];
    printf("result %" PRIu32 ": ", i);
    run_show_value(stdout, vm, result, at);
    fputs("\n", stdout);
    at += refrt_type_get(program, result)->leaves;
  }
  for (uint32_t i = 0; i < r->num_args && outcome->kind != REFRT_STOPPED; ++i)
    run_show_buffer(stdout, vm, &r->buffers[i]);
  if (o->debug.has_stop && outcome->kind != REFRT_STOPPED)
    printf("never reached: %s\n", o->debug.stop_text);
  if (outcome->kind == REFRT_RETURNED &&
      run_debug_leaks(&o->debug, vm, r->leaves + r->arg_leaves, r->result_leaves) != 0 &&
      o->debug.leaks == RUN_LEAKS_ERROR)
    code = EXIT_FINDING;
  return code;
}

static int run_program(const refrt_config *config, const refrt_program *program, options *o) {
  const refrt_type_info *type;
  refrt_symbol entry;
  refrt_vm *vm = NULL;
  refrt_config used = *config;
  refrt_outcome outcome;
  refrt_status status;
  run r;
  int code = EXIT_USAGE;
  if (o->debug.has_stop && !refrt_stop_exists(program, &o->debug.stop)) {
    fprintf(stderr, "refrt-run: --stop-at=%s: the program has no instruction there\n", o->debug.stop_text);
    return EXIT_USAGE;
  }
  entry = find_entry(program, o);
  if (entry == REFRT_NONE)
    return EXIT_USAGE;
  type = refrt_type_get(program, refrt_program_function(program, entry)->type);
  memset(&r, 0, sizeof r);
  r.num_args = (uint32_t)type->count;
  if (o->num_args != r.num_args) {
    fprintf(stderr, "refrt-run: '%s' takes %" PRIu32 " arguments, %" PRIu32 " are given\n",
            refrt_program_function(program, entry)->name, r.num_args, o->num_args);
    return EXIT_USAGE;
  }
  for (uint32_t i = 0; i < r.num_args; ++i)
    r.arg_leaves += refrt_type_get(program, type->parts[i])->leaves;
  for (uint32_t i = 0; i < type->num_results; ++i)
    r.result_leaves += refrt_type_get(program, type->parts[type->count + i])->leaves;
  r.leaves = (refrt_value *)calloc((size_t)r.arg_leaves + r.result_leaves + 1, sizeof *r.leaves);
  r.buffers = (run_buffer *)calloc((size_t)r.num_args + 1, sizeof *r.buffers);
  memset(&outcome, 0, sizeof outcome);
  if (run_debug_watches(&o->debug))
    used.flags |= REFRT_CONFIG_WATCH_STEPS;
  status = refrt_vm_create(&used, program, &vm);
  if (!r.leaves || !r.buffers || status != REFRT_OK)
    complain("cannot start", status != REFRT_OK ? refrt_status_name(status) : "out of memory");
  else
    code = call(vm, o, entry, type, &r, used.max_steps, &outcome);
  refrt_vm_destroy(vm);
  if (outcome.kind == REFRT_TRAPPED && !run_debug_watches(&o->debug)) {
    o->debug.allocations = 0;
    explain(config, program, o, entry, type, &r);
  }
  if (!run_debug_close(&o->debug) && code == 0)
    code = EXIT_USAGE;
  free(r.leaves);
  free(r.buffers);
  return code;
}

static int run_text(options *o, const char *text, size_t length) {
  refrt_program *program = NULL;
  refrt_config config;
  refrt_status status;
  int code = 0;
  refrt_config_init(&config);
  config.write = write_stdout;
  if (o->fuel)
    config.max_steps = o->fuel;
  if (o->undef_reads) {
    config.flags |= REFRT_CONFIG_NONCONFORMING_UNDEF_READS;
    puts("NONCONFORMING: memory never written reads as undef");
  }
  status = refrt_program_parse(&config, strcmp(o->file, "-") == 0 ? "<stdin>" : o->file, text, length, &program);
  if (status == REFRT_OK)
    status = refrt_program_verify(program);
  if (status != REFRT_OK) {
    fprintf(stderr, "%s\n", program ? refrt_program_error(program) : refrt_status_name(status));
    code = status == REFRT_E_INTERNAL ? EXIT_BUG : EXIT_USAGE;
  }
  if (code == 0 && o->print)
    code = refrt_program_print(program, write_stdout, NULL) == REFRT_OK ? 0 : EXIT_USAGE;
  if (code == 0 && !o->verify_only && !(o->print && !o->entry))
    code = run_program(&config, program, o);
  refrt_program_destroy(program);
  return code;
}

/* An interrupted run has no outcome. C lets a handler print nothing. */
static void on_interrupt(int number) {
  (void)number;
  _Exit(EXIT_USAGE);
}

int main(int argc, char **argv) {
  options o;
  size_t length = 0;
  char *text;
  int code;
  memset(&o, 0, sizeof o);
  if (signal(SIGINT, on_interrupt) == SIG_IGN)
    signal(SIGINT, SIG_IGN); /* as a shell starts what runs in the background */
  signal(SIGTERM, on_interrupt);
  o.args = (const char **)calloc((size_t)argc + 1, sizeof *o.args);
  if (!o.args)
    return complain("out of memory", NULL);
  code = read_options(argc, argv, &o);
  text = code < 0 ? read_file(o.file, &length) : NULL;
  if (code < 0)
    code = text ? run_text(&o, text, length) : EXIT_USAGE;
  free(text);
  free((void *)(uintptr_t)o.args);
  if (fflush(stdout) != 0 && code == 0)
    code = complain("cannot write the output", NULL);
  return code;
}

/*===-- truth_float_test.c - small fused operations, every triple -*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * fma and fmuladd of every kind of at most 8 bits, through the machine: a vector
 * holds all third operands at once. Expected is what float_model.h computes.
 *
 *   without argument   up to 6 bits every triple with no flag, nnan and ninf; of
 *                      8 bits those of every 32nd first operand
 *   0 to 7             every triple of 8 bits without flags, of one kind
 *
 * Other instructions of floats are compared in lowering/unittests/TruthFloatTest.cpp.
 *===----------------------------------------------------------------------===*/
#include "refrt/unittests/check.h"
#include "refrt/unittests/machine.h"
#include "refrt/unittests/number/float_model.h"

enum { MOST_LANES = 256, PARTS = 8 };

/* What fma and fmuladd must give. */
typedef struct expected {
  uint32_t once;
  int several; /* rounding the product, too, gives another number */
  int broken;  /* bit 0: an operand is NaN; bit 1: infinite */
} expected;

static const uint32_t flag_sets[] = {0, REFRT_FLAG_NNAN, REFRT_FLAG_NINF};
enum { NUM_FLAGS = sizeof flag_sets / sizeof flag_sets[0] };

static refrt_symbol add_operation(machine *m, refrt_opcode op, uint32_t flags, refrt_type type) {
  refrt_type types[3];
  uint32_t i, value;
  char name[16];
  for (i = 0; i < 3; ++i)
    types[i] = type;
  (void)snprintf(name, sizeof name, "f%u", refrt_program_num_functions(m->program));
  m->function = refrt_program_add_function(m->program, name, function_type(m, types, 3, types, 1), 0, REFRT_NONE);
  m->block = new_block(m);
  for (i = 0; i < 3; ++i)
    m->args[i] = block_argument(m, m->block, type);
  value = emit_full(m, op, flags, type, types, 1, NULL, 0, m->args, 3);
  (void)emit_full(m, REFRT_OP_RETURN, 0, REFRT_NONE, NULL, 0, NULL, 0, &value, 1);
  return m->function;
}

/* Bits as in `expected`. */
static int breaking(const model *f, uint32_t pattern) {
  return (isnan(f->value[pattern]) ? 1 : 0) | (isinf(f->value[pattern]) ? 2 : 0);
}

static expected expect(const model *f, uint32_t a, uint32_t b, uint32_t c) {
  expected e;
  uint32_t product = encode(f, f->value[a] * f->value[b], REFRT_ROUND_NEAREST_EVEN);
  uint32_t twice = encode(f, f->value[product] + f->value[c], REFRT_ROUND_NEAREST_EVEN);
  e.once = multiply_add(f, a, b, c);
  e.several = e.once != twice;
  e.broken = breaking(f, a) | breaking(f, b) | breaking(f, c);
  return e;
}

static int is_right(const model *f, const expected *e, int fused, uint32_t flags, const refrt_value *got) {
  int forbidden = ((flags & REFRT_FLAG_NNAN) != 0 ? 1 : 0) | ((flags & REFRT_FLAG_NINF) != 0 ? 2 : 0);
  if ((e->broken & forbidden) != 0 || (breaking(f, e->once) & forbidden) != 0)
    return got->state == REFRT_POISON;
  if (!fused && e->several)
    return got->state == REFRT_CHOSEN && got->lo == e->once;
  if (isnan(f->value[e->once]))
    return got->state == REFRT_ANY_NAN && got->lo < 256 && isnan(f->value[got->lo]);
  return got->state == REFRT_DEFINED && got->lo == e->once && got->hi == 0;
}

/* Of every `step`th first operand; the first `sets` of flag_sets. */
static void test_kind(const model *f, uint32_t step, uint32_t sets) {
  static refrt_value args[3 * MOST_LANES], results[MOST_LANES];
  static expected table[MOST_LANES];
  const uint32_t lanes = 1u << model_bits(f);
  const int64_t shape = (int64_t)lanes;
  refrt_symbol functions[2][NUM_FLAGS];
  machine m;
  uint32_t a, b, c, fused, i;
  uint64_t wrong = 0;
  machine_start(&m);
  for (fused = 0; fused < 2; ++fused)
    for (i = 0; i < NUM_FLAGS; ++i)
      functions[fused][i] =
          add_operation(&m, fused ? REFRT_OP_FMA : REFRT_OP_FMULADD, flag_sets[i],
                        refrt_type_vector(m.program, refrt_type_float(m.program, f->kind), &shape, 1));
  if (!machine_ready(&m)) {
    machine_end(&m);
    return;
  }
  memset(args, 0, sizeof args);
  for (c = 0; c < lanes; ++c)
    args[2 * lanes + c].lo = c;
  for (a = 0x1c % step; a < lanes; a += step) /* among them an infinity */
    for (b = 0; b < lanes; ++b) {
      for (c = 0; c < lanes; ++c) {
        args[c].lo = a;
        args[lanes + c].lo = b;
        table[c] = expect(f, a, b, c);
      }
      for (fused = 0; fused < 2; ++fused)
        for (i = 0; i < sets; ++i) {
          (void)refrt_vm_call(m.vm, functions[fused][i], args, 3 * lanes, results, lanes, &m.outcome);
          CHECK_MSG(m.outcome.kind == REFRT_RETURNED, "%s", m.outcome.message);
          for (c = 0; c < lanes && m.outcome.kind == REFRT_RETURNED; ++c)
            if (!is_right(f, &table[c], (int)fused, flag_sets[i], &results[c]) && wrong++ < 5)
              CHECK_MSG(0, "kind %d: %s flags %x of %x, %x, %x: state %u, %llx; must be %x", (int)f->kind,
                        fused ? "fma" : "fmuladd", flag_sets[i], a, b, c, results[c].state,
                        (unsigned long long)results[c].lo, table[c].once);
        }
    }
  CHECK_MSG(wrong == 0, "kind %d: %llu wrong", (int)f->kind, (unsigned long long)wrong);
  machine_end(&m);
}

int main(int argc, char **argv) {
  const uint32_t part = argc == 2 ? (uint32_t)(argv[1][0] - '0') : 0;
  uint32_t i, seen = 0;
  for (i = FIRST_TINY; i < NUM_MODELS; ++i) {
    const uint32_t bits = model_bits(&models[i]);
    if (argc == 2 && (bits < 8 || i % PARTS != part))
      continue;
    ++seen;
    build(&models[i]);
    if (argc == 2)
      test_kind(&models[i], 1, 1);
    else
      test_kind(&models[i], bits < 8 ? 1 : 32, NUM_FLAGS);
  }
  CHECK(seen == (argc == 2 ? 8 / PARTS : 11)); /* kinds of at most 8 bits in floats.def */
  return check_finish();
}

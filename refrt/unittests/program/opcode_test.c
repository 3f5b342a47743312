/*===-- opcode_test.c - the columns of opcodes.def -----------------------------===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * What each column says of a few instructions, written out by hand, and what all
 * rows keep among their columns. The machine and the verifier are tested
 * elsewhere.
 *===----------------------------------------------------------------------===*/
#include "refrt/unittests/check.h"

#include "refrt/program/opcode.h"

#include <string.h>

typedef struct expected {
  refrt_opcode opcode;
  const char *text;
  refrt_family family;
  const char *signature;
  refrt_lanes lanes;
  refrt_shape shape;
  refrt_choice choice;
  refrt_gives gives;
  refrt_why why;
  uint32_t traits;
  uint32_t flags;
} expected;

static const expected samples[] = {
    {REFRT_OP_CONST, "const", REFRT_FAMILY_aggregate, ":t", REFRT_LANES_ANY, REFRT_SHAPE_CONST, REFRT_CHOICE_MOVES,
     REFRT_GIVES_NONE, REFRT_WHY_NONE, 0, 0},
    {REFRT_OP_ADD, "add", REFRT_FAMILY_integer, "tt:t", REFRT_LANES_INTEGER, REFRT_SHAPE_NONE, REFRT_CHOICE_LANES,
     REFRT_GIVES_ANY, REFRT_WHY_WRAP, REFRT_TRAIT_JOIN, REFRT_FLAG_NSW | REFRT_FLAG_NUW},
    {REFRT_OP_DIVS, "divs", REFRT_FAMILY_integer, "tt:t", REFRT_LANES_INTEGER, REFRT_SHAPE_NONE, REFRT_CHOICE_LANES,
     REFRT_GIVES_NONE, REFRT_WHY_REMAINDER, REFRT_TRAIT_DIVIDE | REFRT_TRAIT_SIGNED, REFRT_FLAG_EXACT},
    {REFRT_OP_SHRU, "shru", REFRT_FAMILY_integer, "tt:t", REFRT_LANES_INTEGER, REFRT_SHAPE_NONE, REFRT_CHOICE_LANES,
     REFRT_GIVES_NONE, REFRT_WHY_SHIFT, REFRT_TRAIT_SHIFT, REFRT_FLAG_EXACT},
    {REFRT_OP_CMPI, "cmpi", REFRT_FAMILY_integer, "tt:c", REFRT_LANES_COMPARED, REFRT_SHAPE_ICMP, REFRT_CHOICE_LANES,
     REFRT_GIVES_TRUTH, REFRT_WHY_NONE, 0, REFRT_FLAG_OPEN},
    {REFRT_OP_SELECT, "select", REFRT_FAMILY_aggregate, "att:t", REFRT_LANES_ANY, REFRT_SHAPE_REASON,
     REFRT_CHOICE_CONDITION, REFRT_GIVES_NONE, REFRT_WHY_REASON, 0,
     REFRT_FLAG_NNAN | REFRT_FLAG_NINF | REFRT_FLAG_NSZ | REFRT_FLAG_ARCP | REFRT_FLAG_CONTRACT | REFRT_FLAG_AFN |
         REFRT_FLAG_REASSOC},
    {REFRT_OP_BITCAST, "bitcast", REFRT_FAMILY_cast, "t:a", REFRT_LANES_ANY, REFRT_SHAPE_NONE, REFRT_CHOICE_BITS,
     REFRT_GIVES_NONE, REFRT_WHY_NONE, 0, 0},
    {REFRT_OP_MAXIMUMF, "maximumf", REFRT_FAMILY_float, "tt:t", REFRT_LANES_FLOAT, REFRT_SHAPE_NONE, REFRT_CHOICE_LANES,
     REFRT_GIVES_NONE, REFRT_WHY_NONE, REFRT_TRAIT_JOIN,
     REFRT_FLAG_NNAN | REFRT_FLAG_NINF | REFRT_FLAG_NSZ | REFRT_FLAG_ARCP | REFRT_FLAG_CONTRACT | REFRT_FLAG_AFN |
         REFRT_FLAG_REASSOC},
    {REFRT_OP_COND_BR, "cond-br", REFRT_FAMILY_loop, "ia*:", REFRT_LANES_NONE, REFRT_SHAPE_COND_BR,
     REFRT_CHOICE_DECIDES, REFRT_GIVES_NONE, REFRT_WHY_NONE, REFRT_TRAIT_TERMINATOR, 0},
    {REFRT_OP_CALL, "call", REFRT_FAMILY_loop, "a*:a*", REFRT_LANES_NONE, REFRT_SHAPE_FUNCTION, REFRT_CHOICE_DECIDES,
     REFRT_GIVES_NONE, REFRT_WHY_NONE, REFRT_TRAIT_CALL, 0},
    {REFRT_OP_LOAD, "load", REFRT_FAMILY_memref, "mx*:e", REFRT_LANES_ANY, REFRT_SHAPE_ALIGN, REFRT_CHOICE_DECIDES,
     REFRT_GIVES_NONE, REFRT_WHY_NONE, REFRT_TRAIT_ELEMENT, REFRT_FLAG_VOLATILE | REFRT_FLAG_NONTEMPORAL},
    {REFRT_OP_STORE, "store", REFRT_FAMILY_memref, "emx*:", REFRT_LANES_ANY, REFRT_SHAPE_ALIGN, REFRT_CHOICE_STORES_0,
     REFRT_GIVES_NONE, REFRT_WHY_NONE, REFRT_TRAIT_ELEMENT, REFRT_FLAG_VOLATILE | REFRT_FLAG_NONTEMPORAL},
    {REFRT_OP_DIM, "dim", REFRT_FAMILY_memref, "ux:x", REFRT_LANES_ANY, REFRT_SHAPE_NONE, REFRT_CHOICE_DECIDES,
     REFRT_GIVES_NONE, REFRT_WHY_NONE, 0, 0},
    {REFRT_OP_MEMSET, "memset", REFRT_FAMILY_llvm_memory, "pii:", REFRT_LANES_NONE, REFRT_SHAPE_NONE,
     REFRT_CHOICE_STORES_1, REFRT_GIVES_NONE, REFRT_WHY_NONE, 0, REFRT_FLAG_VOLATILE},
    {REFRT_OP_MULS_OVERFLOW, "muls-overflow", REFRT_FAMILY_integer, "tt:a", REFRT_LANES_INTEGER, REFRT_SHAPE_NONE,
     REFRT_CHOICE_LANES, REFRT_GIVES_ODD, REFRT_WHY_NONE, REFRT_TRAIT_PAIR | REFRT_TRAIT_SIGNED, 0},
    {REFRT_OP_SEXT, "sext", REFRT_FAMILY_cast, "t:a", REFRT_LANES_INTEGER, REFRT_SHAPE_NONE, REFRT_CHOICE_LANES,
     REFRT_GIVES_NONE, REFRT_WHY_NONE, REFRT_TRAIT_RESIZE | REFRT_TRAIT_SIGNED, 0},
    {REFRT_OP_VECTOR_GATHER, "vector-gather", REFRT_FAMILY_lanes, "ma*:a", REFRT_LANES_ANY, REFRT_SHAPE_ALIGN,
     REFRT_CHOICE_DECIDES, REFRT_GIVES_NONE, REFRT_WHY_NONE, REFRT_TRAIT_ELEMENT | REFRT_TRAIT_SPREAD, 0},
    {REFRT_OP_COMPRESSSTORE, "compressstore", REFRT_FAMILY_vector, "tpc:", REFRT_LANES_ANY, REFRT_SHAPE_ALIGN,
     REFRT_CHOICE_STORES_0, REFRT_GIVES_NONE, REFRT_WHY_NONE, REFRT_TRAIT_DENSE,
     REFRT_FLAG_VOLATILE | REFRT_FLAG_NONTEMPORAL},
};

static void test_samples(void) {
  size_t i;
  for (i = 0; i < sizeof samples / sizeof samples[0]; ++i) {
    const expected *e = &samples[i];
    const refrt_opcode_row *row = &refrt_opcode_rows[e->opcode];
    CHECK_MSG(strcmp(refrt_opcode_name(e->opcode), e->text) == 0, "%s", e->text);
    CHECK_MSG(row->family == e->family, "%s: family %d", e->text, row->family);
    CHECK_MSG(strcmp(row->signature, e->signature) == 0, "%s: signature %s", e->text, row->signature);
    CHECK_MSG(refrt_opcode_lanes(e->opcode) == e->lanes, "%s: lanes %d", e->text, row->lanes);
    CHECK_MSG(refrt_opcode_shape(e->opcode) == e->shape, "%s: shape %d", e->text, row->shape);
    CHECK_MSG(row->choice == e->choice, "%s: choice %d", e->text, row->choice);
    CHECK_MSG(refrt_opcode_gives(e->opcode) == e->gives, "%s: gives %d", e->text, row->gives);
    CHECK_MSG(refrt_opcode_why(e->opcode) == e->why, "%s: why %d", e->text, row->why);
    CHECK_MSG(row->traits == e->traits, "%s: traits %d", e->text, row->traits);
    CHECK_MSG(row->flags == e->flags, "%s: flags %x", e->text, row->flags);
    CHECK(refrt_opcode_signature(e->opcode) == row->signature);
    CHECK(refrt_opcode_flags(e->opcode) == row->flags);
    CHECK(refrt_opcode_traits(e->opcode) == row->traits);
  }
}

/* How many of a letter stand before the colon. */
static int operands_with(const char *signature, char letter) {
  int count = 0;
  for (; *signature != ':'; ++signature)
    count += *signature == letter;
  return count;
}

static void test_rows(void) {
  int i, k;
  for (i = 0; i < REFRT_OP_COUNT; ++i) {
    refrt_opcode op = (refrt_opcode)i;
    const refrt_opcode_row *row = &refrt_opcode_rows[op];
    const char *name = refrt_opcode_name(op), *results = strchr(row->signature, ':');
    int is_two_to_one = strcmp(row->signature, "tt:t") == 0;
    CHECK_MSG(results != NULL && strspn(row->signature, "tcixpfmuea*:") == strlen(row->signature), "%s", name);
    if (results == NULL)
      continue;
    /* Letters that stand for `type` need one. */
    if (strpbrk(row->signature, "tcme") != NULL)
      CHECK_MSG(row->lanes != REFRT_LANES_NONE, "%s takes its type from nowhere", name);
    if (refrt_opcode_has(op, REFRT_TRAIT_TERMINATOR))
      CHECK_MSG(row->family == REFRT_FAMILY_loop && results[1] == 0, "%s ends a block", name);
    if (refrt_opcode_has(op, REFRT_TRAIT_CALL))
      CHECK_MSG(row->family == REFRT_FAMILY_loop, "%s calls", name);
    if (refrt_opcode_has(op, REFRT_TRAIT_DIVIDE | REFRT_TRAIT_SHIFT))
      CHECK_MSG(is_two_to_one && row->lanes == REFRT_LANES_INTEGER, "%s divides or shifts", name);
    if (refrt_opcode_has(op, REFRT_TRAIT_JOIN))
      CHECK_MSG(is_two_to_one && row->shape == REFRT_SHAPE_NONE && row->lanes > REFRT_LANES_ANY, "%s joins", name);
    if (refrt_opcode_has(op, REFRT_TRAIT_ELEMENT))
      CHECK_MSG(operands_with(row->signature, 'm') + operands_with(row->signature, 'u') != 0, "%s has no memref", name);
    if (refrt_opcode_has(op, REFRT_TRAIT_PAIR))
      CHECK_MSG(row->family == REFRT_FAMILY_integer && strncmp(row->signature, "tt:", 3) == 0, "%s is a pair", name);
    if (refrt_opcode_has(op, REFRT_TRAIT_RESIZE))
      CHECK_MSG(row->family == REFRT_FAMILY_cast && row->lanes == REFRT_LANES_INTEGER, "%s resizes", name);
    if (refrt_opcode_has(op, REFRT_TRAIT_DENSE | REFRT_TRAIT_SPREAD))
      CHECK_MSG(row->choice == (results[1] == 0 ? REFRT_CHOICE_STORES_0 : REFRT_CHOICE_DECIDES), "%s accesses", name);
    CHECK_MSG(!refrt_opcode_has(op, REFRT_TRAIT_DENSE) || !refrt_opcode_has(op, REFRT_TRAIT_SPREAD), "%s", name);
    if (refrt_opcode_has(op, REFRT_TRAIT_SIGN))
      CHECK_MSG(row->family == REFRT_FAMILY_float && row->choice == REFRT_CHOICE_LANES, "%s works on a sign", name);
    if (row->gives != REFRT_GIVES_NONE)
      CHECK_MSG(row->lanes > REFRT_LANES_ANY && row->choice == REFRT_CHOICE_LANES, "%s has no lanes", name);
    CHECK_MSG((row->gives == REFRT_GIVES_TRUTH) == (row->choice == REFRT_CHOICE_LANES && strcmp(results, ":c") == 0),
              "%s gives a truth value", name);
    CHECK_MSG(row->why != REFRT_WHY_REASON || row->shape == REFRT_SHAPE_REASON, "%s has no reason", name);
    /* What a flag forbids is explained. */
    if ((row->flags & (REFRT_FLAG_NSW | REFRT_FLAG_NUW | REFRT_FLAG_EXACT | REFRT_FLAG_DISJOINT | REFRT_FLAG_NNEG |
                       REFRT_FLAG_INBOUNDS)) != 0)
      CHECK_MSG(row->why != REFRT_WHY_NONE, "%s is poison for no reason", name);
    if (row->shape == REFRT_SHAPE_BR || row->shape == REFRT_SHAPE_COND_BR || row->shape == REFRT_SHAPE_SWITCH)
      CHECK_MSG(refrt_opcode_has(op, REFRT_TRAIT_TERMINATOR), "%s has successors", name);
    /* What stores gives no result; what follows from operands gives one. */
    if (row->choice == REFRT_CHOICE_STORES_0 || row->choice == REFRT_CHOICE_STORES_1)
      CHECK_MSG(results[1] == 0, "%s stores", name);
    else if (row->choice != REFRT_CHOICE_DECIDES)
      CHECK_MSG(results[1] != 0, "%s has no result to mark", name);
    CHECK_MSG(refrt_opcode_from_name(name, strlen(name)) == op, "%s", name);
    for (k = 0; k < i; ++k)
      CHECK_MSG(strcmp(name, refrt_opcode_name((refrt_opcode)k)) != 0, "%s is there twice", name);
  }
}

/* Attributes as refrt.h gives them for br, cond-br and switch. */
static void test_edges(void) {
  const uint64_t attributes[] = {3, 0, 5, 1, 7, 0, 8, 0, 9, 0};
  refrt_instruction in;
  memset(&in, 0, sizeof in);
  in.attributes = attributes;
  in.opcode = REFRT_OP_BR;
  in.num_attributes = 1;
  CHECK(refrt_num_edges(&in) == 1 && refrt_edge_target(&in, 0) == 3);
  in.opcode = REFRT_OP_COND_BR;
  in.num_attributes = 4;
  CHECK(refrt_num_edges(&in) == 2 && refrt_edge_target(&in, 0) == 3 && refrt_edge_target(&in, 1) == 5);
  in.opcode = REFRT_OP_SWITCH;
  in.num_attributes = 10;
  CHECK(refrt_num_edges(&in) == 3 && refrt_edge_target(&in, 0) == 3);
  CHECK(refrt_edge_target(&in, 1) == 7 && refrt_edge_target(&in, 2) == 9);
  in.opcode = REFRT_OP_RETURN;
  in.num_attributes = 0;
  CHECK(refrt_num_edges(&in) == 0);
}

int main(void) {
  test_samples();
  test_rows();
  test_edges();
  return check_finish();
}

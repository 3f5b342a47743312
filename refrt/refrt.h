/*===-- refrt.h - the reference machine: public interface --------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * A program is types, globals, functions, blocks and fixed-size instructions.
 * It is built through the calls below or parsed from text, verified once, and
 * then run by a machine that checks every precondition and names the one that
 * fails. Must not depend on anything but the C library. Valid C11 and C++17.
 *
 * What holds for every call, unless it says otherwise:
 *
 * State      There is none outside of a `refrt_program` or a `refrt_vm`.
 * Threads    One thread at a time for each program that is built and for each
 *            machine. A verified program is only read: any number of threads and
 *            machines may share it.
 * Errors     Nothing aborts or prints. A call that can fail returns a status, or
 *            says what it returns instead.
 * Arguments  Borrowed until the call returns, arrays too. A program must not be
 *            NULL. A machine may be: the call fails, and its result is REFRT_NONE,
 *            0 or NULL.
 * Results    Texts and type infos live as long as their program. Other pointers into
 *            a program live until the next call that builds, and those into a
 *            machine until the next call that takes it as not const.
 * Units      `offset` and sizes of memory are bytes. Offset, sizes and strides of
 *            a memref are elements (DESC-RANKED-04).
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_REFRT_H
#define REFRT_REFRT_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*===--------------------------- status, config ----------------------------===*/

/* Outcome of a call into refrt itself. Events of the program that runs (traps,
 * fuel) are never a status; they are data in `refrt_outcome`. */
typedef enum refrt_status {
  REFRT_OK = 0,
  REFRT_E_MEMORY,  /* the configured allocator returned NULL */
  REFRT_E_SYNTAX,  /* program text does not parse */
  REFRT_E_INVALID, /* program does not verify, or an argument is wrong */
  REFRT_E_LIMIT,   /* a limit of limits.h is exceeded */
  REFRT_E_INTERNAL /* a bug in refrt */
} refrt_status;

/* Static text, never NULL. */
const char *refrt_status_name(refrt_status status);

#define REFRT_NONE UINT32_MAX   /* "no such thing" for every id below */
#define REFRT_DYNAMIC INT64_MIN /* a size, stride or offset known only at run time */

typedef uint32_t refrt_type;   /* index into the program's type table */
typedef uint32_t refrt_symbol; /* function id or global id (separate spaces) */

typedef struct refrt_program refrt_program;
typedef struct refrt_vm refrt_vm;
typedef struct refrt_value refrt_value;
typedef struct refrt_outcome refrt_outcome;

/* Called for a function without a body that refrt does not provide itself
 * (runtime.def). `args` and `results` are flattened leaves in the order of the
 * function type; results are pre-set to undef. Returns REFRT_OK, or any other
 * status after filling `outcome` (kind REFUSED for "I do not know this one").
 * Everything is borrowed for the duration of the call. */
typedef refrt_status (*refrt_external_fn)(void *user, refrt_vm *vm, refrt_symbol function, const refrt_value *args,
                                          uint32_t num_args, refrt_value *results, uint32_t num_results,
                                          refrt_outcome *outcome);

#define REFRT_CONFIG_VERSION 1u
/* Callbacks and limits of a machine. refrt_config_init fills one in. */
typedef struct refrt_config {
  uint32_t version; /* REFRT_CONFIG_VERSION */
  uint32_t flags;   /* REFRT_CONFIG_* */
  void *user;       /* passed to every callback */
  /* realloc-like: old may be NULL, new_size 0 frees and returns NULL. */
  void *(*allocate)(void *user, void *old, size_t old_size, size_t new_size);
  /* What the program prints (puts); NULL: discarded. */
  void (*write)(void *user, const char *text, size_t length);
  refrt_external_fn external; /* NULL: every unknown external is refused */
  uint64_t max_steps;         /* per refrt_vm_call: instructions, and more for long ones (docs/cost.md, Steps) */
  uint64_t max_bytes;         /* of program memory alive at once, and what it costs: refrt_memory_use */
  uint32_t max_depth;         /* nested calls */
  uint32_t reserved;
  /* Called with each access of the program that was found right, before it is made: `size` bytes at byte `offset`.
   * The memory is a buffer (refrt_vm_add_buffer), a global, or a block of heap or stack. A copy that leaves out bytes
   * makes one for each line of elements; realloc reads and writes what it moves. NULL: nobody is told. */
  void (*access)(void *user, uint32_t allocation, uint64_t offset, uint64_t size, int is_write);
} refrt_config;

/* Reading memory never written gives undef instead of a trap: not rule
 * M-INIT; printed in every report. */
#define REFRT_CONFIG_NONCONFORMING_UNDEF_READS 1u
/* Every instruction can be watched (refrt_vm_set_watch); costs a call each.
 * Without it a watch sees only how a call stops. */
#define REFRT_CONFIG_WATCH_STEPS 2u

/* Fills in malloc/free, no writer, no externals and the limits of limits.h. Cannot
 * fail. Every config starts with this call. */
void refrt_config_init(refrt_config *config);

/*===----------------------------- enumerations ----------------------------===*/

typedef enum refrt_opcode {
#define REFRT_OPCODE(NAME, ...) REFRT_OP_##NAME,
#include "refrt/opcodes.def"
  REFRT_OP_COUNT
} refrt_opcode;

typedef enum refrt_trap {
#define REFRT_TRAP(NAME, TEXT, DOC) REFRT_TRAP_##NAME,
#include "refrt/traps.def"
  REFRT_TRAP_COUNT
} refrt_trap;

typedef enum refrt_float_kind {
#define REFRT_FLOAT(NAME, TEXT, BITS) REFRT_FLOAT_##NAME,
#include "refrt/floats.def"
  REFRT_FLOAT_COUNT
} refrt_float_kind;

/* Text forms are the kebab-case names of the tables. *_name: static text, never
 * NULL, "unknown" for what is no enumerator. *_from_name: *_COUNT when there is no
 * such name. `name` needs no terminator. */
const char *refrt_opcode_name(refrt_opcode opcode);
refrt_opcode refrt_opcode_from_name(const char *name, size_t length);
const char *refrt_trap_name(refrt_trap trap);
refrt_trap refrt_trap_from_name(const char *name, size_t length);
const char *refrt_float_name(refrt_float_kind kind);
uint32_t refrt_float_bits(refrt_float_kind kind); /* width; 0 for what is no kind */
/* Whether the bit pattern {lo, hi}, bits above the width ignored, is a NaN. */
int refrt_is_nan(refrt_float_kind kind, uint64_t lo, uint64_t hi);

typedef enum refrt_type_kind {
  REFRT_KIND_INT,   /* signless iN, 1 to 128 bits */
  REFRT_KIND_INDEX, /* width from the layout */
  REFRT_KIND_FLOAT,
  REFRT_KIND_PTR,      /* LLVM pointer */
  REFRT_KIND_FUNCTION, /* function type; a value of it is a function reference */
  REFRT_KIND_COMPLEX,
  REFRT_KIND_VECTOR, /* n-D, rank 0 has one lane */
  REFRT_KIND_ARRAY,  /* LLVM array */
  REFRT_KIND_STRUCT, /* LLVM struct */
  REFRT_KIND_MEMREF,
  REFRT_KIND_UNRANKED /* unranked memref */
} refrt_type_kind;

/* What several places ask about an instruction; the TRAITS column of opcodes.def. */
enum {
  REFRT_TRAIT_NONE = 0,
  REFRT_TRAIT_TERMINATOR = 1u << 0, /* ends a block, and nothing else does */
  REFRT_TRAIT_CALL = 1u << 1,       /* other steps begin inside of it */
  REFRT_TRAIT_ELEMENT = 1u << 2,    /* adds to the pointers of memref operands: to reach elements, or to make a view */
  REFRT_TRAIT_DIVIDE = 1u << 3,     /* by the second operand, which must not be zero */
  REFRT_TRAIT_SHIFT = 1u << 4,      /* by the second operand, which must be below the width */
  REFRT_TRAIT_JOIN = 1u << 5,       /* `reduce` can join lanes with it: two operands, no attribute, no way to fail */
  REFRT_TRAIT_SIGNED = 1u << 6,     /* its integers are signed; a counterpart without the trait takes unsigned ones */
  REFRT_TRAIT_PAIR = 1u << 7,       /* two numbers in each lane: of two results, or of one struct */
  REFRT_TRAIT_RESIZE = 1u << 8,     /* makes an integer wider or narrower, or leaves it */
  REFRT_TRAIT_DENSE = 1u << 9,      /* accesses memory; enabled lanes lie one after the other */
  REFRT_TRAIT_SPREAD = 1u << 10,    /* accesses memory; each lane names its own place */
  REFRT_TRAIT_SIGN = 1u << 11,      /* works on the sign bit of a float and on nothing else, also of a NaN */
  REFRT_TRAIT_DIVIDE_SIGNED = REFRT_TRAIT_DIVIDE | REFRT_TRAIT_SIGNED,
  REFRT_TRAIT_SHIFT_SIGNED = REFRT_TRAIT_SHIFT | REFRT_TRAIT_SIGNED,
  REFRT_TRAIT_JOIN_SIGNED = REFRT_TRAIT_JOIN | REFRT_TRAIT_SIGNED,
  REFRT_TRAIT_PAIR_SIGNED = REFRT_TRAIT_PAIR | REFRT_TRAIT_SIGNED,
  REFRT_TRAIT_RESIZE_SIGNED = REFRT_TRAIT_RESIZE | REFRT_TRAIT_SIGNED,
  REFRT_TRAIT_ELEMENT_DENSE = REFRT_TRAIT_ELEMENT | REFRT_TRAIT_DENSE,
  REFRT_TRAIT_ELEMENT_SPREAD = REFRT_TRAIT_ELEMENT | REFRT_TRAIT_SPREAD
};
/* Columns of opcodes.def; `opcode` is below REFRT_OP_COUNT. The signature is
 * static text. */
const char *refrt_opcode_signature(refrt_opcode opcode);
uint32_t refrt_opcode_flags(refrt_opcode opcode);  /* REFRT_FLAG_* bits that may be set */
uint32_t refrt_opcode_traits(refrt_opcode opcode); /* REFRT_TRAIT_* bits */

/* Instruction flags. A violated wrap flag makes the result poison. */
enum {
  REFRT_FLAG_NSW = 1u << 0,
  REFRT_FLAG_NUW = 1u << 1,
  REFRT_FLAG_EXACT = 1u << 2,
  REFRT_FLAG_DISJOINT = 1u << 3,
  REFRT_FLAG_NNEG = 1u << 4,
  REFRT_FLAG_INBOUNDS = 1u << 5, /* gep; implies nusw */
  REFRT_FLAG_NUSW = 1u << 6,     /* gep */
  REFRT_FLAG_VOLATILE = 1u << 7,
  REFRT_FLAG_NONTEMPORAL = 1u << 8,
  REFRT_FLAG_NNAN = 1u << 9,
  REFRT_FLAG_NINF = 1u << 10,
  REFRT_FLAG_NSZ = 1u << 11,
  REFRT_FLAG_ARCP = 1u << 12,
  REFRT_FLAG_CONTRACT = 1u << 13,
  REFRT_FLAG_AFN = 1u << 14,
  REFRT_FLAG_REASSOC = 1u << 15,
  REFRT_FLAG_OPEN = 1u << 16, /* ptrtoint, cmpi: another address is as right, so what depends on it is a choice */
  REFRT_FLAG_PEEK = 1u << 17, /* memcpy, masked-load: no access of the program's own, which `effects` does not count */
  REFRT_FLAG_NO_UNDEF = 1u << 18 /* freeze: undef, also in part, is refused */
};

/* What `effects` allows: LangRef's memory(...). */
enum {
  REFRT_EFFECT_READ_OTHER = 1u << 0,
  REFRT_EFFECT_WRITE_OTHER = 1u << 1,
  REFRT_EFFECT_READ_ARGUMENT = 1u << 2,
  REFRT_EFFECT_WRITE_ARGUMENT = 1u << 3,
  REFRT_EFFECT_READ_INACCESSIBLE = 1u << 4, /* nothing the machine runs only reads it */
  REFRT_EFFECT_WRITE_INACCESSIBLE = 1u << 5,
  REFRT_EFFECT_ALL = (1u << 6) - 1
};

/* Integer and float predicates, numbered as MLIR numbers them. */
typedef enum refrt_icmp {
  REFRT_ICMP_EQ,
  REFRT_ICMP_NE,
  REFRT_ICMP_SLT,
  REFRT_ICMP_SLE,
  REFRT_ICMP_SGT,
  REFRT_ICMP_SGE,
  REFRT_ICMP_ULT,
  REFRT_ICMP_ULE,
  REFRT_ICMP_UGT,
  REFRT_ICMP_UGE,
  REFRT_ICMP_COUNT
} refrt_icmp;
typedef enum refrt_fcmp {
  REFRT_FCMP_FALSE,
  REFRT_FCMP_OEQ,
  REFRT_FCMP_OGT,
  REFRT_FCMP_OGE,
  REFRT_FCMP_OLT,
  REFRT_FCMP_OLE,
  REFRT_FCMP_ONE,
  REFRT_FCMP_ORD,
  REFRT_FCMP_UEQ,
  REFRT_FCMP_UGT,
  REFRT_FCMP_UGE,
  REFRT_FCMP_ULT,
  REFRT_FCMP_ULE,
  REFRT_FCMP_UNE,
  REFRT_FCMP_UNO,
  REFRT_FCMP_TRUE,
  REFRT_FCMP_COUNT
} refrt_fcmp;
/* Rounding modes of fptrunc, numbered as MLIR's arith dialect numbers them. */
typedef enum refrt_rounding {
  REFRT_ROUND_NEAREST_EVEN,
  REFRT_ROUND_DOWN,
  REFRT_ROUND_UP,
  REFRT_ROUND_TO_ZERO,
  REFRT_ROUND_NEAREST_AWAY,
  REFRT_ROUND_COUNT
} refrt_rounding;
/* Functions without an exact result, from math.def. */
typedef enum refrt_math {
#define REFRT_MATH(NAME, TEXT, REAL, COMPLEX) REFRT_MATH_##NAME,
#include "refrt/math.def"
  REFRT_MATH_COUNT
} refrt_math;
/* What a float can be, numbered like the mask of llvm.is.fpclass. */
enum {
  REFRT_CLASS_SIGNALLING_NAN = 0x1,
  REFRT_CLASS_QUIET_NAN = 0x2,
  REFRT_CLASS_NEGATIVE_INF = 0x4,
  REFRT_CLASS_NEGATIVE_NORMAL = 0x8,
  REFRT_CLASS_NEGATIVE_SUBNORMAL = 0x10,
  REFRT_CLASS_NEGATIVE_ZERO = 0x20,
  REFRT_CLASS_POSITIVE_ZERO = 0x40,
  REFRT_CLASS_POSITIVE_SUBNORMAL = 0x80,
  REFRT_CLASS_POSITIVE_NORMAL = 0x100,
  REFRT_CLASS_POSITIVE_INF = 0x200,
  REFRT_CLASS_NAN = 0x3,
  REFRT_CLASS_INF = 0x204,
  REFRT_CLASS_NORMAL = 0x108,
  REFRT_CLASS_FINITE = 0x1f8,
  REFRT_CLASS_ALL = 0x3ff
};

/*===-------------------------------- values -------------------------------===*/

/* One leaf. A value of any type is a fixed number of leaves, in this order
 * (memrefs: DESC-RANKED-02, DESC-UNRANKED-01):
 *   int, index, float, ptr, function reference   1
 *   complex                                      2: real, imaginary
 *   vector                                       one per lane, row-major
 *   array, struct                                those of the parts, in order
 *   memref of rank n                             3 + 2n: allocated pointer,
 *        aligned pointer, offset, sizes, strides (elements, index width)
 *   unranked memref                              2: rank, pointer to the
 *        descriptor object in program memory
 * Integers and float bit patterns are zero-extended into {lo, hi}. A pointer
 * is its address in `lo` and its provenance in `hi`: allocation id + 1, or 0
 * for "none", which is resolved by address when it is used.
 * `state` says how much is known; unknown ones have the bit REFRT_UNDEF. `origin` is the
 * location id + 1 of the instruction that made the leaf unknown, else 0. */
struct refrt_value {
  uint64_t lo;
  uint64_t hi;
  uint32_t state;
  uint32_t origin;
};

enum {
  REFRT_DEFINED = 0,
  REFRT_ANY_NAN = 1, /* a NaN made by arithmetic: which one is not observable */
  REFRT_UNDEF = 2,   /* any value, another at each use */
  REFRT_POISON = 3,
  REFRT_APPROX = 4, /* a float that follows from approximated functions */
  REFRT_CHOSEN = 8, /* follows from a choice of the machine (freeze, bits of a NaN, fast-math): others are as right */
  /* Computed from undef: another value at each use, or perhaps the same at all. Which ones is not
   * known. Of a number of up to 64 bits, those that are set in hi are known. Bits that are set in
   * lo alone are each a choice: every pattern of them is some value. */
  REFRT_DEPENDS = REFRT_UNDEF | 16
};

/*===---------------------------- program building -------------------------===*/

enum { REFRT_MAX_LAYOUT_ENTRIES = 32 };

/* ABI alignment of integers, floats or vectors of a width. */
typedef struct refrt_layout_entry {
  uint32_t kind; /* 'i', 'f' or 'v' */
  uint32_t bits; /* of a vector: all lanes */
  uint32_t align;
} refrt_layout_entry;

/* How types lie in memory. Alignments are in bytes, and sizes are multiples of them. */
typedef struct refrt_layout {
  uint8_t big_endian;
  uint8_t pointer_bits; /* 32 or 64 */
  uint8_t index_bits;   /* 16, 32 or 64 */
  uint8_t pointer_align;
  uint8_t struct_align; /* what structs that are not packed are aligned to at least */
  uint8_t num_entries;
  refrt_layout_entry entries[REFRT_MAX_LAYOUT_ENTRIES]; /* ascending, by kind and then by bits */
} refrt_layout;

/* x86-64 System V as LLVM 22 lays it out, which takes no entries; 64-bit index. */
void refrt_layout_init(refrt_layout *layout);
/* Where entries of the kind exist, integers take the next wider one, else the
 * widest; floats and vectors one of exactly their width. What no entry is for is
 * aligned to its bytes, rounded up to a power of two. */
uint32_t refrt_layout_align(const refrt_layout *layout, char kind, uint64_t bits);

/* An empty program, unverified, that the caller destroys. It keeps its own copy of
 * `config` (NULL: defaults). REFRT_E_MEMORY leaves *out NULL. */
refrt_status refrt_program_create(const refrt_config *config, refrt_program **out);
/* No machine that uses the program may be left. NULL is fine. */
void refrt_program_destroy(refrt_program *program);

/* Building errors are sticky: after the first one every building call does
 * nothing and returns REFRT_NONE; verify reports it. Building calls on a
 * verified program change nothing and return REFRT_NONE, except that types it
 * has are found. */

/* Before the first type; afterwards it is a building error. The layout is copied. */
void refrt_program_set_layout(refrt_program *program, const refrt_layout *layout);
const refrt_layout *refrt_program_layout(const refrt_program *program); /* never NULL */

/* Types are uniqued: equal arguments give equal ids. Arrays are copied. A type that
 * cannot exist, or that exceeds limits.h, is a building error: REFRT_NONE. */
refrt_type refrt_type_int(refrt_program *program, uint32_t bits);
refrt_type refrt_type_index(refrt_program *program);
refrt_type refrt_type_float(refrt_program *program, refrt_float_kind kind);
refrt_type refrt_type_ptr(refrt_program *program, uint32_t space);
refrt_type refrt_type_complex(refrt_program *program, refrt_type element);
refrt_type refrt_type_vector(refrt_program *program, refrt_type element, const int64_t *shape, uint32_t rank);
refrt_type refrt_type_array(refrt_program *program, refrt_type element, uint64_t count);
refrt_type refrt_type_struct(refrt_program *program, const refrt_type *parts, uint32_t count, int packed);
/* sizes[rank], strides[rank] and offset in elements, REFRT_DYNAMIC allowed. */
refrt_type refrt_type_memref(refrt_program *program, refrt_type element, const int64_t *sizes, const int64_t *strides,
                             uint32_t rank, int64_t offset, uint32_t space);
refrt_type refrt_type_unranked(refrt_program *program, refrt_type element, uint32_t space);
refrt_type refrt_type_function(refrt_program *program, const refrt_type *args, uint32_t num_args,
                               const refrt_type *results, uint32_t num_results, int variadic);

/* Everything there is to know of a type; pointers live as long as the program. */
typedef struct refrt_type_info {
  refrt_type_kind kind;
  refrt_float_kind float_kind;
  uint32_t bits;           /* int, index, float, ptr: width of the leaf */
  uint32_t space;          /* ptr, memref, unranked */
  refrt_type element;      /* complex, vector, array, memref, unranked; else REFRT_NONE */
  uint32_t rank;           /* vector, memref */
  const int64_t *sizes;    /* vector, memref: rank entries */
  const int64_t *strides;  /* memref: rank entries, elements */
  int64_t offset;          /* memref, elements */
  const refrt_type *parts; /* struct: fields; function: arguments, then results */
  uint64_t count;          /* array: elements; struct: fields; function: arguments */
  uint32_t num_results;    /* function */
  int packed;              /* struct */
  int variadic;            /* function */
  uint32_t leaves;         /* leaves of a value (function: 1) */
  uint64_t size;           /* bytes a value takes in memory, tail padding included */
  uint64_t store_size;     /* bytes a store writes */
  uint32_t align;          /* natural (ABI) alignment in bytes */
} refrt_type_info;

const refrt_type_info *refrt_type_get(const refrt_program *program, refrt_type type); /* NULL when out of range */
const refrt_type *refrt_type_results(const refrt_type_info *function); /* num_results; NULL without parts */
uint32_t refrt_type_count(const refrt_program *program);               /* ids are below it */

/* A source location; `op` is the name the user knows, e.g. "memref.load". Texts are
 * copied, NULL is "". Returns its id; equal locations are not joined. */
uint32_t refrt_program_add_location(refrt_program *program, const char *file, uint32_t line, uint32_t column,
                                    const char *op);
typedef struct refrt_location {
  const char *file;
  const char *op;
  uint32_t line;
  uint32_t column;
} refrt_location;
const refrt_location *refrt_program_location(const refrt_program *program, uint32_t location); /* or NULL */

enum {
  REFRT_GLOBAL_CONSTANT = 1u << 0,      /* writing to it is a trap */
  REFRT_GLOBAL_UNINITIALIZED = 1u << 1, /* `leaves` is ignored */
  REFRT_GLOBAL_EXTERNAL = 1u << 2,      /* declared only: any use is refused */
  REFRT_GLOBAL_PRIVATE = 1u << 3        /* only its own module can see it */
};
/* `type` is the value type (for memref.global: array of elements). `leaves`
 * holds the initial value, or one leaf per element type as a splat when
 * num_leaves is smaller than the type's count. `align` in bytes, 0: natural.
 * A pointer leaf with an `origin` is an address plus lo bytes. It is that of the global
 * origin - 1, which comes before this one, or of the function that is left
 * without REFRT_ORIGIN_FUNCTION. */
#define REFRT_ORIGIN_FUNCTION (UINT32_C(1) << 31)
/* A second global of the name is a building error. Leaves are copied. */
refrt_symbol refrt_program_add_global(refrt_program *program, const char *name, refrt_type type, uint32_t space,
                                      uint32_t align, uint32_t flags, const refrt_value *leaves, uint32_t num_leaves);
refrt_symbol refrt_program_find_global(const refrt_program *program, const char *name); /* or REFRT_NONE */
uint32_t refrt_program_num_globals(const refrt_program *program);
typedef struct refrt_global_info {
  const char *name;
  refrt_type type;
  uint32_t space;
  uint32_t align; /* bytes, never 0 here */
  uint32_t flags;
  const refrt_value *leaves;
  uint32_t num_leaves;
} refrt_global_info;
const refrt_global_info *refrt_program_global(const refrt_program *program, refrt_symbol global); /* or NULL */

enum {
  REFRT_FUNCTION_PRIVATE = 1u << 0, /* no entry for callers from outside */
  REFRT_FUNCTION_LLVM = 1u << 1     /* comes from the LLVM dialect */
};
/* A function without blocks is external. Another type than a function type, or a
 * second function of the name, is a building error. */
refrt_symbol refrt_program_add_function(refrt_program *program, const char *name, refrt_type type, uint32_t flags,
                                        uint32_t location);
refrt_symbol refrt_program_find_function(const refrt_program *program, const char *name); /* or REFRT_NONE */
uint32_t refrt_program_num_functions(const refrt_program *program);
typedef struct refrt_function_info {
  const char *name;
  refrt_type type;
  uint32_t flags;
  uint32_t location;
  uint32_t num_blocks; /* 0: external */
  uint32_t num_values;
} refrt_function_info;
const refrt_function_info *refrt_program_function(const refrt_program *program, refrt_symbol function); /* or NULL */

/* Values are numbered per function; every value is created before it is used,
 * so forward references across blocks need nothing special. */
uint32_t refrt_function_add_value(refrt_program *program, refrt_symbol function, refrt_type type);
uint32_t refrt_function_add_block(refrt_program *program, refrt_symbol function); /* block 0 is the entry */
/* Makes an existing value the next argument of a block. */
void refrt_block_add_argument(refrt_program *program, refrt_symbol function, uint32_t block, uint32_t value);

/* One instruction as given and as stored. Arrays are copied. What `type`,
 * operands and attributes mean stands beside each opcode in opcodes.def. */
typedef struct refrt_instruction {
  refrt_opcode opcode;
  uint32_t flags; /* REFRT_FLAG_* */
  refrt_type type;
  uint32_t location;
  const uint32_t *operands; /* value ids */
  uint32_t num_operands;
  const uint32_t *results; /* value ids, each defined exactly once */
  uint32_t num_results;
  const uint64_t *attributes;
  uint32_t num_attributes;
} refrt_instruction;
void refrt_block_add_instruction(refrt_program *program, refrt_symbol function, uint32_t block,
                                 const refrt_instruction *instruction);

/* An operation of the source that is several instructions, one after the other:
 * one step to who watches, with these results, then operands. Each is
 * two words: a value, and REFRT_NONE. If no value can hold the integer, they are
 * its low 128 bits (of each lane of a vector), and the value with those above. */
typedef struct refrt_operation {
  uint32_t num_instructions;
  uint32_t num_results;
  uint32_t num_operands;
  const uint32_t *values; /* 2 * (num_results + num_operands) words */
} refrt_operation;
/* From instruction `first` on, which may be the next one. Means nothing to what runs. */
void refrt_block_join(refrt_program *program, refrt_symbol function, uint32_t block, uint32_t first,
                      const refrt_operation *operation);
/* The one that begins at an instruction; 0: none does. */
int refrt_block_operation(const refrt_program *program, refrt_symbol function, uint32_t block, uint32_t index,
                          refrt_operation *out);

/* Text kept by the program (assert messages, names); the id goes into attributes.
 * `length` bytes are copied. On failure REFRT_NONE. */
uint64_t refrt_program_add_string(refrt_program *program, const char *text, size_t length);
/* A terminator follows the text. NULL: there is no such id; *length is left alone.
 * `length` may be NULL. */
const char *refrt_program_string(const refrt_program *program, uint64_t id, size_t *length);

/* Walking what was built. What is not there: counts are 0, ids are REFRT_NONE, and
 * refrt_block_instruction returns 0 (else 1) and leaves *out alone. */
uint32_t refrt_block_num_arguments(const refrt_program *program, refrt_symbol function, uint32_t block);
uint32_t refrt_block_argument(const refrt_program *program, refrt_symbol function, uint32_t block, uint32_t index);
uint32_t refrt_block_num_instructions(const refrt_program *program, refrt_symbol function, uint32_t block);
int refrt_block_instruction(const refrt_program *program, refrt_symbol function, uint32_t block, uint32_t index,
                            refrt_instruction *out);
refrt_type refrt_function_value_type(const refrt_program *program, refrt_symbol function, uint32_t value);

/* Checks everything the machine relies on (types, arities, attributes, block
 * structure, every use dominated by its definition) and freezes the program.
 * Linear up to a logarithm in the program's size. On failure the message says
 * what and where; it lives as long as the program. */
refrt_status refrt_program_verify(refrt_program *program);
int refrt_program_is_verified(const refrt_program *program);
const char *refrt_program_error(const refrt_program *program); /* "" when none */
/* The same without the place. The place goes to *function and *location, which may
 * be REFRT_NONE: only the verifier knows one. The text belongs to the program. */
const char *refrt_program_error_place(const refrt_program *program, refrt_symbol *function, uint32_t *location);

/*===--------------------------------- text --------------------------------===*/

/* Parses `length` bytes; `name` is used in messages only. On success *out is
 * an unverified program. On failure *out holds a program that can only be
 * asked for its error ("name:line:column: what") and destroyed; *out may be
 * NULL when memory ran out. Linear in the text. */
refrt_status refrt_program_parse(const refrt_config *config, const char *name, const char *text, size_t length,
                                 refrt_program **out);
/* Writes the text form; parsing it gives the same program. `write` gets pieces in
 * order and cannot fail; so the result is REFRT_OK. */
refrt_status refrt_program_print(const refrt_program *program,
                                 void (*write)(void *user, const char *text, size_t length), void *user);

/*===-------------------------------- running ------------------------------===*/

typedef enum refrt_outcome_kind {
  REFRT_RETURNED,
  REFRT_TRAPPED,
  REFRT_OUT_OF_FUEL, /* `trap` is REFRT_TRAP_STEPS, _MEMORY or _DEPTH */
  REFRT_REFUSED,     /* something is not supported; see message */
  REFRT_STOPPED,     /* the watch asked for it */
  REFRT_BROKEN       /* harness or refrt error; see status */
} refrt_outcome_kind;

/* How a call ended, where, and what it is about. */
struct refrt_outcome {
  refrt_outcome_kind kind;
  refrt_trap trap;
  refrt_status status;   /* REFRT_BROKEN only */
  refrt_symbol function; /* where, or REFRT_NONE */
  uint32_t location;     /* location id, or REFRT_NONE */
  uint64_t steps;        /* instructions executed */
  uint32_t allocation;   /* that the trap is about, or REFRT_NONE */
  int64_t offset;        /* byte in it */
  uint32_t origin;       /* location id of what made the unknown value that the trap is about, or REFRT_NONE */
  uint32_t text;         /* after a failed assert: string id of its message, else REFRT_NONE */
  int undetermined;      /* since the last reset a choice (REFRT_CHOSEN) decided more than leaves and bytes show */
  int chose;             /* since the last reset something may be REFRT_CHOSEN */
  int chose_otherwise;   /* since the last reset the machine chose something that refrt_vm_set_choice does not change */
  int undecided;         /* REFRT_REFUSED: undef decides what happens, and which values it can be is not known */
  uint32_t stack_turns;  /* how many stack allocations of one instruction lived at once in one frame, at most */
  uint32_t stack_location;   /* location id of that instruction, or REFRT_NONE */
  uint64_t stack_bytes;      /* of stack allocations that lived at once, at most */
  uint64_t largest_bytes;    /* of the largest stack allocation */
  uint32_t largest_location; /* location id of the instruction that made it, or REFRT_NONE */
  uint32_t frames;           /* that lived at once, at most */
  char message[256];         /* the values involved; "" when returned */
};

typedef enum refrt_allocation_kind {
  REFRT_ALLOCATION_HEAP,
  REFRT_ALLOCATION_STACK,
  REFRT_ALLOCATION_GLOBAL,
  REFRT_ALLOCATION_ARGUMENT,
  REFRT_ALLOCATION_FUNCTION
} refrt_allocation_kind;

/* What is known of a byte of memory. REFRT_SHADOW_NAN + float kind marks the
 * lowest-addressed byte of a stored any-NaN, REFRT_SHADOW_NAN_REST the bytes
 * behind it; so does REFRT_SHADOW_POINTER + size in bytes that of an address. */
enum {
  REFRT_SHADOW_UNINITIALIZED = 0,
  REFRT_SHADOW_INITIALIZED = 1,
  REFRT_SHADOW_POISON = 2,
  REFRT_SHADOW_UNDEF = 3,
  REFRT_SHADOW_NAN_REST = 4,
  REFRT_SHADOW_APPROX_REST = 5,
  REFRT_SHADOW_CHOSEN = 6,   /* as REFRT_CHOSEN */
  REFRT_SHADOW_DEPENDS = 7,  /* as REFRT_DEPENDS */
  REFRT_SHADOW_POINTER = 32, /* initialised: part of an address of something, stored as pointer or number */
  REFRT_SHADOW_POINTER_REST = 32,
  REFRT_SHADOW_NAN = 64,
  REFRT_SHADOW_APPROX = 96
};

/* A piece of memory, as it is when it is asked for. */
typedef struct refrt_allocation {
  refrt_allocation_kind kind;
  int alive;
  int constant;
  uint32_t space;
  uint64_t address;  /* first byte */
  uint64_t size;     /* bytes */
  uint64_t align;    /* bytes that `address` is known to be a multiple of */
  uint32_t argument; /* REFRT_ALLOCATION_ARGUMENT: what refrt_vm_set_argument said, or REFRT_NONE */
  uint32_t made_by;  /* position of the instruction that allocated it (refrt_step), or REFRT_NONE */
  uint32_t made_at;  /* its location */
  uint32_t ended_by; /* the one that freed it, left its scope or ended its lifetime, or REFRT_NONE */
  uint32_t ended_at;
  uint32_t moved_from; /* REFRT_ALLOCATION_HEAP: the allocation that a realloc moved here, or REFRT_NONE */
  uint8_t *bytes;      /* NULL once dead */
} refrt_allocation;

/* Of all live allocations. Shadow and detail keep the marks; shadow is a quarter
 * of the program's bytes, detail is there for addresses, undef, any-NaN, approximate
 * and chosen bytes only. All of it counts for max_bytes. */
typedef struct refrt_memory_use {
  uint64_t program_bytes;
  uint64_t shadow_bytes;
  uint64_t detail_bytes;
} refrt_memory_use;

/* `program` must be verified (else REFRT_E_INVALID) and outlive the machine. The
 * machine keeps its own copy of `config` (NULL: defaults). On failure *out is NULL:
 * REFRT_E_MEMORY, or REFRT_E_LIMIT where code or globals are too large. */
refrt_status refrt_vm_create(const refrt_config *config, const refrt_program *program, refrt_vm **out);
void refrt_vm_destroy(refrt_vm *vm); /* NULL is fine */
/* Back to the state after create: memory gone, globals as initialised. Keeps
 * its buffers, so that a run costs what it touches. REFRT_E_MEMORY is possible
 * only for globals that a program wrote and that begin with undef. */
refrt_status refrt_vm_reset(refrt_vm *vm);
const refrt_program *refrt_vm_program(const refrt_vm *vm); /* that of refrt_vm_create */
void refrt_vm_set_user(refrt_vm *vm, void *user);          /* for the callbacks from now on */
/* Which of several right answers a machine gives from now on, 0 to REFRT_CHOICES - 1. It is
 * about freeze of poison and undef, the sign of a NaN of arithmetic where its bits are read, and
 * the zero of maxnum. A machine begins with 0: freeze gives zero. 1 is all bits, 2 and 3 every
 * second one. What other choices give stays (refrt_outcome::chose_otherwise). Resets keep it. */
enum { REFRT_CHOICES = 4 };
void refrt_vm_set_choice(refrt_vm *vm, uint32_t choice);

/* Adds memory of `size` bytes that stands for the caller's, all uninitialised,
 * aligned to exactly `align` bytes (a power of two). The address is an odd multiple
 * of it, so that no larger alignment holds by luck. It lives to the next reset. *id
 * names the allocation. REFRT_E_LIMIT: max_bytes or the address space is used up. */
refrt_status refrt_vm_add_buffer(refrt_vm *vm, uint64_t size, uint64_t align, uint32_t space, uint32_t *id);
/* Which argument such memory belongs to, for texts; REFRT_E_INVALID for other memory. */
refrt_status refrt_vm_set_argument(refrt_vm *vm, uint32_t id, uint32_t argument);
/* Ids are dense, in order of creation; dead ones stay listed until reset. */
uint32_t refrt_vm_num_allocations(const refrt_vm *vm);
/* REFRT_E_INVALID: there is no such allocation. */
refrt_status refrt_vm_allocation(const refrt_vm *vm, uint32_t id, refrt_allocation *out);
/* Marks of `size` bytes of a live allocation (else REFRT_E_INVALID), one each:
 * REFRT_SHADOW_*. Storing any but the first three can fail for want of memory
 * (REFRT_E_MEMORY) or budget (REFRT_E_LIMIT). */
refrt_status refrt_vm_get_marks(const refrt_vm *vm, uint32_t id, uint64_t offset, uint64_t size, uint8_t *marks);
refrt_status refrt_vm_set_marks(refrt_vm *vm, uint32_t id, uint64_t offset, uint64_t size, const uint8_t *marks);
/* The same mark for all of them, with the same errors. */
refrt_status refrt_vm_mark(refrt_vm *vm, uint32_t id, uint64_t offset, uint64_t size, uint8_t mark);
/* REFRT_E_INVALID for a NULL only. */
refrt_status refrt_vm_memory_use(const refrt_vm *vm, refrt_memory_use *out);
/* The allocation that contains `address` (one past the end counts), alive or
 * not, or REFRT_NONE. */
uint32_t refrt_vm_find_allocation(const refrt_vm *vm, uint64_t address);
/* A pointer leaf to byte `offset` of an allocation, inside of it or not; null where
 * there is no such allocation or function. */
refrt_value refrt_vm_pointer(const refrt_vm *vm, uint32_t id, uint64_t offset);
refrt_value refrt_vm_function_pointer(const refrt_vm *vm, refrt_symbol function);
/* REFRT_NONE when the pointer leaf is not the address of a function. */
refrt_symbol refrt_vm_function_of(const refrt_vm *vm, refrt_value pointer);

/* Typed access with all checks of the machine, for externals and harnesses;
 * `leaves` has the type's leaf count. REFRT_OK, or REFRT_E_INVALID with the
 * trap in *outcome. */
refrt_status refrt_vm_load(refrt_vm *vm, refrt_value pointer, refrt_type type, refrt_value *leaves,
                           refrt_outcome *outcome);
refrt_status refrt_vm_store(refrt_vm *vm, refrt_value pointer, refrt_type type, const refrt_value *leaves,
                            refrt_outcome *outcome);

/* Runs a function to its end. Memory is what earlier calls since the last reset left.
 * A callback may call in again on the same machine (REFRT_MAX_NESTED_CALLS deep).
 * `args` and `results` are flattened leaves; the
 * counts must be those of the type. Bits of a leaf above its width are ignored,
 * here and in what an external function returns. Returns REFRT_OK whenever *outcome says
 * what happened to the program; another status is an error of the call. */
refrt_status refrt_vm_call(refrt_vm *vm, refrt_symbol function, const refrt_value *args, uint32_t num_args,
                           refrt_value *results, uint32_t num_results, refrt_outcome *outcome);

/*===------------------------------- watching ------------------------------===*/

typedef enum refrt_step_phase {
  REFRT_STEP_BEFORE, /* about to run; results hold nothing yet */
  REFRT_STEP_AFTER,  /* has run; not for terminators, for a call when it returned */
  REFRT_STEP_END     /* trapped, refused, out of fuel or stopped; see outcome */
} refrt_step_phase;

/* One instruction of a running program. Borrowed while the watch runs. */
typedef struct refrt_step {
  refrt_step_phase phase;
  refrt_opcode opcode; /* REFRT_OP_COUNT: stopped before any instruction */
  uint64_t number;     /* operations begun since the call, this one included; 0 without WATCH_STEPS */
  uint32_t flags;      /* REFRT_FLAG_* */
  refrt_type type;
  refrt_symbol function;
  uint32_t location;
  uint32_t position; /* dense number of the instruction in the loaded program */
  uint32_t depth;    /* frames, this one included */
  int begins;        /* 0: goes on with an operation that is several instructions (refrt_block_join) */
  int ends;          /* 0: the operation goes on with the next instruction */
  uint32_t num_operands;
  uint32_t num_results;
  uint32_t num_attributes;
  const uint64_t *attributes;
  const refrt_outcome *outcome; /* REFRT_STEP_END only */
} refrt_step;

/* Called from inside refrt_vm_call; may look at the machine with every call
 * that takes a const machine, and must not call back in otherwise. Non-zero
 * ends the call with REFRT_STOPPED (ignored for REFRT_STEP_END). */
typedef int (*refrt_watch_fn)(void *user, refrt_vm *vm, const refrt_step *step);
void refrt_vm_set_watch(refrt_vm *vm, refrt_watch_fn watch, void *user); /* NULL: none */

/* Only inside a watch. Leaves of an operand or result of the step, with its
 * type; NULL when there is none. Of the step that is watched, or of one that
 * waits for it: a call. */
const refrt_value *refrt_step_operand(const refrt_vm *vm, const refrt_step *step, uint32_t index, refrt_type *type);
const refrt_value *refrt_step_result(const refrt_vm *vm, const refrt_step *step, uint32_t index, refrt_type *type);

/* Only inside a watch. Frame 0 is the innermost. `location` is where it stands:
 * the instruction that runs, or the call it waits for. */
typedef struct refrt_frame_info {
  refrt_symbol function;
  uint32_t location;
  uint32_t position; /* of that instruction, as in refrt_step, or REFRT_NONE */
} refrt_frame_info;
uint32_t refrt_vm_num_frames(const refrt_vm *vm);
/* REFRT_E_INVALID: there is no such frame. */
refrt_status refrt_vm_frame(const refrt_vm *vm, uint32_t index, refrt_frame_info *out);
/* Visits the values of a frame whose definitions lie on every way to where it
 * stands, in the order of the program. Of an operation that is several instructions, it visits
 * the results. `opcode` and `location` are those of the instruction, REFRT_OP_COUNT and
 * REFRT_NONE for arguments of blocks. Needs WATCH_STEPS; without it, or without such a frame,
 * REFRT_E_INVALID. REFRT_E_MEMORY before the first visit is possible. */
typedef struct refrt_frame_value {
  uint32_t value;
  refrt_type type;
  const refrt_value *leaves;
  uint32_t above; /* the value with the bits above, as in refrt_operation, or REFRT_NONE */
  refrt_type above_type;
  const refrt_value *above_leaves;
  refrt_opcode opcode;
  uint32_t location;
} refrt_frame_value;
typedef void (*refrt_frame_value_fn)(void *user, const refrt_frame_value *value);
refrt_status refrt_vm_frame_values(const refrt_vm *vm, uint32_t index, refrt_frame_value_fn visit, void *user);

#ifdef __cplusplus
}
#endif

#endif /* REFRT_REFRT_H */

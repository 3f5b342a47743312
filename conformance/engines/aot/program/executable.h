/*===-- executable.h - what tool and executable agree on ------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * The conversation between the tool and an executable of the aot engine, over
 * one socket (descriptors 0 and 1). All numbers are 64 bits, least significant
 * byte first, whatever the target; addresses are numbers; memory is bytes.
 *
 *   executable: HELLO   version, bits of a pointer, 1 if big endian,
 *                       globals {address, size}, functions {address}
 *   tool:       RUN     number of the entry, budget of bytes, results,
 *                       buffers {align, size, bytes, relocations
 *                       {position, buffer, addend}},
 *                       leaves {lo, hi, buffer + 1 or 0}
 *   executable: CALL    site, snapshot            tool: ANSWER  slots {lo, hi}
 *   executable: END     how, text, what puts printed, slots of results {lo, hi},
 *                       snapshot
 *
 * Two callers at once: the last input, which came as KEPT, is run again while another thread has
 * one of its own. Both have the answers that they had alone, so that nobody waits for the tool.
 *
 *   tool:       KEPT    as RUN, whose messages the executable remembers
 *   tool:       BESIDE  fewest runs, fewest meetings, nanoseconds, answers of
 *                       the last run, of the other one, body of RUN for that
 *   executable: CALL    as above, but there is no ANSWER
 *   executable: END     as above; only of runs that did not say the same bytes
 *                       as the one before
 *   executable: MET     1, or 0 if nothing was run: callers share something, or
 *                       there is no memory
 *
 * A snapshot is: lowest address of the stack, of its living part, its end.
 * Bytes of the living part (in CALL only). Arguments of the call {lo, hi}.
 * Buffers {address, memory with guards}. Heap {address, size, alive, memory
 * with guards}. Globals {memory}. Lists begin with their length.
 *
 * An executable that checks itself holds a record instead: version; seconds that one call may take.
 * Name of the case, entry function, program of the reference machine (texts). Globals {number among
 * those an outcome shows}, functions {number in the program}, external functions {name}. Calls
 * {bytes of RUN, answers}. Answers are bytes: a list of lists of slots {lo, hi}, one for each
 * external call; an empty one says that the executable has the function itself. Texts and bytes
 * begin with their length.
 *===----------------------------------------------------------------------===*/
#ifndef MEMREF_CTS_CONFORMANCE_ENGINES_AOT_PROGRAM_EXECUTABLE_H
#define MEMREF_CTS_CONFORMANCE_ENGINES_AOT_PROGRAM_EXECUTABLE_H

enum {
  AOT_VERSION = 3,
  AOT_HELLO = 1,
  AOT_RUN,
  AOT_CALL,
  AOT_ANSWER,
  AOT_END,
  AOT_KEPT,
  AOT_BESIDE,
  AOT_MET,
  AOT_GUARD = 64,      /* bytes on each side of what native code may touch */
  AOT_FREED = 0xDD,    /* fills freed memory */
  AOT_PRINTED = 65536, /* bytes that are kept of what is printed */
  AOT_STACK = 1 << 30, /* bytes, as many as runs of jit have */
  AOT_NO_ROOM = 71     /* exit code: no memory for stack and heap */
};

/* Of byte `i` of the guards, which follow each other: 0 to 2 * AOT_GUARD - 1. */
#define AOT_GUARD_BYTE(i) ((unsigned char)(0xC1 ^ ((i) * 37)))

/* How a run ended. */
enum {
  AOT_RETURNED,
  AOT_ABORTED, /* text: what was printed last */
  AOT_MISALIGNED,
  AOT_NO_MEMORY,
  AOT_BAD_FREE,
  AOT_DOUBLE_FREE,
  AOT_BAD_RANK,
  AOT_INPUT /* the input cannot be placed */
};

#endif

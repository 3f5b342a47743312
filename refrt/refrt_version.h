/*===-- refrt_version.h - the version of memref-cts --------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * The one place of the version: CMake reads it here for the project, the tools,
 * the packages and ci/cmake/Version.h.in; refrt compiled by hand includes it.
 * What a version promises is in conformance/docs/stability.md.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_REFRT_VERSION_H
#define REFRT_REFRT_VERSION_H

/* MAJOR.MINOR.PATCH of the whole project. */
#define REFRT_VERSION "0.1.0"

#endif /* REFRT_REFRT_VERSION_H */

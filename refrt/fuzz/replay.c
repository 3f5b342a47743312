/*===-- replay.c - runs a fuzz target on files -------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * The main of fuzz targets where refrt is built alone, without libFuzzer: each argument is a
 * file that the target runs on once.
 *===----------------------------------------------------------------------===*/
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static int replay(const char *name) {
  FILE *file = fopen(name, "rb");
  uint8_t *bytes = NULL;
  long size;
  int ok = 0;
  if (file && fseek(file, 0, SEEK_END) == 0 && (size = ftell(file)) >= 0 && fseek(file, 0, SEEK_SET) == 0) {
    bytes = (uint8_t *)malloc((size_t)size + 1);
    ok = bytes && fread(bytes, 1, (size_t)size, file) == (size_t)size;
    if (ok)
      LLVMFuzzerTestOneInput(bytes, (size_t)size);
  }
  if (!ok)
    fprintf(stderr, "cannot read %s\n", name);
  free(bytes);
  if (file)
    fclose(file);
  return ok;
}

int main(int argc, char **argv) {
  int read = 0;
  for (int i = 1; i < argc; ++i)
    read += replay(argv[i]);
  printf("%d inputs\n", read);
  return read == argc - 1 && read > 0 ? 0 : 2;
}

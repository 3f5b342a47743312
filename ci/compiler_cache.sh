#===- compiler_cache.sh - A folder that ccache can write ------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Sourced by the scripts that compile; $root is the repository. Where ccache's own
# folder cannot be written (no home folder, read-only), every compilation would
# fail; the build tree takes its place. Changes nothing otherwise.
#
#===-----------------------------------------------------------------------===#

if command -v ccache >/dev/null; then
  cache_dir=$(ccache --get-config cache_dir 2>/dev/null || true)
  if [ -z "$cache_dir" ] || ! mkdir -p "$cache_dir" 2>/dev/null || [ ! -w "$cache_dir" ]; then
    export CCACHE_DIR=$root/build/ccache
  fi
  unset cache_dir
fi

#!/usr/bin/env bash
#===- setup.sh - Install what building, testing and running need ----------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Installs the missing ones of the Debian packages below, from the package
# sources this machine already has. Asks for nothing, changes nothing else, and
# does not touch the network when nothing is missing. The table is the only
# list. Groups but "base" are optional: what needs one that is missing is skipped, with a
# reason, and counted.
#
#===-----------------------------------------------------------------------===#
set -euo pipefail

# Each package once, with the groups that need it. Group "base" is always wanted.
table='
  # LLVM, MLIR and Clang 22: libraries with headers, mlir-opt and mlir-runner.
  libmlir-22-dev                base
  mlir-22-tools                 base
  llvm-22-dev                   base
  # FileCheck and lit.
  llvm-22-tools                 base
  # The compiler, the linker, sanitizers with libFuzzer, the formatter.
  clang-22                      base
  lld-22                        base
  libclang-rt-22-dev            base
  clang-format-22               base
  # The filter of system calls for code under test.
  libseccomp-dev                base
  # Build system.
  cmake                         base
  ninja-build                   base
  ccache                        base
  # The second C compiler that refrt is built with. It brings the C and C++
  # standard libraries that clang uses.
  gcc                           base
  g++                           base
  libc6-dev                     base
  # Test and benchmark libraries.
  libgtest-dev                  base
  libbenchmark-dev              base
  # lit and the checkers; version control.
  python3                       base
  git                           base
  # Packages and their tests: dpkg-shlibdeps, and what users of refrt.pc call.
  dpkg-dev                      base
  pkg-config                    base
  # The test of JSON reports against their schemas.
  python3-jsonschema            base

  # Older releases of MLIR, and of LLVM where its tools are needed too.
  mlir-19-tools                 older-mlir
  mlir-16-tools                 older-mlir
  mlir-15-tools                 older-mlir
  llvm-15                       older-mlir
  mlir-14-tools                 older-mlir
  llvm-14                       older-mlir
  mlir-13-tools                 older-mlir
  llvm-13                       older-mlir

  # Other compilers.
  gcc-12                        compilers
  clang-14                      cross compilers
  clang-19                      compilers
  tcc                           compilers
  # Other targets: the emulator, then compilers and C library of each.
  qemu-user-static              cross compilers
  gcc-aarch64-linux-gnu         cross compilers
  g++-aarch64-linux-gnu         cross
  libc6-dev-arm64-cross         cross compilers
  gcc-i686-linux-gnu            cross compilers
  g++-i686-linux-gnu            cross
  libc6-dev-i386-cross          cross compilers
  gcc-arm-linux-gnueabihf       compilers
  libc6-dev-armhf-cross         compilers
  gcc-riscv64-linux-gnu         compilers
  libc6-dev-riscv64-cross       compilers
  gcc-s390x-linux-gnu           cross compilers
  g++-s390x-linux-gnu           cross
  libc6-dev-s390x-cross         cross compilers
  gcc-powerpc64-linux-gnu       compilers
  libc6-dev-ppc64-cross         compilers
  gcc-mips64-linux-gnuabi64     compilers
  libc6-dev-mips64-cross        compilers

  chromium                      browser

  python3-sphinx                site
  python3-myst-parser           site
  furo                          site
  doxygen                       site
  man-db                        site
  zsh                           site
  fish                          site

  clang-tidy-22                 tidy

  mmdebstrap                    fresh-root
'

# The optional groups, and what they are for.
declare -A purposes=(
  [older-mlir]='lowerings mlir-19, mlir-16, mlir-15, mlir-14 and mlir-13'
  [cross]='other compilers and targets of memref-cts abi'
  [compilers]='compilers and targets of ci/refrt_compilers.sh'
  [tidy]='the build tidy'
  [fresh-root]='test of the packages in a bare Debian root'
  [browser]='test of the page of memref-cts conform --html'
  [site]='documents as a site, reference of the headers, tests of man pages and completions'
)

# Prints the packages of the given groups in the order of the table, each once.
packages_of() {
  awk -v groups="$*" '
    BEGIN { for (count = split(groups, names, " "); count > 0; count--) wanted[names[count]] }
    /^ *#/ { next }
    { for (i = 2; i <= NF; i++) if ($i in wanted) { print $1; break } }
  ' <<<"$table"
}

usage() {
  cat <<TEXT
usage: ci/setup.sh [--check | --list] [--with=GROUP,...]

Installs the Debian packages that memref-cts needs and this machine lacks.
  --check        install nothing; exit 2 and name the missing packages, if any
  --list         print the package list, one a line
  --with=GROUP   also the packages of an optional group; 'all' is every group:
TEXT
  local group
  for group in $(printf '%s\n' "${!purposes[@]}" | sort); do
    printf '                   %-12s %s (%s)\n' "$group" "${purposes[$group]}" "$(packages_of "$group" | paste -sd " ")"
  done
}

say() { printf 'setup: %s\n' "$*"; }
die() {
  printf 'setup: error: %s\n' "$*" >&2
  exit 2
}

usage_error() {
  usage >&2
  die "$*"
}

# Adds the named groups to those that are wanted.
add_groups() {
  local group names
  IFS=, read -r -a names <<<"$1"
  [ ${#names[@]} -gt 0 ] || usage_error "--with needs the name of a group"
  for group in "${names[@]}"; do
    if [ "$group" = all ]; then
      wanted_groups+=("${!purposes[@]}")
      continue
    fi
    [ -n "$group" ] && [ -n "${purposes[$group]-}" ] || usage_error "unknown group '$group'"
    wanted_groups+=("$group")
  done
}

wanted_groups=(base)
mode=install
for argument in "$@"; do
  case "$argument" in
    --check | --list)
      [ "$mode" = install ] || usage_error "too many arguments"
      mode=${argument#--}
      ;;
    --with=*) add_groups "${argument#--with=}" ;;
    -h | --help)
      usage
      exit 0
      ;;
    *) usage_error "unknown argument '$argument'" ;;
  esac
done
readarray -t packages < <(packages_of "${wanted_groups[@]}")
if [ "$mode" = list ]; then
  printf '%s\n' "${packages[@]}"
  exit 0
fi

if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
  printf '%s\n' "${packages[@]}" >&2
  die "this is not a Debian system (no apt-get): install the packages above, or what they are called here"
fi

missing=()
find_missing() {
  local installed package
  installed=$(dpkg-query -W -f='${db:Status-Status} ${Package}\n' "${packages[@]}" 2>/dev/null |
    sed -n 's/^installed //p' || true)
  missing=()
  for package in "${packages[@]}"; do
    grep -qxF -- "$package" <<<"$installed" || missing+=("$package")
  done
}

find_missing
if [ ${#missing[@]} -eq 0 ]; then
  say "all ${#packages[@]} packages are installed; nothing to do"
  exit 0
fi
say "missing: ${missing[*]}"
command_line="apt-get install --no-install-recommends ${missing[*]}"
[ "$mode" = install ] || die "not installed; as root: $command_line"

as_root=()
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null || die "not root and no sudo; as root run: $command_line"
  if [ -t 0 ]; then
    as_root=(sudo)
  else
    sudo -n true 2>/dev/null || die "not root, and sudo asks for a password; as root run: $command_line"
    as_root=(sudo -n)
  fi
fi

# Waits for another apt instead of failing; never asks a question.
apt() {
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive LC_ALL=C \
    apt-get -q -o DPkg::Lock::Timeout=300 -o Acquire::Retries=3 "$@"
}

log=$(mktemp)
trap 'rm -f "$log"' EXIT

# A list that cannot be refreshed is no failure yet: an unrelated source may be
# down, or the lists at hand may do. The installation decides.
say "refreshing the package lists"
lists=fresh
apt -o APT::Update::Error-Mode=any update </dev/null >"$log" 2>&1 || lists=stale
if [ "$lists" = stale ]; then
  grep -E '^(E|W|Err)' "$log" | head -n 5 >&2 || true
  say "warning: not every package list could be refreshed; going on with the lists at hand"
fi

unknown=()
for package in "${missing[@]}"; do
  candidate=$(LC_ALL=C apt-cache policy "$package" 2>/dev/null | sed -n 's/^ *Candidate: //p')
  case "$candidate" in '' | '(none)') unknown+=("$package") ;; esac
done
if [ ${#unknown[@]} -gt 0 ]; then
  if [ "$lists" = stale ]; then
    die "no package source offers: ${unknown[*]}; the lists could not be refreshed (see above): is this machine online?"
  fi
  die "no package source offers: ${unknown[*]}; Debian 12 has them in its main and security suites: see sources.list(5)"
fi

say "installing ${#missing[@]} packages with what they depend on"
if ! apt install -y --no-install-recommends "${missing[@]}" </dev/null >"$log" 2>&1; then
  tail -n 15 "$log" >&2
  if grep -Eqi 'failed to fetch|could not resolve|unable to fetch|connection' "$log"; then
    die "packages could not be fetched (see above): is this machine online? to repeat: $command_line"
  fi
  die "apt-get failed (see above); to repeat by hand: $command_line"
fi

wanted=("${missing[@]}")
find_missing
[ ${#missing[@]} -eq 0 ] || die "still missing after installation: ${missing[*]}"
say "installed: ${wanted[*]}"

#!/usr/bin/env bash
#===- try_fresh_root.sh - From a bare Debian to the gate of the example ---===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Makes a bare Debian in a folder, with the package sources and keys of this machine, and
# runs in it the commands of conformance/docs/use-in-your-repository.md, with times. The
# Debian packages of this build are installed by apt. All mounts end with the script.
#
#===-----------------------------------------------------------------------===#
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

usage() {
  cat <<TEXT
usage: ci/release/try_fresh_root.sh [--check] [--packages=DIR] [--preset=NAME]

Installs the packages in a bare Debian root and runs the commands of
conformance/docs/use-in-your-repository.md there. Needs root and the network of apt.
  --check         only say whether this machine can: exit code 0, or 2 and the reason
  --packages=DIR  where ci/release/package.sh put them (default: made here, without a build)
  --preset=NAME   which build is packed (default: release)
exit codes: 0 all works, 1 a command does not do what the page shows, 2 usage or environment
TEXT
}

die() {
  printf 'try_fresh_root: error: %s\n' "$*" >&2
  exit 2
}

# Why a root cannot be made here, if so.
obstacle() {
  if ! command -v mmdebstrap >/dev/null; then
    echo "mmdebstrap is not installed; run ci/setup.sh --with=fresh-root"
  elif [ "$(id -u)" -ne 0 ]; then
    echo "a root needs the rights of root"
  elif ! unshare -m sh -c 'mount --bind /tmp /tmp && chroot / true' >/dev/null 2>&1; then
    echo "this machine allows no mount, or no chroot"
  fi
}

check=no
packages=
preset=release
inside=
for argument in "$@"; do
  case "$argument" in
    -h | --help)
      usage
      exit 0
      ;;
    --check) check=yes ;;
    --packages=?*) packages=${argument#*=} ;;
    --preset=?*) preset=${argument#*=} ;;
    --inside=?*) inside=${argument#*=} ;; # by this script alone, with mounts of its own
    *)
      usage >&2
      die "unknown argument '$argument'"
      ;;
  esac
done

if [ -n "$inside" ]; then
  mount --rbind /dev "$inside/dev"
  mount -t proc proc "$inside/proc"
  exec python3 -B "$here/try_example.py" "--chroot=$inside"
fi

reason=$(obstacle)
if [ -n "$reason" ]; then
  [ "$check" = no ] || { printf '%s\n' "$reason" && exit 2; }
  die "$reason"
fi
[ "$check" = no ] || exit 0

work=$(mktemp -d)
trap 'rm -rf --one-file-system "$work"' EXIT
trap 'exit 130' INT TERM
if [ -z "$packages" ]; then
  packages=$work/packages
  "$here/package.sh" --no-build --form=deb "--preset=$preset" "--output=$packages" || exit 2
fi
debs=("$packages"/memref-cts_*.deb)
[ ${#debs[@]} -eq 1 ] && [ -f "${debs[0]}" ] || die "not one memref-cts_*.deb in $packages"

# Sources as this machine has them; of apt's settings, those of the transfer.
codename=$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)
[ -n "$codename" ] || die "/etc/os-release has no VERSION_CODENAME"
sources=()
for file in /etc/apt/sources.list /etc/apt/sources.list.d/*.list /etc/apt/sources.list.d/*.sources; do
  [ ! -s "$file" ] || sources+=("$file")
done
[ ${#sources[@]} -gt 0 ] || die "this machine has no package sources in /etc/apt"
apt-config dump | grep '^Acquire::' >"$work/apt.conf" || true

SECONDS=0
mmdebstrap --quiet --mode=root --variant=minbase "--aptopt=$work/apt.conf" "$codename" "$work/root" "${sources[@]}" </dev/null >"$work/log" 2>&1 || {
  tail -n 20 "$work/log" >&2
  die "mmdebstrap made no root (see above)"
}
cp /etc/resolv.conf /etc/hosts "$work/root/etc/"
cp "${debs[0]}" "$work/root/srv/"
printf 'a bare %s: %s s\n' "$codename" "$SECONDS"

code=0
unshare -m "$here/try_fresh_root.sh" "--inside=$work/root" || code=$?
printf 'fresh root: %s, %s s\n' "$([ $code -eq 0 ] && echo 'green, red and green' || echo failed)" "$SECONDS"
exit $code

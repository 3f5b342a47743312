#!/usr/bin/env bash
#===- package.sh - Make the Debian packages and the archive ---------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Builds what is installed and nothing else, and packs it: memref-cts and
# memref-cts-dev for Debian, one archive that runs where it is unpacked. Packages of
# one commit have one date, that of the commit.
#
#===-----------------------------------------------------------------------===#
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)

usage() {
  cat <<TEXT
usage: ci/release/package.sh [--output=DIR] [--preset=NAME] [--no-build] [--form=deb|tgz] [--container]

Makes memref-cts_VERSION_ARCH.deb, memref-cts-dev_VERSION_ARCH.deb and
memref-cts-VERSION-SYSTEM.tar.gz in DIR, and prints their paths.
  --output=DIR   where they go (default: build/NAME/packages)
  --preset=NAME  which build (default: release)
  --no-build     pack what is built
  --form=FORM    only this form
  --container    also put ci/container/Dockerfile beside them: DIR is then what
                 'docker build DIR' takes
TEXT
}

die() {
  printf 'package: error: %s\n' "$*" >&2
  exit 2
}

preset=release
output=
build=yes
container=no
forms=(DEB TGZ)
for argument in "$@"; do
  case "$argument" in
    -h | --help)
      usage
      exit 0
      ;;
    --output=*) output=${argument#*=} ;;
    --preset=*) preset=${argument#*=} ;;
    --no-build) build=no ;;
    --form=deb) forms=(DEB) ;;
    --form=tgz) forms=(TGZ) ;;
    --container) container=yes ;;
    *)
      usage >&2
      die "unknown argument '$argument'"
      ;;
  esac
done
folder=$root/build/$preset
output=${output:-$folder/packages}
[ "$container" = no ] || case " ${forms[*]} " in *' DEB '*) ;; *) die "--container needs the Debian packages" ;; esac

if [ "$build" = yes ]; then
  "$root/ci/build.sh" "$preset" --target=installable || exit 2
fi
[ -f "$folder/CPackConfig.cmake" ] || die "no build in build/$preset; run without --no-build"
case " ${forms[*]} " in
  *' DEB '*) command -v dpkg-shlibdeps >/dev/null || die "dpkg-shlibdeps is not installed; run ci/setup.sh" ;;
esac
mkdir -p "$output" || die "cannot make the folder $output"
output=$(cd "$output" && pwd)

if [ -z "${SOURCE_DATE_EPOCH-}" ]; then
  SOURCE_DATE_EPOCH=$(git -C "$root" log -1 --format=%ct 2>/dev/null || true)
  [ -z "$SOURCE_DATE_EPOCH" ] || export SOURCE_DATE_EPOCH
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The packages whose libraries the tools link, with the versions that dpkg-shlibdeps
# knows. It passes over a library that it finds through a link of a development package,
# so that each library is looked up once more.
dependencies() {
  mkdir -p "$work/shlibs/debian"
  : >"$work/shlibs/debian/control"
  local tools=("$folder/bin/memref-cts" "$folder/bin/memref-cts-opt" "$folder/bin/refrt-run" "$folder/unittests/MlirLibraryTest")
  (cd "$work/shlibs" && LC_ALL=C dpkg-shlibdeps -O --ignore-missing-info "${tools[@]}" >found 2>log) || {
    cat "$work/shlibs/log" >&2
    die "dpkg-shlibdeps failed"
  }
  local list package
  list=$(sed -n 's/^shlibs:Depends=//p' "$work/shlibs/found")
  [ -n "$list" ] || die "dpkg-shlibdeps found no dependency"
  while read -r package; do
    case ", $list," in *", $package,"* | *", $package ("*) ;; *) list="$list, $package" ;; esac
  done < <(python3 -B "$root/ci/release/sbom.py" --linked "${tools[@]}")
  printf '%s\n' "$list"
}
for form in "${forms[@]}"; do
  options=()
  if [ "$form" = DEB ]; then
    depends=$(dependencies) || exit 2
    options=(-D "CPACK_DEBIAN_RUNTIME_PACKAGE_DEPENDS=$depends")
  fi
  if ! (cd "$work" && umask 022 && cpack --config "$folder/CPackConfig.cmake" -G "$form" -B "$work/$form" ${options[@]+"${options[@]}"}) >"$work/log" 2>&1; then
    tail -n 20 "$work/log" >&2
    die "cpack failed (form $form)"
  fi
  for file in "$work/$form"/memref-cts*.deb "$work/$form"/memref-cts*.tar.gz; do
    [ -f "$file" ] || continue
    mv -f "$file" "$output/"
    printf '%s\n' "$output/$(basename "$file")"
  done
done
if [ "$container" = yes ]; then
  cp "$root/ci/container/Dockerfile" "$output/Dockerfile"
  printf '%s\n' "$output/Dockerfile"
fi

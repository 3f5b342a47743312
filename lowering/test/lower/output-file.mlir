// RUN: rm -rf %t && mkdir %t
// RUN: sh -c 'for o in --lower-to-llvm --emit=llvm-ir --emit=object "--split-input-file --lower-to-llvm"; do cp %s %t/kept.mlir && memref-cts-opt $o %s -o %t/kept.mlir; test $? = 1 && cmp %s %t/kept.mlir || exit 1; done'
// RUN: sh -c 'cp %s %t/input.mlir && memref-cts-opt --lower-to-llvm %t/input.mlir -o %t/input.mlir; test $? = 1 && cmp %s %t/input.mlir'
// RUN: sh -c 'memref-cts-opt --lower-to-llvm %s -o %t/new.mlir; test $? = 1 && test ! -e %t/new.mlir'
// RUN: sh -c 'echo "func.func private @f()" > %t/input.mlir && memref-cts-opt --lower-to-llvm %t/input.mlir -o %t/input.mlir && FileCheck %s --check-prefix=LOWERED < %t/input.mlir'
// RUN: sh -c 'for o in --canonicalize --emit=object; do for f in /dev/full %t %t/missing/file; do memref-cts-opt $o %t/input.mlir -o $f; test $? = 2 || exit 1; done; done' 2>&1 | FileCheck %s --check-prefix=WRONG --implicit-check-not=error:
// RUN: sh -c 'for o in --canonicalize --emit=object; do cp %t/input.mlir %t/kept.mlir && (ulimit -f 0; memref-cts-opt $o %t/kept.mlir -o %t/kept.mlir); test $? = 2 && cmp %t/input.mlir %t/kept.mlir || exit 1; done' 2>&1 | FileCheck %s --check-prefix=LONG --implicit-check-not=error:
// RUN: sh -c 'echo old > %t/mine && chmod 640 %t/mine && memref-cts-opt %t/input.mlir -o %t/mine && stat -c %%a %t/mine; echo old > %t/one && ln %t/one %t/other && memref-cts-opt %t/input.mlir -o %t/one && cmp %t/one %t/other && stat -c %%h %t/one; ln -s %t/nowhere %t/link && memref-cts-opt %t/input.mlir -o %t/link && test -h %t/link && cmp %t/one %t/nowhere; (echo first; memref-cts-opt %t/input.mlir -o /dev/stdout; echo last) > %t/all; cat %t/all; cd %t; ls | grep temp; test $? = 1' | FileCheck %s --check-prefix=SAME
// RUN: sh -c 'test -c /dev/full && memref-cts-opt %t/input.mlir -o /dev/null && memref-cts-opt --emit=object %t/input.mlir -o /dev/null && test -c /dev/null'
// RUN: sh -c 'memref-cts-opt --split-input-file --canonicalize %s -o -' | FileCheck %s --check-prefix=PRINTED
// A module that is rejected costs no file, also where it is the input itself, and leaves none; nor does one
// that cannot be written to its end. Files that cannot be written are named. What replaces a file has its mode; what
// has two names, is the end of a link, or is open, is written where it is.

// LOWERED: llvm.func @f()
// WRONG: error: cannot write '/dev/full': No space left on device
// WRONG-NEXT: error: cannot write '{{.*}}': Is a directory
// WRONG-NEXT: error: cannot write '{{.*}}missing/file': No such file or directory
// WRONG-NEXT: error: cannot write '/dev/full': No space left on device
// WRONG-NEXT: error: cannot write '{{.*}}': Is a directory
// WRONG-NEXT: error: cannot write '{{.*}}missing/file': No such file or directory
// SAME: 640
// SAME-NEXT: 2
// SAME-NEXT: first
// SAME-NEXT: module {
// SAME: last
// LONG: error: cannot write '{{.*}}kept.mlir': File too large
// LONG-NEXT: error: cannot write '{{.*}}kept.mlir': File too large
// PRINTED: func.func private @fine()
// PRINTED: func.func private @g(tensor<4xf32>)
func.func private @fine()
// -----
func.func private @g(tensor<4xf32>)

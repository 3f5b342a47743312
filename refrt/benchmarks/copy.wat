;; Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
;; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;;
;; What refrtCopyLowered does, for other_interpreters.sh: 100,000 copies of 8x8
;; elements into their transpose; a main() that takes nothing.
(module (memory 1)
 (func $copy (param $d0 i32) (param $d1 i32) (local $i i32) (local $j i32)
  (block $end (loop $outer
    (br_if $end (i32.ge_s (local.get $i) (local.get $d0)))
    (local.set $j (i32.const 0))
    (block $ie (loop $inner
      (br_if $ie (i32.ge_s (local.get $j) (local.get $d1)))
      (f32.store (i32.add (i32.const 4096) (i32.shl (i32.add (i32.mul (local.get $i) (i32.const 1)) (i32.mul (local.get $j) (i32.const 8))) (i32.const 2)))
        (f32.load (i32.shl (i32.add (i32.mul (local.get $i) (i32.const 8)) (i32.mul (local.get $j) (i32.const 1))) (i32.const 2))))
      (local.set $j (i32.add (local.get $j) (i32.const 1)))
      (br $inner)))
    (local.set $i (i32.add (local.get $i) (i32.const 1)))
    (br $outer))))
 (func (export "main") (local $k i32)
  (loop $l (call $copy (i32.const 8) (i32.const 8))
   (local.set $k (i32.add (local.get $k) (i32.const 1)))
   (br_if $l (i32.lt_s (local.get $k) (i32.const 100000))))))

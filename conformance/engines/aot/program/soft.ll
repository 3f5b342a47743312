; soft.ll - names and types of the functions of soft.c
;
; Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; In LLVM IR, since where a target passes f16 and bf16 is LLVM's to say and not
; every C compiler has these types. All arguments of C functions are 64 bits wide.
; Weak, so that nothing is defined twice.

declare i64 @memref_cts_soft_narrow(i64, i64, i64)
declare i64 @memref_cts_soft_widen(i64, i64, i64)

define weak half @__truncdfhf2(double %x) {
  %bits = bitcast double %x to i64
  %wide = call i64 @memref_cts_soft_narrow(i64 %bits, i64 5, i64 10)
  %small = trunc i64 %wide to i16
  %result = bitcast i16 %small to half
  ret half %result
}

define weak half @__truncsfhf2(float %x) {
  %wide = fpext float %x to double
  %result = call half @__truncdfhf2(double %wide)
  ret half %result
}

define weak float @__extendhfsf2(half %x) {
  %small = bitcast half %x to i16
  %bits = zext i16 %small to i64
  %wide = call i64 @memref_cts_soft_widen(i64 %bits, i64 5, i64 10)
  %number = bitcast i64 %wide to double
  %result = fptrunc double %number to float
  ret float %result
}

; bf16
define weak bfloat @__truncdfbf2(double %x) {
  %bits = bitcast double %x to i64
  %wide = call i64 @memref_cts_soft_narrow(i64 %bits, i64 8, i64 7)
  %small = trunc i64 %wide to i16
  %result = bitcast i16 %small to bfloat
  ret bfloat %result
}

define weak bfloat @__truncsfbf2(float %x) {
  %wide = fpext float %x to double
  %result = call bfloat @__truncdfbf2(double %wide)
  ret bfloat %result
}

// RUN: %check %s
// llvm.intr.is.fpclass of a signalling NaN of bf16 that is an argument: passing a value computes nothing, so that it stays one.
llvm.func @snan_bf16(%a: bf16) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 1 : i32}> : (bf16) -> i1
  llvm.return %r : i1
}
llvm.func @qnan_bf16(%a: bf16) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 2 : i32}> : (bf16) -> i1
  llvm.return %r : i1
}
llvm.func @odd_bf16(%a: bf16) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 682 : i32}> : (bf16) -> i1
  llvm.return %r : i1
}
// CALL: @snan_bf16(0x7F81) -> true
// CALL: @snan_bf16(0xFF81) -> true
// CALL: @qnan_bf16(0x7F81) -> false
// CALL: @qnan_bf16(0xFF81) -> false
// CALL: @odd_bf16(0x7F81) -> false
// CALL: @odd_bf16(0xFF81) -> false

// RUN: %check %s
// llvm.fcmp: sixteen predicates; the ordered ones are false of NaN, the unordered ones true, and zeros of either sign are equal.
llvm.func @always_false_f32(%a: f32, %b: f32) -> i1 {
  %r = llvm.fcmp "_false" %a, %b : f32
  llvm.return %r : i1
}
llvm.func @oeq_f16(%a: f16, %b: f16) -> i1 {
  %r = llvm.fcmp "oeq" %a, %b : f16
  llvm.return %r : i1
}
llvm.func @oeq_f64(%a: f64, %b: f64) -> i1 {
  %r = llvm.fcmp "oeq" %a, %b : f64
  llvm.return %r : i1
}
llvm.func @ogt_f16(%a: f16, %b: f16) -> i1 {
  %r = llvm.fcmp "ogt" %a, %b : f16
  llvm.return %r : i1
}
llvm.func @ogt_f64(%a: f64, %b: f64) -> i1 {
  %r = llvm.fcmp "ogt" %a, %b : f64
  llvm.return %r : i1
}
llvm.func @oge_f32(%a: f32, %b: f32) -> i1 {
  %r = llvm.fcmp "oge" %a, %b : f32
  llvm.return %r : i1
}
llvm.func @olt_f32(%a: f32, %b: f32) -> i1 {
  %r = llvm.fcmp "olt" %a, %b : f32
  llvm.return %r : i1
}
llvm.func @olt_f80(%a: f80, %b: f80) -> i1 {
  %r = llvm.fcmp "olt" %a, %b : f80
  llvm.return %r : i1
}
llvm.func @olt_bf16(%a: bf16, %b: bf16) -> i1 {
  %r = llvm.fcmp "olt" %a, %b : bf16
  llvm.return %r : i1
}
llvm.func @olt_f128(%a: f128, %b: f128) -> i1 {
  %r = llvm.fcmp "olt" %a, %b : f128
  llvm.return %r : i1
}
llvm.func @ole_f32(%a: f32, %b: f32) -> i1 {
  %r = llvm.fcmp "ole" %a, %b : f32
  llvm.return %r : i1
}
llvm.func @one_f32(%a: f32, %b: f32) -> i1 {
  %r = llvm.fcmp "one" %a, %b : f32
  llvm.return %r : i1
}
llvm.func @ord_f32(%a: f32, %b: f32) -> i1 {
  %r = llvm.fcmp "ord" %a, %b : f32
  llvm.return %r : i1
}
llvm.func @ord_f80(%a: f80, %b: f80) -> i1 {
  %r = llvm.fcmp "ord" %a, %b : f80
  llvm.return %r : i1
}
llvm.func @ord_bf16(%a: bf16, %b: bf16) -> i1 {
  %r = llvm.fcmp "ord" %a, %b : bf16
  llvm.return %r : i1
}
llvm.func @ord_f128(%a: f128, %b: f128) -> i1 {
  %r = llvm.fcmp "ord" %a, %b : f128
  llvm.return %r : i1
}
llvm.func @ueq_f32(%a: f32, %b: f32) -> i1 {
  %r = llvm.fcmp "ueq" %a, %b : f32
  llvm.return %r : i1
}
llvm.func @ugt_f32(%a: f32, %b: f32) -> i1 {
  %r = llvm.fcmp "ugt" %a, %b : f32
  llvm.return %r : i1
}
llvm.func @uge_f32(%a: f32, %b: f32) -> i1 {
  %r = llvm.fcmp "uge" %a, %b : f32
  llvm.return %r : i1
}
llvm.func @ult_f16(%a: f16, %b: f16) -> i1 {
  %r = llvm.fcmp "ult" %a, %b : f16
  llvm.return %r : i1
}
llvm.func @ult_f64(%a: f64, %b: f64) -> i1 {
  %r = llvm.fcmp "ult" %a, %b : f64
  llvm.return %r : i1
}
llvm.func @ule_f32(%a: f32, %b: f32) -> i1 {
  %r = llvm.fcmp "ule" %a, %b : f32
  llvm.return %r : i1
}
llvm.func @une_f32(%a: f32, %b: f32) -> i1 {
  %r = llvm.fcmp "une" %a, %b : f32
  llvm.return %r : i1
}
llvm.func @une_f80(%a: f80, %b: f80) -> i1 {
  %r = llvm.fcmp "une" %a, %b : f80
  llvm.return %r : i1
}
llvm.func @une_bf16(%a: bf16, %b: bf16) -> i1 {
  %r = llvm.fcmp "une" %a, %b : bf16
  llvm.return %r : i1
}
llvm.func @une_f128(%a: f128, %b: f128) -> i1 {
  %r = llvm.fcmp "une" %a, %b : f128
  llvm.return %r : i1
}
llvm.func @uno_f16(%a: f16, %b: f16) -> i1 {
  %r = llvm.fcmp "uno" %a, %b : f16
  llvm.return %r : i1
}
llvm.func @uno_f64(%a: f64, %b: f64) -> i1 {
  %r = llvm.fcmp "uno" %a, %b : f64
  llvm.return %r : i1
}
llvm.func @always_true_f32(%a: f32, %b: f32) -> i1 {
  %r = llvm.fcmp "_true" %a, %b : f32
  llvm.return %r : i1
}
llvm.func @v4(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xi1> {
  %r = llvm.fcmp "ult" %a, %b : vector<4xf32>
  llvm.return %r : vector<4xi1>
}
// CALL: @always_false_f32(1.0, 5.0) -> false
// CALL: @always_false_f32(5.0, 1.0) -> false
// CALL: @always_false_f32(5.0, 5.0) -> false
// CALL: @always_false_f32(0.0, -0.0) -> false
// CALL: @always_false_f32(nan, 1.0) -> false
// CALL: @always_false_f32(1.0, nan) -> false
// CALL: @always_false_f32(-inf, inf) -> false
// CALL: @always_false_f32(inf, inf) -> false
// CALL: @always_false_f32(0x00000001, 0.0) -> false
// CALL: @oeq_f16(1.0, 5.0) -> false
// CALL: @oeq_f16(5.0, 1.0) -> false
// CALL: @oeq_f16(5.0, 5.0) -> true
// CALL: @oeq_f16(0.0, -0.0) -> true
// CALL: @oeq_f16(nan, 1.0) -> false
// CALL: @oeq_f16(1.0, nan) -> false
// CALL: @oeq_f16(-inf, inf) -> false
// CALL: @oeq_f16(inf, inf) -> true
// CALL: @oeq_f16(0x0001, 0.0) -> false
// CALL: @oeq_f64(1.0, 5.0) -> false
// CALL: @oeq_f64(5.0, 1.0) -> false
// CALL: @oeq_f64(5.0, 5.0) -> true
// CALL: @oeq_f64(0.0, -0.0) -> true
// CALL: @oeq_f64(nan, 1.0) -> false
// CALL: @oeq_f64(1.0, nan) -> false
// CALL: @oeq_f64(-inf, inf) -> false
// CALL: @oeq_f64(inf, inf) -> true
// CALL: @oeq_f64(0x0000000000000001, 0.0) -> false
// CALL: @ogt_f16(1.0, 5.0) -> false
// CALL: @ogt_f16(5.0, 1.0) -> true
// CALL: @ogt_f16(5.0, 5.0) -> false
// CALL: @ogt_f16(0.0, -0.0) -> false
// CALL: @ogt_f16(nan, 1.0) -> false
// CALL: @ogt_f16(1.0, nan) -> false
// CALL: @ogt_f16(-inf, inf) -> false
// CALL: @ogt_f16(inf, inf) -> false
// CALL: @ogt_f16(0x0001, 0.0) -> true
// CALL: @ogt_f64(1.0, 5.0) -> false
// CALL: @ogt_f64(5.0, 1.0) -> true
// CALL: @ogt_f64(5.0, 5.0) -> false
// CALL: @ogt_f64(0.0, -0.0) -> false
// CALL: @ogt_f64(nan, 1.0) -> false
// CALL: @ogt_f64(1.0, nan) -> false
// CALL: @ogt_f64(-inf, inf) -> false
// CALL: @ogt_f64(inf, inf) -> false
// CALL: @ogt_f64(0x0000000000000001, 0.0) -> true
// CALL: @oge_f32(1.0, 5.0) -> false
// CALL: @oge_f32(5.0, 1.0) -> true
// CALL: @oge_f32(5.0, 5.0) -> true
// CALL: @oge_f32(0.0, -0.0) -> true
// CALL: @oge_f32(nan, 1.0) -> false
// CALL: @oge_f32(1.0, nan) -> false
// CALL: @oge_f32(-inf, inf) -> false
// CALL: @oge_f32(inf, inf) -> true
// CALL: @oge_f32(0x00000001, 0.0) -> true
// CALL: @olt_f32(1.0, 5.0) -> true
// CALL: @olt_f32(5.0, 1.0) -> false
// CALL: @olt_f32(5.0, 5.0) -> false
// CALL: @olt_f32(0.0, -0.0) -> false
// CALL: @olt_f32(nan, 1.0) -> false
// CALL: @olt_f32(1.0, nan) -> false
// CALL: @olt_f32(-inf, inf) -> true
// CALL: @olt_f32(inf, inf) -> false
// CALL: @olt_f32(0x00000001, 0.0) -> false
// CALL: @olt_f80(1.0, 5.0) -> true
// CALL: @olt_f80(5.0, 1.0) -> false
// CALL: @olt_f80(5.0, 5.0) -> false
// CALL: @olt_f80(0.0, -0.0) -> false
// CALL: @olt_f80(nan, 1.0) -> false
// CALL: @olt_f80(1.0, nan) -> false
// CALL: @olt_f80(-inf, inf) -> true
// CALL: @olt_f80(inf, inf) -> false
// CALL: @olt_f80(0x00000000000000000001, 0.0) -> false
// CALL: @olt_bf16(1.0, 5.0) -> true
// CALL: @olt_bf16(5.0, 1.0) -> false
// CALL: @olt_bf16(5.0, 5.0) -> false
// CALL: @olt_bf16(0.0, -0.0) -> false
// CALL: @olt_bf16(nan, 1.0) -> false
// CALL: @olt_bf16(1.0, nan) -> false
// CALL: @olt_bf16(-inf, inf) -> true
// CALL: @olt_bf16(inf, inf) -> false
// CALL: @olt_bf16(0x0001, 0.0) -> false
// CALL: @olt_f128(1.0, 5.0) -> true
// CALL: @olt_f128(5.0, 1.0) -> false
// CALL: @olt_f128(5.0, 5.0) -> false
// CALL: @olt_f128(0.0, -0.0) -> false
// CALL: @olt_f128(nan, 1.0) -> false
// CALL: @olt_f128(1.0, nan) -> false
// CALL: @olt_f128(-inf, inf) -> true
// CALL: @olt_f128(inf, inf) -> false
// CALL: @olt_f128(0x00000000000000000000000000000001, 0.0) -> false
// CALL: @ole_f32(1.0, 5.0) -> true
// CALL: @ole_f32(5.0, 1.0) -> false
// CALL: @ole_f32(5.0, 5.0) -> true
// CALL: @ole_f32(0.0, -0.0) -> true
// CALL: @ole_f32(nan, 1.0) -> false
// CALL: @ole_f32(1.0, nan) -> false
// CALL: @ole_f32(-inf, inf) -> true
// CALL: @ole_f32(inf, inf) -> true
// CALL: @ole_f32(0x00000001, 0.0) -> false
// CALL: @one_f32(1.0, 5.0) -> true
// CALL: @one_f32(5.0, 1.0) -> true
// CALL: @one_f32(5.0, 5.0) -> false
// CALL: @one_f32(0.0, -0.0) -> false
// CALL: @one_f32(nan, 1.0) -> false
// CALL: @one_f32(1.0, nan) -> false
// CALL: @one_f32(-inf, inf) -> true
// CALL: @one_f32(inf, inf) -> false
// CALL: @one_f32(0x00000001, 0.0) -> true
// CALL: @ord_f32(1.0, 5.0) -> true
// CALL: @ord_f32(5.0, 1.0) -> true
// CALL: @ord_f32(5.0, 5.0) -> true
// CALL: @ord_f32(0.0, -0.0) -> true
// CALL: @ord_f32(nan, 1.0) -> false
// CALL: @ord_f32(1.0, nan) -> false
// CALL: @ord_f32(-inf, inf) -> true
// CALL: @ord_f32(inf, inf) -> true
// CALL: @ord_f32(0x00000001, 0.0) -> true
// CALL: @ord_f80(1.0, 5.0) -> true
// CALL: @ord_f80(5.0, 1.0) -> true
// CALL: @ord_f80(5.0, 5.0) -> true
// CALL: @ord_f80(0.0, -0.0) -> true
// CALL: @ord_f80(nan, 1.0) -> false
// CALL: @ord_f80(1.0, nan) -> false
// CALL: @ord_f80(-inf, inf) -> true
// CALL: @ord_f80(inf, inf) -> true
// CALL: @ord_f80(0x00000000000000000001, 0.0) -> true
// CALL: @ord_bf16(1.0, 5.0) -> true
// CALL: @ord_bf16(5.0, 1.0) -> true
// CALL: @ord_bf16(5.0, 5.0) -> true
// CALL: @ord_bf16(0.0, -0.0) -> true
// CALL: @ord_bf16(nan, 1.0) -> false
// CALL: @ord_bf16(1.0, nan) -> false
// CALL: @ord_bf16(-inf, inf) -> true
// CALL: @ord_bf16(inf, inf) -> true
// CALL: @ord_bf16(0x0001, 0.0) -> true
// CALL: @ord_f128(1.0, 5.0) -> true
// CALL: @ord_f128(5.0, 1.0) -> true
// CALL: @ord_f128(5.0, 5.0) -> true
// CALL: @ord_f128(0.0, -0.0) -> true
// CALL: @ord_f128(nan, 1.0) -> false
// CALL: @ord_f128(1.0, nan) -> false
// CALL: @ord_f128(-inf, inf) -> true
// CALL: @ord_f128(inf, inf) -> true
// CALL: @ord_f128(0x00000000000000000000000000000001, 0.0) -> true
// CALL: @ueq_f32(1.0, 5.0) -> false
// CALL: @ueq_f32(5.0, 1.0) -> false
// CALL: @ueq_f32(5.0, 5.0) -> true
// CALL: @ueq_f32(0.0, -0.0) -> true
// CALL: @ueq_f32(nan, 1.0) -> true
// CALL: @ueq_f32(1.0, nan) -> true
// CALL: @ueq_f32(-inf, inf) -> false
// CALL: @ueq_f32(inf, inf) -> true
// CALL: @ueq_f32(0x00000001, 0.0) -> false
// CALL: @ugt_f32(1.0, 5.0) -> false
// CALL: @ugt_f32(5.0, 1.0) -> true
// CALL: @ugt_f32(5.0, 5.0) -> false
// CALL: @ugt_f32(0.0, -0.0) -> false
// CALL: @ugt_f32(nan, 1.0) -> true
// CALL: @ugt_f32(1.0, nan) -> true
// CALL: @ugt_f32(-inf, inf) -> false
// CALL: @ugt_f32(inf, inf) -> false
// CALL: @ugt_f32(0x00000001, 0.0) -> true
// CALL: @uge_f32(1.0, 5.0) -> false
// CALL: @uge_f32(5.0, 1.0) -> true
// CALL: @uge_f32(5.0, 5.0) -> true
// CALL: @uge_f32(0.0, -0.0) -> true
// CALL: @uge_f32(nan, 1.0) -> true
// CALL: @uge_f32(1.0, nan) -> true
// CALL: @uge_f32(-inf, inf) -> false
// CALL: @uge_f32(inf, inf) -> true
// CALL: @uge_f32(0x00000001, 0.0) -> true
// CALL: @ult_f16(1.0, 5.0) -> true
// CALL: @ult_f16(5.0, 1.0) -> false
// CALL: @ult_f16(5.0, 5.0) -> false
// CALL: @ult_f16(0.0, -0.0) -> false
// CALL: @ult_f16(nan, 1.0) -> true
// CALL: @ult_f16(1.0, nan) -> true
// CALL: @ult_f16(-inf, inf) -> true
// CALL: @ult_f16(inf, inf) -> false
// CALL: @ult_f16(0x0001, 0.0) -> false
// CALL: @ult_f64(1.0, 5.0) -> true
// CALL: @ult_f64(5.0, 1.0) -> false
// CALL: @ult_f64(5.0, 5.0) -> false
// CALL: @ult_f64(0.0, -0.0) -> false
// CALL: @ult_f64(nan, 1.0) -> true
// CALL: @ult_f64(1.0, nan) -> true
// CALL: @ult_f64(-inf, inf) -> true
// CALL: @ult_f64(inf, inf) -> false
// CALL: @ult_f64(0x0000000000000001, 0.0) -> false
// CALL: @ule_f32(1.0, 5.0) -> true
// CALL: @ule_f32(5.0, 1.0) -> false
// CALL: @ule_f32(5.0, 5.0) -> true
// CALL: @ule_f32(0.0, -0.0) -> true
// CALL: @ule_f32(nan, 1.0) -> true
// CALL: @ule_f32(1.0, nan) -> true
// CALL: @ule_f32(-inf, inf) -> true
// CALL: @ule_f32(inf, inf) -> true
// CALL: @ule_f32(0x00000001, 0.0) -> false
// CALL: @une_f32(1.0, 5.0) -> true
// CALL: @une_f32(5.0, 1.0) -> true
// CALL: @une_f32(5.0, 5.0) -> false
// CALL: @une_f32(0.0, -0.0) -> false
// CALL: @une_f32(nan, 1.0) -> true
// CALL: @une_f32(1.0, nan) -> true
// CALL: @une_f32(-inf, inf) -> true
// CALL: @une_f32(inf, inf) -> false
// CALL: @une_f32(0x00000001, 0.0) -> true
// CALL: @une_f80(1.0, 5.0) -> true
// CALL: @une_f80(5.0, 1.0) -> true
// CALL: @une_f80(5.0, 5.0) -> false
// CALL: @une_f80(0.0, -0.0) -> false
// CALL: @une_f80(nan, 1.0) -> true
// CALL: @une_f80(1.0, nan) -> true
// CALL: @une_f80(-inf, inf) -> true
// CALL: @une_f80(inf, inf) -> false
// CALL: @une_f80(0x00000000000000000001, 0.0) -> true
// CALL: @une_bf16(1.0, 5.0) -> true
// CALL: @une_bf16(5.0, 1.0) -> true
// CALL: @une_bf16(5.0, 5.0) -> false
// CALL: @une_bf16(0.0, -0.0) -> false
// CALL: @une_bf16(nan, 1.0) -> true
// CALL: @une_bf16(1.0, nan) -> true
// CALL: @une_bf16(-inf, inf) -> true
// CALL: @une_bf16(inf, inf) -> false
// CALL: @une_bf16(0x0001, 0.0) -> true
// CALL: @une_f128(1.0, 5.0) -> true
// CALL: @une_f128(5.0, 1.0) -> true
// CALL: @une_f128(5.0, 5.0) -> false
// CALL: @une_f128(0.0, -0.0) -> false
// CALL: @une_f128(nan, 1.0) -> true
// CALL: @une_f128(1.0, nan) -> true
// CALL: @une_f128(-inf, inf) -> true
// CALL: @une_f128(inf, inf) -> false
// CALL: @une_f128(0x00000000000000000000000000000001, 0.0) -> true
// CALL: @uno_f16(1.0, 5.0) -> false
// CALL: @uno_f16(5.0, 1.0) -> false
// CALL: @uno_f16(5.0, 5.0) -> false
// CALL: @uno_f16(0.0, -0.0) -> false
// CALL: @uno_f16(nan, 1.0) -> true
// CALL: @uno_f16(1.0, nan) -> true
// CALL: @uno_f16(-inf, inf) -> false
// CALL: @uno_f16(inf, inf) -> false
// CALL: @uno_f16(0x0001, 0.0) -> false
// CALL: @uno_f64(1.0, 5.0) -> false
// CALL: @uno_f64(5.0, 1.0) -> false
// CALL: @uno_f64(5.0, 5.0) -> false
// CALL: @uno_f64(0.0, -0.0) -> false
// CALL: @uno_f64(nan, 1.0) -> true
// CALL: @uno_f64(1.0, nan) -> true
// CALL: @uno_f64(-inf, inf) -> false
// CALL: @uno_f64(inf, inf) -> false
// CALL: @uno_f64(0x0000000000000001, 0.0) -> false
// CALL: @always_true_f32(1.0, 5.0) -> true
// CALL: @always_true_f32(5.0, 1.0) -> true
// CALL: @always_true_f32(5.0, 5.0) -> true
// CALL: @always_true_f32(0.0, -0.0) -> true
// CALL: @always_true_f32(nan, 1.0) -> true
// CALL: @always_true_f32(1.0, nan) -> true
// CALL: @always_true_f32(-inf, inf) -> true
// CALL: @always_true_f32(inf, inf) -> true
// CALL: @always_true_f32(0x00000001, 0.0) -> true
// CALL: @v4([1.0, 2.0, nan, -0.0], [2.0, 1.0, 0.0, 0.0]) -> [true, false, true, false]

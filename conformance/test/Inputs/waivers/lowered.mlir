llvm.func @f(%a: i32, %b: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32 loc("steps.mlir":3:11)
  %step = llvm.mlir.constant(STEP : i32) : i32 loc("steps.mlir":4:10)
  %s = llvm.add %a, %b overflow<nuw> : i32 loc("steps.mlir":5:8)
  %positive = llvm.icmp "sgt" %s, %zero : i32 loc("steps.mlir":6:15)
  llvm.cond_br %positive, ^more(%s : i32), ^end(%s : i32)
^more(%t: i32):
  %u = llvm.add %t, %step : i32 loc("steps.mlir":9:8)
  llvm.br ^end(%u : i32)
^end(%r: i32):
  llvm.return %r : i32
}

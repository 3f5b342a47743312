// RUN: %check %s
// OPERATION: llvm.intr.vp.reduce.mul llvm.intr.vp.reduce.and llvm.intr.vp.reduce.or llvm.intr.vp.reduce.xor llvm.intr.vp.reduce.smax llvm.intr.vp.reduce.smin llvm.intr.vp.reduce.umax llvm.intr.vp.reduce.umin llvm.intr.vp.reduce.fadd llvm.intr.vp.reduce.fmul llvm.intr.vp.reduce.fmax llvm.intr.vp.reduce.fmin
// llvm.intr.vp.reduce of every other kind with a length beyond the lanes there are.
llvm.func @mul(%a: vector<2xi8>, %n: i32) -> i8 {
  %s = llvm.mlir.constant(3 : i8) : i8
  %m = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
  %r = "llvm.intr.vp.reduce.mul"(%s, %a, %m, %n) : (i8, vector<2xi8>, vector<2xi1>, i32) -> i8  // TRAP: assume-violated
  llvm.return %r : i8
}
llvm.func @and(%a: vector<2xi8>, %n: i32) -> i8 {
  %s = llvm.mlir.constant(3 : i8) : i8
  %m = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
  %r = "llvm.intr.vp.reduce.and"(%s, %a, %m, %n) : (i8, vector<2xi8>, vector<2xi1>, i32) -> i8  // TRAP: assume-violated
  llvm.return %r : i8
}
llvm.func @or(%a: vector<2xi8>, %n: i32) -> i8 {
  %s = llvm.mlir.constant(3 : i8) : i8
  %m = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
  %r = "llvm.intr.vp.reduce.or"(%s, %a, %m, %n) : (i8, vector<2xi8>, vector<2xi1>, i32) -> i8  // TRAP: assume-violated
  llvm.return %r : i8
}
llvm.func @xor(%a: vector<2xi8>, %n: i32) -> i8 {
  %s = llvm.mlir.constant(3 : i8) : i8
  %m = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
  %r = "llvm.intr.vp.reduce.xor"(%s, %a, %m, %n) : (i8, vector<2xi8>, vector<2xi1>, i32) -> i8  // TRAP: assume-violated
  llvm.return %r : i8
}
llvm.func @smax(%a: vector<2xi8>, %n: i32) -> i8 {
  %s = llvm.mlir.constant(3 : i8) : i8
  %m = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
  %r = "llvm.intr.vp.reduce.smax"(%s, %a, %m, %n) : (i8, vector<2xi8>, vector<2xi1>, i32) -> i8  // TRAP: assume-violated
  llvm.return %r : i8
}
llvm.func @smin(%a: vector<2xi8>, %n: i32) -> i8 {
  %s = llvm.mlir.constant(3 : i8) : i8
  %m = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
  %r = "llvm.intr.vp.reduce.smin"(%s, %a, %m, %n) : (i8, vector<2xi8>, vector<2xi1>, i32) -> i8  // TRAP: assume-violated
  llvm.return %r : i8
}
llvm.func @umax(%a: vector<2xi8>, %n: i32) -> i8 {
  %s = llvm.mlir.constant(3 : i8) : i8
  %m = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
  %r = "llvm.intr.vp.reduce.umax"(%s, %a, %m, %n) : (i8, vector<2xi8>, vector<2xi1>, i32) -> i8  // TRAP: assume-violated
  llvm.return %r : i8
}
llvm.func @umin(%a: vector<2xi8>, %n: i32) -> i8 {
  %s = llvm.mlir.constant(3 : i8) : i8
  %m = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
  %r = "llvm.intr.vp.reduce.umin"(%s, %a, %m, %n) : (i8, vector<2xi8>, vector<2xi1>, i32) -> i8  // TRAP: assume-violated
  llvm.return %r : i8
}
llvm.func @fadd(%a: vector<2xf32>, %n: i32) -> f32 {
  %s = llvm.mlir.constant(3.0 : f32) : f32
  %m = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
  %r = "llvm.intr.vp.reduce.fadd"(%s, %a, %m, %n) : (f32, vector<2xf32>, vector<2xi1>, i32) -> f32  // TRAP: assume-violated
  llvm.return %r : f32
}
llvm.func @fmul(%a: vector<2xf32>, %n: i32) -> f32 {
  %s = llvm.mlir.constant(3.0 : f32) : f32
  %m = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
  %r = "llvm.intr.vp.reduce.fmul"(%s, %a, %m, %n) : (f32, vector<2xf32>, vector<2xi1>, i32) -> f32  // TRAP: assume-violated
  llvm.return %r : f32
}
llvm.func @fmax(%a: vector<2xf32>, %n: i32) -> f32 {
  %s = llvm.mlir.constant(3.0 : f32) : f32
  %m = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
  %r = "llvm.intr.vp.reduce.fmax"(%s, %a, %m, %n) : (f32, vector<2xf32>, vector<2xi1>, i32) -> f32  // TRAP: assume-violated
  llvm.return %r : f32
}
llvm.func @fmin(%a: vector<2xf32>, %n: i32) -> f32 {
  %s = llvm.mlir.constant(3.0 : f32) : f32
  %m = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
  %r = "llvm.intr.vp.reduce.fmin"(%s, %a, %m, %n) : (f32, vector<2xf32>, vector<2xi1>, i32) -> f32  // TRAP: assume-violated
  llvm.return %r : f32
}
// CALL: @mul([5, 6], 3) -> trap(assume-violated)
// CALL: @mul([5, 6], 2) -> 90
// CALL: @and([5, 6], 3) -> trap(assume-violated)
// CALL: @and([5, 6], 2) -> 0
// CALL: @or([5, 6], 3) -> trap(assume-violated)
// CALL: @or([5, 6], 2) -> 7
// CALL: @xor([5, 6], 3) -> trap(assume-violated)
// CALL: @xor([5, 6], 2) -> 0
// CALL: @smax([5, 6], 3) -> trap(assume-violated)
// CALL: @smax([5, 6], 2) -> 6
// CALL: @smin([5, 6], 3) -> trap(assume-violated)
// CALL: @smin([5, 6], 2) -> 3
// CALL: @umax([5, 6], 3) -> trap(assume-violated)
// CALL: @umax([5, 6], 2) -> 6
// CALL: @umin([5, 6], 3) -> trap(assume-violated)
// CALL: @umin([5, 6], 2) -> 3
// CALL: @fadd([5.0, 6.0], 3) -> trap(assume-violated)
// CALL: @fadd([5.0, 6.0], 2) -> 14.0
// CALL: @fmul([5.0, 6.0], 3) -> trap(assume-violated)
// CALL: @fmul([5.0, 6.0], 2) -> 90.0
// CALL: @fmax([5.0, 6.0], 3) -> trap(assume-violated)
// CALL: @fmax([5.0, 6.0], 2) -> 6.0
// CALL: @fmin([5.0, 6.0], 3) -> trap(assume-violated)
// CALL: @fmin([5.0, 6.0], 2) -> 3.0

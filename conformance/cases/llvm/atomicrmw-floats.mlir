// RUN: %check %s
// llvm.atomicrmw on floats: what is in memory after the update.
llvm.func @fadd(%a: f32, %b: f32) -> f32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
  llvm.store %a, %p : f32, !llvm.ptr
  %o = llvm.atomicrmw fadd %p, %b acq_rel : !llvm.ptr, f32
  %n = llvm.load %p : !llvm.ptr -> f32
  llvm.return %n : f32
}
llvm.func @fsub(%a: f32, %b: f32) -> f32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
  llvm.store %a, %p : f32, !llvm.ptr
  %o = llvm.atomicrmw fsub %p, %b acq_rel : !llvm.ptr, f32
  %n = llvm.load %p : !llvm.ptr -> f32
  llvm.return %n : f32
}
llvm.func @fmax(%a: f32, %b: f32) -> f32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
  llvm.store %a, %p : f32, !llvm.ptr
  %o = llvm.atomicrmw fmax %p, %b acq_rel : !llvm.ptr, f32
  %n = llvm.load %p : !llvm.ptr -> f32
  llvm.return %n : f32
}
llvm.func @fmin(%a: f32, %b: f32) -> f32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
  llvm.store %a, %p : f32, !llvm.ptr
  %o = llvm.atomicrmw fmin %p, %b acq_rel : !llvm.ptr, f32
  %n = llvm.load %p : !llvm.ptr -> f32
  llvm.return %n : f32
}
llvm.func @fmaximum(%a: f32, %b: f32) -> f32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
  llvm.store %a, %p : f32, !llvm.ptr
  %o = llvm.atomicrmw fmaximum %p, %b acq_rel : !llvm.ptr, f32
  %n = llvm.load %p : !llvm.ptr -> f32
  llvm.return %n : f32
}
llvm.func @fminimum(%a: f32, %b: f32) -> f32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
  llvm.store %a, %p : f32, !llvm.ptr
  %o = llvm.atomicrmw fminimum %p, %b acq_rel : !llvm.ptr, f32
  %n = llvm.load %p : !llvm.ptr -> f32
  llvm.return %n : f32
}
// CALL: @fadd(1.5, 2.0) -> 3.5
// CALL-RANDOM: @fadd(_, _) count=20
// CALL: @fsub(1.5, 2.0) -> -0.5
// CALL-RANDOM: @fsub(_, _) count=20
// CALL: @fmax(nan, 2.0) -> 2.0
// CALL-RANDOM: @fmax(_, _) count=20
// CALL: @fmin(1.5, nan) -> 1.5
// CALL-RANDOM: @fmin(_, _) count=20
// CALL: @fmaximum(-0.0, 0.0) -> 0.0
// CALL-RANDOM: @fmaximum(_, _) count=20
// CALL: @fminimum(nan, 2.0) -> nan
// CALL-RANDOM: @fminimum(_, _) count=20

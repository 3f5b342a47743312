// RUN: %check %s
// The bits of a NaN that arithmetic makes are not specified, but they are some bits. Going by them is no undefined behaviour, and what
// follows from them may be anything.
llvm.func @bits(%a: f32, %b: f32) -> i32 {
  %d = llvm.fdiv %a, %b : f32
  %r = llvm.bitcast %d : f32 to i32
  llvm.return %r : i32
}
llvm.func @exponent(%a: f32, %b: f32) -> i1 {
  %mask = llvm.mlir.constant(0x7F800000 : i32) : i32
  %d = llvm.fdiv %a, %b : f32
  %x = llvm.bitcast %d : f32 to i32
  %e = llvm.and %x, %mask : i32
  %r = llvm.icmp "eq" %e, %mask : i32
  llvm.return %r : i1
}
llvm.func @branch(%a: f32, %b: f32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %k1 = llvm.mlir.constant(1 : i32) : i32
  %k2 = llvm.mlir.constant(2 : i32) : i32
  %d = llvm.fdiv %a, %b : f32
  %x = llvm.bitcast %d : f32 to i32
  %c = llvm.icmp "slt" %x, %zero : i32
  llvm.cond_br %c, ^end(%k1 : i32), ^end(%k2 : i32)
^end(%r: i32):
  llvm.return %r : i32
}
llvm.func @bytes(%a: f32, %b: f32) -> i8 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
  %d = llvm.fdiv %a, %b : f32
  llvm.store %d, %m : f32, !llvm.ptr
  %p = llvm.getelementptr %m[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %x = llvm.load %p : !llvm.ptr -> i8
  %k = llvm.mlir.constant(127 : i8) : i8
  %r = llvm.and %x, %k : i8
  llvm.return %r : i8
}
llvm.func @sign(%a: f32, %b: f32) -> f32 {
  %one = llvm.mlir.constant(1.0 : f32) : f32
  %d = llvm.fdiv %a, %b : f32
  %r = llvm.intr.copysign(%one, %d) : (f32, f32) -> f32
  llvm.return %r : f32
}
// CALL: @bits(0.0, 0.0) -> _
// CALL: @bits(1.0, 2.0) -> 0x3F000000
// CALL: @exponent(0.0, 0.0) -> true
// CALL: @exponent(1.0, 3.0) -> false
// CALL: @branch(0.0, 0.0)
// CALL: @branch(-1.0, 3.0) -> 1
// CALL: @branch(1.0, 3.0) -> 2
// CALL: @bytes(0.0, 0.0) -> 127
// CALL: @bytes(-1.0, 4.0) -> 62
// CALL: @sign(0.0, 0.0)
// CALL: @sign(-3.0, 1.0) -> -1.0

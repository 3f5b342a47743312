// RUN: %check %s
// Where fields of structs lie, and elements of arrays. Integers go by the next wider entry (i17 to i24 at any byte, i65 as i64). Floats and vectors go by the entry of their width, and by their size where there is none. Native engines have other data layouts.
module attributes {llvm.data_layout = "E-i24:8-i64:64-f32:64-f128:64-v128:64-v96:32"} {
  llvm.func @fields() -> vector<6xi64> {
    %null = llvm.mlir.zero : !llvm.ptr
    %q0 = llvm.getelementptr %null[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i17)>
    %q1 = llvm.getelementptr %null[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i65)>
    %q2 = llvm.getelementptr %null[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, f32)>
    %q3 = llvm.getelementptr %null[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, f128)>
    %q4 = llvm.getelementptr %null[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, vector<4xi32>)>
    %q5 = llvm.getelementptr %null[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, vector<8xi32>)>
    %a0 = llvm.ptrtoint %q0 : !llvm.ptr to i64
    %a1 = llvm.ptrtoint %q1 : !llvm.ptr to i64
    %a2 = llvm.ptrtoint %q2 : !llvm.ptr to i64
    %a3 = llvm.ptrtoint %q3 : !llvm.ptr to i64
    %a4 = llvm.ptrtoint %q4 : !llvm.ptr to i64
    %a5 = llvm.ptrtoint %q5 : !llvm.ptr to i64
    %r = llvm.mlir.poison : vector<6xi64>
    %i0 = llvm.mlir.constant(0 : i64) : i64
    %r0 = llvm.insertelement %a0, %r[%i0 : i64] : vector<6xi64>
    %i1 = llvm.mlir.constant(1 : i64) : i64
    %r1 = llvm.insertelement %a1, %r0[%i1 : i64] : vector<6xi64>
    %i2 = llvm.mlir.constant(2 : i64) : i64
    %r2 = llvm.insertelement %a2, %r1[%i2 : i64] : vector<6xi64>
    %i3 = llvm.mlir.constant(3 : i64) : i64
    %r3 = llvm.insertelement %a3, %r2[%i3 : i64] : vector<6xi64>
    %i4 = llvm.mlir.constant(4 : i64) : i64
    %r4 = llvm.insertelement %a4, %r3[%i4 : i64] : vector<6xi64>
    %i5 = llvm.mlir.constant(5 : i64) : i64
    %r5 = llvm.insertelement %a5, %r4[%i5 : i64] : vector<6xi64>
    llvm.return %r5 : vector<6xi64>
  }
  llvm.func @elements() -> vector<3xi64> {
    %null = llvm.mlir.zero : !llvm.ptr
    %q0 = llvm.getelementptr %null[1] : (!llvm.ptr) -> !llvm.ptr, i17
    %q1 = llvm.getelementptr %null[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %q2 = llvm.getelementptr %null[1] : (!llvm.ptr) -> !llvm.ptr, vector<3xi32>
    %a0 = llvm.ptrtoint %q0 : !llvm.ptr to i64
    %a1 = llvm.ptrtoint %q1 : !llvm.ptr to i64
    %a2 = llvm.ptrtoint %q2 : !llvm.ptr to i64
    %r = llvm.mlir.poison : vector<3xi64>
    %i0 = llvm.mlir.constant(0 : i64) : i64
    %r0 = llvm.insertelement %a0, %r[%i0 : i64] : vector<3xi64>
    %i1 = llvm.mlir.constant(1 : i64) : i64
    %r1 = llvm.insertelement %a1, %r0[%i1 : i64] : vector<3xi64>
    %i2 = llvm.mlir.constant(2 : i64) : i64
    %r2 = llvm.insertelement %a2, %r1[%i2 : i64] : vector<3xi64>
    llvm.return %r2 : vector<3xi64>
  }
  llvm.func @unaligned(%v: vector<4xf32>) -> vector<4xf32> {
    %three = llvm.mlir.constant(3 : i64) : i64
    %p = llvm.alloca %three x i64 {alignment = 16 : i64} : (i64) -> !llvm.ptr
    %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i64
    llvm.store %v, %q : vector<4xf32>, !llvm.ptr
    %r = llvm.load %q : !llvm.ptr -> vector<4xf32>
    llvm.return %r : vector<4xf32>
  }
}
// CALL: @fields() -> [1, 8, 8, 8, 8, 32]
// CALL: @elements() -> [3, 8, 12]
// CALL: @unaligned([1.0, 2.0, 3.0, 4.0]) -> [1.0, 2.0, 3.0, 4.0]

// RUN: %check %s
// CLAUSE: LLVMTY-VEC-05
// The number of a lane is a value, of any integer type; the mask of a shuffle is constant.
llvm.func @get(%v: vector<4xi32>, %i: i8) -> i32 {
  %r = llvm.extractelement %v[%i : i8] : vector<4xi32>
  llvm.return %r : i32
}
llvm.func @set(%v: vector<4xi32>, %x: i32, %i: i64) -> vector<4xi32> {
  %r = llvm.insertelement %x, %v[%i : i64] : vector<4xi32>
  llvm.return %r : vector<4xi32>
}
// CALL: @get([10, 20, 30, 40], 0) -> 10
// CALL: @get([10, 20, 30, 40], 3) -> 40
// CALL: @set([10, 20, 30, 40], 7, 2) -> [10, 20, 7, 40]

// RUN: %check %s
// CLAUSE: TYPE-INDEX-04
// The same where pointers have 32 bits as well: the string of the LLVM data layout says so. No native engine here has such pointers.
module attributes {llvm.data_layout = "e-p:32:32-i64:64-n32-S128"} {
  func.func @wraps(%a: index, %b: index) -> (index, i1, i64) {
    %0 = arith.addi %a, %b : index
    %1 = arith.cmpi slt, %0, %a : index
    %2 = arith.index_cast %0 : index to i64
    return %0, %1, %2 : index, i1, i64
  }
  func.func @constant() -> (index, i64) {
    %0 = arith.constant 4294967299 : index
    %1 = index.castu %0 : index to i64
    return %0, %1 : index, i64
  }
  func.func @at(%m: memref<?x?xi16, strided<[?, ?], offset: ?>>, %i: index, %j: index) -> (i16, index) {
    %0 = memref.load %m[%i, %j] : memref<?x?xi16, strided<[?, ?], offset: ?>>
    %c1 = arith.constant 1 : index
    %1 = memref.dim %m, %c1 : memref<?x?xi16, strided<[?, ?], offset: ?>>
    return %0, %1 : i16, index
  }
  func.func @fresh(%n: index, %v: i32) -> memref<?xi32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %m = memref.alloc(%n) : memref<?xi32>
    cf.br ^head(%c0 : index)
  ^head(%i: index):
    %more = arith.cmpi slt, %i, %n : index
    cf.cond_br %more, ^body, ^end
  ^body:
    memref.store %v, %m[%i] : memref<?xi32>
    %next = arith.addi %i, %c1 : index
    cf.br ^head(%next : index)
  ^end:
    return %m : memref<?xi32>
  }
  func.func @copy(%m: memref<*xi32>, %k: memref<*xi32>) {
    memref.copy %m, %k : memref<*xi32> to memref<*xi32>
    return
  }
  func.func @last(%m: memref<?xi32>, %i: index) -> vector<4xi32> {
    %p = arith.constant -1 : i32
    %0 = vector.transfer_read %m[%i], %p : memref<?xi32>, vector<4xi32>
    return %0 : vector<4xi32>
  }
}
// CALL: @wraps(2147483647, 1) -> -2147483648, true, -2147483648
// CALL: @wraps(-2147483648, -1) -> 2147483647, false, 2147483647
// CALL: @wraps(7, 8) -> 15, false, 15
// CALL: @constant() -> 3, 3
// CALL: @at(memref<sizes=[2,3] strides=[1,5] offset=2 data=[1,2,3,4,5,6]>, 1, 1) -> 5, 3
// CALL: @at(memref<sizes=[2,3] strides=[-4,1] offset=7 data=[1,2,3,4,5,6]>, 1, 2) -> 6, 3
// CALL: @fresh(3, -5) -> memref<sizes=[3] strides=[1] offset=0 data=[-5,-5,-5] buffer=fresh>
// CALL: @copy(memref<* sizes=[2,2] strides=[-2,1] offset=2 data=[1,2,3,4]>, memref<* sizes=[2,2] strides=[1,3] data=[0,0,0,0]>) -> () after arg1=[1,2,3,4]
// CALL: @copy(memref<* sizes=[0,2]>, memref<* sizes=[0,2]>)
// CALL: @last(memref<sizes=[5] data=[1,2,3,4,5]>, 3) -> [4, 5, -1, -1]
// CALL: @last(memref<sizes=[5] data=[1,2,3,4,5]>, 2147483647) -> [-1, -1, -1, -1]
// CALL-RANDOM: @at(memref<sizes=[M,N]>, 0..M-1, 0..N-1) M=1..4 N=1..4 count=40 seed=1
// CALL-RANDOM: @copy(memref<* sizes=[M,N]>, memref<* sizes=[M,N]>) M=0..4 N=0..4 count=40 seed=2

// RUN: %check %s
// CLAUSE: DESC-UNRANKED-09
// A rank-0 memref can be made unranked, reports rank 0 and comes back.
func.func @rank(%m: memref<i64>) -> (index, i64) {
  %u = memref.cast %m : memref<i64> to memref<*xi64>
  %rank = memref.rank %u : memref<*xi64>
  %back = memref.cast %u : memref<*xi64> to memref<i64>
  %v = memref.load %back[] : memref<i64>
  return %rank, %v : index, i64
}
func.func @given(%u: memref<*xi64>) -> index {
  %rank = memref.rank %u : memref<*xi64>
  return %rank : index
}
// CALL: @rank(memref<data=[77]>) -> 0, 77
// CALL: @given(memref<* sizes=[]>) -> 0
// CALL: @given(memref<* sizes=[2,1,3]>) -> 3
// CALL-RANDOM: @rank(_) count=40 seed=11

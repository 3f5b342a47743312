// RUN: %check %s
// CLAUSE: OPS-MEMREF-01
// Atomic updates of 128 bits, of which LLVM has an instruction for an exchange only. x86-64 has them with the feature that is asked for,
// without it in libatomic.
func.func @assign(%m: memref<?xf128>, %i: index, %v: f128) -> f128 attributes {target_features = #llvm.target_features<["+cx16"]>} {
  %r = memref.atomic_rmw assign %v, %m[%i] : (f128, memref<?xf128>) -> f128
  return %r : f128
}
func.func @addf(%m: memref<?xf128>, %i: index, %v: f128) -> f128 attributes {target_features = #llvm.target_features<["+cx16"]>} {
  %r = memref.atomic_rmw addf %v, %m[%i] : (f128, memref<?xf128>) -> f128
  return %r : f128
}
func.func @mulf(%m: memref<?xf128>, %i: index, %v: f128) -> f128 attributes {target_features = #llvm.target_features<["+cx16"]>} {
  %r = memref.atomic_rmw mulf %v, %m[%i] : (f128, memref<?xf128>) -> f128
  return %r : f128
}
func.func @maximumf(%m: memref<?xf128>, %i: index, %v: f128) -> f128 attributes {target_features = #llvm.target_features<["+cx16"]>} {
  %r = memref.atomic_rmw maximumf %v, %m[%i] : (f128, memref<?xf128>) -> f128
  return %r : f128
}
func.func @minimumf(%m: memref<?xf128>, %i: index, %v: f128) -> f128 attributes {target_features = #llvm.target_features<["+cx16"]>} {
  %r = memref.atomic_rmw minimumf %v, %m[%i] : (f128, memref<?xf128>) -> f128
  return %r : f128
}
func.func @maxnumf(%m: memref<?xf128>, %i: index, %v: f128) -> f128 attributes {target_features = #llvm.target_features<["+cx16"]>} {
  %r = memref.atomic_rmw maxnumf %v, %m[%i] : (f128, memref<?xf128>) -> f128
  return %r : f128
}
func.func @addi(%m: memref<?xi128>, %i: index, %v: i128) -> i128 attributes {target_features = #llvm.target_features<["+cx16"]>} {
  %r = memref.atomic_rmw addi %v, %m[%i] : (i128, memref<?xi128>) -> i128
  return %r : i128
}
func.func @xori(%m: memref<?xi128>, %i: index, %v: i128) -> i128 attributes {target_features = #llvm.target_features<["+cx16"]>} {
  %r = memref.atomic_rmw xori %v, %m[%i] : (i128, memref<?xi128>) -> i128
  return %r : i128
}
func.func @maxs(%m: memref<?xi128>, %i: index, %v: i128) -> i128 attributes {target_features = #llvm.target_features<["+cx16"]>} {
  %r = memref.atomic_rmw maxs %v, %m[%i] : (i128, memref<?xi128>) -> i128
  return %r : i128
}
func.func @minu(%m: memref<?xi128>, %i: index, %v: i128) -> i128 attributes {target_features = #llvm.target_features<["+cx16"]>} {
  %r = memref.atomic_rmw minu %v, %m[%i] : (i128, memref<?xi128>) -> i128
  return %r : i128
}
func.func @generic(%m: memref<?xi128>, %i: index, %v: i128) -> i128 attributes {target_features = #llvm.target_features<["+cx16"]>} {
  %r = memref.generic_atomic_rmw %m[%i] : memref<?xi128> {
  ^bb0(%old: i128):
    %0 = arith.subi %old, %v : i128
    memref.atomic_yield %0 : i128
  }
  return %r : i128
}
// CALL: @assign(memref<sizes=[3] align=16 data=[7.0,1.5,9.0]>, 1, nan) -> 1.5 after arg0=[7.0,nan,9.0]
// CALL: @addf(memref<sizes=[3] align=16 data=[7.0,1.5,9.0]>, 1, 2.0) -> 1.5 after arg0=[7.0,3.5,9.0]
// CALL: @addf(memref<sizes=[3] align=16 data=[7.0,inf,9.0]>, 1, 2.0) -> inf
// CALL: @mulf(memref<sizes=[3] align=16 data=[7.0,1.5,9.0]>, 1, -2.0) -> 1.5 after arg0=[7.0,-3.0,9.0]
// CALL: @mulf(memref<sizes=[3] align=16 data=[7.0,nan,9.0]>, 1, -2.0) -> nan
// CALL: @maximumf(memref<sizes=[3] align=16 data=[7.0,-0.0,9.0]>, 1, 0.0) -> -0.0 after arg0=[7.0,0.0,9.0]
// CALL: @maximumf(memref<sizes=[3] align=16 data=[7.0,nan,9.0]>, 1, 0.0) -> nan
// CALL: @maximumf(memref<sizes=[3] align=16 data=[7.0,inf,9.0]>, 1, 0.0) -> inf
// CALL: @maximumf(memref<sizes=[3] align=16 data=[7.0,-0.0,9.0]>, 1, nan) -> -0.0
// CALL: @minimumf(memref<sizes=[3] align=16 data=[7.0,0.0,9.0]>, 1, nan) -> 0.0 after arg0=[7.0,nan,9.0]
// CALL: @minimumf(memref<sizes=[3] align=16 data=[7.0,0.0,9.0]>, 1, inf) -> 0.0
// CALL: @minimumf(memref<sizes=[3] align=16 data=[7.0,0.0,9.0]>, 1, -0.0) -> 0.0
// CALL: @minimumf(memref<sizes=[3] align=16 data=[inf,inf,inf]>, 1, inf) -> inf
// CALL: @minimumf(memref<sizes=[3] align=16 data=[-0.0,-0.0,-0.0]>, 1, 0.0) -> -0.0
// CALL: @maxnumf(memref<sizes=[3] align=16 data=[7.0,nan,9.0]>, 1, 1.0) -> nan after arg0=[7.0,1.0,9.0]
// CALL: @maxnumf(memref<sizes=[2] align=16 data=[7.0,1.5]>, 1, 1.5) -> 1.5 after arg0=[7.0,1.5]
// CALL: @maxnumf(memref<sizes=[2] align=16 lead=64 data=[7.0,1.5]>, 1, 2.5) -> 1.5 after arg0=[7.0,2.5]
// CALL: @addi(memref<sizes=[2] align=16 data=[7,18446744073709551615]>, 1, 1) -> 18446744073709551615 after arg0=[7,18446744073709551616]
// CALL: @xori(memref<sizes=[2] align=16 data=[7,-1]>, 1, 1) -> -1 after arg0=[7,-2]
// CALL: @maxs(memref<sizes=[2] align=16 data=[7,-1]>, 1, -18446744073709551616) -> -1 after arg0=[7,-1]
// CALL: @minu(memref<sizes=[2] align=16 data=[7,-1]>, 1, 18446744073709551616) -> -1 after arg0=[7,18446744073709551616]
// CALL: @minu(memref<sizes=[2] align=16 lead=64 data=[7,5]>, 1, 5) -> 5 after arg0=[7,5]
// CALL: @generic(memref<sizes=[2] align=16 data=[7,0]>, 1, 1) -> 0 after arg0=[7,-1]
// CALL-RANDOM: @addi(memref<sizes=[N] align=16>, 0..N-1, _) N=1..5 count=30
// CALL-RANDOM: @maxs(memref<sizes=[N] align=16>, 0..N-1, _) N=1..5 count=30
// CALL-RANDOM: @minimumf(memref<sizes=[N] align=16>, 0..N-1, _) N=1..5 count=30
// CALL-RANDOM: @maximumf(memref<sizes=[N]>, 0..N-1, _) N=1..6 count=40 seed=11
// CALL-RANDOM: @maxnumf(memref<sizes=[N]>, 0..N-1, _) N=1..6 count=40 seed=11
// CALL-RANDOM: @xori(memref<sizes=[N]>, 0..N-1, _) N=1..6 count=40 seed=11
// CALL-RANDOM: @minu(memref<sizes=[N]>, 0..N-1, _) N=1..6 count=40 seed=11
// The last element of a buffer whose first bytes are not the memref's, and numbers at the ends.
// CALL: @assign(memref<sizes=[2] align=16 lead=64 data=[7.0,1.5]>, 1, 2.5) -> 1.5 after arg0=[7.0,2.5]
// CALL: @addf(memref<sizes=[2] align=16 lead=64 data=[7.0,1.5]>, 1, 2.5) -> 1.5 after arg0=[7.0,4.0]
// CALL: @addf(memref<sizes=[2] align=16 lead=64 data=[7.0,1.5]>, 0, 2.5) -> 7.0 after arg0=[9.5,1.5]
// CALL: @addf(memref<sizes=[1] align=16 data=[nan]>, 0, 1.0) -> nan after arg0=[nan]
// CALL: @addf(memref<sizes=[1] align=16 data=[-0.0]>, 0, -0.0) -> -0.0 after arg0=[-0.0]
// CALL: @mulf(memref<sizes=[2] align=16 lead=64 data=[7.0,1.5]>, 1, 2.5) -> 1.5 after arg0=[7.0,3.75]
// CALL: @mulf(memref<sizes=[2] align=16 lead=64 data=[7.0,1.5]>, 0, 2.5) -> 7.0 after arg0=[17.5,1.5]
// CALL: @mulf(memref<sizes=[1] align=16 data=[inf]>, 0, 2.0) -> inf after arg0=[inf]
// CALL: @mulf(memref<sizes=[1] align=16 data=[0.0]>, 0, -1.0) -> 0.0 after arg0=[-0.0]
// CALL: @maximumf(memref<sizes=[1] align=16 data=[-0.0]>, 0, -0.0) -> -0.0 after arg0=[-0.0]
// CALL: @maximumf(memref<sizes=[1] align=16 data=[0.0]>, 0, -0.0) -> 0.0 after arg0=[0.0]
// CALL: @maximumf(memref<sizes=[1] align=16 data=[-inf]>, 0, -inf) -> -inf after arg0=[-inf]
// CALL: @minimumf(memref<sizes=[1] align=16 data=[-0.0]>, 0, 0.0) -> -0.0 after arg0=[-0.0]
// CALL: @maxnumf(memref<sizes=[1] align=16 data=[inf]>, 0, nan) -> inf after arg0=[inf]

// REQUIRES: aot-aarch64
// RUN: memref-cts-opt --lower-to-llvm --emit=object -O1 --target=aarch64-linux-gnu %s -o %t.o
// RUN: aarch64-linux-gnu-gcc -static %S/Inputs/scalable.c %t.o -lm -o %t
// RUN: qemu-aarch64-static -cpu max,sve-default-vector-length=16 %t | FileCheck %s -DSCALE=1
// RUN: qemu-aarch64-static -cpu max,sve-default-vector-length=64 %t | FileCheck %s -DSCALE=4
// Scalable vectors on machines of two lengths.

// CHECK: scale [[SCALE]]
func.func @scale() -> index attributes {llvm.emit_c_interface, target_features = #llvm.target_features<["+sve"]>} {
  %0 = vector.vscale
  return %0 : index
}
// CHECK: gather good
func.func @gather(%from: memref<?xf32>, %at: memref<?xi32>, %to: memref<?xf32>) attributes {llvm.emit_c_interface, target_features = #llvm.target_features<["+sve"]>} {
  %zero = arith.constant 0 : index
  %on = arith.constant dense<true> : vector<[4]xi1>
  %none = arith.constant dense<0.0> : vector<[4]xf32>
  %0 = vector.load %at[%zero] : memref<?xi32>, vector<[4]xi32>
  %1 = vector.gather %from[%zero][%0], %on, %none : memref<?xf32>, vector<[4]xi32>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
  vector.store %1, %to[%zero] : memref<?xf32>, vector<[4]xf32>
  return
}
// CHECK: scatter good
func.func @scatter(%from: memref<?xf32>, %at: memref<?xi32>, %to: memref<?xf32>) attributes {llvm.emit_c_interface, target_features = #llvm.target_features<["+sve"]>} {
  %zero = arith.constant 0 : index
  %on = arith.constant dense<true> : vector<[4]xi1>
  %0 = vector.load %at[%zero] : memref<?xi32>, vector<[4]xi32>
  %1 = vector.load %from[%zero] : memref<?xf32>, vector<[4]xf32>
  vector.scatter %to[%zero][%0], %on, %1 : memref<?xf32>, vector<[4]xi32>, vector<[4]xi1>, vector<[4]xf32>
  return
}
// CHECK: strided good
func.func @strided(%from: memref<?xf32, strided<[?], offset: ?>>, %first: index, %to: memref<?xf32>) attributes {llvm.emit_c_interface, target_features = #llvm.target_features<["+sve"]>} {
  %zero = arith.constant 0 : index
  %rest = arith.constant -1.0 : f32
  %0 = vector.transfer_read %from[%first], %rest : memref<?xf32, strided<[?], offset: ?>>, vector<[4]xf32>
  vector.transfer_write %0, %to[%zero] : vector<[4]xf32>, memref<?xf32>
  return
}
// Down the columns of a matrix, without bounds.
// CHECK: columns good
func.func @columns(%from: memref<?x2xf32>, %to: memref<?xf32>) attributes {llvm.emit_c_interface, target_features = #llvm.target_features<["+sve"]>} {
  %zero = arith.constant 0 : index
  %rest = arith.constant 0.0 : f32
  %0 = vector.transfer_read %from[%zero, %zero], %rest {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>}
     : memref<?x2xf32>, vector<2x[4]xf32>
  %1 = vector.shape_cast %0 : vector<2x[4]xf32> to vector<[8]xf32>
  vector.store %1, %to[%zero] : memref<?xf32>, vector<[8]xf32>
  return
}
// CHECK: same good
func.func @same(%from: memref<?xf32>, %to: memref<?xf32>) attributes {llvm.emit_c_interface, target_features = #llvm.target_features<["+sve"]>} {
  %zero = arith.constant 0 : index
  %rest = arith.constant 0.0 : f32
  %0 = vector.transfer_read %from[%zero], %rest {in_bounds = [true], permutation_map = affine_map<(d0) -> (0)>} : memref<?xf32>, vector<[4]xf32>
  vector.store %0, %to[%zero] : memref<?xf32>, vector<[4]xf32>
  return
}
// CHECK: sum 6 -0
func.func @sum(%from: memref<?xf32>, %count: index) -> f32 attributes {llvm.emit_c_interface, target_features = #llvm.target_features<["+sve"]>} {
  %zero = arith.constant 0 : index
  %0 = vector.load %from[%zero] : memref<?xf32>, vector<[4]xf32>
  %1 = vector.create_mask %count : vector<[4]xi1>
  %2 = vector.mask %1 { vector.reduction <add>, %0 : vector<[4]xf32> into f32 } : vector<[4]xi1> -> f32
  return %2 : f32
}
// CHECK: least 1
func.func @least(%from: memref<?xf32>, %count: index) -> f32 attributes {llvm.emit_c_interface, target_features = #llvm.target_features<["+sve"]>} {
  %zero = arith.constant 0 : index
  %0 = vector.load %from[%zero] : memref<?xf32>, vector<[4]xf32>
  %1 = vector.create_mask %count : vector<[4]xi1>
  %2 = vector.mask %1 { vector.reduction <minnumf>, %0 fastmath<nnan> : vector<[4]xf32> into f32 } : vector<[4]xi1> -> f32
  return %2 : f32
}
// CHECK: most 3 -7
func.func @most(%from: memref<?xi32>, %count: index, %start: i32) -> i32 attributes {llvm.emit_c_interface, target_features = #llvm.target_features<["+sve"]>} {
  %zero = arith.constant 0 : index
  %0 = vector.load %from[%zero] : memref<?xi32>, vector<[4]xi32>
  %1 = vector.create_mask %count : vector<[4]xi1>
  %2 = vector.mask %1 { vector.reduction <maxsi>, %0, %start : vector<[4]xi32> into i32 } : vector<[4]xi1> -> i32
  return %2 : i32
}
// CHECK: all 0
func.func @all(%from: memref<?x?xf32>) -> f32 attributes {llvm.emit_c_interface, target_features = #llvm.target_features<["+sve"]>} {
  %zero = arith.constant 0 : index
  %none = arith.constant 0.0 : f32
  %0 = vector.transfer_read %from[%zero, %zero], %none : memref<?x?xf32>, vector<2x[4]xf32>
  %1 = vector.multi_reduction <add>, %0, %none [0, 1] : vector<2x[4]xf32> to f32
  return %1 : f32
}
// CHECK: rows good
func.func @rows(%from: memref<?x?xf32>, %to: memref<?xf32>) attributes {llvm.emit_c_interface, target_features = #llvm.target_features<["+sve"]>} {
  %zero = arith.constant 0 : index
  %none = arith.constant 0.0 : f32
  %start = arith.constant dense<0.5> : vector<2xf32>
  %0 = vector.transfer_read %from[%zero, %zero], %none : memref<?x?xf32>, vector<2x[4]xf32>
  %1 = vector.multi_reduction <add>, %0, %start [1] : vector<2x[4]xf32> to vector<2xf32>
  vector.store %1, %to[%zero] : memref<?xf32>, vector<2xf32>
  return
}
// CHECK: halves good
func.func @halves(%from: memref<?xf32>, %to: memref<?x?xf32>) attributes {llvm.emit_c_interface, target_features = #llvm.target_features<["+sve"]>} {
  %zero = arith.constant 0 : index
  %0 = vector.load %from[%zero] : memref<?xf32>, vector<[4]xf32>
  %1 = vector.shape_cast %0 : vector<[4]xf32> to vector<2x[2]xf32>
  vector.store %1, %to[%zero, %zero] : memref<?x?xf32>, vector<2x[2]xf32>
  return
}
// CHECK: whole good
func.func @whole(%from: memref<?x?xf32>, %to: memref<?xf32>) attributes {llvm.emit_c_interface, target_features = #llvm.target_features<["+sve"]>} {
  %zero = arith.constant 0 : index
  %0 = vector.load %from[%zero, %zero] : memref<?x?xf32>, vector<2x[4]xf32>
  %1 = vector.shape_cast %0 : vector<2x[4]xf32> to vector<1x[8]xf32>
  %2 = vector.shape_cast %1 : vector<1x[8]xf32> to vector<[8]xf32>
  vector.store %2, %to[%zero] : memref<?xf32>, vector<[8]xf32>
  return
}
// CHECK: expm1 near
func.func @near_expm1(%from: memref<?xf32>, %to: memref<?xf32>) attributes {llvm.emit_c_interface, target_features = #llvm.target_features<["+sve"]>} {
  %zero = arith.constant 0 : index
  %0 = vector.load %from[%zero] : memref<?xf32>, vector<[4]xf32>
  %1 = math.expm1 %0 : vector<[4]xf32>
  vector.store %1, %to[%zero] : memref<?xf32>, vector<[4]xf32>
  return
}
// CHECK: log1p near
func.func @near_log1p(%from: memref<?xf32>, %to: memref<?xf32>) attributes {llvm.emit_c_interface, target_features = #llvm.target_features<["+sve"]>} {
  %zero = arith.constant 0 : index
  %0 = vector.load %from[%zero] : memref<?xf32>, vector<[4]xf32>
  %1 = math.log1p %0 : vector<[4]xf32>
  vector.store %1, %to[%zero] : memref<?xf32>, vector<[4]xf32>
  return
}

// RUN: encode-test %s | FileCheck %s
// Lanes that move are tables, lanes that combine are slices of them, and accesses say along which dimension they run.

func.func @lanes(%s: i32, %v: vector<2x2xi32>, %w: vector<2xi32>, %i: index, %z: vector<i32>) {
  // CHECK: %5: vector<2x2xi32> = lanes %2[0, 1, 0, 1]
  %0 = vector.broadcast %w : vector<2xi32> to vector<2x2xi32>
  // CHECK: %6: i32 = vector-extract %1, %3[1, poison] : vector<2x2xi32>
  %1 = vector.extract %v[1, %i] : i32 from vector<2x2xi32>
  // CHECK: %7: vector<2xi32> = lanes %1[poison, poison]
  %2 = vector.extract %v[-1] : vector<2xi32> from vector<2x2xi32>
  // CHECK: %8: vector<2x2xi32> = vector-insert %2, %1, %3[poison] : vector<2x2xi32>
  %3 = vector.insert %w, %v[%i] : vector<2xi32> into vector<2x2xi32>
  // CHECK: %9: vector<2x2xi32> = lanes %1[poison, poison, poison, poison]
  %4 = vector.insert %w, %v[-1] : vector<2xi32> into vector<2x2xi32>
  // CHECK: %10: vector<2x1xi32> = lanes %1[1, 3]
  %5 = vector.extract_strided_slice %v {offsets = [0, 1], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
  // CHECK: %11: vector<2x2xi32> = lanes %2, %1[2, 3, 0, 1]
  %6 = vector.insert_strided_slice %w, %v {offsets = [1, 0], strides = [1]} : vector<2xi32> into vector<2x2xi32>
  // CHECK: %12: vector<3xi32> = lanes %2, %2[3, poison, 0]
  %7 = vector.shuffle %w, %w [3, -1, 0] : vector<2xi32>, vector<2xi32>
  // CHECK: %13: vector<4xi32> = lanes %2, %2[0, 2, 1, 3]
  %8 = vector.interleave %w, %w : vector<2xi32> -> vector<4xi32>
  // CHECK: %14: vector<2xi32>, %15: vector<2xi32> = lanes %13[0, 2, 1, 3]
  %9, %10 = vector.deinterleave %8 : vector<4xi32> -> vector<2xi32>
  // CHECK: %16: vector<2xi32> = lanes %0, %6[0, 1]
  %11 = vector.from_elements %s, %1 : vector<2xi32>
  // CHECK: %17: i32, %18: i32 = lanes %16[0, 1]
  %12:2 = vector.to_elements %11 : vector<2xi32>
  // CHECK: %19: vector<2x2xi32> = lanes %1[0, 2, 1, 3]
  %13 = vector.transpose %v, [1, 0] : vector<2x2xi32> to vector<2x2xi32>
  // CHECK: %20: vector<4xi32> = lanes %1[0, 1, 2, 3]
  %14 = vector.shape_cast %v : vector<2x2xi32> to vector<4xi32>
  // CHECK: %21: vector<4xi16> = bitcast %2 : vector<2xi32>
  %15 = vector.bitcast %w : vector<2xi32> to vector<4xi16>
  // CHECK: %22: vector<3xindex> = const [0, 1, 2] : vector<3xindex>
  %16 = vector.step : vector<3xindex>
  // CHECK: %23: vector<2x2xi1> = const [true, true, false, false] : vector<2x2xi1>
  %17 = vector.constant_mask [1, 2] : vector<2x2xi1>
  // CHECK: %24: vector<2x2xi1> = create-mask %3, %3 : vector<2x2xi1>
  %18 = vector.create_mask %i, %i : vector<2x2xi1>
  // CHECK: %25: vector<i32> = vector-insert %0, %4 {} : vector<i32>
  %19 = vector.insert %s, %z[] : i32 into vector<i32>
  return
}
func.func @combine(%v: vector<2xi32>, %w: vector<2x2xi32>, %a: i32, %f: vector<2xf32>, %k: vector<2xi1>) {
  // CHECK: %5: vector<2xf32> = fma %3, %3, %3 : vector<2xf32>
  %0 = vector.fma %f, %f, %f : vector<2xf32>
  // CHECK: %6: i32 = lanes %0[0]
  // CHECK-NEXT: %7: i32 = lanes %0[1]
  // CHECK-NEXT: %8: i32 = maxs %6, %7 : i32
  %1 = vector.reduction <maxsi>, %v : vector<2xi32> into i32
  // CHECK: %9: f32 = lanes %3[0]
  // CHECK-NEXT: %10: f32 = lanes %3[1]
  // CHECK-NEXT: %11: f32 = addf nnan %9, %10 : f32
  // A sum without a start value may be either zero where it is -0.
  // CHECK-NEXT: %12: f32 = zero : f32
  // CHECK-NEXT: %13: f32 = addf %11, %12 : f32
  %2 = vector.reduction <add>, %f fastmath<nnan> : vector<2xf32> into f32
  // CHECK: %23: i32 = const 1 : i32
  // CHECK-NEXT: %24: i32 = lanes %0[0]
  // CHECK-NEXT: %25: i1 = lanes %4[0]
  // CHECK-NEXT: %26: i32 = mul %23, %24 : i32
  // CHECK-NEXT: %27: i32 = select %25, %26, %23 : i32
  // CHECK-NEXT: %28: i32 = lanes %0[1]
  // CHECK-NEXT: %29: i1 = lanes %4[1]
  // CHECK-NEXT: %30: i32 = mul %27, %28 : i32
  // CHECK-NEXT: %31: i32 = select %29, %30, %27 : i32
  %3 = vector.mask %k { vector.reduction <mul>, %v : vector<2xi32> into i32 } : vector<2xi1> -> i32
  // CHECK: %32: vector<2xi32> = lanes %1[0, 1]
  // CHECK-NEXT: %33: vector<2xi32> = add %0, %32 : vector<2xi32>
  // CHECK-NEXT: %34: vector<2xi32> = lanes %1[2, 3]
  // CHECK-NEXT: %35: vector<2xi32> = add %33, %34 : vector<2xi32>
  %4 = vector.multi_reduction <add>, %w, %v [0] : vector<2x2xi32> to vector<2xi32>
  // CHECK: %36: vector<2x2xf32> = lanes %3[0, 0, 1, 1]
  // CHECK-NEXT: %37: vector<2x2xf32> = lanes %3[0, 1, 0, 1]
  // CHECK-NEXT: %38: vector<2x2xf32> = mulf %36, %37 : vector<2x2xf32>
  %5 = vector.outerproduct %f, %f : vector<2xf32>, vector<2xf32>
  // CHECK: %39: i32 = lanes %0[0]
  // CHECK-NEXT: %40: i32 = lanes %0[0]
  // CHECK-NEXT: %41: i32 = mul %39, %40 : i32
  // CHECK-NEXT: %42: i32 = add %2, %41 : i32
  // CHECK-NEXT: %43: i32 = lanes %0[1]
  // CHECK-NEXT: %44: i32 = lanes %0[1]
  // CHECK-NEXT: %45: i32 = mul %43, %44 : i32
  // CHECK-NEXT: %46: i32 = add %42, %45 : i32
  %6 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
    iterator_types = ["reduction"]} %v, %v, %a : vector<2xi32>, vector<2xi32> into i32
  // CHECK: %47: vector<i32> = lanes %2[0]
  %i = vector.from_elements %a : vector<i32>
  // CHECK: %48: vector<i32> = lanes %0[0]
  // CHECK-NEXT: %49: vector<i32> = add %47, %48 : vector<i32>
  // CHECK-NEXT: %50: vector<2xi32> = lanes %47, %49[0, 1]
  %7, %8 = vector.scan <add>, %v, %i {inclusive = false, reduction_dim = 0 : i64} : vector<2xi32>, vector<i32>
  // An inclusive scan starts with the first slice.
  // CHECK: %[[FIRST:.*]]: vector<i32> = lanes %0[0]
  // CHECK-NEXT: %[[SECOND:.*]]: vector<i32> = lanes %0[1]
  // CHECK-NEXT: %[[SUM:.*]]: vector<i32> = add %[[FIRST]], %[[SECOND]] : vector<i32>
  // CHECK-NEXT: = lanes %[[FIRST]], %[[SUM]][0, 1]
  %9, %10 = vector.scan <add>, %v, %i {inclusive = true, reduction_dim = 0 : i64} : vector<2xi32>, vector<i32>
  return
}
func.func @access(%m: memref<?x?xi32>, %i: index, %v: vector<2xi32>, %k: vector<2xi1>, %p: i32, %e: memref<?xvector<2xi32>>,
                  %c: memref<2xi32>, %w: vector<2x2xi32>, %l: vector<2x2xi1>) {
  // CHECK: %9: vector<2xi32> = poison : vector<2xi32>
  // CHECK-NEXT: %10: vector<2xi32> = vector-read %0, %1, %1, %9[8, 1, 1] : memref<?x?xi32>
  %0 = vector.load %m[%i, %i] {alignment = 8 : i64} : memref<?x?xi32>, vector<2xi32>
  // CHECK: vector-write %2, %0, %1, %1[0, 1, 1] : memref<?x?xi32>
  vector.store %v, %m[%i, %i] : memref<?x?xi32>, vector<2xi32>
  // CHECK: %11: vector<2xi32> = load %5, %1 : memref<?xvector<2xi32>>
  %1 = vector.load %e[%i] : memref<?xvector<2xi32>>, vector<2xi32>
  // CHECK: %12: vector<2xi32> = vector-read %0, %1, %1, %2, %3[0, 1, 1] : memref<?x?xi32>
  %2 = vector.maskedload %m[%i, %i], %k, %v : memref<?x?xi32>, vector<2xi1>, vector<2xi32> into vector<2xi32>
  // CHECK: vector-write %2, %0, %1, %1, %3[0, 1, 1] : memref<?x?xi32>
  vector.maskedstore %m[%i, %i], %k, %v : memref<?x?xi32>, vector<2xi1>, vector<2xi32>
  // CHECK: %13: vector<2xi32> = vector-expand %0, %1, %1, %2, %3 : memref<?x?xi32>
  %3 = vector.expandload %m[%i, %i], %k, %v : memref<?x?xi32>, vector<2xi1>, vector<2xi32> into vector<2xi32>
  // CHECK: vector-compress %2, %0, %1, %1, %3 : memref<?x?xi32>
  vector.compressstore %m[%i, %i], %k, %v : memref<?x?xi32>, vector<2xi1>, vector<2xi32>
  // CHECK: %14: vector<2xi32> = vector-gather %0, %1, %1, %2, %3, %2 : memref<?x?xi32>
  %4 = vector.gather %m[%i, %i] [%v], %k, %v : memref<?x?xi32>, vector<2xi32>, vector<2xi1>, vector<2xi32> into vector<2xi32>
  // CHECK: vector-scatter %2, %0, %1, %1, %3, %2 : memref<?x?xi32>
  vector.scatter %m[%i, %i] [%v], %k, %v : memref<?x?xi32>, vector<2xi32>, vector<2xi1>, vector<2xi32>
  // CHECK: %15: vector<2x2xi32> = lanes %4[0, 0, 0, 0]
  // CHECK-NEXT: %16: vector<2x2xi32> = vector-read %0, %1, %1, %15[0, poison, 1, 0, 0] : memref<?x?xi32>
  %5 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (0, d0)>} : memref<?x?xi32>, vector<2x2xi32>
  // CHECK: %17: vector<2x2xi1> = lanes %8[0, 2, 1, 3]
  // CHECK-NEXT: vector-write %7, %0, %1, %1, %17[0, 1, 0, 0, 0] : memref<?x?xi32>
  vector.transfer_write %w, %m[%i, %i], %l {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<2x2xi32>, memref<?x?xi32>
  // CHECK: %18: memref<vector<2xi32>> = vector-type-cast %6 : memref<2xi32>
  %6 = vector.type_cast %c : memref<2xi32> to memref<vector<2xi32>>
  return
}

// Sums whose order is open say so; a product is not rounded before it is added, or is.
// CHECK-LABEL: func @orders
func.func @orders(%v: vector<2xf32>, %w: vector<1xf32>, %a: f32) {
  // CHECK: addf reassoc %2, %{{[0-9]+}} : f32
  // CHECK-NEXT: lanes
  // CHECK-NEXT: addf reassoc
  %0 = vector.multi_reduction <add>, %v, %a [0] : vector<2xf32> to f32
  // CHECK: mulf reassoc
  %1 = vector.reduction <mul>, %v fastmath<reassoc> : vector<2xf32> into f32
  // CHECK: mulf %
  %2 = vector.reduction <mul>, %v : vector<2xf32> into f32
  // CHECK: mulf contract
  // CHECK-NEXT: addf reassoc
  // CHECK: mulf contract
  // CHECK-NEXT: addf reassoc
  %3 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
    iterator_types = ["reduction"]} %v, %v, %a : vector<2xf32>, vector<2xf32> into f32
  // CHECK: mulf reassoc
  // CHECK-NEXT: mulf reassoc
  %4 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
    iterator_types = ["reduction"], kind = #vector.kind<mul>} %v, %v, %a : vector<2xf32>, vector<2xf32> into f32
  // CHECK: mulf %
  // CHECK-NEXT: maximumf %
  %5 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
    iterator_types = ["reduction"], kind = #vector.kind<maximumf>} %v, %v, %a : vector<2xf32>, vector<2xf32> into f32
  // CHECK: addf %
  %6 = vector.multi_reduction <add>, %w, %a [0] : vector<1xf32> to f32
  return
}

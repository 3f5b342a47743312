// RUN: encode-test %s | FileCheck %s
// Integer operations with their flags, comparisons, casts and constants; index like integers.

// CHECK-LABEL: func @binary : (i32, i32) -> ()
// CHECK: ^0([[V0:%[0-9]+]]: i32, [[V1:%[0-9]+]]: i32):
func.func @binary(%a: i32, %b: i32) {
  // CHECK: [[V2:%[0-9]+]]: i32 = add nsw [[V0]], [[V1]] : i32
  %0 = arith.addi %a, %b overflow<nsw> : i32
  // CHECK: [[V3:%[0-9]+]]: i32 = sub nuw [[V0]], [[V1]] : i32
  %1 = arith.subi %a, %b overflow<nuw> : i32
  // CHECK: [[V4:%[0-9]+]]: i32 = mul nsw nuw [[V0]], [[V1]] : i32
  %2 = arith.muli %a, %b overflow<nsw, nuw> : i32
  // CHECK: [[V5:%[0-9]+]]: i32 = divu exact [[V0]], [[V1]] : i32
  %3 = arith.divui %a, %b exact : i32
  // CHECK: [[V6:%[0-9]+]]: i32 = divs [[V0]], [[V1]] : i32
  %4 = arith.divsi %a, %b : i32
  // CHECK: [[V7:%[0-9]+]]: i32 = remu [[V0]], [[V1]] : i32
  %5 = arith.remui %a, %b : i32
  // CHECK: [[V8:%[0-9]+]]: i32 = rems [[V0]], [[V1]] : i32
  %6 = arith.remsi %a, %b : i32
  // CHECK: [[V9:%[0-9]+]]: i32 = ceildivu [[V0]], [[V1]] : i32
  %7 = arith.ceildivui %a, %b : i32
  // CHECK: [[V10:%[0-9]+]]: i32 = ceildivs [[V0]], [[V1]] : i32
  %8 = arith.ceildivsi %a, %b : i32
  // CHECK: [[V11:%[0-9]+]]: i32 = floordivs [[V0]], [[V1]] : i32
  %9 = arith.floordivsi %a, %b : i32
  // CHECK: [[V12:%[0-9]+]]: i32 = and [[V0]], [[V1]] : i32
  %10 = arith.andi %a, %b : i32
  // CHECK: [[V13:%[0-9]+]]: i32 = or [[V0]], [[V1]] : i32
  %11 = arith.ori %a, %b : i32
  // CHECK: [[V14:%[0-9]+]]: i32 = xor [[V0]], [[V1]] : i32
  %12 = arith.xori %a, %b : i32
  // CHECK: [[V15:%[0-9]+]]: i32 = shl nsw [[V0]], [[V1]] : i32
  %13 = arith.shli %a, %b overflow<nsw> : i32
  // CHECK: [[V16:%[0-9]+]]: i32 = shru exact [[V0]], [[V1]] : i32
  %14 = arith.shrui %a, %b exact : i32
  // CHECK: [[V17:%[0-9]+]]: i32 = shrs [[V0]], [[V1]] : i32
  %15 = arith.shrsi %a, %b : i32
  // CHECK: [[V18:%[0-9]+]]: i32 = maxs [[V0]], [[V1]] : i32
  %16 = arith.maxsi %a, %b : i32
  // CHECK: [[V19:%[0-9]+]]: i32 = maxu [[V0]], [[V1]] : i32
  %17 = arith.maxui %a, %b : i32
  // CHECK: [[V20:%[0-9]+]]: i32 = mins [[V0]], [[V1]] : i32
  %18 = arith.minsi %a, %b : i32
  // CHECK: [[V21:%[0-9]+]]: i32 = minu [[V0]], [[V1]] : i32
  %19 = arith.minui %a, %b : i32
  // CHECK: [[V22:%[0-9]+]]: i32, [[V23:%[0-9]+]]: i1 = addu-extended [[V0]], [[V1]] : i32
  %20, %21 = arith.addui_extended %a, %b : i32, i1
  // CHECK: [[V24:%[0-9]+]]: i32, [[V25:%[0-9]+]]: i32 = muls-extended [[V0]], [[V1]] : i32
  %22, %23 = arith.mulsi_extended %a, %b : i32
  // CHECK: [[V26:%[0-9]+]]: i32, [[V27:%[0-9]+]]: i32 = mulu-extended [[V0]], [[V1]] : i32
  %24, %25 = arith.mului_extended %a, %b : i32
  // CHECK: return loc
  return
}
// CHECK-LABEL: func @compare : (i32, i32, index, index, i1, vector<2x3xi8>) -> (i32)
// CHECK: ^0([[V0:%[0-9]+]]: i32, [[V1:%[0-9]+]]: i32, [[V2:%[0-9]+]]: index, [[V3:%[0-9]+]]: index, [[V4:%[0-9]+]]: i1, [[V5:%[0-9]+]]: vector<2x3xi8>):
func.func @compare(%a: i32, %b: i32, %x: index, %y: index, %c: i1, %v: vector<2x3xi8>) -> i32 {
  // CHECK: [[V6:%[0-9]+]]: i1 = cmpi eq [[V0]], [[V1]] : i32
  %0 = arith.cmpi eq, %a, %b : i32
  // CHECK: [[V7:%[0-9]+]]: i1 = cmpi ne [[V0]], [[V1]] : i32
  %1 = arith.cmpi ne, %a, %b : i32
  // CHECK: [[V8:%[0-9]+]]: i1 = cmpi slt [[V0]], [[V1]] : i32
  %2 = arith.cmpi slt, %a, %b : i32
  // CHECK: [[V9:%[0-9]+]]: i1 = cmpi sle [[V0]], [[V1]] : i32
  %3 = arith.cmpi sle, %a, %b : i32
  // CHECK: [[V10:%[0-9]+]]: i1 = cmpi sgt [[V0]], [[V1]] : i32
  %4 = arith.cmpi sgt, %a, %b : i32
  // CHECK: [[V11:%[0-9]+]]: i1 = cmpi sge [[V0]], [[V1]] : i32
  %5 = arith.cmpi sge, %a, %b : i32
  // CHECK: [[V12:%[0-9]+]]: i1 = cmpi ult [[V2]], [[V3]] : index
  %6 = arith.cmpi ult, %x, %y : index
  // CHECK: [[V13:%[0-9]+]]: i1 = cmpi ule [[V2]], [[V3]] : index
  %7 = arith.cmpi ule, %x, %y : index
  // CHECK: [[V14:%[0-9]+]]: i1 = cmpi ugt [[V2]], [[V3]] : index
  %8 = arith.cmpi ugt, %x, %y : index
  // CHECK: [[V15:%[0-9]+]]: vector<2x3xi1> = cmpi uge [[V5]], [[V5]] : vector<2x3xi8>
  %9 = arith.cmpi uge, %v, %v : vector<2x3xi8>
  // CHECK: [[V16:%[0-9]+]]: vector<2x3xi8> = select [[V15]], [[V5]], [[V5]] : vector<2x3xi8>
  %10 = arith.select %9, %v, %v : vector<2x3xi1>, vector<2x3xi8>
  // CHECK: [[V17:%[0-9]+]]: vector<2x3xi8> = select [[V4]], [[V16]], [[V5]] : vector<2x3xi8>
  %11 = arith.select %c, %10, %v : vector<2x3xi8>
  // CHECK: [[V18:%[0-9]+]]: i32 = select [[V4]], [[V0]], [[V1]] : i32
  %12 = arith.select %c, %a, %b : i32
  // CHECK: return [[V18]]
  return %12 : i32
}
// CHECK-LABEL: func @casts : (i8, i128, index, vector<4xi16>, vector<4xindex>, f32) -> ()
// CHECK: ^0([[V0:%[0-9]+]]: i8, [[V1:%[0-9]+]]: i128, [[V2:%[0-9]+]]: index, [[V3:%[0-9]+]]: vector<4xi16>, [[V4:%[0-9]+]]: vector<4xindex>, [[V5:%[0-9]+]]: f32):
func.func @casts(%a: i8, %b: i128, %x: index, %v: vector<4xi16>, %vx: vector<4xindex>, %f: f32) {
  // CHECK: [[V6:%[0-9]+]]: i65 = sext [[V0]] : i8
  %0 = arith.extsi %a : i8 to i65
  // CHECK: [[V7:%[0-9]+]]: i9 = zext [[V0]] : i8
  %1 = arith.extui %a : i8 to i9
  // CHECK: [[V8:%[0-9]+]]: i1 = trunc nuw [[V1]] : i128
  %2 = arith.trunci %b overflow<nuw> : i128 to i1
  // CHECK: [[V9:%[0-9]+]]: i32 = casts [[V2]] : index
  %3 = arith.index_cast %x : index to i32
  // CHECK: [[V10:%[0-9]+]]: index = castu [[V9]] : i32
  %4 = arith.index_castui %3 : i32 to index
  // CHECK: [[V11:%[0-9]+]]: vector<4xi16> = casts [[V4]] : vector<4xindex>
  %5 = arith.index_cast %vx : vector<4xindex> to vector<4xi16>
  // CHECK: [[V12:%[0-9]+]]: i32 = bitcast [[V5]] : f32
  %7 = arith.bitcast %f : f32 to i32
  // CHECK: [[V13:%[0-9]+]]: vector<4xbf16> = bitcast [[V3]] : vector<4xi16>
  %8 = arith.bitcast %v : vector<4xi16> to vector<4xbf16>
  // CHECK: return loc
  return
}
// CHECK-LABEL: func @constants : () -> ()
func.func @constants() {
  // CHECK: [[V0:%[0-9]+]]: i32 = const -1 : i32
  %0 = arith.constant -1 : i32
  // CHECK: [[V1:%[0-9]+]]: i1 = const true : i1
  %1 = arith.constant true
  // CHECK: [[V2:%[0-9]+]]: index = const -2 : index
  %2 = arith.constant -2 : index
  // CHECK: [[V3:%[0-9]+]]: i128 = const 170141183460469231731687303715884105727 : i128
  %3 = arith.constant 170141183460469231731687303715884105727 : i128
  // CHECK: [[V4:%[0-9]+]]: vector<2x3xi32> = const splat 7 : vector<2x3xi32>
  %4 = arith.constant dense<7> : vector<2x3xi32>
  // CHECK: [[V5:%[0-9]+]]: vector<3xindex> = const [1, -2, 3] : vector<3xindex>
  %5 = arith.constant dense<[1, -2, 3]> : vector<3xindex>
  // CHECK: [[V6:%[0-9]+]]: vector<2xi1> = const [true, false] : vector<2xi1>
  %6 = arith.constant dense<[true, false]> : vector<2xi1>
  // CHECK: [[V7:%[0-9]+]]: vector<i8> = const 5 : vector<i8>
  %7 = arith.constant dense<5> : vector<i8>
  // CHECK: return loc
  return
}

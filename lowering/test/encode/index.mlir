// RUN: encode-test %s | FileCheck %s
// The index dialect is integers of the width of index.

// CHECK-LABEL: func @index : (index, index, i32) -> (index)
// CHECK: ^0([[V0:%[0-9]+]]: index, [[V1:%[0-9]+]]: index, [[V2:%[0-9]+]]: i32):
func.func @index(%a: index, %b: index, %i: i32) -> index {
  // CHECK: [[V3:%[0-9]+]]: index = const -5 : index
  %0 = index.constant -5
  // CHECK: [[V4:%[0-9]+]]: i1 = const true : i1
  %1 = index.bool.constant true
  // CHECK: [[V5:%[0-9]+]]: index = const 64 : index
  %2 = index.sizeof
  // CHECK: [[V6:%[0-9]+]]: index = add [[V0]], [[V1]] : index
  %3 = index.add %a, %b
  // CHECK: [[V7:%[0-9]+]]: index = sub [[V6]], [[V5]] : index
  %4 = index.sub %3, %2
  // CHECK: [[V8:%[0-9]+]]: index = mul [[V7]], [[V3]] : index
  %5 = index.mul %4, %0
  // CHECK: [[V9:%[0-9]+]]: index = divs [[V8]], [[V1]] : index
  %6 = index.divs %5, %b
  // CHECK: [[V10:%[0-9]+]]: index = divu [[V9]], [[V1]] : index
  %7 = index.divu %6, %b
  // CHECK: [[V11:%[0-9]+]]: index = ceildivs [[V10]], [[V1]] : index
  %8 = index.ceildivs %7, %b
  // CHECK: [[V12:%[0-9]+]]: index = ceildivu [[V11]], [[V1]] : index
  %9 = index.ceildivu %8, %b
  // CHECK: [[V13:%[0-9]+]]: index = floordivs [[V12]], [[V1]] : index
  %10 = index.floordivs %9, %b
  // CHECK: [[V14:%[0-9]+]]: index = rems [[V13]], [[V1]] : index
  %11 = index.rems %10, %b
  // CHECK: [[V15:%[0-9]+]]: index = remu [[V14]], [[V1]] : index
  %12 = index.remu %11, %b
  // CHECK: [[V16:%[0-9]+]]: index = maxs [[V15]], [[V1]] : index
  %13 = index.maxs %12, %b
  // CHECK: [[V17:%[0-9]+]]: index = maxu [[V16]], [[V1]] : index
  %14 = index.maxu %13, %b
  // CHECK: [[V18:%[0-9]+]]: index = mins [[V17]], [[V1]] : index
  %15 = index.mins %14, %b
  // CHECK: [[V19:%[0-9]+]]: index = minu [[V18]], [[V1]] : index
  %16 = index.minu %15, %b
  // CHECK: [[V20:%[0-9]+]]: index = shl [[V19]], [[V1]] : index
  %17 = index.shl %16, %b
  // CHECK: [[V21:%[0-9]+]]: index = shrs [[V20]], [[V1]] : index
  %18 = index.shrs %17, %b
  // CHECK: [[V22:%[0-9]+]]: index = shru [[V21]], [[V1]] : index
  %19 = index.shru %18, %b
  // CHECK: [[V23:%[0-9]+]]: index = and [[V22]], [[V1]] : index
  %20 = index.and %19, %b
  // CHECK: [[V24:%[0-9]+]]: index = or [[V23]], [[V1]] : index
  %21 = index.or %20, %b
  // CHECK: [[V25:%[0-9]+]]: index = xor [[V24]], [[V1]] : index
  %22 = index.xor %21, %b
  // CHECK: [[V26:%[0-9]+]]: index = casts [[V2]] : i32
  %23 = index.casts %i : i32 to index
  // CHECK: [[V27:%[0-9]+]]: i64 = castu [[V25]] : index
  %24 = index.castu %22 : index to i64
  // CHECK: [[V28:%[0-9]+]]: i1 = cmpi slt [[V25]], [[V26]] : index
  %25 = index.cmp slt(%22, %23)
  // CHECK: [[V29:%[0-9]+]]: i1 = cmpi uge [[V25]], [[V26]] : index
  %26 = index.cmp uge(%22, %23)
  // CHECK: return [[V25]]
  return %22 : index
}

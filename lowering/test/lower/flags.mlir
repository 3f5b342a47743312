// RUN: memref-cts-opt --lower-to-llvm --split-input-file %s | FileCheck %s --implicit-check-not=fastmathFlags --implicit-check-not=overflow --implicit-check-not=exact --implicit-check-not=nneg
// Every operation with flags carries each of them, and none has one that the source does not have.

// CHECK-LABEL: llvm.func @integers(
func.func @integers(%a: i32, %b: i32, %r: vector<2x4xi32>) {
  // CHECK: llvm.add %{{.*}}, %{{.*}} overflow<nsw> : i32
  %1 = arith.addi %a, %b overflow<nsw> : i32
  // CHECK: llvm.add %{{.*}}, %{{.*}} overflow<nuw> : i32
  %2 = arith.addi %a, %b overflow<nuw> : i32
  // CHECK: llvm.add %{{.*}}, %{{.*}} overflow<nsw, nuw> : i32
  %3 = arith.addi %a, %b overflow<nsw, nuw> : i32
  // CHECK: llvm.add %{{.*}}, %{{.*}} : i32
  %4 = arith.addi %a, %b : i32
  // CHECK: llvm.sub %{{.*}}, %{{.*}} overflow<nsw> : i32
  %5 = arith.subi %a, %b overflow<nsw> : i32
  // CHECK: llvm.sub %{{.*}}, %{{.*}} overflow<nuw> : i32
  %6 = arith.subi %a, %b overflow<nuw> : i32
  // CHECK: llvm.sub %{{.*}}, %{{.*}} overflow<nsw, nuw> : i32
  %7 = arith.subi %a, %b overflow<nsw, nuw> : i32
  // CHECK: llvm.sub %{{.*}}, %{{.*}} : i32
  %8 = arith.subi %a, %b : i32
  // CHECK: llvm.mul %{{.*}}, %{{.*}} overflow<nsw> : i32
  %9 = arith.muli %a, %b overflow<nsw> : i32
  // CHECK: llvm.mul %{{.*}}, %{{.*}} overflow<nuw> : i32
  %10 = arith.muli %a, %b overflow<nuw> : i32
  // CHECK: llvm.mul %{{.*}}, %{{.*}} overflow<nsw, nuw> : i32
  %11 = arith.muli %a, %b overflow<nsw, nuw> : i32
  // CHECK: llvm.mul %{{.*}}, %{{.*}} : i32
  %12 = arith.muli %a, %b : i32
  // CHECK: llvm.shl %{{.*}}, %{{.*}} overflow<nsw> : i32
  %13 = arith.shli %a, %b overflow<nsw> : i32
  // CHECK: llvm.shl %{{.*}}, %{{.*}} overflow<nuw> : i32
  %14 = arith.shli %a, %b overflow<nuw> : i32
  // CHECK: llvm.shl %{{.*}}, %{{.*}} overflow<nsw, nuw> : i32
  %15 = arith.shli %a, %b overflow<nsw, nuw> : i32
  // CHECK: llvm.shl %{{.*}}, %{{.*}} : i32
  %16 = arith.shli %a, %b : i32
  // CHECK: llvm.trunc %{{.*}} overflow<nsw> : i32 to i8
  %17 = arith.trunci %a overflow<nsw> : i32 to i8
  // CHECK: llvm.trunc %{{.*}} overflow<nuw> : i32 to i8
  %18 = arith.trunci %a overflow<nuw> : i32 to i8
  // CHECK: llvm.trunc %{{.*}} overflow<nsw, nuw> : i32 to i8
  %19 = arith.trunci %a overflow<nsw, nuw> : i32 to i8
  // CHECK: llvm.trunc %{{.*}} : i32 to i8
  %20 = arith.trunci %a : i32 to i8
  // CHECK: llvm.udiv exact %{{.*}}, %{{.*}} : i32
  %21 = arith.divui %a, %b exact : i32
  // CHECK: llvm.udiv %{{.*}}, %{{.*}} : i32
  %22 = arith.divui %a, %b : i32
  // CHECK: llvm.sdiv exact %{{.*}}, %{{.*}} : i32
  %23 = arith.divsi %a, %b exact : i32
  // CHECK: llvm.sdiv %{{.*}}, %{{.*}} : i32
  %24 = arith.divsi %a, %b : i32
  // CHECK: llvm.lshr exact %{{.*}}, %{{.*}} : i32
  %25 = arith.shrui %a, %b exact : i32
  // CHECK: llvm.lshr %{{.*}}, %{{.*}} : i32
  %26 = arith.shrui %a, %b : i32
  // CHECK: llvm.ashr exact %{{.*}}, %{{.*}} : i32
  %27 = arith.shrsi %a, %b exact : i32
  // CHECK: llvm.ashr %{{.*}}, %{{.*}} : i32
  %28 = arith.shrsi %a, %b : i32
  // CHECK: llvm.add %{{.*}}, %{{.*}} overflow<nsw> : vector<4xi32>
  // CHECK: llvm.add %{{.*}}, %{{.*}} overflow<nsw> : vector<4xi32>
  %29 = arith.addi %r, %r overflow<nsw> : vector<2x4xi32>
  // CHECK: llvm.udiv exact %{{.*}}, %{{.*}} : vector<4xi32>
  // CHECK: llvm.udiv exact %{{.*}}, %{{.*}} : vector<4xi32>
  %30 = arith.divui %r, %r exact : vector<2x4xi32>
  return
}

// CHECK-LABEL: llvm.func @none_to_carry(
func.func @none_to_carry(%a: i32, %b: i32, %i: index, %j: index) {
  // CHECK: llvm.sdiv %{{.*}}, %{{.*}} : i32
  %1 = arith.ceildivsi %a, %b : i32
  // CHECK: llvm.sdiv %{{.*}}, %{{.*}} : i32
  %2 = arith.floordivsi %a, %b : i32
  // CHECK: llvm.udiv %{{.*}}, %{{.*}} : i32
  %3 = arith.ceildivui %a, %b : i32
  // CHECK: llvm.add %{{.*}}, %{{.*}} : i64
  %4 = index.add %i, %j
  // CHECK: llvm.sub %{{.*}}, %{{.*}} : i64
  %5 = index.sub %i, %j
  // CHECK: llvm.mul %{{.*}}, %{{.*}} : i64
  %6 = index.mul %i, %j
  // CHECK: llvm.shl %{{.*}}, %{{.*}} : i64
  %7 = index.shl %i, %j
  // CHECK: llvm.ashr %{{.*}}, %{{.*}} : i64
  %8 = index.shrs %i, %j
  // CHECK: llvm.lshr %{{.*}}, %{{.*}} : i64
  %9 = index.shru %i, %j
  // CHECK: llvm.sdiv %{{.*}}, %{{.*}} : i64
  %10 = index.divs %i, %j
  // CHECK: llvm.udiv %{{.*}}, %{{.*}} : i64
  %11 = index.divu %i, %j
  // CHECK: llvm.zext %{{.*}} : i32 to i64
  %12 = arith.extui %a : i32 to i64
  // CHECK: llvm.uitofp %{{.*}} : i32 to f32
  %13 = arith.uitofp %a : i32 to f32
  // CHECK: llvm.zext %{{.*}} : i32 to i64
  %14 = arith.index_castui %a : i32 to index
  return
}

// CHECK-LABEL: llvm.func @floats(
func.func @floats(%x: f32, %y: f32, %r: vector<2x4xf32>, %q: vector<4xf32>) {
  // CHECK: llvm.fadd %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan>} : f32
  %1 = arith.addf %x, %y fastmath<nnan> : f32
  // CHECK: llvm.fadd %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<ninf>} : f32
  %2 = arith.addf %x, %y fastmath<ninf> : f32
  // CHECK: llvm.fadd %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nsz>} : f32
  %3 = arith.addf %x, %y fastmath<nsz> : f32
  // CHECK: llvm.fadd %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<arcp>} : f32
  %4 = arith.addf %x, %y fastmath<arcp> : f32
  // CHECK: llvm.fadd %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<contract>} : f32
  %5 = arith.addf %x, %y fastmath<contract> : f32
  // CHECK: llvm.fadd %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<afn>} : f32
  %6 = arith.addf %x, %y fastmath<afn> : f32
  // CHECK: llvm.fadd %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<reassoc>} : f32
  %7 = arith.addf %x, %y fastmath<reassoc> : f32
  // CHECK: llvm.fadd %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<fast>} : f32
  %8 = arith.addf %x, %y fastmath<fast> : f32
  // CHECK: llvm.fadd %{{.*}}, %{{.*}} : f32
  %9 = arith.addf %x, %y : f32
  // CHECK: llvm.fsub %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan>} : f32
  %10 = arith.subf %x, %y fastmath<nnan> : f32
  // CHECK: llvm.fsub %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<ninf>} : f32
  %11 = arith.subf %x, %y fastmath<ninf> : f32
  // CHECK: llvm.fsub %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nsz>} : f32
  %12 = arith.subf %x, %y fastmath<nsz> : f32
  // CHECK: llvm.fsub %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<arcp>} : f32
  %13 = arith.subf %x, %y fastmath<arcp> : f32
  // CHECK: llvm.fsub %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<contract>} : f32
  %14 = arith.subf %x, %y fastmath<contract> : f32
  // CHECK: llvm.fsub %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<afn>} : f32
  %15 = arith.subf %x, %y fastmath<afn> : f32
  // CHECK: llvm.fsub %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<reassoc>} : f32
  %16 = arith.subf %x, %y fastmath<reassoc> : f32
  // CHECK: llvm.fsub %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<fast>} : f32
  %17 = arith.subf %x, %y fastmath<fast> : f32
  // CHECK: llvm.fsub %{{.*}}, %{{.*}} : f32
  %18 = arith.subf %x, %y : f32
  // CHECK: llvm.fmul %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan>} : f32
  %19 = arith.mulf %x, %y fastmath<nnan> : f32
  // CHECK: llvm.fmul %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<ninf>} : f32
  %20 = arith.mulf %x, %y fastmath<ninf> : f32
  // CHECK: llvm.fmul %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nsz>} : f32
  %21 = arith.mulf %x, %y fastmath<nsz> : f32
  // CHECK: llvm.fmul %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<arcp>} : f32
  %22 = arith.mulf %x, %y fastmath<arcp> : f32
  // CHECK: llvm.fmul %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<contract>} : f32
  %23 = arith.mulf %x, %y fastmath<contract> : f32
  // CHECK: llvm.fmul %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<afn>} : f32
  %24 = arith.mulf %x, %y fastmath<afn> : f32
  // CHECK: llvm.fmul %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<reassoc>} : f32
  %25 = arith.mulf %x, %y fastmath<reassoc> : f32
  // CHECK: llvm.fmul %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<fast>} : f32
  %26 = arith.mulf %x, %y fastmath<fast> : f32
  // CHECK: llvm.fmul %{{.*}}, %{{.*}} : f32
  %27 = arith.mulf %x, %y : f32
  // CHECK: llvm.fdiv %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan>} : f32
  %28 = arith.divf %x, %y fastmath<nnan> : f32
  // CHECK: llvm.fdiv %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<ninf>} : f32
  %29 = arith.divf %x, %y fastmath<ninf> : f32
  // CHECK: llvm.fdiv %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nsz>} : f32
  %30 = arith.divf %x, %y fastmath<nsz> : f32
  // CHECK: llvm.fdiv %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<arcp>} : f32
  %31 = arith.divf %x, %y fastmath<arcp> : f32
  // CHECK: llvm.fdiv %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<contract>} : f32
  %32 = arith.divf %x, %y fastmath<contract> : f32
  // CHECK: llvm.fdiv %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<afn>} : f32
  %33 = arith.divf %x, %y fastmath<afn> : f32
  // CHECK: llvm.fdiv %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<reassoc>} : f32
  %34 = arith.divf %x, %y fastmath<reassoc> : f32
  // CHECK: llvm.fdiv %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<fast>} : f32
  %35 = arith.divf %x, %y fastmath<fast> : f32
  // CHECK: llvm.fdiv %{{.*}}, %{{.*}} : f32
  %36 = arith.divf %x, %y : f32
  // CHECK: llvm.frem %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan>} : f32
  %37 = arith.remf %x, %y fastmath<nnan> : f32
  // CHECK: llvm.frem %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<ninf>} : f32
  %38 = arith.remf %x, %y fastmath<ninf> : f32
  // CHECK: llvm.frem %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nsz>} : f32
  %39 = arith.remf %x, %y fastmath<nsz> : f32
  // CHECK: llvm.frem %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<arcp>} : f32
  %40 = arith.remf %x, %y fastmath<arcp> : f32
  // CHECK: llvm.frem %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<contract>} : f32
  %41 = arith.remf %x, %y fastmath<contract> : f32
  // CHECK: llvm.frem %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<afn>} : f32
  %42 = arith.remf %x, %y fastmath<afn> : f32
  // CHECK: llvm.frem %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<reassoc>} : f32
  %43 = arith.remf %x, %y fastmath<reassoc> : f32
  // CHECK: llvm.frem %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<fast>} : f32
  %44 = arith.remf %x, %y fastmath<fast> : f32
  // CHECK: llvm.frem %{{.*}}, %{{.*}} : f32
  %45 = arith.remf %x, %y : f32
  // CHECK: llvm.fneg %{{.*}} {fastmathFlags = #llvm.fastmath<nnan>} : f32
  %46 = arith.negf %x fastmath<nnan> : f32
  // CHECK: llvm.fcmp "olt" %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan>} : f32
  %47 = arith.cmpf olt, %x, %y fastmath<nnan> : f32
  // CHECK: llvm.fneg %{{.*}} {fastmathFlags = #llvm.fastmath<ninf>} : f32
  %48 = arith.negf %x fastmath<ninf> : f32
  // CHECK: llvm.fcmp "olt" %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<ninf>} : f32
  %49 = arith.cmpf olt, %x, %y fastmath<ninf> : f32
  // CHECK: llvm.fneg %{{.*}} {fastmathFlags = #llvm.fastmath<nsz>} : f32
  %50 = arith.negf %x fastmath<nsz> : f32
  // CHECK: llvm.fcmp "olt" %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nsz>} : f32
  %51 = arith.cmpf olt, %x, %y fastmath<nsz> : f32
  // CHECK: llvm.fneg %{{.*}} {fastmathFlags = #llvm.fastmath<arcp>} : f32
  %52 = arith.negf %x fastmath<arcp> : f32
  // CHECK: llvm.fcmp "olt" %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<arcp>} : f32
  %53 = arith.cmpf olt, %x, %y fastmath<arcp> : f32
  // CHECK: llvm.fneg %{{.*}} {fastmathFlags = #llvm.fastmath<contract>} : f32
  %54 = arith.negf %x fastmath<contract> : f32
  // CHECK: llvm.fcmp "olt" %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<contract>} : f32
  %55 = arith.cmpf olt, %x, %y fastmath<contract> : f32
  // CHECK: llvm.fneg %{{.*}} {fastmathFlags = #llvm.fastmath<afn>} : f32
  %56 = arith.negf %x fastmath<afn> : f32
  // CHECK: llvm.fcmp "olt" %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<afn>} : f32
  %57 = arith.cmpf olt, %x, %y fastmath<afn> : f32
  // CHECK: llvm.fneg %{{.*}} {fastmathFlags = #llvm.fastmath<reassoc>} : f32
  %58 = arith.negf %x fastmath<reassoc> : f32
  // CHECK: llvm.fcmp "olt" %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<reassoc>} : f32
  %59 = arith.cmpf olt, %x, %y fastmath<reassoc> : f32
  // CHECK: llvm.fneg %{{.*}} {fastmathFlags = #llvm.fastmath<fast>} : f32
  %60 = arith.negf %x fastmath<fast> : f32
  // CHECK: llvm.fcmp "olt" %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<fast>} : f32
  %61 = arith.cmpf olt, %x, %y fastmath<fast> : f32
  // CHECK: llvm.intr.maximum(%{{.*}}, %{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, nsz>}
  %62 = arith.maximumf %x, %y fastmath<nnan,nsz> : f32
  // CHECK: llvm.intr.maximum(%{{.*}}, %{{.*}}) : (f32
  %63 = arith.maximumf %x, %y : f32
  // CHECK: llvm.intr.minimum(%{{.*}}, %{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, nsz>}
  %64 = arith.minimumf %x, %y fastmath<nnan,nsz> : f32
  // CHECK: llvm.intr.minimum(%{{.*}}, %{{.*}}) : (f32
  %65 = arith.minimumf %x, %y : f32
  // CHECK: llvm.intr.maxnum(%{{.*}}, %{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, nsz>}
  %66 = arith.maxnumf %x, %y fastmath<nnan,nsz> : f32
  // CHECK: llvm.intr.maxnum(%{{.*}}, %{{.*}}) : (f32
  %67 = arith.maxnumf %x, %y : f32
  // CHECK: llvm.intr.minnum(%{{.*}}, %{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, nsz>}
  %68 = arith.minnumf %x, %y fastmath<nnan,nsz> : f32
  // CHECK: llvm.intr.minnum(%{{.*}}, %{{.*}}) : (f32
  %69 = arith.minnumf %x, %y : f32
  // CHECK: llvm.fmul %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<reassoc>} : vector<4xf32>
  // CHECK: llvm.fmul %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<reassoc>} : vector<4xf32>
  %70 = arith.mulf %r, %r fastmath<reassoc> : vector<2x4xf32>
  // CHECK: fastmathFlags = #llvm.fastmath<reassoc>
  %71 = vector.reduction <add>, %q fastmath<reassoc> : vector<4xf32> into f32
  // CHECK: llvm.intr.vector.reduce.fmaximum(%{{.*}}) {fastmathFlags = #llvm.fastmath<nnan>}
  %72 = vector.reduction <maximumf>, %q fastmath<nnan> : vector<4xf32> into f32
  return
}

// CHECK-LABEL: llvm.func @functions(
func.func @functions(%x: f32, %y: f32, %n: i32) {
  // CHECK: llvm.intr.fabs(%{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, afn>}
  %1 = math.absf %x fastmath<nnan,afn> : f32
  // CHECK: llvm.intr.fabs(%{{.*}}) : (f32
  %2 = math.absf %x : f32
  // CHECK: llvm.intr.ceil(%{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, afn>}
  %3 = math.ceil %x fastmath<nnan,afn> : f32
  // CHECK: llvm.intr.ceil(%{{.*}}) : (f32
  %4 = math.ceil %x : f32
  // CHECK: llvm.intr.floor(%{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, afn>}
  %5 = math.floor %x fastmath<nnan,afn> : f32
  // CHECK: llvm.intr.floor(%{{.*}}) : (f32
  %6 = math.floor %x : f32
  // CHECK: llvm.intr.trunc(%{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, afn>}
  %7 = math.trunc %x fastmath<nnan,afn> : f32
  // CHECK: llvm.intr.trunc(%{{.*}}) : (f32
  %8 = math.trunc %x : f32
  // CHECK: llvm.intr.round(%{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, afn>}
  %9 = math.round %x fastmath<nnan,afn> : f32
  // CHECK: llvm.intr.round(%{{.*}}) : (f32
  %10 = math.round %x : f32
  // CHECK: llvm.intr.roundeven(%{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, afn>}
  %11 = math.roundeven %x fastmath<nnan,afn> : f32
  // CHECK: llvm.intr.roundeven(%{{.*}}) : (f32
  %12 = math.roundeven %x : f32
  // CHECK: llvm.intr.sqrt(%{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, afn>}
  %13 = math.sqrt %x fastmath<nnan,afn> : f32
  // CHECK: llvm.intr.sqrt(%{{.*}}) : (f32
  %14 = math.sqrt %x : f32
  // CHECK: llvm.intr.sin(%{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, afn>}
  %15 = math.sin %x fastmath<nnan,afn> : f32
  // CHECK: llvm.intr.sin(%{{.*}}) : (f32
  %16 = math.sin %x : f32
  // CHECK: llvm.intr.cos(%{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, afn>}
  %17 = math.cos %x fastmath<nnan,afn> : f32
  // CHECK: llvm.intr.cos(%{{.*}}) : (f32
  %18 = math.cos %x : f32
  // CHECK: llvm.intr.tan(%{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, afn>}
  %19 = math.tan %x fastmath<nnan,afn> : f32
  // CHECK: llvm.intr.tan(%{{.*}}) : (f32
  %20 = math.tan %x : f32
  // CHECK: llvm.intr.sinh(%{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, afn>}
  %21 = math.sinh %x fastmath<nnan,afn> : f32
  // CHECK: llvm.intr.sinh(%{{.*}}) : (f32
  %22 = math.sinh %x : f32
  // CHECK: llvm.intr.cosh(%{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, afn>}
  %23 = math.cosh %x fastmath<nnan,afn> : f32
  // CHECK: llvm.intr.cosh(%{{.*}}) : (f32
  %24 = math.cosh %x : f32
  // CHECK: llvm.intr.tanh(%{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, afn>}
  %25 = math.tanh %x fastmath<nnan,afn> : f32
  // CHECK: llvm.intr.tanh(%{{.*}}) : (f32
  %26 = math.tanh %x : f32
  // CHECK: llvm.intr.exp(%{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, afn>}
  %27 = math.exp %x fastmath<nnan,afn> : f32
  // CHECK: llvm.intr.exp(%{{.*}}) : (f32
  %28 = math.exp %x : f32
  // CHECK: llvm.intr.exp2(%{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, afn>}
  %29 = math.exp2 %x fastmath<nnan,afn> : f32
  // CHECK: llvm.intr.exp2(%{{.*}}) : (f32
  %30 = math.exp2 %x : f32
  // CHECK: llvm.intr.log(%{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, afn>}
  %31 = math.log %x fastmath<nnan,afn> : f32
  // CHECK: llvm.intr.log(%{{.*}}) : (f32
  %32 = math.log %x : f32
  // CHECK: llvm.intr.log2(%{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, afn>}
  %33 = math.log2 %x fastmath<nnan,afn> : f32
  // CHECK: llvm.intr.log2(%{{.*}}) : (f32
  %34 = math.log2 %x : f32
  // CHECK: llvm.intr.log10(%{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, afn>}
  %35 = math.log10 %x fastmath<nnan,afn> : f32
  // CHECK: llvm.intr.log10(%{{.*}}) : (f32
  %36 = math.log10 %x : f32
  // CHECK: llvm.intr.asin(%{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, afn>}
  %37 = math.asin %x fastmath<nnan,afn> : f32
  // CHECK: llvm.intr.asin(%{{.*}}) : (f32
  %38 = math.asin %x : f32
  // CHECK: llvm.intr.acos(%{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, afn>}
  %39 = math.acos %x fastmath<nnan,afn> : f32
  // CHECK: llvm.intr.acos(%{{.*}}) : (f32
  %40 = math.acos %x : f32
  // CHECK: llvm.intr.atan(%{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, afn>}
  %41 = math.atan %x fastmath<nnan,afn> : f32
  // CHECK: llvm.intr.atan(%{{.*}}) : (f32
  %42 = math.atan %x : f32
  // CHECK: llvm.intr.copysign(%{{.*}}, %{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, afn>}
  %43 = math.copysign %x, %y fastmath<nnan,afn> : f32
  // CHECK: llvm.intr.atan2(%{{.*}}, %{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, afn>}
  %44 = math.atan2 %x, %y fastmath<nnan,afn> : f32
  // CHECK: llvm.intr.pow(%{{.*}}, %{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, afn>}
  %45 = math.powf %x, %y fastmath<nnan,afn> : f32
  // CHECK: llvm.intr.fma(%{{.*}}, %{{.*}}, %{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, afn>}
  %46 = math.fma %x, %y, %x fastmath<nnan,afn> : f32
  // CHECK: llvm.intr.sqrt(%{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, afn>}
  // CHECK: llvm.fdiv %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, afn>}
  %47 = math.rsqrt %x fastmath<nnan,afn> : f32
  // CHECK: llvm.intr.maximum(%{{.*}}, %{{.*}}) {fastmathFlags = #llvm.fastmath<nnan>}
  // CHECK: llvm.intr.minimum(%{{.*}}, %{{.*}}) {fastmathFlags = #llvm.fastmath<nnan>}
  %48 = math.clampf %x to [%y, %y] fastmath<nnan> : f32
  // CHECK: llvm.intr.sin(%{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, afn>}
  // CHECK: llvm.intr.cos(%{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, afn>}
  %s, %c = math.sincos %x fastmath<nnan,afn> : f32
  // CHECK: llvm.intr.powi(%{{.*}}, %{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, afn>}
  %49 = math.fpowi %x, %n fastmath<nnan,afn> : f32, i32
  return
}

// CHECK-LABEL: llvm.func @complexes(
func.func @complexes(%c: complex<f32>) {
  // CHECK: llvm.fadd %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, contract>}
  // CHECK: llvm.fadd %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, contract>}
  %1 = complex.add %c, %c fastmath<nnan,contract> : complex<f32>
  // CHECK: llvm.fsub %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, contract>}
  // CHECK: llvm.fsub %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, contract>}
  %2 = complex.sub %c, %c fastmath<nnan,contract> : complex<f32>
  // CHECK: llvm.fmul %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, contract>}
  // CHECK: llvm.fmul %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, contract>}
  // CHECK: llvm.fsub %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, contract>}
  // CHECK: llvm.fmul %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, contract>}
  // CHECK: llvm.fmul %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, contract>}
  // CHECK: llvm.fadd %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, contract>}
  %3 = complex.mul %c, %c fastmath<nnan,contract> : complex<f32>
  // CHECK: llvm.fneg %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, contract>}
  // CHECK: llvm.fneg %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, contract>}
  %4 = complex.neg %c fastmath<nnan,contract> : complex<f32>
  // CHECK: llvm.fmul %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, contract>}
  // CHECK: llvm.fmul %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, contract>}
  // CHECK: llvm.fadd %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, contract>}
  // CHECK: llvm.fmul %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, contract>}
  // CHECK: llvm.fmul %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, contract>}
  // CHECK: llvm.fadd %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, contract>}
  // CHECK: llvm.fmul %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, contract>}
  // CHECK: llvm.fmul %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, contract>}
  // CHECK: llvm.fsub %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, contract>}
  // CHECK: llvm.fdiv %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, contract>}
  // CHECK: llvm.fdiv %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, contract>}
  %5 = complex.div %c, %c fastmath<nnan,contract> : complex<f32>
  // CHECK: llvm.fneg %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, contract>}
  %6 = complex.conj %c fastmath<nnan,contract> : complex<f32>
  // CHECK: llvm.fmul %{{.*}}, %{{.*}} : f32
  // CHECK: llvm.fmul %{{.*}}, %{{.*}} : f32
  %7 = complex.mul %c, %c : complex<f32>
  return
}

// What LLVM has no flags for has none: casts, classes.
// CHECK-LABEL: llvm.func @nothing_takes_them(
func.func @nothing_takes_them(%x: f32, %y: f64) {
  // CHECK: llvm.fpext %{{.*}} : f32 to f64
  %1 = arith.extf %x fastmath<nnan> : f32 to f64
  // CHECK: llvm.fptrunc %{{.*}} : f64 to f32
  %2 = arith.truncf %y fastmath<nnan> : f64 to f32
  // CHECK: "llvm.intr.is.fpclass"(%{{.*}}) <{bit = 3 : i32}>
  %3 = math.isnan %x {fastmath = #arith.fastmath<nnan>} : f32
  return
}

// -----

// A call of C's library is the operation, and so are those of its lanes.
// CHECK-LABEL: llvm.func @library(
func.func @library(%a: f32, %h: f16, %v: vector<2xf64>) {
  // CHECK: llvm.call @expm1f(%{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, afn>} : (f32) -> f32
  %0 = math.expm1 %a fastmath<nnan,afn> : f32
  // CHECK: llvm.call @erff(%{{.*}}) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
  %1 = math.erf %h fastmath<fast> : f16
  // CHECK-COUNT-2: llvm.call @cbrt(%{{.*}}) {fastmathFlags = #llvm.fastmath<ninf>} : (f64) -> f64
  %2 = math.cbrt %v fastmath<ninf> : vector<2xf64>
  // CHECK: llvm.call @erff(%{{.*}}) : (f32) -> f32
  %3 = math.erf %a : f32
  return
}

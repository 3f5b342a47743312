// RUN: %check %s
// ULP: 8
// Functions of C's library over complex numbers, called by name with both parts.
llvm.func @ccos(!llvm.struct<(f64, f64)>) -> !llvm.struct<(f64, f64)>
llvm.func @ccos_of(%a: f64, %b: f64, %part: i1) -> f64 {
  %u = llvm.mlir.poison : !llvm.struct<(f64, f64)>
  %h = llvm.insertvalue %a, %u[0] : !llvm.struct<(f64, f64)>
  %z = llvm.insertvalue %b, %h[1] : !llvm.struct<(f64, f64)>
  %r = llvm.call @ccos(%z) : (!llvm.struct<(f64, f64)>) -> !llvm.struct<(f64, f64)>
  %re = llvm.extractvalue %r[0] : !llvm.struct<(f64, f64)>
  %im = llvm.extractvalue %r[1] : !llvm.struct<(f64, f64)>
  %p = llvm.select %part, %im, %re : i1, f64
  llvm.return %p : f64
}
llvm.func @cexp(!llvm.struct<(f64, f64)>) -> !llvm.struct<(f64, f64)>
llvm.func @cexp_of(%a: f64, %b: f64, %part: i1) -> f64 {
  %u = llvm.mlir.poison : !llvm.struct<(f64, f64)>
  %h = llvm.insertvalue %a, %u[0] : !llvm.struct<(f64, f64)>
  %z = llvm.insertvalue %b, %h[1] : !llvm.struct<(f64, f64)>
  %r = llvm.call @cexp(%z) : (!llvm.struct<(f64, f64)>) -> !llvm.struct<(f64, f64)>
  %re = llvm.extractvalue %r[0] : !llvm.struct<(f64, f64)>
  %im = llvm.extractvalue %r[1] : !llvm.struct<(f64, f64)>
  %p = llvm.select %part, %im, %re : i1, f64
  llvm.return %p : f64
}
llvm.func @clog(!llvm.struct<(f64, f64)>) -> !llvm.struct<(f64, f64)>
llvm.func @clog_of(%a: f64, %b: f64, %part: i1) -> f64 {
  %u = llvm.mlir.poison : !llvm.struct<(f64, f64)>
  %h = llvm.insertvalue %a, %u[0] : !llvm.struct<(f64, f64)>
  %z = llvm.insertvalue %b, %h[1] : !llvm.struct<(f64, f64)>
  %r = llvm.call @clog(%z) : (!llvm.struct<(f64, f64)>) -> !llvm.struct<(f64, f64)>
  %re = llvm.extractvalue %r[0] : !llvm.struct<(f64, f64)>
  %im = llvm.extractvalue %r[1] : !llvm.struct<(f64, f64)>
  %p = llvm.select %part, %im, %re : i1, f64
  llvm.return %p : f64
}
llvm.func @cpow(!llvm.struct<(f64, f64)>, !llvm.struct<(f64, f64)>) -> !llvm.struct<(f64, f64)>
llvm.func @cpow_of(%a: f64, %b: f64, %part: i1) -> f64 {
  %u = llvm.mlir.poison : !llvm.struct<(f64, f64)>
  %h = llvm.insertvalue %a, %u[0] : !llvm.struct<(f64, f64)>
  %z = llvm.insertvalue %b, %h[1] : !llvm.struct<(f64, f64)>
  %r = llvm.call @cpow(%z, %z) : (!llvm.struct<(f64, f64)>, !llvm.struct<(f64, f64)>) -> !llvm.struct<(f64, f64)>
  %re = llvm.extractvalue %r[0] : !llvm.struct<(f64, f64)>
  %im = llvm.extractvalue %r[1] : !llvm.struct<(f64, f64)>
  %p = llvm.select %part, %im, %re : i1, f64
  llvm.return %p : f64
}
llvm.func @csin(!llvm.struct<(f64, f64)>) -> !llvm.struct<(f64, f64)>
llvm.func @csin_of(%a: f64, %b: f64, %part: i1) -> f64 {
  %u = llvm.mlir.poison : !llvm.struct<(f64, f64)>
  %h = llvm.insertvalue %a, %u[0] : !llvm.struct<(f64, f64)>
  %z = llvm.insertvalue %b, %h[1] : !llvm.struct<(f64, f64)>
  %r = llvm.call @csin(%z) : (!llvm.struct<(f64, f64)>) -> !llvm.struct<(f64, f64)>
  %re = llvm.extractvalue %r[0] : !llvm.struct<(f64, f64)>
  %im = llvm.extractvalue %r[1] : !llvm.struct<(f64, f64)>
  %p = llvm.select %part, %im, %re : i1, f64
  llvm.return %p : f64
}
llvm.func @csqrt(!llvm.struct<(f64, f64)>) -> !llvm.struct<(f64, f64)>
llvm.func @csqrt_of(%a: f64, %b: f64, %part: i1) -> f64 {
  %u = llvm.mlir.poison : !llvm.struct<(f64, f64)>
  %h = llvm.insertvalue %a, %u[0] : !llvm.struct<(f64, f64)>
  %z = llvm.insertvalue %b, %h[1] : !llvm.struct<(f64, f64)>
  %r = llvm.call @csqrt(%z) : (!llvm.struct<(f64, f64)>) -> !llvm.struct<(f64, f64)>
  %re = llvm.extractvalue %r[0] : !llvm.struct<(f64, f64)>
  %im = llvm.extractvalue %r[1] : !llvm.struct<(f64, f64)>
  %p = llvm.select %part, %im, %re : i1, f64
  llvm.return %p : f64
}
llvm.func @ctan(!llvm.struct<(f64, f64)>) -> !llvm.struct<(f64, f64)>
llvm.func @ctan_of(%a: f64, %b: f64, %part: i1) -> f64 {
  %u = llvm.mlir.poison : !llvm.struct<(f64, f64)>
  %h = llvm.insertvalue %a, %u[0] : !llvm.struct<(f64, f64)>
  %z = llvm.insertvalue %b, %h[1] : !llvm.struct<(f64, f64)>
  %r = llvm.call @ctan(%z) : (!llvm.struct<(f64, f64)>) -> !llvm.struct<(f64, f64)>
  %re = llvm.extractvalue %r[0] : !llvm.struct<(f64, f64)>
  %im = llvm.extractvalue %r[1] : !llvm.struct<(f64, f64)>
  %p = llvm.select %part, %im, %re : i1, f64
  llvm.return %p : f64
}
llvm.func @ctanh(!llvm.struct<(f64, f64)>) -> !llvm.struct<(f64, f64)>
llvm.func @ctanh_of(%a: f64, %b: f64, %part: i1) -> f64 {
  %u = llvm.mlir.poison : !llvm.struct<(f64, f64)>
  %h = llvm.insertvalue %a, %u[0] : !llvm.struct<(f64, f64)>
  %z = llvm.insertvalue %b, %h[1] : !llvm.struct<(f64, f64)>
  %r = llvm.call @ctanh(%z) : (!llvm.struct<(f64, f64)>) -> !llvm.struct<(f64, f64)>
  %re = llvm.extractvalue %r[0] : !llvm.struct<(f64, f64)>
  %im = llvm.extractvalue %r[1] : !llvm.struct<(f64, f64)>
  %p = llvm.select %part, %im, %re : i1, f64
  llvm.return %p : f64
}
llvm.func @conj(!llvm.struct<(f64, f64)>) -> !llvm.struct<(f64, f64)>
llvm.func @conj_of(%a: f64, %b: f64, %part: i1) -> f64 {
  %u = llvm.mlir.poison : !llvm.struct<(f64, f64)>
  %h = llvm.insertvalue %a, %u[0] : !llvm.struct<(f64, f64)>
  %z = llvm.insertvalue %b, %h[1] : !llvm.struct<(f64, f64)>
  %r = llvm.call @conj(%z) : (!llvm.struct<(f64, f64)>) -> !llvm.struct<(f64, f64)>
  %re = llvm.extractvalue %r[0] : !llvm.struct<(f64, f64)>
  %im = llvm.extractvalue %r[1] : !llvm.struct<(f64, f64)>
  %p = llvm.select %part, %im, %re : i1, f64
  llvm.return %p : f64
}
llvm.func @cabs(!llvm.struct<(f64, f64)>) -> f64
llvm.func @cabs_of(%a: f64, %b: f64) -> f64 {
  %u = llvm.mlir.poison : !llvm.struct<(f64, f64)>
  %h = llvm.insertvalue %a, %u[0] : !llvm.struct<(f64, f64)>
  %z = llvm.insertvalue %b, %h[1] : !llvm.struct<(f64, f64)>
  %r = llvm.call @cabs(%z) : (!llvm.struct<(f64, f64)>) -> f64
  llvm.return %r : f64
}
llvm.func @carg(!llvm.struct<(f64, f64)>) -> f64
llvm.func @carg_of(%a: f64, %b: f64) -> f64 {
  %u = llvm.mlir.poison : !llvm.struct<(f64, f64)>
  %h = llvm.insertvalue %a, %u[0] : !llvm.struct<(f64, f64)>
  %z = llvm.insertvalue %b, %h[1] : !llvm.struct<(f64, f64)>
  %r = llvm.call @carg(%z) : (!llvm.struct<(f64, f64)>) -> f64
  llvm.return %r : f64
}
// CALL: @ccos_of(0.5, 0.75, false) -> 1.1361914738033483
// CALL: @ccos_of(0.5, 0.75, true) -> -0.3942396421115833
// CALL: @cexp_of(0.5, 0.75, false) -> 1.2063510016467855
// CALL: @cexp_of(0.5, 0.75, true) -> 1.1238323225841311
// CALL: @clog_of(0.5, 0.75, false) -> -0.10381968238912226
// CALL: @clog_of(0.5, 0.75, true) -> 0.982793723247329
// CALL: @cpow_of(0.5, 0.75, false) -> 0.41600259744536017
// CALL: @cpow_of(0.5, 0.75, true) -> 0.1825573348899175
// CALL: @csin_of(0.5, 0.75, false) -> 0.6207042310780551
// CALL: @csin_of(0.5, 0.75, true) -> 0.7216508242975646
// CALL: @csqrt_of(0.5, 0.75, false) -> 0.8370746140177701
// CALL: @csqrt_of(0.5, 0.75, true) -> 0.44798873806491907
// CALL: @ctan_of(0.5, 0.75, false) -> 0.290893461829618
// CALL: @ctan_of(0.5, 0.75, true) -> 0.7360841705511909
// CALL: @ctanh_of(0.5, 0.75, false) -> 0.7282118012804724
// CALL: @ctanh_of(0.5, 0.75, true) -> 0.6180963948062024
// CALL: @conj_of(0.5, 0.75, false) -> 0.5
// CALL: @conj_of(0.5, 0.75, true) -> -0.75
// CALL: @cabs_of(-3.0, 4.0) -> 5.0
// CALL: @carg_of(-3.0, 4.0) -> 2.214297435588181

// REQUIRES: mlir-runner
// RUN: memref-cts-opt --lower-to-llvm %s | mlir-runner -e main -entry-point-result=void -shared-libs=%runner_libs | FileCheck %s --implicit-check-not=0
// RUN: memref-cts-opt --lower-to-llvm %s | mlir-runner -O2 -e main -entry-point-result=void -shared-libs=%runner_libs | FileCheck %s --implicit-check-not=0
// expm1, log1p and what is made of them in formats that C has no name for on every target, which the reference machine has no
// functions of either. Each line is one comparison with a number worked out elsewhere, and true.

func.func @expm1_is_f80(%x: i80, %want: i80) {
  %0 = arith.bitcast %x : i80 to f80
  %1 = math.expm1 %0 : f80
  %2 = arith.bitcast %1 : f80 to i80
  %3 = arith.cmpi eq, %2, %want : i80
  vector.print %3 : i1
  return
}
// Within four units in the last place.
func.func @expm1_near_f80(%x: i80, %want: i80) {
  %0 = arith.bitcast %x : i80 to f80
  %1 = vector.broadcast %0 : f80 to vector<2xf80>
  %2 = math.expm1 %1 fastmath<reassoc> : vector<2xf80>
  %3 = vector.extract %2[1] : f80 from vector<2xf80>
  %4 = arith.bitcast %3 : f80 to i80
  %5 = arith.subi %4, %want : i80
  %6 = math.absi %5 : i80
  %c = arith.constant 4 : i80
  %7 = arith.cmpi ule, %6, %c : i80
  vector.print %7 : i1
  return
}
// CHECK-COUNT-14: 1
func.func @expm1_f80() {
  %a0 = arith.constant 0 : i80
  %b0 = arith.constant 0 : i80
  call @expm1_is_f80(%a0, %b0) : (i80, i80) -> ()
  %a1 = arith.constant -604462909807314587353088 : i80
  %b1 = arith.constant -604462909807314587353088 : i80
  call @expm1_is_f80(%a1, %b1) : (i80, i80) -> ()
  %a2 = arith.constant 604453686435277732577280 : i80
  %b2 = arith.constant 604453686435277732577280 : i80
  call @expm1_is_f80(%a2, %b2) : (i80, i80) -> ()
  %a3 = arith.constant -9223372036854775808 : i80
  %b3 = arith.constant -302240678275694148452352 : i80
  call @expm1_is_f80(%a3, %b3) : (i80, i80) -> ()
  %a4 = arith.constant 1 : i80
  %b4 = arith.constant 1 : i80
  call @expm1_is_f80(%a4, %b4) : (i80, i80) -> ()
  %a5 = arith.constant 302466326631423919783936 : i80
  %b5 = arith.constant 604453686435277732577280 : i80
  call @expm1_is_f80(%a5, %b5) : (i80, i80) -> ()
  %a6 = arith.constant 302222231531620438900736 : i80
  %b6 = arith.constant 302228856512151628977461 : i80
  call @expm1_near_f80(%a6, %b6) : (i80, i80) -> ()
  %a7 = arith.constant 302203784787546729349120 : i80
  %b7 = arith.constant 302206528210765651491991 : i80
  call @expm1_near_f80(%a7, %b7) : (i80, i80) -> ()
  %a8 = arith.constant -303531950360853817065472 : i80
  %b8 = arith.constant -303531950360853817065472 : i80
  call @expm1_near_f80(%a8, %b8) : (i80, i80) -> ()
  %a9 = arith.constant 300930959446460770287616 : i80
  %b9 = arith.constant 300930959446460770287616 : i80
  call @expm1_near_f80(%a9, %b9) : (i80, i80) -> ()
  %a10 = arith.constant 301484361768672056836096 : i80
  %b10 = arith.constant 301484361768672061030400 : i80
  call @expm1_near_f80(%a10, %b10) : (i80, i80) -> ()
  %a11 = arith.constant 302465200731517077159936 : i80
  %b11 = arith.constant 594958817311725802663386 : i80
  call @expm1_near_f80(%a11, %b11) : (i80, i80) -> ()
  %a12 = arith.constant -302106362920407450779648 : i80
  %b12 = arith.constant -302240678275694148452352 : i80
  call @expm1_near_f80(%a12, %b12) : (i80, i80) -> ()
  %a13 = arith.constant -302254513333749430616064 : i80
  %b13 = arith.constant -302258615272638397151564 : i80
  call @expm1_near_f80(%a13, %b13) : (i80, i80) -> ()
  return
}
func.func @expm1_is_f128(%x: i128, %want: i128) {
  %0 = arith.bitcast %x : i128 to f128
  %1 = math.expm1 %0 : f128
  %2 = arith.bitcast %1 : f128 to i128
  %3 = arith.cmpi eq, %2, %want : i128
  vector.print %3 : i1
  return
}
// Within four units in the last place.
func.func @expm1_near_f128(%x: i128, %want: i128) {
  %0 = arith.bitcast %x : i128 to f128
  %1 = vector.broadcast %0 : f128 to vector<2xf128>
  %2 = math.expm1 %1 fastmath<reassoc> : vector<2xf128>
  %3 = vector.extract %2[1] : f128 from vector<2xf128>
  %4 = arith.bitcast %3 : f128 to i128
  %5 = arith.subi %4, %want : i128
  %6 = math.absi %5 : i128
  %c = arith.constant 4 : i128
  %7 = arith.cmpi ule, %6, %c : i128
  vector.print %7 : i1
  return
}
// CHECK-COUNT-14: 1
func.func @expm1_f128() {
  %a0 = arith.constant 0 : i128
  %b0 = arith.constant 0 : i128
  call @expm1_is_f128(%a0, %b0) : (i128, i128) -> ()
  %a1 = arith.constant -170141183460469231731687303715884105728 : i128
  %b1 = arith.constant -170141183460469231731687303715884105728 : i128
  call @expm1_is_f128(%a1, %b1) : (i128, i128) -> ()
  %a2 = arith.constant 170135991163610696904058773219554885632 : i128
  %b2 = arith.constant 170135991163610696904058773219554885632 : i128
  call @expm1_is_f128(%a2, %b2) : (i128, i128) -> ()
  %a3 = arith.constant -5192296858534827628530496329220096 : i128
  %b3 = arith.constant -85075784027093150693472182354271272960 : i128
  call @expm1_is_f128(%a3, %b3) : (i128, i128) -> ()
  %a4 = arith.constant 1 : i128
  %b4 = arith.constant 1 : i128
  call @expm1_is_f128(%a4, %b4) : (i128, i128) -> ()
  %a5 = arith.constant 85135312899279868346166467536795729920 : i128
  %b5 = arith.constant 170135991163610696904058773219554885632 : i128
  call @expm1_is_f128(%a5, %b5) : (i128, i128) -> ()
  %a6 = arith.constant 85065399433376081038215121361612832768 : i128
  %b6 = arith.constant 85069128965857531590739293752680029429 : i128
  call @expm1_near_f128(%a6, %b6) : (i128, i128) -> ()
  %a7 = arith.constant 85060207136517546210586590865283612672 : i128
  %b7 = arith.constant 85061751546490853376749791272506343016 : i128
  call @expm1_near_f128(%a7, %b7) : (i128, i128) -> ()
  %a8 = arith.constant -85439244807190588627469317097316679680 : i128
  %b8 = arith.constant -85439244807190588627469321495363190784 : i128
  call @expm1_near_f128(%a8, %b8) : (i128, i128) -> ()
  %a9 = arith.constant 84701938653278643104217986618567426048 : i128
  %b9 = arith.constant 84701938653278643104217988817590681600 : i128
  call @expm1_near_f128(%a9, %b9) : (i128, i128) -> ()
  %a10 = arith.constant 84857707559034687933073901508444028928 : i128
  %b10 = arith.constant 84857707559034690294257142943982463659 : i128
  call @expm1_near_f128(%a10, %b10) : (i128, i128) -> ()
  %a11 = arith.constant 85134679073979754231465719185193041920 : i128
  %b11 = arith.constant 167464887914911120694484365083555845249 : i128
  call @expm1_near_f128(%a11, %b11) : (i128, i128) -> ()
  %a12 = arith.constant -85036517282100481059531420475781545984 : i128
  %b12 = arith.constant -85075784027093150693472182354271272960 : i128
  call @expm1_near_f128(%a12, %b12) : (i128, i128) -> ()
  %a13 = arith.constant -85078380175522418107286447602435883008 : i128
  %b13 = arith.constant -85080689361828898886741790897861528324 : i128
  call @expm1_near_f128(%a13, %b13) : (i128, i128) -> ()
  return
}
func.func @log1p_is_f80(%x: i80, %want: i80) {
  %0 = arith.bitcast %x : i80 to f80
  %1 = math.log1p %0 : f80
  %2 = arith.bitcast %1 : f80 to i80
  %3 = arith.cmpi eq, %2, %want : i80
  vector.print %3 : i1
  return
}
// Within four units in the last place.
func.func @log1p_near_f80(%x: i80, %want: i80) {
  %0 = arith.bitcast %x : i80 to f80
  %1 = vector.broadcast %0 : f80 to vector<2xf80>
  %2 = math.log1p %1 fastmath<reassoc> : vector<2xf80>
  %3 = vector.extract %2[1] : f80 from vector<2xf80>
  %4 = arith.bitcast %3 : f80 to i80
  %5 = arith.subi %4, %want : i80
  %6 = math.absi %5 : i80
  %c = arith.constant 4 : i80
  %7 = arith.cmpi ule, %6, %c : i80
  vector.print %7 : i1
  return
}
// CHECK-COUNT-14: 1
func.func @log1p_f80() {
  %a0 = arith.constant 0 : i80
  %b0 = arith.constant 0 : i80
  call @log1p_is_f80(%a0, %b0) : (i80, i80) -> ()
  %a1 = arith.constant -604462909807314587353088 : i80
  %b1 = arith.constant -604462909807314587353088 : i80
  call @log1p_is_f80(%a1, %b1) : (i80, i80) -> ()
  %a2 = arith.constant 604453686435277732577280 : i80
  %b2 = arith.constant 604453686435277732577280 : i80
  call @log1p_is_f80(%a2, %b2) : (i80, i80) -> ()
  %a3 = arith.constant -302240678275694148452352 : i80
  %b3 = arith.constant -9223372036854775808 : i80
  call @log1p_is_f80(%a3, %b3) : (i80, i80) -> ()
  %a4 = arith.constant 1 : i80
  %b4 = arith.constant 1 : i80
  call @log1p_is_f80(%a4, %b4) : (i80, i80) -> ()
  %a5 = arith.constant 302222231531620438900736 : i80
  %b5 = arith.constant 302207347724155077228972 : i80
  call @log1p_near_f80(%a5, %b5) : (i80, i80) -> ()
  %a6 = arith.constant -302259125019767858003968 : i80
  %b6 = arith.constant -302255562083159510124116 : i80
  call @log1p_near_f80(%a6, %b6) : (i80, i80) -> ()
  %a7 = arith.constant 302203784787546729349120 : i80
  %b7 = arith.constant 302191073693596345589654 : i80
  call @log1p_near_f80(%a7, %b7) : (i80, i80) -> ()
  %a8 = arith.constant -303531950360853817065472 : i80
  %b8 = arith.constant -303531950360853817065472 : i80
  call @log1p_near_f80(%a8, %b8) : (i80, i80) -> ()
  %a9 = arith.constant 300930959446460770287616 : i80
  %b9 = arith.constant 300930959446460770287616 : i80
  call @log1p_near_f80(%a9, %b9) : (i80, i80) -> ()
  %a10 = arith.constant 301484361768672056836096 : i80
  %b10 = arith.constant 301475138396635193671680 : i80
  call @log1p_near_f80(%a10, %b10) : (i80, i80) -> ()
  %a11 = arith.constant -302249901647731003228176 : i80
  %b11 = arith.constant -302145680763007577980399 : i80
  call @log1p_near_f80(%a11, %b11) : (i80, i80) -> ()
  %a12 = arith.constant 302397043254756452073472 : i80
  %b12 = arith.constant 302265832151641258926466 : i80
  call @log1p_near_f80(%a12, %b12) : (i80, i80) -> ()
  %a13 = arith.constant 604435239691204023025664 : i80
  %b13 = arith.constant 302465601360772664930926 : i80
  call @log1p_near_f80(%a13, %b13) : (i80, i80) -> ()
  return
}
func.func @log1p_is_f128(%x: i128, %want: i128) {
  %0 = arith.bitcast %x : i128 to f128
  %1 = math.log1p %0 : f128
  %2 = arith.bitcast %1 : f128 to i128
  %3 = arith.cmpi eq, %2, %want : i128
  vector.print %3 : i1
  return
}
// Within four units in the last place.
func.func @log1p_near_f128(%x: i128, %want: i128) {
  %0 = arith.bitcast %x : i128 to f128
  %1 = vector.broadcast %0 : f128 to vector<2xf128>
  %2 = math.log1p %1 fastmath<reassoc> : vector<2xf128>
  %3 = vector.extract %2[1] : f128 from vector<2xf128>
  %4 = arith.bitcast %3 : f128 to i128
  %5 = arith.subi %4, %want : i128
  %6 = math.absi %5 : i128
  %c = arith.constant 4 : i128
  %7 = arith.cmpi ule, %6, %c : i128
  vector.print %7 : i1
  return
}
// CHECK-COUNT-14: 1
func.func @log1p_f128() {
  %a0 = arith.constant 0 : i128
  %b0 = arith.constant 0 : i128
  call @log1p_is_f128(%a0, %b0) : (i128, i128) -> ()
  %a1 = arith.constant -170141183460469231731687303715884105728 : i128
  %b1 = arith.constant -170141183460469231731687303715884105728 : i128
  call @log1p_is_f128(%a1, %b1) : (i128, i128) -> ()
  %a2 = arith.constant 170135991163610696904058773219554885632 : i128
  %b2 = arith.constant 170135991163610696904058773219554885632 : i128
  call @log1p_is_f128(%a2, %b2) : (i128, i128) -> ()
  %a3 = arith.constant -85075784027093150693472182354271272960 : i128
  %b3 = arith.constant -5192296858534827628530496329220096 : i128
  call @log1p_is_f128(%a3, %b3) : (i128, i128) -> ()
  %a4 = arith.constant 1 : i128
  %b4 = arith.constant 1 : i128
  call @log1p_is_f128(%a4, %b4) : (i128, i128) -> ()
  %a5 = arith.constant 85065399433376081038215121361612832768 : i128
  %b5 = arith.constant 85062212891515258736905141183858083814 : i128
  call @log1p_near_f128(%a5, %b5) : (i128, i128) -> ()
  %a6 = arith.constant -85080976323951685521100712850600493056 : i128
  %b6 = arith.constant -85078970568953972994782162532026021914 : i128
  call @log1p_near_f128(%a6, %b6) : (i128, i128) -> ()
  %a7 = arith.constant 85060207136517546210586590865283612672 : i128
  %b7 = arith.constant 85058243723628778580077183073424508194 : i128
  call @log1p_near_f128(%a7, %b7) : (i128, i128) -> ()
  %a8 = arith.constant -85439244807190588627469317097316679680 : i128
  %b8 = arith.constant -85439244807190588627469314898293424128 : i128
  call @log1p_near_f128(%a8, %b8) : (i128, i128) -> ()
  %a9 = arith.constant 84701938653278643104217986618567426048 : i128
  %b9 = arith.constant 84701938653278643104217982220520914944 : i128
  call @log1p_near_f128(%a9, %b9) : (i128, i128) -> ()
  %a10 = arith.constant 84857707559034687933073901508444028928 : i128
  %b10 = arith.constant 84857707559034683210707418641662126763 : i128
  call @log1p_near_f128(%a10, %b10) : (i128, i128) -> ()
  %a11 = arith.constant -85075784027093150693481189553526013952 : i128
  %b11 = arith.constant -85048266666043779488632672104982182040 : i128
  call @log1p_near_f128(%a11, %b11) : (i128, i128) -> ()
  %a12 = arith.constant 85117079013046185494455338957889601536 : i128
  %b12 = arith.constant 85079559806668872339886386530119198941 : i128
  call @log1p_near_f128(%a12, %b12) : (i128, i128) -> ()
  %a13 = arith.constant 170130798866752162076430242723225665536 : i128
  %b13 = arith.constant 85134904608200526582044781323335396134 : i128
  call @log1p_near_f128(%a13, %b13) : (i128, i128) -> ()
  return
}
func.func @is_close_f80(%z: complex<f80>, %want: i80) {
  %0 = complex.re %z : complex<f80>
  %1 = arith.bitcast %0 : f80 to i80
  %2 = arith.subi %1, %want : i80
  %3 = math.absi %2 : i80
  %c = arith.constant 32 : i80
  %4 = arith.cmpi ule, %3, %c : i80
  vector.print %4 : i1
  return
}
// The real parts of log(1 + i/2^50), log1p(i/2^50), expm1(1/2^70), (2 + 0i)^(10 + 0i), and atan2(x, x) of 1, 2^12000 and 2^-12000.
// CHECK-COUNT-7: 1
func.func @complex_f80(%small: f80, %least: f80, %zero: f80, %one: f80, %two: f80, %ten: f80, %far: f80, %near: f80) {
  %p = complex.create %ten, %zero : complex<f80>
  %z0 = complex.create %one, %small : complex<f80>
  %r0 = complex.log %z0 : complex<f80>
  %w0 = arith.constant 300359110380175774187520 : i80
  call @is_close_f80(%r0, %w0) : (complex<f80>, i80) -> ()
  %z1 = complex.create %zero, %small : complex<f80>
  %r1 = complex.log1p %z1 : complex<f80>
  %w1 = arith.constant 300359110380175774187520 : i80
  call @is_close_f80(%r1, %w1) : (complex<f80>, i80) -> ()
  %z2 = complex.create %least, %zero : complex<f80>
  %r2 = complex.expm1 %z2 : complex<f80>
  %w2 = arith.constant 300930959446460770287616 : i80
  call @is_close_f80(%r2, %w2) : (complex<f80>, i80) -> ()
  %z3 = complex.create %two, %zero : complex<f80>
  %r3 = complex.pow %z3, %p : complex<f80>
  %w3 = arith.constant 302406698972357534416896 : i80
  call @is_close_f80(%r3, %w3) : (complex<f80>, i80) -> ()
  %z4 = complex.create %one, %zero : complex<f80>
  %r4 = complex.atan2 %z4, %z4 : complex<f80>
  %w4 = arith.constant 302209049454426028818997 : i80
  call @is_close_f80(%r4, %w4) : (complex<f80>, i80) -> ()
  %z5 = complex.create %far, %zero : complex<f80>
  %r5 = complex.atan2 %z5, %z5 : complex<f80>
  call @is_close_f80(%r5, %w4) : (complex<f80>, i80) -> ()
  %z6 = complex.create %near, %zero : complex<f80>
  %r6 = complex.atan2 %z6, %z6 : complex<f80>
  call @is_close_f80(%r6, %w4) : (complex<f80>, i80) -> ()
  return
}
func.func @is_close_f128(%z: complex<f128>, %want: i128) {
  %0 = complex.re %z : complex<f128>
  %1 = arith.bitcast %0 : f128 to i128
  %2 = arith.subi %1, %want : i128
  %3 = math.absi %2 : i128
  %c = arith.constant 32 : i128
  %4 = arith.cmpi ule, %3, %c : i128
  vector.print %4 : i1
  return
}
// The real parts of log(1 + i/2^50), log1p(i/2^50), expm1(1/2^70), (2 + 0i)^(10 + 0i), and atan2(x, x) of 1, 2^12000 and 2^-12000.
// CHECK-COUNT-7: 1
func.func @complex_f128(%small: f128, %least: f128, %zero: f128, %one: f128, %two: f128, %ten: f128, %far: f128, %near: f128) {
  %p = complex.create %ten, %zero : complex<f128>
  %z0 = complex.create %one, %small : complex<f128>
  %r0 = complex.log %z0 : complex<f128>
  %w0 = arith.constant 84540977450664063447733541232361598976 : i128
  call @is_close_f128(%r0, %w0) : (complex<f128>, i128) -> ()
  %z1 = complex.create %zero, %small : complex<f128>
  %r1 = complex.log1p %z1 : complex<f128>
  %w1 = arith.constant 84540977450664063447733541232361598976 : i128
  call @is_close_f128(%r1, %w1) : (complex<f128>, i128) -> ()
  %z2 = complex.create %least, %zero : complex<f128>
  %r2 = complex.expm1 %z2 : complex<f128>
  %w2 = arith.constant 84701938653278643104217988817590681600 : i128
  call @is_close_f128(%r2, %w2) : (complex<f128>, i128) -> ()
  %z3 = complex.create %two, %zero : complex<f128>
  %r3 = complex.pow %z3, %p : complex<f128>
  %w3 = arith.constant 85117322401961429314500426324905033728 : i128
  call @is_close_f128(%r3, %w3) : (complex<f128>, i128) -> ()
  %z4 = complex.create %one, %zero : complex<f128>
  %r4 = complex.atan2 %z4, %z4 : complex<f128>
  %w4 = arith.constant 85063170880492026571158894112035766712 : i128
  call @is_close_f128(%r4, %w4) : (complex<f128>, i128) -> ()
  %z5 = complex.create %far, %zero : complex<f128>
  %r5 = complex.atan2 %z5, %z5 : complex<f128>
  call @is_close_f128(%r5, %w4) : (complex<f128>, i128) -> ()
  %z6 = complex.create %near, %zero : complex<f128>
  %r6 = complex.atan2 %z6, %z6 : complex<f128>
  call @is_close_f128(%r6, %w4) : (complex<f128>, i128) -> ()
  return
}
func.func @main() {
  call @expm1_f80() : () -> ()
  call @expm1_f128() : () -> ()
  call @log1p_f80() : () -> ()
  call @log1p_f128() : () -> ()
  %small_f80 = arith.constant 0x3fcd8000000000000000 : f80
  %least_f80 = arith.constant 0x3fb98000000000000000 : f80
  %zero_f80 = arith.constant 0.0 : f80
  %one_f80 = arith.constant 0x3fff8000000000000000 : f80
  %two_f80 = arith.constant 0x40008000000000000000 : f80
  %ten_f80 = arith.constant 0x4002a000000000000000 : f80
  // MLIR reads the decimal numbers that it prints through f64, which has none of these.
  %far_bits_f80 = arith.constant 523583160416135058292736 : i80
  %far_f80 = arith.bitcast %far_bits_f80 : i80 to f80
  %near_bits_f80 = arith.constant 80861302647105819508736 : i80
  %near_f80 = arith.bitcast %near_bits_f80 : i80 to f80
  call @complex_f80(%small_f80, %least_f80, %zero_f80, %one_f80, %two_f80, %ten_f80, %far_f80, %near_f80) : (f80, f80, f80, f80, f80, f80, f80, f80) -> ()
  %small_f128 = arith.constant 0x3fcd0000000000000000000000000000 : f128
  %least_f128 = arith.constant 0x3fb90000000000000000000000000000 : f128
  %zero_f128 = arith.constant 0.0 : f128
  %one_f128 = arith.constant 0x3fff0000000000000000000000000000 : f128
  %two_f128 = arith.constant 0x40000000000000000000000000000000 : f128
  %ten_f128 = arith.constant 0x40024000000000000000000000000000 : f128
  %far_bits_f128 = arith.constant 147372961735794012580581077312253984768 : i128
  %far_f128 = arith.bitcast %far_bits_f128 : i128 to f128
  %near_bits_f128 = arith.constant 22757837130958149495849165410971680768 : i128
  %near_f128 = arith.bitcast %near_bits_f128 : i128 to f128
  call @complex_f128(%small_f128, %least_f128, %zero_f128, %one_f128, %two_f128, %ten_f128, %far_f128, %near_f128) : (f128, f128, f128, f128, f128, f128, f128, f128) -> ()
  return
}

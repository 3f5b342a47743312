! Results of the functions of python.mlir, through wrappers.
program main
  use, intrinsic :: iso_c_binding
  use expectations
  use python
  implicit none
  type(mlir_memref_1_i64) :: made, all_of_it, part_of_it, picked
  type(mlir_memref_1_f64) :: seen
  type(mlir_memref_1_i32) :: numbers
  type(mlir_memref_0_f64) :: point_of
  real(c_double) :: x(6)
  integer(c_int64_t) :: whole(3), a, b
  integer :: i

  call make(4_mlir_index, made)
  call expect(made%owned .and. associated(made%array), 'make')
  call expect(all(made%array == [0, 1, 2, 3]) .and. all(made%values() == [0, 1, 2, 3]), 'values of make')
  made%array(2) = 7
  call expect(all(made%values() == [0, 7, 2, 3]), 'array is the memory')
  call made%release()
  call expect(.not. made%owned .and. .not. associated(made%array), 'released')
  call made%release()
  call make(0_mlir_index, made)
  call expect(size(made%values()) == 0 .and. made%owned, 'make nothing')
  call made%release()

  ! One allocation behind two results: the first one owns it.
  call twice(6_mlir_index, all_of_it, part_of_it)
  call expect(all_of_it%owned .and. .not. part_of_it%owned, 'owner of twice')
  call expect(.not. associated(part_of_it%array) .and. all(part_of_it%values() == [1, 3, 5]), 'twice')
  call all_of_it%release()
  call part_of_it%release()

  ! The memory of an argument.
  x = [1, 2, 3, 4, 5, 6]
  call same(x, seen)
  call expect(.not. seen%owned .and. all(seen%array == x), 'same')
  seen%array(1) = 9
  call expect(x(1) == 9, 'same memory')
  call part(x, 5_mlir_index, 3_mlir_index, -2_mlir_index, seen)
  call expect(all(seen%values() == [6, 4, 2]) .and. .not. seen%owned, 'part')
  call seen%release()
  whole = [5, 6, 7]
  call pick(whole, .false._c_bool, picked)
  call expect(.not. picked%owned .and. all(picked%array == whole), 'pick')
  call pick(whole, .true._c_bool, picked)
  call expect(picked%owned .and. all(picked%array == [0, 1]), 'pick a new one')
  call picked%release()

  call table(numbers)
  numbers%owned = .false.
  call expect(all(numbers%values() == [3, 1, 4]), 'table')
  call point(point_of)
  call expect(point_of%array == 2.5d0 .and. point_of%values() == 2.5d0, 'point')
  call point_of%release()
  call swap(1_c_int64_t, 2_c_int64_t, a, b)
  call expect(a == 2 .and. b == 1, 'swap')
  do i = 1, 1000
    call make(1000_mlir_index, made)
    call made%release()
  end do
end program

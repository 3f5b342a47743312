! Calls the functions of python.mlir that have no struct result through a generated module. The others: fortran_results.f90.
module callees
  use, intrinsic :: iso_c_binding
  implicit none
contains
  function negated(a) bind(c)
    integer(c_int32_t), value :: a
    integer(c_int32_t) :: negated
    negated = -a
  end function
end module
program main
  use, intrinsic :: iso_c_binding
  use callees
  use expectations
  use python
  implicit none
  real(c_float), target :: x(6), y(2, 3)
  integer(c_int16_t) :: corners(3, 2)
  integer(c_int8_t) :: bytes(5)
  logical(c_bool) :: flags(3)
  complex(c_double) :: points(4)
  integer(c_int8_t) :: unsigned8(2)
  integer(c_int16_t) :: signed16(2)
  integer(mlir_index) :: indices(2)
  character(:), allocatable :: problem
  integer :: i

  ! A whole array, a section with gaps, and one that runs backwards.
  x = [1, 2, 3, 4, 5, 6]
  call scale(x, 2.0)
  call expect(all(x == [2, 4, 6, 8, 10, 12]), 'scale')
  call scale(x(1:6:2), 10.0)
  call expect(all(x == [20, 4, 60, 8, 100, 12]), 'scale of a section')
  call scale(x(6:3:-1), 0.5)
  call expect(all(x == [20.0, 4.0, 30.0, 4.0, 50.0, 6.0]), 'scale backwards')
  y = reshape([1, 2, 3, 4, 5, 6], [2, 3])
  call scale(y(2, :), 3.0)
  call expect(all(y == reshape([1, 6, 3, 12, 5, 18], [2, 3])), 'scale of a row')
  call scale(x(1:0), 3.0)
  call scale(x(2:2), 2.0)
  call expect(x(2) == 8.0, 'scale of one')

  ! memref<2x3xi16>, element [1, 2].
  corners = reshape([(int(i, c_int16_t), i = 1, 6)], [3, 2])
  call expect(corner(corners) == 6, 'corner')
  bytes = [int(-1, c_int8_t), int(-2, c_int8_t), int(-3, c_int8_t), 4_c_int8_t, 5_c_int8_t]
  call expect(behind(bytes) == -1, 'behind')
  flags = [.true., .false., .true.]
  call invert(flags)
  call expect(all(flags .eqv. [.false., .true., .false.]), 'invert')
  points = [(1d0, 2d0), (3d0, 4d0), (5d0, 6d0), (7d0, 8d0)]
  call expect(real_part(points(1:3:2)) == 5d0, 'real_part')
  indices = [-7, 8]
  call expect(small(unsigned8, signed16, indices) == -7, 'small')

  ! Scalars, of which registers hold more bits than count.
  call expect(logical(odd(3)), 'odd')
  call expect(.not. logical(odd(-2)), 'even')
  call expect(chosen(.true._c_bool) == 1 .and. chosen(.false._c_bool) == 2, 'chosen')
  call expect(sum(-1_c_int8_t, -300_c_int16_t, -70000, 5000000000_c_int64_t, -2_mlir_index, 0.5, 0.25d0) &
              == 4999929697.75d0, 'sum')
  call expect(unsigned(-1_c_int8_t) == -1, 'unsigned')
  call expect(class(5_c_int64_t) == 5, 'class')
  call expect(apply(c_funloc(negated), 12) == -12, 'apply')
  call expect(c_associated(address(c_loc(x)), c_loc(x)), 'address')
  call expect(f___init__(9_c_int64_t) == 9, '__init__')

  ! What does not fit is not called.
  call expect(corner(corners(:, 1:1), problem) == 0, 'corner of 1x3')
  call expect(problem == 'arg0 of corner: dimension 2 of the array has 1 elements instead of 2', problem)
  call expect(corner(wide_of(corners), problem) == 0, 'corner with gaps')
  call expect(problem == 'arg0 of corner: the array has gaps, or another order, in dimension 1; pass a contiguous array', &
              problem)
  call expect(corner(corners, problem) == 6 .and. .not. allocated(problem), 'corner again')
  call expect(column(corners, problem) == 0, 'column')
  call expect(problem == 'arg0 of column: neighbours in dimension 1 are 1 elements apart instead of 2', problem)
contains
  function wide_of(from) result(to)
    integer(c_int16_t), intent(in) :: from(3, 2)
    integer(c_int16_t), pointer :: to(:, :), all_of(:, :)
    allocate (all_of(6, 2))
    all_of(1::2, :) = from
    to => all_of(1::2, :)
  end function
end program

! How the programs of these tests look at what they got.
module expectations
  implicit none
contains
  subroutine expect(holds, what)
    logical, intent(in) :: holds
    character(*), intent(in) :: what
    if (holds) return
    print '(a)', 'wrong: ' // what
    stop 1
  end subroutine
end module

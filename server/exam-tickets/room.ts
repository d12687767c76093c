/** So many people sit behind each other: a room of thirty has five columns of six. */
const SEATS_DEEP = 6

interface Square {
  readonly column: number
  readonly row: number
}

/** Where a seat stands, serpentine: down the first column, up the second one, and so on. */
export function squareOf(seat: number): Square {
  const column = Math.floor((seat - 1) / SEATS_DEEP)
  const along = (seat - 1) % SEATS_DEEP
  return { column, row: column % 2 === 0 ? along : SEATS_DEEP - 1 - along }
}

const seatAt = ({ column, row }: Square) => column * SEATS_DEEP + (column % 2 === 0 ? row : SEATS_DEEP - 1 - row) + 1

/** Seats in front, behind and at both sides, in a room of so many. */
export function neighboursOf(seat: number, seats: number): number[] {
  const { column, row } = squareOf(seat)
  return [
    { column, row: row - 1 },
    { column, row: row + 1 },
    { column: column - 1, row },
    { column: column + 1, row },
  ]
    .filter(square => square.column >= 0 && square.row >= 0 && square.row < SEATS_DEEP)
    .map(seatAt)
    .filter(other => other <= seats)
}

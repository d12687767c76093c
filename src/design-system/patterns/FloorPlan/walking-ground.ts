import { boundsOf, middleOf } from './floor-geometry.ts'
import type { FloorBox } from './floor-plan.ts'

type Point = readonly [x: number, y: number]

/** What can be walked to from one place. */
type Field = { lengthTo: (to: Point) => number; lineTo: (to: Point) => readonly Point[] }

/** Squares along the longer side of a hall, at most; and their least side: a metre in decimetres. */
const SQUARES = 160
const LEAST = 10

const manhattan = ([x, y]: Point, [toX, toY]: Point) => Math.abs(toX - x) + Math.abs(toY - y)

/** A way straight to it with one corner, where no aisle leads there. */
const straight = (from: Point, to: Point): readonly Point[] => [from, [to[0], from[1]], to]

/** The floor of a hall in squares, on those of which people walk that no booth stands on. */
export const walkingGround = (booths: readonly FloorBox[], start: Point) => {
  const { x, y, w, h } = boundsOf([...booths, { x: start[0], y: start[1], w: 0, h: 0 }])
  const side = Math.max(LEAST, Math.max(w, h) / SQUARES)
  // Two squares around everything, so that there is a way around the outermost booths.
  const [left, top] = [x - 2 * side, y - 2 * side]
  const columns = Math.ceil(w / side) + 4
  const rows = Math.ceil(h / side) + 4
  const pointOf = (at: number): Point => [
    left + ((at % columns) + 0.5) * side,
    top + (Math.floor(at / columns) + 0.5) * side,
  ]
  const squareOf = ([px, py]: Point): number => {
    const column = Math.min(columns - 1, Math.max(0, Math.floor((px - left) / side)))
    return Math.min(rows - 1, Math.max(0, Math.floor((py - top) / side))) * columns + column
  }
  const isBuilt = new Uint8Array(columns * rows)
  for (const box of booths)
    for (let row = Math.floor((box.y - top) / side); row * side + top < box.y + box.h; row += 1)
      for (let column = Math.floor((box.x - left) / side); column * side + left < box.x + box.w; column += 1) {
        const [px, py] = pointOf(row * columns + column)
        if (px > box.x && px < box.x + box.w && py > box.y && py < box.y + box.h) isBuilt[row * columns + column] = 1
      }
  const beside = (at: number): readonly number[] => {
    const column = at % columns
    return [at - columns, at + columns, column > 0 ? at - 1 : -1, column < columns - 1 ? at + 1 : -1].filter(
      to => to >= 0 && to < isBuilt.length && isBuilt[to] === 0,
    )
  }
  const stepsFrom = (from: number): Int32Array => {
    const steps = new Int32Array(isBuilt.length).fill(-1)
    steps[from] = 0
    const queue = [from]
    for (const at of queue)
      for (const to of beside(at))
        if (steps[to] === -1) {
          steps[to] = (steps[at] ?? 0) + 1
          queue.push(to)
        }
    return steps
  }
  const squareBefore = squareOf(start)
  const stepsIn = stepsFrom(squareBefore)

  /** The middle of the square that a point lies in. */
  const placeAt = (point: Point): Point => pointOf(squareOf(point))
  /** Where people stand before a booth: of its sides that can be walked to, the one nearest to the start. */
  const placeBefore = (box: FloorBox): Point => {
    const [midX, midY] = middleOf(box)
    const near = side / 2
    const sides: readonly Point[] = [
      [midX, box.y + box.h + near],
      [midX, box.y - near],
      [box.x - near, midY],
      [box.x + box.w + near, midY],
    ]
    const open = sides
      .map(squareOf)
      .filter(at => isBuilt[at] === 0 && (stepsIn[at] ?? -1) >= 0)
      .sort((a, b) => (stepsIn[a] ?? 0) - (stepsIn[b] ?? 0))
    return open[0] === undefined ? [midX, midY] : pointOf(open[0])
  }
  const from = (place: Point): Field => {
    const own = squareOf(place)
    const steps = stepsFrom(own)
    const isOn = isBuilt[own] === 0
    const stepsTo = (to: Point) => (isOn ? (steps[squareOf(to)] ?? -1) : -1)
    const lengthTo = (to: Point) => (stepsTo(to) < 0 ? manhattan(place, to) : stepsTo(to) * side)
    const lineTo = (to: Point): readonly Point[] => {
      if (stepsTo(to) < 0) return straight(place, to)
      const way = [squareOf(to)]
      let turn = 0
      for (let at = squareOf(to); at !== own; ) {
        const nearer = beside(at).filter(one => steps[one] === (steps[at] ?? 0) - 1)
        // Straight on as long as that leads there: fewer corners.
        const next = nearer.find(one => one - at === turn) ?? nearer[0] ?? own
        if (next - at === turn) way.pop()
        turn = next - at
        at = next
        way.push(at)
      }
      return way.toReversed().map(pointOf)
    }
    return { lengthTo, lineTo }
  }
  return { placeAt, placeBefore, from }
}

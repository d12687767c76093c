import type { FloorBox } from './floor-plan.ts'

/** Whether a box has a place that can be drawn. */
export const isPlaced = ({ x, y, w, h }: FloorBox): boolean => [x, y, w, h].every(Number.isFinite) && w > 0 && h > 0

/** The smallest box that holds all of `boxes`; by a loop: there may be too many to spread. */
export const boundsOf = (boxes: readonly FloorBox[]): FloorBox => {
  if (boxes.length === 0) return { x: 0, y: 0, w: 1, h: 1 }
  let left = Number.POSITIVE_INFINITY
  let top = Number.POSITIVE_INFINITY
  let right = Number.NEGATIVE_INFINITY
  let bottom = Number.NEGATIVE_INFINITY
  for (const { x, y, w, h } of boxes) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x + w)
    bottom = Math.max(bottom, y + h)
  }
  return { x: left, y: top, w: right - left, h: bottom - top }
}

/** What is drawn of a hall, with a margin of a fiftieth: viewBox of the plan. */
export const viewOf = (boxes: readonly FloorBox[]): FloorBox => {
  const { x, y, w, h } = boundsOf(boxes)
  const margin = Math.max(w, h) * 0.02
  return { x: x - margin, y: y - margin, w: w + 2 * margin, h: h + 2 * margin }
}

export const directions = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const
export type Direction = (typeof directions)[number]

export const isDirection = (key: string): key is Direction => directions.some(direction => direction === key)

export const middleOf = ({ x, y, w, h }: FloorBox): readonly [number, number] => [x + w / 2, y + h / 2]

/**
 * The nearest box whose middle lies in `direction` of the box at `from`: straight ahead before aside; undefined when
 * none lies there. Between boxes of one row (equal top and height) the way back leads back.
 */
export const neighbour = (boxes: readonly FloorBox[], from: number, direction: Direction): number | undefined => {
  const start = boxes[from]
  if (!start) return undefined
  const isSideways = direction === 'ArrowLeft' || direction === 'ArrowRight'
  const sign = direction === 'ArrowLeft' || direction === 'ArrowUp' ? -1 : 1
  const [x, y] = middleOf(start)
  let best: number | undefined
  let [bestInSight, bestCost, bestAside] = [false, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  // Nothing is made anew in here: four hundred booths ask it sixteen hundred times.
  for (let at = 0; at < boxes.length; at += 1) {
    const box = boxes[at]
    if (!box) continue
    const across = box.x + box.w / 2 - x
    const down = box.y + box.h / 2 - y
    const ahead = sign * (isSideways ? across : down)
    if (ahead <= 0) continue
    const aside = Math.abs(isSideways ? down : across)
    const inSight = isSideways
      ? box.y < start.y + start.h && start.y < box.y + box.h
      : box.x < start.x + start.w && start.x < box.x + box.w
    const cost = inSight ? ahead : ahead + 3 * aside
    if (inSight !== bestInSight ? !inSight : cost > bestCost || (cost === bestCost && aside >= bestAside)) continue
    best = at
    bestInSight = inSight
    bestCost = cost
    bestAside = aside
  }
  return best
}

/** Places of `boxes` in the order of reading: rows from the top, each from the left. A row is what its first box stands beside. */
export const readingOrder = (boxes: readonly FloorBox[]): readonly number[] => {
  const byTop = [...boxes.keys()].sort((a, b) => middleAt(boxes, a)[1] - middleAt(boxes, b)[1] || a - b)
  const rows: number[][] = []
  let until = Number.NEGATIVE_INFINITY
  for (const at of byTop) {
    const y = middleAt(boxes, at)[1]
    if (y >= until || rows.length === 0) {
      rows.push([])
      until = y + (boxes[at]?.h ?? 0) / 2
    }
    rows.at(-1)?.push(at)
  }
  return rows.flatMap(row => row.sort((a, b) => middleAt(boxes, a)[0] - middleAt(boxes, b)[0] || a - b))
}

const middleAt = (boxes: readonly FloorBox[], at: number): readonly [number, number] => {
  const box = boxes[at]
  return box ? middleOf(box) : [0, 0]
}

/** How many places the steps lead to from the first one, along `next`. */
const reached = (count: number, next: (at: number) => readonly (number | undefined)[]): number => {
  const been = new Set(count > 0 ? [0] : [])
  for (const at of been) for (const to of next(at)) if (to !== undefined) been.add(to)
  return been.size
}

export type FloorKeys = Readonly<Record<Direction, readonly (number | undefined)[]>> & { order: readonly number[] }

/**
 * Where each arrow leads from each box. Every box can be reached from every other: where nearest neighbours alone leave
 * one out, left and right go through all of them in the order of reading.
 */
export const floorKeys = (boxes: readonly FloorBox[]): FloorKeys => {
  const all = [...boxes.keys()]
  const to = (direction: Direction) => all.map(at => neighbour(boxes, at, direction))
  const order = readingOrder(boxes)
  const nearest = {
    ArrowLeft: to('ArrowLeft'),
    ArrowRight: to('ArrowRight'),
    ArrowUp: to('ArrowUp'),
    ArrowDown: to('ArrowDown'),
  }
  const back: number[][] = all.map(() => [])
  for (const direction of directions)
    for (const at of all) {
      const there = nearest[direction][at]
      if (there !== undefined) back[there]?.push(at)
    }
  const isWhole =
    reached(all.length, at => directions.map(direction => nearest[direction][at])) === all.length &&
    reached(all.length, at => back[at] ?? []) === all.length
  if (isWhole) return { ...nearest, order }
  const placeIn = new Map(order.map((at, place) => [at, place]))
  const read = (step: number) => all.map(at => order[(placeIn.get(at) ?? 0) + step])
  return { ...nearest, ArrowLeft: read(-1), ArrowRight: read(1), order }
}

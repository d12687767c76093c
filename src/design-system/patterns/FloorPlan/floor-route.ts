import { boundsOf, middleOf } from './floor-geometry.ts'
import type { FloorBox } from './floor-plan.ts'
import { walkingGround } from './walking-ground.ts'

/** A walk through booths of a hall. */
export type FloorRoute = {
  /** Places in `stops`, in the order of walking. */
  order: readonly number[]
  /** Where the line goes, corner by corner, from the entrance to the last stop. */
  line: readonly (readonly [x: number, y: number])[]
  /** How long the line is, in the unit of the boxes. */
  length: number
}

type Far = (from: number, to: number) => number

const lengthOf = (order: readonly number[], far: Far): number => {
  let [sum, from] = [0, 0]
  for (const to of order) {
    sum += far(from, to)
    from = to
  }
  return sum
}

/** Always on to the nearest that is left; of equals, the first. */
const nearestFirst = (count: number, far: Far): number[] => {
  const left = new Set(Array.from({ length: count }, (_, at) => at + 1))
  const order: number[] = []
  while (left.size > 0) {
    const from = order.at(-1) ?? 0
    let best = 0
    for (const at of left) if (best === 0 || far(from, at) < far(from, best)) best = at
    left.delete(best)
    order.push(best)
  }
  return order
}

/** Turns parts of the way round as long as that makes it shorter (2-opt of an open way that begins at 0). */
const straightened = (given: readonly number[], far: Far): readonly number[] => {
  let order = given
  let length = lengthOf(order, far)
  for (let isBetter = true; isBetter; ) {
    isBetter = false
    for (let from = 0; from < order.length - 1; from += 1)
      for (let to = from + 1; to < order.length; to += 1) {
        const turned = [...order.slice(0, from), ...order.slice(from, to + 1).toReversed(), ...order.slice(to + 1)]
        const now = lengthOf(turned, far)
        if (now >= length) continue
        ;[order, length, isBetter] = [turned, now, true]
      }
  }
  return order
}

/** A short order of `count` stops, numbered from 1, from the start 0: never longer than the one they are given in. */
export const shortOrder = (count: number, far: Far): readonly number[] => {
  const naive = Array.from({ length: count }, (_, at) => at + 1)
  const a = straightened(nearestFirst(count, far), far)
  const b = straightened(naive, far)
  return lengthOf(a, far) <= lengthOf(b, far) ? a : b
}

export type FloorRouteOptions = {
  /** Keep the stops in the order given. */
  isOrdered?: boolean | undefined
}

/**
 * The walk from the entrance (the upper left corner without one) through `stops`, along aisles: around all of `booths`.
 * Never shorter than the Manhattan distance between the places where people stand. Nearest first, then 2-opt; the same
 * for the same input. Where a booth has no way to it, the line goes straight there and back.
 */
export const routeThrough = (
  booths: readonly FloorBox[],
  stops: readonly FloorBox[],
  entrance: FloorBox | undefined,
  { isOrdered = false }: FloorRouteOptions = {},
): FloorRoute => {
  const bounds = boundsOf([...booths, ...stops, ...(entrance ? [entrance] : [])])
  const start = entrance ? middleOf(entrance) : ([bounds.x, bounds.y] as const)
  const ground = walkingGround(booths, start)
  const places = [ground.placeAt(start), ...stops.map(ground.placeBefore)]
  const fields = places.map(ground.from)
  const far: Far = (from, to) => {
    const [field, place] = [fields[from], places[to]]
    return field && place ? field.lengthTo(place) : 0
  }
  const given = stops.map((_, at) => at + 1)
  const order = isOrdered ? given : shortOrder(stops.length, far)
  const legs = order.map((to, at) => fields[order[at - 1] ?? 0]?.lineTo(places[to] ?? start) ?? [])
  return { order: order.map(at => at - 1), line: legs.flat(), length: lengthOf(order, far) }
}

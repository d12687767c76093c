import type { ExamRoom } from '#contract/exam-site-fields'
import type { SiteRoom } from '#contract/exam-tickets'

/** So many rooms stand side by side on a drawn storey, as long as they can be read. */
const ACROSS = 6
const MOST_ROWS = 5
const MARGIN = 4

const storeyOf = ({ building, floor }: Pick<ExamRoom, 'building' | 'floor'>) => JSON.stringify([building, floor])

const tenths = (value: number) => Math.round(value * 10) / 10

/** The rooms of one storey in rows, in percent of the plan. */
function laidOut(rooms: readonly ExamRoom[]): SiteRoom[] {
  const across = Math.max(ACROSS, Math.ceil(rooms.length / MOST_ROWS))
  const [stepX, stepY] = [(100 - MARGIN) / across, (100 - MARGIN) / MOST_ROWS]
  return rooms.map((room, at) => ({
    ...room,
    x: tenths(MARGIN + (at % across) * stepX),
    y: tenths(MARGIN + Math.floor(at / across) * stepY),
    w: tenths(stepX * 0.9),
    h: tenths(stepY * 0.7),
  }))
}

const numbersIn = (rooms: readonly Pick<ExamRoom, 'number'>[]) =>
  rooms
    .map(({ number }) => number)
    .sort()
    .join(' ')

/**
 * The plan of a site: storeys with the same rooms as before stay drawn as they were, the others are laid out in rows.
 * Rooms keep the order in which they are given, which is that in which they are filled.
 */
export function planOf(rooms: readonly ExamRoom[], before: readonly SiteRoom[]): SiteRoom[] {
  const drawnBefore = Map.groupBy(before, storeyOf)
  const drawn = new Map<string, SiteRoom>()
  for (const [storey, here] of Map.groupBy(rooms, storeyOf)) {
    const old = drawnBefore.get(storey) ?? []
    const places = numbersIn(old) === numbersIn(here) ? old : laidOut(here)
    for (const place of places) drawn.set(place.number, place)
  }
  return rooms.flatMap(room => {
    const place = drawn.get(room.number)
    return place ? [{ ...place, ...room }] : []
  })
}

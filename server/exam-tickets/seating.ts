import { createHash } from 'node:crypto'
import { neighboursOf } from './room.ts'

/** Somebody who has a place in the exam for sure. */
export interface Seated {
  readonly id: string
  readonly position: string
  /** Needs a room of their own kind (enlarged paper, a wheelchair, more time). */
  readonly special: boolean
}

export interface SeatingRoom {
  readonly site: string
  readonly number: string
  readonly seats: number
  readonly kind: 'normal' | 'special' | 'reserve'
}

export interface Placement {
  readonly id: string
  readonly site: string
  readonly room: string
  readonly seat: number
}

interface SeatingInput {
  readonly people: readonly Seated[]
  /** In the order in which they are filled. */
  readonly rooms: readonly SeatingRoom[]
  /** Whoever knows it can reckon the same seats. */
  readonly seed: string
  /** Where people sit already: they stay, unless their seat is gone or no longer theirs. */
  readonly before?: readonly Placement[]
}

interface Seating {
  /** By site, room and seat. */
  readonly placements: readonly Placement[]
  /** How many pairs of one position sit next to each other: what could not be avoided. */
  readonly adjacent: number
}

/** Nobody can be seated: why, in the words of an office; the message says it in English too, for whoever sits at a prompt. */
export class NotSeatable extends Error {
  override readonly name: string = 'NotSeatable'
  readonly words: string

  constructor(words: string, english: string) {
    super(`${words} · ${english}`)
    this.words = words
  }
}

/** There are fewer seats than people. */
export class SeatsShort extends NotSeatable {
  override readonly name = 'SeatsShort'

  constructor(missing: number) {
    super(`座位不够，还差 ${missing} 个`, `${missing} seats are missing`)
  }
}

const MOST_SEATS = 99

/** Where a thing comes in an order that the seed alone decides, whatever order it came in. */
const lotOf = (seed: string, thing: string) => createHash('sha256').update(`${seed}\n${thing}`).digest('hex')

function drawn<Item>(items: readonly Item[], seed: string, nameOf: (item: Item) => string): Item[] {
  return items
    .map(item => ({ item, lot: lotOf(seed, nameOf(item)) }))
    .sort((one, other) => (one.lot < other.lot ? -1 : 1))
    .map(({ item }) => item)
}

/** One seat of the plan; neighbours are indexes of `Plan.spots`. */
interface Spot {
  readonly room: SeatingRoom
  readonly seat: number
  readonly neighbours: readonly number[]
  /** As on a chessboard: no two seats of one colour are next to each other. */
  readonly dark: boolean
}

function spotsOf(rooms: readonly SeatingRoom[]): Spot[] {
  const spots: Spot[] = []
  for (const room of rooms) {
    const first = spots.length
    const seats = Math.min(room.seats, MOST_SEATS)
    for (let seat = 1; seat <= seats; seat += 1) {
      const neighbours = neighboursOf(seat, seats).map(other => first + other - 1)
      spots.push({ room, seat, neighbours, dark: seat % 2 === 1 })
    }
  }
  return spots
}

/** The seats of one kind of room while they are filled. */
class Plan {
  readonly spots: readonly Spot[]
  readonly #taken: (Seated | undefined)[]

  constructor(rooms: readonly SeatingRoom[]) {
    this.spots = spotsOf(rooms)
    this.#taken = this.spots.map(() => undefined)
  }

  at(spot: number): Seated | undefined {
    return this.#taken[spot]
  }

  put(spot: number, person: Seated | undefined): void {
    this.#taken[spot] = person
  }

  free(): number[] {
    return this.spots.flatMap((_, spot) => (this.#taken[spot] === undefined ? [spot] : []))
  }

  /** How many neighbours of a seat have the position. */
  conflictsAt(spot: number, position = this.at(spot)?.position): number {
    if (position === undefined) return 0
    return (this.spots[spot]?.neighbours ?? []).filter(other => this.at(other)?.position === position).length
  }

  swap(one: number, other: number): void {
    const person = this.at(one)
    this.put(one, this.at(other))
    this.put(other, person)
  }
}

/**
 * Who sits on dark seats and who on light ones: whole positions go to one colour, the largest first, so that their people
 * cannot meet. One position at most has to be parted, and one of few people where there is any choice.
 */
function byColour(people: readonly Seated[], room: { readonly dark: number; readonly light: number }, seed: string) {
  const groups = Map.groupBy(people, ({ position }) => position)
  const sorted = [...groups].sort(
    ([one, { length: most }], [other, { length: least }]) => least - most || (one < other ? -1 : 1),
  )
  const parts = { dark: [] as Seated[], light: [] as Seated[] }
  for (const [, group] of sorted) {
    const left = { dark: room.dark - parts.dark.length, light: room.light - parts.light.length }
    const [wide, narrow] = left.dark >= left.light ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
    const fits = Math.min(left[wide], group.length)
    parts[wide].push(...group.slice(0, fits))
    parts[narrow].push(...group.slice(fits))
  }
  const lots = (list: readonly Seated[]) => drawn(list, `${seed}/people`, ({ id }) => id)
  return { dark: lots(parts.dark), light: lots(parts.light) }
}

/** Tries so many seats for whoever sits beside the same position, and so many in all: where one position is most, none helps. */
const TRIES = 4_000
const ALL_TRIES = 4_000_000

/** Whether two seats can change people so that fewer sit beside their own position. */
function improves(plan: Plan, one: number, other: number): boolean {
  const reckon = () => plan.conflictsAt(one) + plan.conflictsAt(other)
  const before = reckon()
  plan.swap(one, other)
  const isBetter = reckon() < before
  if (!isBetter) plan.swap(one, other)
  return isBetter
}

/** Parts neighbours of one position where that can be done among the seats that may change. */
function mend(plan: Plan, movable: readonly number[], seed: string): void {
  const conflicting = movable.filter(spot => plan.conflictsAt(spot) > 0)
  const places = conflicting.length > 0 ? drawn(movable, `${seed}/mend`, String) : []
  let left = ALL_TRIES
  for (const [turn, spot] of conflicting.entries()) {
    const start = (turn * 7_919) % places.length
    for (let at = 0; at < Math.min(TRIES, places.length) && left > 0 && plan.conflictsAt(spot) > 0; at += 1) {
      improves(plan, spot, places[(start + at) % places.length] ?? spot)
      left -= 1
    }
  }
}

/** Seats newcomers; throws `SeatsShort`. */
function fill(plan: Plan, newcomers: readonly Seated[], seed: string): void {
  const free = plan.free()
  if (free.length < newcomers.length) throw new SeatsShort(newcomers.length - free.length)
  // Those seats alone that come first: rooms are filled one after the other.
  const spots = free.slice(0, newcomers.length)
  const isDark = (spot: number) => plan.spots[spot]?.dark === true
  const [dark, light] = [spots.filter(isDark), spots.filter(spot => !isDark(spot))]
  const people = byColour(newcomers, { dark: dark.length, light: light.length }, seed)
  for (const [at, spot] of dark.entries()) plan.put(spot, people.dark[at])
  for (const [at, spot] of light.entries()) plan.put(spot, people.light[at])
  mend(plan, spots, seed)
}

const nameOf = ({ site, number }: Pick<SeatingRoom, 'site' | 'number'>, seat: number) => `${site}/${number}/${seat}`

/** Puts people back where they sat; those whose seat is gone, taken or of the wrong kind are given back. */
function restore(plan: Plan, people: readonly Seated[], before: ReadonlyMap<string, Placement>): Seated[] {
  const spotOf = new Map(plan.spots.map(({ room, seat }, spot) => [nameOf(room, seat), spot]))
  return people.filter(person => {
    const placed = before.get(person.id)
    const spot = placed && spotOf.get(nameOf({ site: placed.site, number: placed.room }, placed.seat))
    if (spot === undefined || plan.at(spot)) return true
    plan.put(spot, person)
    return false
  })
}

/** Free seats of rooms in which somebody sits. */
function spareOf(plan: Plan): number[] {
  const used = new Set(plan.spots.flatMap(({ room }, spot) => (plan.at(spot) ? [room] : [])))
  return plan.spots.flatMap(({ room }, spot) => (used.has(room) && !plan.at(spot) ? [spot] : []))
}

/**
 * Moves people away from neighbours of their position to seats that are left in rooms in use, newcomers before those who
 * sat already, until nobody can be helped so: done again, it moves nobody.
 */
function spread(plan: Plan, seed: string, kept: ReadonlyMap<string, Placement>): void {
  let spare = drawn(spareOf(plan), `${seed}/spread`, String)
  let isDone = false
  while (!isDone) {
    isDone = true
    const spots = [...plan.spots.keys()]
    const isNew = (spot: number) => !kept.has(plan.at(spot)?.id ?? '')
    for (const spot of [...spots.filter(isNew), ...spots.filter(one => !isNew(one))]) {
      if (plan.conflictsAt(spot) === 0) continue
      const position = plan.at(spot)?.position
      const better = spare.find(free => plan.conflictsAt(free, position) === 0)
      if (better === undefined) continue
      plan.swap(spot, better)
      spare = spare.map(free => (free === better ? spot : free))
      isDone = false
    }
  }
}

function placementsIn(plan: Plan): Placement[] {
  return plan.spots.flatMap(({ room, seat }, spot) => {
    const person = plan.at(spot)
    return person ? [{ id: person.id, site: room.site, room: room.number, seat }] : []
  })
}

const conflictsIn = (plan: Plan) => [...plan.spots.keys()].reduce((sum, spot) => sum + plan.conflictsAt(spot), 0) / 2

/**
 * Seats everybody: special needs in special rooms first, everybody else in rooms of thirty filled one after the other,
 * serpentine, reserve rooms left empty. The same people, rooms and seed give the same seats, in whatever order they come;
 * nobody sits beside somebody of the same position where that can be avoided. Throws `SeatsShort`.
 */
export function seat({ people, rooms, seed, before = [] }: SeatingInput): Seating {
  const placed = new Map(before.map(placement => [placement.id, placement]))
  const sorted = [...people].sort((one, other) => (one.id < other.id ? -1 : 1))
  const special = new Plan(rooms.filter(({ kind }) => kind === 'special'))
  const normal = new Plan(rooms.filter(({ kind }) => kind === 'normal'))

  const homeless = restore(
    special,
    sorted.filter(person => person.special),
    placed,
  )
  const staying = restore(normal, homeless, placed)
  const intoSpecial = drawn(staying, `${seed}/special`, ({ id }) => id).slice(0, special.free().length)
  const chosen = new Set(intoSpecial.map(({ id }) => id))
  const overflow = staying.filter(({ id }) => !chosen.has(id))
  fill(special, intoSpecial, seed)

  const others = restore(
    normal,
    sorted.filter(person => !person.special),
    placed,
  )
  fill(normal, [...others, ...overflow], seed)
  for (const plan of [special, normal]) spread(plan, seed, placed)
  return {
    placements: [...placementsIn(special), ...placementsIn(normal)],
    adjacent: conflictsIn(special) + conflictsIn(normal),
  }
}

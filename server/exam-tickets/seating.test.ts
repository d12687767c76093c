import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { neighboursOf, squareOf } from './room.ts'
import { type Placement, type Seated, type SeatingRoom, SeatsShort, seat } from './seating.ts'

const SEATS = 30

const roomsFor = (count: number, seats = SEATS): SeatingRoom[] => [
  { site: '01', number: '001', seats: 10, kind: 'special' },
  { site: '01', number: '002', seats: SEATS, kind: 'reserve' },
  ...Array.from({ length: count }, (_, at): SeatingRoom => {
    const [site, number] = [String(Math.floor(at / 50) + 1).padStart(2, '0'), String((at % 50) + 3).padStart(3, '0')]
    return { site, number, seats, kind: 'normal' }
  }),
]

const peopleOf = (positions: readonly (string | number)[]): Seated[] =>
  positions.map((position, at) => ({
    id: `c${String(at).padStart(6, '0')}`,
    position: String(position),
    special: false,
  }))

const keyOf = ({ site, room }: Placement) => `${site}/${room}`

/** How many neighbours have one position, reckoned without the code that seats people. */
function pairsOf(people: readonly Seated[], placements: readonly Placement[], seats = SEATS): number {
  const positions = new Map(people.map(({ id, position }) => [id, position]))
  const at = new Map(
    placements.map(placement => [`${keyOf(placement)}/${placement.seat}`, positions.get(placement.id)]),
  )
  const pairs = placements.flatMap(placement =>
    neighboursOf(placement.seat, seats).filter(
      other => other > placement.seat && at.get(`${keyOf(placement)}/${other}`) === positions.get(placement.id),
    ),
  )
  return pairs.length
}

function isSound(people: readonly Seated[], placements: readonly Placement[]) {
  expect(new Set(placements.map(({ id }) => id))).toEqual(new Set(people.map(({ id }) => id)))
  expect(placements).toHaveLength(people.length)
  expect(new Set(placements.map(placement => `${keyOf(placement)}/${placement.seat}`)).size).toBe(people.length)
}

describe('a room', () => {
  test('is filled serpentine: whoever comes next sits next', () => {
    for (let seat = 1; seat < SEATS; seat += 1) expect(neighboursOf(seat, SEATS)).toContain(seat + 1)
    expect([1, 6, 7, 12, 13].map(squareOf)).toEqual([
      { column: 0, row: 0 },
      { column: 0, row: 5 },
      { column: 1, row: 5 },
      { column: 1, row: 0 },
      { column: 2, row: 0 },
    ])
  })

  test('has neighbours that know each other, also where the last column is not full', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 45 }), fc.integer({ min: 1, max: 45 }), (seats, one) => {
        fc.pre(one <= seats)
        for (const other of neighboursOf(one, seats)) expect(neighboursOf(other, seats)).toContain(one)
      }),
    )
  })
})

describe('seating', () => {
  test('gives everybody one seat of their own, and the same one in whatever order they come', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(8), { maxLength: 200 }), fc.string(), (positions, seed) => {
        const people = peopleOf(positions)
        const seating = seat({ people, rooms: roomsFor(7), seed })
        isSound(people, seating.placements)
        expect(seating.adjacent).toBe(pairsOf(people, seating.placements))
        expect(seat({ people: people.toReversed(), rooms: roomsFor(7), seed })).toEqual(seating)
      }),
      { numRuns: 60 },
    )
  })

  test('is another one for another seed', () => {
    const people = peopleOf(Array.from({ length: 90 }, (_, at) => at % 9))
    const seatsOf = (seed: string) => seat({ people, rooms: roomsFor(3), seed }).placements.map(({ id }) => id)
    expect(seatsOf('a')).not.toEqual(seatsOf('b'))
  })

  test('never puts one position side by side while no position is nearly half of all', () => {
    const some = fc.array(fc.nat(30), { minLength: 60, maxLength: 300 })
    fc.assert(
      fc.property(some, fc.string(), (positions, seed) => {
        const most = Math.max(...[...Map.groupBy(positions, one => one).values()].map(({ length }) => length))
        fc.pre(most < positions.length * 0.4)
        const people = peopleOf(positions)
        expect(seat({ people, rooms: roomsFor(10), seed }).adjacent).toBe(0)
      }),
      { numRuns: 60 },
    )
  })

  test('parts even half of all, and counts what cannot be parted', () => {
    const half = peopleOf(Array.from({ length: 120 }, (_, at) => (at % 2 === 0 ? 'half' : at)))
    expect(seat({ people: half, rooms: roomsFor(4), seed: 's' }).adjacent).toBe(0)
    const one = peopleOf(Array.from({ length: 30 }, () => 'only'))
    // Five columns of six: 25 pairs behind each other and 24 side by side.
    expect(seat({ people: one, rooms: roomsFor(1), seed: 's' }).adjacent).toBe(49)
  })

  test('takes special needs into their rooms first and leaves the reserve room empty', () => {
    const people = peopleOf(Array.from({ length: 70 }, (_, at) => at % 12)).map((person, at) => ({
      ...person,
      special: at % 5 === 0,
    }))
    const { placements } = seat({ people, rooms: roomsFor(3), seed: 's' })
    isSound(people, placements)
    const special = new Set(people.flatMap(person => (person.special ? [person.id] : [])))
    const inSpecial = placements.filter(({ room }) => room === '001')
    expect(inSpecial).toHaveLength(10)
    expect(inSpecial.filter(({ id }) => !special.has(id))).toEqual([])
    expect(placements.filter(({ room }) => room === '002')).toEqual([])
  })

  test('says how many seats are missing', () => {
    expect(() =>
      seat({ people: peopleOf(Array.from({ length: 33 }, () => 'a')), rooms: roomsFor(1), seed: 's' }),
    ).toThrow(SeatsShort)
  })
})

describe('seating again', () => {
  const rooms = roomsFor(10)

  test('moves nobody where nothing has changed', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5), { maxLength: 250 }), fc.string(), (positions, seed) => {
        const people = peopleOf(positions)
        const first = seat({ people, rooms, seed })
        expect(seat({ people, rooms, seed, before: first.placements })).toEqual(first)
      }),
      { numRuns: 40 },
    )
  })

  test('moves only whom it must: the room that is gone, and gives newcomers what is free', () => {
    const people = peopleOf(Array.from({ length: 120 }, (_, at) => at % 20))
    const { placements: before } = seat({ people, rooms, seed: 's' })
    const gone = before[45]?.room ?? ''
    const left = rooms.filter(({ number }) => number !== gone)
    const withdrawn = before.filter(({ room }) => room !== gone).slice(0, 7)
    const now = [
      ...people.filter(({ id }) => !withdrawn.some(one => one.id === id)),
      { id: 'new', position: '3', special: false },
    ]
    const { placements, adjacent } = seat({ people: now, rooms: left, seed: 's', before })
    isSound(now, placements)
    expect(adjacent).toBe(0)
    const after = new Map(placements.map(placement => [placement.id, placement]))
    const moved = before.filter(({ id, room, seat: number }) => {
      const place = after.get(id)
      return place && (place.room !== room || place.seat !== number)
    })
    expect(moved.every(({ room }) => room === gone)).toBe(true)
    expect(moved.length).toBe(before.filter(({ room }) => room === gone).length)
  })

  test('parts those whom a change of position has made neighbours', () => {
    const people = peopleOf(Array.from({ length: 50 }, (_, at) => at))
    const { placements: before } = seat({ people, rooms, seed: 's' })
    const [one, other] = [before[3], before[4]]
    const now = people.map(person =>
      person.id === other?.id ? { ...person, position: String(Number(one?.id.slice(1))) } : person,
    )
    const { placements, adjacent } = seat({ people: now, rooms, seed: 's', before })
    expect(adjacent).toBe(0)
    const places = new Map(before.map(placement => [placement.id, JSON.stringify(placement)]))
    expect(placements.filter(placement => places.get(placement.id) !== JSON.stringify(placement))).toHaveLength(1)
  })
})

test('a hundred thousand are seated in half a minute, and none beside their own position', () => {
  const positions = Array.from({ length: 100_000 }, (_, at) =>
    Math.floor(5_000 * (((at * 7_919) % 99_991) / 99_991) ** 3),
  )
  const people = peopleOf(positions)
  const started = process.cpuUsage()
  const { placements, adjacent } = seat({ people, rooms: roomsFor(3_400), seed: '2026' })
  const seconds = process.cpuUsage(started).user / 1_000_000
  console.info(`seated 100,000 in ${seconds.toFixed(1)} s`)
  expect([placements.length, adjacent]).toEqual([100_000, 0])
  expect(seconds).toBeLessThan(30)
})

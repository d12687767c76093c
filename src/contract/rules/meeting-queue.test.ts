import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  appointedTimes,
  canOpen,
  type MeetingState,
  meetingStartFault,
  meetingStates,
  nextWaiting,
  type PlaceState,
  placeActions,
  placeObstacle,
  placeStateAfter,
  placeStates,
  placesAhead,
  possiblePlaceActions,
  waitingTimes,
} from './meeting-queue.ts'

const NINE = Date.parse('2025-06-05T09:00:00+08:00')
const MINUTE = 60_000

interface Place {
  readonly id: string
  readonly state: PlaceState
  readonly beganAt: number
}

const queueOf = (states: readonly PlaceState[], state: MeetingState = 'open') => ({
  state,
  places: states.map((own, at): Place => ({ id: String(at), state: own, beganAt: own === 'talking' ? NINE : 0 })),
  startsAt: NINE,
  minutes: 15,
})

const anyStates = fc.array(fc.constantFrom(...placeStates), { minLength: 1, maxLength: 12 })
const attempts = fc.array(fc.tuple(fc.nat({ max: 7 }), fc.constantFrom(...placeActions)), { maxLength: 80 })

describe('a queue', () => {
  test('has one who is called and one in the room at most, however the panel goes on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), attempts, (size, all) => {
        let queue = queueOf(Array.from({ length: size }, () => 'waiting'))
        for (const [at, action] of all) {
          const id = String(at)
          if (placeObstacle(queue, id, action)) continue
          const places = queue.places.map(one => (one.id === id ? { ...one, state: placeStateAfter(action) } : one))
          queue = { ...queue, places }
          for (const state of ['called', 'talking'] as const) {
            expect(queue.places.filter(one => one.state === state).length).toBeLessThanOrEqual(1)
          }
        }
      }),
    )
  })

  test('lets nobody move who is done, did not come or has left', () => {
    fc.assert(
      fc.property(anyStates, states => {
        const queue = queueOf(states)
        for (const { id, state } of queue.places) {
          if (['done', 'absent', 'left'].includes(state)) expect(possiblePlaceActions(queue, id)).toEqual([])
        }
      }),
    )
  })

  test('stands still while the panel does not sit', () => {
    fc.assert(
      fc.property(anyStates, fc.constantFrom(...meetingStates), (states, meeting) => {
        fc.pre(meeting !== 'open')
        const queue = queueOf(states, meeting)
        expect(queue.places.flatMap(({ id }) => possiblePlaceActions(queue, id))).toEqual([])
      }),
    )
  })

  test('calls whoever waits longest, before whom nobody else waits', () => {
    fc.assert(
      fc.property(anyStates, states => {
        const queue = queueOf(states)
        const next = nextWaiting(queue)
        expect(next === undefined).toBe(!states.includes('waiting'))
        if (!next) return
        const others = states.filter(state => state === 'called' || state === 'talking').length
        expect(placesAhead(queue, next.id)).toBe(others)
      }),
    )
  })

  test('gives everybody who waits a time: in order, a talk apart, never in the past', () => {
    fc.assert(
      fc.property(anyStates, fc.integer({ min: -600, max: 600 }), (states, minutes) => {
        const now = NINE + minutes * MINUTE
        const times = [...waitingTimes(queueOf(states), now).values()]
        expect(times.length).toBe(states.filter(state => state === 'waiting').length)
        for (const [at, time] of times.entries()) {
          expect(time).toBeGreaterThanOrEqual(now)
          if (at > 0) expect(time - (times[at - 1] ?? 0)).toBe(15 * MINUTE)
        }
      }),
    )
  })

  test('waits for the talk that goes on, and for whoever has been called', () => {
    const queue = queueOf(['done', 'talking', 'called', 'waiting', 'passed', 'waiting'])
    expect([...waitingTimes(queue, NINE + 5 * MINUTE)]).toEqual([
      ['3', NINE + 30 * MINUTE],
      ['5', NINE + 45 * MINUTE],
    ])
    expect([placesAhead(queue, '3'), placesAhead(queue, '5')]).toEqual([2, 3])
    expect([...waitingTimes(queueOf(['waiting'], 'planned'), NINE - 5 * MINUTE).values()]).toEqual([NINE])
  })

  test('calls one at a time, and lets one in at a time', () => {
    const queue = queueOf(['talking', 'called', 'waiting', 'passed'])
    expect(placeObstacle(queue, '2', 'call')).toBe('called')
    expect(placeObstacle(queue, '1', 'begin')).toBe('talking')
    expect(possiblePlaceActions(queue, '0')).toEqual(['finish'])
    expect(possiblePlaceActions(queue, '1')).toEqual(['pass', 'absent', 'back'])
    expect(possiblePlaceActions(queue, '3')).toEqual(['absent', 'back'])
  })
})

describe('the times of a meeting', () => {
  test('are its turns, or soon once a turn has passed', () => {
    expect(appointedTimes(NINE, 20, 3, NINE - 1)).toEqual([NINE, NINE + 20 * MINUTE, NINE + 40 * MINUTE])
    expect(appointedTimes(NINE, 20, 2, NINE + 90_000)).toEqual([NINE + 21 * MINUTE, NINE + 41 * MINUTE])
    expect(appointedTimes(NINE, 20, 0, NINE)).toEqual([])
  })

  test('begin on its own day in China, not before', () => {
    expect(canOpen('planned', NINE, Date.parse('2025-06-04T23:59:59+08:00'))).toBe(false)
    expect(canOpen('planned', NINE, Date.parse('2025-06-05T00:00:00+08:00'))).toBe(true)
    expect(canOpen('open', NINE, NINE)).toBe(false)
  })

  test('lie between today and 90 days ahead', () => {
    expect(meetingStartFault(NINE, NINE + 3_600_000)).toBe('')
    expect(meetingStartFault(NINE, NINE + 86_400_000)).toBe('日期已经过去，请选择今天或以后的日期')
    expect(meetingStartFault(NINE + 91 * 86_400_000, NINE)).toBe('请选择 90 天以内的日期')
  })
})

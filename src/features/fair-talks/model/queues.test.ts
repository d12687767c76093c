import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SETBACKS } from '#contract/fair-queue'
import { nextQueue, threeQueues, waitingPlace } from '#mocks/fixtures/fair-talks'
import { afterMove, closeTogether, inOrder, isNext, missedInWords, missInWords, moved } from './queues.ts'

const news = (line: number[], called: number[] = []) => ({
  fair: '34',
  participation: waitingPlace.participation,
  open: true,
  recruiters: 1,
  paceMs: 480_000,
  called,
  line,
})

it('finds its place by its own number, and the wait goes down with it', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 13, max: 99 }), { maxLength: 60 }), fc.nat(60), (others, at) => {
      const line = others.toSpliced(at, 0, waitingPlace.number)
      const now = moved(waitingPlace, news(line))
      expect(now?.before).toBe(line.indexOf(waitingPlace.number))
      const ms = line.indexOf(waitingPlace.number) * 480_000
      expect(now?.wait).toEqual({ from: ms, to: ms })
    }),
  )
})

it('asks the service where a number does not wait any more', () => {
  expect(afterMove({ places: [waitingPlace], talks: [] }, news([13, 14], [12]))).toBeNull()
})

it('leaves the queues of other exhibitors alone', () => {
  const after = afterMove(threeQueues, news([11, 12]))
  expect(after?.places.map(({ before }) => before)).toEqual([1, 2, 18])
})

it('puts first who is called, then who is spoken to, then who waits the shortest', () => {
  const [first = waitingPlace, second = waitingPlace, third = waitingPlace] = threeQueues.places
  const mixed = [first, { ...second, state: 'talking' as const }, { ...third, state: 'called' as const }]
  expect(inOrder(mixed).map(({ id }) => id)).toEqual([third.id, second.id, first.id])
  expect(inOrder([{ ...first, state: 'lapsed' }])).toEqual([])
})

it('warns of queues that may call together, not of one alone', () => {
  expect(closeTogether(threeQueues.places)).toHaveLength(2)
  expect(closeTogether(nextQueue.places)).toEqual([])
})

it('says next when one or nobody is before', () => {
  expect([0, 1, 2].map(before => isNext({ state: 'waiting', before }))).toEqual([true, true, false])
  expect(isNext({ state: 'called', before: 0 })).toBe(false)
})

it('knows no wait while nobody is there, and puts that last', () => {
  const away = moved(waitingPlace, { ...news([12]), recruiters: 0 })
  expect(away?.wait).toBeNull()
  const [, second = waitingPlace] = threeQueues.places
  expect(inOrder([away ?? waitingPlace, second]).map(({ id }) => id)).toEqual([second.id, waitingPlace.id])
})

it('says what a missed call costs, and when the number is gone', () => {
  expect(missInWords(0)).toBe('没有应答会往后排 3 位，还可以往后排 2 次。')
  expect(missInWords(SETBACKS)).toContain('作废')
  expect(missedInWords(0)).toBe('')
  expect(missedInWords(1)).toContain('再没有应答会往后排 3 位，还可以往后排 1 次。')
})

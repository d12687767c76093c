import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SETBACKS } from '#contract/fair-queue'
import { nextQueue, threeQueues, waitingPlace } from '#mocks/fixtures/fair-talks'
import { afterMove, closeTogether, inOrder, isNext, missedInWords, missInWords, moved, waitInWords } from './queues.ts'

const news = (line: number[], called: number[] = []) => ({
  fair: '34',
  participation: waitingPlace.participation,
  open: true,
  minutes: 8,
  called,
  line,
})

it('finds its place by its own number, and the wait goes down with it', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 13, max: 99 }), { maxLength: 60 }), fc.nat(60), (others, at) => {
      const line = others.toSpliced(at, 0, waitingPlace.number)
      const now = moved(waitingPlace, news(line))
      expect(now?.before).toBe(line.indexOf(waitingPlace.number))
      expect(now?.waitMs).toBe(line.indexOf(waitingPlace.number) * 8 * 60_000)
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

it('says waits in minutes and hours', () => {
  expect([0, 24, 60, 144].map(minutes => waitInWords(minutes * 60_000))).toEqual([
    '马上',
    '约 24 分钟',
    '约 1 小时',
    '约 2 小时 24 分钟',
  ])
})

it('says what a missed call costs, and when the number is gone', () => {
  expect(missInWords(0)).toBe('没有应答会往后排 3 位，还可以往后排 2 次。')
  expect(missInWords(SETBACKS)).toContain('作废')
  expect(missedInWords(0)).toBe('')
  expect(missedInWords(1)).toContain('再没有应答会往后排 3 位，还可以往后排 1 次。')
})

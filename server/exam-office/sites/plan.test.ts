import { expect, test } from 'vitest'
import type { ExamRoom } from '#contract/exam-site-fields'
import { planOf } from './plan.ts'

const rooms = (count: number, given: Partial<ExamRoom> = {}, first = 1): ExamRoom[] =>
  Array.from({ length: count }, (_, at) => ({
    number: String(first + at).padStart(3, '0'),
    seats: 30,
    kind: 'normal',
    floor: 1,
    building: 'A 座',
    ...given,
  }))

const placeOf = ({ number, x, y, w, h }: ReturnType<typeof planOf>[number]) => ({ number, x, y, w, h })

test.each([1, 6, 7, 30, 31, 300])('%i rooms of one storey lie within the plan and over no other', count => {
  const plan = planOf(rooms(count), [])
  expect(plan.map(({ number }) => number)).toEqual(rooms(count).map(({ number }) => number))
  expect(plan.filter(({ x, y, w, h }) => x < 0 || y < 0 || x + w > 100 || y + h > 100)).toEqual([])
  const overlaps = plan.flatMap((one, at) =>
    plan.slice(at + 1).filter(({ x, y }) => Math.abs(one.x - x) < Math.min(one.w, 100) && Math.abs(one.y - y) < one.h),
  )
  expect(overlaps).toEqual([])
})

test('storeys whose rooms are the same stay drawn as they were, with what is new of each room', () => {
  const before = planOf([...rooms(3), ...rooms(3, { floor: 2 }, 11)], []).map(room => ({ ...room, x: room.x + 1 }))
  const wanted = [...rooms(3, { seats: 20, kind: 'reserve' }), ...rooms(4, { floor: 2 }, 11)]
  const plan = planOf(wanted, before)
  expect(plan.slice(0, 3).map(placeOf)).toEqual(before.slice(0, 3).map(placeOf))
  expect(plan[0]).toMatchObject({ seats: 20, kind: 'reserve' })
  expect(plan.slice(3).map(placeOf)).toEqual(planOf(rooms(4, { floor: 2 }, 11), []).map(placeOf))
})

test('rooms keep the order in which they are given', () => {
  const wanted = [...rooms(1, { floor: 2 }, 9), ...rooms(2), ...rooms(1, { floor: 2 }, 8)]
  expect(planOf(wanted, []).map(({ number }) => number)).toEqual(['009', '001', '002', '008'])
})

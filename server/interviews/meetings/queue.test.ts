import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { readInterview } from '#contract/interviews'
import { averageMark, type MeetingInFull, readMeeting, readQueuePlace, scorePlace } from '#contract/meetings'
import { listMessages } from '#contract/messages'
import { goTo } from '../../applications/testing.ts'
import { sql } from '../../db/sql.ts'
import { describeOnBothEngines } from '../../db/testing.ts'
import type { TestPerson } from '../../testing.people.ts'
import { createTestService, type TestService } from '../../testing.ts'
import { at, calls } from '../testing.ts'
import { inQueue, planned, sit } from './testing.ts'

const NINE = at('2025-06-05', '09:00')
const MINUTE = 60_000

describeOnBothEngines('the queue of a conference interview', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), calls)
  })

  /** What messages of this title say. The clock stands, so that none is the newest. */
  const told = async (person: TestPerson, title: string) =>
    (await service.call(listMessages, {}, person)).list.flatMap(one => (one.title === title ? [one.body] : []))
  const states = ({ queue }: MeetingInFull) => queue.map(({ state }) => state)

  /** On its day, at 09:00, open. */
  async function sitting(count: number) {
    const made = await planned(service, count)
    await goTo(service, NINE)
    await sit(service, made.employer, { action: 'open', id: made.id })
    const [one, two, three] = made.queue.map(({ id }) => id)
    const [first, second] = made.people.map(({ seeker }) => seeker)
    if (!one || !first) throw new Error('somebody was put in')
    const take = (action: 'call' | 'begin' | 'finish' | 'pass' | 'absent' | 'back', placeId = one) =>
      inQueue(service, made.employer, { action, id: made.id, placeId })
    const next = (person: TestPerson = made.employer) => inQueue(service, person, { action: 'next', id: made.id })
    return { ...made, first, second: second ?? first, one, two: two ?? one, three: three ?? one, take, next }
  }

  test('opens on its day and not before, and tells everybody where they stand', async () => {
    const { employer, id, people } = await planned(service, 2)
    await expect(sit(service, employer, { action: 'open', id })).rejects.toMatchObject({
      message: '到面试会当天才能开始叫号',
    })
    await expect(inQueue(service, employer, { action: 'next', id })).rejects.toMatchObject({
      message: '面试会还没有开始或已经结束，不能叫号',
    })
    await goTo(service, NINE)
    await sit(service, employer, { action: 'open', id })
    const [, second] = people
    expect(await told(second?.seeker ?? employer, '「会计」面试会开始了')).toEqual([
      '您前面还有 1 位，预计 2025-06-05（周四）09:20 轮到您。',
    ])
  })

  test('goes from waiting to called, in talk and done, each step told and written down', async () => {
    const { employer, id, queue, first, second, two, take, next } = await sitting(2)
    expect(states(await next())).toEqual(['called', 'waiting'])
    expect(await told(first, '「会计」轮到您面试了')).toHaveLength(1)
    await take('begin')
    service.clock.advance(5 * 60)
    const own = { id: queue[1]?.interviewId ?? '' }
    expect(await service.call(readQueuePlace, own, second)).toMatchObject({
      ahead: 1,
      expectedAt: NINE + 20 * MINUTE,
    })
    await expect(next().then(() => take('begin', two))).rejects.toMatchObject({ code: codes.conflict })
    const done = await take('finish')
    expect(done.queue[0]).toMatchObject({ state: 'done', beganAt: NINE, endedAt: NINE + 5 * MINUTE })
    expect(await service.call(readInterview, { id: queue[0]?.interviewId ?? '' }, employer)).toMatchObject({
      state: 'finished',
      startsAt: NINE,
    })
    const actions = await service.db.query<{ action: string }>(sql`
      select action from audit_log where subject_id = ${id} and action <> 'meeting.join' order by id`)
    expect(actions.map(({ action }) => action)).toEqual([
      'meeting.add',
      'meeting.open',
      'meeting.next',
      'meeting.begin',
      'meeting.next',
      'meeting.finish',
    ])
  })

  test('calls one applicant once when two of a company call the next at the same time', async () => {
    const { employer, first, second, next, id } = await sitting(3)
    const colleague = await service.employer(employer.companyId)
    const outcomes = await Promise.allSettled([next(), next(colleague), next()])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(outcomes.flatMap(one => (one.status === 'rejected' ? [one.reason.code] : []))).toEqual([
      codes.conflict,
      codes.conflict,
    ])
    expect(states(await service.call(readMeeting, { id }, employer))).toEqual(['called', 'waiting', 'waiting'])
    const called = async (person: TestPerson) => (await told(person, '「会计」轮到您面试了')).length
    expect([await called(first), await called(second)]).toEqual([1, 0])
  })

  test('passes over whoever is not there, who may be called again, comes back last, or did not come', async () => {
    const { first, one, two, three, take, next, queue, employer } = await sitting(3)
    await next()
    expect(states(await take('pass'))).toEqual(['passed', 'waiting', 'waiting'])
    expect(await told(first, '「会计」叫到您时您不在，已过号')).toHaveLength(1)
    const back = await take('back')
    expect(back.queue.map(({ id }) => id)).toEqual([two, three, one])
    expect(await told(first, '「会计」候场顺序有调整')).toEqual([
      '您前面还有 2 位，预计 2025-06-05（周四）09:40 轮到您。',
    ])
    await take('call', two)
    await take('back', two)
    await next()
    const gone = await take('absent', two)
    expect(gone.queue[0]).toMatchObject({ id: two, state: 'absent' })
    expect(await service.call(readInterview, { id: queue[1]?.interviewId ?? '' }, employer)).toMatchObject({
      state: 'noshow',
      absent: 'seeker',
    })
    await expect(take('call', two)).rejects.toMatchObject({ message: '这位求职者现在是“未到场”，不能这样处理' })
  })

  test('is put in another order, before the day with the times', async () => {
    const { employer, id, queue, people } = await planned(service, 3)
    const [one, two, three] = queue
    if (!one || !two || !three) throw new Error('three were put in')
    const swapped = await inQueue(service, employer, { action: 'up', id, placeId: two.id })
    expect(swapped.queue.map(place => [place.id, place.appointedAt])).toEqual([
      [two.id, NINE],
      [one.id, NINE + 20 * MINUTE],
      [three.id, NINE + 40 * MINUTE],
    ])
    expect(await told(people[1]?.seeker ?? employer, '「会计」面试会的时间有调整')).toEqual([
      '您的时间调整为 2025-06-05（周四）09:00。',
    ])
    await expect(inQueue(service, employer, { action: 'down', id, placeId: three.id })).rejects.toMatchObject({
      code: codes.conflict,
    })
    const removed = await inQueue(service, employer, { action: 'remove', id, placeId: one.id, remark: '岗位已招满' })
    expect(states(removed)).toEqual(['waiting', 'left', 'waiting'])
    expect((await told(people[0]?.seeker ?? employer, '「会计」面试已取消'))[0]).toContain('岗位已招满')
    await goTo(service, NINE)
    await sit(service, employer, { action: 'open', id })
    const onTheDay = await inQueue(service, employer, { action: 'up', id, placeId: three.id })
    expect(onTheDay.queue.map(place => place.id)).toEqual([three.id, one.id, two.id])
    expect(await told(people[1]?.seeker ?? employer, '「会计」候场顺序有调整')).toHaveLength(1)
  })

  test('ends when nobody is called or in the room, and says so to whoever still waits', async () => {
    const { employer, id, take, next, people } = await sitting(3)
    await next()
    await expect(sit(service, employer, { action: 'close', id })).rejects.toMatchObject({ code: codes.wrongState })
    await take('pass')
    const closed = await sit(service, employer, { action: 'close', id })
    expect(states(closed)).toEqual(['absent', 'left', 'left'])
    expect((await told(people[2]?.seeker ?? employer, '「会计」面试已取消'))[0]).toContain('面试会结束时还没有轮到您')
  })

  test('keeps a score card for each member, averages them, and shows them to the employer alone', async () => {
    const { employer, id, one, two, take, next, queue, first } = await sitting(2)
    await next()
    const { members } = await take('begin')
    const card = (memberId: string, mark: number, placeId = one) => ({
      id,
      placeId,
      memberId,
      marks: { skill: mark, fit: mark, speech: mark, response: mark, overall: 5 },
      note: '账务熟练',
    })
    const [a, b] = members.map(member => member.id)
    if (!a || !b) throw new Error('two sit on the panel')
    await service.call(scorePlace, card(a, 3), employer)
    await service.call(scorePlace, card(b, 4), employer)
    const scored = await service.call(scorePlace, card(a, 5), employer)
    expect(scored.queue[0]?.scores.map(({ memberId, marks }) => [memberId, marks.skill])).toEqual([
      [a, 5],
      [b, 4],
    ])
    expect(averageMark(scored.queue[0]?.scores ?? [])).toBe(4.6)
    await expect(service.call(scorePlace, card(a, 4, two), employer)).rejects.toMatchObject({
      message: '面谈开始以后才能评分',
    })
    await expect(
      service.call(scorePlace, { ...card(a, 4), marks: { ...card(a, 4).marks, fit: 6 } }, employer),
    ).rejects.toMatchObject({ code: codes.invalid })
    const interviewId = queue[0]?.interviewId ?? ''
    const seen = await service.call(readInterview, { id: interviewId }, first)
    const place = await service.call(readQueuePlace, { id: interviewId }, first)
    expect(JSON.stringify([seen, place])).not.toContain('账务熟练')
  })
})

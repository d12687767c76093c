import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { resumeFair, stopFair } from '#contract/fair-office'
import { ANSWER_MS, EXTENSION_MS, KEEP_MS, MOST_QUEUES, SETBACKS } from '#contract/fair-queue'
import {
  answerCall,
  blockTalk,
  callNext,
  endTalk,
  extendTalk,
  handOverTalk,
  joinQueue,
  leaveQueue,
  listTalkBoards,
  listTalks,
  myQueues,
  readTalk,
  sayInTalk,
  talkDesk,
} from '#contract/fair-talks'
import { listMessages } from '#contract/messages'
import { writeResume } from '../applications/testing.ts'
import { chinaDay, startOfChinaDay } from '../china-time.ts'
import { secondsAfter } from '../clock.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { fairOfficer } from '../fair-office/testing.ts'
import { slot } from '../interviews/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import type { TestService } from '../testing.ts'
import { heardOf } from './presence.ts'
import { callOne, creating, join, seedBooth, serviceOnOpenDay, talking } from './testing.ts'
import { keepTalks } from './upkeep.ts'

const SECOND = 1_000

describeOnBothEngines('talks at a fair on line', open => {
  let service: TestService
  beforeEach(async () => {
    service = await serviceOnOpenDay(open)
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const mine = (person: TestPerson) => service.call(myQueues, { fair: '1' }, person)
  const place = async (person: TestPerson) => (await mine(person)).places[0]
  const told = async () => {
    const rows = await service.db.query<{ topic: string; kind: string }>(
      sql`select topic, kind from events order by id`,
    )
    await service.db.run(sql`delete from events`)
    return rows.map(({ topic, kind }) => `${topic.split(':')[0]} ${kind}`)
  }
  const here = (...people: readonly TestPerson[]) =>
    heardOf(service.db, { users: people.map(({ id }) => id) }, service.clock.now())
  const refusal = async (work: Promise<unknown>) => {
    const error = await work.catch((cause: unknown) => cause)
    return String(Object(error).message ?? '')
  }

  test('go from a number to a talk, and everybody concerned is told', async () => {
    const booth = await seedBooth(service, 'A01')
    const [one, other] = [await service.seeker(), await service.seeker()]
    await told()
    expect(await join(service, booth, one)).toMatchObject({ number: 1, state: 'waiting', before: 0, booth: 'A01' })
    expect(await told()).toEqual(['user place', 'company desk', 'queue queue.line'])
    expect(await join(service, booth, other)).toMatchObject({ number: 2, before: 1 })
    expect((await join(service, booth, other)).number).toBe(2)
    const desk = await callOne(service, booth)
    expect([desk.busy, desk.own]).toEqual([true, ''])
    expect(desk.places.map(({ number, state }) => [number, state])).toEqual([
      [1, 'called'],
      [2, 'waiting'],
    ])
    const called = await place(one)
    expect(called).toMatchObject({ state: 'called', answerUntil: service.clock.now().getTime() + ANSWER_MS })
    expect(await place(other)).toMatchObject({ before: 0 })
    const { talk } = await service.call(answerCall, { place: called?.id ?? '' }, one)
    expect(talk).toMatchObject({ company: '赣江示例电子有限公司', endedAt: 0, applicationId: '' })
    expect(talk.endsAt - talk.beganAt).toBe(600_000)
    await told()
    await service.call(sayInTalk, { id: talk.id, text: '<b>您好</b>' }, creating(one))
    expect(await told()).toEqual(['user line', 'company line'])
    const seen = await service.call(readTalk, { id: talk.id }, booth.recruiter)
    expect(seen.lines.map(({ by, text }) => [by, text])).toEqual([
      ['system', '交流开始，共 10 分钟。'],
      ['seeker', '<b>您好</b>'],
    ])
    expect([seen.unread, (await service.call(readTalk, { id: talk.id }, booth.recruiter)).unread]).toEqual([1, 0])
    const [board] = (await service.call(listTalkBoards, { fair: '1' })).list
    expect(board).toMatchObject({
      open: true,
      staffed: true,
      waiting: 1,
      minutes: 10,
      wait: { from: 600_000, to: 1_200_000 },
    })
  })

  test('end by their time, by either side, and go on as messages', async () => {
    const booth = await seedBooth(service, 'A01')
    const person = await service.seeker()
    const id = await talking(service, booth, person)
    await service.call(extendTalk, { id }, booth.recruiter)
    expect(await refusal(service.call(extendTalk, { id }, booth.recruiter))).toContain('只能延长一次')
    service.clock.advance(601)
    expect(await keepTalks(service.db, service.clock.now())).toBe(false)
    service.clock.advance(EXTENSION_MS / SECOND)
    expect(await keepTalks(service.db, service.clock.now())).toBe(true)
    expect(await keepTalks(service.db, service.clock.now())).toBe(false)
    expect((await place(person))?.state).toBe('done')
    await service.call(sayInTalk, { id, text: '谢谢' }, creating(person))
    await service.call(sayInTalk, { id, text: '再联系' }, creating(booth.recruiter))
    const { list, total } = await service.call(listTalks, {}, person)
    expect([total, list[0]?.lastLine?.text, list[0]?.unread]).toEqual([1, '再联系', 1])
    const again = await talking(service, booth, person)
    expect(again).toBe(id)
    const ended = await service.call(endTalk, { id }, person)
    expect(ended.endedAt).toBe(service.clock.now().getTime())
    expect(ended.lines.at(-1)).toMatchObject({ by: 'system', text: '求职者结束了这次交流，之后仍可以在这里留言。' })
    await service.call(endTalk, { id }, person)
    const other = await seedBooth(service, 'A02')
    const heldAt = async ({ recruiter }: typeof booth) => (await service.call(talkDesk, { fair: '1' }, recruiter)).held
    expect([await heldAt(booth), await heldAt(other)]).toEqual([2, 0])
    const midnight = startOfChinaDay(chinaDay(service.clock.now()))
    const heldOf = async (at: Date) => {
      await service.db.run(sql`update fair_places set updated_at = ${at} where number = 1`)
      return heldAt(booth)
    }
    expect([await heldOf(midnight), await heldOf(secondsAfter(midnight, -1))]).toEqual([2, 1])
  })

  test('send who does not answer back twice, then away, with a message', async () => {
    const booth = await seedBooth(service, 'A01')
    const people = [await service.seeker(), await service.seeker()]
    const [late, other] = people
    if (!late || !other) throw new Error('too few')
    await join(service, booth, late)
    await join(service, booth, other)
    for (let miss = 1; miss <= SETBACKS; miss += 1) {
      await callOne(service, booth)
      service.clock.advance(ANSWER_MS / SECOND)
      await here(...people)
      expect(await place(late)).toMatchObject({ state: 'waiting', misses: miss, before: 1 })
      expect(await refusal(service.call(answerCall, { place: (await place(late))?.id ?? '' }, late))).toContain(
        '已经过了',
      )
      await service.call(leaveQueue, { place: (await place(other))?.id ?? '' }, other)
      await join(service, booth, other)
      await service.db.run(sql`update fair_places set line = 0 where user_id = ${late.id}`)
    }
    await callOne(service, booth)
    service.clock.advance(ANSWER_MS / SECOND)
    await here(...people)
    await keepTalks(service.db, service.clock.now())
    expect((await place(late))?.state).toBe('missed')
    expect((await service.call(listMessages, {}, late)).list[0]?.title).toContain('1 号已作废')
    expect((await service.call(talkDesk, { fair: '1' }, booth.recruiter)).missed).toBe(1)
    await service.db.run(sql`update fair_places set updated_at = updated_at - interval '1 day'`)
    expect((await service.call(talkDesk, { fair: '1' }, booth.recruiter)).missed).toBe(0)
  })

  test('keep a number for ten minutes for who is away, and call who is there meanwhile', async () => {
    const booth = await seedBooth(service, 'A01')
    const [away, there] = [await service.seeker(), await service.seeker()]
    await join(service, booth, away)
    await join(service, booth, there)
    service.clock.advance(300)
    await here(there)
    const desk = await callOne(service, booth)
    expect(desk.places.map(({ number, state, present }) => [number, state, present])).toEqual([
      [2, 'called', true],
      [1, 'waiting', false],
    ])
    service.clock.advance(KEEP_MS / SECOND - 301)
    expect((await place(away))?.state).toBe('waiting')
    service.clock.advance(1)
    expect((await place(away))?.state).toBe('lapsed')
    await service.call(talkDesk, { fair: '1' }, booth.recruiter)
    await keepTalks(service.db, service.clock.now())
    expect((await service.call(listMessages, {}, away)).list[0]?.body).toContain('离线超过 10 分钟')
  })

  test('refuse what can’t be, in words', async () => {
    const booth = await seedBooth(service, 'A01')
    const closed = await seedBooth(service, 'A02', false)
    const person = await service.seeker()
    expect(await refusal(join(service, closed, person))).toBe('这家单位暂停接待，恢复后可以取号')
    expect(await refusal(callOne(service, booth))).toBe('现在没有人排队')
    const { id } = await join(service, booth, person)
    expect(await refusal(service.call(answerCall, { place: id }, person))).toContain('已经过了应答时间')
    await callOne(service, booth)
    expect(await refusal(callOne(service, booth))).toContain('上一位还没有应答')
    const thread = (await service.call(answerCall, { place: id }, person)).talk.id
    const terms = {
      way: 'phone',
      contact: '熊经理',
      phone: '13800000001',
      minutes: 30,
      slots: [slot('2025-06-05', '10:00')],
    }
    expect(await refusal(service.call(handOverTalk, { id: thread, ...terms }, creating(booth.recruiter)))).toBe(
      '对方还没有投递，请先请对方投递岗位',
    )
    const long = await service.sendRaw(sayInTalk, { id: thread, text: '长'.repeat(5_000) }, creating(person))
    expect(long.body).toMatchObject({ code: codes.invalid, data: { fields: { text: '内容最多 500 个字' } } })
    await service.call(blockTalk, { id: thread, on: true }, person)
    expect(await refusal(service.call(sayInTalk, { id: thread, text: '在吗' }, creating(booth.recruiter)))).toContain(
      '屏蔽',
    )
    expect((await service.call(readTalk, { id: thread }, booth.recruiter)).blockedBy).toBe('other')
    await service.call(endTalk, { id: thread }, person)
    expect(await refusal(join(service, booth, person))).toContain('屏蔽')
    await service.call(blockTalk, { id: thread, on: false }, person)
    expect((await join(service, booth, person)).number).toBe(2)
    await service.db.run(sql`update fairs set closes_at = ${service.clock.now()}`)
    expect(await refusal(callOne(service, booth))).toBe('招聘会已经结束')
  })

  test('end for whoever blocks the other: nobody is called, and nobody waits', async () => {
    const booth = await seedBooth(service, 'A01')
    const person = await service.seeker()
    const id = await talking(service, booth, person)
    const ended = await service.call(blockTalk, { id, on: true }, person)
    expect(ended.endedAt).toBe(service.clock.now().getTime())
    await service.call(blockTalk, { id, on: false }, person)
    service.clock.advance(1)
    await join(service, booth, person)
    await service.call(blockTalk, { id, on: true }, person)
    expect(await place(person)).toMatchObject({ state: 'left' })
    expect(await refusal(callOne(service, booth))).toBe('现在没有人排队')
  })

  test('tell a company the name in a resume only where its owner lets it see that', async () => {
    const booth = await seedBooth(service, 'A01')
    const person = await service.seeker()
    await writeResume(service, person, '热合曼·䶮')
    await join(service, booth, person)
    const seen = async () => (await service.call(talkDesk, { fair: '1' }, booth.recruiter)).places[0]?.person
    const set = (privacy: string) =>
      service.db.run(sql`update resumes set privacy = ${privacy} where user_id = ${person.id}`)
    await set('applied')
    expect(await seen()).not.toContain('䶮')
    await set('open')
    expect(await seen()).toBe('热合曼·䶮')
  })

  test('hold a person in three queues at most, at once too', async () => {
    const booths = []
    for (const code of ['A01', 'A02', 'A03', 'A04']) booths.push(await seedBooth(service, code))
    const person = await service.seeker()
    const tries = await Promise.allSettled(booths.map(booth => join(service, booth, person)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST_QUEUES)
    expect((await mine(person)).places).toHaveLength(MOST_QUEUES)
  })

  test('stand still while the fair is stopped, and have as much time left as before', async () => {
    const booth = await seedBooth(service, 'A01')
    const [one, other] = [await service.seeker(), await service.seeker()]
    const id = await talking(service, booth, one)
    await join(service, booth, other)
    const officer = await fairOfficer(service)
    const before = await service.call(readTalk, { id }, one)
    service.clock.advance(30)
    await service.call(stopFair, { fair: '1', reason: '网络故障' }, officer)
    expect(await told()).toContain('fair fair.state')
    service.clock.advance(3_600)
    await here(one, other)
    expect(await refusal(service.call(sayInTalk, { id, text: '在吗' }, creating(one)))).toContain('网络故障')
    expect(await refusal(service.call(callNext, { fair: '1' }, booth.recruiter))).toContain('网络故障')
    expect(
      await refusal(service.call(joinQueue, { participation: booth.participation }, await service.seeker())),
    ).toContain('网络故障')
    await keepTalks(service.db, service.clock.now())
    const stoppedAt = service.clock.now().getTime() - 3_600_000
    expect(await place(other)).toMatchObject({ state: 'waiting', stoppedAt })
    const stopped = await service.call(talkDesk, { fair: '1' }, booth.recruiter)
    expect(stopped.fair).toMatchObject({ state: 'stopped', reason: '网络故障', stoppedAt })
    expect([stopped.talks[0]?.fair.stoppedAt, stopped.talks[0]?.endsAt]).toEqual([stoppedAt, before.endsAt])
    await service.call(resumeFair, { fair: '1' }, officer)
    const after = await service.call(readTalk, { id }, one)
    expect([after.endsAt - before.endsAt, after.fair.stoppedAt]).toEqual([3_600_000, 0])
    expect((await service.call(talkDesk, { fair: '1' }, booth.recruiter)).fair).toMatchObject({
      stoppedAt: 0,
      reason: '',
    })
    expect(await place(other)).toMatchObject({ state: 'waiting', stoppedAt: 0 })
    const [heard] = await service.db.query<{ late: boolean }>(sql`
      select bool_or(seen_at > ${service.clock.now()}) as late from fair_places`)
    expect(heard?.late).toBe(false)
    service.clock.advance(571)
    await keepTalks(service.db, service.clock.now())
    expect((await service.call(readTalk, { id }, one)).endedAt).toBeGreaterThan(0)
  })
})

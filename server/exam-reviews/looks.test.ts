import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { appealRegistration, cancelRegistration, repairRegistration } from '#contract/exam-registrations'
import { listReviews } from '#contract/exam-reviews'
import { goTo } from '../applications/testing.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { cancelPosition } from '../exam-registrations/office.ts'
import { exam, info, office, sent, stands, upkeep } from '../exam-registrations/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { calls, claim, claimed, decide, drawSalt, officers, reasons, words } from './testing.ts'
import { waiting } from './testing.waiting.ts'

describeOnBothEngines('the looks at a registration', open => {
  let service: TestService
  let candidate: TestPerson
  beforeEach(async () => {
    service = createTestService(await open(), calls)
    candidate = await service.seeker()
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const list = (person: TestPerson, narrowed = {}) => service.call(listReviews, { exam: '101', ...narrowed }, person)
  const unsampled = (...ids: string[]) => drawSalt(service, ids, false)
  const sampled = (...ids: string[]) => drawSalt(service, ids, true)
  const done = { body: { code: codes.ok, data: { state: 'done' } } }
  const again = { body: { code: codes.ok, data: { state: 'again' } } }

  test('an approval is done at once, and tells its candidate', async () => {
    await exam(service)
    const { id } = await sent(service, candidate)
    await unsampled(id)
    const [person] = await officers(service, ['review'])
    if (!person) throw new Error('nobody')
    const item = await claimed(service, person)
    expect(await decide(service, person, item, 'approve')).toMatchObject(done)
    expect(await stands(service, candidate, id)).toEqual(['2', null])
    expect(await words(decide(service, person, item, 'approve'))).toMatchObject([codes.wrongState, expect.anything()])
    const audited = await service.db.query(sql`
      select action, actor from audit_log where subject_id = ${id} and action like '%approve'`)
    expect(audited).toEqual([{ action: 'exam-registration.approve', actor: person.id }])
  })

  test('mending is asked for at once, with what is to be mended, and not after the time for it', async () => {
    await exam(service)
    const { id } = await sent(service, candidate)
    const [person] = await officers(service, ['review'])
    if (!person) throw new Error('nobody')
    const item = await claimed(service, person)
    expect((await decide(service, person, item, 'askRepair', {})).body).toMatchObject({ code: codes.invalid })
    expect((await decide(service, person, item, 'askRepair', { none: '甲' })).body).toMatchObject({
      code: codes.invalid,
    })
    expect(await decide(service, person, item, 'askRepair', reasons)).toMatchObject(done)
    expect(await info(service, candidate, id)).toMatchObject({ status: '5', pending: 'repair', reasons })
    await service.call(repairRegistration, { id, version: item.version }, candidate)
    const { until } = await claimed(service, person)
    await goTo(service, until - 1)
    expect((await claimed(service, person)).commands).toEqual(['approve', 'refuse', 'askRepair'])
    await goTo(service, until)
    const late = await claimed(service, person)
    expect(late.commands).toEqual(['approve', 'refuse'])
    expect(await words(decide(service, person, late, 'askRepair', reasons))).toMatchObject([
      codes.wrongState,
      expect.anything(),
    ])
  })

  test('a refusal waits for another, who sees nothing of it; agreeing, both reasons reach the candidate', async () => {
    await exam(service)
    const { id } = await sent(service, candidate)
    const [first, both] = await officers(service, ['review'], ['review', 'second'])
    if (!first || !both) throw new Error('nobody')
    expect(await decide(service, first, await claimed(service, first), 'refuse', reasons)).toMatchObject(again)
    expect(await stands(service, candidate, id)).toEqual(['0', null])
    expect((await claim(service, first)).item).toBeNull()
    const blind = await claimed(service, both)
    expect(blind).toMatchObject({ id, stage: 'second', opinions: [] })
    expect(JSON.stringify(blind)).not.toContain('照片不是本人')
    expect(JSON.stringify(await list(both))).not.toContain('refuse')
    expect(await decide(service, both, blind, 'refuse', { photo: '照片与身份证不一致' })).toMatchObject(done)
    expect(await info(service, candidate, id)).toMatchObject({
      status: '1',
      reasons: { ...reasons, photo: '照片不是本人；照片与身份证不一致' },
    })
  })

  test('where two disagree a third decides, with both reasons before them', async () => {
    await exam(service)
    const { id } = await sent(service, candidate)
    const [first, second, third] = await officers(service, ['review'], ['second'], ['review'])
    if (!first || !second || !third) throw new Error('nobody')
    await decide(service, first, await claimed(service, first), 'refuse', reasons)
    expect(await decide(service, second, await claimed(service, second), 'approve')).toMatchObject(again)
    expect((await claim(service, first)).item).toBeNull()
    expect((await claim(service, second)).item).toBeNull()
    const item = await claimed(service, third)
    expect(item).toMatchObject({
      stage: 'third',
      opinions: [
        { command: 'refuse', reasons },
        { command: 'approve', reasons: {} },
      ],
    })
    expect(await decide(service, third, item, 'approve')).toMatchObject(done)
    expect(await stands(service, candidate, id)).toEqual(['2', null])
  })

  test('a sampled approval waits for another as well', async () => {
    await exam(service)
    const { id } = await sent(service, candidate)
    await sampled(id)
    const [first, second] = await officers(service, ['review'], ['second'])
    if (!first || !second) throw new Error('nobody')
    expect(await decide(service, first, await claimed(service, first), 'approve')).toMatchObject(again)
    expect(await stands(service, candidate, id)).toEqual(['0', null])
    expect((await list(second)).counts).toMatchObject({ all: 1, second: 1 })
    expect(await decide(service, second, await claimed(service, second), 'approve')).toMatchObject(done)
    expect(await stands(service, candidate, id)).toEqual(['2', null])
  })

  test('an appeal is not first looked at by whoever refused, and is not sent to be mended', async () => {
    await exam(service)
    const { id } = await sent(service, candidate)
    const [first, second, other] = await officers(service, ['review'], ['second', 'review'], ['review'])
    if (!first || !second || !other) throw new Error('nobody')
    await decide(service, first, await claimed(service, first), 'refuse', reasons)
    await decide(service, second, await claimed(service, second), 'refuse', reasons)
    await service.call(
      appealRegistration,
      { id, reason: '照片是上个月在照相馆拍的本人免冠照片，请重新核对' },
      candidate,
    )
    expect((await claim(service, first)).item).toBeNull()
    expect((await claim(service, second)).item).toBeNull()
    const item = await claimed(service, other)
    expect(item).toMatchObject({
      kind: 'appeal',
      commands: ['approve', 'refuse'],
      appeal: { reason: '照片是上个月在照相馆拍的本人免冠照片，请重新核对' },
    })
    await unsampled(id)
    expect(await decide(service, other, item, 'approve')).toMatchObject(done)
    expect(await stands(service, candidate, id)).toEqual(['2', null])
  })

  test('a decision about what has changed since decides nothing: sent anew, taken back, position gone', async () => {
    await exam(service)
    const { id, number } = await sent(service, candidate)
    const [person] = await officers(service, ['review'])
    if (!person) throw new Error('nobody')
    const stale = await claimed(service, person)
    await office(service).askRepair(number)
    await service.call(repairRegistration, { id, version: stale.version }, candidate)
    expect(await words(decide(service, person, stale, 'approve'))).toEqual([
      codes.wrongState,
      '考生已重新提交，请按新的内容审核',
    ])
    expect(await stands(service, candidate, id)).toEqual(['0', null])
    const fresh = await claimed(service, person)
    expect(fresh.turn).toBe(stale.turn + 2)
    await service.call(cancelRegistration, { id }, candidate)
    expect(await words(decide(service, person, fresh, 'refuse'))).toEqual([
      codes.wrongState,
      '考生已取消这份报名，不需要再审核',
    ])
    expect(await stands(service, candidate, id)).toEqual(['4', null])

    const another = await service.seeker()
    const next = await sent(service, another)
    const item = await claimed(service, person)
    await cancelPosition(service.db, { exam: '101', code: '0101', reason: '用人计划调整' }, service.clock.now())
    expect(await words(decide(service, person, item, 'approve'))).toEqual([
      codes.wrongState,
      '这份报名已经有结果，不需要再审核',
    ])
    expect(await stands(service, another, next.id)).toEqual(['1', null])
  })

  test('what is overdue passes, or raises the alarm, whatever one person thought of it', async () => {
    await exam(service, { overdue: 'pass' })
    const { id } = await sent(service, candidate)
    const [first, second] = await officers(service, ['review'], ['second'])
    if (!first || !second) throw new Error('nobody')
    const item = await claimed(service, first)
    await decide(service, first, item, 'refuse', reasons)
    const blind = await claimed(service, second)
    await goTo(service, item.until - 1)
    await upkeep(service)
    expect(await stands(service, candidate, id)).toEqual(['0', null])
    await goTo(service, item.until)
    await upkeep(service)
    expect(await stands(service, candidate, id)).toEqual(['2', null])
    const late = await decide(service, second, blind, 'refuse', reasons)
    expect(late.body).toMatchObject({ code: codes.wrongState })
    expect(await stands(service, candidate, id)).toEqual(['2', null])
  })

  test('agrees with the pure rule about whose turn it is, whoever looks and whatever was said', async () => {
    await exam(service)
    await waiting(service, 6)
    const people = await officers(service, ['review'], ['second'], ['review', 'second'], ['review'])
    const seen: string[] = []
    for (let round = 0; round < 30; round += 1) {
      const person = people[round % people.length]
      if (!person) continue
      const { item } = await claim(service, person)
      if (!item) continue
      seen.push(`${item.id} ${person.id}`)
      await decide(service, person, item, round % 3 === 0 ? 'approve' : 'refuse', reasons)
    }
    expect(new Set(seen).size).toBe(seen.length)
    const single = await service.db.query(sql`
      select g.id from exam_registrations g where g.status = '1' and (
        select count(*) from exam_review_judgements j where j.registration_id = g.id) < 2`)
    expect(single).toEqual([])
    expect(await service.db.query(sql`select 1 from exam_registrations where status = '0'`)).toEqual([])
  })
})

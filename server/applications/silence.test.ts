import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import {
  addReceivedNote,
  applyToJob,
  listOwnApplications,
  receivedDetail,
  remindOfApplication,
  updateReceivedState,
} from '#contract/applications'
import { codes } from '#contract/codes'
import type { InputOf } from '#contract/endpoint'
import { listMessages } from '#contract/messages'
import { answerTogether } from '#contract/received'
import { sql } from '../db/sql.ts'
import { poisoned } from '../db/testing.poison.ts'
import { describeOnBothEngines, describeOnPostgres } from '../db/testing.ts'
import { messagesCalls } from '../messages/index.ts'
import { resumesCalls } from '../resumes/index.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { applicationsCalls, endSilent } from './index.ts'
import { delivered } from './testing.strangers.ts'
import { goTo, insertJob, writeResume } from './testing.ts'

const calls = [...applicationsCalls, ...resumesCalls, ...messagesCalls]
const DAY = 86_400_000

const titlesOf = async (service: TestService, person: TestPerson) =>
  (await service.call(listMessages, {}, person)).list.map(({ title }) => title)

describeOnBothEngines('an application that nobody answers', open => {
  let service: TestService
  let sentAt: number
  beforeEach(async () => {
    service = createTestService(await open(), calls)
    sentAt = service.clock.now().getTime()
  })
  const own = async (seeker: TestPerson) => (await service.call(listOwnApplications, {}, seeker)).list[0]
  const end = () => endSilent(service.db, service.clock.now())

  test('says when it may be reminded of and when it ends', async () => {
    const { seeker } = await delivered(service)
    expect(await own(seeker)).toMatchObject({
      remindableAt: sentAt + 7 * DAY,
      remindedAt: 0,
      endsAt: sentAt + 30 * DAY,
    })
  })

  test('ends on the thirtieth day and not a moment earlier, tells both sides and is told once', async () => {
    const { seeker, employer, id } = await delivered(service)
    await goTo(service, sentAt + 30 * DAY - 1_000)
    expect(await end()).toBe(0)
    await goTo(service, sentAt + 30 * DAY)
    expect(await end()).toBe(1)
    expect(await end()).toBe(0)
    const shown = await own(seeker)
    expect(shown).toMatchObject({ state: 'expired', endsAt: 0, remindableAt: 0 })
    expect(shown?.events.at(-1)).toMatchObject({ actor: 'system', state: 'expired' })
    expect(await titlesOf(service, seeker)).toEqual(['「会计」的投递已结束：单位未在期限内答复'])
    expect(await titlesOf(service, employer)).toContain('「会计」有 1 份投递超期未答复，已结束')
    const audit = await service.db.query(sql`
      select actor, action from audit_log where subject_id = ${id} and action = 'application.expire'`)
    expect(audit).toEqual([{ actor: null, action: 'application.expire' }])
  })

  test('is named together with the others of its job to the employer', async () => {
    const employer = await service.employer()
    const jobId = await insertJob(service, employer.companyId)
    for (let number = 0; number < 3; number += 1) {
      const seeker = await service.seeker()
      await service.call(applyToJob, { jobId, resumeId: await writeResume(service, seeker) }, seeker)
    }
    await goTo(service, sentAt + 31 * DAY)
    expect(await end()).toBe(3)
    expect((await titlesOf(service, employer)).filter(title => title.includes('超期'))).toEqual([
      '「会计」有 3 份投递超期未答复，已结束',
    ])
  })

  test('ends though another one cannot, which ends later', async () => {
    const both = [await delivered(service), await delivered(service)]
    const [bad] = both
    if (!bad) throw new Error('two applications')
    await goTo(service, sentAt + 30 * DAY)
    const failed = endSilent(poisoned(service.db, bad.id), service.clock.now())
    await expect(failed).rejects.toMatchObject({ errors: [{ name: 'RowFailed' }] })
    expect((await Promise.all(both.map(({ seeker }) => own(seeker)))).map(one => one?.state)).toEqual([
      'delivered',
      'expired',
    ])
    expect(await end()).toBe(1)
  })

  test('lives on once it was answered, and a late answer is taken', async () => {
    const answered = await delivered(service)
    const forgotten = await delivered(service)
    await service.call(updateReceivedState, { id: answered.id, state: 'shortlisted' }, answered.employer)
    await service.call(addReceivedNote, { id: forgotten.id, body: '再看看' }, forgotten.employer)
    await goTo(service, sentAt + 40 * DAY)
    await end()
    expect((await service.call(receivedDetail, { id: answered.id }, answered.employer)).state).toBe('shortlisted')
    const late = { id: forgotten.id, state: 'shortlisted' } as const
    expect((await service.call(updateReceivedState, late, forgotten.employer)).state).toBe('shortlisted')
    expect(await end()).toBe(0)
  })

  test('is not silence while the employer writes: its time begins anew with each letter', async () => {
    const { seeker, employer, id } = await delivered(service)
    await goTo(service, sentAt + 20 * DAY)
    const letter: InputOf<typeof answerTogether> = { ids: [id], state: '', words: '您好，请问最快什么时候能到岗？' }
    await service.call(answerTogether, letter, { ...employer, idempotencyKey: randomUUID() })
    expect(await own(seeker)).toMatchObject({ remindableAt: sentAt + 27 * DAY, endsAt: sentAt + 50 * DAY })
    await goTo(service, sentAt + 26 * DAY)
    await expect(service.call(remindOfApplication, { id }, seeker)).rejects.toMatchObject({
      code: codes.wrongState,
      message: '单位上次留言满 7 天还没有答复时，可以提醒单位',
    })
    await goTo(service, sentAt + 50 * DAY - 1_000)
    expect(await end()).toBe(0)
    await goTo(service, sentAt + 50 * DAY)
    expect(await end()).toBe(1)
    expect((await service.call(listMessages, {}, seeker)).list[0]?.body).toContain(
      '给您留言后 30 天，没有再答复您对「会计」的投递，投递已结束',
    )
  })

  test('may be reminded of after a week, and the employer hears it once however often one asks', async () => {
    const { seeker, employer, id } = await delivered(service)
    const remind = () => service.call(remindOfApplication, { id }, seeker)
    await expect(remind()).rejects.toMatchObject({
      code: codes.wrongState,
      message: '投递满 7 天还没有答复时，可以提醒单位',
    })
    await goTo(service, sentAt + 7 * DAY)
    const first = await remind()
    expect(first).toMatchObject({ remindedAt: sentAt + 7 * DAY, remindableAt: 0, endsAt: sentAt + 30 * DAY })
    expect(first.events).toMatchObject([
      { step: '', state: 'delivered' },
      { at: sentAt + 7 * DAY, actor: 'seeker', step: 'remind', state: 'delivered' },
    ])
    expect(await remind()).toEqual(first)
    const letters = (await service.call(listMessages, {}, employer)).list.filter(({ title }) => title.includes('等您'))
    expect(letters).toMatchObject([{ title: '「会计」的一位求职者在等您答复', link: `/resume/info/${id}` }])
    expect(letters[0]?.body).toContain('2025-07-03')
  })

  test('is not reminded of once it was answered', async () => {
    const { seeker, employer, id } = await delivered(service)
    await service.call(updateReceivedState, { id, state: 'unfit' }, employer)
    await goTo(service, sentAt + 8 * DAY)
    await expect(service.call(remindOfApplication, { id }, seeker)).rejects.toMatchObject({ code: codes.wrongState })
  })
})

describeOnPostgres('several at the same moment', open => {
  test('remind once, end once', async () => {
    const service = createTestService(await open(), calls)
    const sentAt = service.clock.now().getTime()
    const { seeker, employer, id } = await delivered(service)
    await goTo(service, sentAt + 8 * DAY)
    await Promise.all(Array.from({ length: 10 }, () => service.call(remindOfApplication, { id }, seeker)))
    await goTo(service, sentAt + 30 * DAY)
    const ended = await Promise.all(Array.from({ length: 5 }, () => endSilent(service.db, service.clock.now())))
    expect(ended.reduce((sum, count) => sum + count, 0)).toBe(1)
    const titles = await titlesOf(service, employer)
    expect(titles.filter(title => title.includes('等您'))).toHaveLength(1)
    expect(titles.filter(title => title.includes('超期'))).toHaveLength(1)
  })
})

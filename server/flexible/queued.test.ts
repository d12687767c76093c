import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { employerOverview, updateLicence } from '#contract/employer'
import { applySimply, flexibleJobInfo, listFlexibleJobs } from '#contract/flexible'
import type { FlexibleDraft } from '#contract/flexible-form'
import {
  addFlexibleJob,
  closeFlexibleJob,
  getOwnFlexibleJob,
  listOwnFlexibleJobs,
  unqueueFlexibleJob,
  updateFlexibleJob,
} from '#contract/flexible-posts'
import { listMessages } from '#contract/messages'
import { goTo } from '../applications/testing.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { employerCalls } from '../employer/index.ts'
import { answer } from '../employer/office.ts'
import { looseFile } from '../files/testing.ts'
import { messagesCalls } from '../messages/index.ts'
import type { TestEmployer } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { flexibleCalls, openQueued } from './index.ts'
import { casualDraft } from './testing.ts'

describeOnBothEngines('casual work of a company whose check does not count', open => {
  let service: TestService
  let employer: TestEmployer
  beforeEach(async () => {
    service = createTestService(await open(), [...flexibleCalls, ...employerCalls, ...messagesCalls], {
      companyReview: 'manual',
    })
    employer = await service.uncheckedEmployer()
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const draft = (change: Partial<FlexibleDraft> = {}) => ({ ...casualDraft(service), ...change })
  const handIn = (change: Partial<FlexibleDraft> = {}, who = employer) =>
    service.call(addFlexibleJob, { draft: draft(change), publish: true }, who)
  const own = (id: string) => service.call(getOwnFlexibleJob, { id }, employer)
  const found = async () => (await service.call(listFlexibleJobs, {})).list.map(({ id }) => id)
  const letters = async () => (await service.call(listMessages, {}, employer)).list
  const round = () => openQueued(service.db, service.clock.now())
  const verifiedOn = (day: string | null) =>
    service.db.run(sql`update companies set verified_at = ${day} where id = ${employer.companyId}`)
  const audits = async () =>
    (
      await service.db.query<{ action: string }>(
        sql`select action from audit_log where action like 'flexible.%' order by id`,
      )
    ).map(({ action }) => action)
  /** The office passes what the company hands in, which is one transaction. */
  async function pass(who = employer) {
    await service.call(updateLicence, { files: [await looseFile(service, who.id)] }, who)
    const [company] = await service.db.query<{ credit_code: string }>(sql`
      select credit_code from companies where id = ${who.companyId}`)
    const creditCode = company?.credit_code ?? ''
    expect(await answer(service.db, { creditCode, state: 'approved', reason: '' }, service.clock.now())).toBe(true)
  }

  test('waits where nobody finds it or applies, and appears with the check, told and written down once', async () => {
    const written = draft()
    const { id, stage } = await handIn()
    expect([stage, await found()]).toEqual(['queued', []])
    await expect(service.call(flexibleJobInfo, { id })).rejects.toMatchObject({ code: codes.notFound })
    await expect(
      service.call(applySimply, { id, name: '热合曼·䶮', note: '' }, await service.seeker()),
    ).rejects.toMatchObject({ code: codes.notFound })
    expect((await service.call(listOwnFlexibleJobs, { group: 'queued' }, employer)).list).toMatchObject([
      { id, stage: 'queued', title: '快递分拣' },
    ])
    expect(await service.call(employerOverview, {}, employer)).toMatchObject({ casualQueued: 1 })
    await round()
    expect(await found()).toEqual([])

    await pass()
    expect(await found()).toEqual([id])
    await round()
    expect(await own(id)).toMatchObject({ stage: 'open', draft: written })
    expect((await letters()).filter(({ title }) => title === '“快递分拣”已自动发布')).toMatchObject([
      { link: `/manage/jobs?casual=people&job=${id}` },
    ])
    expect(await audits()).toEqual(['flexible.add', 'flexible.queue', 'flexible.appear'])
    expect(await service.call(employerOverview, {}, employer)).toMatchObject({ casualQueued: 0 })
  })

  test('appears with the next round when the office writes the check into the tables itself', async () => {
    const { id } = await handIn()
    await verifiedOn('2025-06-03')
    await Promise.all([round(), round(), round()])
    expect(await found()).toEqual([id])
    expect(await audits()).toEqual(['flexible.add', 'flexible.queue', 'flexible.appear'])
  })

  test('waits likewise after the check has lapsed, and what is offered again for another day with it', async () => {
    await verifiedOn('2025-06-03')
    const before = await handIn({ title: '搬运' })
    await service.call(closeFlexibleJob, { id: before.id, closing: { reason: '1', words: '' } }, employer)
    await verifiedOn('2024-11-01')
    const { id } = await handIn()
    const again = await service.call(addFlexibleJob, { draft: draft(), publish: true, relistOf: before.id }, employer)
    expect([(await own(id)).stage, again.stage, await found()]).toEqual(['queued', 'queued', []])
    await pass()
    expect((await found()).toSorted()).toEqual([id, again.id].toSorted())
  })

  test('is held to the rules of posting when it is handed in', async () => {
    await expect(handIn({ duties: '限男性，搬运重物，听从安排。' })).rejects.toMatchObject({
      data: { fields: { duties: expect.any(String) } },
    })
    expect((await service.call(listOwnFlexibleJobs, {}, employer)).total).toBe(0)
  })

  test('is a draft again when its beginning comes first, with all that was typed, and its employer is told', async () => {
    const written = draft({ hours: '可选班次' })
    const { id } = await handIn({ hours: '可选班次' })
    const begins = Date.parse(`${written.startsOn}T18:00:00+08:00`)
    await goTo(service, begins - 1_000)
    await round()
    expect((await own(id)).stage).toBe('queued')
    await goTo(service, begins)
    await round()
    await round()
    expect(await own(id)).toMatchObject({ stage: 'draft', draft: written })
    expect((await letters()).filter(({ title }) => title === '“快递分拣”的开工时间已过')).toMatchObject([
      { body: expect.stringContaining(`${written.startsOn} 18:00`), link: `/manage/jobs?casual=post&job=${id}` },
    ])
    expect(await audits()).toEqual(['flexible.add', 'flexible.queue', 'flexible.return'])
    await pass()
    expect([(await own(id)).stage, await found()]).toEqual(['draft', []])
  })

  test('is a draft again when the check comes after its beginning and before any round', async () => {
    const { id, draft: written } = await handIn()
    await goTo(service, Date.parse(`${written.startsOn}T18:30:00+08:00`))
    await pass()
    expect(await own(id)).toMatchObject({ stage: 'draft', draft: written })
    expect((await letters()).map(({ title }) => title)).toContain('“快递分拣”的开工时间已过')
  })

  test('is a draft again when what it says may not be posted any more, and its employer reads why', async () => {
    const { id } = await handIn()
    await service.db.run(sql`
      update flexible_jobs set draft = jsonb_set(draft, '{payLow}', '3') where id = ${id}`)
    await pass()
    expect([(await own(id)).stage, await found()]).toEqual(['draft', []])
    const letter = (await letters()).find(({ title }) => title === '“快递分拣”没有自动发布')
    expect(letter?.body).toContain('低于全省小时最低工资标准')
  })

  test('is changed while it waits, and appears as it was handed in last', async () => {
    const { id, version } = await handIn()
    const changed = { id, version, draft: draft({ headcount: 5 }), publish: true }
    expect(await service.call(updateFlexibleJob, changed, employer)).toMatchObject({ stage: 'queued', version: 3 })
    expect(await service.call(updateFlexibleJob, changed, employer)).toMatchObject({ version: 3 })
    await pass()
    expect((await service.call(listFlexibleJobs, {})).list).toMatchObject([{ id, headcount: 5, left: 5 }])
  })

  test('is taken back while it waits, twice without harm, and does not appear', async () => {
    const { id, version, draft: written } = await handIn()
    const other = await handIn({ title: '搬运' })
    for (const _ of [1, 2]) {
      expect(await service.call(unqueueFlexibleJob, { id }, employer)).toMatchObject({
        stage: 'draft',
        draft: written,
        version: version + 1,
      })
    }
    const typed = { id: other.id, version: other.version, draft: draft({ title: '搬运工' }) }
    expect(await service.call(updateFlexibleJob, typed, employer)).toMatchObject({
      stage: 'draft',
      draft: { title: '搬运工' },
    })
    expect((await audits()).filter(action => action === 'flexible.unqueue')).toHaveLength(2)
    await pass()
    expect(await found()).toEqual([])
    expect(await service.call(unqueueFlexibleJob, { id }, employer)).toMatchObject({ stage: 'draft' })
  })

  test('cannot be taken back once it is before the public, nor by anybody else', async () => {
    const { id, version } = await handIn()
    const stranger = await service.employer()
    for (const call of [
      () => service.call(unqueueFlexibleJob, { id }, stranger),
      () => service.call(updateFlexibleJob, { id, version, draft: draft(), publish: true }, stranger),
      () => service.call(getOwnFlexibleJob, { id }, stranger),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: codes.notFound })
    }
    await pass()
    await expect(service.call(unqueueFlexibleJob, { id }, employer)).rejects.toMatchObject({ code: codes.wrongState })
    expect(await found()).toEqual([id])
  })

  test('of one company does not appear with the check of another', async () => {
    const other = await service.uncheckedEmployer()
    await handIn({}, other)
    const { id } = await handIn()
    await pass()
    expect(await found()).toEqual([id])
  })
})

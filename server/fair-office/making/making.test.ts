import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { codes } from '#contract/codes'
import {
  addFair,
  changeFair,
  fairDraft,
  fairFormInfo,
  fairPlanInfo,
  fairSources,
  officeFairInfo,
} from '#contract/fair-office'
import { listMessages } from '#contract/messages'
import { sql } from '../../db/sql.ts'
import { describeOnBothEngines } from '../../db/testing.ts'
import { seedExhibitor, seedFair } from '../../job-fairs/testing.ts'
import { messagesCalls } from '../../messages/index.ts'
import type { TestPerson } from '../../testing.people.ts'
import { createTestService, type TestService } from '../../testing.ts'
import { fairOfficeCalls } from '../index.ts'
import { fairOfficer, finishedForm } from '../testing.ts'

const creating = ({ token }: TestPerson) => ({ token, idempotencyKey: randomUUID() })

async function template({ db }: TestService) {
  const booths = [
    { code: 'A01', kind: 'large', x: 10, y: 10, w: 30, h: 30 },
    { code: 'A02', kind: 'standard', x: 40, y: 10, w: 30, h: 30 },
    { code: 'A03', kind: 'public', x: 70, y: 10, w: 30, h: 30 },
  ]
  await db.run(sql`
    insert into fair_plan_templates (id, name, width, depth, booths) values (1, '小厅', 200, 100, ${sql.json(booths)})`)
}

const series = ({ db }: TestService) =>
  db.run(sql`
    insert into fair_series (id, kind, title, summary, city, organiser, phone, weekday, every_weeks, opens_minute,
      closes_minute, plan_template_id, capacity)
    values (1, '1', '周六招聘会', '每周六', '360100', '测试中心', '0791-88886666', 6, 1, 540, 690, 1, 500)`)

describeOnBothEngines('making a fair', open => {
  const begin = async () => createTestService(await open(), [...fairOfficeCalls, ...messagesCalls])

  test('takes its hall from a template, its fees from the kind of booth, and gives whoever made it every mandate', async () => {
    const service = await begin()
    await template(service)
    await series(service)
    const mine = await fairOfficer(service, { city: '360100' }, ['organise'])
    expect(await service.call(fairSources, {}, mine)).toMatchObject({
      series: [{ id: '1', title: '周六招聘会' }],
      templates: [{ id: '1', name: '小厅', booths: 3 }],
    })
    const draft = await service.call(fairDraft, { series: '1' }, mine)
    expect(draft).toMatchObject({ template: '1', answers: { opens: '09:00', closes: '11:30', capacity: 500 } })
    expect(new Date(`${draft.answers.day}T00:00:00Z`).getUTCDay()).toBe(6)
    const answers = finishedForm(service.clock.now())
    const { id } = await service.call(addFair, { series: '1', template: '1', answers }, creating(mine))
    const plan = await service.call(fairPlanInfo, { fair: id }, mine)
    expect(plan.booths.map(({ code, fee }) => [code, fee])).toEqual([
      ['A01', 60_000],
      ['A02', 30_000],
      ['A03', 0],
    ])
    const desk = await service.call(officeFairInfo, { fair: id }, mine)
    expect(desk).toMatchObject({ fair: { title: '春季招聘会', seriesId: '1' }, booths: { free: 2, public: 1 } })
    expect([...desk.mandates].sort()).toEqual(['organise', 'steward', 'supervise'])
    const form = await service.call(fairFormInfo, { fair: id }, mine)
    expect(form).toMatchObject({ version: 1, answers })
  })

  test('copies a former fair without those who stood there', async () => {
    const service = await begin()
    const now = service.clock.now()
    await seedFair(service.db, now, { id: 7, opensIn: -20, booths: 12 })
    await seedExhibitor(service.db, now, {
      fair: 7,
      company: Number((await service.employer()).companyId),
      booth: 'A03',
    })
    const mine = await fairOfficer(service, 7)
    const { answers } = await service.call(fairDraft, { from: '7' }, mine)
    expect(answers).toMatchObject({ title: '测试招聘会 7', venue: '测试会展中心' })
    const { id } = await service.call(addFair, { from: '7', answers: finishedForm(now) }, creating(mine))
    const { booths } = await service.call(fairPlanInfo, { fair: id }, mine)
    expect(booths).toHaveLength(12)
    expect(booths.every(({ state }) => state === 'free')).toBe(true)
  })

  test('is for the cities in which one organises, needs a hall, and days that come one after the other', async () => {
    const service = await begin()
    const now = service.clock.now()
    const mine = await fairOfficer(service, { city: '360100' }, ['organise'])
    const refused = async (input: object, person: TestPerson = mine) =>
      (await service.sendRaw(addFair, { answers: finishedForm(now), ...input }, creating(person))).body
    expect(await refused({ answers: finishedForm(now, { city: '360700', district: '' }) })).toMatchObject({
      code: codes.roleTooLow,
    })
    expect(await refused({})).toMatchObject({ data: { fields: { template: '请选择展厅模板' } } })
    expect(await refused({ answers: finishedForm(now, { bookUntil: '2099-01-01' }) })).toMatchObject({
      code: codes.invalid,
      data: { fields: { bookUntil: '选展位截止应在开展以前' } },
    })
    expect(await refused({ answers: finishedForm(now, {}, -5) })).toMatchObject({ code: codes.invalid })
    expect(await refused({}, await service.employer())).toMatchObject({ code: codes.notFound })
    const online = finishedForm(now, { kind: '2', venue: '', address: '' })
    const { id } = await service.call(addFair, { answers: online }, creating(mine))
    expect((await service.call(fairPlanInfo, { fair: id }, mine)).booths).toHaveLength(40)
  })

  test('changed in time or place tells everybody once, and calendars follow', async () => {
    const service = await begin()
    const now = service.clock.now()
    await seedFair(service.db, now, { opensIn: 10 })
    const exhibitor = await service.employer()
    await seedExhibitor(service.db, now, { company: Number(exhibitor.companyId) })
    const mine = await fairOfficer(service)
    const { answers, version } = await service.call(fairFormInfo, { fair: '1' }, mine)
    const form = { ...finishedForm(now), ...answers, phone: '0791-88886666' }
    const change = (more: object, at: number) =>
      service.sendRaw(changeFair, { fair: '1', version: at, answers: { ...form, ...more } }, mine)
    const sequence = async () =>
      (await service.db.query<{ sequence: number }>(sql`select sequence from fairs where id = 1`))[0]?.sequence
    const told = async () => (await service.call(listMessages, {}, exhibitor)).list.map(({ body }) => body)
    expect((await change({ summary: '新的介绍' }, version)).body).toMatchObject({ data: { version: 2 } })
    expect([await sequence(), await told()]).toEqual([0, []])
    expect((await change({ venue: '新馆' }, 2)).body).toMatchObject({ data: { version: 3 } })
    expect(await sequence()).toBe(1)
    expect((await told())[0]).toContain('地点：新馆，测试路 1 号')
    expect((await change({ venue: '旧馆' }, 2)).body).toMatchObject({
      code: codes.conflict,
      data: { current: { version: 3 } },
    })
    expect(await told()).toHaveLength(1)
  })
})

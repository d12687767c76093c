import { beforeEach, expect, test } from 'vitest'
import { listReceived, receivedDetail, updateReceivedState, withdrawApplication } from '#contract/applications'
import { answerTogether, compareReceived, exportReceived, readBlindness, setBlindness } from '#contract/received'
import { readResume } from '#contract/resumes'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { FileAnswer } from '../http/file-answer.ts'
import { resumesCalls } from '../resumes/index.ts'
import { finishedBasic } from '../resumes/testing.ts'
import { readSheet } from '../testing.sheet.ts'
import { createTestService, type TestService } from '../testing.ts'
import { applicationsCalls } from './index.ts'
import { delivered } from './testing.strangers.ts'

const { name } = finishedBasic
/** By which somebody could be reached, written where no form asks for it. */
const [PHONE, MAIL, CHAT] = ['138 0013 8000', 'somebody@mail.example', 'somebody_88']

describeOnBothEngines('an employer who looks blind', open => {
  let service: TestService
  let world: Awaited<ReturnType<typeof delivered>>
  beforeEach(async () => {
    service = createTestService(await open(), [...applicationsCalls, ...resumesCalls])
    world = await delivered(service)
    await service.db.run(sql`
      update applications set resume = jsonb_set(resume, '{sections}', resume->'sections' || ${sql.json({
        work: [{ company: `${name}工作室`, title: `${name}·店长`, from: '2020-01', to: '', duties: `致电 ${PHONE}` }],
        skills: [{ name: `开锁（微信：${CHAT}）`, remark: MAIL }],
        evaluation: { text: `我是${name}，踏实肯干，${PHONE}，${MAIL}，微信号${CHAT}` },
      })}::jsonb) where id = ${world.id}`)
    await service.call(setBlindness, { on: true }, world.employer)
  })

  /** All that the employer is told of it. */
  const told = async () => {
    const { employer, id } = world
    const sheet: unknown = await service.call(exportReceived, {}, employer)
    if (!(sheet instanceof FileAnswer && sheet.body instanceof Uint8Array)) throw new TypeError('not a sheet')
    return JSON.stringify([
      await service.call(listReceived, {}, employer),
      await service.call(receivedDetail, { id }, employer),
      await service.call(compareReceived, { ids: [id, id] }, employer),
      await service.call(readResume, { id }, employer),
      (await readSheet(sheet.body)).rows,
    ])
  }
  const { phone, birthday } = finishedBasic
  const secrets = [name, phone, birthday, `${phone.slice(0, 3)}****`, PHONE, MAIL, CHAT]

  test('is told name, sex, age, picture and contacts of nobody, on no way', async () => {
    const all = await told()
    for (const secret of secrets) expect(all).not.toContain(secret)
    const { employer, id } = world
    expect(await service.call(receivedDetail, { id }, employer)).toMatchObject({
      blind: true,
      name: `求职者 ${id.slice(0, 4).toUpperCase()}`,
      sex: '',
      age: null,
      phone: '',
      education: finishedBasic.education,
    })
    const resume = await service.call(readResume, { id }, employer)
    expect(resume.photo).toBe('')
    expect(resume.sections.evaluation.text).toMatch(/^我是求职者 .{4}，踏实肯干，（联系方式已隐藏），/)
    expect((await service.call(listReceived, {}, employer)).list[0]?.latestJob).toMatch(
      /^求职者 .{4}工作室 · 求职者 .{4}·店长$/,
    )
  })

  test('without a passed check is told nobody either, whatever it sets and how far it takes them', async () => {
    const { employer, id } = world
    const verify = (day: string | null) =>
      service.db.run(sql`update companies set verified_at = ${day} where id = ${employer.companyId}`)
    await service.call(setBlindness, { on: false }, employer)
    await verify(null)
    const moved = await service.call(updateReceivedState, { id, state: 'shortlisted' }, employer)
    expect(moved).toMatchObject({ blind: true, name: `求职者 ${id.slice(0, 4).toUpperCase()}` })
    const all = await told()
    for (const secret of secrets) expect(all).not.toContain(secret)
    await verify('2025-06-03')
    const open = await told()
    for (const secret of [name, phone, PHONE, MAIL, CHAT]) expect(open).toContain(secret)
  })

  test('can’t guess a name by searching for it', async () => {
    const list = async () => (await service.call(listReceived, { t: name.slice(0, 1) }, world.employer)).total
    expect(await list()).toBe(0)
    await service.call(setBlindness, { on: false }, world.employer)
    expect(await list()).toBe(1)
  })

  test('is told who it is with the first step, and after it', async () => {
    const { employer, id } = world
    const moved = await service.call(updateReceivedState, { id, state: 'shortlisted' }, employer)
    expect(moved).toMatchObject({ blind: false, name })
    expect(await told()).toContain(phone)
    await service.call(updateReceivedState, { id, state: 'unfit' }, employer)
    expect(await service.call(receivedDetail, { id }, employer)).toMatchObject({ blind: false, name })
  })

  test('is not told who was turned down or went', async () => {
    const { employer, seeker, id } = world
    await service.call(withdrawApplication, { id }, seeker)
    expect((await service.call(receivedDetail, { id }, employer)).name).toMatch(/^求职者 /)
    const other = await delivered(service)
    await service.call(setBlindness, { on: true }, other.employer)
    const turned = await service.call(updateReceivedState, { id: other.id, state: 'unfit' }, other.employer)
    expect(turned.name).toMatch(/^求职者 /)
  })

  test('writes to people by no name', async () => {
    const { employer, id } = world
    await service.call(answerTogether, { ids: [id], words: '{姓名}，您好' }, employer)
    const { events } = await service.call(receivedDetail, { id }, employer)
    expect(events.at(-1)?.remark).toBe('求职者，您好')
  })

  test('leaves a trace of each turn of the switch, which is the company’s', async () => {
    const { employer } = world
    const colleague = await service.employer(employer.companyId)
    expect(await service.call(readBlindness, {}, colleague)).toEqual({ on: true })
    expect(await service.call(readBlindness, {}, await service.employer())).toEqual({ on: false })
    await service.call(setBlindness, { on: false }, colleague)
    const rows = await service.db.query(sql`
      select actor, detail from audit_log where action = 'application.blind' order by id`)
    expect(rows).toEqual([
      { actor: employer.id, detail: { on: true } },
      { actor: colleague.id, detail: { on: false } },
    ])
  })
})

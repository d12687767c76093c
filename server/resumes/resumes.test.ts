import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import type { InputOf } from '#contract/endpoint'
import { emptySections, type SectionChange } from '#contract/resume-sections'
import {
  createResume,
  deleteResume,
  getResume,
  listResumes,
  type Resume,
  saveResumeSection,
  updateResumeSettings,
} from '#contract/resumes'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { resumesCalls } from './index.ts'
import { finishedBasic, finishedEducation, finishedIntention } from './testing.ts'

const evaluation = (text: string): SectionChange => ({ section: 'evaluation', data: { text } })

describeOnBothEngines('resumes', open => {
  let service: TestService
  let seeker: TestPerson
  beforeEach(async () => {
    service = createTestService(await open(), resumesCalls)
    seeker = await service.seeker()
  })

  const create = (title = '我的简历', { token } = seeker) => service.call(createResume, { title }, { token })
  const read = (id: string, { token } = seeker) => service.call(getResume, { id }, { token })
  const list = async () => (await service.call(listResumes, {}, seeker)).list
  const save = ({ id, version }: Pick<Resume, 'id' | 'version'>, change: SectionChange, { token } = seeker) =>
    service.call(saveResumeSection, { id, version, change }, { token })
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => codes.ok,
      refusal => refusal.code,
    )

  test('begin empty but for the phone number of the account; the first is the default', async () => {
    const first = await create()
    const empty = emptySections()
    expect(first.sections).toEqual({ ...empty, basic: { ...empty.basic, phone: seeker.phone } })
    expect(first).toMatchObject({ isDefault: true, privacy: 'applied', completeness: 0, sendable: false, version: 1 })
    expect(first.states).toMatchObject({ basic: 'started', work: 'empty' })
    expect(await create('第二份')).toMatchObject({ isDefault: false })
    expect(await read(first.id)).toEqual(first)
  })

  test('are five at most, also when all are made at once', async () => {
    const tries = await Promise.all(Array.from({ length: 12 }, (_, at) => codeOf(create(`第 ${at} 份`))))
    expect(tries.filter(code => code === codes.ok)).toHaveLength(5)
    expect(tries.filter(code => code === codes.quotaReached)).toHaveLength(7)
    expect((await list()).filter(({ isDefault }) => isDefault)).toHaveLength(1)
  })

  test('are saved section by section, each state as the form shows it, until they can be sent', async () => {
    const blank = await create()
    const basic = await save(blank, { section: 'basic', data: finishedBasic })
    expect(basic).toMatchObject({ version: 2, completeness: 25, sendable: false, states: { basic: 'finished' } })
    const wish = await save(basic, { section: 'intention', data: finishedIntention })
    const whole = await save(wish, { section: 'education', data: [...finishedEducation] })
    expect(whole).toMatchObject({ version: 4, completeness: 65, sendable: true })
    expect(await read(blank.id)).toEqual(whole)
    expect(await list()).toMatchObject([{ id: blank.id, completeness: 65, sendable: true }])
    const columns = await service.db.query(sql`select city, education, category1, completeness from resumes`)
    expect(columns).toEqual([{ city: '360702', education: '70', category1: '3', completeness: 65 }])
  })

  test('keep every character that people write', async () => {
    const text = '䶮𠮷·阿卜杜 😀\n<script>alert("x")</script> & C++ ＡＢＣ'
    const saved = await save(await create(), evaluation(text))
    expect(saved.sections.evaluation.text).toBe(text)
    expect((await read(saved.id)).sections.evaluation.text).toBe(text)
  })

  test.each([
    ['fifty thousand characters', { section: 'evaluation', data: { text: '字'.repeat(50_000) } }, 'change.data.text'],
    ['a NUL', { section: 'evaluation', data: { text: 'a\0b' } }, 'change.data.text'],
    ['half a character', { section: 'evaluation', data: { text: '\ud842' } }, 'change.data.text'],
    ['a field of its own', { section: 'evaluation', data: { text: '', userId: 'x' } }, 'change.data.userId'],
    ['a section of its own', { section: 'secrets', data: {} }, 'change.section'],
    ['sixteen schools', { section: 'education', data: Array(16).fill(finishedEducation[0]) }, 'change.data'],
    ['a text for a list', { section: 'work', data: '会计' }, 'change.data'],
  ])('refuse %s with a message at the field, and stay as they were', async (_, change, field) => {
    const resume = await create()
    const refusal = await save(resume, JSON.parse(JSON.stringify(change))).catch(error => error)
    expect(refusal).toMatchObject({ code: codes.invalid })
    expect(Object.keys(refusal.data.fields)).toEqual([field])
    expect(await read(resume.id)).toEqual(resume)
  })

  test('that were saved elsewhere meanwhile answer what is stored now, so that nothing is lost', async () => {
    const begun = await create()
    const mine = await save(begun, evaluation('第一处'))
    const late = { id: begun.id, version: begun.version, change: evaluation('第二处') }
    const { body } = await service.send(saveResumeSection, late, { token: seeker.token })
    expect(body).toMatchObject({ code: codes.conflict, data: { current: mine } })
    expect(await save(mine, evaluation('合并后'))).toMatchObject({ version: 3 })
    expect(await codeOf(save({ id: begun.id, version: 99 }, evaluation('未来')))).toBe(codes.conflict)
  })

  test('take the same save twice as once: an answer that got lost is no conflict', async () => {
    const begun = await create()
    const saved = await save(begun, evaluation('写好了'))
    expect(await save(begun, evaluation('写好了'))).toEqual(saved)
  })

  test('saved from many places at once keep one of the texts and refuse the others', async () => {
    const begun = await create()
    const tries = await Promise.all(Array.from({ length: 20 }, (_, at) => codeOf(save(begun, evaluation(`处 ${at}`)))))
    expect(tries.filter(code => code === codes.ok)).toHaveLength(1)
    expect(tries.filter(code => code === codes.conflict)).toHaveLength(19)
    expect((await read(begun.id)).version).toBe(2)
  })

  test('change name, privacy and default, without making an open form conflict', async () => {
    const [first, second] = [await create(), await create('第二份')]
    const settings = { id: second.id, title: '会计岗', privacy: 'hidden', isDefault: true } as const
    const changed = await service.call(updateResumeSettings, settings, seeker)
    expect(changed).toMatchObject({ title: '会计岗', privacy: 'hidden', isDefault: true, version: second.version })
    expect(await read(first.id)).toMatchObject({ isDefault: false })
    expect(await service.call(updateResumeSettings, { id: second.id }, seeker)).toEqual(changed)
    expect((await list()).map(({ id }) => id)).toEqual([second.id, first.id])
  })

  test('keep name and privacy that were changed in another tab: the later one is told, and a repetition is none', async () => {
    const { id, title } = await create()
    const change = (settings: Omit<InputOf<typeof updateResumeSettings>, 'id'>) =>
      service.call(updateResumeSettings, { id, ...settings }, seeker)
    const first = { privacy: 'open', was: { privacy: 'applied' } } as const
    for (let time = 0; time < 2; time += 1) expect(await change(first)).toMatchObject({ privacy: 'open' })
    const late = change({ privacy: 'hidden', was: { privacy: 'applied' } })
    await expect(late).rejects.toMatchObject({ code: codes.conflict, data: { current: { id, privacy: 'open' } } })
    expect(await change({ privacy: 'hidden', was: { privacy: 'open' } })).toMatchObject({ privacy: 'hidden' })
    await change({ title: '会计岗', was: { title } })
    await expect(change({ title: '出纳岗', was: { title } })).rejects.toMatchObject({ code: codes.conflict })
    expect(await read(id)).toMatchObject({ title: '会计岗', privacy: 'hidden' })
  })

  test('have exactly one default, however many claim it at once', async () => {
    const all = [await create(), await create(), await create(), await create()]
    const claims = [...all, ...all].map(({ id }) =>
      service.call(updateResumeSettings, { id, isDefault: true }, { token: seeker.token }),
    )
    await Promise.all(claims)
    expect((await list()).filter(({ isDefault }) => isDefault)).toHaveLength(1)
  })

  test('pass the default on when it is deleted, until none is left', async () => {
    const [first, second] = [await create(), await create()]
    service.clock.advance(1)
    const third = await create()
    await service.call(deleteResume, { id: first.id }, seeker)
    expect(await list()).toMatchObject([{ id: third.id, isDefault: true }, { id: second.id }])
    await service.call(deleteResume, { id: second.id }, seeker)
    await service.call(deleteResume, { id: third.id }, seeker)
    expect(await codeOf(service.call(deleteResume, { id: third.id }, seeker))).toBe(codes.notFound)
    expect(await list()).toEqual([])
    expect(await create()).toMatchObject({ isDefault: true })
  })

  test('of others answer like none at all, and stay as they were', async () => {
    const resume = await create()
    const stranger = await service.seeker()
    const attempts = (id: string) =>
      [
        read(id, stranger),
        save({ id, version: 1 }, evaluation('改'), stranger),
        service.call(updateResumeSettings, { id, privacy: 'open', isDefault: true }, stranger),
        service.call(deleteResume, { id }, stranger),
      ].map(work => work.catch(error => error))
    expect(await Promise.all(attempts(resume.id))).toEqual(await Promise.all(attempts(randomUUID())))
    expect(await read(resume.id)).toEqual(resume)
  })

  test('leave a trace of what was done to them, and their words in no log', async () => {
    const resume = await create()
    await save(resume, { section: 'basic', data: finishedBasic })
    await service.call(deleteResume, { id: resume.id }, seeker)
    const rows = await service.db.query(sql`
      select action, detail from audit_log where subject_id = ${resume.id} and actor = ${seeker.id} order by id`)
    expect(rows).toEqual([
      { action: 'resume.create', detail: { privacy: 'applied' } },
      { action: 'resume.save', detail: { section: 'basic' } },
      { action: 'resume.delete', detail: {} },
    ])
    for (const word of [finishedBasic.name, finishedBasic.phone]) expect(service.log.join('\n')).not.toContain(word)
  })
})

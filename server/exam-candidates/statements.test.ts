import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import {
  officeStatement,
  ownStatements,
  prepareDiscipline,
  saveStatement,
  sendStatement,
  statementFile,
} from '#contract/exam-candidates'
import { refuseExamChange, withdrawExamChange } from '#contract/exam-office'
import { uploadFile } from '#contract/files'
import { listMessages } from '#contract/messages'
import { goTo } from '../applications/testing.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { release } from '../exam-lists/testing.ts'
import { examOfficeCalls } from '../exam-office/index.ts'
import { officer } from '../exam-office/testing.ts'
import { creating, exam, calls as registrationCalls, sent } from '../exam-registrations/testing.ts'
import { bytesOf } from '../resume-files/testing.ts'
import type { TestEmployer, TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { examCandidatesCalls } from './index.ts'
import { statableUntil } from './statements.ts'

const facts = '手机没有放在指定位置，经提醒不改'
const words = '手机交给了监考人员保管，有登记单可以证明。𠮷'
const pdf = () => new File(['%PDF-1.7\n%%EOF\n'], '登记单.pdf')

test('three working days are given, to the end of the last of them, over holidays and weekends', () => {
  const until = (day: string) => statableUntil(new Date(`${day}T15:00:00+08:00`)).toISOString()
  // A Wednesday: Thursday, Friday, Monday.
  expect(until('2026-11-18')).toBe('2026-11-23T16:00:00.000Z')
})

describeOnBothEngines('what a candidate says to a decision that is prepared', open => {
  let service: TestService
  let clerk: TestEmployer
  let releaser: TestEmployer
  let candidate: TestPerson
  let registration: string
  let id: string
  beforeEach(async () => {
    service = createTestService(await open(), [...examCandidatesCalls, ...examOfficeCalls, ...registrationCalls])
    await exam(service)
    clerk = await officer(service, 101, ['prepare'])
    releaser = await officer(service, 101, ['release'])
    candidate = await service.seeker()
    registration = (await sent(service, candidate)).id
    const given = { id: registration, article: 6, item: 1, facts, papers: ['A'] }
    id = (await service.call(prepareDiscipline, given, creating(clerk))).id
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const own = async (who = candidate) => (await service.call(ownStatements, { id: registration }, who)).list
  const upload = async () => (await service.call(uploadFile, { files: [pdf()] }, creating(candidate))).id
  const save = (given: object = {}, who = candidate) =>
    service.call(saveStatement, { id, version: 0, body: words, files: [], ...given }, who)
  const send = (given: object = {}) =>
    service.call(sendStatement, { id, version: 0, body: words, files: [], ...given }, candidate)
  const seen = (by: TestPerson = releaser) => service.call(officeStatement, { id }, by)

  test('is asked for with what is thought of, and until when', async () => {
    const [statement] = await own()
    expect(statement).toMatchObject({
      id,
      basis: '《事业单位公开招聘违纪违规行为处理规定》第六条第（一）项',
      consequence: '当次该科目考试成绩无效',
      facts,
      open: true,
      decided: false,
      sentAt: null,
      until: statableUntil(service.clock.now()).getTime(),
    })
    const titles = (await service.call(listMessages, {}, candidate)).list.map(({ title }) => title)
    expect(titles).toContain('违纪违规行为拟处理告知')
  })

  test('is kept while it is written, with its files, and seen by nobody until it is sent', async () => {
    const [first, second] = [await upload(), await upload()]
    const saved = await save({ files: [first, second] })
    expect(saved).toMatchObject({ version: 1, body: words, files: [{ id: first, name: '登记单.pdf' }, { id: second }] })
    expect(await seen()).toMatchObject({ sentAt: null, body: '', files: [] })
    await expect(service.call(statementFile, { id, file: first }, releaser)).rejects.toMatchObject({
      code: codes.notFound,
    })
    const sentNow = await send({ version: 1, files: [first] })
    expect(sentNow).toMatchObject({ open: false, sentAt: service.clock.now().getTime(), files: [{ id: first }] })
    expect(await service.db.query(sql`select id from files where kind = 'exam-statement'`)).toEqual([{ id: first }])
    expect(await seen()).toMatchObject({ body: words, files: [{ id: first, name: '登记单.pdf' }] })
    const { bytes } = await bytesOf(await service.call(statementFile, { id, file: first }, releaser))
    expect(Buffer.from(bytes).toString()).toContain('%PDF')
    await expect(send({ version: 2 })).rejects.toMatchObject({ code: codes.wrongState, message: /已经提交/ })
  })

  test('is read by those alone who prepare or release a decision', async () => {
    const [reader, stranger] = [await officer(service, 101, ['read', 'review']), await service.employer()]
    expect(await seen(clerk)).toMatchObject({ sentAt: null })
    await expect(seen(reader)).rejects.toMatchObject({ code: codes.roleTooLow })
    await expect(seen(stranger)).rejects.toMatchObject({ code: codes.notFound })
  })

  test('is written on one page at a time, and within its length', async () => {
    await save()
    await expect(save({ body: '另一处写的' })).rejects.toMatchObject({
      code: codes.conflict,
      data: { current: { version: 1, body: words } },
    })
    expect((await save({ version: 1, body: '𠮷'.repeat(2_000) })).body).toHaveLength(4_000)
    await expect(save({ version: 2, body: '𠮷'.repeat(2_001) })).rejects.toMatchObject({ code: codes.invalid })
    await expect(send({ version: 2, body: '没有' })).rejects.toMatchObject({ code: codes.invalid })
    await expect(save({ version: 2, files: [crypto.randomUUID()] })).rejects.toMatchObject({ code: codes.invalid })
  })

  test('is heard before the decision: it waits for what is said, or for the end of the time', async () => {
    await expect(release(service, releaser, id)).rejects.toMatchObject({
      code: codes.wrongState,
      message: /可以陈述申辩/,
    })
    const until = statableUntil(service.clock.now()).getTime()
    await goTo(service, until - 1)
    const [late, other] = [await officer(service, 101, ['release']), await service.seeker()]
    await expect(release(service, late, id)).rejects.toMatchObject({ code: codes.wrongState })
    await goTo(service, until)
    await release(service, late, id)
    await service.db.run(sql`update exam_registrations set user_id = ${other.id}`)
    expect(await own(other)).toMatchObject([{ open: false, decided: true }])
  })

  test('once sent lets the office decide at once; nothing can be said after it', async () => {
    await send()
    await release(service, releaser, id)
    await expect(save({ version: 1 })).rejects.toMatchObject({ code: codes.wrongState })
    expect(await own()).toMatchObject([{ decided: true, open: false, body: words }])
  })

  test.each([
    ['sent back', () => service.call(refuseExamChange, { id, reason: '事实不清' }, releaser)],
    ['taken back', () => service.call(withdrawExamChange, { id }, clerk)],
  ])('is not asked for any more when the plan was %s, and its candidate hears so', async (_, drop) => {
    service.clock.advance(1)
    await drop()
    expect(await own()).toEqual([])
    await expect(save()).rejects.toMatchObject({ code: codes.wrongState, message: /已撤回这项拟处理/ })
    const [latest] = (await service.call(listMessages, {}, candidate)).list
    expect(latest).toMatchObject({ title: '违纪违规行为拟处理已撤回', body: expect.not.stringContaining('事实不清') })
  })

  test('saved twice at once is stored once', async () => {
    const answers = await Promise.allSettled([save(), save({ body: '另一处写的另一些话' })])
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await own())[0]?.version).toBe(1)
  })
})

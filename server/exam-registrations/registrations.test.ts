import { createHash, createPublicKey, verify } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { receiptText } from '#contract/exam-receipt-code'
import {
  appealRegistration,
  cancelRegistration,
  confirmRegistration,
  healthAnswers,
  listRegistrations,
  noteLook,
  registrationInfo,
  repairRegistration,
  saveHealthAnswers,
  saveRegistration,
} from '#contract/exam-registrations'
import { listMessages } from '#contract/messages'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { looseFile } from '../files/testing.ts'
import { readSettings } from '../settings.ts'
import { signer } from '../signing.ts'
import type { TestPerson } from '../testing.people.ts'
import type { TestService } from '../testing.ts'
import {
  apply as applyWith,
  begin,
  exam,
  idNumberOf,
  info,
  office,
  sent,
  serviceWithExam,
  stands,
  write,
} from './testing.ts'

describeOnBothEngines('a registration for an exam', open => {
  let service: TestService
  let person: TestPerson
  beforeEach(async () => {
    ;({ service, person } = await serviceWithExam(await open()))
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const save = (id: string, version: number, rest: object) =>
    service.call(saveRegistration, { id, version, ...rest }, person)
  const apply = (id: string, version: number, whose: TestPerson = person) => applyWith(service, whose, { id, version })
  const letters = async () => (await service.call(listMessages, {}, person)).list.map(({ title }) => title)

  test('is sent once: sending again gives the same receipt, which our key has signed', async () => {
    const { id, version } = await write(service, person)
    const receipt = await apply(id, version)
    expect(receipt).toMatchObject({ number: expect.stringMatching(/^\d{10}$/), at: service.clock.now().getTime() })
    expect(await apply(id, version)).toEqual(receipt)
    const { publicKey } = await signer(readSettings({ DATA_DIR: service.dataDir }))
    const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: publicKey.x, y: publicKey.y }, format: 'jwk' })
    const isGenuine = (text: string) =>
      verify(
        'sha256',
        Buffer.from(text),
        { key, dsaEncoding: 'ieee-p1363' },
        Buffer.from(receipt.signature, 'base64url'),
      )
    expect(isGenuine(receiptText(receipt))).toBe(true)
    expect(isGenuine(receiptText({ ...receipt, at: receipt.at - 1 }))).toBe(false)
    expect(await info(service, person, id)).toMatchObject({
      status: '0',
      number: receipt.number,
      receipt,
      editable: false,
      commands: ['withdraw'],
      steps: [{ by: 'candidate', what: 'submit' }],
    })
    await expect(save(id, version, { answers: {}, waiver: 'low' })).rejects.toMatchObject({ code: codes.wrongState })
    const audit = await service.db.query(sql`select action from audit_log where action like 'exam-registration.submit'`)
    expect(audit).toHaveLength(1)
    expect(await letters()).toEqual(['报名表已提交'])
    expect(createHash('sha256').update('').digest('hex')).toHaveLength(receipt.hash.length)
  })

  test('is one for each exam and identity number, whatever the account; what was cancelled makes room', async () => {
    const idNumber = idNumberOf(500)
    const first = await sent(service, person, { idNumber })
    const other = await service.seeker()
    const second = await write(service, other, { idNumber })
    await expect(apply(second.id, second.version, other)).rejects.toMatchObject({
      code: codes.alreadyApplied,
      message: expect.stringContaining('身份证号码'),
    })
    expect(await stands(service, other, second.id)).toEqual([null, null])
    await service.call(cancelRegistration, { id: first.id }, person)
    await apply(second.id, second.version, other)
    expect(await stands(service, other, second.id)).toEqual(['0', null])
    const anew = await begin(service, person)
    expect(anew).not.toBe(first.id)
  })

  test('that is refused is mended and sent again, or appealed once', async () => {
    const { id, number, version } = await sent(service, person)
    await expect(
      service.call(appealRegistration, { id, reason: '材料符合公告的要求，请再看一次' }, person),
    ).rejects.toMatchObject({
      code: codes.wrongState,
    })
    await office(service).refuse(number, { 'person.politics': '请填写全称' })
    expect(await info(service, person, id)).toMatchObject({
      status: '1',
      reasons: { 'person.politics': '请填写全称' },
      editable: true,
      commands: ['submit', 'withdraw', 'appeal'],
    })
    await service.call(appealRegistration, { id, reason: '材料符合公告的要求，请再看一次' }, person)
    expect(await stands(service, person, id)).toEqual(['5', 'appeal'])
    await office(service).refuse(number, { '': '政治面貌与证明不符' })
    expect(await info(service, person, id)).toMatchObject({
      status: '1',
      remark: '政治面貌与证明不符',
      commands: ['submit', 'withdraw'],
    })
    await expect(apply(id, version)).rejects.toMatchObject({ code: codes.wrongState })
    await save(id, version, { answers: { person: { politics: '中共党员', address: '' } } })
    const receipt = await service.call(repairRegistration, { id, version: version + 1 }, person)
    expect(receipt).toMatchObject({ receipt: { number }, queued: null })
    expect(await service.call(repairRegistration, { id, version: version + 1 }, person)).toEqual(receipt)
    expect(await info(service, person, id)).toMatchObject({ status: '0', reasons: {}, remark: '' })
    expect((await letters()).toSorted()).toEqual(
      ['报名表已提交', '报名没有通过审核', '申诉已提交', '报名没有通过审核', '报名表已提交'].toSorted(),
    )
  })

  test('is approved, then confirmed, which freezes it; a waiver with its proof leaves nothing to pay', async () => {
    const { id, number } = await sent(service, person)
    await office(service).approve(number)
    expect(await info(service, person, id)).toMatchObject({ status: '2', fee: 10_000, payable: 'status', pass: '' })
    const due = await service.call(confirmRegistration, { id }, person)
    expect(due.fee).toBe(10_000)
    expect(await service.call(confirmRegistration, { id }, person)).toEqual(due)
    expect(await info(service, person, id)).toMatchObject({
      confirmed: true,
      payable: 'yes',
      pass: expect.stringMatching(/./),
    })

    const poor = await service.seeker()
    const { id: own, version } = await write(service, poor)
    const materials = { waiver: [await looseFile(service, poor.id)] }
    await service.call(saveRegistration, { id: own, version, waiver: 'low', materials }, poor)
    const { number: other } = await apply(own, version + 1, poor)
    await office(service).approve(other)
    expect(await info(service, poor, own)).toMatchObject({
      status: '3',
      fee: 0,
      confirmed: true,
      materials: { waiver: [{ name: '材料.pdf' }] },
    })
  })

  test('of a trusting exam is approved at once', async () => {
    await exam(service, { id: 102, trusting: true })
    const { id } = await sent(service, person, { exam: 102 })
    const given = await info(service, person, id)
    expect(given).toMatchObject({ status: '2', fee: 10_000 })
    expect(given.steps.map(({ what, by }) => [what, by])).toEqual([
      ['submit', 'candidate'],
      ['approve', 'system'],
    ])
  })

  test('stands in one’s own list, what waits for something first, with counts', async () => {
    await exam(service, { id: 102 })
    await exam(service, { id: 103 })
    const cancelled = await sent(service, person, { exam: 102 })
    await service.call(cancelRegistration, { id: cancelled.id }, person)
    const waiting = await sent(service, person)
    await service.db.run(sql`update exam_rounds set fee_per_paper = 0 where id = 103`)
    const done = await sent(service, person, { exam: 103 })
    await office(service).approve(done.number)
    const { list, counts, total } = await service.call(listRegistrations, {}, person)
    expect([list.map(({ id }) => id), counts, total]).toEqual([
      [waiting.id, done.id, cancelled.id],
      { open: 1, done: 1, ended: 1 },
      3,
    ])
    const only = async (state: 'open' | 'done' | 'ended', of = '') =>
      (await service.call(listRegistrations, { state, exam: of }, person)).list.map(({ id }) => id)
    expect([await only('done'), await only('open', '101'), await only('open', '102')]).toEqual([
      [done.id],
      [waiting.id],
      [],
    ])
    expect((await service.call(listRegistrations, {}, await service.seeker())).total).toBe(0)
  })

  test('notes who looks and when, and shows that it was read', async () => {
    const id = await begin(service, person)
    expect(await service.call(noteLook, { id }, person)).toMatchObject({ count: 1 })
    service.clock.advance(60)
    const looked = await service.call(noteLook, { id }, person)
    expect((await info(service, person, id)).looks).toEqual({ count: 2, lastAt: looked.lastAt })
    expect(await service.db.query(sql`select 1 from audit_log where action = 'exam-registration.read'`)).toHaveLength(1)
    await expect(service.call(registrationInfo, { id }, await service.seeker())).rejects.toMatchObject({
      code: codes.notFound,
    })
  })

  test('asks nobody about their health, but where an exam does so', async () => {
    const id = await begin(service, person)
    const given = { id, well: true, note: '', agreed: true }
    const answer = () => service.call(saveHealthAnswers, given, person)
    const consents = () => service.db.query(sql`select version from consents where version like '%-health'`)
    expect(await service.call(registrationInfo, { id }, person)).toMatchObject({ health: false })
    expect(await service.call(healthAnswers, { id }, person)).toEqual({ asked: false, given: null })
    await expect(answer()).rejects.toMatchObject({ code: codes.wrongState })
    expect(await service.db.query(sql`select 1 from exam_health_answers`)).toEqual([])
    await service.db.run(sql`update exams set health_questions = true`)
    expect(await service.call(registrationInfo, { id }, person)).toMatchObject({ health: true })
    await expect(service.call(saveHealthAnswers, { ...given, agreed: false }, person)).rejects.toMatchObject({
      code: codes.invalid,
    })
    expect(await consents()).toEqual([])
    await answer()
    expect(await consents()).toHaveLength(1)
    expect(await service.call(healthAnswers, { id }, person)).toMatchObject({
      asked: true,
      given: { well: true, note: '' },
    })
  })
})

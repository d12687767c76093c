import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import {
  applyForExam,
  beginRegistration,
  examRoundInfo,
  listExamRounds,
  saveRegistration,
} from '#contract/exam-registrations'
import { writeResume } from '../applications/testing.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { testForm } from '../exams/testing.ts'
import { looseFile } from '../files/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import type { TestService } from '../testing.ts'
import { begin, creating, exam, info, serviceWithExam, signing, stands, write } from './testing.ts'

describeOnBothEngines('the form of a registration', open => {
  let service: TestService
  let person: TestPerson
  beforeEach(async () => {
    ;({ service, person } = await serviceWithExam(await open()))
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const save = (id: string, version: number, rest: object) =>
    service.call(saveRegistration, { id, version, ...rest }, person)
  const apply = (id: string, version: number, whose: TestPerson = person) =>
    service.call(applyForExam, { id, version }, creating(whose))

  test('belongs to a round that everybody can read, and that knows whose it is', async () => {
    const { list } = await service.call(listExamRounds, { exam: '101' })
    expect(list).toMatchObject([{ id: '101', kind: 'register', feePerPaper: 5_000, seats: null, graceMinutes: 10 }])
    const round = await service.call(examRoundInfo, { id: '101' }, person)
    expect(round).toMatchObject({ exam: { id: '101', stage: 'registering', positions: 2 }, form: testForm, own: '' })
    const id = await begin(service, person)
    expect((await service.call(examRoundInfo, { id: '101' }, person)).own).toBe(id)
    expect((await service.call(examRoundInfo, { id: '101' })).own).toBe('')
    await expect(service.call(examRoundInfo, { id: '999' })).rejects.toMatchObject({ code: codes.notFound })
    expect((await service.call(listExamRounds, { exam: '999' })).list).toEqual([])
  })

  test('is begun by whoever signs, once for each account, with what the resume answers already', async () => {
    await writeResume(service, person, '熊建业')
    const form = testForm.map(section => ({
      ...section,
      questions: [...section.questions, { name: 'phone', label: '联系电话', kind: 'text', max: 20 } as const],
    }))
    await service.db.run(sql`update exam_rounds set form = ${sql.json(form)} where id = 101`)
    const id = await begin(service, person)
    expect(await begin(service, person)).toBe(id)
    const given = await info(service, person, id)
    expect(given).toMatchObject({
      status: null,
      number: '',
      version: 1,
      identity: { name: '熊建业', idShown: '', phone: expect.stringMatching(/^1/) },
      position: { id: '1011', code: '0101' },
      answers: {
        person: { phone: expect.stringMatching(/^1/) },
        education: [{ school: expect.stringMatching(/大学/) }],
      },
      editable: true,
      commands: ['submit'],
      fee: 10_000,
      receipt: null,
    })
    const consents = await service.db.query(sql`select purpose, version from consents`)
    expect(consents).toEqual([{ purpose: 'exam', version: '101-1' }])
  })

  test('is not begun without both consents, under an old commitment, for another position, or out of its time', async () => {
    const start = (changes: object) =>
      service.call(beginRegistration, { round: '101', position: '1011', ...signing, ...changes }, creating(person))
    await expect(start({ sensitive: false })).rejects.toMatchObject({ code: codes.invalid })
    await expect(start({ version: '0' })).rejects.toMatchObject({ data: { fields: { version: expect.any(String) } } })
    await expect(start({ position: '1013' })).rejects.toMatchObject({ code: codes.notFound })
    await service.db.run(sql`update exam_positions set state = 'cancelled' where id = 1012`)
    await expect(start({ position: '1012' })).rejects.toMatchObject({ code: codes.wrongState })
    await exam(service, { id: 102, daysAgo: 7 })
    await expect(start({ round: '102', position: '1021' })).rejects.toMatchObject({ message: '报名已截止' })
    await exam(service, { id: 103, daysAgo: -1 })
    await expect(start({ round: '103', position: '1031' })).rejects.toMatchObject({ message: '还没有到报名时间' })
    expect(await service.db.query(sql`select 1 from exam_registrations`)).toEqual([])
  })

  test('stores what is half written, refuses what cannot be meant, and hands a conflict back with what is stored', async () => {
    const id = await begin(service, person)
    const half = { identity: { name: '熊', idNumber: '36010219', phone: '' }, answers: { person: { politics: '群' } } }
    expect(await save(id, 1, half)).toMatchObject({ version: 2 })
    expect(await info(service, person, id)).toMatchObject({
      identity: { name: '熊', idShown: '********', phone: '' },
      answers: { person: { politics: '群', address: '' } },
    })
    expect(await save(id, 1, half)).toMatchObject({ version: 2 })
    await expect(save(id, 1, { answers: { person: { politics: '党' } } })).rejects.toMatchObject({
      code: codes.conflict,
      data: { current: { version: 2, answers: { person: { politics: '群' } } } },
    })
    await expect(save(id, 2, { answers: { person: { politics: '长'.repeat(600) } } })).rejects.toMatchObject({
      code: codes.invalid,
      data: { fields: { 'person.politics': expect.any(String) } },
    })
    for (const answers of [{ family: {} }, { person: { salary: '1' } }]) {
      await expect(save(id, 2, { answers })).rejects.toMatchObject({ code: codes.invalid })
    }
    await expect(save(id, 2, { waiver: 'nobody' })).rejects.toMatchObject({ code: codes.invalid })
    const theirs = await looseFile(service, (await service.seeker()).id)
    await expect(save(id, 2, { materials: { none: [theirs] } })).rejects.toMatchObject({ code: codes.invalid })
    await expect(save(id, 2, { materials: { waiver: [theirs] } })).rejects.toMatchObject({ code: codes.invalid })
    expect((await info(service, person, id)).version).toBe(2)
  })

  test('keeps identity numbers sealed, shows their ends, and writes them nowhere', async () => {
    const idNumber = '360426199101010071'
    const { id, version } = await write(service, person, { idNumber })
    expect((await info(service, person, id)).identity.idShown).toBe('360***********0071')
    await apply(id, version)
    const rows = await service.db.query<{ row: string }>(sql`select g::text as row from exam_registrations g
      union all select a::text from audit_log a union all select m::text from messages m
      union all select i::text from idempotency_keys i`)
    expect(JSON.stringify(rows) + service.log.join()).not.toContain(idNumber.slice(0, 14))
  })

  test('says everything that is missing, each at its field, and takes nothing until then', async () => {
    await service.db.run(sql`
      update exam_rounds set materials = ${sql.json([
        { name: 'card', label: '身份证', hint: '', required: true },
        {
          name: 'party',
          label: '党员证明',
          hint: '',
          required: true,
          when: { question: 'person.politics', anyOf: ['党员'] },
        },
      ])} where id = 101`)
    const id = await begin(service, person)
    const refusal = await apply(id, 1).catch((error: unknown) => error)
    expect(Object(refusal).data.fields).toEqual({
      'identity.idNumber': '请输入身份证号码',
      'identity.phone': '请填写手机号',
      photo: '请上传报名照片',
      'person.politics': '请填写政治面貌',
      education: '请至少填写一段教育经历',
      card: '请上传身份证',
    })
    await save(id, 1, { answers: { person: { politics: '党员' } }, waiver: 'low' })
    const again = await apply(id, 2).catch((error: unknown) => error)
    expect(Object(again).data.fields).toMatchObject({ party: '请上传党员证明', waiver: '请上传低保证明' })
    expect(await stands(service, person, id)).toEqual([null, null])
  })

  test('written for an older form says which sections to look at again; nothing that was written is lost', async () => {
    const { id, version } = await write(service, person)
    const form = testForm.map(section =>
      section.name === 'person'
        ? { ...section, questions: [{ name: 'nation', label: '民族', kind: 'text', max: 20, required: true } as const] }
        : section,
    )
    await service.db.run(sql`update exam_rounds set form = ${sql.json(form)}, form_version = 2 where id = 101`)
    expect(await info(service, person, id)).toMatchObject({
      outdated: ['person'],
      answers: { person: { politics: '群众' } },
    })
    await expect(apply(id, version)).rejects.toMatchObject({ data: { fields: { 'person.nation': '请填写民族' } } })
    await save(id, version, { answers: { person: { nation: '汉族' } } })
    expect((await info(service, person, id)).outdated).toEqual([])
    await apply(id, version + 1)
  })
})

import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import type { InputOf } from '#contract/endpoint'
import {
  candidateInfo,
  downloadExport,
  exportCandidates,
  identityReveals,
  listCandidates,
  prepareDiscipline,
  prepareExport,
  revealIdentity,
  sendStatement,
} from '#contract/exam-candidates'
import { identityQuestions } from '#contract/exam-identity'
import { examChangeInfo, releaseExamChange } from '#contract/exam-office'
import { listMessages } from '#contract/messages'
import { goTo } from '../applications/testing.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { examOfficeCalls } from '../exam-office/index.ts'
import { officer } from '../exam-office/testing.ts'
import { creating, exam, idNumberOf, calls as registrationCalls, sent, write } from '../exam-registrations/testing.ts'
import { bytesOf } from '../resume-files/testing.ts'
import type { TestEmployer, TestPerson } from '../testing.people.ts'
import { readSheet } from '../testing.sheet.ts'
import { createTestService, type TestService } from '../testing.ts'
import { examCandidatesCalls } from './index.ts'

const sheetIn = async (answer: unknown) => readSheet((await bytesOf(answer)).bytes)

const DAY = 86_400_000
const reason = '核对现场提交的材料'
const idNumber = idNumberOf(777)

describeOnBothEngines('candidates of an exam', open => {
  let service: TestService
  let clerk: TestEmployer
  let releaser: TestEmployer
  let candidate: TestPerson
  let registration: { id: string; number: string }
  beforeEach(async () => {
    service = createTestService(await open(), [...examCandidatesCalls, ...examOfficeCalls, ...registrationCalls])
    await exam(service)
    clerk = await officer(service, 101, ['prepare', 'review'])
    releaser = await officer(service, 101, ['release'])
    candidate = await service.seeker()
    registration = await sent(service, candidate, { idNumber })
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const found = async (filter: Partial<InputOf<typeof listCandidates>>) =>
    (await service.call(listCandidates, { exam: '101', ...filter }, clerk)).list.map(({ id }) => id)
  const release = async (id: string, by = releaser) => {
    const { change } = await service.call(examChangeInfo, { id }, by)
    return (await service.sendRaw(releaseExamChange, { id, hash: change.hash }, by)).body
  }
  const actions = async () =>
    (
      await service.db.query<{ action: string }>(sql`
        select action from audit_log where action like 'exam-candidate.%' order by id`)
    ).map(({ action }) => action)
  const titles = async () => (await service.call(listMessages, {}, candidate)).list.map(({ title }) => title)

  test('are found by name, number, last four, position and state, and masked', async () => {
    await write(service, await service.seeker())
    for (const filter of [
      {},
      { t: '建业' },
      { t: registration.number },
      { t: idNumber.slice(-4).toLowerCase() },
      { position: '0101' },
      { state: '0' as const },
      { t: '建业', position: '0101', state: '0' as const },
    ])
      expect(await found(filter)).toEqual([registration.id])
    for (const filter of [{ t: '%' }, { t: idNumber }, { position: '0102' }, { state: '3' as const }])
      expect(await found(filter)).toEqual([])
    const answer = await service.call(listCandidates, { exam: '101' }, clerk)
    const text = JSON.stringify([answer, await service.call(candidateInfo, { id: registration.id }, clerk)])
    expect(text).not.toContain(idNumber)
    expect(text).not.toContain(candidate.phone)
    expect(answer.list[0]).toMatchObject({ idShown: `360***********${idNumber.slice(-4)}`, name: '熊建业' })
  })

  test('see who read their whole number, when and why', async () => {
    const reader = await officer(service, 101, ['read'])
    const ask = (by: TestPerson, why = reason) =>
      service.sendRaw(revealIdentity, { id: registration.id, reason: why }, by)
    expect((await ask(reader)).body).toMatchObject({ code: codes.roleTooLow })
    expect((await ask(clerk, '  ')).body).toMatchObject({ code: codes.invalid })
    expect(await service.call(identityReveals, { id: registration.id }, candidate)).toEqual({ list: [] })
    expect((await ask(clerk)).body).toMatchObject({ code: codes.ok, data: { idNumber } })
    expect(await service.call(identityReveals, { id: registration.id }, candidate)).toEqual({
      list: [{ by: expect.stringMatching(/\S/), at: service.clock.now().getTime(), reason }],
    })
    expect(await actions()).toEqual(['exam-candidate.reveal'])
    const logged = await service.db.query(sql`select detail::text from audit_log`)
    expect(JSON.stringify(logged)).not.toContain(idNumber)
  })

  test('are taken along masked at once, and whole only when two people have said so, for a day', async () => {
    const bytes = async (by: TestPerson, id: string) => (await service.sendRaw(downloadExport, { id }, by)).body
    await service.db.run(sql`update exam_registrations set name = '=HYPERLINK("x")'`)
    const masked = await sheetIn(await service.call(exportCandidates, { exam: '101' }, clerk))
    expect(masked.hasFormula).toBe(false)
    expect(masked.rows[1]).toEqual(
      expect.arrayContaining([registration.number, `360***********${idNumber.slice(-4)}`, '=HYPERLINK("x")']),
    )
    expect(JSON.stringify(masked.rows)).not.toContain(candidate.phone)
    const labels = identityQuestions.map(({ label }) => label)
    const identityIn = ([heads = [], ...rows]: readonly (readonly unknown[])[]) =>
      rows.map(cells => labels.map(label => cells[heads.indexOf(label)]))
    expect(masked.rows[0]?.slice(1, 1 + labels.length)).toEqual(labels)
    expect(identityIn(masked.rows)).toEqual([
      [
        '=HYPERLINK("x")',
        `360***********${idNumber.slice(-4)}`,
        `${candidate.phone.slice(0, 3)}****${candidate.phone.slice(-4)}`,
      ],
    ])
    const { id } = await service.call(prepareExport, { exam: '101', state: '0', reason }, creating(clerk))
    const { change } = await service.call(examChangeInfo, { id }, releaser)
    expect(change.summary.at(-1)?.value).toContain(`完整${labels.slice(1).join('、')}；`)
    expect(await bytes(clerk, id)).toMatchObject({ code: codes.wrongState })
    expect(await release(id)).toMatchObject({ code: codes.ok })
    const whole = await sheetIn(await service.call(downloadExport, { id }, clerk))
    expect(identityIn(whole.rows)).toEqual([['=HYPERLINK("x")', idNumber, candidate.phone]])
    await service.call(downloadExport, { id }, releaser)
    expect(await bytes(await officer(service), id)).toMatchObject({ code: codes.notFound })
    await goTo(service, service.clock.now().getTime() + DAY - 1)
    await service.call(downloadExport, { id }, clerk)
    await goTo(service, service.clock.now().getTime() + 1)
    expect(await bytes(clerk, id)).toMatchObject({ code: codes.wrongState })
    expect(await actions()).toEqual([
      'exam-candidate.export',
      'exam-candidate.export-whole',
      'exam-candidate.export-whole',
      'exam-candidate.export-whole',
    ])
    const none = { exam: '101', position: '0102', reason }
    expect((await service.sendRaw(prepareExport, none, creating(clerk))).body).toMatchObject({ code: codes.wrongState })
  })

  test('of a whole sheet are those whom two people agreed upon, for whom they are trusted still, and hear of it', async () => {
    const { id } = await service.call(prepareExport, { exam: '101', state: '0', reason }, creating(clerk))
    expect(await release(id)).toMatchObject({ code: codes.ok })
    await sent(service, await service.seeker())
    await service.db.run(sql`update exam_registrations set status = '1' where id = ${registration.id}`)
    const numbers = async (by: TestPerson) =>
      (await sheetIn(await service.call(downloadExport, { id }, by))).rows.slice(1).map(([number]) => number)
    expect(await numbers(clerk)).toEqual([registration.number])
    expect(await numbers(clerk)).toEqual([registration.number])
    expect(await numbers(releaser)).toEqual([registration.number])
    const { list } = await service.call(identityReveals, { id: registration.id }, candidate)
    expect(list.map(seen => seen.reason)).toEqual([`导出考生名单：${reason}`, `导出考生名单：${reason}`])
    expect(await service.db.query(sql`select registration_id as id from exam_reveals group by 1`)).toEqual([
      { id: registration.id },
    ])
    await service.db.run(sql`update exam_mandates set mandates = '{read}' where user_id = ${clerk.id}`)
    expect((await service.sendRaw(downloadExport, { id }, clerk)).body).toMatchObject({ code: codes.roleTooLow })
    await service.db.run(sql`delete from exam_mandates where user_id = ${releaser.id}`)
    expect((await service.sendRaw(downloadExport, { id }, releaser)).body).toMatchObject({ code: codes.notFound })
  })

  test('are told what is thought of, may state their case, and lose what the article says once another has decided', async () => {
    await service.db.run(sql`
      insert into exam_scores (registration_id, exam_id, parts, total, rank)
      values (${registration.id}, 101, '{"A":{"marks":9000,"flag":""},"B":{"marks":8000,"flag":""}}', 17000, 1)`)
    const scores = async () => {
      const [row] = await service.db.query<object>(sql`select parts, total, rank from exam_scores`)
      return row
    }
    const prepare = (given: object, by: TestPerson = clerk) =>
      service.sendRaw(
        prepareDiscipline,
        {
          id: registration.id,
          article: 6,
          item: 1,
          facts: '手机没有放在指定位置，经提醒不改',
          papers: ['A'],
          ...given,
        },
        creating(by),
      )
    expect((await prepare({ papers: [] })).body).toMatchObject({ code: codes.invalid })
    expect((await prepare({ article: 9 })).body).toMatchObject({ code: codes.invalid })
    expect((await prepare({}, releaser)).body).toMatchObject({ code: codes.roleTooLow })
    const { data }: { data?: { id: string } } = Object((await prepare({})).body)
    expect(await titles()).toContain('违纪违规行为拟处理告知')
    expect(await titles()).not.toContain('违纪违规行为处理结果')
    expect(await scores()).toMatchObject({ total: 17_000 })
    expect(await release(data?.id ?? '')).toMatchObject({ code: codes.wrongState })
    const said = { id: data?.id ?? '', version: 0, body: '手机关机放在讲台上，没有带到座位', files: [] }
    await service.call(sendStatement, said, candidate)
    expect(await release(data?.id ?? '')).toMatchObject({ code: codes.ok })
    expect(await scores()).toEqual({
      parts: { A: { marks: null, flag: 'discipline' }, B: { marks: 8_000, flag: '' } },
      total: null,
      rank: null,
    })
    expect(await titles()).toContain('违纪违规行为处理结果')
    expect((await service.call(candidateInfo, { id: registration.id }, clerk)).disciplines).toMatchObject([
      { article: 6, item: 1, papers: ['A'] },
    ])
  })
})

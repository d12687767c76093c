import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { listHash, readList } from '#contract/exam-list-text'
import { examListInfo, examListText, exportExamList, listOfficeLists, sealExamList } from '#contract/exam-lists'
import { refuseExamChange } from '#contract/exam-office'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { examOfficeCalls } from '../exam-office/index.ts'
import { changeStates, officer } from '../exam-office/testing.ts'
import { bytesOf } from '../resume-files/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { checkLists, printLists } from './check.ts'
import { examListsCalls } from './index.ts'
import { insertScored, listOf, preview, release, scoredExam, seal } from './testing.ts'
import { forgetListNames } from './upkeep.ts'

const absent = { marks: null, flag: 'absent' as const }

interface Office {
  readonly service: TestService
  readonly exam: number
  readonly preparer: TestPerson
  readonly releaser: TestPerson
}

const textOf = async (service: TestService, id: string) =>
  new TextDecoder().decode((await bytesOf(await service.call(examListText, { id }))).bytes)

async function released({ service, exam, preparer, releaser }: Office, more: { reason?: string } = {}) {
  const change = await seal(service, preparer, { exam, ...more })
  await release(service, releaser, change)
  return listOf(service, change)
}

const raise = ({ db }: TestService, ticket: string, marks: number) =>
  db.run(sql`
    update exam_scores s set parts = jsonb_set(parts, '{A}', ${sql.json({ marks, flag: '' })}) from exam_tickets t
    where t.registration_id = s.registration_id and t.number = ${ticket} and s.stage = 'written'`)

describeOnBothEngines('lists of an exam', open => {
  async function begin(): Promise<Office> {
    const service = await createTestService(await open(), [...examListsCalls, ...examOfficeCalls])
    const exam = await scoredExam(service)
    const [preparer, releaser] = [await officer(service, exam, ['prepare']), await officer(service, exam, ['release'])]
    return { service, exam, preparer, releaser }
  }

  test('are previewed with line, ties and who is missing', async () => {
    const { service, exam, preparer } = await begin()
    for (const written of [9_000, 8_000, 7_000, 7_000, 6_000, absent]) {
      await insertScored(service, exam, { written, position: 1_012 })
    }
    const { positions, people, entries, sums, rule } = await preview(service, preparer, { exam })
    expect({ people, entries }).toEqual({ people: 4, entries: 6 })
    expect(sums).toEqual({ ties: 1, missing: 6, empty: 1, absent: 1, discipline: 0 })
    expect(positions.list).toMatchObject([
      { code: '0101', headcount: 2, line: null, wanted: 6, missing: 6, places: [] },
      { code: '0102', headcount: 1, line: 7_000, wanted: 3, ties: 1, absent: 1 },
    ])
    expect(positions.list[1]?.places.map(({ rank }) => rank)).toEqual([1, 2, 3, 3])
    expect(rule[0]).toBe('按笔试各科成绩之和排名。')
  })

  test('wait for scores to be out', async () => {
    const { service, exam, preparer } = await begin()
    await expect(preview(service, preparer, { exam })).rejects.toThrow('还没有笔试成绩')
    await insertScored(service, exam, { written: 9_000 })
    await service.db.run(sql`update exam_scores set released_at = null`)
    await expect(preview(service, preparer, { exam })).rejects.toThrow('成绩还没有全部公布')
    await service.db.run(sql`update exam_scores set released_at = ${service.clock.now()}`)
    await expect(preview(service, preparer, { exam, kind: 'final' })).rejects.toThrow('还没有面试成绩')
    expect(await preview(service, preparer, { exam })).toMatchObject({ people: 1 })
  })

  test('are sealed by one, released by another, and then read by everybody', async () => {
    const office = await begin()
    const { service, exam, preparer, releaser } = office
    const seeker = await service.seeker()
    const best = await insertScored(service, exam, { written: 9_000, name: '熊志业', person: seeker })
    await insertScored(service, exam, { written: absent, name: '万小琴' })
    const change = await seal(service, preparer, { exam })
    const id = await listOf(service, change)
    expect((await service.sendRaw(examListInfo, { id })).body).toMatchObject({ code: codes.notFound })
    await expect(release(service, preparer, change)).rejects.toThrow('核准')
    await release(service, releaser, change)

    const { list, positions, exam: about } = await service.call(examListInfo, { id })
    expect(list).toMatchObject({ kind: 'shortlist', version: 1, superseded: false, named: true, people: 1 })
    expect(about).toMatchObject({ id: String(exam), title: `测试考试 ${exam}` })
    expect(positions.list[0]).toMatchObject({ code: '0101', unit: '测试市图书馆', line: 9_000 })
    expect(positions.list[0]?.places).toMatchObject([{ ticket: best, name: '熊*业', rank: 1, goesOn: true }])

    const text = await textOf(service, id)
    expect(await listHash(text)).toBe(list.hash)
    expect(text).not.toMatch(/熊|万/)
    const scores = await service.db.query(sql`select rank, line, goes_on from exam_scores order by rank nulls last`)
    expect(scores).toEqual([
      { rank: 1, line: 9_000, goes_on: true },
      { rank: null, line: 9_000, goes_on: false },
    ])
    const messages = await service.db.query(sql`
      select user_id, title from messages where user_id = ${seeker.id}`)
    expect(messages).toEqual([{ user_id: seeker.id, title: '入闱面试名单已公布' }])
  })

  test('find a ticket, and say where somebody stands who is not in the list', async () => {
    const office = await begin()
    const tickets: string[] = []
    for (const written of [9_000, 8_000, 7_000, 6_000]) {
      tickets.push(await insertScored(office.service, office.exam, { written, position: 1_012 }))
    }
    const id = await released(office)
    const found = async (ticket: string) =>
      (await office.service.call(examListInfo, { id, ticket })).positions.list.map(({ code, places }) => [
        code,
        places.map(({ goesOn }) => goesOn),
      ])
    expect(await found(tickets[0] ?? '')).toEqual([['0102', [true, true, true]]])
    expect(await found(tickets[3] ?? '')).toEqual([['0102', [true, true, true, false]]])
    expect(await found('0000000000')).toEqual([])
  })

  test('go stale when a score changes after they were sealed', async () => {
    const { service, exam, preparer, releaser } = await begin()
    const ticket = await insertScored(service, exam, { written: 9_000 })
    const change = await seal(service, preparer, { exam })
    await raise(service, ticket, 9_500)
    const { lists } = await service.call(listOfficeLists, { exam: String(exam) }, preparer)
    expect(lists).toMatchObject([{ state: 'sealed', stale: true, version: null }])
    await expect(release(service, releaser, change)).rejects.toThrow('成绩或岗位在名单封存以后有变动')
    expect(await changeStates(service)).toEqual([{ state: 'prepared', count: 1 }])
  })

  test('are sealed as they were previewed, one at a time', async () => {
    const { service, exam, preparer, releaser } = await begin()
    const ticket = await insertScored(service, exam, { written: 9_000 })
    const { hash } = await preview(service, preparer, { exam })
    await raise(service, ticket, 9_500)
    const wish = { exam: String(exam), kind: 'shortlist' as const, out: [], hash }
    const rule = { steps: [{ upTo: null, each: 3 }], writtenShare: 5_000, interviewShare: 5_000, panelFactor: false }
    const asked = { ...wish, rule: { ...rule, bonusCap: 0 } }
    const key = { token: preparer.token, idempotencyKey: randomUUID() }
    await expect(service.call(sealExamList, asked, key)).rejects.toThrow('请重新预览')
    const change = await seal(service, preparer, { exam })
    await expect(seal(service, preparer, { exam })).rejects.toThrow('正在等待核准')
    await service.call(refuseExamChange, { id: change, reason: '少算一人' }, releaser)
    await seal(service, preparer, { exam })
    const { lists } = await service.call(listOfficeLists, { exam: String(exam) }, preparer)
    expect(lists.map(({ state }) => state)).toEqual(['sealed', 'refused'])
    await expect(seal(service, releaser, { exam })).rejects.toThrow('录入准备')
  })

  test('say what a new version changes; the older one stays readable', async () => {
    const office = await begin()
    const { service, exam } = office
    const ticket = await insertScored(service, exam, { written: 9_000 })
    const first = await released(office)
    await raise(service, ticket, 9_500)
    await expect(released(office)).rejects.toMatchObject({
      data: { fields: { reason: '请写明变更了什么、为什么' } },
    })
    const second = await released(office, { reason: '复核更正一人成绩' })
    expect((await service.call(examListInfo, { id: second })).list).toMatchObject({
      version: 2,
      reason: '复核更正一人成绩',
      superseded: false,
    })
    const old = await service.call(examListInfo, { id: first })
    expect(old.list).toMatchObject({ version: 1, superseded: true })
    expect(old.lists.map(({ version, superseded }) => [version, superseded]).sort()).toEqual([
      [1, true],
      [2, false],
    ])
    expect(await checkLists(service.db, String(exam))).toEqual({ lists: 2, faults: [] })
  })

  test('weigh written papers and interview, panels made comparable, and let the next move up', async () => {
    const office = await begin()
    const { service, exam, preparer, releaser } = office
    const of = (written: number, interview: number) =>
      insertScored(service, exam, { written, interview, panel: '1', position: 1_012 })
    const [best, next] = [await of(24_000, 9_000), await of(21_000, 8_000)]
    await insertScored(service, exam, { written: 27_000, position: 1_012 })
    const all = await preview(service, preparer, { exam, kind: 'final' })
    // 240 of 300 is 80 of a hundred.
    expect(all.positions.list[1]?.places).toMatchObject([
      { ticket: best, total: 8_500, rank: 1, goesOn: true },
      { ticket: next, total: 7_500, rank: 2, goesOn: false },
    ])
    await expect(seal(service, preparer, { exam, kind: 'hire', out: ['99999999'] })).rejects.toMatchObject({
      data: { fields: { out: '没有准考证号 99999999 的成绩，请核对' } },
    })
    const change = await seal(service, preparer, { exam, kind: 'hire', out: [best] })
    await release(service, releaser, change)
    const id = await listOf(service, change)
    const shown = await service.call(examListInfo, { id })
    expect(shown.positions.list[1]?.places).toMatchObject([{ ticket: next, rank: 1, goesOn: true }])
    expect(readList(await textOf(service, id))?.inputs.positions[1]?.entries.find(({ out }) => out)?.ticket).toBe(best)
  })

  test('lose their names after seven working days, and keep ticket numbers', async () => {
    const office = await begin()
    const { service, exam } = office
    const ticket = await insertScored(service, exam, { written: 9_000, name: '熊志业' })
    const id = await released(office)
    const { namesUntil } = (await service.call(examListInfo, { id })).list
    service.clock.advance((Date.parse(`${namesUntil}T23:00:00+08:00`) - service.clock.now().getTime()) / 1_000)
    expect(await forgetListNames(service.db, service.clock.now())).toBe(0)
    expect((await service.call(examListInfo, { id })).list.named).toBe(true)
    service.clock.advance(2 * 3_600)
    const { list, positions } = await service.call(examListInfo, { id })
    expect(list.named).toBe(false)
    expect(positions.list[0]?.places).toMatchObject([{ ticket, name: '' }])
    expect(await forgetListNames(service.db, service.clock.now())).toBe(1)
    expect(await service.db.query(sql`select names from exam_lists`)).toEqual([{ names: {} }])
  })

  test('are taken along as a table', async () => {
    const office = await begin()
    const { service, exam } = office
    await insertScored(service, exam, { written: 9_050, name: '熊志业' })
    const id = await released(office)
    const { bytes } = await bytesOf(await service.call(exportExamList, { id, format: 'csv' }))
    const lines = new TextDecoder().decode(bytes).split('\r\n')
    expect(lines[1]).toMatch(/^"0101","测试市图书馆","管理岗",2,"\d+","熊\*业","90.50","","90.50",1,"进入面试"$/)
    expect(lines.at(-2)).toMatch(/^"校验码（SHA-256）：[0-9a-f]{64}"$/)
    const sheet = await bytesOf(await service.call(exportExamList, { id }))
    expect(sheet.bytes.subarray(0, 2)).toEqual(new TextEncoder().encode('PK'))
  })

  test('are checked by the operator against what is stored', async () => {
    const office = await begin()
    const { service, exam } = office
    const ticket = await insertScored(service, exam, { written: 9_000 })
    await released(office)
    const key = String(exam)
    expect(await checkLists(service.db, key)).toEqual({ lists: 1, faults: [] })
    expect(await printLists(service.db, key)).toMatchObject([
      expect.stringMatching(/^入闱面试名单（第 1 版） [0-9a-f]{64}$/),
      `0101\t${ticket}\t90.00\t1`,
    ])
    await raise(service, ticket, 8_000)
    expect((await checkLists(service.db, key))?.faults).toEqual([
      '入闱面试名单（第 1 版） 与现在的成绩重算的不同 · stored scores make another list',
    ])
    await service.db.run(sql`update exam_lists set body = replace(body, '9000', '9100')`)
    expect((await checkLists(service.db, key))?.faults[0]).toMatch('文本与校验码不符')
    expect(await checkLists(service.db, '999')).toBeNull()
  })
})

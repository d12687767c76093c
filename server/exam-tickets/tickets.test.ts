import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { parseTicketCode, ticketText, verifyTicketCode } from '#contract/exam-ticket-code'
import {
  groupTicket,
  listSites,
  printCount,
  printRegistration,
  searchSites,
  startEndTime,
  tableColumns,
  ticketInfo,
  ticketKeys,
  ticketPdf,
  ticketPhoto,
  ticketState,
  ticketTitle,
} from '#contract/exam-tickets'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { bytesOf, readPaper } from '../resume-files/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { requestOf } from '../testing.wire.ts'
import { examTicketsCalls } from './index.ts'
import { candidate, days, examAt, insertPhoto, insertRegistration, insertTicket } from './testing.ts'

const LONG = 10 * 365 * 86_400
const exam = '101'

describeOnBothEngines('tickets', open => {
  let service: TestService
  let person: TestPerson
  let id: string
  let number: string
  beforeEach(async () => {
    service = createTestService(await open(), examTicketsCalls)
    person = await service.seeker()
    await examAt(service, days.printing)
    id = await insertRegistration(service, { person, photo: await insertPhoto(service, person.id) })
    number = await insertTicket(service, id)
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const info = (given: Partial<{ exam: string; stage: 'interview' }> = {}, who?: TestPerson) =>
    service.call(ticketInfo, { exam, ...given }, who ?? person)
  const actions = async () =>
    (await service.db.query<{ action: string }>(sql`select action from audit_log order by id`)).map(
      ({ action }) => action,
    )

  test('show everything that one has to know before the exam, and the number with its middle hidden', async () => {
    expect(await info()).toMatchObject({
      id,
      exam: { id: '101', title: '测试考试 101' },
      stage: 'written',
      number,
      name: candidate.name,
      sex: '女',
      idShown: '110***********002X',
      position: { code: '0101', unit: '测试市图书馆' },
      papers: [{ code: 'A' }, { code: 'B', title: '综合应用能力' }],
      site: { name: '测试市第一中学', transit: '公交 5 路到市一中' },
      room: '003',
      seat: 12,
      revision: 1,
      photo: true,
      prints: 0,
    })
    expect(await actions()).toEqual(['exam-ticket.read'])
  })

  test('have the papers that the position asks for', async () => {
    await service.db.run(sql`update exam_positions set papers = '{B}' where id = 1011`)
    expect((await info()).papers.map(({ code }) => code)).toEqual(['B'])
  })

  test('are for their owner: strangers, employers and guests learn nothing', async () => {
    for (const who of [await service.seeker(), await service.employer()]) {
      await expect(info({}, who)).rejects.toMatchObject({ code: codes.notFound })
      await expect(service.call(ticketPdf, { exam }, who)).rejects.toMatchObject({ code: codes.notFound })
    }
    await expect(service.call(ticketInfo, { exam })).rejects.toMatchObject({ code: codes.notFound })
    await expect(info({ exam: '999' })).rejects.toMatchObject({ code: codes.notFound })
    await expect(info({ stage: 'interview' })).rejects.toMatchObject({ code: codes.notFound })
    expect(await actions()).toEqual([])
  })

  test('travel in plain at the paths of the exam service', async () => {
    const { path, init } = requestOf(ticketInfo, { exam }, 0, person)
    const answer = await service.app.http.request(path, init, { peer: '203.0.113.7' })
    expect(init.body).toBe('{"exam":"101"}')
    expect(await answer.json()).toMatchObject({ code: codes.ok, data: { number } })
  })

  test('can be printed in their time alone', async () => {
    const at = async (daysAgo: number, other: number) => {
      const key = String(await examAt(service, daysAgo, { id: other, themeId: 101 }))
      await insertTicket(service, await insertRegistration(service, { exam: other, person }), { exam: other })
      return key
    }
    // On day 20 the window ends with this very moment.
    const [early, lastDay, late] = [await at(14, 102), await at(19, 103), await at(20, 104)]
    const refused = { code: codes.wrongState, message: '准考证 2025-06-04 09:00 起可以打印' }
    for (const call of [ticketInfo, ticketPdf, ticketPhoto, printCount]) {
      await expect(service.call(call, { exam: early }, person)).rejects.toMatchObject(refused)
      await expect(service.call(call, { exam: late }, person)).rejects.toMatchObject({
        code: codes.wrongState,
        message: expect.stringContaining('截止'),
      })
    }
    expect((await info({ exam: lastDay })).seat).toBe(12)
  })

  test('of past exams with an address of their own are printable for ever', async () => {
    await service.db.run(sql`update exams set slug = 'nanchang-2023' where id = 101`)
    service.clock.advance(LONG)
    const later = await service.seeker()
    await service.db.run(sql`update exam_registrations set user_id = ${later.id}`)
    expect((await info({ exam: 'nanchang-2023' }, later)).number).toBe(number)
    expect(await service.call(ticketTitle, { exam: 'nanchang-2023' })).toMatchObject({
      id: '101',
      subtitle: '准考证',
    })
  })

  test('are gone with a registration that was cancelled', async () => {
    await service.db.run(sql`update exam_registrations set status = '4' where id = ${id}`)
    await expect(info()).rejects.toMatchObject({ code: codes.notFound })
  })

  test('count each print', async () => {
    const print = () => service.call(printCount, { exam }, person)
    expect([(await print()).count, (await print()).count]).toEqual([1, 2])
    expect((await info()).prints).toBe(2)
  })

  test('of each group are asked for by the registration', async () => {
    await insertTicket(service, id, { stage: 'interview', seat: 3 })
    const own = { id, group: 'interview' } as const
    expect(await service.call(groupTicket, own, person)).toMatchObject({
      stage: 'interview',
      seat: 3,
      papers: [{ title: '面试' }],
    })
    expect(await service.call(groupTicket, { id }, person)).toMatchObject({ stage: 'written', seat: 12 })
    await expect(service.call(groupTicket, own, await service.seeker())).rejects.toMatchObject({ code: codes.notFound })
  })

  test('have a photograph that is sealed where it lies', async () => {
    const { file, bytes } = await bytesOf(await service.call(ticketPhoto, { exam }, person))
    expect([file.mime, bytes[0], bytes[1]]).toEqual(['image/jpeg', 0xff, 0xd8])
    await service.db.run(sql`update exam_registrations set photo_file = null`)
    await expect(service.call(ticketPhoto, { exam }, person)).rejects.toMatchObject({ code: codes.notFound })
  })

  const pdf = async (what: 'ticket' | 'form' = 'ticket') =>
    bytesOf(await service.call(printRegistration, { id, what }, person))

  test('are one page of PDF with the whole number, the photograph and everything to know', async () => {
    const { file, bytes } = await bytesOf(await service.call(ticketPdf, { exam }, person))
    expect(file).toMatchObject({ name: `${candidate.name}-测试考试 101准考证.pdf`, mime: 'application/pdf' })
    const { pages, pictures, text, title, language } = await readPaper(bytes)
    expect({ pages: pages.length, pictures, title, language }).toEqual({
      pages: 1,
      pictures: [1],
      title: '测试考试 101笔试准考证',
      language: 'zh-CN',
    })
    for (const words of [
      candidate.name,
      candidate.idNumber,
      number,
      '测试市图书馆',
      '管理岗（0101）',
      '综合应用能力',
    ]) {
      expect(text).toContain(words)
    }
    for (const words of [
      '公交5路到市一中',
      '学府路1号',
      '考场号003',
      '座位号12',
      '最晚入场',
      '第1版',
      '两证缺一不可',
      '第35号',
    ]) {
      expect(text).toContain(words)
    }
    expect(bytes.length).toBeLessThan(200_000)
    expect(await actions()).toEqual(['exam-ticket.pdf'])
  })

  test('stay on one page however long everything is, and lose nothing', async () => {
    const long = (words: string, times: number) => words.repeat(times)
    await service.db.run(sql`
      update exams set title = ${long('统一公开招聘', 9)}, organiser = ${long('人事考试中心', 6)},
        discipline_rule = ${long('违纪违规行为处理规定', 12)} where id = 101`)
    await service.db.run(sql`
      update exam_positions set unit = ${long('图书馆', 20)}, title = ${long('管理岗', 12)} where id = 1011`)
    await service.db.run(sql`
      update exam_sites set name = ${long('第一中学', 8)}, address = ${long('学府路', 20)}, transit = ${long('公交五路', 40)}`)
    await service.db.run(sql`update exam_registrations set name = ${long('热合曼', 10)}`)
    const { pages, text } = await readPaper((await pdf()).bytes)
    expect(pages).toHaveLength(1)
    for (const words of [
      long('公交五路', 40),
      long('图书馆', 20),
      long('热合曼', 10),
      long('处理规定违纪违规行为', 11),
      '请妥善保管',
    ])
      expect(text).toContain(words)
    expect(Math.min(...(pages[0] ?? []).map(({ y }) => y))).toBeGreaterThan(40)
  })

  test('and forms are printed by their owner alone, the form with every answer', async () => {
    const { file, bytes } = await pdf('form')
    expect(file.name).toBe(`${candidate.name}-测试考试 101报名表.pdf`)
    const { text } = await readPaper(bytes)
    for (const words of [
      '报名序号',
      candidate.idNumber,
      '政治面貌群众',
      '毕业院校江西示例大学',
      '诚信承诺书',
      '承诺人',
    ]) {
      expect(text).toContain(words)
    }
    const stranger = await service.seeker()
    for (const what of ['ticket', 'form'] as const) {
      await expect(service.call(printRegistration, { id, what }, stranger)).rejects.toMatchObject({
        code: codes.notFound,
      })
    }
    expect(await actions()).toEqual(['exam-registration.pdf'])
  })

  test('are genuine, forged, void or replaced', async () => {
    const { keys } = await service.call(ticketKeys, {})
    const { code } = await info()
    const stateOf = async (text: string) => (await service.call(ticketState, { code: text })).state
    expect(await verifyTicketCode(code, keys)).toBe('genuine')
    expect(parseTicketCode(code)).toMatchObject({
      examId: exam,
      number,
      room: '003',
      seat: 12,
      name: candidate.name,
      idTail: '002X',
      photoHash: 'BwcHBwcHBwcHBwcH',
      serial: expect.stringMatching(/^[\w-]{8}$/),
      revision: 1,
    })
    expect(await stateOf(code)).toBe('genuine')
    const facts = parseTicketCode(code)
    const changed = facts && `${ticketText({ ...facts, seat: 13 })}.${facts.signature}`
    expect(await stateOf(changed ?? '')).toBe('forged')
    expect(await stateOf('https://example.com')).toBe('forged')
    await service.db.run(sql`update exam_tickets set void = true`)
    expect(await stateOf(code)).toBe('void')
    await insertTicket(service, id, { revision: 2 })
    expect([await stateOf(code), await stateOf((await info()).code)]).toEqual(['replaced', 'genuine'])
  })

  test('are found by number with their room, sites by their name, and neither says who sits there', async () => {
    const search = (value: string) => service.call(searchSites, { exam, value })
    const { list } = await search(`${number.slice(0, 6)} ${number.slice(6)}`)
    expect(list).toMatchObject([
      { site: { name: '测试市第一中学', rooms: [{ number: '001', kind: 'special' }, {}, {}, {}, {}] }, room: '003' },
    ])
    expect((await search('第一中学')).list).toMatchObject([{ room: '' }])
    expect((await search('第九中学')).list).toEqual([])
    const other = await insertRegistration(service, { name: '刘𠮷', idNumber: '360426199101010071' })
    const free = await insertTicket(service, other, { seat: 13 })
    await service.db.run(sql`update exam_tickets set void = true where number = ${free}`)
    expect((await search(free)).list).toEqual([])
    expect(JSON.stringify(await service.call(listSites, { exam }))).not.toMatch(/热合曼|11010519/)
    for (let at = 0; at < 116; at += 1) await search('中学')
    await expect(search('中学')).rejects.toMatchObject({ code: codes.tooMany })
  })

  test('have columns, a heading and times that anybody may know', async () => {
    const { columns } = await service.call(tableColumns, { exam })
    expect(columns.map(({ label }) => label)).toEqual(expect.arrayContaining(['准考证号', '科目', '成绩']))
    const { notes, phone } = await service.call(ticketTitle, { exam })
    expect([notes.length > 3, phone]).toEqual([true, '0791-00000000'])
    const times = await service.call(startEndTime, { exam })
    expect(times.now).toBe(service.clock.now().getTime())
    expect(times.ticketFrom).toBeLessThan(times.now)
    for (const call of [tableColumns, ticketTitle, startEndTime, listSites]) {
      await expect(service.call(call, { exam: 'nanchang-2023' })).rejects.toMatchObject({ code: codes.notFound })
    }
  })
})

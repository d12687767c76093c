import { setImmediate } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import {
  dropExamImport,
  examImportFaults,
  examImportInfo,
  examImportTemplate,
  submitExamImport,
} from '#contract/exam-imports'
import { listExamPositions } from '#contract/exam-positions'
import { examArticle } from '#contract/exams'
import { listMessages } from '#contract/messages'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { examOfficeCalls } from '../exam-office/index.ts'
import { officer } from '../exam-office/testing.ts'
import { examPositionsCalls } from '../exam-positions/index.ts'
import { exam, paid, calls as registrationCalls, sent, stands } from '../exam-registrations/testing.ts'
import { examsCalls } from '../exams/index.ts'
import { bytesOf } from '../resume-files/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { examImportsCalls } from './index.ts'
import type { PositionFacts } from './positions/position.ts'
import { plain, rowsFor } from './positions/testing.ts'
import { packageOf, workbookOf } from './table/testing.ts'
import { creating, csvFile, handOn, release, sheetFile, upload } from './testing.ts'
import { dropOldImports } from './upkeep.ts'

/** As `seedExam` stores them. */
const stored: readonly PositionFacts[] = [
  { ...plain, department: '读者服务部' },
  { ...plain, code: '0102', unit: '测试市档案馆', title: '专技岗', headcount: 1 },
]
const [library = plain, archive = plain] = stored
const education = { kind: 'education', anyOf: ['636'], quote: '研究生学历', hard: true } as const

describeOnBothEngines('the table of positions of an exam', open => {
  let service: TestService
  let one: TestPerson
  let other: TestPerson
  beforeEach(async () => {
    service = createTestService(await open(), [
      ...examImportsCalls,
      ...examOfficeCalls,
      ...examPositionsCalls,
      ...examsCalls,
      ...registrationCalls,
    ])
    await exam(service)
    one = await officer(service, 101, ['prepare', 'release'])
    other = await officer(service, 101, ['prepare', 'release'])
  })

  const info = (who = one) => service.call(examImportInfo, { exam: '101', kind: 'positions' }, who)
  const table = (list: readonly PositionFacts[]) => csvFile(rowsFor(list))
  const codesNow = () =>
    service.db.query<{ code: string; state: string; headcount: number }>(sql`
      select code, state, headcount from exam_positions where exam_id = 101 order by code`)

  test('is offered as a template with headings and notes, and as it stands', async () => {
    const sheet = async (filled: '0' | '1') => {
      const answer = await service.call(examImportTemplate, { exam: '101', kind: 'positions', filled }, one)
      const { bytes } = await bytesOf(answer)
      return upload(service, one, sheetFile(new Uint8Array(bytes)))
    }
    expect((await sheet('0')).faults.map(({ reason }) => reason)).toEqual(['列名下面没有内容，请填写后再上传'])
    expect(await sheet('1')).toMatchObject({ faultCount: 0, figures: { added: 0, changed: 0, gone: 0, same: 2 } })
  })

  test('with 37 bad rows says all that is wrong at once and writes nothing; all of it is in a file', async () => {
    const bad = Array.from({ length: 37 }, (_, at) => ({
      ...plain,
      code: `9${at}`,
      headcount: at % 2 === 0 ? 0 : 1_000,
    }))
    const found = await upload(service, one, table([...stored, ...bad]))
    expect([found.faultCount, found.figures, found.rows]).toEqual([37, null, 39])
    expect(found.faults[0]).toEqual({ row: 4, column: '人数', reason: '人数应为 1 至 999 的整数' })
    const { bytes } = await bytesOf(await service.call(examImportFaults, { exam: '101', kind: 'positions' }, one))
    expect(new TextDecoder().decode(bytes).trim().split('\r\n')).toHaveLength(38)
    const input = { exam: '101', kind: 'positions', id: found.id } as const
    await expect(service.call(submitExamImport, input, creating(one))).rejects.toMatchObject({
      message: '表格还有 37 处错误，请改正后重新上传',
    })
    expect(await codesNow()).toHaveLength(2)
    expect((await info()).table).toMatchObject({ id: found.id, faultCount: 37 })
  })

  test('is refused as a bomb, with merged cells, with a code that is there twice', async () => {
    const reasons = async (file: File) => (await upload(service, one, file)).faults.map(({ reason }) => reason)
    const bomb = packageOf([{ name: '[Content_Types].xml', text: 'x'.repeat(130 * 1_048_576), size: 9 }])
    expect(await reasons(sheetFile(bomb))).toEqual([expect.stringContaining('解开后太大')])
    const merged = workbookOf({
      rows: '<row r="1"><c r="A1" t="str"><v>职位代码</v></c></row>',
      after: '<mergeCell ref="A2:A3"/>',
    })
    expect(await reasons(sheetFile(merged))).toContain('A2:A3 是合并单元格，请取消合并，每一行都填写完整')
    expect(await reasons(table([library, library]))).toEqual(['职位代码 0101 和第 2 行重复'])
  })

  test('is written once another person has released it, and everybody sees what was corrected', async () => {
    await service.db.run(sql`
      insert into exam_articles (id, type, theme_id, exam_id, title, html, source, published_at)
      values (1, '1', 101, 101, '公告', '<p>公告</p>', '考试中心', ${service.clock.now()}::timestamptz - interval '1 day')`)
    const wanted = [
      { ...library, headcount: 5, conditions: [education] },
      { ...archive, code: '0103' },
    ]
    const change = await handOn(service, one, table(wanted))
    expect(await info()).toMatchObject({ table: null, waiting: [{ id: change, isMine: true }] })
    expect(await release(service, one, change)).toMatchObject({ code: codes.wrongState })
    expect(await codesNow()).toMatchObject([{ headcount: 2 }, { code: '0102' }])
    expect(await release(service, other, change)).toMatchObject({ code: codes.ok })
    // 0102, which nobody had chosen, is gone.
    expect(await codesNow()).toEqual([
      { code: '0101', state: 'open', headcount: 5 },
      { code: '0103', state: 'open', headcount: 1 },
    ])
    const { list } = await service.call(listExamPositions, { exam: '101', education: '636' })
    expect(list.map(({ code, asks }) => [code, asks])).toEqual([
      ['0101', ['研究生']],
      ['0103', []],
    ])
    const { corrections } = await service.call(examArticle, { id: '1' })
    expect(corrections.map(({ what, before, after }) => [what, before, after])).toEqual([
      ['职位 0102', '招聘', '取消'],
      ['职位 0101 人数', '2', '5'],
      ['职位 0101 学历', '无', '研究生'],
      ['职位 0103', '无', '新增：测试市档案馆 专技岗'],
    ])
  })

  test('that nobody hands on is gone after thirty days', async () => {
    await upload(service, one, table(stored))
    service.clock.advance(30 * 86_400)
    expect(await dropOldImports(service.db, service.clock.now())).toBe(0)
    service.clock.advance(1)
    expect(await dropOldImports(service.db, service.clock.now())).toBe(1)
    expect(await service.db.query(sql`select 1 from exam_imports`)).toEqual([])
  })

  test('that says what is stored is no change', async () => {
    const wanted = [{ ...library, headcount: 5 }, archive]
    await release(service, other, await handOn(service, one, table(wanted)))
    const again = await upload(service, one, table(wanted))
    expect(again).toMatchObject({ figures: { added: 0, changed: 0, gone: 0, same: 2 }, changeCount: 0 })
    const input = { exam: '101', kind: 'positions', id: again.id } as const
    await expect(service.call(submitExamImport, input, creating(one))).rejects.toMatchObject({
      message: '表格和库里的内容一致，没有需要核准的变更',
    })
  })

  test('of two people at once: both are prepared, one is released, and the other is told to look again', async () => {
    const [first, second] = await Promise.all([
      handOn(service, one, table([{ ...library, headcount: 5 }, archive])),
      handOn(service, other, table([{ ...library, headcount: 7 }, archive])),
    ])
    expect(await release(service, other, first)).toMatchObject({ code: codes.ok })
    expect(await release(service, one, second)).toMatchObject({
      code: codes.wrongState,
      msg: '职位表在准备之后又变动过，请退回，由准备的同事重新上传核对',
    })
    expect(await codesNow()).toMatchObject([{ headcount: 5 }, {}])
  })

  test('that was uploaded before somebody changed what is stored has to be uploaded again', async () => {
    const { id } = await upload(service, one, table([{ ...library, headcount: 5 }, archive]))
    await service.db.run(sql`update exam_positions set headcount = 9 where exam_id = 101 and code = '0102'`)
    expect((await info()).table).toMatchObject({ stale: true })
    await expect(
      service.call(submitExamImport, { exam: '101', kind: 'positions', id }, creating(one)),
    ).rejects.toMatchObject({ code: codes.wrongState })
    await service.call(dropExamImport, { exam: '101', kind: 'positions' }, one)
    expect((await info()).table).toBeNull()
  })

  test('tells those whom a changed condition touches, and cancels for those who have paid what it leaves out', async () => {
    const [waiting, complete] = [await service.seeker(), await service.seeker()]
    await sent(service, waiting)
    const { id } = await paid(service, complete)
    await release(service, other, await handOn(service, one, table([{ ...library, conditions: [education] }, archive])))
    const messages = async (who: TestPerson) =>
      (await service.call(listMessages, {}, who)).list.filter(({ title }) => title === '您报考的职位条件有更正')
    expect((await messages(waiting))[0]?.body).toMatch(/学历：不限 → 研究生\n.*前可以取消报名，改报其他职位/)
    expect((await messages(complete))[0]?.body).toMatch(/有疑问的请联系考试机构：0791-00000000/)
    await release(service, other, await handOn(service, one, table([archive])))
    expect(await codesNow()).toMatchObject([
      { code: '0101', state: 'cancelled' },
      { code: '0102', state: 'open' },
    ])
    expect(await stands(service, complete, id)).toEqual(['5', 'position'])
  })

  test('takes nothing but slips of the pen after closing, not even when it was prepared before', async () => {
    const early = await handOn(service, one, table([{ ...library, headcount: 5 }, archive]))
    await service.db.run(sql`
      update exam_rounds set opens_at = opens_at - interval '8 days', closes_at = closes_at - interval '8 days'`)
    expect(await release(service, other, early)).toMatchObject({ code: codes.wrongState })
    const late = await upload(service, one, table([{ ...library, headcount: 5, remark: '最低服务期 5 年' }, archive]))
    expect(late.faults).toEqual([{ row: 2, column: '人数', reason: '报名已经截止，人数不能再改，原来是“2”' }])
    const typo = await handOn(service, one, table([{ ...library, remark: '最低服务期 5 年' }, archive]))
    expect(await release(service, other, typo)).toMatchObject({ code: codes.ok })
  })

  test('is taken from nobody who may not prepare, and no handed-on table is another’s', async () => {
    const reader = await officer(service, 101, ['read'])
    expect(await info(reader)).toMatchObject({ mayPrepare: false, stored: 2, phase: 'open' })
    await expect(upload(service, reader, table(stored))).rejects.toMatchObject({ code: codes.roleTooLow })
    const { id } = await upload(service, one, table([{ ...library, headcount: 5 }, archive]))
    await expect(
      service.call(submitExamImport, { exam: '101', kind: 'positions', id }, creating(other)),
    ).rejects.toMatchObject({ message: '还没有上传表格，请先上传' })
  })

  test('of 5,000 rows is uploaded, handed on and released while others are answered', async () => {
    const many = Array.from({ length: 5_000 }, (_, at) => ({
      ...plain,
      code: String(10_000 + at),
      conditions: [education],
    }))
    let isDone = false
    const uploading = handOn(service, one, table([...stored, ...many])).finally(() => {
      isDone = true
    })
    let answered = 0
    while (!isDone && answered < 10) {
      await service.call(listExamPositions, { exam: '101' })
      answered += 1
      await setImmediate()
    }
    expect(await release(service, other, await uploading)).toMatchObject({ code: codes.ok })
    expect(await codesNow()).toHaveLength(5_002)
    expect(answered).toBe(10)
  })
})

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginRegistration, registrationInfo, saveRegistration } from '#contract/exam-registrations'
import { downloadExamAttachment, examArticle, examInfo, listExamAttachments, themeInfo } from '#contract/exams'
import { loadExams } from '../db/sample/exams/load.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { examRegistrationsCalls } from '../exam-registrations/index.ts'
import { creating } from '../exam-registrations/testing.ts'
import { examsCalls } from '../exams/index.ts'
import { seedExam } from '../exams/testing.ts'
import { bytesOf } from '../resume-files/testing.ts'
import { createTestService, type TestService } from '../testing.ts'
import { define, exportRecruitment, readDefinition } from './index.ts'
import { type Change, definitionsIn, recruitmentText } from './testing.ts'

describeOnBothEngines('a recruitment from a file', open => {
  let service: TestService
  let folder: string
  beforeEach(async () => {
    service = createTestService(await open(), [...examsCalls, ...examRegistrationsCalls])
    folder = await mkdtemp(join(tmpdir(), 'exam-setup-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const { store, faultsOf } = definitionsIn(() => ({ service, folder }))
  const addPosition = () =>
    service.db.run(sql`
      insert into exam_positions (id, exam_id, code, unit, department, title, city, headcount, papers, conditions)
      values (1, 2027101, '0101', '新区图书馆', '', '管理岗', '360100', 12, '{A,B}', '[]')`)

  test('is there for everybody, its notice without what it must not hold', async () => {
    await store(recruitmentText(service.clock.now()))
    const theme = await service.call(themeInfo, { id: '2027001' })
    expect(theme).toMatchObject({ title: '2027 年赣江新区事业单位公开招聘', stage: 'registering' })
    expect(theme.rules.map(({ title }) => title)).toEqual(['末位同分', '面试成绩复核'])
    const exam = await service.call(examInfo, { id: '2027101' })
    expect(exam).toMatchObject({ themeId: '2027001', stage: 'registering', city: '360100' })
    expect(exam.timeline.examUntil - exam.timeline.examFrom).toBe(5 * 3_600_000)
    const notice = await service.call(examArticle, { id: '2027201' })
    expect(notice.html).toContain('共招聘 <strong>12</strong> 人。')
    expect(notice.html).not.toContain('script')
  })

  test('is taken as the example of the documentation has it', async () => {
    const words = await readFile(join(import.meta.dirname, '../../docs/exams.md'), 'utf8')
    const [, example = ''] = /```yaml\n([\s\S]*?)```/.exec(words) ?? []
    expect((await store(example)).changes.map(({ of }) => of)).toEqual([
      '招聘项目 2027001',
      '考试 2027101',
      '公告 2027201',
    ])
  })

  test('is registered for by its own form, and a changed form is told to whoever has begun', async () => {
    const text = (change?: Change) => recruitmentText(service.clock.now(), change)
    const first = text()
    await store(first)
    await addPosition()
    const person = await service.seeker()
    const [round] = await service.db.query<{ id: number }>(sql`select id from exam_rounds where exam_id = 2027101`)
    const begun = { round: String(round?.id), position: '1', signedName: '熊建业', version: '2027-1' }
    const { id } = await service.call(beginRegistration, { ...begun, read: true, sensitive: true }, creating(person))
    const { version } = await service.call(registrationInfo, { id }, person)
    const answers = { person: { address: '学府路 1 号', help: 'no' } }
    await service.call(saveRegistration, { id, version, answers }, person)
    const before = await service.call(registrationInfo, { id }, person)
    expect(before.round.form.map(({ name }) => name)).toEqual(['person'])
    await store(
      text(file => {
        const help = file.exams[0]?.register.form[0]?.questions[1]
        Object.assign(help ?? {}, {
          options: [
            { value: 'yes', label: '是' },
            { value: 'later', label: '以后再说' },
          ],
        })
      }),
    )
    const after = await service.call(registrationInfo, { id }, person)
    expect(after.answers).toMatchObject(answers)
    expect([before.outdated, after.outdated]).toEqual([[], ['person']])
  })

  test('changes nothing when it is only checked, and nothing when it is the same', async () => {
    const text = recruitmentText(service.clock.now())
    expect((await store(text, true)).changes.map(({ of }) => of)).toEqual([
      '招聘项目 2027001',
      '考试 2027101',
      '公告 2027201',
    ])
    expect(await service.db.query(sql`select 1 from exam_themes`)).toEqual([])
    await store(text)
    expect((await store(text)).changes).toEqual([])
    const [audit] = await service.db.query<{ rows: number }>(sql`
      select count(*) as rows from audit_log where action = 'exam-theme.define'`)
    expect(audit?.rows).toBe(2)
  })

  test.each<readonly [string, Change, string]>([
    [
      'a missing moment',
      file => Object.assign(file.exams[0] ?? {}, { scores: undefined }),
      'exams.0.scores 请填写公布成绩',
    ],
    [
      'a day that there is not',
      file => Object.assign(file, { published: '2027-02-30 09:00' }),
      'published 发布时间应是真实的日期和时间',
    ],
    [
      'payment before the review has ended',
      file => Object.assign(file.exams[0]?.register ?? {}, { pay: file.exams[0]?.register.closes }),
      'exams.0.register.pay 缴费截止不能早于审核截止',
    ],
    [
      'two papers at one time',
      file => Object.assign(file.exams[0]?.papers[1] ?? {}, { starts: file.exams[0]?.papers[0]?.starts }),
      'exams.0.papers.1.starts',
    ],
    [
      'a question after the one it asks about',
      file =>
        file.exams[0]?.register.form[0]?.questions.reverse() &&
        Object.assign(file.exams[0]?.register.form[0]?.questions[0] ?? {}, {
          when: { question: 'address', anyOf: ['x'] },
        }),
      '应是同一部分里前面的一道选择题',
    ],
    [
      'a waiver without a proof',
      file => Object.assign(file.exams[0]?.register ?? {}, { materials: [] }),
      '有减免就要有名称为 waiver 的证明材料',
    ],
    [
      'a fee of thousandths',
      file => Object.assign(file.exams[0]?.register ?? {}, { feePerPaper: 45.555 }),
      '最多两位小数',
    ],
    ['a word that nobody knows', file => Object.assign(file, { titel: 'x' }), 'titel'],
    [
      'shares that are not the whole',
      file => file.rules.push({ title: '成绩计算', words: '笔试占六成。', list: { writtenShare: 6_000 } } as never),
      'rules 笔试、面试、技能测试的占比之和要等于 100%',
    ],
    [
      'a notice of an exam that is not there',
      file => Object.assign(file.notices[0] ?? {}, { exam: 9 }),
      '没有编号为 9 的考试',
    ],
    [
      'a file that is not there',
      file => file.attachments.push({ name: '职位表.xlsx', file: '职位表.xlsx' }),
      '找不到文件 职位表.xlsx',
    ],
    [
      'a file from elsewhere',
      file => file.attachments.push({ name: 'x', file: '../x.pdf' }),
      '文件应在招聘项目文件的旁边或者下面',
    ],
  ])('is refused for %s, with the line', async (_, change, words) => {
    const faults = await faultsOf(recruitmentText(service.clock.now(), change))
    expect(faults.join('\n')).toContain(words)
    for (const fault of faults) expect(fault).toMatch(/^recruitment\.yaml:[1-9]\d* /)
    expect(await service.db.query(sql`select 1 from exam_themes`)).toEqual([])
  })

  test('takes no exam or notice of another recruitment, and touches no sample', async () => {
    await seedExam(service.db, service.clock.now(), { id: 2027101, themeId: 5 })
    expect(await faultsOf(recruitmentText(service.clock.now()))).toEqual([
      expect.stringContaining('编号 2027101 已经属于别的招聘项目'),
    ])
    await service.db.run(sql`update exam_themes set sample = true, id = 6 where id = 6`)
    await service.db.run(sql`
      insert into exam_themes (id, kind, title, summary, organiser, phone, published_at, sample)
      values (2027001, 'institution', '样例', '', '样例', '样例', now(), true)`)
    expect((await faultsOf(recruitmentText(service.clock.now()))).join('\n')).toContain('编号 2027001 是样例')
  })

  test('brings what can be taken along, which keeps its address when it is renewed', async () => {
    const text = recruitmentText(service.clock.now(), file => {
      file.attachments.push({ name: '职位表.csv', file: 'positions.csv', notice: 2027201 })
    })
    await writeFile(join(folder, 'positions.csv'), '代码,人数\n0101,12\n')
    await store(text)
    const { list: first } = await service.call(listExamAttachments, { theme: '2027001' })
    await writeFile(join(folder, 'positions.csv'), '代码,人数\n0101,13\n')
    await store(text)
    const { list: second } = await service.call(listExamAttachments, { theme: '2027001' })
    expect(second.map(({ id }) => id)).toEqual(first.map(({ id }) => id))
    const file = await service.call(downloadExamAttachment, { id: second[0]?.id ?? '' })
    expect(Buffer.from((await bytesOf(file)).bytes).toString()).toContain('0101,13')
  })

  test('is written as a file that says the same, of every recruitment of the sample content', async () => {
    await service.db.tx(tx => loadExams(tx, service.clock.now().getTime()))
    await service.db.run(sql`update exam_themes set sample = false`)
    const themes = await service.db.query<{ id: number }>(sql`select id from exam_themes order by id`)
    expect(themes.length).toBeGreaterThan(5)
    for (const { id } of themes) {
      const there = join(folder, String(id))
      await exportRecruitment(service.db, id, there)
      const definition = await readDefinition(join(there, 'recruitment.yaml'))
      const { changes } = await define(service.db, definition, { now: service.clock.now(), isCheck: true })
      expect([id, changes]).toEqual([id, []])
    }
    expect(await exportRecruitment(service.db, 999_999, folder)).toBeNull()
  })
})

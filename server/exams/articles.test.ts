import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import {
  downloadExamAttachment,
  examArticle,
  examGuide,
  examHelp,
  examInfo,
  listExamArticles,
  listExamAttachments,
  themeInfo,
} from '#contract/exams'
import { insertRows } from '../db/bulk.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { bytesOf } from '../resume-files/testing.ts'
import { createTestService, type TestService } from '../testing.ts'
import { examsCalls } from './index.ts'
import { seedExam } from './testing.ts'

const HOUR = 3_600_000

describeOnBothEngines('notices of exams', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), examsCalls)
    await seedExam(service.db, service.clock.now())
  })

  const notice = async (id: number, hoursAgo: number, given: Readonly<Record<string, unknown>> = {}) => {
    const published_at = new Date(service.clock.now().getTime() - hoursAgo * HOUR)
    const texts = { title: `公告 ${id}`, summary: '摘要', html: '<p onclick="x()">正文</p>', source: '考试中心' }
    const where = { theme_id: 101, exam_id: 101 as number | null, city: '360100', corrections: [] as unknown }
    await insertRows(service.db, 'exam_articles', [{ id, type: '1', ...where, ...texts, published_at, ...given }])
  }
  const listed = async (input: object = {}) => (await service.call(listExamArticles, input)).list.map(({ id }) => id)

  test('are listed latest first, by type, city, recruitment, exam, words and whether they were corrected', async () => {
    await notice(1, 5)
    await notice(2, 3, { type: '4', city: '360700', exam_id: null })
    await notice(3, 3, { title: '更正的公告', corrections: [{ at: 1, what: '电话', before: '1', after: '2' }] })
    await notice(4, -1)
    expect(await listed()).toEqual(['3', '2', '1'])
    expect(await listed({ type: '4' })).toEqual(['2'])
    expect(await listed({ city: '360700' })).toEqual(['2'])
    expect(await listed({ exam: '101' })).toEqual(['3', '1'])
    expect(await listed({ theme: '102' })).toEqual([])
    expect(await listed({ t: '更正' })).toEqual(['3'])
    expect(await listed({ corrected: true })).toEqual(['3'])
    expect((await service.call(listExamArticles, { page: 2, pageSize: 2 })).list).toHaveLength(1)
    expect((await service.sendRaw(listExamArticles, { type: '9' })).body).toMatchObject({ code: codes.invalid })
  })

  test('say what was corrected, where they belong and what comes before and after', async () => {
    const corrections = [
      { at: 200, what: '电话', before: '1', after: '2' },
      { at: 100, what: '时间', before: '九点', after: '十点' },
    ]
    await notice(1, 5)
    await notice(2, 4, { type: '4' })
    await notice(3, 3, { corrections })
    await notice(5, 1)
    const article = await service.call(examArticle, { id: '3' })
    expect(article).toMatchObject({
      html: '<p>正文</p>',
      correctedAt: 200,
      corrections,
      exam: { id: '101', stage: 'registering' },
      theme: { id: '101', title: '测试招聘 101' },
      previous: { id: '1' },
      next: { id: '5' },
    })
    expect(await service.call(examArticle, { id: '5' })).toMatchObject({ next: null, correctedAt: null })
    await notice(6, -1)
    for (const id of ['6', '7']) {
      await expect(service.call(examArticle, { id })).rejects.toMatchObject({ code: codes.notFound })
    }
  })

  test('stand beside their exam and their recruitment, what concerns all exams beside each', async () => {
    await notice(1, 5)
    await notice(2, 4, { exam_id: null })
    await seedExam(service.db, service.clock.now(), { id: 102, themeId: 101 })
    await notice(3, 3, { exam_id: 102 })
    const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)
    expect(ids((await service.call(examInfo, { id: '101' })).articles)).toEqual(['2', '1'])
    expect(ids((await service.call(themeInfo, { id: '101' })).articles)).toEqual(['3', '2', '1'])
  })

  test('that belong to nothing stand alone', async () => {
    await notice(1, 5, { theme_id: null, exam_id: null })
    expect(await service.call(examArticle, { id: '1' })).toMatchObject({
      exam: null,
      theme: null,
      themeId: '',
      examId: '',
      attachments: [],
    })
  })

  test('have papers that can be taken along, byte for byte', async () => {
    await notice(1, 5)
    const content = '\\x255044460a00ff'
    const file = { theme_id: 101, exam_id: null, article_id: 1, mime: 'application/pdf', content }
    await insertRows(service.db, 'exam_attachments', [{ id: 7, name: '考场规则.pdf', ...file }])
    const told = { id: '7', name: '考场规则.pdf', mime: 'application/pdf', bytes: 7 }
    expect((await service.call(listExamAttachments, { theme: '101' })).list).toEqual([told])
    expect((await service.call(examArticle, { id: '1' })).attachments).toEqual([told])
    expect((await service.call(themeInfo, { id: '101' })).attachments).toEqual([told])
    const { headers } = await service.sendRaw(downloadExamAttachment, { id: '7' })
    expect(headers.get('Content-Disposition')).toContain(encodeURIComponent('考场规则.pdf'))
    const { bytes } = await bytesOf(await service.call(downloadExamAttachment, { id: '7' }))
    expect([...bytes]).toEqual([0x25, 0x50, 0x44, 0x46, 0x0a, 0x00, 0xff])
    for (const id of ['8', '999999999999']) {
      expect((await service.sendRaw(downloadExamAttachment, { id })).body).toMatchObject({ code: codes.notFound })
      await expect(service.call(listExamAttachments, { theme: id })).rejects.toMatchObject({ code: codes.notFound })
    }
  })

  test('have a guide of steps, and answers with others of their section first', async () => {
    const entry = (id: number, kind: string, section: string, place: number) => ({
      ...{ id, kind, section, title: `标题 ${id}`, summary: '', html: '<p>文<script>x()</script></p>', place },
      updated_at: service.clock.now(),
    })
    await insertRows(service.db, 'exam_help', [
      entry(1, 'guide', '报名', 2),
      entry(2, 'guide', '报名', 1),
      entry(101, 'help', '照片', 1),
      entry(102, 'help', '缴费', 2),
      entry(103, 'help', '照片', 3),
    ])
    const guide = await service.call(examGuide, {})
    expect(guide.steps.map(({ id, html }) => [id, html])).toEqual([
      ['2', '<p>文</p>'],
      ['1', '<p>文</p>'],
    ])
    expect(guide.help.map(({ id }) => id)).toEqual(['101', '102', '103'])
    const answer = await service.call(examHelp, { id: '101' })
    expect(answer.related.map(({ id }) => id)).toEqual(['103', '102'])
    expect(answer.updatedAt).toBe(service.clock.now().getTime())
    await expect(service.call(examHelp, { id: '9' })).rejects.toMatchObject({ code: codes.notFound })
  })
})

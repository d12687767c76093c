import { expect } from 'storybook/test'
import { codes } from '#contract/codes'
import { answerExamRecheck, examImportInfo, listExamRechecks } from '#contract/exam-imports'
import { employerUser } from '#mocks/fixtures/employer'
import {
  faultyTable,
  interviewRecheck,
  interviewTicketsImport,
  readyInterviewScores,
  readyInterviewTickets,
  readyScores,
  rechecks,
  scoresImport,
  secondEntry,
} from '#mocks/fixtures/exam-imports'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ScoresImportPage } from './ScoresImportPage.tsx'

const page = {
  total: 2,
  capped: false,
  page: 1,
  pageSize: 10,
  asked: { written: 1, skill: 0, interview: 0 },
  mayAnswer: true,
}
const [asked, kept] = rechecks

const meta = preview.meta({
  id: 'page-scores-import',
  title: '页面/考试机构/成绩 ScoresImportPage',
  component: ScoresImportPage,
  parameters: {
    path: '/manage/exam-office/:id/scores',
    route: `/manage/exam-office/${scoresImport.exam.id}/scores`,
    session: employerUser,
  },
  beforeEach({ msw }) {
    msw.use(
      mock(examImportInfo).returns(scoresImport),
      mock(listExamRechecks).returns({ ...page, list: [...rechecks] }),
    )
  },
})

export const Filled = meta.story({
  name: '答复复核',
  beforeEach({ msw }) {
    let answered = false
    msw.use(
      mock(listExamRechecks).answers(() => {
        const first = asked && answered ? { ...asked, state: 'kept' as const, answer: '经核对，分数无误。' } : asked
        return { ...page, list: [...(first ? [first] : []), ...(kept ? [kept] : [])] }
      }),
      mock(answerExamRecheck).answers(() => {
        answered = true
        return { ok: true as const }
      }),
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByText(/已录入 0 \/ 1842 人/)).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: '答复' }))
    await step('缺少结果和答复', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '答复考生' }))
      await expect((await canvas.findAllByText('请填写答复'))[0]).toBeVisible()
    })
    await step('答复', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '维持原分' }))
      await userEvent.type(canvas.getByRole('textbox', { name: /^答复/ }), '经核对，分数无误。')
      await userEvent.click(canvas.getByRole('button', { name: '答复考生' }))
      await expect(await canvas.findByText('答复：经核对，分数无误。')).toBeVisible()
      await expect(canvas.queryByRole('button', { name: '答复' })).toBeNull()
    })
  },
})

export const InterviewTickets = meta.story({
  name: '面试准考证',
  parameters: { route: `/manage/exam-office/${scoresImport.exam.id}/scores?table=interview-tickets` },
  beforeEach({ msw }) {
    msw.use(
      mock(examImportInfo).answers(({ kind }) => {
        if (kind !== 'interview-tickets') throw new Error('another table')
        return { ...interviewTicketsImport, table: readyInterviewTickets }
      }),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/入闱名单 36 人，已签发 0 张准考证/)).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^01250101003128/ })).toHaveTextContent(/13:10\s报到/)
    await expect(canvas.getByText(/报名已经取消的，准考证作废/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: '提交核准' })).toBeEnabled()
    await expect(canvas.queryByText(/复核申请$/)).toBeNull()
  },
})

export const InterviewScores = meta.story({
  name: '面试成绩',
  parameters: { route: `/manage/exam-office/${scoresImport.exam.id}/scores?table=interview-scores` },
  beforeEach({ msw }) {
    msw.use(
      mock(examImportInfo).answers(({ kind }) => {
        if (kind !== 'interview-scores') throw new Error('another table')
        return { ...interviewTicketsImport, stored: 36, table: readyInterviewScores }
      }),
      mock(listExamRechecks).answers(({ stage }) => {
        if (stage !== 'interview') throw new Error('another stage')
        return { ...page, list: [interviewRecheck], total: 1, asked: { written: 2, skill: 0, interview: 1 } }
      }),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/已录入 36 \/ 36 人。核准后立即向考生公布/)).toBeVisible()
    await expect(canvas.getByText('第二考官组')).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: '面试成绩复核申请' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: '01250101003144 面试 82.50' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '笔试成绩 2 项' })).toHaveAttribute(
      'href',
      `/manage/exam-office/${scoresImport.exam.id}/scores?state=asked`,
    )
    await expect(canvas.getByRole('link', { name: '已更正' })).toHaveAttribute(
      'href',
      `/manage/exam-office/${scoresImport.exam.id}/scores?table=interview-scores&state=changed`,
    )
  },
})

export const NoShortlist = meta.story({
  name: '还没有入闱名单',
  parameters: { route: `/manage/exam-office/${scoresImport.exam.id}/scores?table=skill-tickets` },
  beforeEach({ msw }) {
    msw.use(mock(examImportInfo).returns({ ...interviewTicketsImport, tickets: 0 }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有入闱名单')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^下载模板/ })).toBeNull()
  },
})

export const SecondEntry = meta.story({
  name: '双人录入有不同',
  beforeEach({ msw }) {
    msw.use(mock(examImportInfo).returns({ ...scoresImport, stored: 1_842, table: readyScores, second: secondEntry }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('双人录入：与欧阳若曦的录入有 1 处不同')).toBeVisible(),
})

export const Faults = meta.story({
  name: '有错误',
  beforeEach({ msw }) {
    const faults = [
      { row: 8, column: '准考证号', reason: '准考证号校验位不对（末位应为 8），请检查有没有录错的数字' },
      { row: 9, column: 'B 综合应用能力', reason: '150.5 超过满分 150' },
      { row: 0, column: '准考证号', reason: '缺少准考证号 01250101003128 的成绩' },
    ]
    msw.use(mock(examImportInfo).returns({ ...scoresImport, table: { ...faultyTable, faults, faultCount: 3 } }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('150.5 超过满分 150')).toBeVisible(),
})

export const Empty = meta.story({
  name: '还没有准考证和复核申请',
  beforeEach({ msw }) {
    msw.use(
      mock(examImportInfo).returns({ ...scoresImport, tickets: 0 }),
      mock(listExamRechecks).returns({ ...page, list: [], total: 0, asked: { written: 0, skill: 0, interview: 0 } }),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有准考证')).toBeVisible()
    await expect(await canvas.findByText('没有复核申请')).toBeVisible()
  },
})

export const NotFound = meta.story({
  name: '没有权限的考试',
  beforeEach({ msw }) {
    msw.use(mock(examImportInfo).refuses({ code: codes.notFound, msg: '没有找到，可能已被删除' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有这场考试，或者您没有它的权限')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(examImportInfo).hangs(), mock(listExamRechecks).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(examImportInfo).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  beforeEach({ msw }) {
    msw.use(mock(examImportInfo).returns({ ...scoresImport, table: readyScores, second: secondEntry }))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^双人录入/)
    await fitsSideways({ canvasElement })
  },
})

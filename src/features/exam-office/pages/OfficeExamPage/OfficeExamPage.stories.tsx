import { expect, fn, screen, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { listOfficeSites, officeExamInfo, prepareExtension } from '#contract/exam-office'
import { employerUser } from '#mocks/fixtures/employer'
import { officeExamInFull, officeSites, recordedOutages } from '#mocks/fixtures/exam-office'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { OfficeExamPage } from './OfficeExamPage.tsx'

const prepared = fn<(minutes: number) => void>()

const meta = preview.meta({
  id: 'page-office-exam',
  title: '页面/考试机构/考试工作台 OfficeExamPage',
  component: OfficeExamPage,
  parameters: { path: '/manage/exam-office/:id', route: '/manage/exam-office/101', session: employerUser },
  beforeEach({ msw }) {
    prepared.mockClear()
    msw.use(
      mock(officeExamInfo).returns(officeExamInFull),
      mock(prepareExtension).answers(({ minutes }) => {
        prepared(Number(minutes))
        return { id: '5b0f8d54-9a3e-4d0e-8a53-0d6f2b7c9e11' }
      }),
    )
  },
})

export const Filled = meta.story({
  name: '正在报名',
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByText('128 份报名待审核')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '1 项变更等待核准' })).toHaveAttribute(
      'href',
      '/manage/exam-office/101/changes?state=prepared',
    )
    await step('延长报名', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /^顺延时间/ }), '60')
      await userEvent.type(canvas.getByRole('textbox', { name: /^顺延原因/ }), '报名页面打不开')
      await userEvent.click(canvas.getByRole('button', { name: '提交核准' }))
      await waitFor(() => expect(prepared).toHaveBeenCalledWith(60))
      await expect(await screen.findByText('已经提交，等待同事核准')).toBeInTheDocument()
    })
  },
})

export const AfterOutage = meta.story({
  name: '系统记录到故障，一步顺延',
  beforeEach({ msw }) {
    msw.use(mock(officeExamInfo).returns({ ...officeExamInFull, outages: recordedOutages }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '顺延 12 分钟' }))
    await waitFor(() => expect(prepared).toHaveBeenCalledWith(12))
    await expect(await screen.findByText('已经提交，等待同事核准')).toBeInTheDocument()
  },
})

export const Sites = meta.story({
  name: '考点和考场',
  parameters: { route: '/manage/exam-office/101?view=sites' },
  beforeEach({ msw }) {
    msw.use(mock(listOfficeSites).returns(officeSites))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '添加考点' })).toBeVisible()
    await expect(canvas.queryByText('下一个日期')).toBeNull()
  },
})

export const ReadOnly = meta.story({
  name: '只能查看',
  beforeEach({ msw }) {
    msw.use(mock(officeExamInfo).returns({ ...officeExamInFull, mandates: ['read'] }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有等您办理的事。')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '提交核准' })).toBeNull()
  },
})

export const NotFound = meta.story({
  name: '没有权限',
  beforeEach({ msw }) {
    msw.use(mock(officeExamInfo).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有这场考试，或者您没有办理权限')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(officeExamInfo).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(officeExamInfo).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('128 份报名待审核')
    await fitsSideways({ canvasElement })
  },
})

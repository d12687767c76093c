import { expect, fn, screen, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { decideTalkReport, liftTalkBar, readReportedTalk, talkReportInfo } from '#contract/fair-talk-office'
import { employerUser } from '#mocks/fixtures/employer'
import { decidedReport, reportedLines, stoppedReport, talkReportInFull } from '#mocks/fixtures/fair-talk-office'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { OfficeReportPage } from './OfficeReportPage.tsx'

const decided = fn<(decision: string, answer: string) => void>()

const meta = preview.meta({
  id: 'page-office-fair-report',
  title: '页面/招聘会主办方/处理举报 OfficeReportPage',
  component: OfficeReportPage,
  parameters: {
    path: '/manage/fair-office/:fair/reports/:id',
    route: `/manage/fair-office/34/reports/${talkReportInFull.id}`,
    session: employerUser,
  },
  beforeEach({ msw }) {
    decided.mockClear()
    msw.use(
      mock(talkReportInfo).returns(talkReportInFull),
      mock(readReportedTalk).returns({ lines: [...reportedLines] }),
      mock(liftTalkBar).returns({ ...stoppedReport, isBarred: false }),
      mock(decideTalkReport).answers(({ decision, answer }) => {
        decided(decision, answer)
        return decidedReport
      }),
    )
  },
})

export const Filled = meta.story({
  name: '看交流内容，处理',
  play: async ({ canvas, userEvent, step }) => {
    await step('写明原因，看交流内容', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: /^查看原因/ }), '核实是否收费')
      await userEvent.click(canvas.getByRole('button', { name: '查看交流内容' }))
      await expect(await canvas.findByText('先交三百元押金，我们给您留岗位。')).toBeVisible()
    })
    await step('警告，写答复', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /^警告/ }))
      await userEvent.type(canvas.getByRole('textbox', { name: /^答复/ }), '已提醒单位改正')
      await userEvent.click(canvas.getByRole('button', { name: '提交处理结果' }))
      await userEvent.click(await screen.findByRole('button', { name: '提交' }))
      await waitFor(() => expect(decided).toHaveBeenCalledWith('warning', '已提醒单位改正'))
      await expect((await canvas.findAllByText('已处理：警告'))[0]).toBeVisible()
    })
  },
})

export const Stopped = meta.story({
  name: '停止中，可以恢复',
  parameters: { route: `/manage/fair-office/34/reports/${stoppedReport.id}` },
  beforeEach({ msw }) {
    let isBarred = true
    msw.use(
      mock(talkReportInfo).answers(() => ({ ...stoppedReport, isBarred })),
      mock(liftTalkBar).answers(() => {
        isBarred = false
        return { ...stoppedReport, isBarred }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '恢复排队' }))
    await expect(await screen.findByText('已恢复，对方会收到通知')).toBeInTheDocument()
    await waitFor(() => expect(canvas.queryByRole('button', { name: '恢复排队' })).toBeNull())
  },
})

export const Own = meta.story({
  name: '涉及本单位：由别人处理',
  beforeEach({ msw }) {
    msw.use(mock(talkReportInfo).returns({ ...talkReportInFull, isOwn: true }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/涉及您所在的单位/)).toBeVisible()
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
})

export const NotFound = meta.story({
  name: '没有这份举报',
  beforeEach({ msw }) {
    msw.use(mock(talkReportInfo).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有这份举报，或者您没有办理权限')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(talkReportInfo).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(talkReportInfo).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('收费、要押金或扣证件')
    await fitsSideways({ canvasElement })
  },
})

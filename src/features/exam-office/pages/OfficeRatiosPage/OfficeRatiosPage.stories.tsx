import { expect, fn, screen, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { listUnderRatio, officeExamInfo, prepareRatio } from '#contract/exam-office'
import { employerUser } from '#mocks/fixtures/employer'
import { officeExamInFull, underRatioPage } from '#mocks/fixtures/exam-office'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { OfficeRatiosPage } from './OfficeRatiosPage.tsx'

const prepared = fn<(positions: readonly string[]) => void>()

const meta = preview.meta({
  id: 'page-office-ratios',
  title: '页面/考试机构/开考比例 OfficeRatiosPage',
  component: OfficeRatiosPage,
  parameters: {
    path: '/manage/exam-office/:id/ratios',
    route: '/manage/exam-office/101/ratios',
    session: employerUser,
  },
  beforeEach({ msw }) {
    prepared.mockClear()
    msw.use(
      mock(officeExamInfo).returns(officeExamInFull),
      mock(listUnderRatio).returns(underRatioPage),
      mock(prepareRatio).answers(({ positions }) => {
        prepared(positions)
        return { id: '5b0f8d54-9a3e-4d0e-8a53-0d6f2b7c9e21' }
      }),
    )
  },
})

export const Filled = meta.story({
  name: '准备核减',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /图书馆/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: /^处理依据/ }), '公告第六条')
    await userEvent.click(canvas.getByRole('button', { name: '提交核准' }))
    await waitFor(() => expect(prepared).toHaveBeenCalledWith(['1011']))
    await expect(await screen.findByText('已经提交，等待同事核准')).toBeInTheDocument()
  },
})

export const TooEarly = meta.story({
  name: '缴费还没截止',
  beforeEach({ msw }) {
    msw.use(mock(listUnderRatio).returns({ ...underRatioPage, open: false }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('现在只能查看')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '提交核准' })).toBeNull()
  },
})

export const Empty = meta.story({
  name: '都达到比例',
  beforeEach({ msw }) {
    msw.use(mock(listUnderRatio).returns({ ...underRatioPage, list: [], total: 0 }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有低于开考比例的职位')).toBeVisible(),
})

export const NotFound = meta.story({
  name: '没有权限',
  beforeEach({ msw }) {
    msw.use(mock(listUnderRatio).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有这场考试，或者您没有办理权限')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listUnderRatio).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listUnderRatio).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('1 人 → 取消')
    await fitsSideways({ canvasElement })
  },
})

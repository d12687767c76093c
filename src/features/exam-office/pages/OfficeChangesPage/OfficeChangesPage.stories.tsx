import { expect, fn, screen, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { examChangeInfo, listExamChanges, officeExamInfo, releaseExamChange } from '#contract/exam-office'
import { employerUser } from '#mocks/fixtures/employer'
import { changeInFull, changePage, officeExamInFull, preparedChange } from '#mocks/fixtures/exam-office'
import { mock } from '#mocks/mock'
import { fitsSideways, leadsToFirstPage, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { OfficeChangesPage } from './OfficeChangesPage.tsx'

const path = '/manage/exam-office/:id/changes'
const route = '/manage/exam-office/101/changes'
const released = fn<(hash: string) => void>()
const nothing = { ...changePage, list: [], total: 0, counts: { prepared: 0, released: 0, refused: 0, withdrawn: 0 } }

const meta = preview.meta({
  id: 'page-office-changes',
  title: '页面/考试机构/变更与核准 OfficeChangesPage',
  component: OfficeChangesPage,
  parameters: { path, route, session: employerUser },
  beforeEach({ msw }) {
    released.mockClear()
    msw.use(
      mock(officeExamInfo).returns(officeExamInFull),
      mock(listExamChanges).returns(changePage),
      mock(examChangeInfo).returns(changeInFull),
      mock(releaseExamChange).answers(({ hash }) => {
        released(hash)
        return { ok: true }
      }),
    )
  },
})

export const Filled = meta.story({
  name: '四种状态',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '等待核准（1）' })).toBeVisible()
    await expect(await canvas.findByText('退回原因：故障只有 52 分钟，顺延 60 分钟即可')).toBeVisible()
  },
})

export const Opened = meta.story({
  name: '打开一项，核准',
  parameters: { path, route: `${route}?change=${preparedChange.id}`, session: employerUser },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '核准' }))
    await screen.findByRole('alertdialog')
    await userEvent.click(screen.getByRole('button', { name: '核准' }))
    await waitFor(() => expect(released).toHaveBeenCalledWith(preparedChange.hash))
  },
})

export const Empty = meta.story({
  name: '没有变更',
  beforeEach({ msw }) {
    msw.use(mock(listExamChanges).returns(nothing))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('这里没有变更')).toBeVisible(),
})

export const BeyondTheEnd = meta.story({
  name: '没有这一页',
  parameters: { path, route: `${route}?page=40`, session: employerUser },
  beforeEach({ msw }) {
    msw.use(mock(listExamChanges).returns({ ...changePage, list: [], page: 40 }))
  },
  play: leadsToFirstPage(route),
})

export const NotFound = meta.story({
  name: '没有权限',
  beforeEach({ msw }) {
    msw.use(mock(listExamChanges).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有这场考试，或者您没有办理权限')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listExamChanges).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listExamChanges).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('网上报名顺延 60 分钟')
    await fitsSideways({ canvasElement })
  },
})

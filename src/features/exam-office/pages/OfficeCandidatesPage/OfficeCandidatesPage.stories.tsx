import { expect, fn, screen, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { candidateInfo, listCandidates, prepareExport, revealIdentity } from '#contract/exam-candidates'
import { officeExamInfo } from '#contract/exam-office'
import { employerUser } from '#mocks/fixtures/employer'
import { candidateInFull, candidatePage } from '#mocks/fixtures/exam-candidates'
import { officeExamInFull } from '#mocks/fixtures/exam-office'
import { mock } from '#mocks/mock'
import { fitsSideways, leadsToFirstPage, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { OfficeCandidatesPage } from './OfficeCandidatesPage.tsx'

const path = '/manage/exam-office/:id/candidates'
const route = '/manage/exam-office/101/candidates'
const asked = fn<(input: { t?: string | undefined; position?: string | undefined }) => void>()
const prepared = fn<(reason: string) => void>()

const meta = preview.meta({
  id: 'page-office-candidates',
  title: '页面/考试机构/考生 OfficeCandidatesPage',
  component: OfficeCandidatesPage,
  parameters: { path, route, session: employerUser },
  beforeEach({ msw }) {
    asked.mockClear()
    prepared.mockClear()
    msw.use(
      mock(officeExamInfo).returns(officeExamInFull),
      mock(listCandidates).answers(({ t, position }) => {
        asked({ t, position })
        return candidatePage
      }),
      mock(candidateInfo).returns(candidateInFull),
      mock(revealIdentity).returns({ idNumber: '360426199101010071' }),
      mock(prepareExport).answers(({ reason }) => {
        prepared(reason)
        return { id: '5b0f8d54-9a3e-4d0e-8a53-0d6f2b7c9e31' }
      }),
    )
  },
})

export const Filled = meta.story({
  name: '查找，申请导出',
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByText('热合曼·䶮𠮷')).toBeVisible()
    await step('查找', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /^姓名/ }), '0071')
      await userEvent.click(canvas.getByRole('button', { name: '查找' }))
      await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ t: '0071', position: '' }))
    })
    await step('申请导出', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '申请导出完整信息' }))
      await userEvent.type(canvas.getByRole('textbox', { name: /^导出用途/ }), '交公安机关核验身份')
      await userEvent.click(canvas.getByRole('button', { name: '提交核准' }))
      await waitFor(() => expect(prepared).toHaveBeenCalledWith('交公安机关核验身份'))
    })
  },
})

export const Opened = meta.story({
  name: '打开一名考生，查看证件号码',
  parameters: { path, route: `${route}?candidate=${candidateInFull.id}`, session: employerUser },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '查看完整证件号码' }))
    await userEvent.type(screen.getByRole('textbox', { name: /^查看原因/ }), '核对现场提交的材料')
    const [, send] = screen.getAllByRole('button', { name: '查看完整证件号码' })
    if (send) await userEvent.click(send)
    await expect(await screen.findByText('360426199101010071')).toBeVisible()
  },
})

export const Empty = meta.story({
  name: '没有找到',
  beforeEach({ msw }) {
    msw.use(mock(listCandidates).returns({ ...candidatePage, list: [], total: 0 }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有找到考生')).toBeVisible(),
})

export const BeyondTheEnd = meta.story({
  name: '没有这一页',
  parameters: { path, route: `${route}?page=40`, session: employerUser },
  beforeEach({ msw }) {
    msw.use(mock(listCandidates).returns({ ...candidatePage, list: [], page: 40 }))
  },
  play: leadsToFirstPage(route),
})

export const NotFound = meta.story({
  name: '没有权限',
  beforeEach({ msw }) {
    msw.use(mock(listCandidates).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有这场考试，或者您没有办理权限')).toBeVisible(),
})

export const TooManyPages = meta.story({
  name: '考生多到翻不完',
  tags: ['no-picture'],
  parameters: { path, route: `${route}?page=500`, session: employerUser },
  beforeEach({ msw }) {
    msw.use(mock(listCandidates).answers(({ page = 1 }) => ({ ...candidatePage, total: 100_000, page, pageSize: 20 })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^只能翻到第 500 页/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '第 500 页' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: '下一页' })).toHaveAttribute('aria-disabled', 'true')
  },
})

export const AllPages = meta.story({
  name: '刚好翻得完',
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mock(listCandidates).returns({ ...candidatePage, total: 10_000, pageSize: 20 }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '第 500 页' })).toBeVisible()
    await expect(canvas.queryByText(/^只能翻到第/)).toBeNull()
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listCandidates).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listCandidates).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('热合曼·䶮𠮷')
    await fitsSideways({ canvasElement })
  },
})

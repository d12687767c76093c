import { HttpResponse, http } from 'msw'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { listReceived } from '#contract/applications'
import { codes } from '#contract/codes'
import { listOwnJobs } from '#contract/employer'
import {
  answerTogether,
  compareReceived,
  exportReceived,
  listAnswerTemplates,
  listReceivedTags,
  readBlindness,
} from '#contract/received'
import { API_PREFIX } from '#contract/wire'
import {
  comparedThree,
  noneReceived,
  noReceivedTags,
  ownTemplates,
  receivedColumn,
  receivedPage,
} from '#mocks/fixtures/applications'
import { employerUser, ownJobs } from '#mocks/fixtures/employer'
import { reader } from '#mocks/fixtures/members'
import { mock } from '#mocks/mock'
import { leadsToFirstPage } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ReceivedPage } from './ReceivedPage.tsx'

const meta = preview.meta({
  id: 'biz-employer-received-page',
  title: '页面/单位中心/收到的简历 ReceivedPage',
  component: ReceivedPage,
  parameters: { route: '/manage/resume', session: employerUser },
  beforeEach({ msw }) {
    msw.use(
      mock(listReceived).returns(receivedPage),
      mock(readBlindness).returns({ on: false }),
      mock(listReceivedTags).returns(noReceivedTags),
      mock(listOwnJobs).returns(ownJobs),
    )
  },
})

export const Filled = meta.story({
  name: '有内容',
  play: async ({ canvas }) =>
    expect((await canvas.findAllByRole('link', { name: '阿依古丽·䶮' }))[0]).toHaveAttribute(
      'href',
      '/resume/info/8a1f2c44-0c5d-4a7e-9b10-5d2b7e0c1f01',
    ),
})
export const Chosen = meta.story({
  name: '全选本页，一起处理',
  beforeEach({ msw }) {
    const results = receivedPage.list.map(({ name }) => ({ name, obstacle: '' }))
    msw.use(mock(listAnswerTemplates).returns(ownTemplates), mock(answerTogether).returns({ results }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '全选本页' }))
    await waitFor(() => expect(canvas.getByText('已选 2 份')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: '批量处理' }))
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: '改为' }), '不合适')
    await userEvent.click(screen.getByRole('button', { name: '更新并通知' }))
    await expect(await screen.findByText('已处理 2 份，并已通知求职者')).toBeInTheDocument()
    await waitFor(() => expect(canvas.queryByText(/^已选/)).not.toBeInTheDocument())
  },
})

/** What was asked for. */
const exported = fn<(filter: string) => void>()

export const Exported = meta.story({
  name: '导出当前条件下的简历',
  parameters: { route: '/manage/resume?state=viewed' },
  beforeEach({ msw }) {
    exported.mockClear()
    msw.use(
      http.post(`*${API_PREFIX}${exportReceived.path}`, async ({ request }) => {
        exported(await request.text())
        return new HttpResponse('PK', {
          headers: {
            'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
            'Content-Disposition': 'attachment; filename="received.xlsx"',
          },
        })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '导出表格' }))
    await expect(await screen.findByText(/^已导出当前条件下的简历/)).toBeInTheDocument()
    await expect(exported.mock.calls).toEqual([['state=viewed']])
  },
})
export const ExportRefused = meta.story({
  name: '导出的太多，说清怎么办',
  beforeEach({ msw }) {
    const msg = '符合条件的有 6120 份，一次最多导出 5000 份，请按职位或进展缩小范围'
    msw.use(mock(exportReceived).refuses({ code: codes.wrongState, msg }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '导出表格' }))
    await expect(await screen.findByText(/一次最多导出 5000 份/)).toBeInTheDocument()
  },
})
export const Empty = meta.story({
  name: '空的',
  beforeEach({ msw }) {
    msw.use(mock(listReceived).returns(noneReceived))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('这里还没有简历')).toBeVisible(),
})
export const Board = meta.story({
  name: '看板',
  parameters: { route: '/manage/resume?view=board' },
  beforeEach({ msw }) {
    msw.use(mock(listReceived).answers(query => receivedColumn(query, query.state === 'delivered' ? 300 : 2)))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('300 份')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '看板' })).toHaveAttribute('aria-current', 'page')
  },
})
export const Compared = meta.story({
  name: '对比三份',
  parameters: { route: `/manage/resume?compare=${comparedThree.list.map(({ id }) => id).join(',')}` },
  beforeEach({ msw }) {
    msw.use(mock(compareReceived).returns(comparedThree))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: '阿依古丽·䶮' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '收到的简历' })).toHaveAttribute('href', '/manage/resume')
  },
})
export const BeyondTheEnd = meta.story({
  name: '没有这一页',
  parameters: { route: '/manage/resume?page=400' },
  beforeEach({ msw }) {
    msw.use(mock(listReceived).returns({ ...receivedPage, list: [], page: 400 }))
  },
  play: leadsToFirstPage('/manage/resume'),
})
export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listReceived).hangs())
  },
})
export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listReceived).fails())
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible(),
})
export const BoardNarrow = meta.story({
  name: '手机上的看板',
  parameters: { route: '/manage/resume?view=board' },
  globals: { viewport: { value: 'narrow' } },
  beforeEach({ msw }) {
    msw.use(mock(listReceived).answers(query => receivedColumn(query, 2)))
  },
})
export const Narrow = meta.story({ name: '手机上', globals: { viewport: { value: 'narrow' } } })

export const Reader = meta.story({
  name: '用人部门：只看和对比，没有看板',
  parameters: { route: '/manage/resume?view=board', session: reader },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '全选本页' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: '对比' })).toBeVisible())
    for (const name of ['批量处理', '导出表格', '打包下载全部', '快捷键']) {
      await expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument()
    }
    await expect(canvas.queryByRole('link', { name: '看板' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('switch', { name: /盲选/ })).not.toBeInTheDocument()
  },
})

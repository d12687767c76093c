import { expect, waitFor, within } from 'storybook/test'
import { codes } from '#contract/codes'
import { listOfficeLists, previewExamList, sealExamList } from '#contract/exam-lists'
import { employerUser } from '#mocks/fixtures/employer'
import { listPreview, noLists, officeLists } from '#mocks/fixtures/exam-lists'
import { mock } from '#mocks/mock'
import { browserDrafts } from '#platform/drafts'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { OfficeListsPage } from './OfficeListsPage.tsx'

const address = '/manage/exam-office/801/lists'

/** What this browser keeps of the rule of the first list. */
const keptRule = () => browserDrafts.of(employerUser.userId).read(`form:exam-list-${officeLists.exam.id}-shortlist`)

const meta = preview.meta({
  id: 'page-office-lists',
  title: '页面/考试名单/名单管理 OfficeListsPage',
  component: OfficeListsPage,
  parameters: { path: '/manage/exam-office/:id/lists', route: address, session: employerUser },
  beforeEach({ msw }) {
    msw.use(
      mock(listOfficeLists).returns(officeLists),
      mock(previewExamList).returns(listPreview),
      mock(sealExamList).returns({ id: '5b0f8d54-9a3e-4d0e-8a53-0d6f2b7c9e11' }),
    )
  },
})

export const Filled = meta.story({
  name: '预览、封存新版本',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('已公布')).toBeInTheDocument()
    const bonus = canvas.getByRole('textbox', { name: /^政策性加分上限/ })
    await userEvent.clear(bonus)
    await userEvent.type(bonus, '5')
    await userEvent.click(canvas.getByRole('button', { name: '预览名单' }))
    await expect(await canvas.findByText('7 人参加计算，名单 5 人')).toBeVisible()
    // Only seen: a page that is left here still has what was typed.
    await expect(keptRule()).toMatchObject({ bonus: '5' })
    await expect(canvas.getByText('末位同分，多入选 1 人。')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '封存名单' }))
    await expect((await canvas.findAllByText('请填写变更内容和原因'))[0]).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /^变更内容和原因/ }), '复核更正一人成绩')
    await userEvent.click(canvas.getByRole('button', { name: '封存名单' }))
    await expect(await canvas.findByText('已封存，等待另一位同事核准')).toBeInTheDocument()
    await waitFor(() => expect(keptRule()).toBeUndefined())
  },
})

export const Faults = meta.story({
  name: '比例写错',
  play: async ({ canvas, userEvent }) => {
    const steps = await canvas.findByRole('textbox', { name: /^入围比例/ })
    await userEvent.clear(steps)
    await userEvent.type(steps, '三倍')
    await userEvent.click(canvas.getByRole('button', { name: '预览名单' }))
    await expect((await canvas.findAllByText(/请一行写一条/))[0]).toBeVisible()
    await expect(steps).toHaveAttribute('aria-invalid', 'true')
  },
})

export const Refused = meta.story({
  name: '成绩在预览后变动',
  beforeEach({ msw }) {
    msw.use(
      mock(listOfficeLists).returns(noLists),
      mock(sealExamList).refuses({ code: codes.wrongState, msg: '成绩在预览以后有变动，请重新预览' }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '预览名单' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: /^说明/ }), '资格复审另行通知')
    await userEvent.click(canvas.getByRole('button', { name: '封存名单' }))
    await expect((await canvas.findAllByText('成绩在预览以后有变动，请重新预览'))[0]).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^说明/ })).toHaveValue('资格复审另行通知')
  },
})

export const Sealed = meta.story({
  name: '已封存，成绩又变动',
  parameters: { route: `${address}?kind=final` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('总成绩已经封存')).toBeVisible()
    await expect(canvas.getByText(/封存以后成绩或岗位有变动/)).toBeVisible()
  },
})

export const Blocked = meta.story({
  name: '还没有面试成绩',
  parameters: { route: `${address}?kind=hire` },
  play: async ({ canvas }) => expect(await canvas.findByText('还没有面试成绩')).toBeVisible(),
})

export const Later = meta.story({
  name: '总成绩的规则',
  parameters: { route: `${address}?kind=final` },
  beforeEach({ msw }) {
    msw.use(mock(listOfficeLists).returns(noLists))
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: /^笔试占总成绩/ })).toHaveValue('50')
    await userEvent.click(canvas.getByRole('checkbox', { name: /^面试成绩用修正系数/ }))
    await userEvent.click(canvas.getByRole('button', { name: '预览名单' }))
    await expect(await canvas.findByRole('button', { name: '封存名单' })).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /^不再进入名单的准考证号/ }), '0126010300512')
    await waitFor(() => expect(canvas.queryByRole('button', { name: '封存名单' })).toBeNull())
  },
})

export const Empty = meta.story({
  name: '还没有名单',
  beforeEach({ msw }) {
    msw.use(mock(listOfficeLists).returns(noLists))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('还没有封存过名单')).toBeVisible(),
})

export const Reader = meta.story({
  name: '只能查看',
  beforeEach({ msw }) {
    msw.use(mock(listOfficeLists).returns({ ...officeLists, mayPrepare: false }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('您可以查看名单')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '预览名单' })).toBeNull()
  },
})

export const Forbidden = meta.story({
  name: '没有权限',
  beforeEach({ msw }) {
    msw.use(mock(listOfficeLists).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: '没有这场考试的权限' })).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listOfficeLists).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listOfficeLists).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '预览名单' }))
    const table = await canvas.findByRole('table', { name: '南昌市信息中心 · 网络管理员的名单' })
    await expect(within(table).getByText('万*琴')).toBeVisible()
    await fitsSideways({ canvasElement })
  },
})

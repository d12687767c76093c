import { expect, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { companyFigures, listJobFigures } from '#contract/employer'
import {
  figuresOfOneJob,
  jobFigures,
  manyJobFigures,
  monthOfFigures,
  mostFigures,
  mostJobFigures,
  noFigures,
  noJobFigures,
  oneApplication,
  oneJobFigures,
} from '#mocks/fixtures/company-figures'
import { employerUser } from '#mocks/fixtures/employer'
import { reader } from '#mocks/fixtures/members'
import { mock } from '#mocks/mock'
import { fitsSideways, leadsToFirstPage, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { FiguresPage } from './FiguresPage.tsx'

const meta = preview.meta({
  id: 'biz-employer-figures-page',
  title: '页面/单位中心/招聘数据 FiguresPage',
  component: FiguresPage,
  parameters: { route: '/enterprise/figures', session: employerUser },
  beforeEach({ msw }) {
    msw.use(mock(companyFigures).returns(monthOfFigures), mock(listJobFigures).returns(jobFigures))
  },
})

export const Filled = meta.story({
  name: '有内容',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('figure', { name: '每天的浏览' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '近 30 天' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: '近 7 天' })).toHaveAttribute('href', '/enterprise/figures?period=7')
    await expect(await canvas.findByRole('link', { name: '投递率最低' })).toHaveAttribute(
      'href',
      '/enterprise/figures?order=rate',
    )
  },
})
export const OneJob = meta.story({
  name: '一个职位',
  parameters: { route: '/enterprise/figures?job=101' },
  beforeEach({ msw }) {
    msw.use(mock(companyFigures).returns(figuresOfOneJob))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '主办会计' })).toBeVisible()
    await expect(await canvas.findByRole('figure', { name: '每天的浏览' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '招聘数据' })).toHaveAttribute('href', '/enterprise/figures')
    await expect(canvas.queryByRole('region', { name: '各职位' })).not.toBeInTheDocument()
  },
})
export const NotFound = meta.story({
  name: '没有这个职位',
  parameters: { route: '/enterprise/figures?job=999' },
  beforeEach({ msw }) {
    msw.use(mock(companyFigures).refuses({ code: codes.notFound, msg: '内容不存在' }))
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '看全部职位的数据' })).toHaveAttribute(
      'href',
      '/enterprise/figures',
    ),
})
export const Empty = meta.story({
  name: '没有职位',
  beforeEach({ msw }) {
    msw.use(mock(companyFigures).returns(noFigures), mock(listJobFigures).returns(noJobFigures))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '发布职位' })).toBeVisible()
    await expect(await canvas.findByText('录用')).toBeVisible()
    await expect(canvas.queryByRole('figure')).not.toBeInTheDocument()
  },
})
export const One = meta.story({
  name: '一份投递',
  parameters: { route: '/enterprise/figures?period=7' },
  beforeEach({ msw }) {
    msw.use(mock(companyFigures).returns(oneApplication), mock(listJobFigures).returns(oneJobFigures))
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('figure', { name: '每天的浏览' })).toBeVisible(),
})
export const Many = meta.story({
  name: '职位很多',
  parameters: { route: '/enterprise/figures?order=rate' },
  beforeEach({ msw }) {
    msw.use(mock(listJobFigures).returns(manyJobFigures))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '第 3 页' })).toHaveAttribute(
      'href',
      '/enterprise/figures?order=rate&page=3',
    )
    await expect(await canvas.findByRole('figure', { name: '每天的浏览' })).toBeVisible()
  },
})
export const BeyondTheEnd = meta.story({
  name: '没有这一页',
  parameters: { route: '/enterprise/figures?period=7&page=40' },
  beforeEach({ msw }) {
    msw.use(mock(listJobFigures).returns({ ...jobFigures, list: [], page: 40 }))
  },
  play: leadsToFirstPage('/enterprise/figures?period=7'),
})
export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(companyFigures).hangs(), mock(listJobFigures).hangs())
  },
})
export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(companyFigures).fails(), mock(listJobFigures).fails())
  },
  play: async ({ canvas }) => expect((await canvas.findAllByRole('button', { name: '重试' }))[0]).toBeVisible(),
})
export const Reader = meta.story({
  name: '用人部门：没有职位',
  parameters: { session: reader },
  beforeEach({ msw }) {
    msw.use(mock(companyFigures).returns(noFigures), mock(listJobFigures).returns(noJobFigures))
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('这段时间没有在招的职位，也没有人看过')).toBeVisible())
    await expect(canvas.queryByRole('link', { name: '发布职位' })).not.toBeInTheDocument()
  },
})
export const Narrow = meta.story({
  name: '手机上',
  globals: narrow,
  play: async scene => {
    await expect(await scene.canvas.findByRole('figure', { name: '每天的浏览' })).toBeVisible()
    await fitsSideways(scene)
  },
})
export const Most = meta.story({
  name: '手机上，很大的数',
  globals: narrow,
  parameters: { route: '/enterprise/figures?period=90' },
  beforeEach({ msw }) {
    msw.use(mock(companyFigures).returns(mostFigures), mock(listJobFigures).returns(mostJobFigures))
  },
  play: async scene => {
    await expect(await scene.canvas.findByRole('figure', { name: '每天的浏览' })).toBeVisible()
    await fitsSideways(scene)
  },
})
export const Dark = meta.story({
  name: '深色',
  globals: { theme: 'dark' },
  play: async ({ canvas }) => expect(await canvas.findByRole('figure', { name: '每天的浏览' })).toBeVisible(),
})
export const Elder = meta.story({
  name: '长辈版',
  globals: { size: 'elder', ...narrow },
  play: async scene => {
    await expect(await scene.canvas.findByRole('figure', { name: '每天的浏览' })).toBeVisible()
    await fitsSideways(scene)
  },
})

import { expect, screen, waitFor } from 'storybook/test'
import { companyAnswering } from '#contract/applications'
import { listImportantCompanies, searchCompanies } from '#contract/companies'
import { lookAtJob } from '#contract/job-looks'
import { countFacets, countNeighbours, jobDetail, listJobs } from '#contract/jobs'
import { relieveSearch } from '#contract/searches'
import { answering, companyCards } from '#mocks/fixtures/companies'
import { facets, hugeJobPage, jobDetails, jobPage, longJobPage, neighbours, noJobPage } from '#mocks/fixtures/jobs'
import { noRelief, reliefs } from '#mocks/fixtures/searches'
import { mock } from '#mocks/mock'
import { fitsSideways, leadsToFirstPage, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { JobSearchPage } from './JobSearchPage.tsx'

const meta = preview.meta({
  id: 'page-job-search',
  title: '页面/职位/职位搜索 JobSearchPage',
  component: JobSearchPage,
  parameters: { route: '/job-search', path: '/job-search' },
  beforeEach({ msw }) {
    msw.use(
      mock(listJobs).returns(jobPage),
      mock(countFacets).returns(facets),
      mock(countNeighbours).returns({ list: [] }),
    )
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listJobs).hangs())
  },
  play: saysLoading,
})

export const Empty = meta.story({
  name: '没有结果',
  parameters: { route: '/job-search?t=会计&wage=7' },
  beforeEach({ msw }) {
    msw.use(mock(listJobs).returns(noJobPage), mock(relieveSearch).returns(reliefs))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /看 35 个职位/ })).toHaveAttribute(
      'href',
      '/job-search?t=%E4%BC%9A%E8%AE%A1',
    )
    await expect(await canvas.findByText('没有找到符合条件的职位')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '清除全部筛选' })).toHaveAttribute(
      'href',
      '/job-search?t=%E4%BC%9A%E8%AE%A1',
    )
  },
})

export const EmptyPlace = meta.story({
  name: '没有结果：附近有',
  parameters: { route: '/job-search?city=360700&district=360704' },
  beforeEach({ msw }) {
    msw.use(
      mock(listJobs).returns(noJobPage),
      mock(relieveSearch).returns(noRelief),
      mock(countNeighbours).returns(neighbours),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有找到符合条件的职位')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: '章贡区（46）' })).toBeVisible()
  },
})

export const FewInPlace = meta.story({
  name: '这个区县很少：结果下面是附近',
  parameters: { route: '/job-search?city=360700&district=360704' },
  beforeEach({ msw }) {
    msw.use(mock(listJobs).returns(longJobPage), mock(countNeighbours).returns(neighbours))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(1)
    await expect(await canvas.findByRole('link', { name: '南康区（21）' })).toHaveAttribute(
      'href',
      '/job-search?city=360700&district=360703',
    )
  },
})

export const FailingService = meta.story({
  name: '工具栏：服务失败',
  globals: { network: 'failing' },
  play: offersRetry,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listJobs).fails())
  },
  play: offersRetry,
})

export const Offline = meta.story({
  name: '没有网络',
  beforeEach({ msw }) {
    msw.use(mock(listJobs).offline())
  },
  play: offersRetry,
})

export const Filled = meta.story({
  name: '筛选一步步进入地址',
  parameters: { route: '/job-search?city=360700' },
  beforeEach({ msw }) {
    msw.use(mock(listJobs).answers(({ city, education }) => (city && education === '70' ? longJobPage : jobPage)))
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('赣州市的职位', async () => {
      await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('赣州市职位搜索')
      await expect(await canvas.findAllByRole('article')).toHaveLength(4)
    })
    await step('再选本科', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: /^本科/ }))
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1))
      await expect(canvas.getByRole('link', { name: '移除 本科' })).toHaveAttribute('href', '/job-search?city=360700')
    })
  },
})

export const Opened = meta.story({
  name: '点一个职位，在旁边看；关上回到那一行',
  parameters: { route: '/job-search?t=会计' },
  beforeEach({ msw }) {
    msw.use(
      mock(jobDetail).answers(({ id }) => ({ ...jobDetails, id })),
      mock(lookAtJob).returns({}),
      mock(companyAnswering).returns(answering),
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    const row = await canvas.findByRole('link', { name: '总账会计' })
    await step('打开，读的地方移到职位', async () => {
      await userEvent.click(row)
      const title = await canvas.findByRole('heading', { level: 2, name: '总账会计' })
      await waitFor(() => expect(title).toHaveFocus())
      await expect(canvas.getByRole('article', { current: true })).toContainElement(row)
      await expect(canvas.getAllByRole('article')).toHaveLength(5)
    })
    await step('筛选和翻页的链接不带着它', async () => {
      await expect(canvas.getByRole('link', { name: /^本科/ }).getAttribute('href')).not.toContain('job=')
    })
    await step('Esc 关上', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(await canvas.findByText('点一个职位，在这里看详情')).toBeVisible()
      await expect(row).toHaveFocus()
    })
  },
})

export const Counted = meta.story({
  name: '筛选项写明职位数，没有的变淡仍可选',
  parameters: { route: '/job-search?t=会计' },
  play: async ({ canvas, userEvent, step }) => {
    await step('有人来了才数；数到上限时说“以上”', async () => {
      await userEvent.hover(await canvas.findByRole('link', { name: /^南昌市/ }))
      await expect(await canvas.findByRole('link', { name: '南昌市 1,000+ 个' })).toBeVisible()
      await expect(canvas.getByRole('link', { name: '大专 46 个' })).toBeVisible()
    })
    await step('没有职位的仍能用键盘到达', async () => {
      const none = canvas.getByRole('link', { name: '萍乡市 0 个' })
      none.focus()
      await expect(none).toHaveFocus()
      await expect(none).toHaveAttribute('href', `/job-search?${new URLSearchParams({ t: '会计', city: '360300' })}`)
    })
  },
})

export const NotCounted = meta.story({
  name: '职位数没有取到：照常筛选',
  beforeEach({ msw }) {
    msw.use(mock(countFacets).fails())
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article')
    await userEvent.hover(await canvas.findByRole('link', { name: '南昌市' }))
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: '南昌市' })).toHaveAttribute('href', '/job-search?city=360100'),
    )
  },
})

export const Employers = meta.story({
  name: '找公司，还没有写名称：先看重点单位',
  parameters: { route: '/job-search?type=2&city=360700' },
  beforeEach({ msw }) {
    msw.use(
      mock(listImportantCompanies).answers(({ city }) =>
        city === '360700' ? companyCards : { ...companyCards, list: [] },
      ),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '重点单位' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: '瓷都𠮷窑' })).toHaveAttribute('href', '/company-details/506')
    await expect(await canvas.findAllByRole('article')).toHaveLength(4)
  },
})

export const Named = meta.story({
  name: '找公司：先是这个名称的单位，再是它们的职位',
  parameters: { route: `/job-search?${new URLSearchParams({ t: '窑', type: '2' })}` },
  beforeEach({ msw }) {
    msw.use(mock(searchCompanies).answers(({ t }) => (t === '窑' ? companyCards : { ...companyCards, list: [] })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '瓷都𠮷窑' })).toHaveAttribute('href', '/company-details/506')
    await expect(await canvas.findAllByRole('article')).toHaveLength(4)
  },
})

export const Unsent = meta.story({
  name: '搜索框里改了还没有搜索，点筛选时一并带上',
  parameters: { route: '/job-search?city=360100' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '工作地点' }), '赣州市')
    const kept = `/job-search?${new URLSearchParams({ city: '360700', wage: '3' })}`
    await waitFor(() => expect(canvas.getByRole('link', { name: /^5K~8K/ })).toHaveAttribute('href', kept))
  },
})

export const Many = meta.story({
  name: '一万个以上',
  parameters: { route: '/job-search?t=会计&page=3' },
  beforeEach({ msw }) {
    msw.use(mock(listJobs).returns(hugeJobPage))
  },
  play: async ({ canvas }) => expect(await canvas.findAllByRole('article')).toHaveLength(4),
})

export const BeyondTheEnd = meta.story({
  name: '没有这一页',
  parameters: { route: '/job-search?t=会计&page=400' },
  beforeEach({ msw }) {
    msw.use(mock(listJobs).returns({ ...hugeJobPage, list: [], page: 400 }))
  },
  play: leadsToFirstPage(`/job-search?${new URLSearchParams({ t: '会计' })}`),
})

export const LongText = meta.story({
  name: '很长的名称',
  beforeEach({ msw }) {
    msw.use(mock(listJobs).returns(longJobPage))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('article')
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = meta.story({
  name: '手机：打开筛选',
  globals: narrow,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await canvas.findAllByRole('article')
    await step('结果不会左右滚动', () => fitsSideways({ canvasElement }))
    await step('筛选从下方打开，看完回到结果', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^筛选/ }))
      await waitFor(() => expect(screen.getByRole('dialog', { name: '筛选' })).toBeVisible())
      await userEvent.click(screen.getByRole('button', { name: '查看 46 个职位' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
  },
})

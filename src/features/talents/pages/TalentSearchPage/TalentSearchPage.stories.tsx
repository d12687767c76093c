import { expect, waitFor } from 'storybook/test'
import { listTalents } from '#contract/talents'
import { employerUser } from '#mocks/fixtures/employer'
import { seekerUser } from '#mocks/fixtures/seeker'
import { guestTalentPage, noTalentPage, talentPage } from '#mocks/fixtures/talents'
import { mock } from '#mocks/mock'
import { fitsSideways, leadsToFirstPage, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { TalentSearchPage } from './TalentSearchPage.tsx'

const meta = preview.meta({
  id: 'page-talent-search',
  title: '页面/人才/简历搜索 TalentSearchPage',
  component: TalentSearchPage,
  parameters: { route: '/resume/search' },
  beforeEach({ msw }) {
    msw.use(mock(listTalents).returns(guestTalentPage))
  },
})

export const Filled = meta.story({
  name: '访客',
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: '单位登录' })).toHaveAttribute(
      'href',
      '/org/login?redirectUri=%2Fresume%2Fsearch',
    )
  },
})
export const Employer = meta.story({
  name: '单位：筛选一步步进入地址',
  parameters: { route: '/enterprise/search-talent?t=会计', session: employerUser },
  beforeEach({ msw }) {
    const [first] = talentPage.list
    msw.use(
      mock(listTalents).answers(({ education }) =>
        education === '70' && first ? { ...talentPage, list: [first], total: 1 } : talentPage,
      ),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('会计搜索人才')
    await expect(await canvas.findAllByRole('article')).toHaveLength(3)
    await userEvent.click(await canvas.findByRole('link', { name: '本科及以上' }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1))
    await expect(await canvas.findByRole('button', { name: /^邀请应聘：/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '移除 本科及以上' })).toHaveAttribute(
      'href',
      '/enterprise/search-talent?t=%E4%BC%9A%E8%AE%A1',
    )
  },
})
export const Understood = meta.story({
  name: '短语和排除的词：放得回来',
  parameters: { route: '/enterprise/search-talent?t=会计 “成本核算” 不要销售', session: employerUser },
  beforeEach({ msw }) {
    const [first] = talentPage.list
    msw.use(
      mock(listTalents).answers(({ t }) =>
        t?.includes('-销售') && first ? { ...talentPage, list: [first], total: 1 } : talentPage,
      ),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('会计 成本核算搜索人才')
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1))
    const tags = canvas.getByRole('list', { name: '已选条件' })
    await expect(tags).toHaveTextContent('包含“成本核算”')
    await userEvent.click(canvas.getByRole('link', { name: '移除 不含 销售' }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3))
    await expect(canvas.queryByRole('link', { name: '移除 不含 销售' })).toBeNull()
    await expect(canvas.getByRole('searchbox')).toHaveValue('会计 "成本核算"')
  },
})
export const RenderedForGuests = meta.story({
  name: '单位打开公开页面：重新读取姓名',
  parameters: { session: employerUser },
  beforeEach({ msw }) {
    let asked = 0
    msw.use(
      mock(listTalents).answers(() => {
        asked += 1
        return asked === 1 ? guestTalentPage : talentPage
      }),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^阿\*\*/ })).toBeVisible()
    await expect(canvas.getByText(/您现在以单位身份登录/)).toBeVisible()
  },
})
export const Seeker = meta.story({
  name: '个人账号',
  parameters: { session: seekerUser },
  play: async ({ canvas }) => expect(await canvas.findByText(/您现在以个人身份登录/)).toBeVisible(),
})
export const Empty = meta.story({
  name: '没有结果',
  parameters: { route: '/resume/search?t=会计&wage=7' },
  beforeEach({ msw }) {
    msw.use(mock(listTalents).returns(noTalentPage))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有找到符合条件的简历')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '清除全部筛选' })).toHaveAttribute(
      'href',
      '/resume/search?t=%E4%BC%9A%E8%AE%A1',
    )
  },
})
export const BeyondTheEnd = meta.story({
  name: '没有这一页',
  parameters: { route: '/resume/search?page=50' },
  beforeEach({ msw }) {
    msw.use(mock(listTalents).returns({ ...guestTalentPage, list: [], page: 50 }))
  },
  play: leadsToFirstPage('/resume/search'),
})
export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listTalents).hangs())
  },
  play: saysLoading,
})
export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listTalents).fails())
  },
  play: offersRetry,
})
export const Narrow = meta.story({
  name: '手机上',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('article')
    await fitsSideways({ canvasElement })
  },
})

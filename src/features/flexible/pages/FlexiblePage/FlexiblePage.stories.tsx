import { expect, screen, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { applySimply, flexibleJobInfo, listFlexibleJobs, listSimpleApplications } from '#contract/flexible'
import {
  appliedToSorting,
  flexiblePage,
  fullJob,
  noFlexibleJobs,
  simpleApplications,
  sorting,
} from '#mocks/fixtures/flexible'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { fitsSideways, leadsToFirstPage, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { FlexiblePage } from './FlexiblePage.tsx'

const meta = preview.meta({
  id: 'page-flexible',
  title: '页面/职位/灵活就业 FlexiblePage',
  component: FlexiblePage,
  parameters: { route: '/flexible', session: null },
  beforeEach({ msw }) {
    msw.use(mock(listFlexibleJobs).returns(flexiblePage))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listFlexibleJobs).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listFlexibleJobs).fails())
  },
  play: offersRetry,
})

export const Empty = meta.story({
  name: '没有零工',
  parameters: { route: '/flexible?category=6&city=360600' },
  beforeEach({ msw }) {
    msw.use(mock(listFlexibleJobs).returns(noFlexibleJobs))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有符合条件的零工')).toBeVisible(),
})

export const BeyondTheEnd = meta.story({
  name: '没有这一页',
  parameters: { route: '/flexible?unit=day&page=400' },
  beforeEach({ msw }) {
    msw.use(mock(listFlexibleJobs).returns({ ...flexiblePage, list: [], page: 400 }))
  },
  play: leadsToFirstPage('/flexible?unit=day'),
})

export const Filled = meta.story({
  name: '按类别筛选',
  parameters: { route: '/flexible?city=360700' },
  beforeEach({ msw }) {
    msw.use(mock(listFlexibleJobs).answers(({ category }) => (category === '6' ? noFlexibleJobs : flexiblePage)))
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3)
    await expect(canvas.getByText('已招满')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: '家电清洗' }))
    await expect(await canvas.findByText('没有符合条件的零工')).toBeVisible()
  },
})

export const Detail = meta.story({
  name: '报名',
  parameters: { route: '/flexible?job=41', session: seekerUser },
  beforeEach({ msw }) {
    let applied = false
    msw.use(
      mock(flexibleJobInfo).answers(() => ({ ...sorting, left: applied ? 11 : 12 })),
      mock(listSimpleApplications).answers(() => ({ ...simpleApplications, list: applied ? [appliedToSorting] : [] })),
      mock(applySimply).answers(() => {
        applied = true
        return { left: 11 }
      }),
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('姓名必填', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '报名' }))
      await expect((await canvas.findAllByText(/姓名/)).length).toBeGreaterThan(1)
    })
    await step('只要姓名', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /姓名/ }), '热合曼·䶮')
      await userEvent.click(canvas.getByRole('button', { name: '报名' }))
      await waitFor(() => expect(screen.getByText(/^报名成功/)).toBeVisible())
      await expect(await canvas.findByText(/^您已报名/)).toBeVisible()
    })
  },
})

export const Full = meta.story({
  name: '已招满',
  parameters: { route: '/flexible?job=42' },
  beforeEach({ msw }) {
    msw.use(mock(flexibleJobInfo).returns(fullJob))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/已经招满或截止/)).toBeVisible(),
})

export const Guest = meta.story({
  name: '没有登录',
  parameters: { route: '/flexible?job=41' },
  beforeEach({ msw }) {
    msw.use(mock(flexibleJobInfo).returns(sorting))
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '登录后报名' })).toHaveAttribute(
      'href',
      '/user/login?redirectUri=%2Fflexible%3Fjob%3D41',
    ),
})

export const NotFound = meta.story({
  name: '没有这份零工',
  parameters: { route: '/flexible?job=999' },
  beforeEach({ msw }) {
    msw.use(mock(flexibleJobInfo).refuses({ code: codes.notFound, msg: '没有找到，可能已被删除' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有这份零工')).toBeVisible(),
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('article')
    await fitsSideways({ canvasElement })
  },
})

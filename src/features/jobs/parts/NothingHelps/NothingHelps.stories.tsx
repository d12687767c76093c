import { expect } from 'storybook/test'
import { countNeighbours } from '#contract/jobs'
import { relieveSearch } from '#contract/searches'
import { neighbours, noNeighbours } from '#mocks/fixtures/jobs'
import { reliefs } from '#mocks/fixtures/searches'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { type JobSearch, queryOf } from '../../model/search.ts'
import { NothingHelps } from './NothingHelps.tsx'

const searchOf = (asked: Partial<JobSearch>): JobSearch => ({ ...queryOf(new URLSearchParams()), ...asked })

const meta = preview.meta({
  id: 'jobs-nothing-helps',
  title: '业务/职位/没有结果时 NothingHelps',
  component: NothingHelps,
  args: { search: searchOf({ t: '会计', wage: '7', education: '70' }) },
  beforeEach({ msw }) {
    msw.use(mock(relieveSearch).returns(reliefs), mock(countNeighbours).returns(neighbours))
  },
})

export const Filled = meta.story({
  name: '去掉哪个条件',
  args: { search: searchOf({ t: '会计', wage: '7', education: '70' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /看 35 个职位/ })).toHaveAttribute(
      'href',
      `/job-search?${new URLSearchParams({ t: '会计', education: '70' })}`,
    )
    await expect(canvas.getByRole('link', { name: '去掉“本科”（2 个职位）' })).toBeVisible()
  },
})

export const NothingWithout = meta.story({
  name: '先放回排除的词',
  args: { search: searchOf({ t: '客服 -销售', wage: '7' }) },
  beforeEach({ msw }) {
    msw.use(
      mock(relieveSearch).returns({
        list: [{ name: 't', value: '-销售', count: 12, capped: false }, ...reliefs.list],
      }),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '去掉“不含 销售”，看 12 个职位' })).toHaveAttribute(
      'href',
      `/job-search?${new URLSearchParams({ t: '客服', wage: '7' })}`,
    )
  },
})

export const Empty = meta.story({
  name: '去掉哪个都没有',
  args: { search: searchOf({ t: '䶮', city: '360700' }) },
  beforeEach({ msw }) {
    msw.use(mock(relieveSearch).returns({ list: [] }), mock(countNeighbours).returns(noNeighbours))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('去掉任何一个条件也没有职位，可以换个词再搜。')).toBeVisible()
    for (const [name, href] of [
      ['全部职位', '/job-search'],
      ['零工', '/flexible'],
      ['招聘会', '/recruitment'],
    ] as const)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href)
  },
})

export const WordAlone = meta.story({
  name: '只搜了一个词：没有可以去掉的条件',
  args: { search: searchOf({ t: '䶮' }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: '全部职位' })).toBeVisible()
    await expect(canvas.queryByText(/去掉/)).not.toBeInTheDocument()
    await expect(canvasElement.querySelector('[data-shape]')).toBeNull()
  },
})

export const Loading = meta.story({
  name: '还没有来：位置留着',
  beforeEach({ msw }) {
    msw.use(mock(relieveSearch).hangs())
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: '全部职位' })).toBeVisible(),
})

export const Failed = meta.story({
  name: '没有取到：还有别处可看',
  beforeEach({ msw }) {
    msw.use(mock(relieveSearch).fails())
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: '全部职位' })).toBeVisible(),
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  args: { search: searchOf({ t: '会计', city: '360700', wage: '7', education: '70' }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: /看 35 个职位/ })).toBeVisible()
    await expect(await canvas.findByRole('navigation', { name: '附近的职位' })).toBeVisible()
    await fitsSideways({ canvasElement })
  },
})

import { expect, waitFor } from 'storybook/test'
import { countNeighbours } from '#contract/jobs'
import { neighbours, noNeighbours } from '#mocks/fixtures/jobs'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { type JobSearch, queryOf } from '../../model/search.ts'
import { JobsBeside } from './JobsBeside.tsx'

const searchOf = (asked: Partial<JobSearch>): JobSearch => ({ ...queryOf(new URLSearchParams()), ...asked })

const meta = preview.meta({
  id: 'jobs-beside',
  title: '业务/职位/附近的职位 JobsBeside',
  component: JobsBeside,
  args: { search: searchOf({ t: '会计', city: '360700', district: '360704', wage: '4', page: 2 }) },
  beforeEach({ msw }) {
    msw.use(mock(countNeighbours).returns(neighbours))
  },
})

export const Filled = meta.story({
  name: '同一个搜索在相邻区县',
  play: async ({ canvas, step }) => {
    await step('同市只写区县名，条件都带上', async () => {
      await expect(await canvas.findByRole('link', { name: '章贡区（46）' })).toHaveAttribute(
        'href',
        `/job-search?${new URLSearchParams({ t: '会计', city: '360700', district: '360702', wage: '4' })}`,
      )
    })
    await step('邻市的区县写明市', async () => {
      await expect(canvas.getByRole('link', { name: '吉安·万安县（3）' })).toHaveAttribute(
        'href',
        `/job-search?${new URLSearchParams({ t: '会计', city: '360800', district: '360828', wage: '4' })}`,
      )
    })
    await expect(canvas.getByRole('navigation', { name: '附近的职位' })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(6)
  },
})

export const Cities = meta.story({
  name: '只选了市：相邻的市',
  args: { search: searchOf({ city: '360800' }) },
  beforeEach({ msw }) {
    msw.use(
      mock(countNeighbours).returns({
        list: [{ city: '360700', district: '', label: '赣州市', count: 1_000, capped: true }],
      }),
    )
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '赣州市（1000+）' })).toHaveAttribute(
      'href',
      '/job-search?city=360700',
    ),
})

export const Empty = meta.story({
  name: '附近也没有',
  beforeEach({ msw }) {
    msw.use(mock(countNeighbours).returns(noNeighbours))
  },
  play: async ({ canvas }) => waitFor(() => expect(canvas.queryByRole('navigation')).toBeNull()),
})

export const Loading = meta.story({
  name: '还没有数出来',
  beforeEach({ msw }) {
    msw.use(mock(countNeighbours).hangs())
  },
  play: async ({ canvas }) => waitFor(() => expect(canvas.queryByRole('navigation')).toBeNull()),
})

export const Failed = meta.story({
  name: '没有数出来：照常看结果',
  beforeEach({ msw }) {
    msw.use(mock(countNeighbours).fails())
  },
  play: async ({ canvas }) => waitFor(() => expect(canvas.queryByRole('navigation')).toBeNull()),
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: '章贡区（46）' })
    await fitsSideways({ canvasElement })
  },
})

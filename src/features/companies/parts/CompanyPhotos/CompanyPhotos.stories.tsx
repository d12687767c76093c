import { expect, waitFor } from 'storybook/test'
import { listCompanyImages } from '#contract/companies'
import { workplace } from '#mocks/fixtures/companies'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { CompanyPhotos } from './CompanyPhotos.tsx'

const meta = preview.meta({
  id: 'companies-company-photos',
  title: '业务/单位/工作环境 CompanyPhotos',
  component: CompanyPhotos,
  parameters: { route: '/company-details/501', path: '/company-details/:id' },
  beforeEach({ msw }) {
    msw.use(mock(listCompanyImages).returns({ list: [...workplace] }))
  },
})

export const Filled = meta.story({
  name: '有图片',
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('img', { name: '装配车间' })
    await expect(first).toHaveAttribute('loading', 'lazy')
    await expect(canvas.getAllByRole('img')).toHaveLength(3)
  },
})

export const Empty = meta.story({
  name: '没有图片就不占地方',
  beforeEach({ msw }) {
    msw.use(mock(listCompanyImages).returns({ list: [] }))
  },
  play: async ({ canvas }) => waitFor(() => expect(canvas.queryByRole('heading', { name: '工作环境' })).toBeNull()),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listCompanyImages).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listCompanyImages).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('img', { name: '装配车间' })
    await fitsSideways({ canvasElement })
  },
})

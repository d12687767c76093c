import { expect, waitFor } from 'storybook/test'
import { talkDraw } from '#contract/fair-draws'
import { falsifiedDraw, publishedDraw, sealedDraw } from '#mocks/fixtures/fair-draws'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { DrawCheck } from './DrawCheck.tsx'

const meta = preview.meta({
  id: 'fair-draws-draw-check',
  title: '业务/招聘会/抽签核验 DrawCheck',
  component: DrawCheck,
  args: { fair: '34' },
  beforeEach({ msw }) {
    msw.use(mock(talkDraw).returns(publishedDraw))
  },
})

export const Filled = meta.story({
  name: '核验通过',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '核验' }))
    await expect(await canvas.findByText('核验通过')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '查看全部结果' }))
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: /3d4e5f607182/ })).toBeVisible())
  },
})

export const WrongResult = meta.story({
  name: '结果不符',
  beforeEach({ msw }) {
    msw.use(mock(talkDraw).returns(falsifiedDraw))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '核验' }))
    await expect(await canvas.findByText('结果不符')).toBeVisible()
  },
})

export const WrongSeed = meta.story({
  name: '种子不符',
  beforeEach({ msw }) {
    msw.use(mock(talkDraw).returns({ ...publishedDraw, seed: 'ff0102030405060708090a0b0c0d0e0f' }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '核验' }))
    await expect(await canvas.findByText('种子不符')).toBeVisible()
  },
})

export const Empty = meta.story({
  name: '还没有抽签',
  beforeEach({ msw }) {
    msw.use(mock(talkDraw).returns(sealedDraw))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('抽签后公布')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '核验' })).toBeNull()
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(talkDraw).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(talkDraw).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机，全部结果',
  globals: narrow,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '查看全部结果' }))
    await fitsSideways({ canvasElement })
  },
})

import { expect } from 'storybook/test'
import { topicOf } from '#contract/events'
import { recruitScreen } from '#contract/topics'
import { recruitScreenFigures } from '#mocks/fixtures/topics'
import { mock } from '#mocks/mock'
import { tell } from '#platform/events'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { RecruitScreenPage } from './RecruitScreenPage.tsx'

const meta = preview.meta({
  id: 'page-recruit-screen',
  title: '页面/专题/招聘大屏 RecruitScreenPage',
  component: RecruitScreenPage,
  parameters: { route: '/screen/recruit', layout: 'fullscreen' },
  beforeEach({ msw }) {
    msw.use(mock(recruitScreen).returns(recruitScreenFigures))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(recruitScreen).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(recruitScreen).fails())
  },
  play: offersRetry,
})

export const Filled = meta.story({
  name: '实时数据',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5,048')).toBeVisible()
    await expect(canvas.getByText('今日投递')).toBeVisible()
    await expect(canvas.getByText(/数据取自 2026-11-20 09:29:50/)).toBeVisible()
  },
})

export const FairOn = meta.story({
  name: '招聘会正在举行，各馆扫码人数',
  beforeEach({ msw }) {
    const crowd = [
      { label: '冬季招聘会（南昌站）', value: 1_235 },
      { label: 'A 馆扫码 · 冬季招聘会（南昌站）', value: 320 },
      { label: '高校毕业生专区扫码 · 冬季招聘会（南昌站）', value: 45 },
    ]
    msw.use(mock(recruitScreen).returns({ ...recruitScreenFigures, crowd }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '招聘会现场' })).toBeVisible()
    await expect(canvas.getByText(/“扫码”为近半小时在该馆展位扫过码的人数/)).toBeVisible()
    await expect(canvas.getByText('1,235')).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: '职位大类' })).toBeNull()
  },
})

export const FairStopped = meta.story({
  name: '招聘会暂停的消息一到，就标出来',
  beforeEach({ msw }) {
    let asked = 0
    msw.use(
      mock(recruitScreen).answers(() => {
        asked += 1
        const label = asked > 1 ? '冬季招聘会（南昌站）（暂停中）' : '冬季招聘会（南昌站）'
        return { ...recruitScreenFigures, fairs: ['2'], crowd: [{ label, value: 1_235 }] }
      }),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('冬季招聘会（南昌站）')).toBeVisible()
    const data = { fair: '2', state: 'stopped', reason: '消防报警' } as const
    tell({ id: '8-1', topic: topicOf.fair('2'), kind: 'fair.state', at: 0, data })
    await expect(await canvas.findByText('冬季招聘会（南昌站）（暂停中）')).toBeVisible()
  },
})

export const Empty = meta.story({
  name: '投递太少不显示',
  beforeEach({ msw }) {
    msw.use(mock(recruitScreen).returns({ ...recruitScreenFigures, applicationsToday: null, newest: [] }))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('5,048')
    await expect(canvas.queryByText('今日投递')).toBeNull()
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('5,048')
    await fitsSideways({ canvasElement })
  },
})

import { delay } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { topicOf } from '#contract/events'
import { liveInfo } from '#contract/fair-lives'
import { liveAt, longLive } from '#mocks/fixtures/fair-lives'
import { mock } from '#mocks/mock'
import { tell } from '#platform/events'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { LiveStage } from './LiveStage.tsx'

const meta = preview.meta({
  id: 'fair-lives-stage',
  title: '业务/招聘会/一场直播 LiveStage',
  component: LiveStage,
  args: { id: '5' },
  beforeEach({ msw }) {
    msw.use(mock(liveInfo).returns(liveAt('live')))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(liveInfo).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(liveInfo).fails())
  },
  play: offersRetry,
})

export const NotFound = meta.story({
  name: '不存在',
  beforeEach({ msw }) {
    msw.use(mock(liveInfo).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有找到这场直播')).toBeVisible(),
})

export const Filled = meta.story({
  name: '直播中，有单位的岗位',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '看直播' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: '江西棠禾数字科技有限公司在本场的岗位' })).toBeVisible()
    await expect(canvas.getByText(/示例画面/)).toBeVisible()
  },
})

export const Upcoming = meta.story({
  name: '未开播',
  beforeEach({ msw }) {
    msw.use(mock(liveInfo).returns(liveAt('upcoming')))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有开播')).toBeVisible()
    await expect(await canvas.findByRole('timer')).toHaveTextContent('距开播')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Paused = meta.story({
  name: '暂停，恢复以后自己接上',
  beforeEach({ msw }) {
    let asked = 0
    msw.use(
      mock(liveInfo).answers(() => {
        asked += 1
        return liveAt(asked > 2 ? 'live' : 'paused')
      }),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/会场系统检修/)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: '看直播' })).toBeVisible(), { timeout: 20_000 })
  },
})

export const StoppedAtOnce = meta.story({
  name: '暂停的消息一到，画面就停',
  beforeEach({ msw }) {
    let asked = 0
    msw.use(
      mock(liveInfo).answers(async () => {
        asked += 1
        // What is asked after the news takes its time.
        if (asked > 1) await delay('infinite')
        return liveAt('live')
      }),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '看直播' })
    const { id: fair } = liveAt('live').fair
    tell({
      id: '8-1',
      topic: topicOf.fair(fair),
      kind: 'fair.state',
      at: 0,
      data: { fair, state: 'stopped', reason: '会场系统检修' },
    })
    await expect(await canvas.findByText('直播暂停')).toBeVisible()
    await expect(canvas.getByText('会场系统检修')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '看直播' })).toBeNull()
  },
})

export const StillPaused = meta.story({
  name: '暂停中',
  beforeEach({ msw }) {
    msw.use(mock(liveInfo).returns(liveAt('paused')))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('直播暂停')).toBeVisible(),
})

export const Replay = meta.story({
  name: '回放',
  beforeEach({ msw }) {
    msw.use(mock(liveInfo).returns(liveAt('replay')))
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: '看回放' })).toBeVisible(),
})

export const Ended = meta.story({
  name: '没有回放了',
  beforeEach({ msw }) {
    msw.use(mock(liveInfo).returns(liveAt('ended')))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('已经结束，没有回放')).toBeVisible(),
})

export const NoSignal = meta.story({
  name: '没有画面',
  beforeEach({ msw }) {
    msw.use(mock(liveInfo).returns(liveAt('live', { media: null })))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('暂时没有画面')).toBeVisible(),
})

export const LongText = meta.story({
  name: '很长的名称',
  beforeEach({ msw }) {
    msw.use(mock(liveInfo).returns(liveAt('live', longLive)))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: '看直播' })
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })

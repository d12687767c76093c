import { expect, fn, waitFor } from 'storybook/test'
import {
  answerCall,
  leaveQueue,
  listTalkBoards,
  listTalks,
  myQueues,
  type MyQueues as Queues,
} from '#contract/fair-talks'
import { Container } from '#design-system'
import {
  calledQueue,
  lapsedQueue,
  longQueue,
  missedQueue,
  newTalk,
  oneQueue,
  setBackQueue,
  talkBoards,
  talkFair,
  talkingQueue,
  talkPage,
  threeQueues,
  waitingPlace,
} from '#mocks/fixtures/fair-talks'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { connect } from '#platform/events'
import { fitsSideways, narrow, whole } from '../../../.storybook/plays.ts'
import preview from '../../../.storybook/preview.tsx'
import { MyQueues } from './parts/MyQueues/MyQueues.tsx'

const { company } = waitingPlace
const done = fn()

const meta = preview.meta({
  id: 'fair-talks-queue-states',
  title: '流程/招聘会在线交流/排队的各种状态 QueueStates',
  component: MyQueues,
  args: { fairId: talkFair.id, isStopped: false },
  parameters: {
    route: '/recruitment/scene/34',
    path: '/recruitment/scene/:id',
    session: seekerUser,
    layout: 'fullscreen',
  },
  render: args => (
    <Container>
      <MyQueues {...args} />
    </Container>
  ),
  beforeEach({ msw }) {
    done.mockReset()
    connect({ isLive: true, lostAt: null })
    msw.use(
      mock(myQueues).returns(oneQueue),
      mock(listTalkBoards).returns(talkBoards),
      mock(listTalks).returns(talkPage),
      mock(leaveQueue).answers(({ place }) => {
        done(place)
        return { ok: true }
      }),
      mock(answerCall).answers(({ place }) => {
        done(place)
        return { talk: newTalk }
      }),
    )
    return () => connect({ isLive: false, lostAt: null })
  },
})

interface Hand {
  canvas: { findByRole(role: 'button', options: { name: string }): Promise<HTMLElement> }
  userEvent: { click(element: Element): Promise<void> }
}

const openBar = async ({ canvas, userEvent }: Hand) =>
  userEvent.click(await canvas.findByRole('button', { name: '查看排队' }))

const showing = (queues: Queues) => mock(myQueues).returns(queues)

export const SetBack = meta.story({
  name: '过号：说清楚，往后排三位',
  beforeEach({ msw }) {
    msw.use(showing(setBackQueue))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/刚才叫到您没有应答，已往后排 3 位。.*还可以往后排 1 次。/)).toBeVisible()
  },
})

export const Missed = meta.story({
  name: '几次没有应答，号作废',
  beforeEach({ msw }) {
    msw.use(showing(missedQueue))
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/叫到您几次都没有应答/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '关闭提示' }))
    await waitFor(() => expect(canvas.queryByText(/叫到您几次都没有应答/)).toBeNull())
  },
})

export const Lapsed = meta.story({
  name: '离线过久，号作废',
  beforeEach({ msw }) {
    msw.use(showing(lapsedQueue))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/离线超过十分钟/)).toBeVisible(),
})

export const Offline = meta.story({
  name: '断线：号保留到几点',
  play: async ({ canvas, userEvent }) => {
    await openBar({ canvas, userEvent })
    await canvas.findByText('前面还有 3 位')
    connect({ isLive: false, lostAt: Date.now() - 60_000 })
    await expect(await canvas.findByText(whole(/保留十分钟，到 09:39 为止/))).toBeVisible()
    await expect(canvas.getByText('前面还有 3 位')).toBeVisible()
  },
})

export const Stopped = meta.story({
  name: '会场暂停：位置保留',
  args: { isStopped: true },
  play: async ({ canvas }) => expect(await canvas.findByText(/您的位置都保留/)).toBeVisible(),
})

export const Talking = meta.story({
  name: '交流中，有新消息',
  beforeEach({ msw }) {
    msw.use(showing(talkingQueue))
  },
  play: async ({ canvas, userEvent }) => {
    await openBar({ canvas, userEvent })
    await expect(await canvas.findByRole('link', { name: `回到交流：${company}` })).toHaveAttribute(
      'href',
      `/recruitment/scene/34?talk=${newTalk.id}`,
    )
    await expect(canvas.getByRole('link', { name: '我的交流（2 条新消息）' })).toBeVisible()
  },
})

export const Silent = meta.story({
  name: '关掉响铃，记得住',
  play: async ({ canvas, userEvent }) => {
    await openBar({ canvas, userEvent })
    const chime = await canvas.findByRole('switch', { name: '叫到我时响铃、振动' })
    await expect(chime).toBeChecked()
    await userEvent.click(chime)
    await waitFor(() => expect(chime).not.toBeChecked())
    await expect(localStorage.length).toBeGreaterThan(0)
  },
})

export const LongText = meta.story({
  name: '五千字的名称',
  beforeEach({ msw }) {
    msw.use(showing(longQueue))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('region', { name: '我的排队' })
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = meta.story({
  name: '手机：收成一行，按一下展开',
  globals: narrow,
  beforeEach({ msw }) {
    msw.use(showing(threeQueues))
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const open = await canvas.findByRole('button', { name: '查看排队' })
    await expect(canvas.queryByRole('list', { name: '我排的队' })).toBeNull()
    await userEvent.click(open)
    await expect(await canvas.findByRole('list', { name: '我排的队' })).toBeVisible()
    await fitsSideways({ canvasElement })
  },
})

export const NarrowCalled = meta.story({
  name: '手机：叫到了',
  globals: narrow,
  beforeEach({ msw }) {
    msw.use(showing(calledQueue))
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: `应答：${company}` })).toBeVisible()
    await fitsSideways({ canvasElement })
  },
})

export const Dark = NarrowCalled.extend({ name: '手机，深色', globals: { ...narrow, theme: 'dark' } })
export const Elder = NarrowCalled.extend({ name: '手机，长辈版', globals: { ...narrow, size: 'elder' } })

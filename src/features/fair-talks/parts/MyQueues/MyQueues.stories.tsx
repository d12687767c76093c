import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { codes } from '#contract/codes'
import { topicOf } from '#contract/events'
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
  calledPlace,
  calledQueue,
  newTalk,
  nextQueue,
  noQueues,
  oneQueue,
  setBackQueue,
  stoppedCall,
  talkBoards,
  talkFair,
  talkingQueue,
  talkPage,
  threeQueues,
  waitingPlace,
} from '#mocks/fixtures/fair-talks'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { connect, tell } from '#platform/events'
import { useAddress } from '#platform/routing'
import { offersRetry } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { MyQueues } from './MyQueues.tsx'

const { company, participation } = waitingPlace
const done = fn()

/** Where an answer leads. */
const Where = () => <p>{useAddress().search}</p>

const meta = preview.meta({
  id: 'fair-talks-my-queues',
  title: '业务/招聘会在线交流/我的排队 MyQueues',
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

export const Loading = meta.story({
  name: '加载中：先什么也不说',
  beforeEach({ msw }) {
    msw.use(mock(myQueues).hangs())
  },
  play: async ({ canvas }) => expect(canvas.queryByRole('region', { name: '我的排队' })).toBeNull(),
})

export const Failed = meta.story({
  name: '没有查到',
  beforeEach({ msw }) {
    msw.use(mock(myQueues).fails())
  },
  play: offersRetry,
})

export const Empty = meta.story({
  name: '没有在排队：交流过的还能找到',
  beforeEach({ msw }) {
    msw.use(showing(noQueues))
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '我的交流' })).toHaveAttribute(
      'href',
      '/recruitment/scene/34?view=talks',
    ),
})

export const Filled = meta.story({
  name: '排一家，退出',
  play: async ({ canvas, userEvent, msw }) => {
    await openBar({ canvas, userEvent })
    const bar = within(await canvas.findByRole('region', { name: '我的排队' }))
    await expect(bar.getByText('前面还有 3 位')).toBeVisible()
    await userEvent.click(bar.getByRole('button', { name: `退出排队：${company}` }))
    const dialog = within(await screen.findByRole('alertdialog', { name: `退出排队：${company}` }))
    msw.use(showing(noQueues))
    await userEvent.click(dialog.getByRole('button', { name: '退出排队' }))
    await expect(await canvas.findByRole('link', { name: '我的交流' })).toBeVisible()
    await expect(done.mock.calls).toEqual([[waitingPlace.id]])
  },
})

export const Three = meta.story({
  name: '排三家：哪家可能先轮到',
  beforeEach({ msw }) {
    msw.use(showing(threeQueues))
  },
  play: async ({ canvas, userEvent }) => {
    await openBar({ canvas, userEvent })
    const rows = (await canvas.findByRole('list', { name: '我排的队' })).children
    await expect(rows).toHaveLength(3)
    await expect(rows[0]).toHaveTextContent(/鑫源电子厂.*可能先轮到.*5 号/)
    await expect(canvas.getByText(/可能差不多同时叫到您/)).toBeVisible()
  },
})

export const Moves = meta.story({
  name: '队伍往前走，走到下一位',
  play: async ({ canvas, userEvent }) => {
    await openBar({ canvas, userEvent })
    await canvas.findByText('前面还有 3 位')
    const line = (numbers: number[]) =>
      tell({
        id: '',
        topic: topicOf.queue(participation),
        kind: 'queue.line',
        at: Date.now(),
        data: {
          fair: talkFair.id,
          participation,
          open: true,
          recruiters: 1,
          paceMs: 480_000,
          called: [9],
          line: numbers,
        },
      })
    line([10, 11, 12, 13])
    await expect(await canvas.findByText('前面还有 2 位')).toBeVisible()
    line([11, 12, 13])
    await expect(await canvas.findByText('下一位就是您')).toBeVisible()
    await expect(await canvas.findByText(`下一位就是您：${company}`, { selector: '[role=status]' })).toBeInTheDocument()
  },
})

export const Next = meta.story({
  name: '下一位就是您',
  beforeEach({ msw }) {
    msw.use(showing(nextQueue))
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(`排了 1 家 · 下一位就是您：${company}`)).toBeVisible()
    await openBar({ canvas, userEvent })
    await expect(await canvas.findByText('下一位就是您')).toBeVisible()
  },
})

export const Called = meta.story({
  name: '叫到了：倒计时，应答，进入交流',
  beforeEach({ msw }) {
    msw.use(showing(calledQueue))
  },
  render: args => (
    <Container>
      <MyQueues {...args} />
      <Where />
    </Container>
  ),
  play: async ({ canvas, userEvent, msw }) => {
    const title = document.title
    await expect(await canvas.findByRole('heading', { name: `轮到您了：${company}` })).toBeVisible()
    await expect(canvas.getByRole('timer')).toHaveTextContent('请在 52 秒内应答')
    await expect(canvas.getByRole('alert')).toHaveTextContent(`轮到您了：${company}`)
    await waitFor(() => expect(document.title).toBe(`【请应答】${company}`))
    await expect(document.body).toHaveFocus()
    msw.use(showing(talkingQueue))
    await userEvent.click(canvas.getByRole('button', { name: `应答：${company}` }))
    await expect(await canvas.findByText(`?talk=${newTalk.id}`)).toBeVisible()
    await expect(done.mock.calls).toEqual([[calledPlace.id]])
    await waitFor(() => expect(document.title).not.toContain('请应答'))
    await expect(title).not.toBe('')
  },
})

export const CalledInStop = meta.story({
  name: '叫到后会场暂停：剩余时间不动',
  args: { isStopped: true },
  beforeEach({ msw }) {
    msw.use(showing(stoppedCall))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent('会场暂停中，应答时间还剩 40 秒')
    await expect(canvas.getByRole('button', { name: `应答：${company}` })).toBeDisabled()
  },
})

export const TooLate = meta.story({
  name: '应答晚了',
  beforeEach({ msw }) {
    msw.use(
      showing(calledQueue),
      mock(answerCall).refuses({ code: codes.quotaReached, msg: '应答时间已过，已往后排 3 位' }),
    )
  },
  play: async ({ canvas, userEvent, msw }) => {
    const answer = await canvas.findByRole('button', { name: `应答：${company}` })
    msw.use(showing(setBackQueue))
    await userEvent.click(answer)
    await expect(await canvas.findByText(/刚才叫到您没有应答，已往后排 3 位。/)).toBeVisible()
  },
})

import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { listExhibitorJobs } from '#contract/fair-halls'
import {
  callNext,
  endTalk,
  extendTalk,
  listTalks,
  openTalks,
  readTalk,
  sayInTalk,
  talkDesk,
} from '#contract/fair-talks'
import { employerUser } from '#mocks/fixtures/employer'
import { deskTold } from '#mocks/fixtures/events'
import { exhibitorJobs, noExhibitorJobs } from '#mocks/fixtures/fair-halls'
import { calledDesk, colleaguesDesk, justJoinedDesk, talkingDesk, waitingDesk } from '#mocks/fixtures/fair-talk-desk'
import { endedTalk, openTalk, talkFair, talkPage } from '#mocks/fixtures/fair-talks'
import { mock } from '#mocks/mock'
import { tell } from '#platform/events'
import { advance } from '../../../.storybook/clock.ts'
import preview from '../../../.storybook/preview.tsx'
import { TalkDesk } from './parts/TalkDesk/TalkDesk.tsx'

const sent = fn<(input: unknown) => void>()
const talkName = '与阿依古丽·䶮的交流'
/** What the service says of the talk once it has ended. */
const ended = { ...endedTalk, id: openTalk.id }

const meta = preview.meta({
  id: 'fair-talks-desk-work',
  title: '流程/招聘会在线交流/交流台上的一天 DeskWork',
  component: TalkDesk,
  args: { fairId: talkFair.id, talk: '', page: 1, hrefFor: ({ talk = '' }) => `/manage/fair/online?talk=${talk}` },
  parameters: { session: employerUser },
  beforeEach({ msw }) {
    sent.mockClear()
    msw.use(
      mock(talkDesk).returns(talkingDesk),
      mock(listTalks).returns(talkPage),
      mock(readTalk).returns(openTalk),
      mock(listExhibitorJobs).returns(exhibitorJobs),
      mock(callNext).answers(input => {
        sent(input)
        return calledDesk
      }),
      mock(extendTalk).answers(input => {
        sent(input)
        return { ...openTalk, extended: true }
      }),
      mock(openTalks).answers(input => {
        sent(input)
        return { ...waitingDesk, minutes: input.minutes }
      }),
      mock(sayInTalk).answers(({ text }) => {
        sent(text)
        return { line: { id: 'c3c3c3c3', by: 'employer', text, at: Date.now() } }
      }),
    )
  },
})

export const Waiting = meta.story({
  name: '等了几分钟，随时钟走',
  beforeEach({ msw }) {
    msw.use(mock(talkDesk).returns(justJoinedDesk))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('刚刚取号')).toBeVisible()
    await expect(await canvas.findByText('等了 1 分钟')).toBeVisible()
    advance(59_000)
    await expect(await canvas.findByText('等了 2 分钟')).toBeVisible()
    await expect(canvas.getByText('刚刚取号')).toBeVisible()
    advance(1_000)
    await expect(await canvas.findByText('等了 1 分钟')).toBeVisible()
    await expect(canvas.queryByText('刚刚取号')).toBeNull()
  },
})

export const Minutes = meta.story({
  name: '改每次几分钟：焦点不丢，最后选的算数',
  beforeEach({ msw }) {
    msw.use(mock(talkDesk).returns(waitingDesk))
  },
  play: async ({ canvas, userEvent }) => {
    const select = await canvas.findByRole('combobox', { name: /^每次交流/ })
    select.focus()
    await userEvent.selectOptions(select, '15')
    await userEvent.selectOptions(select, '20')
    await waitFor(() =>
      expect(sent.mock.calls.map(([input]) => input)).toEqual(
        [15, 20].map(minutes => ({ fair: '34', open: true, minutes })),
      ),
    )
    await waitFor(() => expect(screen.getByText('从下一位起，每次交流 20 分钟')).toBeVisible())
    await expect(select).toHaveFocus()
    await expect(select).toHaveValue('20')
    await expect(canvas.getByRole('combobox', { name: /^每次交流/ })).toBe(select)
  },
})

export const Ends = meta.story({
  name: '结束以后留在眼前，收起才走',
  beforeEach({ msw }) {
    msw.use(
      mock(endTalk).answers(() => {
        msw.use(mock(talkDesk).returns(waitingDesk), mock(readTalk).returns(ended))
        return ended
      }),
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '结束交流' }))
    const talk = await canvas.findByRole('region', { name: talkName })
    await step('还在，能继续留言、请对方投递', async () => {
      await expect(await within(talk).findByText('交流已结束，可以继续留言')).toBeVisible()
      await expect(await canvas.findByRole('button', { name: '收起这次交流' })).toBeVisible()
      await waitFor(() => expect(canvas.getByRole('button', { name: '叫下一位' })).toBeEnabled())
      await waitFor(() => expect(talk).toHaveFocus())
      await userEvent.type(within(talk).getByRole('textbox', { name: /^写给/ }), '资料稍后发您{Enter}')
      await waitFor(() => expect(sent).toHaveBeenCalledWith('资料稍后发您'))
      await expect(within(talk).getByRole('button', { name: '请对方投递' })).toBeVisible()
    })
    await step('收起', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '收起这次交流' }))
      await waitFor(() => expect(canvas.queryByRole('region', { name: talkName })).toBeNull())
    })
  },
})

export const Kept = meta.story({
  name: '时间到了，对话留着；投递了就能邀请面试',
  beforeEach({ msw }) {
    msw.use(mock(talkDesk).returns(talkingDesk))
  },
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('button', { name: '结束交流' })
    const applied = { ...ended, applicationId: '8a1f2c44-0c5d-4a7e-9b10-5d2b7e0c1f01' }
    msw.use(mock(talkDesk).returns(waitingDesk), mock(readTalk).returns(applied))
    tell(deskTold(talkingDesk))
    tell({ ...deskTold(talkingDesk), kind: 'talk', data: { fair: talkFair.id, talk: openTalk.id } })
    await expect(await canvas.findByText('交流已结束，可以继续留言')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: '邀请面试' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '结束交流' })).toBeNull()
  },
})

export const CallsNext = meta.story({
  name: '叫了下一位，结束的让位',
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByRole('button', { name: '结束交流' })
    msw.use(mock(talkDesk).returns(waitingDesk), mock(readTalk).returns(ended))
    tell(deskTold(talkingDesk))
    await canvas.findByRole('button', { name: '收起这次交流' })
    await userEvent.click(canvas.getByRole('button', { name: '叫下一位' }))
    await expect(await canvas.findByText(/^已叫 1 号/)).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('region', { name: talkName })).toBeNull())
  },
})

export const EndedBesideColleagues = meta.story({
  name: '自己的结束了，同事的还在',
  beforeEach({ msw }) {
    msw.use(mock(talkDesk).returns(colleaguesDesk))
  },
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('tab', { name: /^阿依古丽/ })
    const [colleague] = colleaguesDesk.talks
    msw.use(
      mock(talkDesk).returns({ ...waitingDesk, talks: colleague ? [colleague] : [] }),
      mock(readTalk).returns(ended),
    )
    tell(deskTold(colleaguesDesk))
    await expect(await canvas.findByRole('tab', { name: '阿依古丽·䶮（已结束）' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(canvas.getByRole('tab', { name: '胡桂香' })).toHaveAttribute('aria-selected', 'false')
  },
})

export const Asks = meta.story({
  name: '请对方投递：选岗位，发一条带岗位的话',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '请对方投递' }))
    const dialog = within(await screen.findByRole('dialog', { name: '请对方投递' }))
    const select = await dialog.findByRole('combobox', { name: '投递哪个岗位' })
    await expect(select).toHaveValue('1001')
    await expect(dialog.queryByRole('option', { name: '出纳' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: '发出' }))
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    const link = await within(await canvas.findByRole('log')).findByRole('link', { name: '查看岗位' })
    await expect(link).toHaveAttribute('href', '/job-details/1001')
  },
})

export const NothingToAsk = meta.story({
  name: '没有可以投递的岗位',
  beforeEach({ msw }) {
    msw.use(mock(listExhibitorJobs).returns(noExhibitorJobs))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '请对方投递' }))
    await expect(await screen.findByText('没有可以投递的岗位')).toBeInTheDocument()
    await expect(screen.getByRole('button', { name: '发出' })).toBeDisabled()
  },
})

export const Keys = meta.story({
  name: '快捷键：打字时不起作用',
  beforeEach({ msw }) {
    msw.use(
      mock(endTalk).answers(input => {
        sent(input)
        msw.use(mock(talkDesk).returns(waitingDesk), mock(readTalk).returns(ended))
        return ended
      }),
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    const field = await canvas.findByRole('textbox', { name: /^写给/ })
    await step('写的就是字', async () => {
      await userEvent.keyboard('w')
      await waitFor(() => expect(field).toHaveFocus())
      await userEvent.keyboard('next')
      await waitFor(() => expect(field).toHaveValue('next'))
      await waitFor(() => expect(sent).not.toHaveBeenCalled())
    })
    await step('延长', async () => {
      field.blur()
      await userEvent.keyboard('x')
      await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: openTalk.id }))
      await waitFor(() => expect(canvas.queryByRole('button', { name: /^延长 5 分钟/ })).toBeNull())
    })
    await step('结束：先问一次', async () => {
      sent.mockClear()
      await userEvent.keyboard('e')
      const asked = within(await screen.findByRole('alertdialog', { name: `结束与阿依古丽·䶮的交流` }))
      await expect(sent).not.toHaveBeenCalled()
      await userEvent.click(asked.getByRole('button', { name: '结束交流' }))
      await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: openTalk.id }))
      await waitFor(() => expect(canvas.getByRole('button', { name: '叫下一位' })).toBeEnabled())
    })
    await step('叫下一位', async () => {
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await userEvent.keyboard('n')
      await waitFor(() => expect(sent).toHaveBeenCalledWith({ fair: '34', slot: '' }))
      await expect(await canvas.findByText(/^已叫 1 号/)).toBeVisible()
    })
  },
})

export const KeysOff = meta.story({
  name: '快捷键：说明，可以关掉',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: '延长 5 分钟' })
    await userEvent.keyboard('?')
    const help = within(await screen.findByRole('dialog', { name: '快捷键' }))
    await expect(help.getByText('结束交流（先问一次）')).toBeInTheDocument()
    await userEvent.click(help.getByRole('switch', { name: /^使用快捷键/ }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.keyboard('x')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '延长 5 分钟' })).not.toHaveAttribute('aria-keyshortcuts'),
    )
    await expect(sent).not.toHaveBeenCalled()
  },
})

import { expect, fn, waitFor, within } from 'storybook/test'
import { codes } from '#contract/codes'
import { readTalk, sayInTalk } from '#contract/fair-talks'
import { askedTalk, endedTalk, lineTold, newTalk, openTalk, thousandLines } from '#mocks/fixtures/fair-talks'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { tell } from '#platform/events'
import { advance } from '../../../../../.storybook/clock.ts'
import { offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { TalkPanel } from './TalkPanel.tsx'

const said = fn()
const { company } = openTalk
const logName = `与${company}的对话`
const fieldName = `写给${company}`

/** The service takes lines, and says what it took. */
const takesLines = mock(sayInTalk).answers(({ text }) => {
  said(text)
  return { line: { id: `c3c3c3c3-${said.mock.calls.length}`, by: 'seeker', text, at: Date.now() } }
})

const meta = preview.meta({
  id: 'fair-talks-talk-panel',
  title: '业务/招聘会在线交流/交流 TalkPanel',
  component: TalkPanel,
  args: { id: openTalk.id },
  parameters: { session: seekerUser },
  beforeEach({ msw }) {
    said.mockReset()
    msw.use(mock(readTalk).returns(openTalk), takesLines)
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(readTalk).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(readTalk).fails())
  },
  play: offersRetry,
})

export const NotFound = meta.story({
  name: '不是自己的交流',
  beforeEach({ msw }) {
    msw.use(mock(readTalk).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有找到这次交流')).toBeVisible(),
})

export const Empty = meta.story({
  name: '刚开始',
  beforeEach({ msw }) {
    msw.use(mock(readTalk).returns(newTalk))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent('还剩 00:08:00')
    await expect(within(canvas.getByRole('log', { name: logName })).getAllByRole('listitem')).toHaveLength(1)
  },
})

export const Filled = meta.story({
  name: '交流中：回车发送，上来就看见',
  play: async ({ canvas, userEvent }) => {
    const log = await canvas.findByRole('log', { name: logName })
    await expect(within(log).getByText('用过 <b>金蝶</b> 和用友，成本核算也做过。')).toBeVisible()
    await userEvent.type(
      canvas.getByRole('textbox', { name: fieldName }),
      '8000 左右{Shift>}{Enter}{/Shift}可以谈{Enter}',
    )
    await expect(await within(log).findByText(/8000 左右\s可以谈/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: fieldName })).toHaveValue('')
    await expect(said.mock.calls).toEqual([['8000 左右\n可以谈']])
    await expect(canvas.getByRole('link', { name: '查看并投递：会计' })).toHaveAttribute('href', '/job-details/1001')
  },
})

export const Asked = meta.story({
  name: '单位请我投递：点开岗位',
  beforeEach({ msw }) {
    msw.use(mock(readTalk).returns(askedTalk))
  },
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('log', { name: logName })
    await expect(within(log).getByText(/^请投递我们的“会计”岗位/)).toBeVisible()
    await expect(within(log).getByRole('link', { name: '查看岗位并投递' })).toHaveAttribute('href', '/job-details/1001')
  },
})

export const Twice = meta.story({
  name: '两次说同样的话，是两条；服务先广播的，不重复',
  beforeEach({ msw }) {
    msw.use(
      mock(sayInTalk).answers(({ text }) => {
        said(text)
        const line = { id: `d4d4d4d4-${said.mock.calls.length}`, by: 'seeker' as const, text, at: Date.now() }
        tell({ ...lineTold(0, ''), kind: 'line', data: { fair: '34', talk: openTalk.id, line } } as never)
        return { line }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: fieldName })
    await userEvent.type(field, '好的{Enter}好的{Enter}')
    await waitFor(() => expect(said).toHaveBeenCalledTimes(2))
    await waitFor(() => expect(canvas.queryByText('发送中…')).toBeNull())
    await expect(canvas.getAllByText('好的')).toHaveLength(2)
  },
})

export const SendingFails = meta.story({
  name: '没有发出，重新发送',
  beforeEach({ msw }) {
    msw.use(mock(sayInTalk).offline())
  },
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: fieldName }), '能住宿吗？{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^没有发出：/)
    msw.use(takesLines)
    await userEvent.click(canvas.getByRole('button', { name: '重新发送：能住宿吗？' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: '重新发送：能住宿吗？' })).toBeNull())
    await expect(await within(canvas.getByRole('log', { name: logName })).findByText('能住宿吗？')).toBeVisible()
    await expect(canvas.getAllByText('能住宿吗？')).toHaveLength(1)
    await expect(said).toHaveBeenCalledTimes(1)
  },
})

export const TakenBack = meta.story({
  name: '没有发出的，拿回来改',
  beforeEach({ msw }) {
    msw.use(mock(sayInTalk).refuses({ code: codes.invalid, msg: '请检查填写的内容' }))
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: fieldName })
    await userEvent.type(field, '我的电话是……{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: '拿回来改：我的电话是……' }))
    await waitFor(() => expect(field).toHaveValue('我的电话是……'))
  },
})

export const TooLong = meta.story({
  name: '一条太长：不截断，不发出',
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: fieldName })
    await userEvent.click(field)
    await userEvent.paste('长'.repeat(501))
    await expect(await canvas.findByText('一条最多 500 个字，可以分几条发')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '发送' })).toBeDisabled()
  },
})

export const Ending = meta.story({
  name: '还有半分钟：说一声，不抢焦点',
  beforeEach({ msw }) {
    msw.use(mock(readTalk).returns({ ...openTalk, endsAt: Date.now() + 30_200 }))
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: fieldName })
    await userEvent.type(field, '还想问')
    await waitFor(() => expect(canvas.queryByText('时间快到了，结束后仍可继续留言')).toBeNull())
    advance(500)
    await expect(await canvas.findByText('时间快到了，结束后仍可继续留言')).toBeVisible()
    await expect(field).toHaveFocus()
    advance(30_000)
    await expect(await canvas.findByText('交流已结束，可以继续留言')).toBeVisible()
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('还想问')
  },
})

export const Ended = meta.story({
  name: '结束以后，继续留言',
  beforeEach({ msw }) {
    msw.use(mock(readTalk).returns(endedTalk))
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('交流已结束，可以继续留言')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: fieldName }), '谢谢您{Enter}')
    await expect(await within(canvas.getByRole('log', { name: logName })).findByText('谢谢您')).toBeVisible()
  },
})

const firstRead = { asked: fn(), answer: Promise.withResolvers<typeof openTalk>() }

export const LineBeforeTalk = meta.story({
  name: '交流还没读出来，先来了一句',
  tags: ['no-picture'],
  beforeEach({ msw }) {
    firstRead.asked.mockReset()
    firstRead.answer = Promise.withResolvers()
    msw.use(
      mock(readTalk).answers(() => {
        firstRead.asked()
        return firstRead.asked.mock.calls.length === 1 ? firstRead.answer.promise : openTalk
      }),
    )
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(firstRead.asked).toHaveBeenCalledTimes(1))
    tell(lineTold(9001, '您好，我还在。'))
    firstRead.answer.resolve(openTalk)
    await expect(await canvas.findByRole('log', { name: logName })).toBeVisible()
  },
})

export const News = meta.story({
  name: '往上看时来了新消息',
  beforeEach({ msw }) {
    msw.use(mock(readTalk).returns({ ...thousandLines, id: openTalk.id }))
  },
  play: async ({ canvas, userEvent }) => {
    const all = await canvas.findByRole('group', { name: `与${company}的全部对话` })
    await waitFor(() => expect(all.scrollTop + all.clientHeight).toBeGreaterThan(all.scrollHeight - 4))
    await userEvent.click(canvas.getByRole('button', { name: '看更早的 100 条' }))
    await expect(await canvas.findByText('第 801 句：关于试用期、班次和宿舍的问题。')).toBeInTheDocument()
    await expect(canvas.queryByText('第 800 句：关于试用期、班次和宿舍的问题。')).toBeNull()
    all.scrollTop = 0
    await waitFor(() => expect(all.scrollTop).toBe(0))
    all.dispatchEvent(new Event('scroll'))
    tell(lineTold(9001, '还在吗？'))
    await userEvent.click(await canvas.findByRole('button', { name: '新消息 1 条' }))
    await waitFor(() => expect(all.scrollTop + all.clientHeight).toBeGreaterThan(all.scrollHeight - 4))
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^新消息/ })).toBeNull())
  },
})

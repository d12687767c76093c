import { expect, fn, screen, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import type { ParsedInputOf } from '#contract/endpoint'
import { readInterview, updateInterview } from '#contract/interviews'
import {
  acceptedInFull,
  acceptedInterview,
  counteredInterview,
  finishedInterview,
  heldInterview,
  proposedInFull,
  proposedInterview,
} from '#mocks/fixtures/interviews'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { InterviewActions } from './InterviewActions.tsx'

const NOW = Date.parse('2026-11-20T09:30:00+08:00')

/** What the service was told. */
const told = fn<(step: ParsedInputOf<typeof updateInterview>) => void>()

/** What most of the stories show. */
const asked = { interview: proposedInterview, side: 'seeker', now: NOW } as const

const meta = preview.meta({
  id: 'interviews-actions',
  title: '业务/面试/下一步 InterviewActions',
  component: InterviewActions,
  args: asked,
  beforeEach({ msw }) {
    told.mockClear()
    msw.use(
      mock(readInterview).returns(proposedInFull),
      mock(updateInterview).answers(step => {
        told(step)
        return acceptedInFull
      }),
    )
  },
})

export const Accepting = meta.story({
  name: '求职者选一个时间',
  args: asked,
  play: async ({ canvas, userEvent, step }) => {
    await step('没有选，不能接受', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '接受这个时间' }))
      await expect(await canvas.findByText('请选择一个时间')).toBeVisible()
    })
    await step('选了再接受', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '2026-11-24 (周二) 14:00' }))
      await userEvent.click(canvas.getByRole('button', { name: '接受这个时间' }))
      await waitFor(() =>
        expect(told.mock.calls).toEqual([
          [{ action: 'accept', id: proposedInterview.id, slot: proposedInterview.slots[1] }],
        ]),
      )
      await expect(await screen.findByText('已接受，面试时间已确定')).toBeInTheDocument()
    })
  },
})
export const Countering = meta.story({
  name: '求职者提出其他时间',
  args: asked,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提出其他时间' }))
    await userEvent.type(await screen.findByRole('textbox', { name: /^日期/ }), '2026-11-27')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^时间/ }), '19:00')
    await userEvent.type(screen.getByRole('textbox', { name: /^留言/ }), '白天上班')
    await userEvent.click(screen.getAllByRole('button', { name: '提出其他时间' }).at(-1) ?? document.body)
    await waitFor(() =>
      expect(told.mock.calls).toEqual([
        [
          {
            action: 'counter',
            id: proposedInterview.id,
            slots: [{ day: '2026-11-27', time: '19:00' }],
            remark: '白天上班',
          },
        ],
      ]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})
export const Declining = meta.story({
  name: '求职者谢绝，要写原因',
  args: asked,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '谢绝面试' }))
    const dialog = await screen.findByRole('dialog', { name: '谢绝面试' })
    const send = screen.getAllByRole('button', { name: '谢绝面试' }).at(-1) ?? dialog
    await userEvent.click(send)
    const fault = await screen.findByRole('link', { name: '请填写原因' })
    await waitFor(() => expect(fault).toBeVisible())
    await userEvent.type(screen.getByRole('textbox', { name: /^原因/ }), '已接受其他单位的录用')
    await userEvent.click(send)
    await waitFor(() =>
      expect(told.mock.calls[0]?.[0]).toMatchObject({ action: 'decline', remark: '已接受其他单位的录用' }),
    )
  },
})
export const Confirming = meta.story({
  name: '单位确认求职者的时间',
  args: { interview: counteredInterview, side: 'employer', now: NOW },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '2026-11-25 (周三) 19:00' }))
    await userEvent.click(canvas.getByRole('button', { name: '确认这个时间' }))
    await waitFor(() => expect(told.mock.calls[0]?.[0]).toMatchObject({ action: 'confirm' }))
  },
})
export const Busy = meta.story({
  name: '这个时间已有另一场面试',
  args: asked,
  beforeEach({ msw }) {
    msw.use(mock(updateInterview).refuses({ code: codes.conflict, msg: '您这个时间已有另一场面试，请选择其他时间' }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '2026-11-24 (周二) 09:30' }))
    await userEvent.click(canvas.getByRole('button', { name: '接受这个时间' }))
    await expect(await canvas.findByText('您这个时间已有另一场面试，请选择其他时间')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: '2026-11-24 (周二) 09:30' })).toBeChecked()
  },
})
export const Finishing = meta.story({
  name: '单位登记结果',
  args: { interview: heldInterview, side: 'employer', now: NOW },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: '取消面试' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: '登记结果' }))
    await userEvent.click(await screen.findByRole('radio', { name: '通过' }))
    await userEvent.click(screen.getByRole('button', { name: '保存结果' }))
    await waitFor(() => expect(told.mock.calls[0]?.[0]).toMatchObject({ action: 'finish', result: 'passed' }))
  },
})
export const Missed = meta.story({
  name: '求职者登记单位没有接待',
  args: { interview: heldInterview, side: 'seeker', now: NOW },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '登记未到场' }))
    await userEvent.type(await screen.findByRole('textbox', { name: /^说明/ }), '前台没有人')
    await userEvent.click(screen.getAllByRole('button', { name: '登记未到场' }).at(-1) ?? document.body)
    await waitFor(() => expect(told.mock.calls[0]?.[0]).toMatchObject({ action: 'noshow', remark: '前台没有人' }))
  },
})
export const Passed = meta.story({
  name: '可选时间都过去了',
  args: { interview: proposedInterview, side: 'seeker', now: NOW + 30 * 86_400_000 },
  play: async ({ canvas }) => expect(canvas.getByText(/这些时间都已经过去/)).toBeVisible(),
})
export const Nothing = meta.story({
  name: '已经结束',
  args: { interview: finishedInterview, side: 'seeker', now: NOW },
  play: async ({ canvas }) => expect(canvas.getByText('现在没有需要您处理的。')).toBeVisible(),
})
export const Narrow = meta.story({
  name: '手机',
  args: { interview: acceptedInterview, side: 'employer', now: NOW },
  globals: narrow,
  play: async ({ canvasElement }) => fitsSideways({ canvasElement }),
})

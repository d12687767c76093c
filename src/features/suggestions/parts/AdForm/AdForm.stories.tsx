import { expect, fn, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { submitSuggestion } from '#contract/suggestions'
import { member } from '#mocks/fixtures/session'
import { submitted } from '#mocks/fixtures/suggestions'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { AdForm } from './AdForm.tsx'

const received = fn()

const meta = preview.meta({
  id: 'suggestions-ad-form',
  title: '业务/意见建议/参加或了解活动 AdForm',
  component: AdForm,
  args: { ad: { id: '11', title: '秋季招聘月' } },
  parameters: { session: member },
  beforeEach({ msw }) {
    received.mockClear()
    msw.use(
      mock(submitSuggestion).answers(input => {
        received(input)
        return submitted
      }),
    )
  },
})

interface Hand {
  canvas: { getByRole(role: string, options: { name: RegExp | string }): HTMLElement }
  userEvent: { click(element: Element): Promise<void>; type(element: Element, text: string): Promise<void> }
}

const write = async ({ canvas, userEvent }: Hand) => {
  await userEvent.type(canvas.getByRole('textbox', { name: /^想参加或想了解什么/ }), '想带两位同学参加，请问怎么报名')
  await userEvent.type(canvas.getByRole('textbox', { name: /^称呼/ }), '热合曼·䶮')
  await userEvent.type(canvas.getByRole('textbox', { name: /^手机号/ }), '13970001234')
  await userEvent.click(canvas.getByRole('button', { name: '提交' }))
}

export const Filled = meta.story({
  name: '写好，提交，得到受理编号',
  play: async ({ canvas, userEvent }) => {
    await write({ canvas, userEvent })
    await waitFor(() =>
      expect(received).toHaveBeenCalledWith(
        expect.objectContaining({ kind: 'consult', title: '参加或了解：秋季招聘月', name: '热合曼·䶮' }),
      ),
    )
    await expect((await canvas.findAllByText(whole(new RegExp(submitted.ticket)))).length).toBeGreaterThan(0)
  },
})
export const Empty = meta.story({
  name: '没有填写',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提交' }))
    await expect(await canvas.findByRole('group', { name: /处需要修改/ })).toHaveFocus()
    await expect(received).not.toHaveBeenCalled()
  },
})
export const Refused = meta.story({
  name: '今天提交得太多：写的都在',
  beforeEach({ msw }) {
    msw.use(mock(submitSuggestion).refuses({ code: codes.tooMany, msg: '这个手机号今天提交得太多了，请明天再来' }))
  },
  play: async ({ canvas, userEvent }) => {
    await write({ canvas, userEvent })
    await expect(await canvas.findByText('这个手机号今天提交得太多了，请明天再来')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^称呼/ })).toHaveValue('热合曼·䶮')
  },
})
export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })

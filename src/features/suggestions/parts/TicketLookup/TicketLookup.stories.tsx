import { expect } from 'storybook/test'
import { codes } from '#contract/codes'
import { createCaptcha } from '#contract/sign-in'
import { findSuggestion } from '#contract/suggestions'
import { picture } from '#mocks/fixtures/session'
import { handling } from '#mocks/fixtures/suggestions'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { TicketLookup } from './TicketLookup.tsx'

const meta = preview.meta({
  id: 'suggestions-ticket-lookup',
  title: '业务/意见建议/查询进度 TicketLookup',
  component: TicketLookup,
  beforeEach({ msw }) {
    msw.use(mock(createCaptcha).returns(picture), mock(findSuggestion).returns(handling))
  },
})

interface Hand {
  canvas: { findByRole(role: string, options: { name: RegExp | string }): Promise<HTMLElement> }
  userEvent: { click(element: Element): Promise<void>; type(element: Element, text: string): Promise<void> }
}

const ask = async ({ canvas, userEvent }: Hand) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /受理编号/ }), handling.ticket)
  await userEvent.type(await canvas.findByRole('textbox', { name: /手机号/ }), '13970001234')
  await canvas.findByRole('img', { name: /验证码/ })
  await userEvent.type(await canvas.findByRole('textbox', { name: /图形验证码/ }), 'K7MP')
  await userEvent.click(await canvas.findByRole('button', { name: '查询进度' }))
}

export const Filled = meta.story({
  name: '查到了',
  play: async hand => {
    await ask(hand)
    await expect(await hand.canvas.findByRole('heading', { name: handling.title })).toBeVisible()
    await hand.userEvent.click(hand.canvas.getByRole('button', { name: '查询另一件' }))
    await expect(await hand.canvas.findByRole('textbox', { name: /图形验证码/ })).toHaveValue('')
  },
})

export const NotFound = meta.story({
  name: '没有查到',
  beforeEach({ msw }) {
    msw.use(mock(findSuggestion).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async hand => {
    await ask(hand)
    await expect(await hand.canvas.findByText(/没有查到/)).toBeVisible()
    await expect(await hand.canvas.findByRole('textbox', { name: /受理编号/ })).toHaveValue(handling.ticket)
  },
})

export const Malformed = meta.story({
  name: '编号不对',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /受理编号/ }), '12345')
    await canvas.findByRole('img', { name: /验证码/ })
    await userEvent.click(canvas.getByRole('button', { name: '查询进度' }))
    await expect((await canvas.findAllByText(/受理编号形如/)).length).toBeGreaterThan(0)
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })

import { expect, fn } from 'storybook/test'
import { queryArchive } from '#contract/archives'
import { codes } from '#contract/codes'
import { createCaptcha } from '#contract/sign-in'
import { foundArchive, noArchive, transitArchive } from '#mocks/fixtures/archives'
import { picture } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { QueryForm } from './QueryForm.tsx'

const asked = fn()

const meta = preview.meta({
  id: 'archives-query-form',
  title: '业务/档案/查档 QueryForm',
  component: QueryForm,
  beforeEach({ msw }) {
    asked.mockClear()
    msw.use(
      mock(createCaptcha).returns(picture),
      mock(queryArchive).answers(input => {
        asked(input.idNumber)
        return foundArchive
      }),
    )
  },
})

interface Hand {
  canvas: {
    getByRole(role: string, options: { name: RegExp | string }): HTMLElement
    findByRole(role: string, options: { name: RegExp | string }): Promise<HTMLElement>
  }
  userEvent: { click(element: Element): Promise<void>; type(element: Element, text: string): Promise<void> }
}

const ask = async ({ canvas, userEvent }: Hand, number: string) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^姓名/ }), '热合曼·䶮')
  await userEvent.type(canvas.getByRole('textbox', { name: /^身份证号码/ }), number)
  await canvas.findByRole('img', { name: /验证码/ })
  await userEvent.type(canvas.getByRole('textbox', { name: /图形验证码/ }), 'K7MP')
  await userEvent.click(canvas.getByRole('button', { name: '查询' }))
}

export const Filled = meta.story({
  name: '查到了',
  play: async hand => {
    await ask(hand, '11010519491231002x')
    await expect(await hand.canvas.findByText('查到了')).toBeVisible()
    await expect(hand.canvas.getByText(whole('在库（2025-10-02 起）'))).toBeVisible()
    await expect(asked).toHaveBeenCalledWith('11010519491231002X')
    await hand.userEvent.click(hand.canvas.getByRole('button', { name: '重新查询' }))
    await expect(await hand.canvas.findByRole('textbox', { name: /^身份证号码/ })).toHaveValue('')
  },
})

export const InTransit = meta.story({
  name: '转递中',
  beforeEach({ msw }) {
    msw.use(mock(queryArchive).returns(transitArchive))
  },
  play: async hand => {
    await ask(hand, '360426199101010071')
    await expect(await hand.canvas.findByText(whole('转递中（2026-11-16 起）'))).toBeVisible()
  },
})

export const NotFound = meta.story({
  name: '没有查到',
  beforeEach({ msw }) {
    msw.use(mock(queryArchive).returns(noArchive))
  },
  play: async hand => {
    await ask(hand, '360426199101010071')
    await expect(await hand.canvas.findByText(/没有查到/)).toBeVisible()
  },
})

export const WrongNumber = meta.story({
  name: '号码不对',
  play: async hand => {
    await ask(hand, '360426199101010072')
    await expect((await hand.canvas.findAllByText('身份证号码有误，请逐位核对')).length).toBe(2)
    await expect(asked).not.toHaveBeenCalled()
  },
})

export const TooOften = meta.story({
  name: '查得太多',
  beforeEach({ msw }) {
    msw.use(mock(queryArchive).refuses({ code: codes.tooMany, msg: '今天查询的次数太多了，请明天再来' }))
  },
  play: async hand => {
    await ask(hand, '360426199101010071')
    await expect(await hand.canvas.findByText('今天查询的次数太多了，请明天再来')).toBeVisible()
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })

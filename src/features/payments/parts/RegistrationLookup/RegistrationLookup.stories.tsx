import { expect, fn } from 'storybook/test'
import { codes } from '#contract/codes'
import { findRegistration } from '#contract/payments'
import { createCaptcha } from '#contract/sign-in'
import { awaiting } from '#mocks/fixtures/payments'
import { picture } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { RegistrationLookup } from './RegistrationLookup.tsx'

const asked = fn()

const meta = preview.meta({
  id: 'payments-registration-lookup',
  title: '业务/考试缴费/查询报名 RegistrationLookup',
  component: RegistrationLookup,
  beforeEach({ msw }) {
    asked.mockClear()
    msw.use(
      mock(createCaptcha).returns(picture),
      mock(findRegistration).answers(({ number, idNumber }) => {
        asked(number, idNumber)
        return awaiting
      }),
    )
  },
})

interface Hand {
  canvas: { findByRole(role: string, options: { name: RegExp | string }): Promise<HTMLElement> }
  userEvent: { click(element: Element): Promise<void>; type(element: Element, text: string): Promise<void> }
}

const ask = async ({ canvas, userEvent }: Hand, idNumber = '11010519491231002x') => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^报名序号/ }), '３６０１０１００１８')
  await userEvent.type(await canvas.findByRole('textbox', { name: /^姓名/ }), '热合曼·䶮')
  await userEvent.type(await canvas.findByRole('textbox', { name: /^身份证号码/ }), idNumber)
  await canvas.findByRole('img', { name: /验证码/ })
  await userEvent.type(await canvas.findByRole('textbox', { name: /图形验证码/ }), 'K7MP')
  await userEvent.click(await canvas.findByRole('button', { name: '查询报名' }))
}

export const Filled = meta.story({
  name: '查到了',
  play: async hand => {
    await ask(hand)
    await expect(await hand.canvas.findByRole('button', { name: '去支付 ¥50.00' })).toBeVisible()
    await expect(asked).toHaveBeenCalledWith('3601010018', '11010519491231002X')
    await hand.userEvent.click(hand.canvas.getByRole('button', { name: '重新查询' }))
    await expect(await hand.canvas.findByRole('textbox', { name: /^姓名/ })).toHaveValue('热合曼·䶮')
  },
})

export const NotFound = meta.story({
  name: '没有查到，填写的内容还在',
  beforeEach({ msw }) {
    msw.use(mock(findRegistration).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async hand => {
    await ask(hand)
    await expect(await hand.canvas.findByText(/三项都要与报名时一致/)).toBeVisible()
    await expect(hand.canvas.getByRole('textbox', { name: /^姓名/ })).toHaveValue('热合曼·䶮')
  },
})

export const WrongNumber = meta.story({
  name: '身份证号码不对',
  play: async hand => {
    await ask(hand, '110105194912310021')
    await expect((await hand.canvas.findAllByText('身份证号码有误，请逐位核对')).length).toBe(2)
    await expect(asked).not.toHaveBeenCalled()
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })

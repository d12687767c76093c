import { expect, fn, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { confirmRegistration, registrationInfo } from '#contract/exam-registrations'
import { createPayUrl } from '#contract/payments'
import { approved, confirmed } from '#mocks/fixtures/exam-registrations'
import { payAddress } from '#mocks/fixtures/payments'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { PayPanel } from './PayPanel.tsx'

const asked = fn<(what: string) => void>()

const meta = preview.meta({
  id: 'exam-pay-panel',
  title: '业务/考试报名/确认并缴费 PayPanel',
  component: PayPanel,
  parameters: { session: seekerUser },
  args: { registration: approved },
  beforeEach({ msw }) {
    asked.mockClear()
    msw.use(
      mock(confirmRegistration).answers(({ id }) => {
        asked(`confirm ${id}`)
        return { fee: 10_000, payUntil: approved.payUntil }
      }),
      mock(registrationInfo).returns(confirmed),
      mock(createPayUrl).answers(({ pass }) => {
        asked(`pay ${pass}`)
        return payAddress
      }),
    )
  },
})

export const Filled = meta.story({
  name: '先确认锁定，再去收银台',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('确认之后，报名信息和职位都不能再改')).toBeVisible()
    await expect(canvas.getByText(/考试费不退。/)).toBeVisible()
    const pay = canvas.getByRole('button', { name: '确认报名信息，去支付 ¥100.00' })
    await userEvent.click(pay)
    await expect((await canvas.findAllByText('请先阅读并确认退费说明')).length).toBe(2)
    await expect(asked).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('checkbox', { name: /确认后不能修改/ }))
    await userEvent.dblClick(pay)
    await waitFor(() => expect(location.hash).toBe('#cashier'))
    await expect(asked.mock.calls).toEqual([[`confirm ${approved.id}`], [`pay ${confirmed.pass}`]])
    history.replaceState(null, '', location.pathname + location.search)
  },
})

export const Confirmed = meta.story({
  name: '已确认，只差缴费',
  args: { registration: { ...confirmed, order: { number: payAddress.order, state: 'started' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/不会重复下单/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: '去支付 ¥100.00' })).toBeVisible()
  },
})

export const Failed = meta.story({
  name: '缴费已经截止',
  args: { registration: confirmed },
  beforeEach({ msw }) {
    msw.use(mock(createPayUrl).refuses({ code: codes.wrongState, msg: '缴费已经截止' }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /考试费不退/ }))
    await userEvent.click(canvas.getByRole('button', { name: /去支付/ }))
    await expect(await canvas.findByText('缴费已经截止')).toBeVisible()
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })

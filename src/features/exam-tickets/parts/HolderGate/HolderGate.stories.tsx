import { expect, waitFor } from 'storybook/test'
import { Text } from '#design-system'
import { examTitle, openWindow } from '#mocks/fixtures/exam-windows'
import { member } from '#mocks/fixtures/session'
import { advance } from '../../../../../.storybook/clock.ts'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { forgetPasses, identify, ordinaryDay } from '../../testing.ts'
import { HolderGate } from './HolderGate.tsx'

const meta = preview.meta({
  id: 'exam-tickets-holder-gate',
  title: '业务/准考证/给谁看 HolderGate',
  component: HolderGate,
  args: {
    exam: { key: '601', title: examTitle, window: openWindow },
    what: '准考证',
    address: '/exam/print/601',
    children: ({ pass }) => <Text>{pass ? `凭证 ${pass}` : '本人'}</Text>,
  },
  beforeEach({ msw }) {
    forgetPasses()
    msw.use(...ordinaryDay())
  },
})

export const Guest = meta.story({
  name: '访客查询，用完清除',
  play: async hand => {
    const { canvas, userEvent } = hand
    await expect(await canvas.findByRole('link', { name: '登录查看' })).toHaveAttribute(
      'href',
      `/user/login?redirectUri=${encodeURIComponent('/exam/print/601')}`,
    )
    await identify(hand, /^查询准考证/)
    await expect(await canvas.findByText('凭证 fixture-pass')).toBeVisible()
    await expect(canvas.getByRole('timer')).toHaveTextContent(/查询结果再保留 00:(10:00|09:5\d)/)
    await expect(Object.keys(localStorage)).toEqual([])
    await expect(Object.keys(sessionStorage)).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: '立即清除' }))
    await expect(await canvas.findByRole('textbox', { name: /^身份证号码/ })).toHaveValue('')
    await expect(canvas.queryByText('凭证 fixture-pass')).toBeNull()
  },
})

export const Expired = meta.story({
  name: '十分钟到了',
  play: async hand => {
    await identify(hand, /^查询准考证/)
    await expect(await hand.canvas.findByText('凭证 fixture-pass')).toBeVisible()
    advance(600_000)
    await expect(await hand.canvas.findByText('查询已过期')).toBeVisible()
    await waitFor(() => expect(hand.canvas.queryByText('凭证 fixture-pass')).toBeNull())
  },
})

export const Owner = meta.story({
  name: '本人已登录',
  parameters: { session: member },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('本人')).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })

import { expect, screen, waitFor } from 'storybook/test'
import { readBlindness, setBlindness } from '#contract/received'
import { employerUser } from '#mocks/fixtures/employer'
import { mock } from '#mocks/mock'
import { narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { BlindSwitch } from './BlindSwitch.tsx'

const meta = preview.meta({
  id: 'biz-employer-blind-switch',
  title: '业务/单位中心/盲选 BlindSwitch',
  component: BlindSwitch,
  parameters: { session: employerUser },
  beforeEach({ msw }) {
    let isOn = false
    msw.use(
      mock(readBlindness).answers(() => ({ on: isOn })),
      mock(setBlindness).answers(({ on }) => {
        isOn = on
        return { on }
      }),
    )
  },
})

export const Filled = meta.story({
  name: '开启，再关闭',
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('switch', { name: /^盲选/ })
    await waitFor(() => expect(toggle).toBeEnabled())
    await userEvent.click(toggle)
    await expect(await screen.findByText(/^盲选已开启/)).toBeInTheDocument()
    await waitFor(() => expect(toggle).toBeChecked())
    await userEvent.click(toggle)
    await waitFor(() => expect(toggle).not.toBeChecked())
    await expect(await screen.findByText(/^盲选已关闭，盲选时收到的投递仍/)).toBeInTheDocument()
  },
})

export const Failed = meta.story({
  name: '没有成，还是关着',
  beforeEach({ msw }) {
    msw.use(mock(setBlindness).fails())
  },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('switch', { name: /^盲选/ })
    await waitFor(() => expect(toggle).toBeEnabled())
    await userEvent.click(toggle)
    await expect(await screen.findByText('服务器错误')).toBeInTheDocument()
    await expect(screen.getByRole('region', { name: '消息' }).children).toHaveLength(1)
    await expect(toggle).not.toBeChecked()
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(readBlindness).hangs())
  },
  play: async ({ canvas }) => expect(canvas.getByRole('switch', { name: /^盲选/ })).toBeDisabled(),
})

export const Empty = meta.story({ name: '没有开启' })

export const Narrow = meta.story({ name: '手机上', globals: narrow })

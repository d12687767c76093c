import { expect, screen, waitFor } from 'storybook/test'
import { endDevice, endOtherDevices, listDevices } from '#contract/account'
import { devices } from '#mocks/fixtures/account'
import { member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { DeviceList } from './DeviceList.tsx'

const meta = preview.meta({
  id: 'account-device-list',
  title: '业务/账号/登录设备 DeviceList',
  component: DeviceList,
  parameters: { session: member },
  beforeEach({ msw }) {
    msw.use(
      mock(listDevices).returns({ list: devices }),
      mock(endDevice).returns({ ok: true }),
      mock(endOtherDevices).returns({ ended: 2 }),
    )
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listDevices).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listDevices).fails())
  },
  play: offersRetry,
})

export const Empty = meta.story({
  name: '没有设备',
  beforeEach({ msw }) {
    msw.use(mock(listDevices).returns({ list: [] }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有登录中的设备')).toBeVisible(),
})

export const Filled = meta.story({
  name: '让一台设备退出登录',
  play: async ({ canvas, msw, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '让 Android 手机 · 微信 退出登录' })
    msw.use(mock(listDevices).returns({ list: devices.filter(({ device }) => !device.startsWith('Android')) }))
    await userEvent.click(button)
    await waitFor(() => expect(screen.getByText('Android 手机 · 微信 已退出登录')).toBeVisible())
    await expect(canvas.queryByRole('button', { name: /本机/ })).not.toBeInTheDocument()
  },
})

export const Others = meta.story({
  name: '让其他设备全部退出登录',
  play: async ({ canvas, msw, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '让其他设备全部退出登录' })
    msw.use(mock(listDevices).returns({ list: devices.slice(0, 1) }))
    await userEvent.click(button)
    await waitFor(() => expect(screen.getByText('已让 2 台其他设备退出登录')).toBeVisible())
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/Windows 电脑/)
    await fitsSideways({ canvasElement })
  },
})

import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { DeskCamera } from './DeskCamera.tsx'

const meta = preview.meta({
  id: 'fair-desk-desk-camera',
  title: '业务/招聘会/摄像头检票 DeskCamera',
  component: DeskCamera,
  args: { onCode: fn() },
})

const refusedBy = (name: string) => () => {
  const { mediaDevices } = navigator
  const getUserMedia = mediaDevices.getUserMedia.bind(mediaDevices)
  mediaDevices.getUserMedia = async () => {
    throw new DOMException('no', name)
  }
  return () => {
    mediaDevices.getUserMedia = getUserMedia
  }
}

export const Off = meta.story({
  name: '没有打开',
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '摄像头扫码' })).toBeVisible(),
})

export const Refused = meta.story({
  name: '没有权限',
  beforeEach: refusedBy('NotAllowedError'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '摄像头扫码' }))
    await expect(await canvas.findByText(/没有使用摄像头的权限/)).toBeVisible()
  },
})

export const None = meta.story({
  name: '没有摄像头',
  beforeEach: refusedBy('NotFoundError'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '摄像头扫码' }))
    await expect(await canvas.findByText(/打不开摄像头/)).toBeVisible()
  },
})

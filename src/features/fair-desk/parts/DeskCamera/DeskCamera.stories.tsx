import { expect, fn, waitFor } from 'storybook/test'
import { encode } from 'uqr'
import { validTicket } from '#mocks/fixtures/fair-visits'
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

/** A camera that sees the QR code of a ticket. */
function seesTicket() {
  const { size, data } = encode(validTicket.code, { ecc: 'M', border: 4 })
  const canvas = document.createElement('canvas')
  canvas.width = size * 8
  canvas.height = size * 8
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('no canvas')
  const draw = () => {
    brush.fillStyle = 'white'
    brush.fillRect(0, 0, canvas.width, canvas.height)
    brush.fillStyle = 'black'
    data.forEach((row, y) => {
      row.forEach((isDark, x) => {
        if (isDark) brush.fillRect(x * 8, y * 8, 8, 8)
      })
    })
  }
  draw()
  const timer = setInterval(draw, 100)
  const { mediaDevices } = navigator
  const getUserMedia = mediaDevices.getUserMedia.bind(mediaDevices)
  mediaDevices.getUserMedia = async () => canvas.captureStream(10)
  return () => {
    clearInterval(timer)
    mediaDevices.getUserMedia = getUserMedia
  }
}

export const Found = meta.story({
  name: '认出一张，继续扫下一张',
  beforeEach: seesTicket,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '摄像头扫码' }))
    await waitFor(() => expect(args.onCode).toHaveBeenCalledWith(validTicket.code))
    await expect(canvas.getByRole('button', { name: '关闭摄像头' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '关闭摄像头' }))
    await expect(args.onCode).toHaveBeenCalledTimes(1)
  },
})

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

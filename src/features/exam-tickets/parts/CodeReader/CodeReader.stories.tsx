import { expect, fn, spyOn, waitFor } from 'storybook/test'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { qrPicture } from '../../testing.ts'
import { CodeReader } from './CodeReader.tsx'

const meta = preview.meta({
  id: 'exam-tickets-code-reader',
  title: '业务/准考证/读取二维码 CodeReader',
  component: CodeReader,
  args: { onCode: fn(async () => undefined) },
})

const pickerIn = (root: HTMLElement) => {
  const picker = root.querySelector<HTMLInputElement>('input[type="file"]')
  if (!picker) throw new Error('no picker')
  return picker
}

export const Typed = meta.story({
  name: '粘贴内容',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /^二维码内容/ })
    await userEvent.click(canvas.getByRole('button', { name: '核验' }))
    await expect((await canvas.findAllByText('请填写二维码内容')).length).toBeGreaterThan(0)
    await userEvent.type(field, '1.k1.abc.def')
    await userEvent.click(canvas.getByRole('button', { name: '核验' }))
    await waitFor(() => expect(args.onCode).toHaveBeenCalledWith('1.k1.abc.def'))
  },
})

export const Picture = meta.story({
  name: '选图识别',
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(pickerIn(canvasElement), await qrPicture('1.story-1.payload.signature'))
    await waitFor(() => expect(args.onCode).toHaveBeenCalledWith('1.story-1.payload.signature'))
    await userEvent.upload(pickerIn(canvasElement), new File(['none'], '不是图片.png', { type: 'image/png' }))
    await expect(await canvas.findByText(/没有认出二维码/)).toBeVisible()
  },
})

export const CameraRefused = meta.story({
  name: '不允许用摄像头',
  play: async ({ canvas, userEvent }) => {
    const ask = spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    await userEvent.click(canvas.getByRole('button', { name: '开始扫描' }))
    await expect(await canvas.findByText('没有使用摄像头的权限')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '开始扫描' })).toBeVisible()
    ask.mockRestore()
  },
})

export const Camera = meta.story({
  name: '摄像头扫到',
  play: async ({ args, canvas, userEvent }) => {
    const picture = await createImageBitmap(await qrPicture('1.story-1.payload.signature'))
    const screen = document.createElement('canvas')
    screen.width = picture.width
    screen.height = picture.height
    const show = () => screen.getContext('2d')?.drawImage(picture, 0, 0)
    show()
    const stream = screen.captureStream(30)
    const timer = setInterval(show, 50)
    const ask = spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream)
    await userEvent.click(canvas.getByRole('button', { name: '开始扫描' }))
    await waitFor(() => expect(args.onCode).toHaveBeenCalledWith('1.story-1.payload.signature'))
    await expect(await canvas.findByRole('button', { name: '开始扫描' })).toBeVisible()
    await expect(stream.getTracks().every(({ readyState }) => readyState === 'ended')).toBe(true)
    clearInterval(timer)
    ask.mockRestore()
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })

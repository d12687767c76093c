import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { longCompany } from '../story-words.ts'
import { type ImageProfile, ImageUpload } from './ImageUpload.tsx'
import { preloadCropStage } from './use-crop-stage.ts'

/** Left half red, right half blue, 400 × 200. */
const photo = async (name = '照片.png') => {
  const canvas = new OffscreenCanvas(400, 200)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.fillStyle = 'red'
  pen.fillRect(0, 0, 200, 200)
  pen.fillStyle = 'blue'
  pen.fillRect(200, 0, 200, 200)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}

/** Red, green and blue of a point of the finished picture, given in shares of its sides. */
const colourAt = async (blob: Blob, x: number, y: number) => {
  const picture = await createImageBitmap(blob)
  const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.drawImage(picture, 0, 0)
  const [red = 0, , blue = 0] = pen.getImageData(picture.width * x, picture.height * y, 1, 1).data
  return red > blue ? 'red' : 'blue'
}

const change = fn()
const finishedPicture = (): Blob => {
  const value: unknown = change.mock.lastCall?.[0]?.value
  if (!(value instanceof Blob)) throw new Error('no picture')
  return value
}

const oneInch: ImageProfile = { width: 295, height: 413, maxBytes: 102_400, type: 'image/jpeg' }

const meta = preview.meta({
  id: 'ds-image-upload',
  title: '设计系统/表单/图片上传 ImageUpload',
  component: ImageUpload,
  args: {
    label: '证件照',
    hint: '一寸免冠白底',
    profile: oneInch,
    onValueChange: change,
  },
  beforeEach: async () => {
    change.mockReset()
    await preloadCropStage()
  },
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：上传一张有固定比例和大小的图片，例如证件照、头像、单位标志。选好后在浏览器里裁剪、旋转、缩放、压缩，把成品交给调用方发送。\n\n何时不用：要原样保留的扫描件、多个文件，用上传 Upload。',
      },
    },
  },
})

export const Plain = meta.story({
  name: '选择、裁剪、压缩',
  play: async ({ canvas, userEvent, step }) => {
    await step('选择后出现裁剪框', async () => {
      await userEvent.upload(canvas.getByLabelText('选择图片'), await photo())
      await expect(await canvas.findByRole('group', { name: '裁剪框，用方向键移动图片' })).toBeVisible()
    })
    await step('放大，用方向键移到左边，成品是左半边', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '放大' }))
      canvas.getByRole('group', { name: '裁剪框，用方向键移动图片' }).focus()
      await userEvent.keyboard('{ArrowRight>30/}')
      await userEvent.click(await canvas.findByRole('button', { name: '使用这张' }))
      await expect(await canvas.findByRole('img', { name: '证件照预览' })).toBeVisible()
      const blob = finishedPicture()
      await expect(blob.type).toBe('image/jpeg')
      await expect(blob.size).toBeLessThanOrEqual(102_400)
      const { width, height } = await createImageBitmap(blob)
      await expect([width, height]).toEqual([295, 413])
      await expect(await colourAt(blob, 0.5, 0.5)).toBe('red')
      await expect(canvas.getByRole('status')).toHaveTextContent('证件照已裁剪')
    })
    await step('移除后焦点回到选择图片', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '移除图片' }))
      await expect(change).toHaveBeenLastCalledWith({ value: undefined })
      await expect(canvas.getByLabelText('选择图片')).toHaveFocus()
    })
  },
})

export const Turned = meta.story({
  name: '旋转',
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('选择图片'), await photo())
    await userEvent.click(await canvas.findByRole('button', { name: '向右转' }))
    await userEvent.click(await canvas.findByRole('button', { name: '使用这张' }))
    await expect(await canvas.findByRole('img', { name: '证件照预览' })).toBeVisible()
    const blob = finishedPicture()
    await expect(await colourAt(blob, 0.5, 0.1)).toBe('red')
    await expect(await colourAt(blob, 0.5, 0.9)).toBe('blue')
  },
})

export const TooSmall = meta.story({
  name: '太小的图片不放大',
  args: { profile: { ...oneInch, neverEnlarged: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('选择图片'), await photo())
    await expect(
      (await canvas.findAllByText(/图片太小：只能裁出 200 × 280 像素，要求 295 × 413 像素/))[0],
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '使用这张' })).toBeNull()
    await expect(change).not.toHaveBeenCalled()
  },
})

export const ZoomedTooFar = meta.story({
  name: '裁得太小，缩小后可以',
  args: { profile: { ...oneInch, width: 118, height: 165, neverEnlarged: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('选择图片'), await photo())
    await userEvent.click(await canvas.findByRole('button', { name: '放大' }))
    await userEvent.click(canvas.getByRole('button', { name: '使用这张' }))
    await expect((await canvas.findAllByText(/请缩小后重新裁剪/))[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '缩小' }))
    await userEvent.click(canvas.getByRole('button', { name: '使用这张' }))
    await expect(await canvas.findByRole('img', { name: '证件照预览' })).toBeVisible()
  },
})

export const Lying = meta.story({
  name: '内容与扩展名不符',
  play: async ({ canvas, userEvent }) => {
    const disguised = new File([new Uint8Array([0x4d, 0x5a, 0x90, 0])], '照片.jpg', { type: 'image/jpeg' })
    await userEvent.upload(canvas.getByLabelText('选择图片'), disguised)
    await expect((await canvas.findAllByText('照片.jpg：文件内容与扩展名不符，请换一个文件'))[0]).toBeVisible()
    await expect(change).not.toHaveBeenCalled()
  },
})

export const Broken = meta.story({
  name: '图片损坏，换一张后继续',
  play: async ({ canvas, userEvent }) => {
    const torn = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], '照片.jpg', { type: 'image/jpeg' })
    await userEvent.upload(canvas.getByLabelText('选择图片'), torn)
    await expect((await canvas.findAllByText('照片.jpg：图片打不开，可能已损坏，请换一张'))[0]).toBeVisible()
    await userEvent.upload(canvas.getByLabelText('选择图片'), await photo())
    await expect(await canvas.findByRole('button', { name: '使用这张' })).toBeVisible()
    await expect(canvas.queryByText(/可能已损坏/)).toBeNull()
  },
})

export const TooHeavy = meta.story({
  name: '压缩后仍太大，可以再试',
  args: { profile: { ...oneInch, maxBytes: 64 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('选择图片'), await photo())
    await userEvent.click(await canvas.findByRole('button', { name: '使用这张' }))
    await expect((await canvas.findAllByText('图片压缩后仍超过 64 B，请换一张细节少些的'))[0]).toBeVisible()
    await expect(canvas.getByRole('button', { name: '使用这张' })).toBeEnabled()
    await userEvent.click(canvas.getByRole('button', { name: '取消' }))
    await expect(canvas.getByLabelText('选择图片')).toHaveFocus()
  },
})

export const Pasted = meta.story({
  name: '粘贴',
  play: async ({ canvas, userEvent }) => {
    canvas.getByLabelText('选择图片').focus()
    const clipboard = new DataTransfer()
    clipboard.items.add(await photo('截图.png'))
    await userEvent.paste(clipboard)
    await expect(await canvas.findByRole('button', { name: '使用这张' })).toBeVisible()
  },
})

export const Dropped = meta.story({
  name: '拖入',
  play: async ({ canvas }) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(await photo())
    canvas.getByText(/自动压缩/).dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
    await expect(await canvas.findByRole('button', { name: '使用这张' })).toBeVisible()
  },
})

export const Wrong = meta.story({
  name: '有误',
  args: { error: '请上传证件照', required: true },
  play: async ({ canvas }) =>
    waitFor(() => expect(canvas.getByRole('group')).toHaveAccessibleDescription('一寸免冠白底 错误： 请上传证件照')),
})

export const Disabled = meta.story({ name: '停用', args: { disabled: true } })

export const LongText = meta.story({
  name: '长文字',
  args: { label: longCompany, hint: longCompany },
  globals: { viewport: { value: 'least' } },
})

export const Narrow = meta.story({
  name: '窄屏裁剪',
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('选择图片'), await photo())
    await expect(await canvas.findByRole('button', { name: '使用这张' })).toBeVisible()
  },
})

import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { longCompany } from '../story-words.ts'
import { Upload } from './Upload.tsx'

const jpeg = (name: string) => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' })
const send = fn((file: File) => Promise.resolve(`id-of-${file.name}`))
const change = fn()

const PhotoUpload = (props: Partial<Parameters<typeof Upload<string>>[0]>) => (
  <Upload
    label="证件照"
    hint="一寸免冠白底"
    types={['jpg', 'png']}
    maxBytes={2_097_152}
    maxFiles={3}
    upload={send}
    onValueChange={change}
    {...props}
  />
)

const meta = preview.meta({
  id: 'ds-upload',
  title: '设计系统/表单/上传 Upload',
  component: PhotoUpload,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：一个或几个文件：证明材料、简历附件；选、拖、粘贴都行，看得到进度，失败可重试。\n\n何时不用：证件照这类要裁剪、压缩的图片用 ImageUpload；粘贴一段文字用 TextArea。',
      },
    },
  },
  beforeEach: () => {
    send.mockReset()
    send.mockImplementation(file => Promise.resolve(`id-of-${file.name}`))
    change.mockClear()
  },
})

export const Plain = meta.story({
  name: '默认',
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByLabelText('选择文件')
    await expect(input).toHaveAttribute('name', 'files')
    await step('选择后上传，给出服务的答复', async () => {
      await userEvent.upload(input, jpeg('我.jpg'))
      await waitFor(() => expect(change).toHaveBeenLastCalledWith({ value: ['id-of-我.jpg'] }))
      await expect(canvas.getByRole('status')).toHaveTextContent('我.jpg 已上传。')
    })
    await step('移除后焦点回到选择文件', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '移除 我.jpg' }))
      await waitFor(() => expect(change).toHaveBeenLastCalledWith({ value: [] }))
      await expect(input).toHaveFocus()
    })
  },
})

export const Refused = meta.story({
  name: '内容与扩展名不符',
  play: async ({ canvas, userEvent }) => {
    const disguised = new File([new Uint8Array([0x4d, 0x5a, 0x90, 0])], '照片.jpg', { type: 'image/jpeg' })
    await userEvent.upload(canvas.getByLabelText('选择文件'), disguised)
    await expect(await canvas.findByText('文件内容与扩展名不符，请换一个文件')).toBeVisible()
    await expect(send).not.toHaveBeenCalled()
  },
})

export const FailsThenSucceeds = meta.story({
  name: '失败后重试',
  play: async ({ canvas, userEvent }) => {
    send.mockRejectedValueOnce(new Error('offline'))
    await userEvent.upload(canvas.getByLabelText('选择文件'), jpeg('我.jpg'))
    await expect(await canvas.findByText('上传失败，请重试')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '重试 我.jpg' }))
    await waitFor(() => expect(change).toHaveBeenLastCalledWith({ value: ['id-of-我.jpg'] }))
  },
})

export const Sending = meta.story({
  name: '上传中可取消',
  args: {
    upload: (_, { onProgress, signal }) =>
      new Promise((_resolve, reject) => {
        onProgress({ share: 0.4 })
        signal.addEventListener('abort', () => {
          change('aborted')
          reject(signal.reason)
        })
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('选择文件'), jpeg('我.jpg'))
    await expect(await canvas.findByText('40%')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '取消上传 我.jpg' }))
    await expect(change).toHaveBeenLastCalledWith('aborted')
    await expect(canvas.queryByText('40%')).toBeNull()
  },
})

export const TooMany = meta.story({
  name: '文件过多',
  play: async ({ canvas, userEvent }) => {
    const files = ['一', '二', '三', '四'].map(name => jpeg(`${name}.jpg`))
    await userEvent.upload(canvas.getByLabelText('选择文件'), files)
    await expect(await canvas.findByText('最多上传 3 个文件')).toBeVisible()
    await waitFor(() => expect(send).toHaveBeenCalledTimes(3))
  },
})

export const WholeFolder = meta.story({
  name: '一次选了一万个文件',
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const files = Array.from({ length: 10_000 }, (_, at) => jpeg(`${at + 1}.jpg`))
    await userEvent.upload(canvas.getByLabelText('选择文件'), files)
    await waitFor(() => expect(send).toHaveBeenCalledTimes(3))
    await expect(canvas.getByText('其余 9,987 个文件')).toHaveTextContent('最多上传 3 个文件')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(14)
    await expect(canvas.getByRole('status')).toHaveTextContent('其余 9,987 个文件：最多上传 3 个文件。')
    await waitFor(() => expect(change).toHaveBeenLastCalledWith({ value: ['1', '2', '3'].map(n => `id-of-${n}.jpg`) }))
    await userEvent.click(canvas.getByRole('button', { name: '移除 其余 9,987 个文件' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(13)
  },
})

export const Pasted = meta.story({
  name: '粘贴',
  play: async ({ canvas, userEvent }) => {
    canvas.getByLabelText('选择文件').focus()
    const clipboard = new DataTransfer()
    clipboard.items.add(jpeg('截图.jpg'))
    await userEvent.paste(clipboard)
    await waitFor(() => expect(change).toHaveBeenLastCalledWith({ value: ['id-of-截图.jpg'] }))
  },
})

export const Dropped = meta.story({
  name: '拖入',
  play: async ({ canvas }) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(jpeg('我.jpg'))
    canvas
      .getByText(/每个不超过/)
      .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
    await waitFor(() => expect(change).toHaveBeenLastCalledWith({ value: ['id-of-我.jpg'] }))
  },
})

export const Draft = meta.story({
  name: '草稿中的文件',
  args: { initial: [{ name: '毕业证书.jpg', result: 'known' }] },
})
export const Wrong = meta.story({ name: '有误', args: { error: '请上传证件照', required: true } })
export const Disabled = meta.story({ name: '停用', args: { disabled: true } })
export const LongText = meta.story({
  name: '长文字',
  args: { initial: [{ name: `${longCompany}营业执照副本.jpg`, result: 'known' }] },
  globals: { viewport: { value: 'narrow' } },
})

import { expect, fn, waitFor } from 'storybook/test'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { GuestAttachments } from './GuestAttachments.tsx'

const changed = fn()
const photo = () => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], '现场照片.jpg', { type: 'image/jpeg' })

const meta = preview.meta({
  id: 'suggestions-guest-attachments',
  title: '业务/意见建议/访客附件 GuestAttachments',
  component: GuestAttachments,
  args: { id: 'files', label: '附件', hint: '选填', onChange: changed },
  beforeEach() {
    changed.mockClear()
  },
})

export const Filled = meta.story({
  name: '留在浏览器里，随意见一并发出',
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('选择文件'), photo())
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith({ files: [expect.any(File)] }))
    await userEvent.click(await canvas.findByRole('button', { name: /^移除/ }))
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith({ files: [] }))
  },
})

export const TooLarge = meta.story({
  name: '太大的不收',
  play: async ({ canvas, userEvent }) => {
    const large = new File([new Uint8Array(6 * 1_048_576)], '录像.pdf', { type: 'application/pdf' })
    await userEvent.upload(canvas.getByLabelText('选择文件'), large)
    await expect((await canvas.findAllByText(/录像\.pdf/)).length).toBeGreaterThan(0)
    await expect(changed).not.toHaveBeenCalledWith({ files: [expect.any(File)] })
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })

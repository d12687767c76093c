import { expect, fn, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { deleteFile, uploadFile } from '#contract/files'
import { uploaded } from '#mocks/fixtures/files'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Attachments } from './Attachments.tsx'

const changed = fn()
const removed = fn()
const contract = () => new File(['%PDF-1.7\n%%EOF'], '合同.pdf', { type: 'application/pdf' })

const meta = preview.meta({
  id: 'suggestions-attachments',
  title: '业务/意见建议/附件 Attachments',
  component: Attachments,
  args: { id: 'files', label: '附件', hint: '选填', onChange: changed },
  beforeEach({ msw }) {
    changed.mockClear()
    removed.mockClear()
    msw.use(
      mock(uploadFile).returns(uploaded),
      mock(deleteFile).answers(({ id }) => {
        removed(id)
        return { ok: true }
      }),
    )
  },
})

export const Filled = meta.story({
  name: '添加和移除',
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('选择文件'), contract())
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith({ ids: [uploaded.id] }))
    await userEvent.click(await canvas.findByRole('button', { name: /^移除/ }))
    await waitFor(() => expect(removed).toHaveBeenCalledWith(uploaded.id))
    await expect(changed).toHaveBeenLastCalledWith({ ids: [] })
  },
})

export const Refused = meta.story({
  name: '服务不收',
  beforeEach({ msw }) {
    msw.use(mock(uploadFile).refuses({ code: codes.fileTypeRefused, msg: '请上传完整的 PDF 文件' }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('选择文件'), contract())
    await expect((await canvas.findAllByText(/请上传完整的 PDF 文件/)).length).toBeGreaterThan(0)
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })

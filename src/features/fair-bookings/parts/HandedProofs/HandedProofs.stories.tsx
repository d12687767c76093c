import { expect, fn, waitFor } from 'storybook/test'
import { uploadFile } from '#contract/files'
import { handedProofs } from '#mocks/fixtures/fair-bookings'
import { uploaded } from '#mocks/fixtures/files'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { HandedProofs } from './HandedProofs.tsx'

const pdf = () => new File(['%PDF-1.7\n%%EOF\n'], '盖章的委托书.pdf', { type: 'application/pdf' })

const meta = preview.meta({
  id: 'fair-bookings-handed-proofs',
  title: '业务/招聘会参展/报名材料 HandedProofs',
  component: HandedProofs,
  args: {
    state: 'applied' as const,
    proofs: handedProofs,
    onOpen: fn(() => Promise.resolve()),
    onHandIn: fn(() => Promise.resolve()),
  },
  beforeEach({ msw }) {
    msw.use(mock(uploadFile).returns(uploaded))
  },
})

export const Filled = meta.story({
  name: '待审核，换一份委托书',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^下载\s*：委托书$/ }))
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith('authorisation'))
    const change = canvas.getByRole('button', { name: /^更换\s*：委托书$/ })
    await userEvent.click(change)
    const send = await canvas.findByRole('button', { name: '提交委托书' })
    await expect(send).toBeDisabled()
    await userEvent.upload(canvas.getByLabelText('选择文件'), pdf())
    await waitFor(() => expect(send).toBeEnabled())
    await userEvent.click(send)
    await waitFor(() => expect(args.onHandIn).toHaveBeenCalledWith('authorisation', uploaded.id))
    await waitFor(() => expect(change).toHaveFocus())
    await expect(change).toHaveAttribute('aria-expanded', 'false')
  },
})

export const Missing = meta.story({
  name: '还缺许可证，补交',
  args: { proofs: handedProofs.map(proof => ({ ...proof, name: '', handedInAt: null })) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /^下载/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^补交\s*：人力资源服务许可证$/ }))
    await userEvent.upload(await canvas.findByLabelText('选择文件'), pdf())
    const send = canvas.getByRole('button', { name: '提交人力资源服务许可证' })
    await waitFor(() => expect(send).toBeEnabled())
    await userEvent.click(send)
    await waitFor(() => expect(args.onHandIn).toHaveBeenCalledWith('licence', uploaded.id))
  },
})

export const Late = meta.story({
  name: '正要提交，审核已有结果',
  args: { onHandIn: fn(() => Promise.reject(new Error('报名已有审核结果，材料不能再换'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^更换\s*：委托书$/ }))
    await userEvent.upload(await canvas.findByLabelText('选择文件'), pdf())
    const send = canvas.getByRole('button', { name: '提交委托书' })
    await waitFor(() => expect(send).toBeEnabled())
    await userEvent.click(send)
    await waitFor(() => expect(send).not.toHaveAttribute('aria-busy'))
    await expect(canvas.getByRole('button', { name: /^更换\s*：委托书$/ })).toHaveAttribute('aria-expanded', 'true')
  },
})

export const Passed = meta.story({
  name: '已通过，不能再换',
  args: { state: 'booked' as const },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/材料不能再换/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^更换/ })).toBeNull()
    await expect(canvas.getAllByText('已通过')[0]).toBeVisible()
  },
})

export const Refused = meta.story({
  name: '未通过',
  args: { state: 'refused' as const },
  play: async ({ canvas }) => expect(canvas.getAllByText('未通过')[0]).toBeVisible(),
})

export const LongText = meta.story({
  name: '文件名很长',
  args: {
    proofs: handedProofs.map(proof => ({ ...proof, name: `${'䶮江流域水环境监测与综合治理保障服务'.repeat(4)}.pdf` })),
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow, play: fitsSideways })

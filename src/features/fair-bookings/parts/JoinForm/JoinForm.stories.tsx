import { expect, fn, screen, waitFor } from 'storybook/test'
import { uploadFile } from '#contract/files'
import { applicationResults, joinableFairs } from '#mocks/fixtures/fair-bookings'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { JoinForm } from './JoinForm.tsx'

const meta = preview.meta({
  id: 'fair-bookings-join-form',
  title: '业务/招聘会参展/报名 JoinForm',
  component: JoinForm,
  args: { joinable: joinableFairs, onApply: fn(async () => applicationResults.results), onDone: fn() },
})

export const Filled = meta.story({
  name: '报两场，检查后提交',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('先说缺什么', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '检查报名信息' }))
      await expect((await canvas.findAllByText('请选择要报名的招聘会'))[0]).toBeVisible()
    })
    await step('选招聘会和职位，同意约定', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /赣鄱英才大型综合招聘会/ }))
      await userEvent.click(canvas.getByRole('checkbox', { name: /赣州市春风行动/ }))
      await userEvent.click(canvas.getByRole('checkbox', { name: /总账会计/ }))
      await userEvent.click(canvas.getByRole('checkbox', { name: '已阅读并同意参会约定' }))
      await userEvent.click(canvas.getByRole('button', { name: '检查报名信息' }))
    })
    await step('核对后提交', async () => {
      await expect(await canvas.findByText(/赣鄱英才大型综合招聘会；赣州市春风行动/)).toBeVisible()
      await expect(sessionStorage.getItem('form:fair-application')).toContain('"jobs":["7"]')
      await userEvent.click(screen.getByRole('button', { name: '提交报名' }))
      await waitFor(() =>
        expect(args.onApply).toHaveBeenCalledWith(
          expect.objectContaining({ fairs: ['2', '3'], jobs: ['7'], contract: '2026-01' }),
        ),
      )
      await waitFor(() => expect(args.onDone).toHaveBeenCalledWith(applicationResults.results))
      await waitFor(() => expect(sessionStorage.getItem('form:fair-application')).toBeNull())
    })
  },
})

export const Proof = meta.story({
  name: '上传委托书',
  beforeEach({ msw }) {
    msw.use(mock(uploadFile).returns({ id: '7f1d0c54-9a3e-4d0e-8a53-0d6f2b7c9e07', name: '委托书.pdf', bytes: 10 }))
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(
      canvas.getByLabelText('选择文件'),
      new File(['%PDF-1.7'], '委托书.pdf', { type: 'application/pdf' }),
    )
    await userEvent.click(canvas.getByRole('checkbox', { name: /赣鄱英才大型综合招聘会/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /总账会计/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: '已阅读并同意参会约定' }))
    await canvas.findByRole('button', { name: /^移除/ })
    await userEvent.click(canvas.getByRole('button', { name: '检查报名信息' }))
    await expect(await canvas.findByText('委托书.pdf')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '提交报名' }))
    await waitFor(() =>
      expect(args.onApply).toHaveBeenCalledWith(
        expect.objectContaining({ authorisation: '7f1d0c54-9a3e-4d0e-8a53-0d6f2b7c9e07', licence: '' }),
      ),
    )
  },
})

export const Agency = meta.story({
  name: '人力资源服务机构',
  args: { joinable: { ...joinableFairs, isAgency: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '检查报名信息' }))
    await expect((await canvas.findAllByText(/请填写人力资源服务许可证编号/))[0]).toBeVisible()
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })

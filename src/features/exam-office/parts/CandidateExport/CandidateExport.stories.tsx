import { expect, fn, screen, waitFor } from 'storybook/test'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { CandidateExport } from './CandidateExport.tsx'

const meta = preview.meta({
  id: 'exam-office-candidate-export',
  title: '业务/考试机构/导出考生 CandidateExport',
  component: CandidateExport,
  args: {
    total: 7_815,
    canPrepare: true,
    onSave: fn(() => Promise.resolve()),
    onPrepare: fn(() => Promise.resolve()),
  },
})

export const Filled = meta.story({
  name: '遮盖的马上下载，完整的要核准',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('下载名单', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^下载名单/ }))
      await expect(await screen.findByText('已保存名单，号码已遮盖')).toBeInTheDocument()
    })
    await step('申请', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '申请导出完整信息' }))
      await userEvent.type(canvas.getByRole('textbox', { name: /^导出用途/ }), '交公安机关核验身份')
      await userEvent.click(canvas.getByRole('button', { name: '提交核准' }))
      await waitFor(() => expect(args.onPrepare).toHaveBeenCalledWith('交公安机关核验身份'))
      await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull())
    })
  },
})

export const ReadOnly = meta.story({
  name: '只能查看',
  args: { canPrepare: false },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: '申请导出完整信息' })).toBeNull(),
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })

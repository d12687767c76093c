import { expect, fn, waitFor } from 'storybook/test'
import { usualRule } from '#contract/exam-list'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ListRuleForm } from './ListRuleForm.tsx'

const meta = preview.meta({
  id: 'exam-lists-rule-form',
  title: '业务/考试名单/名单规则 ListRuleForm',
  component: ListRuleForm,
  args: {
    exam: '801',
    kind: 'final' as const,
    rule: usualRule('final'),
    onPreview: fn(async () => {}),
    onChange: fn(),
  },
})

export const Filled = meta.story({
  name: '总成绩',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '预览名单' }))
    await waitFor(() =>
      expect(args.onPreview).toHaveBeenCalledWith({ exam: '801', kind: 'final', rule: usualRule('final'), out: [] }),
    )
  },
})

export const Faults = meta.story({
  name: '占比写错',
  play: async ({ canvas, userEvent }) => {
    const share = canvas.getByRole('textbox', { name: /^笔试占总成绩/ })
    await userEvent.clear(share)
    await userEvent.type(share, '120')
    await userEvent.click(canvas.getByRole('button', { name: '预览名单' }))
    await expect((await canvas.findAllByText('请填写 0 到 100 之间的数'))[0]).toBeVisible()
  },
})

export const Narrow = Filled.extend({ name: '手机', globals: narrow, play: fitsSideways })

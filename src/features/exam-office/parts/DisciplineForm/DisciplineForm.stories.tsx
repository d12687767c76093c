import { expect, fn, waitFor } from 'storybook/test'
import { candidateInFull } from '#mocks/fixtures/exam-candidates'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { DisciplineForm } from './DisciplineForm.tsx'

const meta = preview.meta({
  id: 'exam-office-discipline-form',
  title: '业务/考试机构/违纪处理 DisciplineForm',
  component: DisciplineForm,
  args: { candidate: candidateInFull, onPrepare: fn(() => Promise.resolve()) },
})

const facts = '开考 40 分钟后查看手机，经提醒仍不放到指定位置'

export const Filled = meta.story({
  name: '按条按项写明事实',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('空的不行', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '提交核准' }))
      await expect((await canvas.findAllByText('请填写违纪事实'))[0]).toBeVisible()
    })
    await step('第六条要选科目', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /^项/ }), '1')
      await userEvent.click(canvas.getByRole('checkbox', { name: '职业能力倾向测验' }))
      await userEvent.type(canvas.getByRole('textbox', { name: /^违纪事实/ }), facts)
      await userEvent.click(canvas.getByRole('button', { name: '提交核准' }))
      await waitFor(() => expect(args.onPrepare).toHaveBeenCalledWith({ article: 6, item: 1, facts, papers: ['A'] }))
    })
    await step('第七条是全部科目', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^条/ }), '7')
      await waitFor(() => expect(canvas.queryByRole('checkbox')).toBeNull())
    })
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })

import { expect, fn } from 'storybook/test'
import { filledDraft } from '#mocks/fixtures/employer'
import preview from '../../../../../.storybook/preview.tsx'
import { PostingForm, type PostingFormProps } from './PostingForm.tsx'

const args: PostingFormProps = {
  initial: filledDraft,
  state: { kind: 'clean' },
  onChange: fn(),
  onSave: fn(),
  onReady: fn(),
  refused: {},
}

const meta = preview.meta({
  id: 'biz-employer-posting-form',
  title: '业务/单位中心/职位表单 PostingForm',
  component: PostingForm,
  args,
})

export const Filled = meta.story({ name: '写好的职位', args })
export const Faults = meta.story({
  name: '没有填名称',
  args: { ...args, initial: { ...filledDraft, title: '' } },
  play: async ({ args: given, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '检查并发布' }))
    await expect(await canvas.findByRole('group', { name: /处需要修改/ })).toBeVisible()
    await expect(given.onReady).not.toHaveBeenCalled()
  },
})

import { expect, fn, waitFor } from 'storybook/test'
import { Container } from '#design-system'
import { fairForm } from '#mocks/fixtures/fair-office'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { fairValues } from '../../model/fair-values.ts'
import { FairForm } from './FairForm.tsx'

const meta = preview.meta({
  id: 'fair-office-fair-form',
  title: '业务/招聘会主办方/招聘会内容 FairForm',
  component: FairForm,
  args: {
    initial: fairValues(fairForm.answers),
    action: '保存修改',
    name: 'story-fair',
    onSend: fn(() => Promise.resolve()),
  },
  render: args => (
    <Container>
      <FairForm {...args} />
    </Container>
  ),
})

export const Filled = meta.story({
  name: '网络招聘会不问场馆',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: /^场馆/ })).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^形式/ }), '网络招聘会')
    await expect(canvas.queryByRole('textbox', { name: /^场馆/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '保存修改' }))
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce())
  },
})

export const Judged = meta.story({
  name: '离开一题时才看这部分写完没有',
  play: async ({ canvas, userEvent }) => {
    const part = canvas.getByRole('link', { name: '招聘会' })
    await userEvent.clear(canvas.getByRole('textbox', { name: /^一句话介绍/ }))
    await expect(part).toHaveAccessibleDescription('已完成')
    await userEvent.tab()
    await waitFor(() => expect(part).toHaveAccessibleDescription('未完成'))
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })

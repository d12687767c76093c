import { expect, fn, waitFor } from 'storybook/test'
import { Container } from '#design-system'
import { fairPlan } from '#mocks/fixtures/fair-office'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { PlanEditor } from './PlanEditor.tsx'

const meta = preview.meta({
  id: 'fair-office-plan-editor',
  title: '业务/招聘会主办方/展位图编辑 PlanEditor',
  component: PlanEditor,
  args: { plan: fairPlan, onSave: fn(() => Promise.resolve()) },
  render: args => (
    <Container>
      <PlanEditor {...args} />
    </Container>
  ),
})

export const Filled = meta.story({
  name: '增加又删除一个展位',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('在平面图或列表里选一个展位。')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '增加一个标准展位' }))
    await expect(canvas.getByText('整场 5 个展位')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '删除这个展位' }))
    await userEvent.click(canvas.getByRole('button', { name: '保存展位图' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
  },
})

export const Online = meta.story({
  name: '线上展区没有平面图',
  args: {
    plan: {
      ...fairPlan,
      halls: [{ id: '20', name: '线上展区', width: 0, depth: 0 }],
      booths: fairPlan.booths.map(booth => ({ ...booth, x: 0, y: 0, w: 0, h: 0 })),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '增加一个标准展位' }))
    await expect(canvas.getByRole('heading', { name: '展位 A05' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^移动/ })).toBeNull()
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })

import { expect } from 'storybook/test'
import { reveals } from '#mocks/fixtures/exam-candidates'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { IdentityReveals } from './IdentityReveals.tsx'

const meta = preview.meta({
  id: 'exam-identity-reveals',
  title: '业务/考试报名/谁查看过证件号码 IdentityReveals',
  component: IdentityReveals,
  args: { reveals },
})

export const Filled = meta.story({
  name: '查看过一次',
  play: async ({ canvas }) => expect(canvas.getByText(/江明月：核对现场提交/)).toBeVisible(),
})

export const Empty = meta.story({
  name: '没有人查看过',
  args: { reveals: [] },
  play: async ({ canvas }) => expect(canvas.getByText(/还没有查看过/)).toBeVisible(),
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })

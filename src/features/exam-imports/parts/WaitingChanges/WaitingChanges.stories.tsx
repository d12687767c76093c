import { expect } from 'storybook/test'
import { waitingPositions } from '#mocks/fixtures/exam-imports'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { WaitingChanges } from './WaitingChanges.tsx'

const meta = preview.meta({
  id: 'exam-waiting-changes',
  title: '业务/考试机构/等待核准 WaitingChanges',
  component: WaitingChanges,
  args: { waiting: waitingPositions },
})

export const Filled = meta.story({
  name: '自己准备的',
  play: async ({ canvas }) => expect(canvas.getByText('您准备的，要由另一位同事核准')).toBeVisible(),
})

export const Others = meta.story({
  name: '同事准备的',
  args: { waiting: waitingPositions.map(one => ({ ...one, isMine: false })) },
  play: async ({ canvas }) => expect(canvas.getByText('熊一鸣准备')).toBeVisible(),
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })

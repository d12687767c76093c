import { expect } from 'storybook/test'
import { secondEntry } from '#mocks/fixtures/exam-imports'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { SecondEntryPanel } from './SecondEntryPanel.tsx'

const meta = preview.meta({
  id: 'exam-second-entry',
  title: '业务/考试机构/双人录入 SecondEntryPanel',
  component: SecondEntryPanel,
  args: { second: secondEntry },
})

export const Filled = meta.story({
  name: '有不同',
  play: async ({ canvas }) => expect(canvas.getByRole('row', { name: /01250101003128/ })).toHaveTextContent('87.50'),
})

export const Same = meta.story({
  name: '完全一致',
  args: { second: { ...secondEntry, count: 0, differences: [] } },
  play: async ({ canvas }) => expect(canvas.getByText('双人录入：与欧阳若曦的录入完全一致')).toBeVisible(),
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })

import { expect } from 'storybook/test'
import { examNotice, longNotice } from '#mocks/fixtures/exam-articles'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Corrections } from './Corrections.tsx'

const meta = preview.meta({
  id: 'exams-corrections',
  title: '业务/考试/更正 Corrections',
  component: Corrections,
  args: { corrections: examNotice.corrections },
})

export const Filled = meta.story({
  name: '原来和现在',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '更正了 2 处' })).toBeVisible()
    await expect(canvas.getByText('本科专业：法学（030101K）').tagName).toBe('DEL')
  },
})

export const Empty = meta.story({
  name: '没有更正',
  args: { corrections: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('region', { name: /更正/ })).toBeNull(),
})

export const LongText = meta.story({
  name: '很长的内容',
  args: { corrections: longNotice.corrections },
  play: fitsSideways,
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })

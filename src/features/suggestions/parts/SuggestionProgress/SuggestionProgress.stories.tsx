import { expect } from 'storybook/test'
import { answered, handling, received } from '#mocks/fixtures/suggestions'
import { fitsSideways, narrow, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { SuggestionProgress } from './SuggestionProgress.tsx'

const meta = preview.meta({
  id: 'suggestions-progress',
  title: '业务/意见建议/办理进度 SuggestionProgress',
  component: SuggestionProgress,
  args: { suggestion: answered },
})

export const Filled = meta.story({
  name: '已答复',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '答复' })).toBeVisible()
    await expect(canvas.getByText(whole('2026-11-20 10:30'))).toBeVisible()
  },
})

export const Received = meta.story({
  name: '已收到',
  args: { suggestion: received },
  play: async ({ canvas }) => expect(canvas.getByText(whole('2026-11-26 前'))).toBeVisible(),
})

export const Handling = meta.story({ name: '办理中', args: { suggestion: handling } })

export const LongText = meta.story({
  name: '很长的内容',
  args: { suggestion: { ...answered, title: '𠮷䶮'.repeat(30), body: 'a'.repeat(2_000) } },
  play: fitsSideways,
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })

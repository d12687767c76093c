import { expect } from 'storybook/test'
import { fairTextsInFull } from '#mocks/fixtures/fair-papers'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { textOf } from '../../model/text-values.ts'
import { FilingSheet } from './FilingSheet.tsx'

const { title, facts, texts } = fairTextsInFull
const [emergency, security] = [textOf(texts, 'emergency'), textOf(texts, 'security')]
if (!emergency || !security) throw new Error('a text is missing')

const meta = preview.meta({
  id: 'fair-office-filing-sheet',
  title: '业务/招聘会主办方/备案材料打印件 FilingSheet',
  component: FilingSheet,
  args: { title, facts, text: emergency },
})

export const Filled = meta.story({
  name: '应急预案',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: '三、应急小组和分工' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^疏散引导组 36\s人 曾丽萍/ })).toBeVisible()
    await expect(canvas.getByText('第 3 版，2026-11-19 15:20，万晓峰')).toBeVisible()
  },
})

export const Draft = meta.story({
  name: '安全保卫方案，草稿',
  args: { text: security },
  play: async ({ canvas }) => expect(canvas.getByText('草稿，还没有人核对和保存')).toBeVisible(),
})

export const LongText = meta.story({
  name: '很长的一节',
  args: {
    text: {
      ...emergency,
      body: { ...emergency.body, sections: { ...emergency.body.sections, fire: '䶮'.repeat(1_500) } },
    },
  },
  play: fitsSideways,
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
export const Dark = meta.story({ name: '深色', globals: { theme: 'dark' } })

import { expect } from 'storybook/test'
import { helpEntries, longGuide } from '#mocks/fixtures/exam-help'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { HelpSections } from './HelpSections.tsx'

const meta = preview.meta({
  id: 'exams-help-sections',
  title: '业务/考试/问题分类 HelpSections',
  component: HelpSections,
  args: { entries: helpEntries, words: '照片' },
})

export const Filled = meta.story({
  name: '按类别',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(5)
    await expect(canvas.getByRole('link', { name: '照片总是提示不合格怎么办？' })).toHaveAttribute(
      'href',
      '/exam/help/22',
    )
  },
})

export const LongText = meta.story({ name: '很长的问题', args: { entries: longGuide.help }, play: fitsSideways })

export const Narrow = LongText.extend({ name: '手机', globals: narrow })

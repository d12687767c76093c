import { expect } from 'storybook/test'
import { foundRegulation, longRegulations, regulationPage } from '#mocks/fixtures/regulations'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { RegulationCard } from './RegulationCard.tsx'

const meta = preview.meta({
  id: 'news-regulation-card',
  title: '业务/公告/法规条目 RegulationCard',
  component: RegulationCard,
  args: { rule: foundRegulation, words: '押金' },
})

export const Filled = meta.story({
  name: '命中条文',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: '第三条' })).toHaveAttribute('href', '/news/page/5001#clause-3')
    await expect(canvasElement.querySelector('mark')).toHaveTextContent('押金')
    await expect(canvas.getByText('已修改')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '共 5 条，查看全文' })).toBeVisible()
  },
})

export const Pending = meta.story({
  name: '尚未施行，没有搜索词',
  args: { rule: regulationPage.list[1] ?? foundRegulation, words: '' },
  play: async ({ canvas }) => expect(canvas.getByText('尚未施行')).toBeVisible(),
})

export const LongText = meta.story({
  name: '很长的名称',
  args: { rule: longRegulations.list[0] ?? foundRegulation },
  globals: narrow,
  play: fitsSideways,
})

import { expect } from 'storybook/test'
import { columns, longColumns } from '#mocks/fixtures/news'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ColumnGrid } from './ColumnGrid.tsx'

const meta = preview.meta({
  id: 'news-column-grid',
  title: '业务/公告/栏目 ColumnGrid',
  component: ColumnGrid,
  args: columns,
})

export const Filled = meta.story({
  name: '六个栏目',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(6)
    await expect(canvas.getByRole('link', { name: '全部法规规章' })).toHaveAttribute(
      'href',
      '/consultation-list?type=35',
    )
  },
})

export const LongText = meta.story({ name: '很长的标题', args: longColumns, globals: narrow, play: fitsSideways })

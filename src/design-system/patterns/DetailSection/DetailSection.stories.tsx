import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { longCompany } from '../../primitives/story-words.ts'
import { fitsSideways } from '../testing.ts'
import { DetailSection } from './DetailSection.tsx'

const meta = preview.meta({
  id: 'ds-detail-section',
  title: '设计系统/组合/详情的一节 DetailSection',
  component: DetailSection,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：DetailLayout、ArticleLayout 卡片里的一节：标题和正文，不再套卡片。\n\n何时不用：与别处无关的一件东西用 Card；表单的一节用 FormSection。',
      },
    },
  },
  args: { title: '工作环境', children: '车间恒温，距宿舍步行 5 分钟。' },
})

export const Plain = meta.story({
  name: '默认',
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: '工作环境' })).toHaveTextContent('车间恒温')
  },
})

export const LongText = meta.story({
  name: '长文字',
  globals: { viewport: { value: 'narrow' } },
  args: { title: longCompany, children: longCompany.repeat(4) },
  play: fitsSideways,
})

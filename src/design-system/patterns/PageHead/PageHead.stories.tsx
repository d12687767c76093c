import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Button } from '../../primitives/Button/index.ts'
import { longCompany } from '../../primitives/story-words.ts'
import { fitsSideways } from '../testing.ts'
import { PageHead } from './PageHead.tsx'

const meta = preview.meta({
  id: 'ds-page-head',
  title: '设计系统/组合/页首 PageHead',
  component: PageHead,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：每一页的开头：位置、唯一的 h1、一两句说明、整页的操作。各版式已经带着它；只有没有版式的画面才单独用。\n\n何时不用：详情页的开头用 DetailHead；文章用 ArticleLayout；站头用 Header。',
      },
    },
  },
  args: {
    title: '我的投递',
    lead: '单位的查看、邀请和答复都会显示在这里。',
    actions: <Button variant="primary">去找职位</Button>,
  },
})

export const Filled = meta.story({
  name: '有内容',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '我的投递' })).toBeVisible()
  },
})

export const Phone = Filled.extend({ name: '手机', globals: { viewport: { value: 'narrow' } }, play: fitsSideways })

export const LongText = meta.story({
  name: '很长的名称',
  args: { title: longCompany },
  globals: { viewport: { value: 'narrow' } },
  play: fitsSideways,
})

import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Link } from '../../primitives/Link/index.ts'
import { longCompany } from '../../primitives/story-words.ts'
import { Text } from '../../primitives/Text/index.ts'
import { fitsSideways } from '../testing.ts'
import { ArticleLayout } from './ArticleLayout.tsx'

const meta = preview.meta({
  id: 'ds-article-layout',
  title: '设计系统/组合/版式：文章 ArticleLayout',
  component: ArticleLayout,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：通篇是文字：公告、政策、帮助。每行 38 到 42 个字，有来源、字号和打印。\n\n何时不用：要做决定的一件东西用 DetailLayout；入口用 LandingLayout。',
      },
    },
  },
  args: {
    title: '南昌市关于举办秋季招聘会的通知',
    facts: ['来源：市人社局', '', '2026-11-20'],
    children: <Text>各用人单位：现将有关事项通知如下。</Text>,
    after: <Link href="/notice/list">更多公告</Link>,
  },
})

export const Filled = meta.story({
  name: '有内容',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('来源：市人社局2026-11-20')
  },
})

export const Phone = Filled.extend({ name: '手机', globals: { viewport: { value: 'narrow' } }, play: fitsSideways })

export const LongText = meta.story({
  name: '很长的名称',
  args: { title: longCompany },
  globals: { viewport: { value: 'narrow' } },
  play: fitsSideways,
})

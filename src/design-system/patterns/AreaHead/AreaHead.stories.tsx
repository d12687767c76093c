import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { longCompany } from '../../primitives/story-words.ts'
import { Text } from '../../primitives/Text/index.ts'
import { fitsSideways, least } from '../testing.ts'
import { AreaHead } from './AreaHead.tsx'

const meta = preview.meta({
  id: 'ds-area-head',
  title: '设计系统/组合/领域头图 AreaHead',
  component: AreaHead,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：一个领域的首页顶部一次：页名、线描和来这里先要做的事（导语、搜索）。\n\n何时不用：领域内的其他页面只用 PageTitle；专题的头图由专题页自己画；站名在 Masthead。',
      },
    },
  },
  args: {
    title: '档案服务',
    drawing: 'archives' as const,
    children: <Text>为在非公有制企业、社会组织就业的人员保管人事档案，并提供转递、查阅和证明服务。</Text>,
  },
})

export const Standard = meta.story({
  name: '标准',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '档案服务' })).toBeVisible()
    await expect(canvasElement.querySelector('[data-name="archives"]')).toBeVisible()
  },
})

export const TitleAlone = meta.story({ name: '只有页名', args: { children: undefined, drawing: 'policies' } })
export const Talent = meta.story({ name: '人才服务', globals: { site: 'talent' } })
export const Dark = meta.story({ name: '深色', globals: { theme: 'dark' } })
export const Contrast = meta.story({
  name: '高对比：没有线描',
  globals: { theme: 'contrast' },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('[data-name="archives"]')).not.toBeVisible(),
})
export const LongText = meta.story({
  name: '页名很长',
  args: { title: longCompany },
  globals: least,
  play: fitsSideways,
})
export const Narrow = meta.story({ name: '手机', globals: { viewport: { value: 'narrow' } }, play: fitsSideways })

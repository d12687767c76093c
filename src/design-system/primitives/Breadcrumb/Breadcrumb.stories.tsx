import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { longCompany } from '../story-words.ts'
import { Breadcrumb } from './Breadcrumb.tsx'

const meta = preview.meta({
  id: 'ds-breadcrumb',
  title: '设计系统/导航/面包屑 Breadcrumb',
  component: Breadcrumb,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：三层及更深的页面，告诉人在哪里、怎么回上一层。\n\n何时不用：首页和一级栏目不用；告诉人办到哪一步用 Steps；同级切换用 TabLinks。',
      },
    },
  },
  args: { items: [{ label: '首页', href: '/' }, { label: '考试报名', href: '/exam/list' }, { label: '报名须知' }] },
})

export const ThreeLevels = meta.story({
  name: '三级',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: '当前位置' })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await expect(canvas.getByText('报名须知')).toHaveAttribute('aria-current', 'page')
  },
})

export const LongText = meta.story({
  name: '长文字',
  args: { items: [{ label: '首页', href: '/' }, { label: '考试报名', href: '/exam/list' }, { label: longCompany }] },
  globals: { viewport: { value: 'narrow' } },
})

import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { longCompany } from '../story-words.ts'
import { Breadcrumb } from './Breadcrumb.tsx'

const meta = preview.meta({
  id: 'ds-breadcrumb',
  title: '设计系统/导航/面包屑 Breadcrumb',
  component: Breadcrumb,
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

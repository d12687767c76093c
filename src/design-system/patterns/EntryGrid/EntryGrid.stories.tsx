import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { icons } from '../../primitives/Icon/index.ts'
import { fitsSideways, least } from '../testing.ts'
import { EntryGrid } from './EntryGrid.tsx'

const meta = preview.meta({
  id: 'ds-entry-grid',
  title: '设计系统/组合/常用服务 EntryGrid',
  component: EntryGrid,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：首页常用服务，四到八个并列入口，每个两到四个字配图标。\n\n何时不用：层级多用 CategoryMenu 或 Nav；要说明内容的入口用 Card；页面内的操作用 Button。',
      },
    },
  },
  args: {
    'aria-label': '常用服务',
    items: [
      { title: '职位搜索', href: '/job-search', icon: icons.briefcase },
      { title: '招聘会', href: '/recruitment', icon: icons.fair },
      { title: '考试报名', href: '/exam/list', icon: icons.exam, hot: true },
      { title: '培训', href: '/train/index', icon: icons.education },
      { title: '测评', href: '/assessment/index', icon: icons.chart },
      { title: '档案', href: '/archives', icon: icons.archive },
      { title: '政策', href: '/government/regulations', icon: icons.policy },
      { title: '零工', href: '/flexible', icon: icons.gig },
    ],
  },
})

export const Desktop = meta.story({
  name: '桌面一行',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(8)
    await expect(canvas.getByRole('link', { name: '考试报名' })).toHaveAttribute('href', '/exam/list')
  },
})

export const Arriving = meta.story({
  name: '还在到达时不移位',
  tags: ['no-picture'],
  async play({ canvas }) {
    const [first, second] = canvas.getAllByRole('listitem')
    const places = () => [first, second].map(item => item?.getBoundingClientRect().left)
    const whole = places()
    for (const item of canvas.getAllByRole('listitem').slice(4)) item.hidden = true
    await expect(places()).toEqual(whole)
  },
})

export const Phone = meta.story({ name: '手机四列两行', globals: least, play: fitsSideways })
export const Elder = meta.story({ name: '手机长辈版', globals: { ...least, size: 'elder' }, play: fitsSideways })

import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import preview from '../../../../.storybook/preview'
import { icons } from '../../primitives/Icon/index.ts'
import { longCompany } from '../../primitives/story-words.ts'
import { fitsSideways, least } from '../testing.ts'
import { SideMenu, type SideMenuProps } from './SideMenu.tsx'
import type { SideMenuGroup } from './side-menu.ts'

const personal: readonly SideMenuGroup[] = [
  { items: [{ title: '个人中心', url: '/manage/center', icon: icons.user }] },
  {
    title: '求职',
    items: [
      { title: '我的简历', url: '/user/resume', icon: icons.file },
      { title: '我的投递', url: '/manage/user/position', icon: icons.briefcase, count: 2, unit: '个有新进展' },
      { title: '浏览记录', url: '/manage/user/browse', icon: icons.eye },
    ],
  },
  {
    title: '考试与培训',
    items: [
      { title: '我的考试', url: '/exam/mine', icon: icons.exam },
      { title: '我的培训', url: '/train/mine' },
      { title: '我的测评', url: '/assessment/mine' },
    ],
  },
  { title: '账户', items: [{ title: '账号设置', url: '/manage/account' }] },
]

const employer: readonly SideMenuGroup[] = [
  {
    items: [
      { title: '单位中心', url: '/manage/center' },
      { title: '职位管理', url: '/manage/jobs' },
      { title: '收到的简历', url: '/manage/resume', count: 128, unit: '份未看' },
      { title: '现场招聘会管理', url: '/manage/fair', show: false },
      { title: '单位主页', url: 'https://example.gov.cn/', target: '_blank' },
    ],
  },
  { title: '招聘会管理', items: [{ title: '线上招聘会管理', url: '/manage/fair/online', show: false }] },
]

const Column = styled.div`
  max-width: 15em;
`

/** As wide as beside a page. */
const beside = (args: SideMenuProps) => (
  <Column>
    <SideMenu {...args} />
  </Column>
)

const meta = preview.meta({
  id: 'ds-side-menu',
  title: '设计系统/组合/侧边栏目 SideMenu',
  component: SideMenu,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：个人中心、单位中心的各页左侧，分组列出中心里的页面，标出当前页和等着的数量；手机上放在中心自己的页面里。栏目直接用服务给的菜单，show 为 false 的不出现。\n\n何时不用：整个网站的栏目用 Nav；手机底边的主要去处用 TabBar；一页之内的几个视图用 Tabs；筛选条件用 FilterBar。',
      },
    },
  },
  args: { label: '个人中心', groups: personal, current: '/user/resume' },
})

export const Personal = meta.story({
  name: '个人中心',
  render: beside,
  play: async ({ canvas, userEvent, step }) => {
    await step('宽屏上都列出，不需要打开', async () => {
      await expect(canvas.getByRole('navigation', { name: '个人中心' })).toBeVisible()
      await expect(canvas.getByRole('list', { name: '求职' })).toBeVisible()
    })
    await step('当前页只有一个', async () => {
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('我的简历')
      await expect(canvas.getByRole('link', { name: '我的投递 2 个有新进展' })).toHaveAttribute(
        'href',
        '/manage/user/position',
      )
    })
    await step('按 Tab 逐个经过', async () => {
      await userEvent.tab()
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: '我的简历' })).toHaveFocus()
    })
  },
})

export const Employer = meta.story({
  name: '单位中心，有隐藏的栏目',
  args: { label: '单位中心', groups: employer, current: '/manage/resume' },
  render: beside,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '收到的简历 99+ 份未看' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.queryByText(/招聘会管理/)).toBeNull()
    await expect(canvas.getByRole('link', { name: '单位主页' })).toHaveAttribute('target', '_blank')
  },
})

export const Elsewhere = meta.story({
  name: '当前页不在栏目里',
  args: { current: '/404' },
  render: beside,
  play: async ({ canvas }) => expect(canvas.queryByRole('link', { current: 'page' })).toBeNull(),
})

export const Phone = meta.story({ name: '手机', globals: { viewport: { value: 'narrow' } }, play: fitsSideways })

export const Nothing = meta.story({
  name: '一个栏目也没有',
  args: { groups: [{ title: '求职', items: [] }] },
  play: async ({ canvas }) => expect(canvas.queryByRole('navigation')).toBeNull(),
})

const many = Array.from({ length: 60 }, (_, at) => ({ title: `栏目 ${at + 1}`, url: `/manage/${at + 1}` }))

export const Many = meta.story({
  name: '六十个栏目',
  args: { groups: [{ items: many }], current: '/manage/60' },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('栏目 60'),
})

export const LongText = meta.story({
  name: '长文字',
  args: {
    label: longCompany,
    current: '/1',
    groups: [
      {
        title: `䶮𠮷${longCompany}`,
        items: [
          { title: longCompany.repeat(2), url: '/1', icon: icons.file, count: 1000 },
          { title: '<b>'.repeat(500), url: '/2' },
        ],
      },
    ],
  },
  globals: least,
  play: fitsSideways,
})

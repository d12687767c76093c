import { expect, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import preview from '../../../../.storybook/preview'
import { Button } from '../../primitives/Button/index.ts'
import { icons } from '../../primitives/Icon/index.ts'
import { TextInput } from '../../primitives/TextInput/index.ts'
import { Container } from '../PageLayout/index.ts'
import { StickyActions } from '../StickyActions/index.ts'
import { fitsSideways, least } from '../testing.ts'
import { TabBar, type TabBarItem, type TabBarProps } from './TabBar.tsx'

const seeker: readonly TabBarItem[] = [
  { title: '首页', href: '/', icon: icons.home },
  { title: '职位', href: '/job-search', icon: icons.briefcase },
  { title: '投递', href: '/manage/user/position', icon: icons.file, current: 'page' },
  { title: '消息', href: '/message', icon: icons.message, count: 3, unit: '条未读' },
  { title: '我的', href: '/manage/center', icon: icons.user },
]

const employer: readonly TabBarItem[] = [
  { title: '首页', href: '/', icon: icons.home },
  { title: '职位', href: '/manage/jobs', icon: icons.briefcase, current: 'true' },
  { title: '简历', href: '/manage/resume', icon: icons.file, count: 128, unit: '份未看' },
  { title: '消息', href: '/manage/message', icon: icons.message },
  { title: '我的', href: '/manage/center', icon: icons.user },
]

const Lines = styled.p`
  white-space: pre-line;
`

/** A long page with a field and a bar of main actions. */
const page = (args: TabBarProps) => (
  <>
    <Container>
      <Lines>{Array.from({ length: 40 }, (_, line) => `岗位职责第 ${line + 1} 条`).join('\n')}</Lines>
      <TextInput aria-label="联系电话" />
      <StickyActions>
        <Button variant="primary">投递简历</Button>
      </StickyActions>
      <Lines>页脚</Lines>
    </Container>
    <TabBar {...args} />
  </>
)

const meta = preview.meta({
  id: 'ds-tab-bar',
  title: '设计系统/组合/底部导航 TabBar',
  component: TabBar,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：登录后的手机页面底边，三到五个主要去处，图标在上、两个字在下，标出当前处和等着的数量。一页一次，放在页面最后；窗口太矮时回到页尾。\n\n何时不用：访客和桌面没有它，用 Nav 和 SideMenu；页面自己的主要操作用 StickyActions，它会停在这一条的上面。',
      },
    },
    layout: 'fullscreen',
  },
  args: { 'aria-label': '我的导航', items: seeker },
  globals: { viewport: { value: 'narrow' } },
  render: page,
})

export const Seeker = meta.story({
  name: '求职者',
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const window = canvasElement.ownerDocument.documentElement
    const bar = canvas.getByRole('navigation', { name: '我的导航' }).querySelector('ul')
    if (!bar) throw new Error('There is a bar')
    await step('停在底边，够按，标出当前处', async () => {
      await expect(bar.getBoundingClientRect().bottom).toBe(window.clientHeight)
      await expect(bar.getBoundingClientRect().height).toBe(56)
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('投递')
      for (const link of canvas.getAllByRole('link')) {
        const { width, height } = link.getBoundingClientRect()
        await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
      }
    })
    await step('数量读得出来', async () => {
      await expect(canvas.getByRole('link', { name: '消息 ，3 条未读' })).toHaveAttribute('href', '/message')
      await expect(canvas.getByRole('link', { name: '首页' })).toBeVisible()
    })
    await step('主要操作停在它上面，获得焦点的字段不被盖住', async () => {
      const actions = canvas.getByRole('button', { name: '投递简历' }).parentElement
      await expect(actions?.getBoundingClientRect().bottom).toBe(bar.getBoundingClientRect().top)
      const field = canvas.getByRole('textbox', { name: '联系电话' })
      await userEvent.tab()
      await expect(field).toHaveFocus()
      await waitFor(() =>
        expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(actions?.getBoundingClientRect().top ?? 0),
      )
    })
    await step('页尾不被盖住', async () => {
      window.scrollTop = window.scrollHeight
      await waitFor(() =>
        expect(Math.floor(canvas.getByText('页脚').getBoundingClientRect().bottom)).toBeLessThanOrEqual(
          bar.getBoundingClientRect().top,
        ),
      )
      window.scrollTop = 0
    })
    await fitsSideways({ canvasElement })
  },
})

export const Employer = meta.story({
  name: '单位，数量很多',
  args: { items: employer },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '简历 ，99 以上 份未看' })).toBeVisible()
    await expect(canvas.getByRole('link', { current: true })).toHaveAccessibleName('职位')
  },
})

export const Narrowest = meta.story({ name: '320 像素', args: { items: employer }, globals: least, play: fitsSideways })

export const Elder = meta.story({
  name: '长辈版',
  globals: { viewport: { value: 'narrow' }, size: 'elder' },
  play: fitsSideways,
})

export const Low = meta.story({
  name: '放到四倍的矮窗口：回到页尾',
  globals: { viewport: { value: 'low' } },
  play: async ({ canvas, canvasElement }) => {
    const { clientHeight } = canvasElement.ownerDocument.documentElement
    const bar = canvas.getByRole('navigation', { name: '我的导航' })
    await expect(bar.getBoundingClientRect().top).toBeGreaterThan(clientHeight)
    await expect(canvas.getByRole('button', { name: '投递简历' }).getBoundingClientRect().top).toBeGreaterThan(
      clientHeight,
    )
  },
})

export const Desktop = meta.story({
  name: '桌面上没有',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => expect(canvas.queryByRole('navigation', { name: '我的导航' })).toBeNull(),
})

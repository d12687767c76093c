import { expect, fn, within } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Badge } from '../Badge/index.ts'
import { Text } from '../Text/index.ts'
import { TabLinks } from './TabLinks.tsx'
import { Tabs } from './Tabs.tsx'

const names = ['最新', '热门', '急招', '应届', '零工']

const meta = preview.meta({
  id: 'ds-tabs',
  title: '设计系统/导航/标签页 Tabs',
  component: Tabs,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：同一处的两到六个并列视图，一次看一个，不换地址；每个视图是自己的地址时用 TabLinks。\n\n何时不用：要同时比较的内容别藏起来；有先后顺序用 Steps；大段问答用 Accordion；全站栏目用 Nav。',
      },
    },
  },
  args: {
    label: '职位',
    items: names.map(name => ({ id: name, label: name, content: <Text>{name}职位列表</Text> })),
    onValueChange: fn(),
  },
})

export const Uncontrolled = meta.story({
  name: '不受控',
  play: async ({ args, canvas, userEvent, step }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name })
    await step('点击打开', async () => {
      await userEvent.click(tab('热门'))
      await expect(canvas.getByRole('tabpanel', { name: '热门' })).toHaveTextContent('热门职位列表')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '热门' })
    })
    await step('左右键、Home、End 移动并打开，首尾相接', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await expect(tab('急招')).toHaveFocus()
      await expect(tab('急招')).toHaveAttribute('aria-selected', 'true')
      await userEvent.keyboard('{End}{ArrowRight}')
      await expect(tab('最新')).toHaveFocus()
      await userEvent.keyboard('{ArrowLeft}')
      await expect(tab('零工')).toHaveFocus()
      await userEvent.keyboard('{Home}')
      await expect(canvas.getByRole('tabpanel', { name: '最新' })).toBeVisible()
    })
    await step('Tab 键离开标签，进入内容', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('tabpanel')).toHaveFocus()
    })
  },
})

export const Controlled = meta.story({
  name: '受控',
  args: { value: '急招' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '热门' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '热门' })
    await expect(canvas.getByRole('tab', { name: '急招' })).toHaveAttribute('aria-selected', 'true')
  },
})

export const Links = meta.story({
  name: '有地址的标签',
  render: () => (
    <TabLinks
      label="职位"
      items={names.map((label, index) => ({ label, href: `/?tab=${index}`, current: index === 1 }))}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '热门' })).toHaveAttribute('aria-current', 'page')
  },
})

/** The same tabs, before and after their counts are known. */
const Counted = ({ known }: { known: boolean }) => (
  <TabLinks
    label={known ? '消息' : '消息，还在数'}
    items={names.map((label, index) => ({
      label,
      href: `/?tab=${index}`,
      current: index === 0,
      count: index === 4 ? undefined : known ? index : null,
      badge: <Badge count={known && index === 1 ? 120 : 0} unit="条未读" />,
    }))}
  />
)

export const Counts = meta.story({
  name: '数和未读来了，什么都不移动',
  render: () => (
    <>
      <Counted known={false} />
      <Counted known />
    </>
  ),
  play: async ({ canvas }) => {
    const placesIn = (label: string) =>
      within(canvas.getByRole('navigation', { name: label }))
        .getAllByRole('link')
        .map(tab => Math.round(tab.getBoundingClientRect().left))
    await expect(placesIn('消息，还在数')).toEqual(placesIn('消息'))
    await expect(canvas.getByRole('link', { name: '急招（2）' })).toBeVisible()
  },
})

export const Narrow = meta.story({
  name: '手机宽度',
  args: { items: [...names, '国企', '教师', '医护'].map(name => ({ id: name, label: `${name}职位`, content: name })) },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
})

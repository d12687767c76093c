import { expect, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { fitsSideways, menu } from '../testing.ts'
import { Nav } from './Nav.tsx'

const meta = preview.meta({
  id: 'ds-nav',
  title: '设计系统/组合/导航 Nav',
  component: Nav,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：全站一级栏目及其下的专栏；桌面是一条，手机是一列。放在 Header 里。\n\n何时不用：同一页内换视图用 Tabs；同级页面之间换用 TabLinks；告诉人在哪一层用 Breadcrumb。',
      },
    },
    layout: 'fullscreen',
  },
  args: { items: menu, activeIndex: 1 },
})

export const Bar = meta.story({
  name: '当前项与隐藏项',
  args: { items: [...menu, { title: '现场招聘会管理', url: '/manage/fair/onsite', show: false }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '职位搜索' })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.queryByText('现场招聘会管理')).toBeNull()
    await expect(canvas.getByText('百日攻坚')).not.toBeVisible()
  },
})

export const Pointer = meta.story({
  name: '鼠标展开子菜单',
  play: async ({ canvas, userEvent, step }) => {
    const entry = canvas.getByText('专项招聘')
    const toggle = canvas.getByRole('button', { name: '专项招聘的子菜单' })
    await step('悬停展开，离开收起', async () => {
      await userEvent.hover(entry)
      await expect(canvas.getByText('百日攻坚')).toBeVisible()
      await userEvent.hover(canvas.getByText('帮助'))
      await waitFor(() => expect(canvas.getByText('百日攻坚')).not.toBeVisible())
    })
    await step('点按固定，再点收起', async () => {
      await userEvent.click(toggle)
      await userEvent.hover(canvas.getByText('帮助'))
      await expect(toggle).toHaveAttribute('aria-expanded', 'true')
      await userEvent.click(toggle)
      await expect(toggle).toHaveAttribute('aria-expanded', 'false')
      await userEvent.click(toggle)
    })
  },
})

export const Keyboard = meta.story({
  name: '键盘',
  play: async ({ canvas, userEvent, step }) => {
    const toggle = canvas.getByRole('button', { name: '专项招聘的子菜单' })
    await step('左右方向键在各项之间移动，首尾相接', async () => {
      canvas.getByRole('link', { name: '首页' }).focus()
      await userEvent.keyboard('{ArrowLeft}')
      await expect(canvas.getByRole('link', { name: '帮助' })).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}{ArrowRight}')
      await expect(canvas.getByRole('link', { name: '职位搜索' })).toHaveFocus()
    })
    await step('向下进入子菜单，上下移动', async () => {
      canvas.getByRole('link', { name: '专项招聘' }).focus()
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(canvas.getByRole('link', { name: '机关事业岗位' })).toHaveFocus())
      await userEvent.keyboard('{ArrowDown}')
      await expect(canvas.getByRole('link', { name: '百日攻坚' })).toHaveFocus()
      await userEvent.keyboard('{ArrowUp}{ArrowUp}')
      // The last column; an entry of the bar has the same name.
      await expect(canvas.getAllByRole('link', { name: '灵活就业' })[0]).toHaveFocus()
    })
    await step('Esc 收起并回到按钮', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(toggle).toHaveFocus()
      await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    })
    await step('按钮用回车展开，Tab 离开后收起', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(toggle).toHaveAttribute('aria-expanded', 'true')
      canvas.getByRole('link', { name: '招聘会' }).focus()
      await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'))
    })
  },
})

export const Narrow = meta.story({
  name: '手机：两列，子菜单展开',
  globals: { viewport: { value: 'narrow' } },
  play: fitsSideways,
})

export const Many = meta.story({
  name: '项目多、名称长时换行',
  args: {
    items: Array.from({ length: 16 }, (_, index) => ({ title: `第 ${index + 1} 个栏目名称`, url: `/column/${index}` })),
  },
  play: fitsSideways,
})

import { renderToString } from 'react-dom/server'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { longCompany } from '../../primitives/story-words.ts'
import { fitsSideways, hotSearch, least, logo, menu, searchBox, siteTitle } from '../testing.ts'
import { Header } from './Header.tsx'

const meta = preview.meta({
  id: 'ds-header',
  title: '设计系统/组合/页头 Header',
  component: Header,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：每页顶部一次：站名、搜索、主导航，颜色随站点变。由 PageLayout 放置。\n\n何时不用：页面自己的标题用 PageTitle；欢迎语、电话和登录放 TopBar；专题的头图由专题页自己画。',
      },
    },
    layout: 'fullscreen',
  },
  args: {
    logo,
    title: siteTitle,
    subtitle: '江西省人力资源和社会保障厅主办',
    menu,
    menuIndex: 0,
    hotSearch,
    searchBox: { ...searchBox, onSearch: fn() },
  },
})

export const Standard = meta.story({
  name: '标准',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '会计{Enter}')
    const { color: onHeader } = getComputedStyle(canvas.getByRole('banner'))
    const ring = getComputedStyle(canvas.getByRole('search'))
    await expect(ring.outlineColor).toBe(onHeader)
    await expect(Number.parseFloat(ring.outlineWidth)).toBe(2)
    await expect(Number.parseFloat(ring.outlineOffset)).toBe(2)
    await expect(args.searchBox?.onSearch).toHaveBeenLastCalledWith({
      type: '1',
      word: '会计',
      place: '',
      href: '/job-search?t=%E4%BC%9A%E8%AE%A1',
    })
    await expect(canvas.getByRole('link', { name: /江西省公共就业服务网/ })).toHaveAttribute('href', '/')
  },
})

export const Talent = meta.story({ name: '人才服务：白色页头', globals: { site: 'talent' } })
export const Small = meta.story({
  name: '小页头',
  args: { small: true, menu: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull()
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
})
export const LongTitle = meta.story({
  name: '站点名称很长',
  args: { title: longCompany, subtitle: longCompany },
  play: fitsSideways,
})

export const Phone = meta.story({
  name: '手机：搜索与菜单',
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const [search, menuLink] = [canvas.getByRole('link', { name: '搜索' }), canvas.getByRole('link', { name: '菜单' })]
    await step('没有脚本时是到同一处的链接', async () => {
      await expect(menuLink).toHaveAttribute('href', '#site-menu')
      await expect(search).toHaveAttribute('href', '#site-search')
    })
    await step('菜单展开，Esc 收起并回到入口', async () => {
      await userEvent.click(menuLink)
      await expect(canvas.getByRole('navigation')).toBeVisible()
      await fitsSideways({ canvasElement })
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByRole('navigation')).toBeNull())
      await expect(menuLink).toHaveFocus()
    })
    await step('搜索展开，焦点进入搜索框，菜单同时只开一个', async () => {
      await userEvent.click(menuLink)
      await userEvent.click(search)
      await expect(canvas.getByRole('searchbox')).toHaveFocus()
      await expect(menuLink).toHaveAttribute('aria-expanded', 'false')
    })
  },
})

export const PhoneMenu = meta.story({
  name: '手机：菜单和搜索在页面之上打开，什么也不移动',
  globals: least,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const banner = canvas.getByRole('banner')
    const { height } = banner.getBoundingClientRect()
    await step('菜单', async () => {
      await userEvent.click(canvas.getByRole('link', { name: '菜单' }))
      await expect(canvas.getByRole('navigation')).toBeVisible()
      await expect(banner.getBoundingClientRect().height).toBe(height)
    })
    await step('搜索，从页头的下边开始', async () => {
      await userEvent.click(canvas.getByRole('link', { name: '搜索' }))
      await expect(canvas.getByRole('searchbox')).toBeVisible()
      await expect(banner.getBoundingClientRect().height).toBe(height)
      await expect(canvas.getByRole('search').getBoundingClientRect().top).toBeGreaterThanOrEqual(height - 1)
    })
    await fitsSideways({ canvasElement })
  },
})

export const WithoutScript = meta.story({
  name: '手机：没有脚本也能打开菜单和搜索',
  globals: { viewport: { value: 'narrow' } },
  render: args => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup of the service, as it is before any script.
    <div dangerouslySetInnerHTML={{ __html: renderToString(<Header {...args} />) }} />
  ),
  beforeEach: () => () => {
    history.replaceState(null, '', location.pathname + location.search)
  },
  play: async ({ canvas, step }) => {
    await step('地址不带锚点时都收起', async () => {
      await expect(canvas.queryByRole('navigation')).toBeNull()
      await expect(canvas.queryByRole('searchbox')).toBeNull()
    })
    await step('跟着链接走就展开', async () => {
      location.hash = 'site-menu'
      await waitFor(() => expect(canvas.getByRole('navigation')).toBeVisible())
      location.hash = 'site-search'
      await waitFor(() => expect(canvas.getByRole('searchbox')).toBeVisible())
      await expect(canvas.queryByRole('navigation')).toBeNull()
    })
  },
})

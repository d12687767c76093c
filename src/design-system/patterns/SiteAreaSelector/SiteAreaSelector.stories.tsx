import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Header } from '../Header/index.ts'
import { fitsSideways, least, logo, menu, siteTitle } from '../testing.ts'
import { SiteAreaSelector } from './SiteAreaSelector.tsx'

const meta = preview.meta({
  id: 'ds-site-area-selector',
  title: '设计系统/组合/站点选择 SiteAreaSelector',
  component: SiteAreaSelector,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：顶栏里在总站和各市县分站之间切换；没开通的分站会说明。\n\n何时不用：填户籍、工作地点用 RegionCascader；给搜索结果加地点条件用 SearchBox 或 FilterBar。',
      },
    },
    layout: 'fullscreen',
  },
  args: {
    unnamed: '总站',
    areas: [
      { value: '', label: '总站', href: '/' },
      { value: '2544', label: '安源', href: '/ay/index' },
      { value: '2501', label: '南昌' },
      { value: '2502', label: '赣州' },
      { value: '2503', label: '鄱阳湖生态经济区' },
    ],
    value: '',
    onUnavailable: fn(),
  },
  render: args => <Header logo={logo} title={siteTitle} menu={menu} area={<SiteAreaSelector {...args} />} />,
})

export const Choose = meta.story({
  name: '选择站点',
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: '总站' }))
    await step('有站点的是链接', async () => {
      await expect(await canvas.findByRole('link', { name: '安源' })).toHaveAttribute('href', '/ay/index')
      await expect(canvas.getByRole('link', { name: '总站' })).toHaveAttribute('aria-current', 'true')
    })
    await step('没有站点的通知调用者', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '赣州' }))
      await expect(args.onUnavailable).toHaveBeenCalledWith({ value: '2502', label: '赣州' })
    })
  },
})
export const Talent = meta.story({ name: '人才服务', args: { value: '2544' }, globals: { site: 'talent' } })
export const Phone = meta.story({
  name: '手机',
  globals: least,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '总站' }))
    await expect(await canvas.findByRole('list', { name: '选择站点' })).toBeVisible()
    await fitsSideways({ canvasElement })
  },
})

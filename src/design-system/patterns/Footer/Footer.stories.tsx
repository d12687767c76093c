import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { fitsSideways, footerGroups, footerLines, hours, least, logo, qrCode } from '../testing.ts'
import { Footer } from './Footer.tsx'

const meta = preview.meta({
  id: 'ds-footer',
  title: '设计系统/组合/页脚 Footer',
  component: Footer,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：每页底部一次：网站链接、电话、二维码、版权和备案。由 PageLayout 放置。\n\n何时不用：本页的操作用 StickyActions；本页的相关链接放在正文里，用 Link 或 Card。',
      },
    },
    layout: 'fullscreen',
  },
  args: {
    groups: footerGroups,
    logo,
    lines: [
      ...footerLines,
      { name: '档案咨询', items: ['0791-86000301'] },
      { name: '投诉监督', items: ['12333 转 2（24 小时）'] },
      hours,
    ],
    codes: [
      { src: qrCode, title: '网站' },
      { src: qrCode, title: '公众号' },
    ],
    copyright: '© 2026 江西赣才人力资源服务有限公司',
    filing: { text: '赣ICP备2026000001号-1', url: 'https://beian.example.gov.cn/' },
  },
})

export const Full = meta.story({
  name: '全部内容',
  play: async ({ canvas, step }) => {
    await step('四组链接', async () => {
      const groups = canvas.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent)
      await expect(groups).toEqual(['求职者', '用人单位', '特色服务', '其他'])
      await expect(canvas.getByRole('link', { name: '热门职位' })).toHaveAttribute('href', '/job-search?a=2')
    })
    await step('号码可以直接拨打', async () => {
      await expect(canvas.getByRole('link', { name: '0791-86000301' })).toHaveAttribute('href', 'tel:0791-86000301')
      await expect(canvas.getByRole('link', { name: /^12333 转/ })).toHaveAttribute('href', 'tel:12333')
    })
    await step('服务时间与备案', async () => {
      await expect(canvas.getByText('工作日 09:00-17:00')).toBeVisible()
      await expect(canvas.getByRole('link', { name: /赣ICP备/ })).toHaveAttribute('target', '_blank')
    })
    await step('两个二维码各有名字', async () => {
      await expect(canvas.getByRole('img', { name: '网站二维码' })).toBeInTheDocument()
      await expect(canvas.getByRole('img', { name: '公众号二维码' })).toBeInTheDocument()
    })
  },
})

export const Least = meta.story({
  name: '只有必需内容',
  args: { logo: '', lines: [{ name: '服务热线', items: [] }, hours], codes: [] },
})
export const Narrow = meta.story({ name: '手机', globals: least, play: fitsSideways })

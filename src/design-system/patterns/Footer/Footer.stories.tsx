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
    bodies: [
      { part: '主办单位', name: '江西省示例人力资源和社会保障厅' },
      { part: '承办单位', name: '江西省示例人才服务中心' },
    ],
    filing: { text: '赣ICP备2026000001号-1', url: 'https://beian.example.gov.cn/' },
    policeFiling: { text: '赣公网安备00000000000001号', url: 'https://police.example.gov.cn/' },
    marks: [
      { kind: 'elder' as const, title: '适老化' },
      { kind: 'access' as const, title: '无障碍' },
    ],
  },
})

export const Full = meta.story({
  name: '全部内容',
  play: async ({ canvas, step }) => {
    await step('四组链接，电话和二维码', async () => {
      const groups = canvas.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent)
      await expect(groups).toEqual(['求职者', '用人单位', '特色服务', '其他', '联系我们', '二维码'])
      await expect(canvas.getByRole('link', { name: '热门职位' })).toHaveAttribute('href', '/job-search?a=2')
    })
    await step('号码可以直接拨打', async () => {
      await expect(canvas.getByRole('link', { name: '0791-86000301' })).toHaveAttribute('href', 'tel:0791-86000301')
      await expect(canvas.getByRole('link', { name: /^12333 转/ })).toHaveAttribute('href', 'tel:12333')
    })
    await step('服务时间与备案', async () => {
      await expect(canvas.getByText('工作日 09:00-17:00').checkVisibility()).toBe(true)
      await expect(canvas.getByRole('link', { name: /赣公网安备/ })).toHaveAttribute('target', '_blank')
      await expect(canvas.getByRole('link', { name: /赣ICP备/ })).toHaveAttribute('target', '_blank')
    })
    await step('主办、承办单位和适老、无障碍标志', async () => {
      await expect(canvas.getByText('主办单位：江西省示例人力资源和社会保障厅')).toBeVisible()
      await expect(canvas.getByText('承办单位：江西省示例人才服务中心')).toBeVisible()
      await expect(canvas.getByText('适老化')).toBeVisible()
      await expect(canvas.getByText('无障碍')).toBeVisible()
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
export const Narrow = meta.story({ name: '手机，最窄', globals: least, play: fitsSideways })

export const Folded = meta.story({
  name: '手机：收起来不高于 360，点开一组',
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('contentinfo').offsetHeight).toBeLessThanOrEqual(360)
    await expect(canvas.getByText('热门职位')).not.toBeVisible()
    await userEvent.click(canvas.getByText('求职者', { selector: 'summary' }))
    await expect(canvas.getByText('热门职位')).toBeVisible()
    await fitsSideways({ canvasElement })
  },
})

export const Contrast = meta.story({
  name: '高对比：没有花纹',
  globals: { theme: 'contrast' },
  play: async ({ canvas }) => {
    const wave = getComputedStyle(canvas.getByRole('contentinfo'), '::before')
    await expect(wave.backgroundColor).toMatch(/, 0\)$/)
  },
})

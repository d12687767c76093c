import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { LinkProvider } from '../Link/index.ts'
import { Pagination } from './Pagination.tsx'

const meta = preview.meta({
  id: 'ds-pagination',
  title: '设计系统/导航/分页 Pagination',
  component: Pagination,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：列表超过一页；每页都是链接，可收藏、可返回。只有一页时自己不出现。\n\n何时不用：不到一页的列表不用；在一个框里滚动看全部用 VirtualList；一步一步的表单用 Steps。',
      },
    },
  },
  args: {
    page: 20,
    pageCount: 50,
    hrefFor: page => `/job-search?t=${encodeURIComponent('会计')}&page=${page}`,
    total: { count: 986 },
    unit: '个职位',
  },
})

export const Middle = meta.story({
  name: '中间一页',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: '分页' })).toHaveTextContent('共 986 个职位')
    await expect(canvas.getByRole('link', { name: '第 20 页' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: '下一页' })).toHaveAttribute(
      'href',
      '/job-search?t=%E4%BC%9A%E8%AE%A1&page=21',
    )
  },
})

export const First = meta.story({
  name: '第一页',
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '上一页' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('link', { name: '上一页' })).not.toHaveAttribute('href')
  },
})

export const Last = meta.story({ name: '最后一页', args: { page: 50 } })
export const Short = meta.story({ name: '页数少', args: { page: 2, pageCount: 3, total: { count: 51 } } })

export const Capped = meta.story({
  name: '总数有上限',
  args: { total: { count: 1000, capped: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('共 1,000+ 个职位')).toBeVisible()
  },
})

export const OutOfRange = meta.story({
  name: '超出范围',
  args: { page: 1_000_000_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '第 50 页' })).toHaveAttribute('aria-current', 'page')
  },
})

const navigate = fn()

export const Jump = meta.story({
  name: '跳到某页',
  args: { jumpParam: 'page' },
  beforeEach: () => {
    navigate.mockClear()
  },
  render: args => (
    <LinkProvider anchor="a" navigate={navigate}>
      <Pagination {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: '页码，共 50 页' })
    await step('没有脚本时是普通的 GET 表单，保留其他条件', async () => {
      const form = canvasElement.querySelector('form')
      await expect(form).toHaveFormValues({ t: '会计' })
      await expect(form?.method).toBe('get')
    })
    await step('超出范围时到最后一页', async () => {
      await userEvent.type(input, '９９{Enter}')
      await expect(navigate).toHaveBeenLastCalledWith('/job-search?t=%E4%BC%9A%E8%AE%A1&page=50')
    })
  },
})

export const TenThousand = meta.story({
  name: '一万页：数字不增多，输入页码直达',
  tags: ['no-picture'],
  args: { page: 5000, pageCount: 10_000, total: { count: 200_000 }, jumpParam: 'page' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(7)
    await expect(canvas.getByRole('textbox', { name: '页码，共 10000 页' })).toBeVisible()
  },
})

export const TenThousandLeast = TenThousand.extend({
  name: '一万页 最窄的手机',
  globals: { viewport: { value: 'least' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('5000 / 10000')).toBeVisible()
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
})

export const Narrow = meta.story({
  name: '手机宽度',
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20 / 50')).toBeVisible()
  },
})

import { expect, fn, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import preview from '../../../../.storybook/preview'
import { size } from '../../tokens/index.ts'
import { fitsSideways, least } from '../testing.ts'
import { CategoryMenu } from './CategoryMenu.tsx'
import type { CategoryNode } from './CategoryPanel.tsx'

const titles: Readonly<Record<string, readonly string[]>> = {
  后端开发: ['Java', 'C++', 'PHP', 'Python', '.NET', 'Node.js', '全栈工程师', '数据开发', '架构师', '区块链工程师'],
  前端开发: ['Web 前端', 'HTML5', '小程序', 'Flash'],
  运维与技术支持: ['运维工程师', '网络工程师', '系统管理员', 'IT 技术支持', '机房值守'],
  销售业务: ['销售代表', '客户经理', '大客户销售', '电话销售', '渠道销售'],
  客服: ['客服专员', '售前支持', '售后支持', '网络客服'],
}
const families: Readonly<Record<string, readonly string[]>> = {
  'IT/电商/通信/电子': ['后端开发', '前端开发', '运维与技术支持'],
  '销售/客服/技术支持': ['销售业务', '客服'],
  '会计/金融/银行/保险': ['财务', '银行'],
  '生产/营运/采购/物流': ['生产管理', '普工技工', '采购', '物流仓储'],
  '生物/制药/医疗/护理': ['医生', '护理'],
  '广告/市场/媒体/艺术': ['广告', '媒体'],
  '建筑/房地产': ['土建', '物业'],
  '人事/行政/高级管理': ['人力资源', '行政'],
  '咨询/法律/教育/科研': ['律师', '教师'],
  '服务业/零售': ['餐饮', '零售'],
}

const tree = (withTitles: boolean): CategoryNode[] => [
  ...Object.entries(families).map(([family, groups]) => ({
    value: family,
    label: family,
    children: groups.map(group => ({
      value: group,
      label: group,
      children: withTitles ? (titles[group] ?? []).map(title => ({ value: `${group}${title}`, label: title })) : [],
    })),
  })),
  { value: '网店', label: '网店店长' },
]

const Column = styled.div`
  min-height: 30em;
  & > * {
    max-width: calc(${size.content} * 0.22);
  }
`

const meta = preview.meta({
  id: 'ds-category-menu',
  title: '设计系统/组合/职位分类 CategoryMenu',
  component: CategoryMenu,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：首页和职位搜索左侧，按职位类别进入搜索结果；每一行都是链接，没有脚本也能用。\n\n何时不用：填表选类别用 CategoryPicker；全站一级栏目用 Nav；不到十个入口用 EntryGrid。',
      },
    },
  },
  args: {
    'aria-label': '职位分类',
    categories: tree(true),
    hrefFor: ({ label }: CategoryNode) => `/job-search?category=${encodeURIComponent(label)}`,
    // As pages write it: what fetches answers later, which is nothing that an effect could undo.
    onShow: fn(async () => {}),
  },
  render: args => (
    <Column>
      <div>
        <CategoryMenu {...args} />
      </div>
    </Column>
  ),
})

export const Closed = meta.story({
  name: '收起：每行是链接',
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(11)
    await expect(canvas.queryByRole('button', { name: /网店/ })).toBeNull()
    await expect(args.onShow).not.toHaveBeenCalled()
  },
})

export const Pointer = meta.story({
  name: '鼠标展开',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('悬停展开，此时才取第三级', async () => {
      await userEvent.hover(canvas.getByText('IT/电商/通信/电子'))
      await expect(canvas.getByRole('link', { name: 'C++' })).toHaveAttribute(
        'href',
        `/job-search?category=${encodeURIComponent('C++')}`,
      )
      await expect(args.onShow).toHaveBeenCalledOnce()
    })
    await step('移到另一行，面板随后更换', async () => {
      await userEvent.hover(canvas.getByText('销售/客服/技术支持'))
      await waitFor(() => expect(canvas.getByRole('link', { name: '电话销售' })).toBeVisible())
      await expect(canvas.queryByRole('link', { name: 'C++' })).toBeNull()
    })
  },
})

export const Keyboard = meta.story({
  name: '键盘',
  play: async ({ canvas, userEvent, step }) => {
    await step('上下移动，向右进入', async () => {
      canvas.getByRole('link', { name: 'IT/电商/通信/电子' }).focus()
      await userEvent.keyboard('{ArrowDown}{ArrowRight}')
      await waitFor(() => expect(canvas.getByRole('link', { name: '销售业务' })).toHaveFocus())
      await userEvent.keyboard('{ArrowDown}')
      await expect(canvas.getByRole('link', { name: '销售代表' })).toHaveFocus()
    })
    await step('向左回到本行并收起', async () => {
      await userEvent.keyboard('{ArrowLeft}')
      await expect(canvas.getByRole('button', { name: '销售/客服/技术支持的下级类别' })).toHaveFocus()
      await expect(canvas.queryByRole('link', { name: '销售代表' })).toBeNull()
    })
  },
})

export const Loading = meta.story({
  name: '第三级在路上',
  args: { categories: tree(false), loading: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'IT/电商/通信/电子的下级类别' }))
    await expect(canvas.getByRole('link', { name: '后端开发' })).toBeVisible()
  },
})

export const Phone = meta.story({
  name: '手机：在本行下面展开',
  globals: least,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'IT/电商/通信/电子的下级类别' }))
    await expect(canvas.getByRole('link', { name: 'Java' })).toBeVisible()
    await fitsSideways({ canvasElement })
  },
})

import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Link } from '../../primitives/Link/index.ts'
import { longCompany } from '../../primitives/story-words.ts'
import { FilterBar } from '../FilterBar/index.ts'
import { groups, hrefFor } from '../FilterSheet/testing.ts'
import { ListCard } from '../ListCard/index.ts'
import { ResultCount } from '../ResultCount/index.ts'
import { SortBar } from '../SortBar/index.ts'
import { fitsSideways, least } from '../testing.ts'
import { ResultBar, SearchLayout } from './SearchLayout.tsx'

const orders = [
  { value: '', label: '最新' },
  { value: 'wage', label: '薪资最高' },
]

const bar = (
  <ResultBar key="bar">
    <ResultCount count={46} unit="个职位" />
    <Link href="/user/search-list">订阅新职位</Link>
    <SortBar options={orders} value="" hrefFor={() => '/job-search'} />
  </ResultBar>
)

const titles = ['会计助理', '普工', longCompany]
const row = (title: string) => (
  <ListCard key={title} title={title} href="/job-details/7" headline="5K~8K" meta={['赣州·章贡区', '大专']} />
)

const meta = preview.meta({
  id: 'ds-search-layout',
  title: '设计系统/组合/搜索版面 SearchLayout',
  component: SearchLayout,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：搜索页的主体：左边筛选，右边结果，手机上筛选收成一个按钮；两块各有一个读得到的标题，结果数与排序放进 ResultBar。\n\n何时不用：没有筛选的列表直接放 Stack；后台的行列数据用 Table；整页的框架用 PageLayout。',
      },
    },
  },
  args: {
    filters: <FilterBar groups={groups} selected={{}} hrefFor={hrefFor} doneLabel="查看 46 个职位" />,
    children: [bar, ...titles.map(row)],
  },
})

export const Wide = meta.story({
  name: '筛选在左，结果在右',
  play: async ({ canvas }) => {
    const [filters, found] = canvas.getAllByRole('heading', { level: 2 })
    await expect(filters).toHaveTextContent('筛选条件')
    await expect(found).toHaveTextContent('搜索结果')
    const count = canvas.getByRole('status').getBoundingClientRect()
    const link = canvas.getByRole('link', { name: '订阅新职位' }).getBoundingClientRect()
    await expect(link.left - count.right).toBeLessThanOrEqual(16)
  },
})

export const Narrow = meta.story({
  name: '手机：筛选是一个按钮',
  globals: least,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: '筛选' })).toBeVisible()
    await fitsSideways({ canvasElement })
  },
})

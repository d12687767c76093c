import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Link } from '../Link/index.ts'
import { longCompany, rareName } from '../story-words.ts'
import { Tag } from '../Tag/index.ts'
import { Table, type TableColumn } from './Table.tsx'

type Resume = { id: number; name: string; job: string; pay: string }

const columns: readonly TableColumn<Resume>[] = [
  { id: 'name', title: '姓名', rowHeader: true, cell: ({ name }) => <Link href="/resume/info/1">{name}</Link> },
  { id: 'job', title: '应聘职位', cell: ({ job }) => job },
  {
    id: 'time',
    title: '投递时间',
    nowrap: true,
    cell: () => '2026-11-20 09:03',
    sort: { href: '/manage/resume?sort=time', direction: 'descending' },
  },
  { id: 'pay', title: '期望月薪', align: 'end', nowrap: true, cell: ({ pay }) => pay },
  { id: 'state', title: '状态', cell: () => <Tag tone="warning">待处理</Tag> },
]

const rows: readonly Resume[] = [
  { id: 1, name: rareName, job: '会计（成本方向）', pay: '8,000 元' },
  { id: 2, name: '王小明', job: `${longCompany}高级会计师`, pay: '12,000 元' },
]

const ResumeTable = (props: Partial<Parameters<typeof Table<Resume>>[0]>) => (
  <Table caption="收到的简历" columns={columns} rows={rows} rowKey={({ id }) => id} {...props} />
)

const meta = preview.meta({
  id: 'ds-table',
  title: '设计系统/展示/表格 Table',
  component: ResumeTable,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：需要按行按列比较的数据：收到的简历、成绩、岗位表；手机上每行变成一张卡。\n\n何时不用：一条一条浏览的结果用 ListCard；名称和内容成对的答案用 CheckAnswers；上千行用 VirtualList；不用表格排版面。',
      },
    },
  },
})

export const Wide = meta.story({
  name: '桌面',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: '收到的简历' })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: '投递时间' })).toHaveAttribute('aria-sort', 'descending')
    await expect(canvas.getByRole('link', { name: '投递时间' })).toHaveAttribute('href', '/manage/resume?sort=time')
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2)
  },
})

export const Narrow = meta.story({
  name: '手机宽度',
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
    await expect(scrollWidth).toBe(clientWidth)
    await expect(canvas.getAllByRole('row')).toHaveLength(3)
    await expect(canvas.getAllByRole('cell')).toHaveLength(8)
  },
})

export const CaptionHidden = meta.story({
  name: '标题只供读屏',
  args: { captionHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: '收到的简历' })).toBeVisible()
  },
})

export const NoRows = meta.story({ name: '没有数据', args: { rows: [] } })

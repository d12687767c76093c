import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { longCompany, rareName, unbroken } from '../../primitives/story-words.ts'
import { expectTable, source } from '../charts/testing.ts'
import { fitsSideways, least } from '../testing.ts'
import { DonutChart } from './DonutChart.tsx'

const items = [
  { label: '本科', value: 4210 },
  { label: '大专', value: 3180 },
  { label: '硕士', value: 960 },
  { label: '博士', value: 88 },
  { label: '高中及以下', value: 1562 },
]

const meta = preview.meta({
  id: 'ds-donut-chart',
  title: '设计系统/图表/环形图 DonutChart',
  component: DonutChart,
  args: { title: '报名者学历', unit: '人', source, rowTitle: '学历', valueTitle: '人数', items },
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：看一个整体由哪几部分组成，部分不超过六个。\n\n何时不用：各项加起来不是一个整体，或要精确比较大小时用 BarChart；有负数时不用。',
      },
    },
  },
})

const slices = (root: HTMLElement) => root.querySelectorAll('path[data-series]')

export const Parts = meta.story({
  name: '五部分',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('本科', { selector: 'li > span' }).parentElement).toHaveTextContent('本科4,210 42.1%')
    await expect(canvas.getByText('10,000')).toBeVisible()
    await expect(slices(canvasElement)).toHaveLength(5)
    await userEvent.click(canvas.getByText('查看数据表'))
    await expectTable(canvasElement.querySelector('details'), [
      ['本科', '4,210'],
      ['大专', '3,180'],
    ])
  },
})

export const One = meta.story({
  name: '只有一部分',
  args: { items: items.slice(0, 1) },
  play: async ({ canvas }) =>
    expect(canvas.getByText('本科', { selector: 'li > span' }).parentElement).toHaveTextContent('100%'),
})

export const Odd = meta.story({
  name: '负数与缺数',
  args: { items: [...items, { label: '更正', value: -12 }, { label: '未填', value: null }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 项为负数，无法画进圆环，见数据表。')).toBeVisible()
    await expect(canvas.getByText('1 项无数据，未计入合计。')).toBeVisible()
    await expect(canvas.getByText('10,000')).toBeVisible()
  },
})

export const AllZero = meta.story({
  name: '都是零',
  args: { items: items.map(({ label }) => ({ label, value: 0 })) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('各项合计为 0，没有可画的部分。')).toBeVisible()
    await expect(slices(canvasElement)).toHaveLength(0)
  },
})

export const Empty = meta.story({
  name: '没有数据',
  args: { items: [] },
  play: async ({ canvas }) => expect(canvas.getByText('暂无数据')).toBeVisible(),
})

export const TenThousand = meta.story({
  name: '一万项',
  args: { items: Array.from({ length: 10_000 }, (_, at) => ({ label: `第${at + 1}项`, value: 10_000 - at })) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^共 10000 项，图中画出最大的 5 项/)).toBeVisible()
    await expect(canvas.getByText('其他（9995 项）', { selector: 'li > span' })).toBeVisible()
    await expect(slices(canvasElement)).toHaveLength(6)
  },
})

const hard = {
  items: [longCompany, rareName, unbroken, '<b>粗</b>', '很'.repeat(5000)].map((label, at) => ({
    label,
    value: at === 0 ? 9_007_199_254_740_991 : at + 0.25,
  })),
}

export const LongText = meta.story({ name: '长文字', args: hard, play: fitsSideways })
export const Narrow = meta.story({ name: '最窄', args: hard, globals: least, play: fitsSideways })
export const HighContrast = meta.story({ name: '高对比', globals: { theme: 'contrast' } })
export const Elder = meta.story({ name: '长辈版', globals: { size: 'elder', ...least }, play: fitsSideways })

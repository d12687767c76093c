import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { longCompany, rareName, unbroken } from '../../primitives/story-words.ts'
import { cities, expectTable, openings, seekers, source } from '../charts/testing.ts'
import { fitsSideways, least } from '../testing.ts'
import { BarChart } from './BarChart.tsx'

const meta = preview.meta({
  id: 'ds-bar-chart',
  title: '设计系统/图表/条形图 BarChart',
  component: BarChart,
  args: {
    title: '各市在招职位',
    unit: '个',
    source,
    rowTitle: '城市',
    labels: cities,
    series: [{ name: '在招职位', values: openings }],
  },
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：比较若干项的大小，如各市职位数、各专业报名人数。\n\n何时不用：看一段时间里的变化用 LineChart；各部分占总数多少用 DonutChart；只有一两个数字用 Stat。',
      },
    },
  },
})

const barsOf = (root: HTMLElement) => [...root.querySelectorAll('rect')]

export const Single = meta.story({
  name: '一组',
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const figure = canvas.getByRole('figure', { name: '各市在招职位' })
    await step('不悬停就读得到数字、单位和来源', async () => {
      await expect(canvas.getByText('51,204', { selector: 'li *' })).toBeVisible()
      await expect(figure).toHaveTextContent('单位：个')
      await expect(figure).toHaveTextContent('数据来源：省人力资源和社会保障厅')
    })
    await step('条的长短按同一刻度', async () => {
      const [first, second] = barsOf(canvasElement).map(bar => bar.getBoundingClientRect().width)
      await expect((second ?? 0) / (first ?? 1)).toBeCloseTo(18_930 / 51_204, 1)
    })
    await step('数据表有同样的数字', async () => {
      await userEvent.click(canvas.getByText('查看数据表'))
      await expect(canvas.getByRole('table')).toBeVisible()
      await expectTable(canvasElement.querySelector('details'), [
        ['南昌市', '51,204'],
        ['九江市', '18,930'],
      ])
    })
  },
})

export const Grouped = meta.story({
  name: '两组，有缺',
  args: {
    title: '各市职位与求职者',
    series: [
      { name: '在招职位', values: openings },
      { name: '求职者', values: seekers },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByText('吉安市', { selector: 'li > span' }).closest('li')
    await expect(row).toHaveTextContent('吉安市在招职位：6,120求职者：无数据')
    const fills = new Set(barsOf(canvasElement).map(bar => bar.getAttribute('fill')))
    await expect(fills.size).toBe(2)
  },
})

export const Negative = meta.story({
  name: '有负数',
  args: {
    title: '比上月增减',
    series: [{ name: '增减', values: [1200, -830, 0, 415, -96, null, 20] }],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('-830', { selector: 'li *' })).toBeVisible()
    const [up, down] = barsOf(canvasElement).map(bar => bar.getBoundingClientRect())
    await expect(Math.round(down?.right ?? 0)).toBe(Math.round(up?.left ?? 1))
  },
})

export const AllZero = meta.story({
  name: '都是零',
  args: { series: [{ name: '在招职位', values: cities.map(() => 0) }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(barsOf(canvasElement)).toHaveLength(0)
    await expect(canvas.getAllByText('0', { selector: 'li span' })).toHaveLength(7)
  },
})

export const OneRow = meta.story({ name: '只有一项', args: { labels: ['南昌市'] } })

export const Empty = meta.story({
  name: '没有数据',
  args: { labels: [], series: [] },
  play: async ({ canvas }) => expect(canvas.getByText('暂无数据')).toBeVisible(),
})

export const TenThousand = meta.story({
  name: '一万项',
  tags: ['no-picture'],
  args: {
    labels: Array.from({ length: 10_000 }, (_, at) => `第${at + 1}项`),
    series: [{ name: '数量', values: Array.from({ length: 10_000 }, (_, at) => 10_000 - at) }],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('共 10000 项，图中画出前 50 项，全部见数据表。')).toBeVisible()
    await expect(barsOf(canvasElement)).toHaveLength(50)
    await userEvent.click(canvas.getByText('查看数据表'))
    await userEvent.click(canvas.getByRole('button', { name: /再显示 200 行（已显示 200 行/ }))
    await expect(canvas.getAllByRole('row')).toHaveLength(401)
  },
})

export const ManyGroups = meta.story({
  name: '超过六组',
  args: {
    labels: cities.slice(0, 2),
    series: Array.from({ length: 8 }, (_, at) => ({ name: `${2019 + at} 年`, values: [at + 3, 12 - at] })),
  },
  play: async ({ canvas }) => expect(canvas.getByText(/共 8 组，图中画出前 6 组/)).toBeVisible(),
})

const hard = {
  labels: [longCompany, rareName, unbroken, '<b>粗</b>', '很'.repeat(5000)],
  series: [{ name: '在招职位', values: [9_007_199_254_740_991, 1.25, 3, Number.NaN, 2] }],
}

export const LongText = meta.story({ name: '长文字', args: hard, play: fitsSideways })
export const Narrow = meta.story({ name: '最窄', args: hard, globals: least, play: fitsSideways })
export const HighContrast = meta.story({ name: '高对比', args: Grouped.input.args, globals: { theme: 'contrast' } })
export const Elder = meta.story({ name: '长辈版', globals: { size: 'elder', ...least }, play: fitsSideways })

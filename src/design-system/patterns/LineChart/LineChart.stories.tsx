import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { longCompany, rareName, unbroken } from '../../primitives/story-words.ts'
import { expectTable, months, source } from '../charts/testing.ts'
import { fitsSideways, least } from '../testing.ts'
import { LineChart } from './LineChart.tsx'

const openings = [3120, 2840, 5630, 4985, 4410, 4120, 3890, 3760, 4550, 4230, 3980, 3415]
const applicants = [2810, 2650, 6020, 5230, 4020, null, null, 3320, 4100, 4310, 4045, 3890]

const meta = preview.meta({
  id: 'ds-line-chart',
  title: '设计系统/图表/折线图 LineChart',
  component: LineChart,
  args: {
    title: '每月新增职位',
    unit: '个',
    source,
    rowTitle: '月份',
    labels: months,
    series: [{ name: '新增职位', values: openings }],
  },
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：看数字随时间的变化，如每月新增职位、历年报名人数。\n\n何时不用：各项之间没有先后次序时用 BarChart；只有两三个时点时用 Stat 写出数字。',
      },
    },
  },
})

const curves = (root: HTMLElement) => [...root.querySelectorAll('[data-series] svg[viewBox] > path')]

export const Single = meta.story({
  name: '一条线',
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('不悬停就读得到最高、最低、最近', async () => {
      await expect(canvas.getByText('最高 5,630 个（3月），最低 2,840 个（2月），最近 3,415 个（12月）')).toBeVisible()
    })
    await step('Tab 到最近一点，左右键、Home、End 逐点查看', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('img', { name: '12月：3,415 个' })).toHaveFocus()
      await userEvent.keyboard('{ArrowLeft}')
      await expect(canvas.getByRole('img', { name: '11月：3,980 个' })).toHaveFocus()
      await userEvent.keyboard('{End}{ArrowRight}')
      await expect(canvas.getByRole('img', { name: '12月：3,415 个' })).toHaveFocus()
      await userEvent.keyboard('{Home}')
      await expect(canvas.getByText('1月：3,120 个')).toBeVisible()
    })
    await step('只占一个 Tab 位', async () => {
      await userEvent.tab()
      await expect(canvas.getByText('查看数据表')).toHaveFocus()
    })
    await step('点按也能看', async () => {
      await userEvent.click(canvas.getByRole('img', { name: '3月：5,630 个' }))
      await expect(canvas.getByText('3月：5,630 个')).toBeVisible()
    })
    await expectTable(canvasElement.querySelector('details'), [['1月', '3,120']])
  },
})

export const Gap = meta.story({
  name: '两条线，有缺',
  args: {
    title: '每月职位与投递',
    series: [
      { name: '新增职位', values: openings },
      { name: '投递人数', values: applicants },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: '6月：新增职位 4,120 个，投递人数 无数据' })).toBeVisible()
    const [whole, broken] = curves(canvasElement).map(path => path.getAttribute('d')?.match(/M/g)?.length)
    await expect([whole, broken]).toEqual([1, 2])
    await expect(canvas.getByText(/^投递人数：最高 6,020 个（3月）/)).toBeVisible()
  },
})

export const Negative = meta.story({
  name: '有负数',
  args: {
    title: '比上月增减',
    series: [{ name: '增减', values: openings.map((value, at) => value - (openings[at - 1] ?? value)) }],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: '2月：-280 个' })).toBeVisible()
    await expect(canvasElement.querySelectorAll('line[data-zero]')).toHaveLength(1)
  },
})

export const NotFromZero = meta.story({
  name: '不从零开始',
  args: {
    fromZero: false,
    series: [{ name: '新增职位', values: [98_200, 98_350, 98_120, 98_410] }],
    labels: months.slice(0, 4),
  },
  play: async ({ canvas }) => expect(canvas.getByText(/不从 0 开始/)).toBeVisible(),
})

export const AllZero = meta.story({
  name: '都是零',
  args: { series: [{ name: '新增职位', values: months.map(() => 0) }] },
  play: async ({ canvas }) =>
    expect(canvas.getByText('最高 0 个（1月），最低 0 个（1月），最近 0 个（12月）')).toBeVisible(),
})

export const OnePoint = meta.story({
  name: '只有一点',
  args: { labels: ['1月'] },
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: '1月：3,120 个' })).toBeVisible(),
})

export const Empty = meta.story({
  name: '没有数据',
  args: { series: [{ name: '新增职位', values: [] }] },
  play: async ({ canvas }) => expect(canvas.getByText('暂无数据')).toBeVisible(),
})

const day = (at: number) => Math.round(1000 + 400 * Math.sin(at / 300) + (at % 97))

export const TenThousand = meta.story({
  name: '一万个点',
  args: {
    title: '每小时访问',
    unit: '次',
    labels: Array.from({ length: 10_000 }, (_, at) => `第${at + 1}小时`),
    series: [{ name: '访问', values: Array.from({ length: 10_000 }, (_, at) => day(at)) }],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^共 10000 个点，图中画出有代表性的 \d+ 个/)).toBeVisible()
    await expect(canvasElement.querySelectorAll('[data-moment]').length).toBeLessThanOrEqual(200)
  },
})

const hard = {
  title: `${longCompany}历年招聘`,
  labels: [longCompany, rareName, unbroken, '<b>粗</b>', '很'.repeat(5000)],
  series: [{ name: '人数', values: [9_007_199_254_740_991, 1.25, Number.NaN, 3, 2] }],
}

export const LongText = meta.story({ name: '长文字', args: hard, play: fitsSideways })
export const Narrow = meta.story({ name: '最窄', args: Gap.input.args, globals: least, play: fitsSideways })
export const HighContrast = meta.story({ name: '高对比', args: Gap.input.args, globals: { theme: 'contrast' } })
export const Elder = meta.story({ name: '长辈版', globals: { size: 'elder', ...least }, play: fitsSideways })

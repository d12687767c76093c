import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { longCompany, rareName, unbroken } from '../../primitives/story-words.ts'
import { expectTable } from '../charts/testing.ts'
import { fitsSideways, least } from '../testing.ts'
import { RadarChart } from './RadarChart.tsx'

const abilities = ['沟通表达', '团队协作', '学习能力', '抗压能力', '逻辑思维', '执行力']
const mine = { name: '您的得分', values: [82, 76, 91, 64, 88, 79] }
const average = { name: '平均分', values: [70, 72, 75, null, 71, 74] }

const meta = preview.meta({
  id: 'ds-radar-chart',
  title: '设计系统/图表/雷达图 RadarChart',
  component: RadarChart,
  args: {
    title: '职业素质测评',
    unit: '分',
    source: '职业测评，2026-11-02',
    rowTitle: '能力',
    labels: abilities,
    series: [mine],
    max: 100,
  },
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：用同一把尺子看三到十二个方面，如测评得分，重在看形状。\n\n何时不用：各项单位不同，或要精确比较大小时用 BarChart。',
      },
    },
  },
})

const outlines = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-dash][d]')].filter(path => path.closest('svg svg'))

export const Single = meta.story({
  name: '一人得分',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('学习能力', { selector: 'li > span' }).closest('li')).toHaveTextContent(
      '学习能力91 分',
    )
    await expect(outlines(canvasElement)).toHaveLength(1)
    await userEvent.click(canvas.getByText('查看数据表'))
    await expectTable(canvasElement.querySelector('details'), [
      ['沟通表达', '82'],
      ['团队协作', '76'],
    ])
  },
})

export const Compared = meta.story({
  name: '与平均比，有缺',
  args: { series: [mine, average] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('您的得分 64 分，平均分 无数据')).toBeVisible()
    const [whole, open] = outlines(canvasElement)
    await expect(whole).toHaveAttribute('data-closed')
    await expect(open).not.toHaveAttribute('data-closed')
  },
})

export const Few = meta.story({
  name: '少于三项',
  args: { labels: abilities.slice(0, 1) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('少于 3 项，画不成雷达图，只列出数值。')).toBeVisible()
    await expect(outlines(canvasElement)).toHaveLength(0)
  },
})

export const Odd = meta.story({
  name: '零与负数',
  args: { series: [{ name: '得分', values: [0, -5, 0, 0, 0, 0] }] },
  play: async ({ canvas }) => expect(canvas.getByText('负数画在图的中心，数值以文字为准。')).toBeVisible(),
})

export const AllZero = meta.story({
  name: '都是零',
  args: { series: [{ name: '得分', values: abilities.map(() => 0) }] },
})

export const Empty = meta.story({
  name: '没有数据',
  args: { labels: [], series: [] },
  play: async ({ canvas }) => expect(canvas.getByText('暂无数据')).toBeVisible(),
})

export const TenThousand = meta.story({
  name: '一万项',
  args: {
    labels: Array.from({ length: 10_000 }, (_, at) => `第${at + 1}项`),
    series: [{ name: '得分', values: Array.from({ length: 10_000 }, (_, at) => at % 100) }],
  },
  play: async ({ canvas }) => expect(canvas.getByText('共 10000 项，图中画出前 12 项，全部见数据表。')).toBeVisible(),
})

const hard = {
  labels: [longCompany, rareName, unbroken, '<b>粗</b>', '很'.repeat(5000)],
  series: [{ name: '得分', values: [9_007_199_254_740_991, 1.25, 3, Number.NaN, 2] }],
}

export const LongText = meta.story({ name: '长文字', args: hard, play: fitsSideways })
export const Narrow = meta.story({ name: '最窄', args: hard, globals: least, play: fitsSideways })
export const HighContrast = meta.story({ name: '高对比', args: Compared.input.args, globals: { theme: 'contrast' } })
export const Elder = meta.story({ name: '长辈版', globals: { size: 'elder', ...least }, play: fitsSideways })

import preview from '../../../../.storybook/preview'
import { Board, fits, looks } from '../../primitives/gallery/testing.looks.tsx'
import { BarChart } from '../BarChart/index.ts'
import { DonutChart } from '../DonutChart/index.ts'
import { LineChart } from '../LineChart/index.ts'
import { RadarChart } from '../RadarChart/index.ts'

const source = '省人力资源和社会保障厅'
const labels = ['沟通', '协作', '学习', '抗压', '逻辑', '执行']
const series = [
  { name: '您的得分', values: [82, 76, 91, 64, 88, 79] },
  { name: '平均分', values: [70, 72, 75, 68, 71, 74] },
]
const scores = { unit: '分', source, rowTitle: '能力', labels, series }

const Lengths = () => (
  <>
    <BarChart title="各项得分" {...scores} labels={labels.slice(0, 3)} />
    <LineChart
      title="每月新增职位"
      unit="个"
      source={source}
      rowTitle="月份"
      labels={['7月', '8月', '9月', '10月', '11月']}
      series={[
        { name: '新增职位', values: [3120, 2840, 5630, 4985, 4410] },
        { name: '报名人数', values: [2810, 2650, 6020, 5230, 4020] },
      ]}
    />
  </>
)

const Shapes = () => (
  <>
    <DonutChart
      title="报名者学历"
      unit="人"
      source={source}
      rowTitle="学历"
      valueTitle="人数"
      items={['本科', '大专', '硕士', '高中及以下'].map((label, at) => ({ label, value: 4210 - at * 900 }))}
    />
    <RadarChart title="职业素质测评" {...scores} max={100} />
  </>
)

const meta = preview.meta({
  id: 'ds-pattern-gallery-drawing',
  title: '设计系统/总览/图表',
  component: () => <Board first={<Lengths />} second={<Shapes />} />,
  play: fits,
})

export const Light = meta.story({ name: '标准' })
export const Dark = meta.story({ name: '深色', globals: looks.dark })
export const HighContrast = meta.story({ name: '高对比', globals: looks.contrast })
export const Talent = meta.story({ name: '人才服务', globals: looks.talent })
export const Elder = meta.story({ name: '长辈版', globals: looks.elder })
/** Phones in two, because a picture shows no more. */
export const Narrow = meta.story({
  name: '手机',
  globals: looks.narrow,
  render: () => <Board first={<Lengths />} second={null} />,
})
export const NarrowSecond = Narrow.extend({
  name: '手机 第二屏',
  render: () => <Board first={<Shapes />} second={null} />,
})
export const NarrowElder = Narrow.extend({ name: '手机 长辈版', globals: looks.narrowElder })
export const NarrowElderSecond = NarrowSecond.extend({ name: '手机 长辈版 第二屏', globals: looks.narrowElder })
export const NarrowDark = Narrow.extend({ name: '手机 深色', globals: looks.dark, tags: ['deep'] })
export const NarrowHighContrast = Narrow.extend({ name: '手机 高对比', globals: looks.contrast, tags: ['deep'] })
export const NarrowTalent = Narrow.extend({ name: '手机 人才服务', globals: looks.talent, tags: ['deep'] })
export const NarrowDarkSecond = NarrowSecond.extend({ name: '手机 深色 第二屏', globals: looks.dark, tags: ['deep'] })
export const NarrowHighContrastSecond = NarrowSecond.extend({
  name: '手机 高对比 第二屏',
  globals: looks.contrast,
  tags: ['deep'],
})
export const NarrowTalentSecond = NarrowSecond.extend({
  name: '手机 人才服务 第二屏',
  globals: looks.talent,
  tags: ['deep'],
})

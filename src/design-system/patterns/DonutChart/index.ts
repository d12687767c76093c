export { DonutChart, type DonutChartProps } from './DonutChart.tsx'
export type { DonutItem } from './donut-slices.ts'

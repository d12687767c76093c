import type { ChartSeries } from '../charts/figures.ts'
import { Readout } from './LineChart.styles.ts'
import { momentText } from './LinePicture.tsx'

/** The chosen moment in words. Hidden from screen readers, which read the moment itself when it takes focus. */
export const MomentReadout = ({
  moments,
  lines,
  unit,
  at,
}: {
  moments: readonly string[]
  lines: readonly ChartSeries[]
  unit: string
  at: number | undefined
}) => (
  <Readout className="no-print" aria-hidden="true">
    {at === undefined ? '点按图中一处，或用左右键，查看该点数值。' : momentText(moments[at] ?? '', lines, at, unit)}
  </Readout>
)

import { type ChartData, ChartFrame, type ChartTexts } from '../charts/ChartFrame.tsx'
import { chartState } from '../charts/chart-state.ts'
import { representative } from '../charts/downsample.ts'
import { axisText, extent } from '../charts/figures.ts'
import { ticks } from '../charts/ticks.ts'
import { Axis, Box } from './LineChart.styles.ts'
import { LineFacts } from './LineFacts.tsx'
import { LineNames } from './LineNames.tsx'
import { LinePicture } from './LinePicture.tsx'
import { MomentReadout } from './MomentReadout.tsx'
import { useMoments } from './use-moments.ts'

export type LineChartProps = ChartTexts &
  ChartData & {
    /** The axis begins at zero, so that heights compare; false shows small changes of large figures. */
    fromZero?: boolean | undefined
  }

/** More points than this are thinned out, peaks, valleys and gaps kept. */
const most = 200

/** Shows how figures change from moment to moment; one is read at a time by arrow keys or touch. Renders a `<figure>`. */
export const LineChart = ({ labels, series, fromZero = true, unit, ...rest }: LineChartProps) => {
  const { names, all, drawn, blank, notes } = chartState(labels, series)
  const places = representative(drawn, names.length, most)
  const lines = drawn.map(({ name, values }) => ({ name, values: places.map(at => values[at] ?? null) }))
  const moments = places.map(at => names[at] ?? '')
  const [low, high] = extent(lines) ?? [0, 0]
  const marks = fromZero ? ticks(Math.min(0, low), Math.max(0, high)) : ticks(low, high)
  const state = useMoments(moments.length)
  const thinned =
    names.length > most && `共 ${names.length} 个点，图中画出有代表性的 ${places.length} 个，全部见数据表。`
  const cut = !fromZero && (marks[0] ?? 0) > 0 && `纵轴从 ${axisText(marks[0] ?? 0)} 开始，不从 0 开始。`
  return (
    <ChartFrame
      {...rest}
      unit={unit}
      labels={names}
      series={all}
      legend="line"
      notes={[...notes, thinned, cut]}
      blank={blank}
    >
      {() => (
        <>
          <Box>
            <Axis aria-hidden="true">
              {marks.map(mark => (
                <span key={mark}>{axisText(mark)}</span>
              ))}
            </Axis>
            <LinePicture
              label={`${rest.title}，按左右键逐点查看`}
              moments={moments}
              lines={lines}
              marks={marks}
              unit={unit}
              state={state}
            />
            <LineNames moments={moments} />
          </Box>
          <MomentReadout moments={moments} lines={lines} unit={unit} at={state.active} />
          <LineFacts labels={names} series={drawn} unit={unit} />
        </>
      )}
    </ChartFrame>
  )
}

import { emsOf } from '../charts/figures.ts'
import type { FloorBox, FloorFeature } from './floor-plan.ts'
import type { FloorRoute } from './floor-route.ts'
import { Fixture, Ring, Route, Stop, Way } from './HallPlan.styles.ts'

/** Walls and what a hall has besides booths, each with its name written on it. */
export const Fixtures = ({ features }: { features: readonly FloorFeature[] }) =>
  [...features.entries()].map(([at, { kind, label, x, y, w, h }]) => {
    const isUpright = h > 1.5 * w
    const [along, across] = isUpright ? [h, w] : [w, h]
    const letters = Math.min(across * 0.62, (along * 0.92) / Math.max(2, emsOf(label, 12)))
    return (
      <Fixture key={at} data-kind={kind}>
        <rect x={x} y={y} width={w} height={h} />
        <text
          x={x + w / 2}
          y={y + h / 2}
          fontSize={letters}
          dominantBaseline="central"
          writingMode={isUpright ? 'vertical-rl' : undefined}
        >
          {label}
        </text>
      </Fixture>
    )
  })

/** The walk as a line with numbered stops; `unit` is a hundredth of the hall. */
export const RouteLine = ({ route, stops, unit }: { route: FloorRoute; stops: readonly FloorBox[]; unit: number }) => {
  const size = 1.5 * unit
  return (
    <Route aria-hidden="true">
      <Way points={route.line.map(point => point.join(',')).join(' ')} />
      {[...stops.entries()].map(([at, { x, y }]) => (
        <Stop key={at} transform={`translate(${x} ${y})`}>
          <circle r={size} />
          <text y={size * 0.45} fontSize={size * 1.25}>
            {at + 1}
          </text>
        </Stop>
      ))}
    </Route>
  )
}

/** Where the keyboard is, above everything else. */
export const FocusRing = ({ box: { x, y, w, h } }: { box: FloorBox }) => (
  <Ring data-ring aria-hidden="true">
    <rect x={x} y={y} width={w} height={h} />
    <rect x={x} y={y} width={w} height={h} />
  </Ring>
)

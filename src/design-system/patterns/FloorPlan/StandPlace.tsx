import { memo } from 'react'
import { emsOf, shorten } from '../charts/figures.ts'
import { Pattern, Place } from './FloorPlan.styles.ts'
import { type FloorPlanWords, type Stand, type StandState, standText } from './floor-plan.ts'

/** Slanted lines for what is taken, crossed ones for what is closed; `unit` is a hundredth of the hall. */
export const StandPatterns = ({ base, unit }: { base: string; unit: number }) => (
  <defs>
    {(['taken', 'closed'] as const).map(state => (
      <Pattern
        key={state}
        id={`${base}-${state}`}
        width="8"
        height="8"
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${unit})`}
      >
        <rect width="8" height="8" />
        <path d={state === 'taken' ? 'M-2 2 2 -2M0 8 8 0M6 10 10 6' : 'M0 0 8 8M8 0 0 8'} />
      </Pattern>
    ))}
  </defs>
)

export const standFill = (base: string, state: StandState) =>
  state === 'taken' || state === 'closed' ? `url(#${base}-${state})` : undefined

type StandPlaceProps = { base: string; stand: Stand; at: number; reachable: boolean; words: FloorPlanWords }

/** One stand as a button with its number and state. Renders a `<g>`; alone redrawn when focus comes or goes. */
export const StandPlace = memo(({ base, stand, at, reachable, words }: StandPlaceProps) => {
  const { x, y, width, height, label, state } = stand
  const number = shorten(label, 6)
  const letters = Math.min(height * 0.34, (width * 0.86) / Math.max(2.4, emsOf(number, 6)))
  const said = words.states[state] ?? ''
  const small = Math.min(letters * 0.8, (width * 0.86) / Math.max(3, emsOf(said, 6)))
  return (
    <Place
      role="button"
      tabIndex={reachable ? 0 : -1}
      aria-label={standText(stand, words)}
      aria-disabled={state === 'closed' || undefined}
      data-state={state}
      data-at={at}
    >
      <rect x={x} y={y} width={width} height={height} fill={standFill(base, state)} />
      <text x={x + width / 2} y={y + height * 0.46} fontSize={letters}>
        {number}
      </text>
      <text x={x + width / 2} y={y + height * 0.84} fontSize={small}>
        {said}
      </text>
    </Place>
  )
})

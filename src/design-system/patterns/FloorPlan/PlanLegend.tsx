import { memo, useId } from 'react'
import { BoothPatterns, boothFill, star } from './BoothPlace.tsx'
import { Legend } from './FloorPlan.styles.ts'
import { type FloorBooth, type FloorPlanWords, floorBoothStates } from './floor-plan.ts'
import { Mark, Place, Way } from './HallPlan.styles.ts'

type PlanLegendProps = { booths: readonly FloorBooth[]; words: FloorPlanWords; hasRoute: boolean }

/** What the signs of a plan mean, with how many there are. Renders a `<ul>`. */
export const PlanLegend = memo(({ booths, words, hasRoute }: PlanLegendProps) => {
  const base = useId()
  const states = floorBoothStates.filter(state => words.states[state] && booths.some(one => one.state === state))
  const kinds = ['large', 'public'].filter(kind => words.kinds?.[kind] && booths.some(one => one.kind === kind))
  const marked = booths.filter(one => one.marked).length
  return (
    <Legend aria-label="图例">
      {states.map((state, at) => (
        <li key={state}>
          <svg viewBox="0 0 24 16" aria-hidden="true">
            {at === 0 && <BoothPatterns base={base} unit={0.7} />}
            <Place data-state={state}>
              <rect x="1" y="1" width="22" height="14" fill={boothFill(base, state)} />
            </Place>
          </svg>
          {words.states[state]} {booths.filter(one => one.state === state).length}
        </li>
      ))}
      {kinds.map(kind => (
        <li key={kind}>
          <svg viewBox="0 0 24 16" aria-hidden="true">
            <Place data-state="free">
              <rect x="1" y="1" width="22" height="14" rx={kind === 'public' ? 5 : 0} />
              {kind === 'large' && <rect data-inner x="4" y="4" width="16" height="8" fill="none" />}
            </Place>
          </svg>
          {words.kinds?.[kind]} {booths.filter(one => one.kind === kind).length}
        </li>
      ))}
      {marked > 0 && (
        <li>
          <svg viewBox="-8 -8 16 16" aria-hidden="true">
            <Mark d={star} transform="scale(1.4)" />
          </svg>
          {words.marked ?? '已标记'} {marked}
        </li>
      )}
      {hasRoute && (
        <li>
          <svg viewBox="0 0 24 16" aria-hidden="true">
            <Way points="1,8 23,8" />
          </svg>
          路线，数字为先后
        </li>
      )}
    </Legend>
  )
})

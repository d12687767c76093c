import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { minus, plus } from '../../primitives/Icon/paths.ts'
import { IconButton } from '../../primitives/IconButton/index.ts'
import { Stack } from '../../primitives/Stack/index.ts'
import { Bar, Hall, Legend, Place, Plan, Told, Zoom } from './FloorPlan.styles.ts'
import {
  type FloorPlanWords,
  hallOf,
  isDirection,
  isPlaced,
  neighbour,
  type Stand,
  standStates,
  standText,
} from './floor-plan.ts'
import { StandPatterns, StandPlace, standFill } from './StandPlace.tsx'

const zooms = [1, 1.5, 2, 3, 4] as const

const placeOf = (event: SyntheticEvent): number | undefined => {
  const place = event.target instanceof Element ? event.target.closest('[data-at]') : null
  return place ? Number(place.getAttribute('data-at')) : undefined
}

type HallPlanProps = { label: string; stands: readonly Stand[]; choose: (stand: Stand) => void; words: FloorPlanWords }

/** The hall from above: arrow keys go from stand to stand, Enter and touch choose, a larger plan scrolls in its own box. */
export const HallPlan = ({ label, stands, choose, words }: HallPlanProps) => {
  const base = useId()
  const plan = useRef<SVGSVGElement>(null)
  const placed = useMemo(() => stands.filter(isPlaced), [stands])
  const hall = useMemo(() => hallOf(placed), [placed])
  const [reached, setReached] = useState(0)
  const [step, setStep] = useState(0)
  const current = Math.min(reached, placed.length - 1)
  const focus = (at: number) => plan.current?.querySelector<SVGElement>(`[data-at="${at}"]`)?.focus()
  const press = (at: number | undefined) => {
    const stand = at === undefined ? undefined : placed[at]
    if (stand && stand.state !== 'closed') choose(stand)
  }
  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    const at = placeOf(event)
    if (at === undefined) return
    const { key } = event
    const ends = { Home: 0, End: placed.length - 1 }
    const to = isDirection(key) ? neighbour(placed, at, key) : key === 'Home' || key === 'End' ? ends[key] : undefined
    if (key === 'Enter' || key === ' ') press(at)
    else if (to !== undefined) focus(to)
    else if (!isDirection(key)) return
    event.preventDefault()
  }
  // What was being looked at stays in sight when the plan grows.
  useEffect(() => {
    if (step > 0) plan.current?.querySelector('[tabindex="0"]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [step])
  const stand = placed[current]
  return (
    <Stack gap={3}>
      <Bar>
        <Legend aria-label="图例">
          {standStates
            .filter(state => words.states[state])
            .map(state => (
              <li key={state}>
                <svg viewBox="0 0 24 16" aria-hidden="true">
                  <Place data-state={state}>
                    <rect x="1" y="1" width="22" height="14" fill={standFill(base, state)} />
                  </Place>
                </svg>
                {words.states[state]} {stands.filter(one => one.state === state).length}
              </li>
            ))}
        </Legend>
        <Zoom role="group" aria-label="缩放">
          <IconButton
            icon={minus}
            label="缩小"
            word="缩小"
            aria-disabled={step === 0 || undefined}
            onClick={() => setStep(Math.max(0, step - 1))}
          />
          <span role="status">{(zooms[step] ?? 1) * 100}%</span>
          <IconButton
            icon={plus}
            label="放大"
            word="放大"
            aria-disabled={step === zooms.length - 1 || undefined}
            onClick={() => setStep(Math.min(zooms.length - 1, step + 1))}
          />
        </Zoom>
      </Bar>
      <Hall>
        <Plan
          ref={plan}
          viewBox={hall.join(' ')}
          data-zoom={zooms[step]}
          role="group"
          aria-label={`${label}，方向键在${words.place}间移动，回车选择`}
          onKeyDown={onKeyDown}
          onClick={event => press(placeOf(event))}
          onFocus={event => setReached(placeOf(event) ?? current)}
        >
          <StandPatterns base={base} unit={hall[2] / 900} />
          {[...placed.entries()].map(([at, one]) => (
            <StandPlace key={at} base={base} stand={one} at={at} reachable={at === current} words={words} />
          ))}
        </Plan>
      </Hall>
      <Told aria-hidden="true">{stand && standText(stand, words)}</Told>
      {placed.length < stands.length && (
        <p>
          有 {stands.length - placed.length} 个{words.place}没有位置信息，图中未画出，请在列表中查看。
        </p>
      )}
    </Stack>
  )
}

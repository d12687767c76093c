import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Stack } from '../../primitives/Stack/index.ts'
import { BoothPatterns, Booths } from './BoothPlace.tsx'
import { Bar, Hall, Told } from './FloorPlan.styles.ts'
import { floorKeys, isDirection, isPlaced, viewOf } from './floor-geometry.ts'
import { boothText, canChoose, type FloorBooth, type FloorFeature, type FloorPlanWords } from './floor-plan.ts'
import { routeThrough } from './floor-route.ts'
import { Fixtures, FocusRing, RouteLine } from './HallParts.tsx'
import { Plan, Wall } from './HallPlan.styles.ts'
import { PlanLegend } from './PlanLegend.tsx'
import { PlanZoom, zooms } from './PlanZoom.tsx'
import { useTypedBooth } from './useTypedBooth.ts'

const placeOf = (event: SyntheticEvent): number | undefined => {
  const place = event.target instanceof Element ? event.target.closest('[data-at]') : null
  return place ? Number(place.getAttribute('data-at')) : undefined
}

type HallPlanProps = {
  label: string
  booths: readonly FloorBooth[]
  features: readonly FloorFeature[]
  hall: { width: number; depth: number } | undefined
  route: readonly string[]
  chosen: string | undefined
  choose: (booth: FloorBooth) => void
  words: FloorPlanWords
}

/** The stops of a route that are drawn, and the line to them. */
function useRoute(placed: readonly FloorBooth[], features: readonly FloorFeature[], route: readonly string[]) {
  const codes = route.join('\n')
  return useMemo(() => {
    const stops = codes === '' ? [] : codes.split('\n').flatMap(code => placed.find(one => one.code === code) ?? [])
    if (stops.length === 0) return null
    const entrance = features.find(({ kind }) => kind === 'entrance')
    return { stops, route: routeThrough(placed, stops, entrance, { isOrdered: true }) }
  }, [placed, features, codes])
}

/** The hall from above: arrow keys go from booth to booth, Enter and touch choose, a larger plan scrolls in its own box. */
export const HallPlan = ({ label, booths, features, hall, route, chosen, choose, words }: HallPlanProps) => {
  const base = useId()
  const plan = useRef<SVGSVGElement>(null)
  const placed = useMemo(() => booths.filter(isPlaced), [booths])
  const fixtures = useMemo(() => features.filter(isPlaced), [features])
  const wall = hall && hall.width > 0 && hall.depth > 0 ? { x: 0, y: 0, w: hall.width, h: hall.depth } : undefined
  const view = viewOf([...placed, ...fixtures, ...(wall ? [wall] : [])])
  const unit = Math.max(view.w, view.h) / 100
  const walk = useRoute(placed, fixtures, route)
  // Worked out once focus comes, before the first key: only for whom it may serve.
  const keys = useMemo(() => {
    let known: ReturnType<typeof floorKeys> | undefined
    return () => {
      known ??= floorKeys(placed)
      return known
    }
  }, [placed])
  const typed = useTypedBooth(placed)
  const [reached, setReached] = useState(0)
  const [step, setStep] = useState(0)
  const current = Math.min(reached, placed.length - 1)
  const focus = (at: number | undefined) => plan.current?.querySelector<SVGElement>(`[data-at="${at}"]`)?.focus()
  const press = (at: number | undefined) => {
    const booth = at === undefined ? undefined : placed[at]
    if (booth && canChoose(booth)) choose(booth)
  }
  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    const at = placeOf(event)
    const { key } = event
    if (at === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    if (key === 'Enter' || key === ' ') press(at)
    else if (isDirection(key)) focus(keys()[key][at])
    else if (key === 'Home') focus(keys().order[0])
    else if (key === 'End') focus(keys().order.at(-1))
    else {
      const to = typed(event, at)
      if (to === undefined) return
      focus(to)
    }
    event.preventDefault()
  }
  // By hand: four hundred booths are not drawn anew for two that change places in the order of Tab.
  useEffect(() => {
    for (const one of plan.current?.querySelectorAll('[data-at][tabindex="0"]') ?? [])
      one.setAttribute('tabindex', '-1')
    plan.current?.querySelector(`[data-at="${current}"]`)?.setAttribute('tabindex', '0')
  })
  // What was being looked at stays in sight when the plan grows.
  useEffect(() => {
    if (zooms[step] !== 1)
      plan.current?.querySelector('[tabindex="0"]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [step])
  const booth = placed[current]
  return (
    <Stack gap={3}>
      <Bar>
        <PlanLegend booths={booths} words={words} hasRoute={walk !== null} />
        <PlanZoom step={step} onStep={setStep} />
      </Bar>
      <Hall>
        <Plan
          ref={plan}
          viewBox={`${view.x} ${view.y} ${view.w} ${view.h}`}
          data-zoom={zooms[step]}
          role="group"
          aria-label={`${label}，方向键在${words.place}间移动，输入编号直达，回车选择`}
          onKeyDown={onKeyDown}
          onClick={event => press(placeOf(event))}
          onFocus={event => {
            setReached(placeOf(event) ?? current)
            setTimeout(keys)
          }}
        >
          <BoothPatterns base={base} unit={unit / 9} />
          {wall && <Wall x={wall.x} y={wall.y} width={wall.w} height={wall.h} />}
          <Fixtures features={fixtures} />
          <Booths base={base} booths={placed} chosen={chosen} words={words} />
          {walk && <RouteLine {...walk} unit={unit} />}
          {booth && <FocusRing box={booth} />}
        </Plan>
      </Hall>
      <Told aria-hidden="true">{booth && boothText(booth, words)}</Told>
      {placed.length < booths.length && (
        <p>
          有 {booths.length - placed.length} 个{words.place}没有位置信息，图中未画出，请在列表中查看。
        </p>
      )}
    </Stack>
  )
}

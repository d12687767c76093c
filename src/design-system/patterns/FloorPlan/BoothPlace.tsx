import { memo } from 'react'
import { emsOf, shorten } from '../charts/figures.ts'
import {
  boothText,
  canChoose,
  type FloorBooth,
  type FloorBoothState,
  type FloorPlanWords,
  stateText,
} from './floor-plan.ts'
import { Mark, Pattern, Place } from './HallPlan.styles.ts'

const drawings = {
  held: 'M4 2v4M2 4h4',
  taken: 'M-2 2 2 -2M0 8 8 0M6 10 10 6',
  offered: 'M2 0v8M6 0v8',
  closed: 'M0 0 8 8M8 0 0 8',
} as const

type Drawn = keyof typeof drawings
const isDrawn = (state: FloorBoothState): state is Drawn => Object.hasOwn(drawings, state)
const drawn: readonly Drawn[] = ['held', 'taken', 'offered', 'closed']

/** What tells states apart without colour: crosses, slanted lines, upright lines, a net; `unit` is a hundredth of the hall. */
export const BoothPatterns = ({ base, unit }: { base: string; unit: number }) => (
  <defs>
    {drawn.map(state => (
      <Pattern
        key={state}
        id={`${base}-${state}`}
        width="8"
        height="8"
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${unit})`}
      >
        <rect width="8" height="8" />
        <path d={drawings[state]} />
      </Pattern>
    ))}
  </defs>
)

export const boothFill = (base: string, state: FloorBoothState) =>
  isDrawn(state) ? `url(#${base}-${state})` : undefined

/** A star of ten by ten, around its middle. */
export const star = 'M0-5 1.5-1.7 5-1.4 2.3.9 3.1 4.4 0 2.5-3.1 4.4-2.3.9-5-1.4-1.5-1.7Z'

type BoothPlaceProps = {
  base: string
  booth: FloorBooth
  at: number
  reachable: boolean
  isChosen: boolean
  words: FloorPlanWords
}

/** One booth as a button with its code, and who is there or its state. Renders a `<g>`; alone redrawn when it changes. */
const BoothPlace = memo(({ base, booth, at, reachable, isChosen, words }: BoothPlaceProps) => {
  const { x, y, w, h, code, state, kind, label, note, marked = false } = booth
  const number = shorten(code, 6)
  const letters = Math.min(h * 0.34, (w * 0.86) / Math.max(2.4, emsOf(number, 6)))
  const said = shorten(note || label || stateText(booth, words), note ? 7 : 5)
  const small = Math.min(letters * 0.8, (w * 0.9) / Math.max(3, emsOf(said, 8)))
  const text = boothText(booth, words)
  return (
    <Place
      role="button"
      tabIndex={reachable ? 0 : -1}
      aria-label={isChosen ? `${text}，已选` : text}
      aria-disabled={!canChoose(booth) || undefined}
      data-state={state}
      data-at={at}
      data-chosen={isChosen || undefined}
    >
      <title>{text}</title>
      <rect
        x={x}
        y={y}
        width={w}
        height={h}
        rx={kind === 'public' ? Math.min(w, h) * 0.25 : 0}
        fill={boothFill(base, state)}
      />
      {kind === 'large' && (
        <rect data-inner x={x + w * 0.07} y={y + h * 0.07} width={w * 0.86} height={h * 0.86} fill="none" />
      )}
      <text x={x + w / 2} y={y + h * 0.48} fontSize={letters}>
        {number}
      </text>
      <text x={x + w / 2} y={y + h * 0.82} fontSize={small}>
        {said}
      </text>
      {marked && (
        <Mark d={star} transform={`translate(${x + w * 0.85} ${y + h * 0.15}) scale(${Math.min(w, h) * 0.032})`} />
      )}
    </Place>
  )
})

type BoothsProps = { base: string; booths: readonly FloorBooth[]; chosen: string | undefined; words: FloorPlanWords }

/** All booths of a hall, untouched while focus goes from one to another. The first can be reached until focus has been elsewhere. */
export const Booths = memo(({ base, booths, chosen, words }: BoothsProps) =>
  [...booths.entries()].map(([at, booth]) => (
    <BoothPlace
      key={at}
      base={base}
      booth={booth}
      at={at}
      reachable={at === 0}
      isChosen={booth.code === chosen}
      words={words}
    />
  )),
)

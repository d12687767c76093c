import { type ComponentProps, useState } from 'react'
import { EmptyState } from '../EmptyState/index.ts'
import { BoothList } from './BoothList.tsx'
import { ListView, PlanView, ViewSwitch, Views } from './FloorPlan.styles.ts'
import { type FloorBooth, type FloorFeature, type FloorPlanWords, hallWords } from './floor-plan.ts'
import { HallPlan } from './HallPlan.tsx'

export type FloorPlanProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Which hall it is, read aloud: 南昌绿地国际博览中心 1 号馆平面图. */
  label: string
  booths: readonly FloorBooth[] | null | undefined
  /** Its size in the unit of the boxes; without it, as large as what is in it. */
  hall?: { width: number; depth: number } | undefined
  features?: readonly FloorFeature[] | undefined
  /** Codes of booths in the order in which somebody walks to them: a line along the aisles, from the entrance. */
  route?: readonly string[] | undefined
  /** Code of the booth that is chosen now. */
  chosen?: string | undefined
  /** A booth was chosen on the plan or in the list; closed ones cannot be. */
  onChoose?: ((choice: { booth: FloorBooth }) => void) | undefined
  /** What a phone shows first; wider windows show both. */
  defaultView?: 'plan' | 'list' | undefined
  /** Without the list, where it stands beside the plan in another form. */
  planOnly?: boolean | undefined
  /** Names of kinds, or other places than booths, such as the rooms of an examination site. */
  words?: Partial<FloorPlanWords> | undefined
}

const nothing: readonly never[] = []
const views = [
  { id: 'list', label: '列表' },
  { id: 'plan', label: '平面图' },
] as const

/** The booths of a hall, or other places, as a plan and as a list that says the same. Renders a `<div>`. */
export const FloorPlan = ({
  label,
  booths,
  hall,
  features,
  route,
  chosen,
  onChoose,
  defaultView = 'list',
  planOnly = false,
  words: given,
  ...rest
}: FloorPlanProps) => {
  const all = booths ?? nothing
  const words = { ...hallWords, ...given }
  const [view, setView] = useState(defaultView)
  const choose = (booth: FloorBooth) => onChoose?.({ booth })
  const same = { booths: all, features: features ?? nothing, chosen, choose, words }
  return (
    <div {...rest}>
      {all.length === 0 ? (
        <EmptyState title={`暂无${words.place}`} />
      ) : planOnly ? (
        <HallPlan {...same} label={label} hall={hall} route={route ?? nothing} />
      ) : (
        <Views data-view={view}>
          <ViewSwitch role="group" aria-label={`${label}的看法`}>
            {views.map(one => (
              <button key={one.id} type="button" aria-pressed={one.id === view} onClick={() => setView(one.id)}>
                {one.label}
              </button>
            ))}
          </ViewSwitch>
          <PlanView>
            <HallPlan {...same} label={label} hall={hall} route={route ?? nothing} />
          </PlanView>
          <ListView>
            <BoothList {...same} label={label} />
          </ListView>
        </Views>
      )}
    </div>
  )
}

import type { ComponentProps } from 'react'
import { Tabs } from '../../primitives/Tabs/index.ts'
import { EmptyState } from '../EmptyState/index.ts'
import { type FloorPlanWords, hallWords, type Stand } from './floor-plan.ts'
import { HallPlan } from './HallPlan.tsx'
import { StandList } from './StandList.tsx'

export type FloorPlanProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Which hall it is, read aloud: 南昌绿地国际博览中心 1 号馆平面图. */
  label: string
  stands: readonly Stand[]
  /** A stand was chosen on the plan or in the list; closed ones cannot be. */
  onChoose?: ((choice: { stand: Stand }) => void) | undefined
  defaultView?: 'plan' | 'list' | undefined
  /** Another kind of place than stands, such as the rooms of an examination site. */
  words?: FloorPlanWords | undefined
}

const nothing: readonly never[] = []

/** The stands of a fair, or other places, as a plan and as a list that says the same. Renders a `<div>` with tabs. */
export const FloorPlan = ({
  label,
  stands,
  onChoose,
  defaultView = 'plan',
  words = hallWords,
  ...rest
}: FloorPlanProps) => {
  const all = stands ?? nothing
  const choose = (stand: Stand) => onChoose?.({ stand })
  return (
    <div {...rest}>
      {all.length === 0 ? (
        <EmptyState title={`暂无${words.place}`} />
      ) : (
        <Tabs
          label={label}
          defaultValue={defaultView}
          items={[
            {
              id: 'plan',
              label: '平面图',
              content: <HallPlan label={label} stands={all} choose={choose} words={words} />,
            },
            { id: 'list', label: '列表', content: <StandList stands={all} choose={choose} words={words} /> },
          ]}
        />
      )}
    </div>
  )
}

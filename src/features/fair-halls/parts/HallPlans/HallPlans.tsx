import { useState } from 'react'
import { boothKindLabels, boothStateLabels, type FairBooth, type FairHall } from '#contract/fair-halls'
import { EmptyState, type FloorBooth, FloorPlan, type FloorPlanWords, Heading, LoadState, Stack } from '#design-system'
import { useHalls } from '../../hooks/useFair.ts'
import { ChosenBooth } from './ChosenBooth.tsx'

const words: FloorPlanWords = {
  place: '展位',
  find: '按展位号或单位名称查找',
  states: boothStateLabels,
  kinds: boothKindLabels,
}

const drawn = ({ code, kind, x, y, w, h, state, company }: FairBooth): FloorBooth => ({
  code,
  kind,
  x,
  y,
  w,
  h,
  state,
  label: company?.name,
  tags: company?.tags,
})

/** One hall: its booths on the plan and in the list, and below them the one that was chosen. */
function Hall({ hall, isOnly }: { hall: FairHall; isOnly: boolean }) {
  const [code, setCode] = useState('')
  const chosen = hall.booths.find(booth => booth.code === code)
  return (
    <Stack gap={3}>
      {!isOnly && (
        <Heading level={3} size="md">
          {hall.name}
        </Heading>
      )}
      <FloorPlan
        label={`${hall.name}展位图`}
        booths={hall.booths.map(drawn)}
        hall={hall}
        features={hall.features}
        words={words}
        chosen={chosen?.code}
        onChoose={({ booth }) => setCode(booth.code)}
      />
      {chosen && <ChosenBooth booth={chosen} />}
    </Stack>
  )
}

/** Every booth of every hall, with its state and who stands there. */
export function HallPlans() {
  const { halls, ...state } = useHalls()
  return (
    <LoadState
      {...state}
      data={halls}
      isEmpty={list => list.length === 0}
      empty={<EmptyState title="展位还没有排定">排定后在这里公布。</EmptyState>}
    >
      {list => (
        <Stack gap={5}>
          {list.map(hall => (
            <Hall key={hall.id} hall={hall} isOnly={list.length === 1} />
          ))}
        </Stack>
      )}
    </LoadState>
  )
}

import { useState } from 'react'
import type { FairBooth, FairHall } from '#contract/fair-halls'
import { EmptyState, FloorPlan, Heading, LoadState, Stack } from '#design-system'
import { useFairShortlist } from '#features/fair-shortlist'
import { useHalls } from '../../hooks/useFair.ts'
import { boothWords, floorBoothOf } from '../../model/halls.ts'
import { ChosenBooth } from './ChosenBooth.tsx'

/** One hall: its booths on the plan and in the list, and below them the one that was chosen. */
function Hall({ fairId, hall, isOnly }: { fairId: string; hall: FairHall; isOnly: boolean }) {
  const { has } = useFairShortlist(fairId)
  const isListed = ({ company }: FairBooth) =>
    company !== null && has({ participationId: company.participation, jobId: '' })
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
        booths={hall.booths.map(booth => ({ ...floorBoothOf(booth), marked: isListed(booth) }))}
        hall={hall}
        features={hall.features}
        words={boothWords}
        chosen={chosen?.code}
        onChoose={({ booth }) => setCode(booth.code)}
      />
      {chosen && <ChosenBooth fairId={fairId} booth={chosen} />}
    </Stack>
  )
}

/** Every booth of every hall, with its state and who stands there. */
export function HallPlans({ fairId }: { fairId: string }) {
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
            <Hall key={hall.id} fairId={fairId} hall={hall} isOnly={list.length === 1} />
          ))}
        </Stack>
      )}
    </LoadState>
  )
}

import { isExhibiting } from '#contract/fair-participation'
import { LoadState, Stack } from '#design-system'
import { OfferTalks } from '#features/fair-draws'
import { isNotFound } from '#platform/transport'
import { useBooking } from '../../hooks/useBooking.ts'
import { useParticipation } from '../../hooks/useOwnFairs.ts'
import { AttendeesCard } from './AttendeesCard.tsx'
import { BoothCard } from './BoothCard.tsx'
import { BroughtCards } from './BroughtCards.tsx'
import { Missing } from './Missing.tsx'
import { StandingCard } from './StandingCard.tsx'

type Shown = NonNullable<ReturnType<typeof useParticipation>['participation']>

/** One fair of the company: how it stands, the booth, who comes, what is brought. */
export function OneView({ online }: { online: boolean }) {
  const { participation, ...state } = useParticipation()
  if (isNotFound(state.error)) return <Missing what="没有这场报名" online={online} />
  return (
    <LoadState {...state} data={participation}>
      {shown => <Whole key={shown.id} participation={shown} online={online} />}
    </LoadState>
  )
}

const active = ['applied', 'approved', 'waiting', 'booked', 'confirmed']

function Whole({ participation, online }: { participation: Shown; online: boolean }) {
  const booking = useBooking(participation.id)
  const { state, fair } = participation
  const isOn = active.includes(state) && (fair.phase === 'coming' || fair.phase === 'registering')
  const offersTalks = online && isExhibiting(state)
  const hasBooth = state === 'booked' || state === 'confirmed'
  return (
    <Stack gap={4}>
      <StandingCard participation={participation} booking={booking} online={online} />
      {isOn && state !== 'applied' && <BoothCard participation={participation} booking={booking} />}
      {isOn && hasBooth && <AttendeesCard participation={participation} booking={booking} />}
      {isOn && <BroughtCards participation={participation} ownJobs={participation.ownJobs} booking={booking} />}
      {offersTalks && <OfferTalks participation={participation.id} />}
    </Stack>
  )
}

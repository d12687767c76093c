import { isExhibiting } from '#contract/fair-participation'
import { ButtonLink, Card, LoadState, Stack, Text } from '#design-system'
import { OfferTalks } from '#features/fair-draws'
import { useSay } from '#platform/notices'
import { isNotFound } from '#platform/transport'
import { useBooking } from '../../hooks/useBooking.ts'
import { useParticipation } from '../../hooks/useOwnFairs.ts'
import { ownFairsHref } from '../../model/fair-addresses.ts'
import { HandedProofs } from '../../parts/HandedProofs/HandedProofs.tsx'
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
  const say = useSay()
  const { state, fair, proofs } = participation
  const isOn = active.includes(state) && (fair.phase === 'coming' || fair.phase === 'registering')
  const talks = online && isExhibiting(state)
  const hasPapers = state === 'applied' || proofs.some(({ handedInAt }) => handedInAt !== null)
  const hasBooth = state === 'booked' || state === 'confirmed'
  return (
    <Stack gap={4}>
      <StandingCard participation={participation} booking={booking} online={online} />
      {hasPapers && (
        <Card title="报名材料">
          <HandedProofs
            state={state}
            proofs={proofs}
            onOpen={kind => booking.saveProof(kind).catch((error: unknown) => say.failure(error))}
            onHandIn={booking.handIn}
          />
        </Card>
      )}
      {isOn && state !== 'applied' && <BoothCard participation={participation} booking={booking} />}
      {isOn && hasBooth && <AttendeesCard participation={participation} booking={booking} />}
      {isOn && <BroughtCards participation={participation} ownJobs={participation.ownJobs} booking={booking} />}
      {talks && (
        <Card title="在线交流台" level={2}>
          <Stack gap={3}>
            <Text>招聘会当天在这里叫号，和求职者一对一文字交流，合适的直接邀请面试。</Text>
            <div>
              <ButtonLink variant="primary" href={ownFairsHref(true, { view: 'talks', id: fair.id })}>
                打开在线交流台
              </ButtonLink>
            </div>
          </Stack>
        </Card>
      )}
      {talks && <OfferTalks participation={participation.id} />}
    </Stack>
  )
}

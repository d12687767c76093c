import type { FairParticipation } from '#contract/fair-bookings'
import { fairTimeAt } from '#contract/fair-queue'
import { Card, LoadState, Stack, Text } from '#design-system'
import { useServiceNow } from '#platform/clock'
import type { useBooking } from '../../hooks/useBooking.ts'
import { useBooths } from '../../hooks/useOwnFairs.ts'
import { minuteOf } from '../../model/participation-words.ts'
import { BoothPicker } from '../../parts/BoothPicker/BoothPicker.tsx'
import { HeldBooth } from '../../parts/HeldBooth/HeldBooth.tsx'
import { OfferCard } from '../../parts/OfferCard/OfferCard.tsx'

interface Props {
  participation: FairParticipation
  booking: ReturnType<typeof useBooking>
}

/** The booth: an offer to answer, a hold to pay, or the plan to choose from. */
export function BoothCard({ participation, booking }: Props) {
  const { plan, ...state } = useBooths()
  const { offer, booth, fee, fair } = participation
  const { stoppedAt } = fair
  const now = fairTimeAt(fair, useServiceNow())
  const { bookFrom, bookUntil } = fair.timeline
  const renew = () => void booking.renew()
  if (bookUntil <= now) return null
  return (
    <Stack gap={4}>
      {offer && (
        <OfferCard
          offer={offer}
          stoppedAt={stoppedAt}
          onAnswer={accept => booking.answer(offer.id, accept)}
          onOver={renew}
        />
      )}
      {booth && booth.until !== null && (
        <HeldBooth
          booth={booth}
          fee={fee}
          stoppedAt={stoppedAt}
          onPay={booking.pay}
          onRelease={booking.release}
          onOver={renew}
        />
      )}
      <Card title={booth && booth.until === null ? '换一个展位' : '选择展位'}>
        {stoppedAt > 0 ? (
          <Text>招聘会暂停中，恢复后可以选展位。</Text>
        ) : now < bookFrom ? (
          <Text>{minuteOf(bookFrom)} 起可以选展位。</Text>
        ) : (
          <LoadState {...state} data={plan}>
            {shown => (
              <BoothPicker plan={shown} participation={participation} onChoose={booking.choose} onWait={booking.wait} />
            )}
          </LoadState>
        )}
      </Card>
    </Stack>
  )
}

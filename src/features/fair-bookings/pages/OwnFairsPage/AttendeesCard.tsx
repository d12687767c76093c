import { useState } from 'react'
import type { FairParticipation } from '#contract/fair-bookings'
import { Button, Card, LoadState, Stack, Text } from '#design-system'
import type { useBooking } from '../../hooks/useBooking.ts'
import { useAttendees } from '../../hooks/useOwnFairs.ts'
import { AttendeesForm } from '../../parts/AttendeesForm/AttendeesForm.tsx'

interface Props {
  participation: Pick<FairParticipation, 'id' | 'state' | 'attendees'>
  booking: Pick<ReturnType<typeof useBooking>, 'confirm'>
}

/** Who comes: asked for at once while nobody is named, shown on request afterwards. */
export function AttendeesCard({ participation: { id, state, attendees }, booking }: Props) {
  const [isOpen, setOpen] = useState(false)
  const confirms = state === 'booked'
  return (
    <Card title={confirms ? '填写参会人员，确认参会' : '参会人员'}>
      {attendees === 0 ? (
        <AttendeesForm id={id} attendees={[]} confirms={confirms} onSave={booking.confirm} />
      ) : isOpen ? (
        <Named id={id} confirms={confirms} onSave={booking.confirm} />
      ) : (
        <Stack gap={3}>
          <Text>{`已填写 ${attendees} 位。每次查看都会记录。`}</Text>
          <Button onClick={() => setOpen(true)}>查看和修改</Button>
        </Stack>
      )}
    </Card>
  )
}

interface NamedProps {
  id: string
  confirms: boolean
  onSave: ReturnType<typeof useBooking>['confirm']
}

function Named({ id, confirms, onSave }: NamedProps) {
  const { attendees, ...state } = useAttendees(id)
  return (
    <LoadState {...state} data={attendees}>
      {shown => <AttendeesForm id={id} attendees={shown} confirms={confirms} onSave={onSave} />}
    </LoadState>
  )
}

import { fairMandateLabels } from '#contract/fair-mandates'
import type { OfficeFairInfo } from '#contract/fair-office'
import { Card, EntryGrid, FactList } from '#design-system'
import { useServiceNow } from '#platform/clock'
import { useCheckIn } from '../../hooks/usePapers.ts'
import { doorsOf } from '../../model/doors.ts'
import { CheckInForm } from '../../parts/CheckInForm/CheckInForm.tsx'

/** So long before the opening employers set up, in milliseconds. */
const SET_UP = 4 * 3_600_000

/** The doors to the work, check-in on the day, and who may do what. */
export function DeskCards({ desk: { fair, mandates, people } }: { desk: OfficeFairInfo }) {
  const now = useServiceNow()
  const { opensAt, closesAt } = fair.timeline
  const isHeld = fair.state === 'planned' || fair.state === 'stopped'
  const canCheckIn = isHeld && now >= opensAt - SET_UP && now < closesAt
  const checkIn = useCheckIn(fair.id)
  const doors = doorsOf(fair, mandates)
  return (
    <>
      {doors.length > 0 && (
        <Card title="办理">
          <EntryGrid aria-label="招聘会业务" items={doors} />
        </Card>
      )}
      {canCheckIn && (
        <Card title="单位签到">
          <CheckInForm onCheckIn={checkIn} />
        </Card>
      )}
      <Card title="办理人员">
        <FactList
          facts={people.map(({ name, mandates: held, isCity }) => ({
            term: name,
            details: `${held.map(one => fairMandateLabels[one]).join('、')}${isCity ? '（本市全部招聘会）' : ''}`,
          }))}
        />
      </Card>
    </>
  )
}

import { fairMandateLabels } from '#contract/fair-mandates'
import type { OfficeFairInfo } from '#contract/fair-office'
import { Card, EntryGrid, FactList } from '#design-system'
import { doorsOf } from '../../model/doors.ts'

/** The doors to the work, and who may do what. */
export function DeskCards({ desk: { fair, mandates, people } }: { desk: OfficeFairInfo }) {
  const doors = doorsOf(fair.id, mandates)
  return (
    <>
      {doors.length > 0 && (
        <Card title="办理">
          <EntryGrid aria-label="招聘会业务" items={doors} />
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

import type { FairParticipation } from '#contract/fair-bookings'
import { Card } from '#design-system'
import type { useBooking } from '../../hooks/useBooking.ts'
import { JobsForm } from '../../parts/JobsForm/JobsForm.tsx'
import { TagsForm } from '../../parts/TagsForm/TagsForm.tsx'
import { WishesForm } from '../../parts/WishesForm/WishesForm.tsx'

interface Props {
  participation: FairParticipation
  ownJobs: readonly { id: string; title: string; headcount: number }[]
  booking: Pick<ReturnType<typeof useBooking>, 'bring' | 'tag' | 'wish'>
}

/** What is brought to the fair: jobs, words about oneself, what is wanted at the booth. */
export const BroughtCards = ({ participation, ownJobs, booking }: Props) => (
  <>
    <Card title="参会职位">
      <JobsForm participation={participation} ownJobs={ownJobs} onSave={booking.bring} />
    </Card>
    <Card title="展位标签">
      <TagsForm participation={participation} onSave={booking.tag} />
    </Card>
    <Card title="展位需求">
      <WishesForm participation={participation} onSave={booking.wish} />
    </Card>
  </>
)

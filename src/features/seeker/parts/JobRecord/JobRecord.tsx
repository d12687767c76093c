import type { JobSummary } from '#contract/jobs'
import { pathTo } from '#contract/pages'
import { Button, icons, ListCard } from '#design-system'
import { PayText } from '#features/jobs'

interface Props {
  job: JobSummary & { open: boolean }
  /** When it was looked at or saved. */
  note: string
  actionLabel: string
  onAction: () => void
}

/** A job that I looked at or saved, with a way to take it off the list. Renders an `<article>`. */
export const JobRecord = ({ job, note, actionLabel, onAction }: Props) => (
  <ListCard
    href={pathTo('jobDetails', { id: job.id })}
    title={job.title}
    headline={<PayText {...job} />}
    meta={[job.companyName, job.place]}
    tags={job.open ? [] : [{ label: '已停止招聘' }]}
    note={note}
    aside={
      <Button size="small" icon={icons.trash} aria-label={`${actionLabel}：${job.title}`} onClick={onAction}>
        {actionLabel}
      </Button>
    }
  />
)

import type { JobSummary } from '#contract/jobs'
import { pathTo } from '#contract/pages'
import { icons, Menu, RecordRow, Tag } from '#design-system'
import { PayText } from '#features/jobs'

interface Props {
  job: JobSummary & { open: boolean }
  /** When it was looked at or saved. */
  note: string
  actionLabel: string
  onAction: () => void
}

/** A job that I looked at or saved, with a way to take it off the list. Renders a `<li>`. */
export const JobRecord = ({ job, note, actionLabel, onAction }: Props) => (
  <RecordRow
    level={3}
    tight="line"
    title={job.title}
    href={pathTo('jobDetails', { id: job.id })}
    state={!job.open && <Tag>已停止招聘</Tag>}
    facts={[<PayText key="pay" {...job} />, job.companyName, job.place]}
    end={note}
    actions={
      <Menu
        sign={icons.more}
        label={`更多：${job.title}`}
        items={[
          { id: 'company', label: '看这家单位', href: pathTo('companyDetails', { id: job.companyId }) },
          { id: 'remove', label: actionLabel, onSelect: onAction },
        ]}
      />
    }
  />
)

import type { JobFigures } from '#contract/employer'
import { pathTo } from '#contract/pages'
import { Link, Row, Table, type TableColumn, Tag } from '#design-system'
import { answerTime } from '#features/jobs'
import { countText, type Hint, hintOf, rateText } from '../../model/figures.ts'
import { stageLabels, stageTones } from '../../model/posting-stages.ts'

interface Props {
  jobs: readonly JobFigures[]
  /** Where the figures of one job stand by day. */
  hrefFor: (id: string) => string
  /** Whoever may not is not sent where postings are written. */
  mayRecruit: boolean
}

function columnsFor({ hrefFor, mayRecruit }: Omit<Props, 'jobs'>): TableColumn<JobFigures>[] {
  return [
    {
      id: 'title',
      title: '职位',
      rowHeader: true,
      cell: ({ id, title, stage }) => (
        <Row gap={2}>
          <Link variant="quiet" href={hrefFor(id)}>
            {title}
          </Link>
          {stage !== 'open' && <Tag tone={stageTones[stage]}>{stageLabels[stage]}</Tag>}
        </Row>
      ),
    },
    { id: 'views', title: '浏览', align: 'end', nowrap: true, cell: ({ views }) => `${countText(views)} 次` },
    {
      id: 'applications',
      title: '投递',
      align: 'end',
      nowrap: true,
      cell: ({ applications }) => `${countText(applications)} 份`,
    },
    { id: 'rate', title: '投递率', align: 'end', nowrap: true, cell: rateText },
    { id: 'answered', title: '已答复', align: 'end', nowrap: true, cell: answeredText },
    { id: 'time', title: '首次答复', align: 'end', nowrap: true, cell: timeText },
    { id: 'hint', title: '建议', cell: job => <HintText job={job} hint={hintOf(job)} mayRecruit={mayRecruit} /> },
  ]
}

const answeredText = ({ answering: { applications, answered } }: JobFigures) =>
  applications === 0 ? '—' : `${countText(answered)}/${countText(applications)} 份`

function timeText({ answering: { medianHours } }: JobFigures): string {
  if (medianHours === null) return '—'
  const { figure, unit } = answerTime(medianHours)
  return `${figure} ${unit}`
}

interface HintProps {
  job: JobFigures
  hint: Hint | undefined
  mayRecruit: boolean
}

/** What to mend, leading to where it is done for whoever may. */
function HintText({ job: { id }, hint, mayRecruit }: HintProps) {
  if (!hint) return '—'
  if (!mayRecruit) return hint.words
  const href = hint.place === 'received' ? pathTo('received', null, { job: id }) : pathTo('publish', null, { id })
  return <Link href={href}>{hint.words}</Link>
}

/** Jobs with how often each was viewed, applied to and answered; each a card on a phone. Renders a `<table>`. */
export const JobFiguresTable = ({ jobs, ...how }: Props) => (
  <Table caption="各职位的数据" captionHidden columns={columnsFor(how)} rows={jobs} rowKey={({ id }) => id} />
)

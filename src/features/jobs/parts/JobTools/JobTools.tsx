import type { JobDetail } from '#contract/jobs'
import { Button, icons, Row, ShareButton } from '#design-system'
import { ReportButton } from '../ReportButton/ReportButton.tsx'

/** Share, print and report. Renders a `<div>` that printing leaves out. */
export const JobTools = ({ job }: { job: JobDetail }) => (
  <Row gap={2} className="no-print">
    <ShareButton title={`${job.title} - ${job.company.name}`} />
    <Button size="small" icon={icons.print} onClick={() => window.print()}>
      打印
    </Button>
    <ReportButton jobId={job.id} />
  </Row>
)

import { useState } from 'react'
import { applicationStateLabels, canWithdraw, type OwnApplication } from '#contract/applications'
import {
  Accordion,
  Button,
  Card,
  ConfirmDialog,
  Link,
  Row,
  Stack,
  Tag,
  Text,
  Timeline,
  useToasts,
} from '#design-system'
import { PayText } from '#features/jobs'
import { formatDate } from '#platform/dates'
import { useSayRefusal } from '../../hooks/useSayRefusal.ts'
import { timelineOf, toneOf } from '../../model/application-timeline.ts'

interface Props {
  application: OwnApplication
  withdraw: (id: string) => Promise<void>
}

/** One application: the job, how far it is, what the employer answered. Renders a `<section>`. */
export function ApplicationCard({ application, withdraw }: Props) {
  const { id, job, state, events } = application
  const toasts = useToasts()
  const sayRefusal = useSayRefusal()
  const [isAsking, setAsking] = useState(false)
  const steps = timelineOf(application)
  const remark = [...events].sort((one, other) => other.at - one.at).find(event => event.remark)?.remark

  async function takeBack() {
    try {
      await withdraw(id)
      toasts.show({ message: '已撤回投递', tone: 'success', duration: 1500 })
    } catch (error) {
      sayRefusal(error)
      throw error
    }
  }

  return (
    <Card
      title={
        <Link href={`/job-details/${job.id}`} variant="plain">
          {job.title}
        </Link>
      }
      action={<Tag tone={toneOf(state)}>{applicationStateLabels[state]}</Tag>}
    >
      <Stack gap={3}>
        <Row gap={3}>
          <PayText {...job} />
          <Link href={`/company-details/${job.companyId}`} variant="plain">
            {job.companyName}
          </Link>
          <Text tone="muted">{job.place}</Text>
        </Row>
        {remark && (
          <Text>
            <b>单位答复：</b>
            {remark}
          </Text>
        )}
        <Accordion
          items={[{ id: `${id}-steps`, title: `进展（${steps.length} 步）`, content: <Timeline items={steps} /> }]}
        />
        <Row justify="between">
          <Text size="sm" tone="muted">
            {formatDate(application.appliedAt)} 投递{!application.jobOpen && '，该职位已停止招聘'}
          </Text>
          {canWithdraw(state) && (
            <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
              撤回投递
            </Button>
          )}
        </Row>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={next => setAsking(next.open)}
        title="撤回投递？"
        description={`${job.companyName}将不再看到您投递“${job.title}”的简历。撤回后不能再投递这个职位。`}
        confirmLabel="撤回投递"
        destructive
        onConfirm={takeBack}
      />
    </Card>
  )
}

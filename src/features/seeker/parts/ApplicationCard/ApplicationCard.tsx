import { useState } from 'react'
import { applicationStateLabels, canRemind, canWithdraw, type OwnApplication } from '#contract/applications'
import { pathTo } from '#contract/pages'
import { Accordion, Button, Card, ConfirmDialog, Link, Row, Stack, Tag, Text, Timeline } from '#design-system'
import { PayText } from '#features/jobs'
import { useNow } from '#platform/clock'
import { formatDate } from '#platform/dates'
import { useSay } from '#platform/notices'
import { timelineOf, toneOf } from '../../model/application-timeline.ts'

interface Props {
  application: OwnApplication
  withdraw: (id: string) => Promise<void>
  remind: (id: string) => Promise<void>
  remove: (id: string) => Promise<void>
}

/** What the reply clock says while an answer is owed. */
function waitingWords({ remindedAt, endsAt }: OwnApplication): string {
  const reminded = remindedAt > 0 ? `，${formatDate(remindedAt)} 已提醒单位` : ''
  return endsAt > 0 ? `${reminded}，${formatDate(endsAt)} 前未答复会自动结束` : reminded
}

/** One application: the job, how far it is, what the employer answered. A group and no landmark, because one may apply for two jobs of the same name. */
export function ApplicationCard({ application, withdraw, remind, remove }: Props) {
  const { id, job, state, events } = application
  const say = useSay()
  const now = useNow()
  const [isReminding, setReminding] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const isOpen = canWithdraw(state)
  const steps = timelineOf(application)
  const remark = [...events].sort((one, other) => other.at - one.at).find(event => event.remark)?.remark

  /** Ends what is asked before: an application that goes on is taken back, one that has ended leaves the list. */
  async function end() {
    const step = isOpen ? withdraw : remove
    await say.outcomeOf(() => step(id), isOpen ? '已撤回投递' : '已删除记录')
  }

  async function ask() {
    setReminding(true)
    try {
      await remind(id)
      say.done('已提醒单位答复')
    } catch (error) {
      say.failure(error)
    } finally {
      setReminding(false)
    }
  }

  return (
    <Card
      role="group"
      title={
        <Link href={pathTo('jobDetails', { id: job.id })} variant="plain">
          {job.title}
        </Link>
      }
      action={<Tag tone={toneOf(state)}>{applicationStateLabels[state]}</Tag>}
    >
      <Stack gap={3}>
        <Row gap={3}>
          <PayText {...job} />
          <Link href={pathTo('companyDetails', { id: job.companyId })} variant="plain">
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
            {waitingWords(application)}
          </Text>
          <Row gap={2}>
            {canRemind(application, now) && (
              <Button size="small" loading={isReminding} onClick={() => void ask()}>
                提醒单位答复
              </Button>
            )}
            <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
              {isOpen ? '撤回投递' : '删除记录'}
            </Button>
          </Row>
        </Row>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={next => setAsking(next.open)}
        title={isOpen ? '撤回投递？' : '删除这条记录？'}
        description={
          isOpen
            ? `${job.companyName}将不再看到您投递“${job.title}”的简历。撤回后不能再投递这个职位。`
            : `“${job.title}”不再出现在您的投递里，单位那里的记录不变。删除后不能恢复，也不能再投递这个职位。`
        }
        confirmLabel={isOpen ? '撤回投递' : '删除记录'}
        destructive
        onConfirm={end}
      />
    </Card>
  )
}

import { useState } from 'react'
import type { SimpleApplied } from '#contract/flexible'
import { canEnd } from '#contract/flexible-life'
import { pathTo } from '#contract/pages'
import { Button, ConfirmDialog, RecordRow, Tag } from '#design-system'
import { formatDate } from '#platform/dates'
import { useSay } from '#platform/notices'
import { factsOf, signOf } from '../../model/casual-application.ts'

interface Props {
  application: SimpleApplied
  withdraw: (id: string) => Promise<void>
}

/** One application to casual work: the work, and what became of it. Renders a `<li>`. */
export function CasualApplicationRow({ application, withdraw }: Props) {
  const { id, jobId, title, companyName, state, stage, hours, appliedAt } = application
  const say = useSay()
  const [isAsking, setAsking] = useState(false)
  const { label, tone } = signOf(application)
  return (
    <RecordRow
      title={title}
      href={pathTo('flexible', null, { job: jobId })}
      state={<Tag tone={tone}>{label}</Tag>}
      facts={factsOf(application)}
      summary={hours}
      end={`${formatDate(appliedAt)} 报名`}
      actions={
        canEnd(state, stage) && (
          <Button size="small" aria-label={`撤回报名：${title}`} onClick={() => setAsking(true)}>
            撤回报名
          </Button>
        )
      }
      more={
        <ConfirmDialog
          open={isAsking}
          onOpenChange={({ open }) => setAsking(open)}
          title="撤回报名？"
          description={`${companyName}会收到消息${state === 'accepted' ? '，您的名额让给别人' : ''}。撤回后不能再报名“${title}”。`}
          confirmLabel="撤回报名"
          destructive
          onConfirm={() => say.outcomeOf(() => withdraw(id), '已撤回报名')}
        />
      }
    />
  )
}

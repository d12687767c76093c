import { useState } from 'react'
import { pathTo } from '#contract/pages'
import { scheduling } from '#contract/posting-fields'
import { Button, ButtonLink, Row } from '#design-system'
import { openingDays } from '../../model/posting-stages.ts'
import { OneAnswerDialog } from '../OneAnswerDialog/OneAnswerDialog.tsx'

interface Props {
  /** YYYY-MM-DD in China. */
  today: string
  /** Day on which it is to appear so far; '' for none. */
  opensOn: string
  isPublishing: boolean
  /** The company has not passed its check: what is handed in waits until it has. */
  isWaiting?: boolean | undefined
  onPublish: () => void
  /** Absent where it has been published before. */
  onSchedule?: ((day: string) => Promise<unknown>) | undefined
  onBack: () => void
}

/** What may be done with a posting that was read through: publish now, on a day, change it, leave it. Renders a `<div>`. */
export function PostingRelease({ today, opensOn, isPublishing, isWaiting, onPublish, onSchedule, onBack }: Props) {
  const [isAsking, setAsking] = useState(false)
  const days = openingDays(today)
  return (
    <Row gap={3}>
      <Button variant="primary" size="large" loading={isPublishing} onClick={onPublish}>
        {isWaiting ? '提交，审核通过后自动发布' : '发布职位'}
      </Button>
      {onSchedule && (
        <Button size="large" onClick={() => setAsking(true)}>
          定时发布
        </Button>
      )}
      <Button size="large" onClick={onBack}>
        返回修改
      </Button>
      <ButtonLink size="large" href={pathTo('ownJobs')}>
        存为草稿，以后再发
      </ButtonLink>
      {onSchedule && (
        <OneAnswerDialog
          open={isAsking}
          onOpenChange={setAsking}
          title="哪一天发布？"
          description="到这一天零点（北京时间）自动发布，在那以前谁也看不到；可以改日期、提前发布或取消。"
          confirmLabel="定时发布"
          schema={scheduling()}
          name="opensOn"
          label="发布日期"
          hint="明天起 60 天内，早于截止日期"
          initial={opensOn || days.min}
          days={days}
          onAnswer={onSchedule}
        />
      )}
    </Row>
  )
}

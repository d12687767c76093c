import type { ReactNode } from 'react'
import { pathTo } from '#contract/pages'
import { Countdown, Heading, Link, Row, Stack, Tag, Text } from '#design-system'
import { useServiceOffset } from '#platform/clock'
import type { Speaker, TalkInFull } from '../../model/talk-lines.ts'
import { standsAt, type TalkTime } from '../../model/talk-time.ts'
import { TalkMenu } from './TalkMenu.tsx'

interface Props {
  talk: TalkInFull
  me: Speaker
  other: string
  time: TalkTime
  titleId: string
  /** May look on and no more. */
  isReadOnly: boolean
  /** What the desk adds: more time, an invitation. */
  actions?: ReactNode
}

function Links({ talk: { companyId, job } }: Pick<Props, 'talk'>) {
  return (
    <Row gap={4}>
      {job.id && <Link href={pathTo('jobDetails', { id: job.id })}>查看并投递：{job.title}</Link>}
      <Link href={pathTo('companyDetails', { id: companyId })}>看单位和全部岗位</Link>
    </Row>
  )
}

/** With whom, about what, and how much time is left. */
export function TalkHead({ talk, me, other, time, titleId, isReadOnly, actions }: Props) {
  const offset = useServiceOffset()
  const isStopped = talk.fair.stoppedAt > 0
  const about = [talk.booth && `展位 ${talk.booth}`, me === 'employer' && talk.job.title, talk.fair.title]
  return (
    <Stack gap={2}>
      <Row gap={2} justify="between" nowrap>
        <Heading level={2} size="lg" id={titleId}>
          与{other}的交流
        </Heading>
        {!isReadOnly && (
          <TalkMenu talkId={talk.id} other={other} isOver={time === 'over'} isBlocked={talk.blockedBy === 'me'} />
        )}
      </Row>
      <Row gap={3}>
        {time === 'over' ? (
          <Tag>交流已结束，可以继续留言</Tag>
        ) : (
          <Countdown
            label={isStopped ? '暂停中，还剩' : '还剩'}
            overText="时间到"
            until={talk.endsAt}
            offset={offset}
            standsAt={standsAt(talk.fair)}
          />
        )}
        <Text size="sm" tone="muted">
          {about.filter(Boolean).join(' · ')}
        </Text>
      </Row>
      {talk.note && (
        <Text size="sm">
          {me === 'seeker' ? '我' : other}排队时说：{talk.note}
        </Text>
      )}
      {me === 'seeker' && <Links talk={talk} />}
      {talk.interviewId && (
        <div>
          <Link href={pathTo('interview', { id: talk.interviewId })}>已发出面试邀请，查看安排</Link>
        </div>
      )}
      {actions && <Row gap={2}>{actions}</Row>}
    </Stack>
  )
}

import type { MouseEvent } from 'react'
import { pathTo } from '#contract/pages'
import { Button, Link, Row, Text } from '#design-system'
import { usePunctualNow } from '#platform/punctual-now'
import { type useDeskActs, useTold } from '../../hooks/useTalkDesk.ts'
import type { TalkInFull } from '../../model/talk-lines.ts'
import { talkTime, turnsOf } from '../../model/talk-time.ts'

interface Props {
  talk: TalkInFull
  acts: ReturnType<typeof useDeskActs>
  isKeyed: boolean
  onInvite: () => void
  onAsk: () => void
}

/** A button that goes away with what it does leaves whoever pressed it at the talk. */
const leavesAt = (event: MouseEvent<HTMLElement>) => {
  const button = event.currentTarget
  const talk = button.closest<HTMLElement>('[data-talk]')
  return () => {
    const { activeElement, body } = document
    if (activeElement === button || activeElement === body) talk?.focus()
  }
}

/** What leads on from a talk: an application, then an interview. */
function Onward({ talk, onInvite, onAsk }: Pick<Props, 'talk' | 'onInvite' | 'onAsk'>) {
  const isStopped = talk.fair.stoppedAt > 0
  if (talk.applicationId === '')
    return (
      <Row gap={2}>
        {!isStopped && talk.blockedBy === '' && (
          <Button size="small" onClick={onAsk}>
            请对方投递
          </Button>
        )}
        <Text size="sm" tone="muted">
          对方还没有投递，投递后才能邀请面试。
        </Text>
      </Row>
    )
  return (
    <Row gap={3}>
      {talk.interviewId === '' && !isStopped && (
        <Button size="small" onClick={onInvite}>
          邀请面试
        </Button>
      )}
      <Link href={pathTo('receivedResume', { id: talk.applicationId })}>看投递的简历</Link>
    </Row>
  )
}

/** What an exhibitor does to a talk: more time, its end, what it leads to. What would be refused is not offered. */
export function TalkActions({ talk, acts, isKeyed, ...onward }: Props) {
  const tell = useTold()
  const isOver = talkTime(talk, usePunctualNow(...turnsOf(talk))) === 'over'
  return (
    <>
      {!isOver && talk.fair.stoppedAt === 0 && !talk.extended && (
        <Button
          size="small"
          loading={acts.isChanging}
          aria-keyshortcuts={isKeyed ? 'X' : undefined}
          onClick={event => {
            const leave = leavesAt(event)
            tell(() => acts.extend(talk.id).then(leave), '已延长 5 分钟')
          }}
        >
          延长 5 分钟
        </Button>
      )}
      {!isOver && (
        <Button
          size="small"
          loading={acts.isChanging}
          aria-keyshortcuts={isKeyed ? 'E' : undefined}
          onClick={event => {
            const leave = leavesAt(event)
            tell(() => acts.end(talk.id).then(leave), '交流已结束，可以叫下一位')
          }}
        >
          结束交流
        </Button>
      )}
      <Onward talk={talk} {...onward} />
    </>
  )
}

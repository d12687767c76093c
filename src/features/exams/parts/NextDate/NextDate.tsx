import type { ReactNode } from 'react'
import type { ExamTimeline } from '#contract/exam-timeline'
import { Countdown } from '#design-system'
import { useServiceNow, useServiceOffset } from '#platform/clock'
import { comingMoment, isUrgent, waiverInWords } from '../../model/moments.ts'
import { Root, When } from './NextDate.styles.ts'

interface NextDateProps {
  timeline: ExamTimeline
  /** Whose date it is, where the page does not say so already. */
  children?: ReactNode
}

/** The next date of an exam, large, with a countdown on the service's clock; that nothing comes any more after the last. */
export function NextDate({ timeline, children }: NextDateProps) {
  const now = useServiceNow()
  const offset = useServiceOffset()
  const next = comingMoment(timeline, now)
  if (!next) {
    return (
      <Root>
        {children && <p>{children}</p>}
        <p>各环节都已结束，公告、名单和历年准考证仍可查看。</p>
      </Root>
    )
  }
  const waiver = waiverInWords(timeline, now)
  // A date and its time stay whole each.
  const [day = '', weekday = '', time = ''] = next.words.split(' ')
  return (
    <Root>
      {children && <p>{children}</p>}
      <p>
        <b>{next.label}</b>
      </p>
      <When data-urgent={isUrgent(next, now) || undefined}>
        <span>
          {day} {weekday}
        </span>
        <span>{time}</span>
      </When>
      <p>
        <Countdown
          key={next.at}
          until={next.at}
          offset={offset}
          startsAt={now}
          label={`距${next.label}`}
          overText={`${next.label}时间已到，刷新页面查看下一步`}
        />
      </p>
      {waiver && <p>{waiver}</p>}
    </Root>
  )
}

import { type ComponentProps, useState } from 'react'
import { Link } from '../../primitives/Link/index.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts'
import { Day, Days, Events, Quiet, Root } from './CalendarStrip.styles.ts'

export type CalendarDay = {
  /** YYYY-MM-DD */
  date: string
  events: readonly {
    id: string
    title: string
    href: string
    /** Time and kind in words: 09:00 招聘会. */
    when: string
  }[]
}

export type CalendarStripProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Seven days, the first of them today. */
  days: readonly CalendarDay[] | null | undefined
  /** In place of events. */
  quiet?: string | undefined
}

const weekdays = ['日', '一', '二', '三', '四', '五', '六'] as const

/** A day as a calendar names it; dates are civil, so they are read in one fixed zone. */
const nameOf = (date: string, isFirst: boolean) => {
  const day = new Date(`${date}T00:00:00Z`)
  return {
    short: isFirst ? '今天' : `周${weekdays[day.getUTCDay()]}`,
    number: day.getUTCDate(),
    month: day.getUTCMonth() + 1,
  }
}

/** What happens in the coming week, a day at a time. Renders a `<div>`. */
export const CalendarStrip = ({ days, quiet = '这一天没有安排。', ...rest }: CalendarStripProps) => {
  const firstBusy = days?.find(({ events }) => events.length > 0) ?? days?.[0]
  const [chosen, setChosen] = useState(firstBusy?.date)
  const shown = days?.find(({ date }) => date === chosen) ?? firstBusy
  return (
    <Root {...rest}>
      <Days role="group" aria-label="选择日期">
        {days?.map(({ date, events }, index) => {
          const { short, number, month } = nameOf(date, index === 0)
          return (
            <Day
              key={date}
              type="button"
              aria-pressed={date === shown?.date}
              data-busy={events.length > 0 || undefined}
              onClick={() => setChosen(date)}
            >
              {short}
              <b>
                <VisuallyHidden>{month} 月</VisuallyHidden>
                {number}
                <VisuallyHidden>日，{events.length} 项安排</VisuallyHidden>
              </b>
            </Day>
          )
        })}
      </Days>
      {shown && shown.events.length > 0 ? (
        <Events>
          {shown.events.map(({ id, title, href, when }) => (
            <li key={id}>
              <span>{when}</span>
              <Link href={href} variant="plain" stretched>
                {title}
              </Link>
            </li>
          ))}
        </Events>
      ) : (
        <Quiet>{quiet}</Quiet>
      )}
    </Root>
  )
}

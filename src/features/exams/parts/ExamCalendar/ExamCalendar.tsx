import { useState } from 'react'
import { momentLabels } from '#contract/exam-timeline'
import type { ExamDate } from '#contract/exams'
import { Button, ButtonLink, Heading, icons, Link, Row, Text, VisuallyHidden } from '#design-system'
import { formatDate } from '#platform/dates'
import { monthAfter, monthInWords, weeksOf } from '#platform/months'
import { useCalendarFile } from '../../hooks/useCalendarFile.ts'
import { byDay, monthHref } from '../../model/exam-months.ts'
import { cityLabel } from '../../model/exam-words.ts'
import { timeOf } from '../../model/moments.ts'
import { themeHref } from '../../model/theme-address.ts'
import { Day, Months, Root, Sheet } from './ExamCalendar.styles.ts'

interface ExamCalendarProps {
  /** YYYY-MM */
  month: string
  dates: readonly ExamDate[]
  now: number
}

const WEEKDAYS = ['一', '二', '三', '四', '五', '六', '日'] as const

const dayInWords = (day: string) => `${Number(day.slice(5, 7))} 月 ${Number(day.slice(8))} 日`

/** The dates of all exams as a month's sheet, the chosen day's beside it, and all of them for one's own calendar. */
export function ExamCalendar({ month, dates, now }: ExamCalendarProps) {
  const { save } = useCalendarFile()
  const today = formatDate(now)
  const days = byDay(dates)
  const own = [...days.keys()].filter(day => day.startsWith(month)).toSorted()
  const first = own.find(day => day >= today) ?? own.at(-1) ?? ''
  const [chosen, setChosen] = useState('')
  const shown = days.has(chosen) && own.includes(chosen) ? chosen : first
  const shownDates = days.get(shown) ?? []
  return (
    <Root>
      <div>
        <Months>
          <ButtonLink size="small" href={monthHref(monthAfter(month, -1), now)} aria-label="上个月">
            上个月
          </ButtonLink>
          <Heading level={3} size="md" aria-live="polite">
            {monthInWords(month)}
          </Heading>
          <ButtonLink size="small" href={monthHref(monthAfter(month, 1), now)} aria-label="下个月">
            下个月
          </ButtonLink>
        </Months>
        <Sheet>
          <thead>
            <tr>
              {WEEKDAYS.map(day => (
                <th key={day} scope="col">
                  <VisuallyHidden>周</VisuallyHidden>
                  {day}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month).map(week => (
              <tr key={week[0]}>
                {week.map(day => {
                  const count = day.startsWith(month) ? (days.get(day)?.length ?? 0) : 0
                  return (
                    <td
                      key={day}
                      data-today={day === today || undefined}
                      data-other={!day.startsWith(month) || undefined}
                    >
                      {count > 0 ? (
                        <button type="button" aria-pressed={day === shown} onClick={() => setChosen(day)}>
                          {Number(day.slice(8))}
                          <small>
                            {count}
                            <VisuallyHidden> 项安排</VisuallyHidden>
                          </small>
                        </button>
                      ) : (
                        <span>{Number(day.slice(8))}</span>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </Sheet>
      </div>
      <Day>
        <Row justify="between">
          <Heading level={3} size="md">
            {shown === '' ? '这个月没有安排' : dayInWords(shown)}
          </Heading>
          {own.length > 0 && (
            <Button
              size="small"
              icon={icons.calendar}
              onClick={() =>
                save(
                  dates.filter(({ at }) => formatDate(at).startsWith(month)),
                  `考试日历 ${month}`,
                )
              }
            >
              加到手机日历
            </Button>
          )}
        </Row>
        {shownDates.length > 0 ? (
          <ul>
            {shownDates.map(({ examId, themeId, title, city, what, at }) => (
              <li key={`${examId}-${what}`}>
                <Link href={themeHref(themeId, { exam: examId })} variant="plain" stretched>
                  {title}
                </Link>
                <span>
                  {timeOf(at)} {momentLabels[what]} · {cityLabel(city)}
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <Text tone="muted">换一个月看看，或者到考试列表查看全部考试。</Text>
        )}
      </Day>
    </Root>
  )
}

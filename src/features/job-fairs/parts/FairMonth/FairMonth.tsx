import type { FairDate } from '#contract/job-fairs'
import { Anchor, ButtonLink, Heading, Text, VisuallyHidden } from '#design-system'
import { formatDate } from '#platform/dates'
import { monthAfter, monthInWords, weeksOf } from '#platform/months'
import { byOpening, dayAnchor, type FairMonthSearch, monthHref } from '../../model/fair-months.ts'
import { dayInWords } from '../../model/fair-words.ts'
import { FairDay } from './FairDay.tsx'
import { Days, Months, Root, Sheet } from './FairMonth.styles.ts'

interface FairMonthProps {
  search: FairMonthSearch
  /** YYYY-MM */
  month: string
  /** Those of the whole weeks in which the month lies. */
  fairs: readonly FairDate[]
  now: number
}

const WEEKDAYS = ['一', '二', '三', '四', '五', '六', '日'] as const

/**
 * A month's sheet whose days lead to their fairs in the list beside it, today and what is ahead first; works before any
 * script does. Renders a `<div>`.
 */
export function FairMonth({ search, month, fairs, now }: FairMonthProps) {
  const today = formatDate(now)
  const days = byOpening(fairs)
  const own = [...days.keys()].filter(day => day.startsWith(month))
  const ahead = own.filter(day => day >= today)
  const over = own.filter(day => day < today).toReversed()
  const going = fairs.filter(
    ({ opensAt, closesAt }) => formatDate(opensAt) < `${month}-01` && formatDate(closesAt) >= `${month}-01`,
  )
  return (
    <Root>
      <div>
        <Months>
          <ButtonLink size="small" href={monthHref(search, monthAfter(month, -1), now)} aria-label="上个月">
            上个月
          </ButtonLink>
          <Heading level={2} size="md" aria-live="polite">
            {monthInWords(month)}
          </Heading>
          <ButtonLink size="small" href={monthHref(search, monthAfter(month, 1), now)} aria-label="下个月">
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
                  const number = Number(day.slice(8))
                  return (
                    <td
                      key={day}
                      data-today={day === today || undefined}
                      data-other={!day.startsWith(month) || undefined}
                    >
                      {count > 0 ? (
                        <Anchor href={`#${dayAnchor(day)}`}>
                          {number}
                          <small>{count} 场</small>
                        </Anchor>
                      ) : (
                        <span>{number}</span>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </Sheet>
      </div>
      <Days>
        {going.length > 0 && <FairDay title="上个月开始的" fairs={going} />}
        {[...ahead, ...over].map(day => (
          <FairDay key={day} id={dayAnchor(day)} title={dayInWords(day)} fairs={days.get(day) ?? []} />
        ))}
        {own.length + going.length === 0 && (
          <Text tone="muted">这个月还没有安排。各系列的招聘会提前四周发布，换一个月看看，或者订阅日历。</Text>
        )}
      </Days>
    </Root>
  )
}

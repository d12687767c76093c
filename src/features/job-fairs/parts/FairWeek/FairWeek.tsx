import type { FairDate } from '#contract/job-fairs'
import { pathTo } from '#contract/pages'
import { CalendarStrip } from '#design-system'
import { formatDate } from '#platform/dates'
import { isOn, weekFrom } from '../../model/fair-months.ts'
import { cityLabel, timeOf } from '../../model/fair-words.ts'

/** Called off, it is on on no day. */
const takesPlace = ({ phase }: FairDate) => phase !== 'cancelled' && phase !== 'postponed'

const whenOf = ({ opensAt, city }: FairDate, day: string) =>
  `${formatDate(opensAt) === day ? timeOf(opensAt) : '进行中'} ${cityLabel(city)}`

/** Fairs of the seven days from today, a day at a time. Renders a `<div>`. */
export const FairWeek = ({ fairs, now }: { fairs: readonly FairDate[]; now: number }) => (
  <CalendarStrip
    quiet="这一天没有招聘会。"
    days={weekFrom(now).map(day => ({
      date: day,
      events: fairs
        .filter(fair => takesPlace(fair) && isOn(fair, day))
        .map(fair => ({
          id: fair.id,
          title: fair.title,
          href: pathTo('jobFair', { id: fair.id }),
          when: whenOf(fair, day),
        })),
    }))}
  />
)

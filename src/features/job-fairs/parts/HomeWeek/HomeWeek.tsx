import { useId } from 'react'
import { Text } from '#design-system'
import { useHomeWeek } from '../../hooks/useHomeFairs.ts'
import { useServiceNow } from '../../hooks/useServiceNow.ts'
import { dayAnchor, monthHref } from '../../model/fair-months.ts'
import { FairWeek } from '../FairWeek/FairWeek.tsx'

/** A week that is not known leaves its place empty: the fairs have a card of their own. */
export function HomeWeek({ city = '' }: { city?: string | undefined }) {
  const titleId = useId()
  const { now } = useServiceNow()
  const fairs = useHomeWeek(city, now)
  if (!fairs) return null
  const hrefOf = (day: string) => `${monthHref({ month: '', kind: '', city }, day.slice(0, 7), now)}#${dayAnchor(day)}`
  return (
    <section aria-labelledby={titleId}>
      <Text id={titleId} size="sm" tone="muted">
        这一周的招聘会
      </Text>
      <FairWeek fairs={fairs} now={now} hrefOf={hrefOf} />
    </section>
  )
}

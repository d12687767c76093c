import type { FairSummary } from '#contract/fair-summary'
import { ButtonLink, Countdown, Link, Text } from '#design-system'
import { useServiceNow, useServiceOffset } from '#platform/clock'
import { formatDate } from '#platform/dates'
import { fairHref, hoursInWords, offersOf, placeInWords } from '../../model/fair-words.ts'
import { actionOf, nextMomentOf } from '../../model/next-moment.ts'
import { DateBlock } from '../DateBlock/DateBlock.tsx'
import { Root } from './NextFair.styles.ts'

/** The fair that opens next, with the time left until then on the service's clock. Renders a `<section>`. */
export function NextFair({ fair }: { fair: FairSummary }) {
  const now = useServiceNow()
  const offset = useServiceOffset()
  const next = nextMomentOf(fair, now)
  const { opensAt, closesAt } = fair.timeline
  return (
    <Root aria-label="下一场招聘会">
      <DateBlock day={formatDate(opensAt)} isOn={fair.phase === 'running'} />
      <div>
        <Link href={fairHref(fair)} variant="plain">
          {fair.title}
        </Link>
        <Text size="sm" tone="muted">
          {hoursInWords(opensAt, closesAt)} · {placeInWords(fair)}
        </Text>
        <Text size="sm" tone="muted">
          {offersOf(fair).filter(Boolean).join(' · ') || '单位正在报名'}
        </Text>
        {next && <Countdown until={next.at} startsAt={now} offset={offset} label={next.label} overText={next.over} />}
      </div>
      <ButtonLink variant="primary" href={fairHref(fair)}>
        {actionOf(fair, now)}
      </ButtonLink>
    </Root>
  )
}

import { useId } from 'react'
import type { FairSummary } from '#contract/fair-summary'
import { pathTo } from '#contract/pages'
import { Countdown, Heading, Link } from '#design-system'
import { useServiceNow, useServiceOffset } from '#platform/clock'
import { fairHref, placeInWords } from '../../model/fair-words.ts'
import { asOf } from '../../model/next-moment.ts'
import { Root } from './RunningStrip.styles.ts'

const MOST = 4

/** Fairs that are on now, each with the time left. Renders a `<section>`, or nothing while there is none. */
export function RunningStrip({ fairs }: { fairs: readonly FairSummary[] }) {
  const now = useServiceNow()
  const offset = useServiceOffset()
  const titleId = useId()
  const running = asOf(fairs, now).filter(({ phase }) => phase === 'running')
  if (running.length === 0) return null
  return (
    <Root aria-labelledby={titleId}>
      <div>
        <Heading level={2} size="md" id={titleId}>
          正在举行
        </Heading>
        <Link href={pathTo('fairsRunning')} variant="quiet">
          全部
        </Link>
      </div>
      <ul>
        {running.slice(0, MOST).map(fair => (
          <li key={fair.id}>
            <Link href={fairHref(fair)} variant="plain" stretched>
              {fair.title}
            </Link>
            <span>
              {placeInWords(fair)}{' '}
              <Countdown
                until={fair.timeline.closesAt}
                startsAt={now}
                offset={offset}
                label="距结束"
                overText="已经结束"
              />
            </span>
          </li>
        ))}
      </ul>
    </Root>
  )
}

import type { FairSummary } from '#contract/fair-summary'
import { pathTo } from '#contract/pages'
import { Countdown, DeadlineStrip } from '#design-system'
import { useServiceNow } from '../../hooks/useServiceNow.ts'
import { fairHref, placeInWords } from '../../model/fair-words.ts'

const MOST = 4

/** Fairs that are on now, each with the time left. Renders a `<section>`, or nothing while there is none. */
export function RunningStrip({ fairs }: { fairs: readonly FairSummary[] }) {
  const { now, offset } = useServiceNow()
  return (
    <DeadlineStrip
      title="正在举行"
      more={{ label: '全部', href: pathTo('fairsRunning') }}
      items={fairs
        .filter(({ phase }) => phase === 'running')
        .slice(0, MOST)
        .map(fair => ({
          id: fair.id,
          title: fair.title,
          href: fairHref(fair),
          when: (
            <>
              {placeInWords(fair)}{' '}
              <Countdown
                until={fair.timeline.closesAt}
                startsAt={now}
                offset={offset}
                label="距结束"
                overText="已经结束"
              />
            </>
          ),
        }))}
    />
  )
}

import { fairKindLabels } from '#contract/fair-kinds'
import type { FairSummary } from '#contract/fair-summary'
import { ButtonLink, Countdown, ListCard } from '#design-system'
import { useServiceNow, useServiceOffset } from '#platform/clock'
import { formatDate } from '#platform/dates'
import { fairHref, hoursInWords, offersOf, phaseTag, placeInWords } from '../../model/fair-words.ts'
import { actionOf, asOf, daysAhead, nextMomentOf } from '../../model/next-moment.ts'
import { DateBlock } from '../DateBlock/DateBlock.tsx'
import { Ahead } from './FairList.styles.ts'

interface FairListProps {
  fairs: readonly FairSummary[]
  /** Place of the titles in the outline. */
  level?: 2 | 3 | undefined
  /** With a button of what can be done now. */
  acts?: boolean | undefined
}

/** How near it is: a countdown while it is on, days before. */
function Nearness({ fair, now, offset }: { fair: FairSummary; now: number; offset: number }) {
  const next = nextMomentOf(fair, now)
  if (!next) return null
  if (fair.phase === 'running')
    return <Countdown until={next.at} startsAt={now} offset={offset} label={next.label} overText={next.over} />
  return <Ahead>{daysAhead(fair.timeline.opensAt, now)}</Ahead>
}

/** Fairs one under another: when, what, where, how much is offered, and what to do about it now. Renders a `<div>`. */
export function FairList({ fairs, level, acts }: FairListProps) {
  const now = useServiceNow()
  const offset = useServiceOffset()
  return (
    <div>
      {asOf(fairs, now).map(fair => {
        const { id, title, kind, phase, reason, timeline } = fair
        const canGo = phase === 'running' || phase === 'registering'
        return (
          <ListCard
            key={id}
            level={level}
            href={fairHref(fair)}
            title={title}
            media={<DateBlock day={formatDate(timeline.opensAt)} isOn={phase === 'running'} />}
            headline={<Nearness fair={fair} now={now} offset={offset} />}
            meta={[hoursInWords(timeline.opensAt, timeline.closesAt), placeInWords(fair)]}
            summary={reason}
            details={offersOf(fair)}
            tags={[phaseTag(phase), { label: fairKindLabels[kind] }]}
            aside={
              acts &&
              canGo && (
                <ButtonLink size="small" variant={phase === 'running' ? 'primary' : 'secondary'} href={fairHref(fair)}>
                  {actionOf(fair, now)}
                </ButtonLink>
              )
            }
          />
        )
      })}
    </div>
  )
}

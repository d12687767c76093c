import { useId } from 'react'
import { fairKindLabels } from '#contract/fair-kinds'
import type { FairDate } from '#contract/job-fairs'
import { Heading, Link, Tag } from '#design-system'
import { fileAddress } from '../../model/calendar-address.ts'
import { fairHref, hoursInWords, phaseTag, placeInWords } from '../../model/fair-words.ts'
import { Day } from './FairMonth.styles.ts'

interface FairDayProps {
  /** Where the sheet leads to. */
  id?: string | undefined
  title: string
  fairs: readonly FairDate[]
}

const canBeKept = ({ phase }: FairDate) => phase === 'coming' || phase === 'registering'

/** The fairs of one day, each to be taken into one's own calendar. Renders a `<section>`. */
export function FairDay({ id, title, fairs }: FairDayProps) {
  const titleId = useId()
  return (
    <Day id={id} aria-labelledby={titleId}>
      <Heading level={3} size="md" id={titleId}>
        {title}
      </Heading>
      <ul>
        {fairs.map(fair => (
          <li key={fair.id}>
            <div>
              <Link href={fairHref(fair)} variant="plain">
                {fair.title}
              </Link>
              <p>
                {hoursInWords(fair.opensAt, fair.closesAt)} · {placeInWords(fair)}
              </p>
              <p>
                <Tag tone={phaseTag(fair.phase).tone}>{phaseTag(fair.phase).label}</Tag> {fairKindLabels[fair.kind]}
              </p>
            </div>
            {canBeKept(fair) && (
              <Link href={fileAddress(fair.id)} download={`${fair.title}.ics`} aria-label={`把${fair.title}加到日历`}>
                加到日历
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Day>
  )
}

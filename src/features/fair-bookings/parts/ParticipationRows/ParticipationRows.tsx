import type { FairParticipation } from '#contract/fair-bookings'
import { fairKindLabels } from '#contract/fair-kinds'
import { participationLabels } from '#contract/fair-participation'
import { RecordList, RecordRow, Tag } from '#design-system'
import { ownFairsHref } from '../../model/fair-addresses.ts'
import { minuteOf, nextInWords, participationTones } from '../../model/participation-words.ts'

interface Props {
  participations: readonly FairParticipation[]
  online: boolean
}

/** The fairs of a company: how far each is, where it stands, what comes next and by when. */
export const ParticipationRows = ({ participations, online }: Props) => (
  <RecordList>
    {participations.map(one => (
      <RecordRow
        key={one.id}
        title={one.fair.title}
        href={ownFairsHref(online, { view: 'one', id: one.id })}
        state={<Tag tone={participationTones[one.state]}>{participationLabels[one.state]}</Tag>}
        facts={[
          minuteOf(one.fair.timeline.opensAt),
          one.fair.venue || fairKindLabels[one.fair.kind],
          `${one.jobs.length} 个职位`,
        ]}
        summary={[one.next.step !== 'none' && nextInWords(one), one.reason && `原因：${one.reason}`]
          .filter(Boolean)
          .join('；')}
        end={one.booth ? `展位 ${one.booth.code}` : ''}
      />
    ))}
  </RecordList>
)

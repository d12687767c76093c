import { livePhaseLabels } from '#contract/fair-live-phase'
import { type LiveSummary, liveTopicLabels } from '#contract/fair-lives'
import { RecordList, RecordRow, Tag } from '#design-system'
import { useServiceNow } from '#platform/clock'
import { livePhaseTones, phaseAsOf, spanOf } from '../../model/live-words.ts'

interface LiveListProps {
  lives: readonly LiveSummary[]
  hrefFor: (live: LiveSummary) => string
  /** The one that is open beside the list. */
  opened?: string | undefined
  /** With the fair that each belongs to. */
  namesFair?: boolean | undefined
}

/** Streams one under another: how far each is, what about, whose, when. Renders a `<ul>`. */
export function LiveList({ lives, hrefFor, opened, namesFair = false }: LiveListProps) {
  const now = useServiceNow()
  return (
    <RecordList>
      {lives.map(live => {
        const phase = phaseAsOf(live, now)
        return (
          <RecordRow
            key={live.id}
            level={3}
            current={live.id === opened}
            title={live.title}
            href={hrefFor(live)}
            state={<Tag tone={livePhaseTones[phase]}>{livePhaseLabels[phase]}</Tag>}
            facts={[liveTopicLabels[live.topic], live.host, namesFair ? live.fair.title : '', spanOf(live)]}
          />
        )
      })}
    </RecordList>
  )
}

import { fairKindLabels } from '#contract/fair-kinds'
import type { FairSeriesSummary } from '#contract/job-fairs'
import { pathTo } from '#contract/pages'
import { ListCard } from '#design-system'
import { formatDate } from '#platform/dates'
import { dayInWords, placeInWords, rhythmInWords } from '../../model/fair-words.ts'
import { Root } from './SeriesList.styles.ts'

const nextOf = ({ next }: FairSeriesSummary) =>
  next
    ? next.phase === 'running'
      ? '正在举行'
      : `下一场 ${dayInWords(formatDate(next.timeline.opensAt))}`
    : '暂无安排'

/** Series one under another: how they recur, where, and when next. Renders a `<div>`. */
export const SeriesList = ({ series }: { series: readonly FairSeriesSummary[] }) => (
  <Root>
    {series.map(one => (
      <ListCard
        key={one.id}
        href={pathTo('fairSeries', { id: one.id })}
        title={one.title}
        headline={nextOf(one)}
        meta={[rhythmInWords(one), placeInWords(one)]}
        details={[one.held > 0 && `已办 ${one.held} 场`]}
        tags={[{ label: fairKindLabels[one.kind] }]}
      />
    ))}
  </Root>
)

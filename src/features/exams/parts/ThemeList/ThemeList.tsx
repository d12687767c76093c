import type { ThemeSummary } from '#contract/exams'
import { ListCard } from '#design-system'
import { useServiceNow } from '#platform/clock'
import { cityLabel, figuresOf, kindLabel, stageTag } from '../../model/exam-words.ts'
import { comingMoment } from '../../model/moments.ts'
import { themeHref } from '../../model/theme-address.ts'

const SHOWN = 4

const citiesOf = (cities: readonly string[]) =>
  cities.length > SHOWN
    ? `${cities.slice(0, SHOWN).map(cityLabel).join('、')}等 ${cities.length} 个地市`
    : cities.map(cityLabel).join('、')

/** Recruitments one under another, with the cities that they are for and what comes next. Renders a `<div>`. */
export function ThemeList({ themes }: { themes: readonly ThemeSummary[] }) {
  const now = useServiceNow()
  return (
    <div>
      {themes.map(({ id, kind, title, summary, organiser, cities, positions, headcount, stage, timeline }) => {
        const next = comingMoment(timeline, now)
        return (
          <ListCard
            key={id}
            href={themeHref(id)}
            title={title}
            headline={next && `${next.label} ${next.words.slice(5)}`}
            meta={[citiesOf(cities), kindLabel(kind), organiser]}
            summary={summary}
            details={figuresOf({ positions, headcount, applied: 0 })}
            tags={[stageTag(stage)]}
          />
        )
      })}
    </div>
  )
}

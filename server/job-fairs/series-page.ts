import type { FairKind } from '#contract/fair-kinds'
import { pathTo } from '#contract/pages'
import type { WrittenBlock } from '#contract/topic-blocks'
import type { TopicTheme } from '#contract/topics'
import { chinaDay } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import { fill } from '../topics/blocks.ts'
import { findTopic } from '../topics/queries.ts'

type SeriesBlock = Extract<WrittenBlock, { kind: 'series' }>

/** How the fairs of a kind look where no record says otherwise. */
export const themes: Readonly<Record<FairKind, TopicTheme>> = {
  '1': { accent: '#1d5c8a', deep: '#123a5c', motif: 'city' },
  '2': { accent: '#3a4a9f', deep: '#242f6b', motif: 'grid' },
  '3': { accent: '#24684c', deep: '#144030', motif: 'hills' },
  '4': { accent: '#8a3a1f', deep: '#592312', motif: 'rays' },
}

const part = (name: SeriesBlock['part'], title: string, width: SeriesBlock['width'] = 'full'): SeriesBlock => ({
  kind: 'series',
  part: name,
  title,
  lead: '',
  width,
})

/** What a series shows where no record says otherwise. */
export const standardBlocks: readonly SeriesBlock[] = [
  part('ahead', '接下来的场次'),
  part('venue', '时间和地点', 'half'),
  part('rules', '参加办法', 'half'),
  part('past', '办过的场次'),
  part('calendar', '订阅日历'),
]

interface Shown {
  readonly id: number
  readonly kind: FairKind
  /** None is over yet: there is nothing to look back at. */
  readonly isNew: boolean
}

/** The page of a series: the record at its address, or the standard one. */
export async function pageOfSeries({ id, kind, isNew }: Shown, { db, now }: { db: Queryable; now: Date }) {
  const row = await findTopic(db, pathTo('fairSeries', { id }))
  const { theme, blocks } = row?.document ?? { theme: themes[kind], blocks: standardBlocks }
  const today = chinaDay(now)
  const filling = { db, now, today, city: '', category: '', page: 1 }
  const shown = blocks.filter(block => !(isNew && block.kind === 'series' && block.part === 'past'))
  return { theme, today, blocks: await Promise.all(shown.map(block => fill(block, filling))) }
}

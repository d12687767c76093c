import type { Endpoint, ParsedInputOf } from '#contract/endpoint'
import { isSeriesAddress } from '#contract/reference/topic-addresses'
import { getMembersTopic, getTopic, listTopics } from '#contract/topics'
import { chinaDay } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import { notFound } from '../http/refusal.ts'
import { type ServedCall, serve } from '../http/serve.ts'
import { exactPage, sliceOf } from '../paging.ts'
import { fill } from './blocks.ts'
import { countHeads, findTopic, listFamily, listHeads } from './queries.ts'
import { schoolCalls } from './school.ts'
import { screenCall } from './screen.ts'
import { summaryOf } from './summary.ts'

interface Reading {
  readonly db: Queryable
  readonly now: Date
  /** Whether whoever asks is signed in. */
  readonly members: boolean
}

async function readTopic(asked: ParsedInputOf<typeof getTopic & Endpoint>, { db, now, members }: Reading) {
  // What stands on the page of a series is answered with the series.
  const row = isSeriesAddress(asked.address) ? undefined : await findTopic(db, asked.address)
  if (!row || row.members !== members) throw notFound()
  const today = chinaDay(now)
  const { theme, blocks } = row.document
  const family = await listFamily(db, row.family)
  return {
    ...summaryOf(row, today),
    theme,
    today,
    family: family.length < 2 ? [] : family.map(({ address, menu_title }) => ({ address, label: menu_title })),
    blocks: await Promise.all(blocks.map(block => fill(block, { db, now, today, ...asked }))),
  }
}

/** Topics, and the two pages of theirs that are no topics: jobs at universities, the wall display. */
export const topicsCalls: readonly ServedCall[] = [
  serve(getTopic, (asked, { db, now }) => readTopic(asked, { db, now, members: false })),
  serve(getMembersTopic, (asked, { db, now }) => readTopic(asked, { db, now, members: true })),
  serve(listTopics, async ({ state, ...paging }, { db, now }) => {
    const today = chinaDay(now)
    const rows = await listHeads(db, state, today, sliceOf(paging))
    return exactPage(
      rows.map(row => summaryOf(row, today)),
      await countHeads(db, state, today),
      paging,
    )
  }),
  screenCall,
  ...schoolCalls,
]

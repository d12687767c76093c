import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { insertRows } from '../db/bulk.ts'
import type { Db } from '../db/db.ts'
import { sampleContent } from '../db/sample/content.ts'
import type { JobRow } from '../db/sample/jobs.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { areaName } from '../places.ts'
import { rebuildJobIndex } from './queries/index-rows.ts'
import { ask } from './search/ask.ts'
import { foldTitle } from './search/lexemes.ts'
import { findJobs } from './search/search.ts'

vi.setConfig({ testTimeout: 240_000 })

const today = '2026-03-02'
const FIRST = 10

interface Judgement {
  readonly query: string
  readonly meant: readonly string[]
  readonly related: readonly string[]
  readonly place: string
}

const judgements: Judgement[] = readFileSync(new URL('../../tests/search/judgements.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(line => line !== '' && !line.startsWith('#'))
  .map(line => {
    const [query = '', meant = '', related = '', place = ''] = line.split('|').map(part => part.trim())
    return { query, meant: meant.split(' '), related: related.split(' '), place }
  })

const says = (words: readonly string[], { title, category_label }: JobRow) =>
  words.some(word => category_label === word || foldTitle(title).includes(foldTitle(word)))

/** 3 where a job is meant, 1 where it is related. */
function gradeOf({ meant, related, place }: Judgement, job: JobRow): number {
  if (place !== '' && !areaName(job.city).startsWith(place)) return 0
  return says(meant, job) ? 3 : says(related, job) ? 1 : 0
}

const gain = (grades: readonly number[]) =>
  grades.slice(0, FIRST).reduce((sum, grade, rank) => sum + (2 ** grade - 1) / Math.log2(rank + 2), 0)

/** Normalised discounted cumulative gain of the first ten, 1 where no order would be better. */
function ndcg(judgement: Judgement, jobs: ReadonlyMap<number, JobRow>, found: readonly number[]): number {
  const best = [...jobs.values()].map(job => gradeOf(judgement, job)).sort((one, other) => other - one)
  const got = found.map(id => jobs.get(id)).map(job => (job ? gradeOf(judgement, job) : 0))
  return gain(got) / gain(best)
}

async function loadMarket(db: Db): Promise<ReadonlyMap<number, JobRow>> {
  const { companies, jobs } = sampleContent({
    now: Date.parse(`${today}T09:30:00+08:00`),
    passwordHash: 'hash',
    siteName: '示例人才网',
  })
  await insertRows(
    db,
    'companies',
    companies.map(row => ({ ...row })),
  )
  await insertRows(
    db,
    'jobs',
    jobs.map(row => ({ ...row })),
  )
  await rebuildJobIndex(db)
  const isOpen = ({ status, expires_on }: JobRow) => status === 'valid' && (expires_on ?? '') >= today
  return new Map(jobs.filter(isOpen).map(job => [job.id, job]))
}

describeOnBothEngines('what people search for', (open, engine) => {
  test('comes first: nDCG@10 over the judged queries is at least 0.85', async () => {
    expect(judgements.length).toBeGreaterThanOrEqual(200)
    expect(new Set(judgements.map(({ query }) => query)).size).toBe(judgements.length)
    const db = await open()
    const jobs = await loadMarket(db)
    const scores: { query: string; score: number }[] = []
    for (const judgement of judgements) {
      const found = await findJobs(db, ask({ t: judgement.query, pageSize: FIRST }), today)
      scores.push({ query: judgement.query, score: ndcg(judgement, jobs, found) })
    }
    const mean = scores.reduce((sum, { score }) => sum + score, 0) / scores.length
    console.info(engine, 'nDCG@10', mean.toFixed(3))
    expect(scores.filter(({ score }) => Number.isNaN(score))).toEqual([])
    expect(mean).toBeGreaterThanOrEqual(0.85)
  })
})

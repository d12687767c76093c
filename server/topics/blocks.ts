import { subclassList } from '#contract/reference/job-categories'
import type { WrittenBlock } from '#contract/topic-blocks'
import type { ShownBlock } from '#contract/topics'
import type { Queryable } from '../db/db.ts'
import { sliceOf } from '../paging.ts'
import { placeLabel } from '../places.ts'
import { cities } from '../site/lists.ts'
import { poolOf, searchAddress } from './pool.ts'
import {
  type ArticleLine,
  countHeads,
  countTopicArticles,
  listEmployers,
  listFileSizes,
  listHeads,
  listTopicArticles,
} from './queries.ts'
import { summaryOf } from './summary.ts'

/** What the blocks of a topic are filled from. */
export interface Filling {
  readonly db: Queryable
  readonly now: Date
  readonly today: string
  readonly city: string
  readonly category: string
  readonly page: number
}

const options = {
  city: cities.map(({ value, label }) => ({ value, label: label.replace(/市$/, '') })),
  category: subclassList.filter(({ children }) => children !== undefined).map(({ value, label }) => ({ value, label })),
} as const

type Written<Kind extends WrittenBlock['kind']> = Extract<WrittenBlock, { kind: Kind }>

const toSummary = ({ id, kind, title, summary, source, published_at, expires_on }: ArticleLine) => ({
  id: String(id),
  kind,
  title,
  summary,
  source,
  publishedAt: Date.parse(published_at),
  expiresOn: expires_on ?? '',
})

async function fillArticles(block: Written<'articles'>, { db, now, page: asked }: Filling) {
  const page = block.paged ? asked : 1
  const rows = await listTopicArticles(db, block.rule, now, sliceOf({ page, pageSize: block.size }))
  return { ...block, list: rows.map(toSummary), total: await countTopicArticles(db, block.rule, now), page }
}

async function fillJobs(block: Written<'jobs'>, { db, today, city, category }: Filling) {
  const chosen = { city, category, '': '' }[block.follows]
  const rule = block.follows === '' || chosen === '' ? block.rule : { ...block.rule, [block.follows]: chosen }
  return { ...block, ...(await poolOf(db, rule, block.size, today)), moreHref: searchAddress(rule) }
}

async function fillCompanies(block: Written<'companies'>, { db, today, city }: Filling) {
  const rule = block.follows === 'city' && city !== '' ? { ...block.rule, city } : block.rule
  const rows = await listEmployers(db, rule, today, block.size)
  const list = rows.map(row => ({
    id: String(row.id),
    name: row.name,
    trade: row.trade,
    companyType: row.company_type,
    place: placeLabel(row.city, row.district),
    openJobs: row.open_jobs,
  }))
  return { ...block, list }
}

async function fillTopics(block: Written<'topics'>, { db, today, page: asked }: Filling) {
  const page = block.paged ? asked : 1
  const rows = await listHeads(db, block.state, today, sliceOf({ page, pageSize: block.size }))
  const list = rows.map(row => summaryOf(row, today))
  return { ...block, list, total: await countHeads(db, block.state, today), page }
}

async function fillFigures({ items, ...block }: Written<'figures'>, { db, today }: Filling) {
  const counted = items.map(async item => {
    const { label, unit } = item
    const count = 'jobs' in item ? (await poolOf(db, item.jobs, 1, today)).count : { value: item.value, more: false }
    return { label, unit, count }
  })
  return { ...block, items: await Promise.all(counted) }
}

const idIn = (file: string) => file.split('/').at(-1) ?? ''

async function fillDownloads({ files, ...block }: Written<'downloads'>, { db }: Filling) {
  const sizes = new Map(
    (
      await listFileSizes(
        db,
        files.map(({ file }) => idIn(file)),
      )
    ).map(({ id, size }) => [id, size]),
  )
  return { ...block, files: files.map(file => ({ ...file, bytes: sizes.get(idIn(file.file)) ?? 0 })) }
}

/** A block with what its rule finds. */
export async function fill(block: WrittenBlock, filling: Filling): Promise<ShownBlock> {
  switch (block.kind) {
    case 'articles':
      return fillArticles(block, filling)
    case 'jobs':
      return fillJobs(block, filling)
    case 'companies':
      return fillCompanies(block, filling)
    case 'topics':
      return fillTopics(block, filling)
    case 'figures':
      return fillFigures(block, filling)
    case 'downloads':
      return fillDownloads(block, filling)
    case 'picker':
      return { ...block, chosen: filling[block.by], options: options[block.by] }
    default:
      return block
  }
}

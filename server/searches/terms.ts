import type { Term } from '#contract/searches'
import type { Queryable } from '../db/db.ts'
import { countTitles } from '../jobs/counts.ts'
import { listHidden } from './hidden-queries.ts'
import { companyKeys, foldKey, titleKeys } from './term-keys.ts'
import { countByCompany, countByTitle, listByPrefix, replaceTerms } from './term-queries.ts'

/** As many of each kind are kept; the rest is found by searching. */
const MOST = { titles: 4_000, companies: 20_000 } as const

/** Terms that are shown at once. */
const SHOWN = 8

/** Different ways to begin one term lie side by side, so more rows are read than are shown. */
const READ = 64

/** Builds the terms anew from the open jobs; `today` is YYYY-MM-DD in China. */
export async function rebuildTerms(tx: Queryable, today: string): Promise<void> {
  const categories = await countTitles(tx, Number.MAX_SAFE_INTEGER, today)
  const known = new Set(categories.map(({ label }) => label))
  const titles = (await countByTitle(tx, today, MOST.titles)).filter(({ label }) => !known.has(label))
  const companies = await countByCompany(tx, today, MOST.companies)
  const rows = [
    ...categories.flatMap(({ value, label, count }) => rowsOf('category', { label, value, jobs: count }, titleKeys)),
    ...titles.flatMap(term => rowsOf('title', { ...term, value: '' }, titleKeys)),
    ...companies.flatMap(({ id, ...term }) => rowsOf('company', { ...term, value: String(id) }, companyKeys)),
  ]
  await replaceTerms(tx, rows)
}

const rowsOf = (kind: Term['kind'], term: Omit<Term, 'kind'>, keysOf: (label: string) => string[]) =>
  keysOf(term.label).map(key => ({ key, kind, ...term }))

/** What somebody who has typed `text` probably means, without the companies that they have hidden. */
export async function suggest(db: Queryable, text: string, hiddenBy?: string): Promise<Term[]> {
  const prefix = foldKey(text)
  if (prefix === '') return []
  const hidden = new Set(hiddenBy ? (await listHidden(db, hiddenBy)).map(({ name }) => name) : [])
  const terms = new Map<string, Term>()
  for (const { key, ...term } of await listByPrefix(db, prefix, READ)) {
    const name = `${term.kind} ${term.label}`
    if (term.kind === 'company' && hidden.has(term.label)) continue
    if (!terms.has(name)) terms.set(name, term)
  }
  return [...terms.values()].slice(0, SHOWN)
}

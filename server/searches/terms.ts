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

/** As long as what is searched for may be. */
const MOST_WORDS = 60

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

/** Terms that somebody has begun to type, each once. */
async function begunWith(db: Queryable, text: string): Promise<Term[]> {
  const prefix = foldKey(text)
  if (prefix === '') return []
  const terms = new Map<string, Term>()
  for (const { key, ...term } of await listByPrefix(db, prefix, READ)) {
    const name = `${term.kind} ${term.label}`
    if (!terms.has(name)) terms.set(name, term)
  }
  return [...terms.values()]
}

/** Whether a quotation has begun among these words and is not over. */
const isQuoting = (words: readonly string[]) => (words.join('').match(/["“”]/g) ?? []).length % 2 === 1

/** Kinds of work and titles that the last of several words begins, behind the words before it: nobody has counted those. */
async function afterWords(db: Queryable, text: string): Promise<Term[]> {
  const words = text.trim().split(/\s+/)
  const last = words.at(-1) ?? ''
  const before = words.slice(0, -1)
  if (before.length === 0 || isQuoting(before)) return []
  const begun = (await begunWith(db, last)).filter(
    ({ kind, label }) => kind !== 'company' && !before.some(word => label.includes(word)),
  )
  const labels = new Set(begun.map(({ label }) => [...before, label].join(' ')))
  return [...labels]
    .filter(label => label.length <= MOST_WORDS)
    .map(label => ({ kind: 'title', label, value: '', jobs: null }))
}

/** What somebody who has typed `text` probably means, without the companies that they have hidden. */
export async function suggest(db: Queryable, text: string, hiddenBy?: string): Promise<Term[]> {
  const hidden = new Set(hiddenBy ? (await listHidden(db, hiddenBy)).map(({ name }) => name) : [])
  const begun = (await begunWith(db, text)).filter(({ kind, label }) => kind !== 'company' || !hidden.has(label))
  const further = begun.length < SHOWN ? await afterWords(db, text) : []
  return [...begun, ...further].slice(0, SHOWN)
}

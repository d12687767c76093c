import { pathTo } from '#contract/pages'
import { type SchoolJobKind, schoolJobKinds } from '#contract/topics'

export interface SchoolSearch {
  t: string
  kind: SchoolJobKind | ''
  city: string
  education: string
  page: number
}

export const kindLabels = { talk: '宣讲会', fair: '双选会', brief: '招聘简章' } as const satisfies Record<
  SchoolJobKind,
  string
>

const isKind = (value: string): value is SchoolJobKind => schoolJobKinds.some(kind => kind === value)
const code = (value: string | null) => (value !== null && /^\d{1,9}$/.test(value) ? value : '')

/** Reads the list's address; what cannot be is passed over. */
export function schoolSearchOf(query: URLSearchParams): SchoolSearch {
  const kind = query.get('kind') ?? ''
  const page = Number(query.get('page'))
  return {
    t: [...(query.get('t') ?? '').trim()].slice(0, 60).join(''),
    kind: isKind(kind) ? kind : '',
    city: code(query.get('city')),
    education: code(query.get('education')),
    page: Number.isInteger(page) && page >= 1 && page <= 500 ? page : 1,
  }
}

/** The list's address with another choice; a new choice begins at the first page. */
export function schoolAddress(search: SchoolSearch, change: Partial<SchoolSearch>): string {
  const next = { ...search, page: 1, ...change }
  const query = new URLSearchParams(
    Object.entries(next)
      .map(([name, value]) => [name, String(value)] as const)
      .filter(([name, value]) => value !== '' && !(name === 'page' && value === '1'))
      .map(entry => [...entry]),
  )
  return query.size === 0 ? pathTo('schoolJobs') : `/school/high?${query}`
}

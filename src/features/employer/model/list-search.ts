import { type ApplicationState, applicationStates } from '#contract/applications'
import { type JobState, jobStates } from '#contract/jobs'
import { FEWEST_COMPARED, MOST_COMPARED } from '#contract/received'

const pageOf = (address: URLSearchParams) => {
  const page = Number(address.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 ? Math.min(page, 500) : 1
}

const wordsOf = (address: URLSearchParams) => [...(address.get('t') ?? '')].slice(0, 60).join('').trim()

const among = <Value extends string>(values: readonly Value[], value: string | null): Value | '' =>
  values.find(known => known === value) ?? ''

/** What makes no sense in an address counts as not given. */
export interface OwnJobSearch {
  state: JobState | ''
  t: string
  page: number
}

export const ownJobSearchOf = (address: URLSearchParams): OwnJobSearch => ({
  state: among(jobStates, address.get('state')),
  t: wordsOf(address),
  page: pageOf(address),
})

export interface ReceivedSearch {
  state: ApplicationState | ''
  jobId: string
  t: string
  page: number
  /** '' for the list. */
  view: 'board' | ''
  /** The applications that are compared, with commas between; '' for none. */
  compare: string
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Two to four of them, each once; otherwise nothing is compared. */
function comparedOf(address: URLSearchParams): string {
  const ids = [...new Set((address.get('compare') ?? '').split(',').filter(id => uuid.test(id)))]
  return ids.length >= FEWEST_COMPARED && ids.length <= MOST_COMPARED ? ids.join(',') : ''
}

export const receivedSearchOf = (address: URLSearchParams): ReceivedSearch => ({
  state: among(applicationStates, address.get('state')),
  jobId: /^\d{1,12}$/.test(address.get('job') ?? '') ? (address.get('job') ?? '') : '',
  t: wordsOf(address),
  page: pageOf(address),
  view: among(['board'], address.get('view')),
  compare: comparedOf(address),
})

/** An address from what is not empty; the first page is not said. */
export function listAddress(
  path: string,
  { page, ...rest }: { page: number } & Record<string, string | number>,
): string {
  const said = Object.entries(rest).filter(([, value]) => value !== '')
  const address = new URLSearchParams(
    said.map(([name, value]): [string, string] => [name === 'jobId' ? 'job' : name, String(value)]),
  )
  if (page > 1) address.set('page', String(page))
  return address.size > 0 ? `${path}?${address}` : path
}

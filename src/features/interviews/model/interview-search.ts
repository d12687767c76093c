import { type InterviewGroup, interviewGroups } from '#contract/interviews'

export const PAGE_SIZE = 10
const LAST_PAGE = 500

export interface InterviewSearch {
  readonly group: InterviewGroup
  readonly page: number
  readonly pageSize: number
}

const isGroup = (value: string | null): value is InterviewGroup => interviewGroups.some(group => group === value)

/** What an address asks for: what waits for an answer unless it says otherwise. */
export function searchOf(address: URLSearchParams): InterviewSearch {
  const group = address.get('group')
  const page = Number(address.get('page') ?? 1)
  return {
    group: isGroup(group) ? group : 'waiting',
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, LAST_PAGE) : 1,
    pageSize: PAGE_SIZE,
  }
}

/** The address of a list below `path`. */
export function addressOf(path: string, { group, page = 1 }: { group: InterviewGroup; page?: number }): string {
  const query = new URLSearchParams()
  if (group !== 'waiting') query.set('group', group)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${path}?${query}` : path
}

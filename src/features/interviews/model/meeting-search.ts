import { type MeetingGroup, meetingGroups } from '#contract/meetings'
import { MEETINGS_PATH } from './meeting-words.ts'

const PAGE_SIZE = 20
const LAST_PAGE = 500

interface MeetingSearch {
  readonly group: MeetingGroup
  readonly page: number
}

const isGroup = (value: string | null): value is MeetingGroup => meetingGroups.some(group => group === value)

/** What an address asks for: what is to come unless it says otherwise. */
export function meetingSearchOf(address: URLSearchParams): MeetingSearch & { readonly pageSize: number } {
  const group = address.get('group')
  const page = Number(address.get('page') ?? 1)
  return {
    group: isGroup(group) ? group : 'ahead',
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, LAST_PAGE) : 1,
    pageSize: PAGE_SIZE,
  }
}

/** The address of a page of the list. */
export function meetingAddress({ group, page }: MeetingSearch): string {
  const query = new URLSearchParams()
  if (group !== 'ahead') query.set('group', group)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${MEETINGS_PATH}?${query}` : MEETINGS_PATH
}

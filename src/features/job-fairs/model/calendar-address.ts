import { fairCalendarFile, fairFeed } from '#contract/job-fairs'
import { API_PREFIX } from '#contract/wire'

/** The calendar file of one fair. */
export const fileAddress = (id: string): string => `${API_PREFIX}${fairCalendarFile.path}?id=${id}`

export interface FeedOf {
  readonly kind?: string | undefined
  readonly city?: string | undefined
  readonly series?: string | undefined
}

/** The calendar that others subscribe to: of all fairs, or of a kind, a city, a series. */
export function feedAddress(of: FeedOf = {}): string {
  const query = new URLSearchParams(Object.entries(of).filter(([, value]) => value))
  const path = `${API_PREFIX}${fairFeed.path}`
  return query.size > 0 ? `${path}?${query}` : path
}

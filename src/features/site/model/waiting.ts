import type { employerOverview } from '#contract/employer'
import type { OutputOf } from '#contract/endpoint'
import type { PageName } from '#contract/pages'
import type { seekerOverview } from '#contract/seeker'

type Overviews = {
  readonly seeker?: OutputOf<typeof seekerOverview> | undefined
  readonly employer?: OutputOf<typeof employerOverview> | undefined
}

/** How many things wait on pages of somebody's own. */
export type Waiting = Readonly<Partial<Record<PageName, number>>>

/** `unread` is the session's number of messages, which follows what is read; the overviews' own would be older. */
export const waitingOf = (unread: number, { seeker, employer }: Overviews): Waiting => ({
  seekerMessages: unread,
  employerMessages: unread,
  invitations: seeker?.interviews ?? 0,
  interviews: employer?.interviews ?? 0,
  received: employer?.unreadResumes ?? 0,
})

/** What waits, as it is read after its number. */
export const waitingUnits: Readonly<Partial<Record<PageName, string>>> = {
  seekerMessages: '条未读',
  employerMessages: '条未读',
  invitations: '个待答复',
  interviews: '个待答复',
  received: '份未看',
}

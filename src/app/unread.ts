import type { SessionStore } from '#platform/session'
import type { Guardian } from './guardian.ts'

/** A new message is heard of within this time, sooner when the person comes back to the tab. */
const EVERY_MS = 60_000

/** A tab's way to the others; what one says, all others hear. */
export interface OtherTabs {
  say: (said: unknown) => void
  listen: (hear: (said: unknown) => void) => void
}

interface Parts {
  session: SessionStore
  guardian: Pick<Guardian, 'ask'>
  /** Absent in browsers that have none. */
  others: OtherTabs | null
  /** The tab is in front. */
  isSeen: () => boolean
  /** Calls back whenever the tab may have come to the front, and at intervals. */
  whenDue: (look: () => void, everyMs: number) => void
}

interface Said {
  userId: string
  count: number
}

const isSaid = (value: unknown): value is Said =>
  typeof value === 'object' &&
  value !== null &&
  'userId' in value &&
  'count' in value &&
  typeof value.count === 'number'

/** Keeps the number of unread messages right while nobody goes anywhere: asks now and then, and shares it with the other tabs. */
export function followUnread({ session, guardian, others, isSeen, whenDue }: Parts): void {
  let last = session.getState().user?.pmsCount
  session.subscribe(() => {
    const { user } = session.getState()
    if (user?.pmsCount === last) return
    last = user?.pmsCount
    if (user) others?.say({ userId: user.userId, count: user.pmsCount } satisfies Said)
  })
  others?.listen(said => {
    if (!isSaid(said) || said.userId !== session.getState().user?.userId) return
    last = said.count
    session.setUnread(said.count)
  })
  whenDue(() => {
    if (isSeen() && session.getState().status === 'LOGIN') void guardian.ask()
  }, EVERY_MS)
}

function otherTabs(): OtherTabs | null {
  if (!('BroadcastChannel' in globalThis)) return null
  const channel = new BroadcastChannel('unread')
  return {
    say: said => channel.postMessage(said),
    listen: hear => {
      channel.onmessage = ({ data }) => hear(data)
    },
  }
}

/** The same in a browser's window. */
export const followUnreadIn = (window: Window, parts: Pick<Parts, 'session' | 'guardian'>): void =>
  followUnread({
    ...parts,
    others: otherTabs(),
    isSeen: () => window.document.visibilityState === 'visible',
    whenDue: (look, everyMs) => {
      window.document.addEventListener('visibilitychange', look)
      window.addEventListener('focus', look)
      window.setInterval(look, everyMs)
    },
  })

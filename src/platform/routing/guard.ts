import { isProtected, mayOpen, type PageEntry, pathTo } from '#contract/pages'
import type { UserType } from '#contract/session'

/** What the user-info fetch brought; null when there was no token and so no fetch. */
export type Fetched =
  | { kind: 'user'; userType: UserType }
  /** The service said no: the login has expired. */
  | { kind: 'refused' }
  /** Nobody could be asked: no network, no service. */
  | { kind: 'unreachable' }

export type Decision =
  | { kind: 'proceed' }
  /** Forget the token and go on as a guest. */
  | { kind: 'log-out-and-proceed' }
  | { kind: 'redirect'; to: string }
  /** Say 登录已失效，请前往登录！ for 3 s, then log out and go there. */
  | { kind: 'expired'; to: string }
  /** Keep the session and offer to try again. */
  | { kind: 'unreachable' }

const readerOf = (userType: UserType) => (userType === 1 ? 'employer' : 'seeker')

const isOpened = ({ openWith }: PageEntry, address: string) =>
  openWith !== undefined && new URLSearchParams(address.split('?')[1]).has(openWith)

/** The login page, which brings a person back to `from` afterwards. */
export const loginAddress = (from: string) => pathTo('seekerLogin', null, { redirectUri: from })

/** The same for links that only employers follow: the guard cannot know who a guest is, they do. */
export const employerLoginAddress = (from: string) => pathTo('employerLogin', null, { redirectUri: from })

/**
 * The navigation guard (specification section 4) as a pure function: effects are the router's.
 * `address` is the target's path with its query; `fetched` is null without a token.
 */
export function decide(page: PageEntry | null, address: string, fetched: Fetched | null): Decision {
  if (!page) return { kind: 'redirect', to: pathTo('notFound') }
  if (!fetched) return isProtected(page) ? { kind: 'redirect', to: loginAddress(address) } : { kind: 'proceed' }
  switch (fetched.kind) {
    case 'user': {
      if (page.forGuests && !isOpened(page, address)) return { kind: 'redirect', to: pathTo('home') }
      const mayStay = mayOpen(readerOf(fetched.userType), page)
      return mayStay ? { kind: 'proceed' } : { kind: 'redirect', to: pathTo('centre') }
    }
    case 'refused':
      return isProtected(page) ? { kind: 'expired', to: loginAddress(address) } : { kind: 'log-out-and-proceed' }
    case 'unreachable':
      return isProtected(page) && !page.offline ? { kind: 'unreachable' } : { kind: 'proceed' }
    default:
      return fetched satisfies never
  }
}

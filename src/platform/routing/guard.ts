import type { UserType } from '#contract/session'
import type { RouteAccess, RouteRecord } from './route.ts'

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

const wantedType = (access: RouteAccess): UserType | null =>
  access === 'type1' ? 1 : access === 'type2' || access === 'guest-or-type2' ? 2 : null

const isProtected = (access: RouteAccess) => access === 'login' || access === 'type1' || access === 'type2'

const isOpened = ({ openWith }: RouteRecord, address: string) =>
  openWith !== undefined && new URLSearchParams(address.split('?')[1]).has(openWith)

/** The login page, which brings a person back to `from` afterwards. */
export const loginAddress = (from: string) => `/user/login?redirectUri=${encodeURIComponent(from)}`

/** The same for links that only employers follow: the guard cannot know who a guest is, they do. */
export const employerLoginAddress = (from: string) => `/org/login?redirectUri=${encodeURIComponent(from)}`

/**
 * The navigation guard (specification section 4) as a pure function: effects are the router's.
 * `address` is the target's path with its query; `fetched` is null without a token.
 */
export function decide(route: RouteRecord | null, address: string, fetched: Fetched | null): Decision {
  if (!route) return { kind: 'redirect', to: '/404' }
  if (!fetched) return isProtected(route.access) ? { kind: 'redirect', to: loginAddress(address) } : { kind: 'proceed' }
  switch (fetched.kind) {
    case 'user': {
      if (route.forGuests && !isOpened(route, address)) return { kind: 'redirect', to: '/' }
      const wanted = wantedType(route.access)
      return wanted && wanted !== fetched.userType ? { kind: 'redirect', to: '/manage/center' } : { kind: 'proceed' }
    }
    case 'refused':
      return isProtected(route.access)
        ? { kind: 'expired', to: loginAddress(address) }
        : { kind: 'log-out-and-proceed' }
    case 'unreachable':
      return isProtected(route.access) ? { kind: 'unreachable' } : { kind: 'proceed' }
    default:
      return fetched satisfies never
  }
}

import type { Endpoint, OutputOf } from '#contract/endpoint'
import { type Audience, type Read, useRequest } from '#platform/routing'
import { type SessionState, useSession } from '#platform/session'
import { type CallSettings, type CallState, useCall } from './useCall.ts'

/** Whether an answer is for who is signed in. */
export function isFor(audience: Audience | undefined, { status, user }: SessionState): boolean {
  switch (audience) {
    case undefined:
      return true
    case 'member':
      return status === 'LOGIN'
    case 'seeker':
      return user?.userType === 2
    case 'employer':
      return user?.userType === 1
    default:
      return audience satisfies never
  }
}

/** Makes a read that the page's record declares, at the address that is shown. */
export function useRead<E extends Endpoint>(
  { endpoint, input, audience, keepPreviousData }: Read<E>,
  settings: CallSettings = {},
): CallState<OutputOf<E>> {
  const request = useRequest()
  const session = useSession()
  return useCall(endpoint, isFor(audience, session) ? input(request) : null, {
    ...(keepPreviousData && { keepPreviousData }),
    ...settings,
  })
}

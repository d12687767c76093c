import { useSession } from '#platform/session'

/** True for a signed-in individual: only they have tickets and scores. */
export function useIsPerson() {
  const { status, loginType } = useSession()
  return status === 'LOGIN' && loginType === 2
}

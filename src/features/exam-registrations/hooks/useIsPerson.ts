import { useSession } from '#platform/session'

/** True unless an employer is signed in: only individuals register for exams. */
export function useIsPerson(): boolean {
  const { user, loginType } = useSession()
  return (user?.userType ?? loginType) === 2
}

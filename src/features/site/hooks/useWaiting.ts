import { employerOverview } from '#contract/employer'
import { seekerOverview } from '#contract/seeker'
import { userTypes } from '#contract/session'
import { useCall } from '#platform/call'
import { useSession } from '#platform/session'
import { waitingOf } from '../model/waiting.ts'

const shell = { forShell: true }

/**
 * What waits on the pages of whoever is signed in, by one read beside the session. A seeker's tabs need no more than the
 * session, and leave the read out (`unlessSeeker`).
 */
export function useWaiting(unlessSeeker?: 'unlessSeeker') {
  const { user } = useSession()
  const isEmployer = user?.userType === userTypes.employer
  const seeker = useCall(seekerOverview, user && !isEmployer && !unlessSeeker ? {} : null, shell)
  const employer = useCall(employerOverview, isEmployer ? {} : null, shell)
  return waitingOf(user?.pmsCount ?? 0, { seeker: seeker.data, employer: employer.data })
}

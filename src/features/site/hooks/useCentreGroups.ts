import { userTypes } from '#contract/session'
import { useSession } from '#platform/session'
import { centreGroups } from '../model/centre-groups.ts'
import { useCentreMenu } from './useCentreMenu.ts'
import { useWaiting } from './useWaiting.ts'

/** The menu of the centre of whoever is signed in, in its groups with what waits; undefined until the entries are here. */
export function useCentreGroups() {
  const { user, loginType } = useSession()
  const userType = user?.userType ?? loginType
  const { menu } = useCentreMenu(userType)
  const waiting = useWaiting()
  return {
    label: userType === userTypes.employer ? '单位中心' : '个人中心',
    groups: menu && centreGroups(userType, menu, waiting),
  }
}

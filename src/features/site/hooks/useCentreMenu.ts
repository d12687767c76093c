import { type UserType, userTypes } from '#contract/session'
import { listMenus } from '#contract/site'
import { useCall } from '#platform/call'
import { builtInCentreMenus } from '../model/built-in-centre-menus.ts'

/** The menu of the centre of an individual or an employer: undefined until it is here, the built-in one when it cannot be had. */
export function useCentreMenu(userType: UserType) {
  const audience = userType === userTypes.employer ? 'employer' : 'individual'
  const { data, error } = useCall(listMenus, { audience }, { forShell: true })
  return { menu: data?.list ?? (error ? builtInCentreMenus[audience] : undefined) }
}

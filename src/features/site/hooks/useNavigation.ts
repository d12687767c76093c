import { listNavigations } from '#contract/site'
import { useCall } from '#platform/call'
import { builtInMenu } from '../model/built-in-menu.ts'

/** The main navigation; the built-in one while the service's is not to be had, so that nobody is left without a way. */
export function useNavigation() {
  const { data, error } = useCall(listNavigations, {}, { forShell: true })
  return { menus: data?.list ?? builtInMenu, error }
}

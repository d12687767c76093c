import { listMenus } from '#contract/site'
import { useCall } from '#platform/call'
import { builtInMenu } from '../model/built-in-menu.ts'

/** The public menu; the built-in one while the service's is not to be had, so that nobody is left without a way. */
export function useMenus() {
  const { data, error } = useCall(listMenus, { audience: 'public' }, { forShell: true })
  return { menus: data?.list ?? builtInMenu, error }
}

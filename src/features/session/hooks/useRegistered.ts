import { pathTo } from '#contract/pages'
import type { SignedIn } from '#contract/session'
import { useSay } from '#platform/notices'
import { useRequest } from '#platform/routing'
import { useSignedIn } from './useSignedIn.ts'

/** What follows a registration: whoever came for something goes on with it and is told; the others read what comes next. */
export function useRegistered() {
  const welcome = useSignedIn(pathTo('centre', null, { registered: '1' }))
  const say = useSay()
  const { query: address } = useRequest()
  return async (credentials: SignedIn, first?: () => Promise<void>) => {
    await welcome(credentials, first)
    if (address.has('redirectUri')) say.done('注册成功')
  }
}

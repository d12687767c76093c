import { registerServiceman } from '#contract/account'
import type { InputOf } from '#contract/endpoint'
import { pathTo } from '#contract/pages'
import { fetchUserInfo } from '#contract/session'
import { useSend, useTransport } from '#platform/call'
import { useNavigate } from '#platform/routing'
import { useSessionStore } from '#platform/session'

/** Registers an ex-serviceman, signs in and leads to the resume that was begun. */
export function useServiceman() {
  const { send } = useSend(registerServiceman)
  const transport = useTransport()
  const session = useSessionStore()
  const navigate = useNavigate()
  return async (input: InputOf<typeof registerServiceman>) => {
    const { resumeId, ...credentials } = await send(input)
    session.signIn(credentials)
    session.setUser(await transport().call(fetchUserInfo, {}))
    navigate(pathTo('resume', { id: resumeId }))
  }
}

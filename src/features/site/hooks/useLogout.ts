import { type ComponentType, createElement, type ReactNode, useCallback, useEffect, useState } from 'react'
import type { LogoutFlowProps } from '../parts/LogoutFlow/LogoutFlow.tsx'

/** Nobody who is not signed in needs it; who is has it before the network can go. */
const loadFlow = () => import('../parts/LogoutFlow/LogoutFlow.tsx').then(({ LogoutFlow }) => LogoutFlow)

/** Logs out. `flow` is to be rendered anywhere: it may have to ask. */
export function useLogout(isSignedIn: boolean): { logout: () => Promise<void>; flow: ReactNode } {
  const [Flow, setFlow] = useState<ComponentType<LogoutFlowProps> | null>(null)
  useEffect(() => {
    if (isSignedIn) loadFlow().catch(() => undefined)
  }, [isSignedIn])

  const logout = useCallback(async () => {
    try {
      const Loaded = await loadFlow()
      setFlow(() => Loaded)
    } catch {
      // A newer release has taken the place of this one: its page knows the way.
      window.location.reload()
    }
  }, [])

  return { logout, flow: Flow && createElement(Flow, { onStay: () => setFlow(null) }) }
}

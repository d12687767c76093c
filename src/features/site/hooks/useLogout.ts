import { type ComponentType, createElement, type ReactNode, useCallback, useEffect, useState } from 'react'
import type { LogoutFlowProps } from '../parts/LogoutFlow/LogoutFlow.tsx'

/** Who is signed in has it before the network can go. */
const loadFlow = () => import('../parts/LogoutFlow/LogoutFlow.tsx').then(({ LogoutFlow }) => LogoutFlow)

/** Logs out who is signed in. `flow` is to be rendered anywhere: it may have to ask. */
export function useLogout(): { logout: () => Promise<void>; flow: ReactNode } {
  const [Flow, setFlow] = useState<ComponentType<LogoutFlowProps> | null>(null)
  useEffect(() => {
    loadFlow().catch(() => undefined)
  }, [])

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

import { useEffect, useEffectEvent, useState } from 'react'
import { preloadDialog } from '#design-system'
import { useTransport } from '#platform/call'
import { browserDrafts as drafts } from '#platform/drafts'
import { useSessionStore } from '#platform/session'
import { leave } from '../../model/leave.ts'
import { LogoutQuestion } from '../LogoutQuestion/LogoutQuestion.tsx'

/** For so long a logout waits for what was typed to reach the service. */
const PATIENCE_MS = 3000

export interface LogoutFlowProps {
  /** The person stays after all. */
  onStay: () => void
}

/**
 * Logs out while it is mounted: sends what is still unsent, asks before anything typed would be lost, and leaves nothing
 * behind in this browser. A session that expires goes another way and forgets nothing.
 */
export function LogoutFlow({ onStay }: LogoutFlowProps) {
  const session = useSessionStore()
  const transport = useTransport()
  const [asks, setAsks] = useState(false)
  const onLeave = () =>
    leave({ session, transport: transport(), drafts, go: address => window.location.assign(address) })

  const begin = useEffectEvent(async () => {
    if (await drafts.settle(session.getState().user?.userId ?? '', PATIENCE_MS)) return onLeave()
    try {
      await preloadDialog()
      setAsks(true)
    } catch {
      // Without a network, which is when things are unsent, the browser's own question has to do.
      if (window.confirm('还有内容没有保存到服务器，退出会清除这些内容。确定退出？')) await onLeave()
      else onStay()
    }
  })
  useEffect(() => {
    void begin()
  }, [])

  return asks && <LogoutQuestion onStay={onStay} onLeave={onLeave} />
}

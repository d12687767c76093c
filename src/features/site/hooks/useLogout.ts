import { type ComponentType, createElement, type ReactNode, useState } from 'react'
import { preloadDialog } from '#design-system'
import { useTransport } from '#platform/call'
import { useDrafts } from '#platform/drafts'
import { useSessionStore } from '#platform/session'
import { leave } from '../model/leave.ts'
import type { LogoutQuestionProps } from '../parts/LogoutQuestion/LogoutQuestion.tsx'

/** For so long a logout waits for what was typed to reach the service. */
const PATIENCE_MS = 3000

/** The question's code comes when somebody has to be asked. */
const loadQuestion = () =>
  Promise.all([import('../parts/LogoutQuestion/LogoutQuestion.tsx'), preloadDialog()]).then(
    ([{ LogoutQuestion }]) => LogoutQuestion,
  )

/**
 * Logs out: sends what is still unsent, asks before anything typed would be lost, and leaves nothing behind in this
 * browser. A session that expires goes another way and forgets nothing. `question` is to be rendered anywhere.
 */
export function useLogout(): { logout: () => Promise<void>; question: ReactNode } {
  const session = useSessionStore()
  const transport = useTransport()
  const drafts = useDrafts()
  const [Question, setQuestion] = useState<ComponentType<LogoutQuestionProps> | null>(null)
  const onLeave = () =>
    leave({ session, transport: transport(), drafts, go: address => window.location.assign(address) })

  async function logout() {
    if (await drafts.settle(session.getState().user?.userId ?? '', PATIENCE_MS)) return onLeave()
    try {
      const Loaded = await loadQuestion()
      setQuestion(() => Loaded)
    } catch {
      // Without a network, which is when things are unsent, the browser's own question has to do.
      if (window.confirm('还有内容没有保存到服务器，退出会清除这些内容。确定退出？')) await onLeave()
    }
  }

  return { logout, question: Question && createElement(Question, { onStay: () => setQuestion(null), onLeave }) }
}

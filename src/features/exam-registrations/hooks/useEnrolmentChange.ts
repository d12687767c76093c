import { useRef } from 'react'
import type { InputOf } from '#contract/endpoint'
import { storedExamForm } from '#contract/exam-registration-form'
import { type ExamRegistration, saveRegistration } from '#contract/exam-registrations'
import { useTransport } from '#platform/call'
import { storedElsewhere } from '#platform/drafts'
import { useKeepRegistration } from './useRegistration.ts'

type Change = Omit<InputOf<typeof saveRegistration>, 'id' | 'version'>

/**
 * Stores what is chosen rather than typed (a position, materials, a waiver) at once, one change after the other. What was
 * stored elsewhere meanwhile is no obstacle: the change is made to that.
 */
export function useEnrolmentChange({ id, version }: ExamRegistration) {
  const transport = useTransport()
  const keep = useKeepRegistration(id)
  const latest = useRef(version)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  async function send(change: Change): Promise<number> {
    try {
      const saved = await transport().call(saveRegistration, { id, version: latest.current, ...change })
      return saved.version
    } catch (error) {
      const current = storedElsewhere(error, storedExamForm())
      if (!current) throw error
      return (await transport().call(saveRegistration, { id, version: current.version, ...change })).version
    }
  }

  return (change: Change, stored: Partial<ExamRegistration>): Promise<void> => {
    latest.current = Math.max(latest.current, version)
    const turn = queue.current.then(async () => {
      latest.current = await send(change)
      await keep({ ...stored, version: latest.current, stampedUntil: null })
    })
    queue.current = turn.catch(() => undefined)
    return turn
  }
}

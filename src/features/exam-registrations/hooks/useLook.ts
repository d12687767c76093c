import { useEffect } from 'react'
import { noteLook } from '#contract/exam-registrations'
import { useTransport } from '#platform/call'

/** Notes once for each visit that somebody looked at a registration; nobody waits for it. */
export function useLook(id: string) {
  const transport = useTransport()
  useEffect(() => {
    if (!id) return
    transport()
      .call(noteLook, { id }, { isQuiet: true })
      .catch(() => undefined)
  }, [id, transport])
}

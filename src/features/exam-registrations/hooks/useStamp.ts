import { useEffect, useEffectEvent, useState } from 'react'
import { type ExamRegistration, stampRegistration } from '#contract/exam-registrations'
import { useTransport } from '#platform/call'
import { CallRefused } from '#platform/transport'
import { useKeepRegistration } from './useRegistration.ts'

/**
 * Marks the version on screen as checked in time, as soon as it is looked at whole: exactly it may still be sent in the
 * minutes of grace. That it could not be marked keeps nobody from sending it now, unless something is said against it: `refused`,
 * by field.
 */
export function useStamp({ id, version, stampedUntil }: ExamRegistration, isReady: boolean) {
  const transport = useTransport()
  const keep = useKeepRegistration(id)
  const [failed, setFailed] = useState(false)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const isWanted = isReady && stampedUntil === null
  const stamp = useEffectEvent(async () => {
    try {
      const answer = await transport().call(stampRegistration, { id, version })
      setFailed(false)
      setRefused({})
      await keep({ stampedUntil: answer.stampedUntil })
    } catch (error) {
      setFailed(true)
      setRefused(error instanceof CallRefused ? error.fields : {})
    }
  })
  useEffect(() => {
    if (isWanted) void stamp()
  }, [isWanted])
  return { isStamping: isWanted && !failed, refused }
}

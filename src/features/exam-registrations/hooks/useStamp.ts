import { useEffect, useEffectEvent, useState } from 'react'
import { type ExamRegistration, stampRegistration } from '#contract/exam-registrations'
import { useTransport } from '#platform/call'
import { CallRefused } from '#platform/transport'
import { useKeepRegistration } from './useRegistration.ts'

/**
 * Marks the version on screen as checked in time, as soon as it is looked at whole: exactly it may still be sent in the
 * minutes of grace. That it could not be marked keeps nobody from sending it now, unless something is said against it: `refused`,
 * by field. Another version, as mended on another page, is marked anew, and what was said against the one before counts no more.
 */
export function useStamp({ id, version, stampedUntil }: ExamRegistration, isReady: boolean) {
  const transport = useTransport()
  const keep = useKeepRegistration(id)
  // By version: an answer that comes late speaks of the version that was asked about.
  const [failed, setFailed] = useState<Readonly<Record<number, Readonly<Record<string, string>> | null>>>({})
  const isWanted = isReady && stampedUntil === null
  const stamp = useEffectEvent(async (looked: number) => {
    const note = (fields: Readonly<Record<string, string>> | null) => setFailed(all => ({ ...all, [looked]: fields }))
    try {
      const answer = await transport().call(stampRegistration, { id, version: looked })
      note(null)
      await keep({ stampedUntil: answer.stampedUntil }, looked)
    } catch (error) {
      note(error instanceof CallRefused ? error.fields : {})
    }
  })
  useEffect(() => {
    if (isWanted) void stamp(version)
  }, [isWanted, version])
  const said = failed[version] ?? null
  return { isStamping: isWanted && said === null, refused: said ?? {} }
}

import { useState } from 'react'
import { reportTalk } from '#contract/fair-talks'
import { useSend } from '#platform/call'
import { wordsFor } from '#platform/forms'
import { CallRefused } from '#platform/transport'

interface ReportValues {
  reason: string
  detail: string
}

/** Tells the office what is wrong with the other side of a talk. */
export function useReportTalk(id: string) {
  const { send, isSending } = useSend(reportTalk)
  const [ticket, setTicket] = useState('')
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState('')

  return {
    isSending,
    /** Number of the report; '' before it has arrived. */
    ticket,
    /** What is wrong, by field, and what is wrong with no field. */
    faults,
    failure,
    /** Whether it has arrived. */
    report: async (values: ReportValues): Promise<boolean> => {
      setFaults({})
      setFailure('')
      try {
        setTicket((await send({ id, ...values })).ticket)
        return true
      } catch (error) {
        const fields = error instanceof CallRefused ? error.fields : {}
        setFaults(fields)
        setFailure(Object.keys(fields).length > 0 ? '' : wordsFor(error))
        return false
      }
    },
  }
}

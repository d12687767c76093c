import { useState } from 'react'
import { reportJob } from '#contract/reports'
import { useSend } from '#platform/call'
import { wordsFor } from '#platform/forms'
import { CallRefused } from '#platform/transport'

export interface ReportValues {
  reason: string
  detail: string
}

/** Reports a posting to the office. What was typed stays until it has arrived. */
export function useReport(jobId: string) {
  const { send, isSending } = useSend(reportJob)
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
    report: async (values: ReportValues) => {
      setFaults({})
      setFailure('')
      try {
        setTicket((await send({ jobId, ...values })).ticket)
      } catch (error) {
        const fields = error instanceof CallRefused ? error.fields : {}
        setFaults(fields)
        setFailure(Object.keys(fields).length > 0 ? '' : wordsFor(error))
      }
    },
  }
}

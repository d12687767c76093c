import { applyForExam, type ExamRegistration, repairRegistration } from '#contract/exam-registrations'
import { useSend } from '#platform/call'
import { useKeepRegistration, useRenewRegistrations } from './useRegistration.ts'

/** Sends a form: for the first time, or mended. Its receipt is shown at once, or that it waits for its turn. */
export function useSubmission({ id, version, status }: ExamRegistration) {
  const applying = useSend(applyForExam)
  const repairing = useSend(repairRegistration)
  const keep = useKeepRegistration(id)
  const renew = useRenewRegistrations()
  return {
    isSending: applying.isSending || repairing.isSending,
    async submit() {
      const { receipt, queued } = await (status === null ? applying : repairing).send({ id, version })
      // That it can be changed no longer is told by the service, once the receipt is on screen.
      if (receipt) await keep({ receipt, number: receipt.number, submittedAt: receipt.at, turnedDown: null })
      if (queued) await keep({ queuedAt: queued.arrivedAt, turnedDown: null })
      void renew()
    },
  }
}

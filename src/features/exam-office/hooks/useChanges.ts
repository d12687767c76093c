import {
  type ExamChange,
  examChangeInfo,
  listExamChanges,
  listOfficeExams,
  officeExamInfo,
  refuseExamChange,
  releaseExamChange,
  withdrawExamChange,
} from '#contract/exam-office'
import { useRead, useRenew, useSend } from '#platform/call'
import { changeRead, changesRead } from '../reads.ts'

/** A page of an exam's changes. */
export function useChanges() {
  const { data, ...state } = useRead(changesRead)
  return { changes: data, ...state }
}

/** The change that is open. */
export function useChange() {
  const { data, ...state } = useRead(changeRead)
  return { opened: data, ...state }
}

/** What is answered to a change; each shows at once how it stands then. */
export function useChangeAnswers({ id, hash }: Pick<ExamChange, 'id' | 'hash'>) {
  const releasing = useSend(releaseExamChange)
  const refusing = useSend(refuseExamChange)
  const withdrawing = useSend(withdrawExamChange)
  const renew = useRenew(examChangeInfo, listExamChanges, officeExamInfo, listOfficeExams)
  return {
    async release() {
      await releasing.send({ id, hash })
      await renew()
    },
    async refuse(reason: string) {
      await refusing.send({ id, reason })
      await renew()
    },
    async withdraw() {
      await withdrawing.send({ id })
      await renew()
    },
  }
}

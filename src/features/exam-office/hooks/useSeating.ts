import { useState } from 'react'
import {
  listExamChanges,
  officeExamInfo,
  prepareSeating,
  previewSeating,
  type SeatingPreview,
} from '#contract/exam-office'
import { useRenew, useSend } from '#platform/call'

/** What seating anew would come to, looked at when asked for, and handed on as it was shown. */
export function useSeating(exam: string) {
  const looking = useSend(previewSeating)
  const handing = useSend(prepareSeating)
  const renew = useRenew(officeExamInfo, listExamChanges)
  const [seen, setSeen] = useState<SeatingPreview | null>(null)
  const [isHandedOn, setHandedOn] = useState(false)
  return {
    seen,
    isHandedOn,
    async look() {
      setSeen(await looking.send({ exam }))
      setHandedOn(false)
    },
    async handOn(hash: string) {
      await handing.send({ exam, hash })
      setSeen(null)
      setHandedOn(true)
      await renew()
    },
    isLooking: looking.isSending,
    isHandingOn: handing.isSending,
  }
}

import { useState } from 'react'
import { type ExamPosition, examPositionInfo, listExamPositions, savePosition } from '#contract/exam-positions'
import { useRenew, useSend } from '#platform/call'
import { useSay } from '#platform/notices'

/** Keeps a position or lets it go; shown at once and taken back, with the reason, when the service refuses. */
export function useSavePosition({ id, saved }: Pick<ExamPosition, 'id' | 'saved'>) {
  const { send } = useSend(savePosition)
  const renew = useRenew(listExamPositions, examPositionInfo)
  const say = useSay()
  const [wish, setWish] = useState<boolean>()

  return {
    saved: wish ?? saved,
    setSaved: async (next: boolean) => {
      setWish(next)
      try {
        await send({ id, saved: next })
        await renew()
      } catch (error) {
        say.failure(error)
      } finally {
        setWish(undefined)
      }
    },
  }
}

import { examPositionInfo, judgePosition } from '#contract/exam-positions'
import { useCall } from '#platform/call'
import { useSession } from '#platform/session'

export function usePosition(id: string) {
  const { data, ...state } = useCall(examPositionInfo, { id })
  return { position: data, ...state }
}

/** The position held against one's resume and profile; nothing is asked on behalf of others than seekers. */
export function useJudgement(id: string) {
  const { user } = useSession()
  const isSeeker = user?.userType === 2
  const { data, ...state } = useCall(judgePosition, isSeeker ? { id } : null)
  return { judgement: data, ...state, isSeeker, isGuest: user === null }
}

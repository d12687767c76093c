import { listFairShortlist, takeOverFairShortlist } from '#contract/fair-shortlist'
import { useRenew, useSend } from '#platform/call'
import { useSay } from '#platform/notices'
import { useSession } from '#platform/session'
import { stillKept } from '../model/kept-shortlist.ts'
import { useKeptShortlist } from './useKeptShortlist.ts'

/** What this browser kept before a seeker signed in, and what may become of it; nothing is forgotten that was not taken. */
export function useTakeOver(fairId: string) {
  const { status, loginType } = useSession()
  const { kept, change } = useKeptShortlist(fairId)
  const { send, isSending } = useSend(takeOverFairShortlist)
  const renew = useRenew(listFairShortlist)
  const say = useSay()
  return {
    count: status === 'LOGIN' && loginType === 2 ? kept.length : 0,
    isSending,
    takeOver: async () => {
      const sent = kept.map(({ participationId, jobId, note }) => ({ participationId, jobId, note }))
      try {
        const { taken, left } = await send({ fair: fairId, entries: sent })
        change(now => stillKept(now, sent, left))
        await renew()
        if (left.length === 0) say.done(`已并入 ${taken} 项`)
        else say.warning(`已并入 ${taken} 项，${left.length} 项没有并入：单位已不参会、清单已满或备注太长`)
      } catch (error) {
        say.failure(error)
      }
    },
    forget: () => change(() => []),
  }
}

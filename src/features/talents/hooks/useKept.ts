import { deleteTalentDownloads, deleteTalentFavourites, deleteTalentViews } from '#contract/talents'
import { useRead, useSend } from '#platform/call'
import type { KeptKind } from '../model/tabs.ts'
import { keptReads } from '../reads.ts'

const removals = {
  favourites: deleteTalentFavourites,
  downloads: deleteTalentDownloads,
  views: deleteTalentViews,
} as const

/** The page of the address of the resumes that the company keeps; `remove` takes some off the list. */
export function useKept(kind: KeptKind) {
  const { data, ...state } = useRead(keptReads[kind])
  const { send, isSending } = useSend(removals[kind])
  return {
    kept: data,
    ...state,
    isSending,
    async remove(ids: string[]) {
      await send({ ids })
      state.retry()
    },
  }
}

import {
  deleteTalentDownloads,
  deleteTalentFavourites,
  deleteTalentViews,
  listTalentDownloads,
  listTalentFavourites,
  listTalentViews,
} from '#contract/talents'
import { useCall, useSend } from '#platform/call'

const kinds = {
  favourites: [listTalentFavourites, deleteTalentFavourites],
  downloads: [listTalentDownloads, deleteTalentDownloads],
  views: [listTalentViews, deleteTalentViews],
} as const
export type KeptKind = keyof typeof kinds

/** A page of the resumes that the company keeps; `remove` takes some off the list. */
export function useKept(kind: KeptKind, page: number) {
  const [list, removal] = kinds[kind]
  const { data, ...state } = useCall(list, { page })
  const { send, isSending } = useSend(removal)
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

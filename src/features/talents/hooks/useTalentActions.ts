import {
  downloadTalent,
  listTalentDownloads,
  listTalentFavourites,
  listTalents,
  listTalentViews,
  readTalent,
  setTalentFavourite,
} from '#contract/talents'
import { useRenew, useSend } from '#platform/call'

/** What an employer does with one open resume; page and lists are read anew afterwards. */
export function useTalentActions(id: string) {
  const favourite = useSend(setTalentFavourite)
  const download = useSend(downloadTalent)
  const renew = useRenew(readTalent, listTalents, listTalentFavourites, listTalentDownloads, listTalentViews)
  return {
    isSending: favourite.isSending || download.isSending,
    async keep(next: boolean) {
      await favourite.send({ id, favourite: next })
      await renew()
    },
    async download() {
      await download.send({ id })
      await renew()
    },
  }
}

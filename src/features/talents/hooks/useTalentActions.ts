import { useSWRConfig } from 'swr'
import {
  downloadTalent,
  listTalentDownloads,
  listTalentFavourites,
  listTalents,
  listTalentViews,
  readTalent,
  setTalentFavourite,
} from '#contract/talents'
import { API_PREFIX } from '#contract/wire'
import { callKey, useSend } from '#platform/call'

const lists = [listTalents, listTalentFavourites, listTalentDownloads, listTalentViews]

const isTalentList = (key: unknown) =>
  typeof key === 'string' && lists.some(({ path }) => key.startsWith(`${API_PREFIX}${path}`))

/** What an employer does with one open resume; page and lists are read anew afterwards. */
export function useTalentActions(id: string) {
  const favourite = useSend(setTalentFavourite)
  const download = useSend(downloadTalent)
  const { mutate } = useSWRConfig()
  const renew = async () => {
    await Promise.all([mutate(callKey(readTalent, { id })), mutate(isTalentList)])
  }
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

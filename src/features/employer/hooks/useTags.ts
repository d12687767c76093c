import { deleteReceivedTag, listReceivedTags, tagReceived } from '#contract/received'
import { useRead, useRenew, useSend } from '#platform/call'
import { tagsRead } from '../reads.ts'
import { useRenewReceived } from './useReceived.ts'

/** The company's tags. */
export function useTags() {
  const { data, ...state } = useRead(tagsRead)
  return { tags: data?.list, ...state }
}

/** Puts tags on applications and takes them off; what shows them is read anew afterwards. */
export function useTagging() {
  const put = useSend(tagReceived)
  const gone = useSend(deleteReceivedTag)
  const renewTags = useRenew(listReceivedTags)
  const renewReceived = useRenewReceived()
  const renew = () => Promise.all([renewTags(), renewReceived()])
  return {
    isSending: put.isSending || gone.isSending,
    tag: async (ids: readonly string[], change: { add?: string[]; remove?: string[] }) => {
      const { list } = await put.send({ ids: [...ids], ...change })
      await renew()
      return list
    },
    remove: async (id: string) => {
      await gone.send({ id })
      await renew()
    },
  }
}

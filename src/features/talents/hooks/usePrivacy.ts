import { useCallback } from 'react'
import { findCompaniesToBlock, listBlocks, listResumeAccess, setBlock } from '#contract/talents'
import { useCall, useSend, useTransport } from '#platform/call'

/** Companies that may not find me; `find` looks for further ones by name. */
export function useBlocks() {
  const { data, ...state } = useCall(listBlocks, {})
  const { send, isSending } = useSend(setBlock)
  const transport = useTransport()
  const find = useCallback(
    async (t: string) => (t.trim().length < 2 ? [] : (await transport().call(findCompaniesToBlock, { t })).list),
    [transport],
  )
  return {
    blocks: data?.list,
    ...state,
    isSending,
    find,
    async set(companyId: string, blocked: boolean) {
      await send({ companyId, blocked })
      state.retry()
    },
  }
}

/** Who looked at my resumes. */
export function useResumeAccess(page: number) {
  const { data, ...state } = useCall(listResumeAccess, { page }, { keepPreviousData: true })
  return { looks: data, ...state }
}

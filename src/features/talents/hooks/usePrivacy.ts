import { useCallback } from 'react'
import { findCompaniesToBlock, setBlock } from '#contract/talents'
import { useRead, useSend, useTransport } from '#platform/call'
import { blocksRead, looksRead } from '../reads.ts'

/** Companies that may not find me; `find` looks for further ones by name. */
export function useBlocks() {
  const { data, ...state } = useRead(blocksRead)
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
export function useResumeAccess() {
  const { data, ...state } = useRead(looksRead)
  return { looks: data, ...state }
}

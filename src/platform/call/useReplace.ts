import { useCallback } from 'react'
import { type MutatorCallback, type MutatorOptions, useSWRConfig } from 'swr'
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint'
import { callKey } from './key.ts'

/**
 * Puts what is known of an answer, such as what a write has just said, where a read of the same input would put it; nothing
 * is read anew, unless a read was under way: its answer no longer counts, but may know more than what was put. Where a
 * change leaves nothing, as where nothing was known, it is read. `options` are those of SWR's mutate, for what is shown
 * before the service has said so.
 */
export function useReplace<E extends Endpoint>(endpoint: E) {
  const { cache, mutate } = useSWRConfig()
  return useCallback(
    <Change = OutputOf<E>>(
      input: InputOf<E>,
      answer: Change | Promise<Change> | MutatorCallback<Change>,
      options?: MutatorOptions<OutputOf<E>, Change>,
    ) => {
      const key = callKey(endpoint, Object(input))
      const isQuiet = () => !cache.get(key)?.isValidating
      const wasQuiet = isQuiet()
      return mutate<OutputOf<E>, Change>(key, answer, {
        revalidate: put => !(put !== undefined && wasQuiet && isQuiet()),
        ...options,
      })
    },
    [cache, endpoint, mutate],
  )
}

import { useCallback } from 'react'
import { type MutatorCallback, type MutatorOptions, useSWRConfig } from 'swr'
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint'
import { type Asked, callKey, isCallTo } from './key.ts'

/**
 * Reads anew what endpoints have answered, whatever they were asked unless `isMeant` says which: what is on screen now, the
 * rest when it is needed.
 */
export function useRenew(...endpoints: readonly Endpoint[]): (isMeant?: Asked) => Promise<void> {
  const { mutate } = useSWRConfig()
  // The same endpoints at every call: they are constants of the contract.
  // biome-ignore lint/correctness/useExhaustiveDependencies: their number does not change
  return useCallback(
    async isMeant => {
      await Promise.all(endpoints.map(endpoint => mutate(isCallTo(endpoint, isMeant))))
    },
    [mutate, ...endpoints],
  )
}

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
      options: MutatorOptions<OutputOf<E>, Change> = {},
    ) => {
      const key = callKey(endpoint, Object(input))
      const isUnderWay = () => cache.get(key)?.isValidating === true
      const wasUnderWay = isUnderWay()
      return mutate<OutputOf<E>, Change>(key, answer, {
        revalidate: put => put === undefined || wasUnderWay || isUnderWay(),
        ...options,
      })
    },
    [cache, endpoint, mutate],
  )
}

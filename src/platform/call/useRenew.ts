import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import type { Endpoint } from '#contract/endpoint'
import { type Asked, isCallTo } from './key.ts'

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

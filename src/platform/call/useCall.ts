import { use } from 'react'
import useSWR, { type SWRConfiguration } from 'swr'
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint'
import { isCancelled } from '../transport/index.ts'
import { callKey } from './key.ts'
import { RenderedContext } from './rendered.ts'
import { isRetry } from './retry.ts'
import { useTransport } from './TransportContext.ts'

export interface CallState<Data> {
  /** The answer; while the next page loads, the one before (with `keepPreviousData`). */
  data: Data | undefined
  /** A `CallRefused` or `CallFailed`; undefined while the answer is good or on its way. */
  error: Error | undefined
  /** True while there is nothing to show yet. */
  isLoading: boolean
  /** True while a fresh answer is on its way. */
  isValidating: boolean
  retry: () => void
}

export interface CallSettings extends Pick<SWRConfiguration, 'keepPreviousData' | 'onSuccess' | 'refreshInterval'> {
  /** The call belongs to the shell and survives a route change. */
  forShell?: boolean
}

/** Reads through the cache: `input` null means "not yet". The key is shared with preloading and server rendering. */
export function useCall<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | null,
  { forShell = false, ...settings }: CallSettings = {},
): CallState<OutputOf<E>> {
  const transport = useTransport()
  const rendered = use(RenderedContext)
  const key = input === null ? null : callKey(endpoint, Object(input))
  const isRendered = key !== null && key in rendered.answers
  const isFresh = isRendered && performance.now() < rendered.freshUntil
  const { data, error, isLoading, isValidating, mutate } = useSWR<OutputOf<E>, Error>(
    key,
    () => transport().call(endpoint, input as InputOf<E>, { forPage: !forShell, isQuiet: isRetry() }),
    {
      ...settings,
      // What was rendered with the page comes before the answer to another address, whoever comes back to it.
      ...(isRendered && { keepPreviousData: false }),
      ...(isFresh && { revalidateIfStale: false }),
    },
  )
  return {
    data,
    error: isCancelled(error) ? undefined : error,
    isLoading,
    isValidating,
    retry: () => void mutate(),
  }
}

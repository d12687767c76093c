import type { SWRConfiguration } from 'swr'

/** Milliseconds until try number `tries` (from 1): 3 s, 6 s … at most half a minute, each a little off, so that not all come at once. */
export const waitBefore = (tries: number): number => Math.min(30_000, 1_500 * 2 ** tries) * (0.75 + Math.random() / 2)

let isAgain = false

/** Whether the read that is begun now repeats a failed one by itself: the page says already what its failure means. */
export const isRetry = () => isAgain

/** Tries a failed read again for as long as it is shown. */
export const retryLater: NonNullable<SWRConfiguration['onErrorRetry']> = (
  _error,
  _key,
  _config,
  revalidate,
  options,
) => {
  setTimeout(() => {
    isAgain = true
    void revalidate({ ...options, dedupe: true })
    isAgain = false
  }, waitBefore(options.retryCount))
}

import type { SessionStore } from '#platform/session'

/** Back may bring a page out of the browser's memory that has heard of nothing meanwhile: where somebody has signed in or out, it is loaded anew. */
export function followComingBack(window: Window, { readToken }: Pick<SessionStore, 'readToken'>): void {
  let tokenOnLeaving: string | null = null
  window.addEventListener('pagehide', () => {
    tokenOnLeaving = readToken()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && readToken() !== tokenOnLeaving) window.location.reload()
  })
}

/** Milliseconds between two questions whether the service is there again. */
const PAUSE = 10_000

/** Whether the service answers again, database included; it may be that nobody but the portal itself may ask that. */
async function isThere(): Promise<boolean> {
  try {
    const { status } = await fetch('/readyz', { cache: 'no-store' })
    return status < 500
  } catch {
    return false
  }
}

/** Calls `back` when the line or the service has come back, at most once in a while; answers how to stop waiting. */
export function awaitComeback(back: () => void): () => void {
  let waiting = true
  async function look() {
    if (document.visibilityState === 'visible' && (await isThere()) && waiting) back()
  }
  const timer = setInterval(look, PAUSE)
  addEventListener('online', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    waiting = false
    clearInterval(timer)
    removeEventListener('online', look)
    document.removeEventListener('visibilitychange', look)
  }
}

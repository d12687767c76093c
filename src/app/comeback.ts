/** Milliseconds between two questions whether the service is there again. */
const PAUSE = 10_000

/**
 * Calls `back` when the line or the service has come back; answers how to stop waiting. A page that nobody looks at asks
 * when somebody does. The service says whether it is ready, database included; where nobody but its operators may ask
 * that, any refusal shows that it is there.
 */
export function awaitComeback(back: () => void): () => void {
  const look = () => {
    if (document.hidden) return
    void fetch('/readyz').then(
      ({ status }) => status < 500 && back(),
      () => undefined,
    )
  }
  const timer = setInterval(look, PAUSE)
  addEventListener('online', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    removeEventListener('online', look)
    document.removeEventListener('visibilitychange', look)
  }
}

/** Whether a page is being fetched: drives the bar at the top of the window (specification section 2). */
export interface Progress {
  start: () => void
  end: () => void
  isRunning: () => boolean
  subscribe: (listener: () => void) => () => void
}

/** Makes a bar that is not running. */
export function createProgress(): Progress {
  const listeners = new Set<() => void>()
  let running = false
  const become = (next: boolean) => {
    if (next === running) return
    running = next
    for (const listener of listeners) listener()
  }
  return {
    start: () => become(true),
    end: () => become(false),
    isRunning: () => running,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The global loading flag (specification section 4): true while any request is under way. */
export interface LoadingFlag {
  track<T>(work: Promise<T>): Promise<T>
  isLoading(): boolean
  subscribe(listener: () => void): () => void
}

/** Makes a flag that is down. */
export function createLoadingFlag(): LoadingFlag {
  const listeners = new Set<() => void>()
  let count = 0
  const change = (by: 1 | -1) => {
    const before = count > 0
    count += by
    if (before !== count > 0) for (const listener of listeners) listener()
  }
  return {
    track(work) {
      change(1)
      return work.finally(() => change(-1))
    },
    isLoading: () => count > 0,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

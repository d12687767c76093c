/** What a request that was given up on leaving its page is told. */
const ROUTE_CHANGED = '路由切换，取消请求'

/** Reads that are under way for the page on screen, as cancel handles (specification section 4, "Requests"). */
export interface Pending {
  add(controller: AbortController): () => void
  /** Gives up every read. Writes are never in here: they are allowed to finish. */
  cancelAll(): void
}

/** Makes an empty set of cancel handles. */
export function createPending(): Pending {
  const controllers = new Set<AbortController>()
  return {
    add(controller) {
      controllers.add(controller)
      return () => controllers.delete(controller)
    },
    cancelAll() {
      for (const controller of controllers) controller.abort(ROUTE_CHANGED)
      controllers.clear()
    },
  }
}

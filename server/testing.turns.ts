/** Tells how much was done between two turns of the event loop, at most: whoever else waits for the thread waits so long. */
export function workPerTurn() {
  let most = 0
  let now = 0
  let next = setImmediate(function turn() {
    now = 0
    next = setImmediate(turn)
  })
  return {
    /** One piece of work. */
    done(): void {
      now += 1
      most = Math.max(most, now)
    },
    /** The most pieces that were done without a turn between them. */
    end(): number {
      clearImmediate(next)
      return most
    },
  }
}

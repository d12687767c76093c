import type { PGlite } from '@electric-sql/pglite'
import { runOnEngine } from './engine.ts'
import type { Session } from './session.ts'

/** A session on a PGlite of this very thread. */
export function inProcessSession(pg: PGlite): Session {
  let last: Promise<unknown> = Promise.resolve()
  return {
    epoch: 0,
    run(request) {
      const answer = last.then(() => runOnEngine(pg, request))
      last = answer
      return answer
    },
    close: () => pg.close(),
  }
}

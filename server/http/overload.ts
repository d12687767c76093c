import type { MiddlewareHandler } from 'hono'
import type { Env } from './bindings.ts'

/**
 * Turns requests away while `most` others are under way: a quick "come back soon" for some is better than an answer that
 * comes too late for all. `refuse` makes that answer.
 */
export function shedLoad(most: number, refuse: () => Response): MiddlewareHandler<Env> {
  let underWay = 0
  return async (_, next) => {
    if (underWay >= most) return refuse()
    underWay += 1
    try {
      await next()
    } finally {
      underWay -= 1
    }
  }
}

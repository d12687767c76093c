import type { MiddlewareHandler } from 'hono'
import type { Env } from './bindings.ts'

/**
 * Turns requests away while `most` others are under way: a quick "come back soon" for some is better than an answer that
 * comes too late for all. `refuse` makes that answer.
 */
export function shedLoad(most: number, refuse: (request: Request) => Response): MiddlewareHandler<Env> {
  let underWay = 0
  return async ({ req }, next) => {
    if (underWay >= most) return refuse(req.raw)
    underWay += 1
    try {
      await next()
    } finally {
      underWay -= 1
    }
  }
}

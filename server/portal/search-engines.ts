import { Hono } from 'hono'
import { type Clock, chinaDay } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { clientAddress, type Env, hostOf, originOf } from '../http/bindings.ts'
import { countTry } from '../http/limits.ts'
import { Refusal } from '../http/refusal.ts'
import type { Settings } from '../settings.ts'
import { isMain } from '../sites.ts'
import { cacheFor } from './caching.ts'
import { robots, siteMap } from './sitemap.ts'

const WINDOW_SECONDS = 60

/** Far above what any search engine asks: the map is half a megabyte and more. */
const readsOf = (ip: string) => ({ name: 'sitemap-by-ip', subject: ip, max: 10, seconds: WINDOW_SECONDS })

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly settings: Settings
  /** Addresses of pages without parameters that search engines may list. */
  readonly publicPaths: readonly string[]
}

/** What search engines read: where they may go, and what there is to find. */
export function searchEngineRoute({ db, clock, settings, publicPaths }: Parts): Hono<Env> {
  return new Hono<Env>()
    .get('/robots.txt', context => {
      context.set('route', '/robots.txt')
      const text = robots(originOf(context, settings), isMain(settings.sites, hostOf(context)))
      return context.body(text, 200, { ...cacheFor(settings), 'Content-Type': 'text/plain; charset=utf-8' })
    })
    .get('/sitemap.xml', async context => {
      context.set('route', '/sitemap.xml')
      const now = clock.now()
      try {
        await countTry(db, [readsOf(clientAddress(context, settings))], now)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return context.text(error.message, 429, { 'Cache-Control': 'no-store', 'Retry-After': String(WINDOW_SECONDS) })
      }
      const sought = { origin: originOf(context, settings), paths: publicPaths, day: chinaDay(now) }
      const map = await siteMap(sought, { db, now, settings })
      return context.body(map, 200, { ...cacheFor(settings), 'Content-Type': 'application/xml; charset=utf-8' })
    })
}

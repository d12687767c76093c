import { Hono } from 'hono'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { isUnavailable } from '../db/errors.ts'
import { type Env, guestOf, hostOf, originOf } from '../http/bindings.ts'
import type { InProcess } from '../http/in-process.ts'
import { errorFields, type Logger } from '../logger.ts'
import type { Settings } from '../settings.ts'
import { codeOf } from '../site/codes.ts'
import { siteFor } from '../sites.ts'
import { METADATA } from './assets.ts'
import { cacheFor } from './caching.ts'
import { faultPage } from './fault-page.ts'
import type { PageParts } from './pages.ts'
import { searchEngineRoute } from './search-engines.ts'

/** The browser's half: built, or served by the development server. */
export interface Portal {
  /** A file of the portal; null when there is none of this address. */
  file(path: string, request: Request): Promise<Response | null>
  page(request: Request, parts: PageParts): Promise<Response>
  /** Addresses of pages without parameters that search engines may list. */
  readonly publicPaths: readonly string[]
}

interface PortalParts {
  readonly portal: Portal
  readonly db: Db
  readonly clock: Clock
  readonly settings: Settings
  readonly logger: Logger
  readonly call: InProcess
}

const looksLikeFile = (path: string) => path.startsWith('/assets/') || /\/[^/]+\.[a-z0-9]{1,11}$/i.test(path)

/** Serves the portal: its files, and every other address as a page (history mode). */
export function portalRoute({ portal, db, clock, settings, logger, call }: PortalParts): Hono<Env> {
  return new Hono<Env>()
    .route('/', searchEngineRoute({ db, clock, settings, publicPaths: portal.publicPaths }))
    .get('/codes/:file{[a-z]+\\.svg}', async context => {
      context.set('route', '/codes')
      const name = context.req.param('file').replace('.svg', '')
      const code = await codeOf(db, settings.sites, name, originOf(context, settings))
      if (code === undefined) return context.notFound()
      return context.body(code, 200, { ...cacheFor(settings), 'Content-Type': 'image/svg+xml; charset=utf-8' })
    })
    .onError((error, context) => {
      logger.error('page.failed', { requestId: context.get('requestId'), ...errorFields(error) })
      return faultPage(isUnavailable(error) ? 503 : 500)
    })
    .get('*', async context => {
      const path = decodedPath(context.req.path)
      const file = await portal.file(path, context.req.raw)
      context.set('route', file || looksLikeFile(path) ? 'asset' : 'page')
      if (file) {
        // The page sets its clock by when this was sent.
        if (path === METADATA) file.headers.set('Date', clock.now().toUTCString())
        return file
      }
      if (looksLikeFile(path)) return context.text('', 404, { 'Cache-Control': 'no-store' })
      const host = hostOf(context)
      const { name, variant } = siteFor(settings.sites, host)
      let outage: unknown
      const page = await portal.page(context.req.raw, {
        origin: originOf(context, settings),
        settings: { siteName: name, variant, hardening: settings.hardening },
        call: (endpoint, input, options) =>
          call(endpoint, input, { host, ...guestOf(context, settings), ...options }).catch((error: unknown) => {
            if (isUnavailable(error)) outage = error
            throw error
          }),
        now: clock.now(),
      })
      // A page without what the database holds looks like one that has nothing to say, to people and search engines.
      if (outage) throw outage
      return page
    })
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

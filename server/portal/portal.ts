import { Hono } from 'hono'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { type Env, type HttpContext, hostOf } from '../http/bindings.ts'
import type { InProcess } from '../http/in-process.ts'
import { errorFields, type Logger } from '../logger.ts'
import type { Settings } from '../settings.ts'
import { siteFor } from '../sites.ts'
import { faultPage } from './fault-page.ts'
import type { PageParts } from './pages.ts'
import { robots, siteMap } from './sitemap.ts'

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

/** Origin as people see it. */
function originOf(context: HttpContext, { publicOrigin, trustedProxies }: Settings): string {
  if (publicOrigin) return publicOrigin
  const url = new URL(context.req.url)
  const scheme = trustedProxies > 0 ? context.req.header('X-Forwarded-Proto') : undefined
  return scheme === 'https' ? `https://${url.host}` : url.origin
}

const looksLikeFile = (path: string) => path.startsWith('/assets/') || /\/[^/]+\.[a-z0-9]{1,11}$/i.test(path)

/** Serves the portal: its files, and every other address as a page (history mode). */
export function portalRoute({ portal, db, clock, settings, logger, call }: PortalParts): Hono<Env> {
  const text = (body: string, type: string) =>
    new Response(body, {
      headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600' },
    })

  return new Hono<Env>()
    .get('/robots.txt', context => {
      context.set('route', '/robots.txt')
      return text(robots(originOf(context, settings)), 'text/plain')
    })
    .get('/sitemap.xml', async context => {
      context.set('route', '/sitemap.xml')
      return text(await siteMap(db, originOf(context, settings), portal.publicPaths), 'application/xml')
    })
    .onError((error, context) => {
      logger.error('page.failed', { requestId: context.get('requestId'), ...errorFields(error) })
      return faultPage(500)
    })
    .get('*', async context => {
      const path = decodedPath(context.req.path)
      const file = await portal.file(path, context.req.raw)
      context.set('route', file || looksLikeFile(path) ? 'asset' : 'page')
      if (file) return file
      if (looksLikeFile(path)) return context.text('', 404, { 'Cache-Control': 'no-store' })
      const host = hostOf(context)
      const { name, variant } = siteFor(settings.sites, host)
      return portal.page(context.req.raw, {
        origin: originOf(context, settings),
        settings: { siteName: name, variant, hardening: settings.hardening },
        call: (endpoint, input, options) => call(endpoint, input, { host, ...options }),
        now: clock.now(),
      })
    })
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

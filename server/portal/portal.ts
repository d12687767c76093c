import { Hono } from 'hono'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { type Env, hostOf, originOf } from '../http/bindings.ts'
import type { InProcess } from '../http/in-process.ts'
import { errorFields, type Logger } from '../logger.ts'
import type { Settings } from '../settings.ts'
import { codeOf } from '../site/codes.ts'
import { isMain, siteFor } from '../sites.ts'
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
      return text(robots(originOf(context, settings), isMain(settings.sites, hostOf(context))), 'text/plain')
    })
    .get('/sitemap.xml', async context => {
      context.set('route', '/sitemap.xml')
      const sought = { origin: originOf(context, settings), paths: portal.publicPaths, now: clock.now() }
      return text(await siteMap(db, sought), 'application/xml')
    })
    .get('/codes/:file{[a-z]+\\.svg}', async context => {
      context.set('route', '/codes')
      const name = context.req.param('file').replace('.svg', '')
      const code = await codeOf(db, settings.sites, name, originOf(context, settings))
      return code === undefined ? context.notFound() : text(code, 'image/svg+xml')
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

import { randomBytes } from 'node:crypto'
import type { ViteDevServer } from 'vite'
import { pagePolicy } from '../../server/http/headers.ts'
import { METADATA } from '../../server/portal/assets.ts'
import type { Portal } from '../../server/portal/portal.ts'
import type { Renderer } from '../../server/portal/renderer.ts'

type Rendering = Pick<Renderer, 'render' | 'publicPaths'>

/** What a page needs to change under the developer's hands; Vite puts it in only where it writes the document itself. */
const refreshing = (nonce: string) =>
  `<script type="module" nonce="${nonce}">import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => type => type</script><script type="module" src="/@vite/client"></script>`

/** the pages' policy, let out for development alone: styles as they change, the socket of the changes. */
const developmentPolicy = (nonce: string, socket: string) =>
  pagePolicy(nonce)
    .replace(`style-src 'self' 'nonce-${nonce}'`, "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", `connect-src 'self' ${socket}`)

/** Paths that are modules, or files as the public folder has them; everything else is a page. */
const isServedByVite = (path: string) => /^\/(@|src\/|node_modules\/)|\.\w+$/.test(path)

interface DevelopmentOptions {
  /** Port of Vite's own listener, behind the service's. */
  readonly vitePort: number
  readonly buildTime: string
}

/** The portal straight from its sources: modules through Vite, pages rendered anew for each request. */
export async function developmentPortal(
  vite: ViteDevServer,
  { vitePort, buildTime }: DevelopmentOptions,
): Promise<Portal> {
  const load = async (): Promise<Rendering> => {
    const { render, publicPaths } = await vite.ssrLoadModule('/src/app/entry-server.tsx')
    return { render, publicPaths }
  }
  const { publicPaths } = await load()

  return {
    publicPaths,
    async file(path, request) {
      if (path === METADATA) return Response.json({ buildTime }, { headers: { 'Cache-Control': 'no-store' } })
      if (!isServedByVite(path)) return null
      const { pathname, search } = new URL(request.url)
      const answer = await fetch(`http://127.0.0.1:${vitePort}${pathname}${search}`, {
        headers: { Accept: request.headers.get('Accept') ?? '*/*' },
      })
      if (answer.status === 404) return null
      const type = answer.headers.get('Content-Type') ?? 'application/octet-stream'
      return new Response(answer.body, {
        status: answer.status,
        headers: { 'Content-Type': type, 'Cache-Control': 'no-store' },
      })
    },
    async page(request, { origin, settings, call, now }) {
      const { pathname, search } = new URL(request.url)
      const nonce = randomBytes(16).toString('base64url')
      try {
        const { render } = await load()
        const { status, document } = await render({
          url: pathname + search,
          origin,
          nonce,
          call,
          settings,
          cookies: request.headers.get('Cookie') ?? '',
          now: now.getTime(),
          manifest: null,
        })
        return new Response(document.replace('<script type="module"', `${refreshing(nonce)}$&`), {
          status,
          headers: {
            'Content-Type': 'text/html; charset=utf-8',
            'Cache-Control': 'no-store',
            'Content-Security-Policy': developmentPolicy(nonce, `ws://${new URL(origin).hostname}:${vitePort}`),
          },
        })
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error)
        console.error(error)
        throw error
      }
    },
  }
}

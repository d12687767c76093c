import { createHash, randomBytes } from 'node:crypto'
import { acceptedEncoding, encodeDocument } from '../http/encoding.ts'
import { pagePolicy } from '../http/headers.ts'
import type { InProcess } from '../http/in-process.ts'
import type { Render, RenderRequest } from './renderer.ts'

/** What a page's answer depends on besides its address. */
export interface PageParts {
  readonly origin: string
  readonly settings: RenderRequest['settings']
  readonly call: InProcess
  readonly now: Date
}

/** The rendered minute: within it the same page has the same tag. */
const MINUTE = 60_000

/** Equal for equal pages: the nonce, new in each answer, is left out. */
const tagOf = (document: string, nonce: string) =>
  `W/"${createHash('sha256').update(document.replaceAll(nonce, '')).digest('base64url').slice(0, 22)}"`

/** Renders one page for a guest, compressed, with the policy that lets in its style element and nothing else. */
export async function respondWithPage(
  render: Render,
  manifest: unknown,
  request: Request,
  { origin, settings, call, now }: PageParts,
): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const nonce = randomBytes(16).toString('base64url')
  const rendered = await render({
    url: pathname + search,
    origin,
    nonce,
    call,
    settings,
    cookies: request.headers.get('Cookie') ?? '',
    now: Math.floor(now.getTime() / MINUTE) * MINUTE,
    manifest,
  })
  const tag = tagOf(rendered.document, nonce)
  const cached = { 'Cache-Control': 'private, no-cache', ETag: tag, Vary: 'Accept-Encoding, Cookie' }
  // The browser shows the copy that it has, under the policy that came with it.
  if (rendered.status === 200 && request.headers.get('If-None-Match') === tag) {
    return new Response(null, { status: 304, headers: cached })
  }
  const encoding = acceptedEncoding(request.headers.get('Accept-Encoding'))
  const body = await encodeDocument(rendered.document, encoding)
  return new Response(body, {
    status: rendered.status,
    headers: {
      ...cached,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': pagePolicy(nonce),
      ...(encoding !== '' && { 'Content-Encoding': encoding }),
    },
  })
}

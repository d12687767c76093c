import { delay, type HttpHandler, HttpResponse, http } from 'msw'
import * as z from 'zod/mini'
import { codes } from '#contract/codes'
import type { Endpoint, OutputOf, ParsedInputOf } from '#contract/endpoint'
import { schemasOf } from '#contract/schemas/all'
import { API_PREFIX, type Envelope, headers, isPlainPath, SEALED_TYPE } from '#contract/wire'
import { open, seal } from './cipher.ts'

type Answer<E extends Endpoint> = (input: ParsedInputOf<E>) => OutputOf<E> | Promise<OutputOf<E>>

/** One endpoint, answered by the mock network in the wire's own format. */
export interface Mock<E extends Endpoint> {
  /** Answers with data, whatever the input. */
  returns(data: OutputOf<E>): HttpHandler
  /** Answers with what a function makes of the validated input. */
  answers(answer: Answer<E>): HttpHandler
  /** Refuses with an envelope, such as `{ code: codes.notFound, msg: '职位不存在' }`. */
  refuses(refusal: Pick<Envelope, 'code' | 'msg'> & Partial<Envelope>): HttpHandler
  /** Fails with an HTTP status and no envelope. */
  fails(status?: number): HttpHandler
  /** The network is gone. */
  offline(): HttpHandler
  /** Never answers: for loading states. */
  hangs(): HttpHandler
}

function queryOf(url: URL): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {}
  for (const key of new Set(url.searchParams.keys())) {
    const values = url.searchParams.getAll(key)
    query[key] = values.length === 1 ? (values[0] ?? '') : values
  }
  return query
}

async function multipartOf(request: Request): Promise<object> {
  const form = await request.formData()
  const files = form.getAll('files')
  const fields = [...form.entries()].filter(([name]) => name !== 'files')
  return { ...Object.fromEntries(fields), ...(files.length > 0 && { files }) }
}

async function sentTo(endpoint: Endpoint, request: Request): Promise<unknown> {
  if (endpoint.method === 'GET') return queryOf(new URL(request.url))
  if (endpoint.body === 'multipart') return multipartOf(request)
  if (endpoint.body === 'form') return Object.fromEntries(new URLSearchParams(await request.text()))
  const path = API_PREFIX + endpoint.path
  if (isPlainPath(path)) return request.json()
  const seconds = Number(request.headers.get(headers.sealedAt))
  return JSON.parse(await open(await request.text(), { method: 'POST', path, direction: 'c2s', seconds }))
}

async function answerOf(endpoint: Endpoint, body: unknown): Promise<Response> {
  const path = API_PREFIX + endpoint.path
  const text = JSON.stringify(body)
  if (isPlainPath(path)) return new HttpResponse(text, { headers: { 'Content-Type': 'application/json' } })
  const seconds = Math.floor(Date.now() / 1000)
  const sealed = await seal(text, { method: endpoint.method, path, direction: 's2c', seconds })
  return new HttpResponse(sealed, { headers: { 'Content-Type': SEALED_TYPE, [headers.sealedAt]: String(seconds) } })
}

/** A mock of one endpoint: typed like it, sealed like the service's answers, and as strict about input. */
export function mock<E extends Endpoint>(endpoint: E): Mock<E> {
  const on = (respond: (request: Request) => Promise<Response>): HttpHandler => {
    const address = `*${API_PREFIX}${endpoint.path}`
    return endpoint.method === 'GET'
      ? http.get(address, ({ request }) => respond(request))
      : http.post(address, ({ request }) => respond(request))
  }
  const envelope = (data: unknown) => (endpoint.answer === 'bare' ? data : { code: codes.ok, msg: '', data })

  const answers = (answer: Answer<E>) =>
    on(async request => {
      const parsed = z.safeParse(schemasOf(endpoint).input, await sentTo(endpoint, request))
      if (parsed.success) return answerOf(endpoint, envelope(await answer(parsed.data as ParsedInputOf<E>)))
      const fields = Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]))
      return answerOf(endpoint, { code: codes.invalid, msg: '请检查填写的内容', data: { fields } })
    })

  return {
    answers,
    returns: data => answers(() => data),
    refuses: refusal => on(() => answerOf(endpoint, { data: null, ...refusal })),
    fails: (status = 500) => on(async () => new HttpResponse(null, { status })),
    offline: () => on(async () => HttpResponse.error()),
    hangs: () =>
      on(async () => {
        await delay('infinite')
        return HttpResponse.error()
      }),
  }
}

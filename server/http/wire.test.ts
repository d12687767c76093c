import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { codes } from '#contract/codes'
import { endpoint } from '#contract/endpoint'
import { severalOf, text } from '#contract/fields'
import { API_PREFIX, headers, SEALED_TYPE } from '#contract/wire'
import { unixSeconds } from '../clock.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { createTestService, type TestService } from '../testing.ts'
import { seal } from './cipher.ts'
import { FileAnswer } from './file-answer.ts'
import { serveWith } from './serve.ts'

const said = {
  summary: '',
  input: z.strictObject({ said: text('话', { max: 100_000 }) }),
  output: z.object({ said: z.string() }),
}
const echo = endpoint<typeof said>({ method: 'POST', path: '/probe/echo', access: 'public' })
const bare = { ...echo, path: '/probe/bare', answer: 'bare' } as const
const roomy = { ...echo, path: '/probe/roomy' }
const plain = { ...echo, path: '/prod-exam/echo' }
const download = { ...echo, path: '/probe/download', body: 'form', answer: 'binary' } as const

const listed = {
  summary: '',
  input: z.strictObject({ t: z.optional(z.string()), tags: severalOf('标签', /^\d$/, 3) }),
  output: z.object({ t: z.optional(z.string()), tags: z.array(z.string()) }),
}
const list = endpoint<typeof listed>({ method: 'GET', path: '/probe/list', access: 'public' })

const calls = [
  ...[echo, bare, plain].map(one => serveWith(said)(one, async input => input)),
  serveWith(said)(roomy, { maxBytes: 131_072, handle: async input => input }),
  serveWith(listed)(list, async input => input),
  serveWith(said)(
    download,
    async input => new FileAnswer({ body: new TextEncoder().encode(input.said), name: '名单.txt', mime: 'text/plain' }),
  ),
]

describeOnBothEngines('the wire', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), calls)
  })

  const path = API_PREFIX + echo.path
  const seconds = () => unixSeconds(service.clock.now())
  const sealed = (value: string, at = seconds()) => seal(value, { method: 'POST', path, direction: 'c2s', seconds: at })
  const post = (body: BodyInit, sent: Record<string, string> = {}) =>
    service.app.http.request(path, {
      method: 'POST',
      body,
      headers: { 'Content-Type': SEALED_TYPE, [headers.sealedAt]: String(seconds()), ...sent },
    })
  const outcome = async (response: Promise<Response> | Response) => {
    const { status } = await response
    return { status, text: await (await response).text() }
  }

  test('carries sealed envelopes both ways, whatever characters are in them', async () => {
    const { status, body, headers: sent } = await service.send(echo, { said: '会计 䶮𠮷 👩‍💻 "\\' })
    expect([status, body]).toEqual([200, { code: 200, msg: '', data: { said: '会计 䶮𠮷 👩‍💻 "\\' } }])
    expect([sent.get('content-type'), sent.get('cache-control')]).toEqual([SEALED_TYPE, 'no-store'])
  })

  test('takes back a quarter of what base64 costs, for whoever can unpack it', async () => {
    const input = { said: '会计'.repeat(2_000) }
    const lengthFor = async (encoding: string) => {
      const request = {
        'Content-Type': SEALED_TYPE,
        [headers.sealedAt]: String(seconds()),
        'Accept-Encoding': encoding,
      }
      const response = await post(sealed(JSON.stringify(input)), request)
      return { encoding: response.headers.get('content-encoding'), length: (await response.arrayBuffer()).byteLength }
    }
    const [plainly, zipped] = [await lengthFor('identity'), await lengthFor('br, gzip')]
    expect([plainly.encoding, zipped.encoding]).toEqual([null, 'gzip'])
    expect(zipped.length / plainly.length).toBeLessThan(0.78)
  })

  test('carries a bare answer without code', async () => {
    expect((await service.send(bare, { said: 'a' })).body).toEqual({ said: 'a' })
  })

  test('carries what the examination service says in plain text', async () => {
    const { body, headers: sent } = await service.send(plain, { said: '准考证' })
    expect([sent.get('content-type'), body]).toEqual([
      'application/json',
      { code: 200, msg: '', data: { said: '准考证' } },
    ])
  })

  test('reads repeated keys as an array, and a single one as one of it', async () => {
    const data = async (input: object) => Object((await service.sendRaw(list, input)).body).data
    expect(await data({ tags: ['1', '2'] })).toEqual({ tags: ['1', '2'] })
    expect(await data({ tags: '1', t: 'C++ & #' })).toEqual({ tags: ['1'], t: 'C++ & #' })
    expect(await data({})).toEqual({ tags: [] })
    expect((await service.sendRaw(list, { t: ['a', 'b'] })).body).toMatchObject({
      code: codes.invalid,
      data: { fields: { t: '格式不正确' } },
    })
  })

  test('hands over a file with its name', async () => {
    const response = await service.app.http.request(API_PREFIX + download.path, {
      method: 'POST',
      body: new URLSearchParams({ said: '内容' }),
    })
    expect(await response.text()).toBe('内容')
    expect(response.headers.get('content-disposition')).toContain("filename*=UTF-8''%E5%90%8D%E5%8D%95.txt")
  })

  test('refuses whatever cannot be opened with one answer that tells nothing but the time', async () => {
    const good = sealed('{"said":"a"}')
    const outcomes = await Promise.all([
      outcome(post('')),
      outcome(post('{"said":"a"}')),
      outcome(post('{"said":"a"}', { 'Content-Type': 'application/json' })),
      outcome(post(good, { 'Content-Type': 'text/plain' })),
      outcome(post(good, { [headers.sealedAt]: '' })),
      outcome(post(good, { [headers.sealedAt]: 'now' })),
      outcome(post(good, { [headers.sealedAt]: String(seconds() + 1) })),
      outcome(post(good.slice(0, -4))),
      outcome(post(`${good}\n`)),
      outcome(post(sealed('{'))),
      outcome(post(sealed('\ufeff{"said":"a"}'))),
      outcome(post(sealed('['.repeat(65) + ']'.repeat(65)))),
      outcome(post(new Uint8Array([0xff, 0xfe, 0x00]))),
    ])
    expect(new Set(outcomes.map(one => JSON.stringify(one))).size).toBe(1)
    expect(outcomes[0]).toEqual({ status: 400, text: '{"code":400,"msg":"请求无法读取","data":null}' })
    expect((await post('')).headers.get(headers.sealedAt)).toBe(String(seconds()))
  })

  test('takes a body that is five minutes old or young, and no other', async () => {
    const status = async (shift: number) => {
      const at = seconds() + shift
      return (await post(sealed('{"said":"a"}', at), { [headers.sealedAt]: String(at) })).status
    }
    expect(await Promise.all([-301, -300, 0, 300, 301].map(status))).toEqual([400, 200, 200, 200, 400])
  })

  test.each([
    { what: 'null', json: 'null' },
    { what: 'a number', json: '1' },
    { what: 'an array', json: '[{"said":"a"}]' },
    { what: 'a missing field', json: '{}' },
    { what: 'an unknown field', json: '{"said":"a","userType":1}' },
    { what: 'a wrong type', json: '{"said":["a"]}' },
    { what: 'a prototype', json: '{"said":"a","__proto__":{"polluted":true}}' },
    { what: 'a constructor', json: '{"said":"a","constructor":{"prototype":{"polluted":true}}}' },
    { what: 'a NUL', json: '{"said":"a\\u0000b"}' },
    { what: 'half a character', json: '{"said":"\\ud800"}' },
    { what: 'a huge array', json: `{"said":[${'0,'.repeat(30_000)}0]}` },
    { what: 'a thousand unknown fields', json: `{${Array.from({ length: 1_000 }, (_, at) => `"x${at}":1`).join()}}` },
  ])('refuses $what at the field', async ({ json }) => {
    const { status, body } = await service.sendRaw(echo, JSON.parse(json))
    expect([status, body]).toEqual([
      200,
      { code: codes.invalid, msg: '请检查填写的内容', data: { fields: expect.any(Object) } },
    ])
    expect(Object.keys(Object(body).data.fields).length).toBeLessThanOrEqual(50)
    expect(Reflect.has({}, 'polluted')).toBe(false)
  })

  test('refuses what is larger than a body of the call may be', async () => {
    const tooLarge = { status: 413, text: '{"code":413,"msg":"请求内容过大","data":null}' }
    expect(await outcome(post('A'.repeat(3_000_000)))).toEqual(tooLarge)
    expect(await outcome(post(sealed(JSON.stringify({ said: 'a'.repeat(66_000) }))))).toEqual(tooLarge)
    expect((await service.send(roomy, { said: 'a'.repeat(66_000) })).status).toBe(200)
  })

  test('answers for an unknown call, and for a known one with another method', async () => {
    const unknown = { status: 404, text: '{"code":404,"msg":"没有这个接口","data":null}' }
    expect(await outcome(service.app.http.request('/api/nothing'))).toEqual(unknown)
    expect(await outcome(service.app.http.request(path))).toEqual(unknown)
    expect(await outcome(service.app.http.request(path, { method: 'DELETE' }))).toEqual(unknown)
  })

  test('lets no other site read an answer or be trusted with a cookie', async () => {
    const response = await service.app.http.request(API_PREFIX + list.path, {
      headers: { Origin: 'https://evil.example', Cookie: `at=${randomUUID()}` },
    })
    expect(
      [...response.headers.keys()].filter(name => name.startsWith('access-control') || name === 'set-cookie'),
    ).toEqual([])
  })

  test('carries the security headers on every answer', async () => {
    const responses = await Promise.all(
      ['/healthz', '/api/nothing', API_PREFIX + list.path, '/files/x', '/metrics'].map(address =>
        service.app.http.request(address),
      ),
    )
    for (const { headers: sent } of responses) {
      expect(sent.get('strict-transport-security')).toMatch(/max-age=31536000; includeSubDomains/)
      expect(sent.get('content-security-policy')).toMatch(/^default-src 'none'/)
      expect(sent.get('x-content-type-options')).toBe('nosniff')
      expect(sent.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(sent.get('cache-control')).toBe('no-store')
    }
  })

  test('leaves one line of log for a request, with its pattern and nothing of its sender', async () => {
    const token = 'invented-token-invented-token-invented-tok1'
    await service.send(echo, { said: '13900000001' }, { token, peer: '198.51.100.99' })
    await service.app.http.request(`${API_PREFIX}${list.path}?t=13900000001`)
    const lines = service.log.map(line => JSON.parse(line))
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatchObject({
      level: 'info',
      event: 'request',
      method: 'POST',
      route: path,
      status: 200,
      code: 200,
    })
    expect(service.log.join()).not.toMatch(/13900000001|198\.51\.100|invented-token/)
  })

  test('shows figures by route pattern and code', async () => {
    await service.send(echo, { said: 'a' })
    await service.sendRaw(echo, {})
    await service.app.http.request('/api/<script>')
    const text = await (await service.app.http.request('/metrics')).text()
    expect(text).toContain(`http_requests_total{method="POST",route="${path}",status="200",code="200"} 1`)
    expect(text).toContain(`http_requests_total{method="POST",route="${path}",status="200",code="${codes.invalid}"} 1`)
    expect(text).toContain(`http_request_duration_seconds_count{method="POST",route="${path}"} 2`)
    expect(text).toContain(`database_up{engine="${service.db.engine}"} 1`)
    expect(text).not.toContain('<script')
  })
})

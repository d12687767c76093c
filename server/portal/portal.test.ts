import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Db } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { sessionCalls } from '../session/index.ts'
import { readSettings } from '../settings.ts'
import { createTestService, type TestService } from '../testing.ts'
import { precompress } from './assets.ts'
import { loadPortal } from './load.ts'

const SCRIPT = `console.log("${'江西'.repeat(500)}")`

/** A build as small as can be; its renderer shows what it was given. */
const renderer = `
export const publicPaths = ['/', '/job-search']
export async function render({ url, origin, nonce, call, settings, cookies, now }) {
  if (url === '/breaks') throw new Error('secret')
  const { kind } = url === '/calls' ? await call({ method: 'POST', path: '/verificationcode' }, {}) : {}
  const status = url.startsWith('/nowhere') ? 404 : 200
  const shown = JSON.stringify({ url, origin, settings, cookies, now, kind })
  return { status, document: '<!doctype html><style nonce="' + nonce + '"></style>' + shown + ' '.repeat(2000) }
}`

let dist: string
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'talent-portal-dist-'))
  await Promise.all(
    ['client/assets', 'client/.vite', 'server'].map(folder => mkdir(join(dist, folder), { recursive: true })),
  )
  await writeFile(join(dist, 'client/assets/home-Bx3.js'), SCRIPT)
  await writeFile(join(dist, 'client/metadata.json'), '{"buildTime":"2025-06-03"}')
  await writeFile(join(dist, 'client/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(dist, 'client/.vite/manifest.json'), '{}')
  await writeFile(join(dist, 'server/entry-server.js'), renderer)
  await writeFile(join(dist, 'server/package.json'), '{"type":"module"}')
})
afterAll(() => rm(dist, { recursive: true, force: true }))

describeOnBothEngines('the portal', open => {
  let db: Db
  let service: TestService
  beforeEach(async () => {
    db = await open()
    const { sites } = readSettings({ TALENT_HOSTS: 'talent.example.cn' })
    service = createTestService(db, sessionCalls, { sites }, { portal: await loadPortal(dist) })
  })

  const get = (path: string, sent: Record<string, string> = {}, host = 'localhost') =>
    service.app.http.request(`http://${host}${path}`, { headers: sent })
  const shownBy = async (response: Response) => JSON.parse(/\{.*\}/.exec(await response.text())?.[0] ?? '{}')

  test('sends hashed files for good, metadata never from a store, and nothing of the build itself', async () => {
    const script = await get('/assets/home-Bx3.js')
    expect(await script.text()).toBe(SCRIPT)
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const { headers } = await get('/metadata.json?t=1')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(Date.parse(headers.get('date') ?? '')).toBe(service.clock.now().setMilliseconds(0))
    expect((await get('/favicon.svg')).headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    for (const path of [
      '/.vite/manifest.json',
      '/assets/gone-Abc.js',
      '/assets/',
      '/..%2f..%2fpackage.json',
      '/favicon.svg.br',
      '/%00.js',
    ]) {
      expect([path, (await get(path)).status]).toEqual([path, 404])
    }
  })

  test('answers 404 for a file that has been taken away under the running service', async () => {
    const path = join(dist, 'client/assets/passing-C4.js')
    await writeFile(path, SCRIPT)
    service = createTestService(db, sessionCalls, {}, { portal: await loadPortal(dist) })
    await rm(path)
    for (const encoding of ['', 'br']) {
      const gone = await get('/assets/passing-C4.js', { 'Accept-Encoding': encoding })
      expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store'])
    }
  })

  test.each([
    { accept: 'gzip, deflate, br', encoding: 'br' },
    { accept: 'gzip;q=1, br;q=0.5', encoding: 'gzip' },
    { accept: 'gzip, br;q=0', encoding: 'gzip' },
    { accept: '*', encoding: 'br' },
    { accept: 'deflate', encoding: null },
    { accept: '', encoding: null },
  ])('speaks to "$accept" in $encoding', async ({ accept, encoding }) => {
    for (const path of ['/assets/home-Bx3.js', '/job-search']) {
      const response = await get(path, { 'Accept-Encoding': accept })
      expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
        encoding,
        path === '/job-search' ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
      ])
      const bytes = Buffer.from(await response.arrayBuffer())
      const text = encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes
      expect(text.toString()).toContain(path === '/job-search' ? '<!doctype html>' : SCRIPT)
    }
  })

  test('renders any other address as a page, with the status that it has', async () => {
    const page = await get('/job-search?t=%E4%BC%9A%E8%AE%A1&city=1&city=2')
    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await shownBy(page)).toMatchObject({
      url: '/job-search?t=%E4%BC%9A%E8%AE%A1&city=1&city=2',
      origin: 'http://localhost',
    })
    expect((await get('/nowhere/at/all')).status).toBe(404)
    expect(await shownBy(await get('/', { Cookie: 'display=dark.elder' }))).toMatchObject({
      cookies: 'display=dark.elder',
    })
    expect(await shownBy(await get('/calls'))).toMatchObject({ kind: 'picture' })
  })

  test('lets in nothing but its own scripts and what this answer carries itself', async () => {
    const [one, other] = [await get('/'), await get('/')]
    const policy = one.headers.get('content-security-policy') ?? ''
    const nonce = /'nonce-([\w-]{22})'/.exec(policy)?.[1] ?? 'none'
    expect(await one.text()).toContain(`nonce="${nonce}"`)
    expect(policy).toBe(
      `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self' blob: data:; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'`,
    )
    expect(other.headers.get('content-security-policy')).not.toBe(policy)
  })

  test('spares a browser the page that it has, and sends no policy that its copy does not know', async () => {
    const tag = (await get('/')).headers.get('etag') ?? ''
    const again = await get('/', { 'If-None-Match': tag })
    expect([again.status, await again.text(), again.headers.get('content-security-policy')]).toEqual([304, '', null])
    service.clock.advance(60)
    expect((await get('/', { 'If-None-Match': tag })).status).toBe(200)
  })

  test('sends no script what only binds a page: a first visit fetches many', async () => {
    const { headers } = await get('/assets/home-Bx3.js')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toBeNull()
    expect([...headers].reduce((bytes, [name, value]) => bytes + name.length + value.length + 4, 0)).toBeLessThan(400)
    expect((await get('/')).headers.get('permissions-policy')).toContain('camera=(self)')
  })

  test('shows the site that the host stands for', async () => {
    expect(await shownBy(await get('/'))).toMatchObject({
      settings: { siteName: '江西人才人事网', variant: 'standard' },
    })
    const talent = await shownBy(await get('/', {}, 'TALENT.example.cn:8080'))
    expect(talent).toMatchObject({
      settings: { siteName: '江西人才服务网', variant: 'talent' },
      origin: 'http://talent.example.cn:8080',
    })
  })

  test('never mistakes a call or a file for a page', async () => {
    for (const path of ['/api', '/api/', '/api/nothing', '/files/x']) {
      const response = await get(path)
      expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 404, 'application/json'])
    }
  })

  test('keeps its mistakes to itself', async () => {
    const response = await get('/breaks')
    expect(response.status).toBe(500)
    expect(await response.text()).toMatch(/^<!doctype html>(?!.*secret).*服务器错误/s)
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
    expect(service.log.join()).not.toContain('secret')
  })

  test('tells search engines what there is to find', async () => {
    await db.run(sql`
      insert into articles (kind, title, summary, html, source, editor, published_at)
      values ('notice', '公告', '', '', '', '', '2025-06-01T00:00:00Z')`)
    const map = await (await get('/sitemap.xml')).text()
    expect(map).toContain('<url><loc>http://localhost/job-search</loc></url>')
    expect(map).toContain('<url><loc>http://localhost/news/page/1</loc><lastmod>2025-06-01</lastmod></url>')
    const robots = await (await get('/robots.txt')).text()
    expect(robots).toContain('Disallow: /api/\n')
    expect(robots).toMatch(/Disallow: \/user\/\n(.*\n)*Allow: \/user\/login\n/)
  })

  test('writes the map once for however many ask, and again after ten minutes or on a new day', async () => {
    let written = 0
    const counted: Db = {
      ...db,
      query: statement => {
        if (statement.text.includes('from school_jobs')) written += 1
        return db.query(statement)
      },
    }
    service = createTestService(counted, sessionCalls, {}, { portal: await loadPortal(dist) })
    const read = (peer: string, host = 'localhost') =>
      service.app.http.request(`http://${host}/sitemap.xml`, {}, { peer })
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => read(`203.0.113.${index}`)))
    expect(new Set(await Promise.all(answers.map(answer => answer.text()))).size).toBe(1)
    const elsewhere = await read('203.0.113.1', '127.0.0.1')
    expect([await elsewhere.text(), written]).toEqual([expect.stringContaining('<loc>http://127.0.0.1/'), 1])
    service.clock.advance(601)
    await read('203.0.113.1')
    expect(written).toBe(2)
  })

  test('lets one address read the map ten times a minute', async () => {
    const read = async (peer: string) => service.app.http.request('/sitemap.xml', {}, { peer })
    const answers = await Promise.all(Array.from({ length: 12 }, () => read('203.0.113.7')))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
    const refused = await read('203.0.113.7')
    expect([refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual(['60', 'no-store'])
    expect((await read('203.0.113.8')).status).toBe(200)
    service.clock.advance(60)
    expect((await read('203.0.113.7')).status).toBe(200)
  })

  test('keeps search engines away from hosts outside the main recruitment domain', async () => {
    const { sites, publicHosts } = readSettings({ MAIN_DOMAINS: 'example.cn', PUBLIC_HOSTS: 'copy.example.org' })
    service = createTestService(db, sessionCalls, { sites, publicHosts }, { portal: await loadPortal(dist) })
    const robotsAt = async (host: string) => (await get('/robots.txt', {}, host)).text()
    expect(await robotsAt('copy.example.org')).toBe('User-agent: *\nDisallow: /\n')
    expect(await robotsAt('www.example.cn')).toContain('Sitemap: ')
  })

  test("draws the footer's codes as pictures, kept for an hour", async () => {
    const site = await get('/codes/site.svg')
    expect([site.status, site.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
    expect(site.headers.get('cache-control')).toBe('private, max-age=3600')
    const [here, there] = [await site.text(), await (await get('/codes/site.svg', {}, 'talent.example.cn')).text()]
    expect(here).not.toBe(there)
    expect((await get('/codes/account.svg')).status).toBe(200)
    expect((await get('/codes/nothing.svg')).status).toBe(404)
  })
})

test('a build is compressed once, beside its files', async () => {
  await precompress(join(dist, 'client'))
  const assets = await loadPortal(dist)
  const request = new Request('http://localhost/', { headers: { 'Accept-Encoding': 'br' } })
  const response = await assets.file('/assets/home-Bx3.js', request)
  const bytes = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0))
  expect(brotliDecompressSync(bytes).toString()).toBe(SCRIPT)
  expect(await assets.file('/assets/home-Bx3.js.br', request)).toBeNull()
})

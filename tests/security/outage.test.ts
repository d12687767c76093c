import { beforeEach, describe, expect, test } from 'vitest'
import { listSubSites } from '#contract/site'
import { allCalls } from '../../server/areas.ts'
import type { Db } from '../../server/db/db.ts'
import { DbError } from '../../server/db/errors.ts'
import { emptyDb, lostDb } from '../../server/db/testing.lost.ts'
import type { PageParts } from '../../server/portal/pages.ts'
import { createTestService, type TestService } from '../../server/testing.ts'

/** A page that shows what it could get, as the portal's do: what fails is left out. */
const portal = {
  file: async () => null,
  page: async (_: Request, { call }: PageParts) => {
    const { list } = await call(listSubSites, {}).catch(() => ({ list: [] }))
    return new Response(`${list.length} sites`)
  },
  publicPaths: ['/'],
}

const asPerson = { headers: { Accept: 'text/html' } }
const FILE = '/files/3f1f4e8e-0000-4000-8000-000000000000'

describe.each([
  ['has been lost', '08006'],
  ['is starting', '57P03'],
  ['has no room left on its disk', '53100'],
  ['has no connection left', '53300'],
  ['took too long', '57014'],
])('while the database %s', (_, code) => {
  let database: Db
  let service: TestService
  beforeEach(async () => {
    database = emptyDb()
    const db: Db = {
      ...database,
      query: statement => database.query(statement),
      run: statement => database.run(statement),
      tx: work => database.tx(work),
    }
    service = createTestService(db, allCalls, {}, { portal })
    expect((await service.app.http.request('/')).status).toBe(200)
    database = lostDb(code)
    // What every page begins with is remembered for a moment.
    service.clock.advance(60)
  })

  test('a page says so, is found by no search engine, and opens by itself when all is well again', async () => {
    const page = await service.app.http.request('/job-search')
    expect([page.status, page.headers.get('x-robots-tag'), page.headers.get('retry-after')]).toEqual([
      503,
      'noindex',
      '5',
    ])
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(await page.text()).toContain('服务暂时不可用')
    expect((await service.app.http.request('/readyz')).status).toBe(503)
    database = emptyDb()
    expect(await (await service.app.http.request('/job-search')).text()).toMatch(/^[1-9]\d* sites$/)
  })

  test('calls, files and the site map say when to come back', async () => {
    const answer = await service.send(listSubSites, {})
    expect([answer.status, answer.headers.get('retry-after'), answer.body]).toEqual([
      503,
      '5',
      { code: 503, msg: '服务暂时不可用，请稍后再试', data: null },
    ])
    for (const path of [FILE, '/sitemap.xml', '/s/abc']) {
      const { status, headers } = await service.app.http.request(path, asPerson)
      expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '5'])
    }
    expect((await service.app.http.request(FILE)).headers.get('content-type')).toBe('application/json')
  })
})

test('the first request of a day waits for the database once', async () => {
  let asked = 0
  const hanging = Promise.withResolvers<never>()
  const query = () => {
    asked += 1
    return hanging.promise
  }
  const { app } = createTestService({ ...lostDb(), query }, allCalls, {}, { portal })
  const answers = Promise.all([app.http.request('/', asPerson), app.http.request('/job-search', asPerson)])
  hanging.reject(new DbError('no answer', { code: '08006' }))
  expect((await answers).map(({ status }) => status)).toEqual([503, 503])
  expect(asked).toBe(1)
})

test('a mistake of ours is no outage', async () => {
  const { app, send } = createTestService(lostDb('42601'), allCalls, {}, { portal })
  expect((await send(listSubSites, {})).status).toBe(500)
  expect((await app.http.request(FILE)).status).toBe(500)
  expect(await (await app.http.request('/')).text()).toBe('0 sites')
})

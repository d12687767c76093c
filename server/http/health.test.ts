import { expect, test } from 'vitest'
import { lostDb } from '../db/testing.lost.ts'
import { createTestService } from '../testing.ts'

const TOKEN = 'an-invented-token-of-32-characters'

const ask = (settings: { readonly metricsToken?: string } = {}) => {
  const { app } = createTestService(lostDb(), [], settings)
  return async (path: string, headers: Record<string, string> = {}, peer = '127.0.0.1', host = 'localhost') =>
    (await app.http.request(`http://${host}${path}`, { headers }, { peer })).status
}

test('without its database the service is alive and not ready', async () => {
  const status = ask()
  expect([await status('/healthz'), await status('/readyz'), await status('/metrics')]).toEqual([200, 503, 200])
})

test('anybody may ask whether it is alive and ready, by any name', async () => {
  const status = ask()
  expect(await status('/healthz', {}, '203.0.113.7', 'node-3.cluster')).toBe(200)
  expect(await status('/readyz', {}, '203.0.113.7', 'node-3.cluster')).toBe(503)
})

test('the figures are for this machine: for nobody else, and for no proxy on it', async () => {
  const status = ask()
  for (const peer of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(await status('/metrics', {}, peer)).toBe(200)
  for (const peer of ['203.0.113.7', '::ffff:203.0.113.7', '2001:db8::1']) {
    expect([peer, await status('/metrics', {}, peer)]).toEqual([peer, 404])
  }
  for (const header of ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Via']) {
    expect([header, await status('/metrics', { [header]: '127.0.0.1' })]).toEqual([header, 404])
  }
  expect(await status('/metrics', {}, '127.0.0.1', 'rebound.evil.example')).toBe(404)
  expect(await status('/metrics', { Authorization: 'Bearer undefined' }, '203.0.113.7')).toBe(404)
})

test('whoever shows the token reads them from elsewhere', async () => {
  const status = ask({ metricsToken: TOKEN })
  const showing = (token: string) => status('/metrics', { Authorization: `Bearer ${token}` }, '203.0.113.7')
  expect([await showing(TOKEN), await showing(`${TOKEN}x`), await showing('x')]).toEqual([200, 404, 404])
})

import { expect, test } from 'vitest'
import { faultPage, wantsPage } from './fault-page.ts'

test('a page that cannot be shown now says so, and tries again by itself', async () => {
  const response = faultPage(503)
  expect(response.status).toBe(503)
  expect(response.headers.get('Retry-After')).toBe('5')
  expect(await response.text()).toMatch(/http-equiv="refresh" content="5".*服务正在启动或正忙/)
})

test('a page that failed does not go on failing by itself', async () => {
  expect(await faultPage(500).text()).not.toContain('refresh')
})

test.each([
  ['a person', { headers: { Accept: 'text/html,application/xhtml+xml' } }, true],
  ['a script', { headers: { Accept: 'application/json' } }, false],
  ['a form', { method: 'POST', headers: { Accept: 'text/html' } }, false],
])('%s is answered by its own means', (_, init, isPage) => {
  expect(wantsPage(new Request('http://site.invalid/', init))).toBe(isPage)
})

import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { faultPage, wantsPage } from './fault-page.ts'

test('a page that cannot be shown now says so plainly, and looks by itself whether it can be', async () => {
  const response = faultPage(503)
  expect(response.status).toBe(503)
  expect(response.headers.get('Retry-After')).toBe('5')
  const text = await response.text()
  expect(text).toMatch(/<h1>服务暂时不可用<\/h1><p>.*恢复后本页会自动打开。已保存的内容和本机上的草稿都不会丢失。/)
  expect(text).toContain('<noscript><meta http-equiv="refresh" content="30"></noscript>')
  const script = /<script>(.*)<\/script>/s.exec(text)?.[1] ?? ''
  expect(script).toContain("fetch('/readyz'")
  expect(response.headers.get('Content-Security-Policy')).toContain(
    `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'; connect-src 'self'`,
  )
})

test.each([404, 421, 500] as const)('a page that failed with %s does not go on failing by itself', async status => {
  const response = faultPage(status)
  expect(await response.text()).not.toMatch(/refresh|<script/)
  expect(response.headers.get('Content-Security-Policy')).not.toContain('script-src')
})

test.each([404, 421, 500, 503] as const)('no search engine keeps the page of a fault %s', async status => {
  const response = faultPage(status)
  expect([response.status, response.headers.get('X-Robots-Tag'), response.headers.get('Cache-Control')]).toEqual([
    status,
    'noindex',
    'no-store',
  ])
  expect(await response.text()).toContain('<meta name="robots" content="noindex">')
})

test.each([
  ['a person', { headers: { Accept: 'text/html,application/xhtml+xml' } }, true],
  ['a script', { headers: { Accept: 'application/json' } }, false],
  ['a form', { method: 'POST', headers: { Accept: 'text/html' } }, false],
])('%s is answered by its own means', (_, init, isPage) => {
  expect(wantsPage(new Request('http://site.invalid/', init))).toBe(isPage)
})

import { expect, test } from 'vitest'
import { listCities } from '#contract/site'
import { API_PREFIX } from '#contract/wire'
import { allCalls } from '../../server/areas.ts'
import { emptyDb } from '../../server/db/testing.lost.ts'
import { readSettings } from '../../server/settings.ts'
import { createTestService } from '../../server/testing.ts'

/** A portal whose pages are the address that they would name as their own. */
const portal = {
  file: async () => null,
  page: async (_: Request, { origin }: { readonly origin: string }) => new Response(`${origin}/page`),
  publicPaths: ['/'],
}

const at = (environment: Record<string, string> = {}) => {
  const { app } = createTestService(emptyDb(), allCalls, readSettings({ NODE_ENV: 'test', ...environment }), { portal })
  return (address: string) => app.http.request(address)
}

test.each(['/', '/robots.txt', '/sitemap.xml', '/codes/site.svg', '/files/x', API_PREFIX + listCities.path])(
  '%s says nothing to whoever asks for a host that is not ours',
  async path => {
    const answer = await at()(`http://evil.example${path}`)
    expect(answer.status).toBe(421)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect((await answer.text()) + JSON.stringify([...answer.headers])).not.toContain('evil')
  },
)

test.each(['//evil.example/', '//', '//evil.example/robots.txt', '/..//evil.example/'])(
  '%s is no page: read as a link it leads elsewhere',
  async path => {
    const answer = await at()(`http://localhost${path}`)
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('evil')
  },
)

test('works at the addresses of a machine on which nothing is set, and lets no shared store keep what names them', async () => {
  const ask = at()
  for (const host of ['localhost:4000', '127.0.0.1:4000', '192.168.1.20', '[::1]:4000']) {
    expect(await (await ask(`http://${host}/`)).text()).toBe(`http://${host}/page`)
    const robots = await ask(`http://${host}/robots.txt`)
    expect(await robots.text()).toContain(`Sitemap: http://${host}/sitemap.xml`)
    expect(robots.headers.get('cache-control')).toBe('private, max-age=3600')
  }
})

test('names its public origin whatever it was asked for', async () => {
  const ask = at({ PUBLIC_ORIGIN: 'https://www.example.cn', PUBLIC_HOSTS: 'nc.example.cn' })
  for (const host of ['www.example.cn', 'nc.example.cn', '6.6.6.6']) {
    expect(await (await ask(`http://${host}/`)).text()).toBe('https://www.example.cn/page')
    const robots = await ask(`http://${host}/robots.txt`)
    expect(await robots.text()).toContain('Sitemap: https://www.example.cn/sitemap.xml')
    expect(robots.headers.get('cache-control')).toBe('public, max-age=3600')
  }
  expect((await ask('http://evil.example/')).status).toBe(421)
})

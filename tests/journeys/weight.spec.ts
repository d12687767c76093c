import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'playwright/test'
import { type PageName, pages } from '#contract/pages'
import { filesOf, type Manifest } from '../../scripts/bench/weight.ts'
import { root } from '../../scripts/built.ts'
import { moduleOf } from '../../src/app/slices.ts'
import { test } from './visitor.ts'

/** What the bytes of a first visit are counted from (scripts/bench/weight.ts). */
const manifest: Manifest = JSON.parse(readFileSync(join(root, 'dist/client/.vite/manifest.json'), 'utf8'))

/** Comes with every page of a production service once the page runs, and is 100 bytes. */
const hardening = manifest['src/app/hardening.ts']?.file

const weighed = {
  '/': 'HomePage',
  '/job-search': 'JobSearchPage',
  '/user/login': 'LoginPage',
  '/suggestions': 'SuggestionsPage',
  '/servicemen/index': 'TopicPage',
  '/site-map': 'SiteMapPage',
}

for (const [address, name] of Object.entries(weighed)) {
  test(`${address} fetches no more script than is counted, as long as nobody does anything`, { tag: '@gate' }, async ({
    page,
  }) => {
    const fetched = new Set<string>()
    page.on('request', request => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith('.js')) fetched.add(pathname.slice(1))
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    await expect(page.locator('html')).not.toHaveAttribute('data-arriving')
    await page.waitForLoadState('networkidle')
    const counted = new Set(filesOf(manifest, name))
    expect([...fetched].filter(file => !counted.has(file) && file !== hardening)).toEqual([])
    expect(fetched.size).toBeGreaterThanOrEqual(counted.size)
  })
}

test('the records of every slice are a file of their own', { tag: '@gate' }, async () => {
  const modules = new Set((Object.keys(pages) as PageName[]).map(moduleOf))
  expect(modules.size).toBeGreaterThan(10)
  expect([...modules].filter(module => !manifest[module])).toEqual([])
})

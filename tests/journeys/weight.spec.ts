import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from 'playwright/test'
import { type PageName, pages } from '#contract/pages'
import { guestPages, manifestOf } from '../../scripts/bench/weight.ts'
import { root } from '../../scripts/built.ts'
import { firstFiles } from '../../src/app/first-files.ts'
import { moduleOf } from '../../src/app/slices.ts'
import { test } from './visitor.ts'

/** What the bytes of a first visit are counted from (scripts/bench/weight.ts). */
const manifest = manifestOf(join(root, 'dist'))

/** Comes with every page of a production service once the page runs, and is 100 bytes. */
const hardening = manifest['src/app/hardening.ts']?.file

/** Files that are counted for the page at an address. */
async function countedAt(address: string): Promise<Set<string>> {
  const page = (await guestPages(join(root, 'dist'))).find(({ paths }) => paths.includes(address))
  if (page === undefined) throw new Error(`No guest may open ${address}`)
  return new Set(firstFiles(manifest, page))
}

/** Not `/exam/verify`, which fetches all that it needs to go on without a line. */
const weighed = [
  '/',
  '/job-search',
  '/user/login',
  '/suggestions',
  '/servicemen/index',
  '/site-map',
  '/exam/center',
  '/exam/list',
]

/** Of each way in which a page comes by its script one is in the gate. */
const inGate: ReadonlySet<string> = new Set(['/', '/job-search', '/exam/center'])

for (const address of weighed) {
  const tag = inGate.has(address) ? ['@gate'] : []
  test(`${address} fetches no more script than is counted, as long as nobody does anything`, { tag }, async ({
    page,
  }) => {
    const fetched = new Set<string>()
    page.on('request', request => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith('.js')) fetched.add(pathname.slice(1))
    })
    await page.goto(address)
    await expect(page.locator('html')).not.toHaveAttribute('data-arriving')
    const counted = await countedAt(address)
    await expect.poll(() => [...counted].filter(file => !fetched.has(file))).toEqual([])
    await page.waitForLoadState('networkidle')
    expect([...fetched].filter(file => !counted.has(file) && file !== hardening)).toEqual([])
  })
}

/** What the records of a module load, by page: the file that is imported, as the manifest names it, and the page's component. */
const pagesOf = (module: string) =>
  [...readFileSync(join(root, module), 'utf8').matchAll(/import\('\.\/([^']+)'\),\s*'(\w+)'/g)].map(
    ([, file = '', component = '']) => ({ key: join(dirname(module), file), component }),
  )

test('every page is a chunk of its own, under the name by which the service finds it', { tag: '@gate' }, async () => {
  const names = Object.keys(pages) as PageName[]
  const loaded = [...new Set(names.map(moduleOf))].map(module => ({ module, pages: pagesOf(module) }))
  expect(loaded.filter(({ pages }) => pages.length === 0)).toEqual([])
  const lost = loaded
    .flatMap(({ pages }) => pages)
    .filter(({ key, component }) => !manifest[key]?.isDynamicEntry || manifest[key]?.name !== component)
  expect(lost).toEqual([])
})

test('the records of every slice are a file of their own', { tag: '@gate' }, async () => {
  const modules = new Set((Object.keys(pages) as PageName[]).map(moduleOf))
  expect(modules.size).toBeGreaterThan(10)
  expect([...modules].filter(module => !manifest[module])).toEqual([])
})

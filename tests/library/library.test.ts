import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import { build, preview } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchOptions } from '../../scripts/browser.ts'
import { installIntoNewApp } from './installed.ts'

/** Bytes, gzip, that a button may cost beyond its peers. */
const BUTTON_LIMIT = 6_000

let app = ''

beforeAll(async () => {
  app = await installIntoNewApp()
})

afterAll(() => {
  if (app) rmSync(dirname(app), { recursive: true, force: true })
})

test('type-checks where it is installed', () => {
  const tsc = join(app, 'node_modules/typescript/bin/tsc')
  expect(execFileSync(process.execPath, [tsc, '--noEmit'], { cwd: app, encoding: 'utf8' })).toBe('')
})

test('draws header, region field and a whole page against its mocks', async () => {
  await build({ root: app, configFile: false, logLevel: 'error' })
  const server = await preview({ root: app, configFile: false, preview: { port: 0, host: '127.0.0.1' } })
  const browser = await chromium.launch(launchOptions())
  try {
    const page = await browser.newPage()
    const faults: string[] = []
    page.on('pageerror', error => faults.push(error.message))
    page.on('console', message => message.type() === 'error' && faults.push(message.text()))
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    await page.getByRole('banner').getByText('别处的门户').waitFor()
    await page.getByRole('heading', { level: 1, name: '职位搜索' }).waitFor()
    await page.getByRole('article').first().waitFor()
    await page.getByRole('combobox', { name: '所在地区' }).click()
    for (const area of ['江西省', '赣州市', '章贡区']) await page.getByRole('treeitem', { name: area }).click()
    await page.getByText('360702', { exact: true }).waitFor()
    expect(faults).toEqual([])
  } finally {
    await browser.close()
    await server.close()
  }
})

test('costs little when little is taken: a button alone', async () => {
  const peers = ['react', 'react-dom', 'react/jsx-runtime', 'styled-components']
  const built = await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      lib: { entry: join(app, 'button.ts'), formats: ['es'] },
      rolldownOptions: { external: peers },
    },
  })
  const [bundle] = [built].flat()
  if (!bundle || !('output' in bundle)) throw new Error('nothing was built')
  const code = bundle.output.map(part => (part.type === 'chunk' ? part.code : '')).join('')
  expect(code).toContain('styled-components')
  expect(gzipSync(code).length).toBeLessThan(BUTTON_LIMIT)
})

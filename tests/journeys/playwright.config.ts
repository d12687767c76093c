import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { launchOptions } from '../../scripts/browser.ts'

const freePort = (): Promise<string> => {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const probe = createServer()
  probe.on('error', reject)
  probe.listen(0, '127.0.0.1', () => {
    const address = probe.address()
    probe.close(() => resolve(typeof address === 'object' && address !== null ? String(address.port) : ''))
  })
  return promise
}

// Workers read this file again and inherit what the first reading chose.
process.env.JOURNEYS_PORT ??= await freePort()
if (process.env.JOURNEYS_DATA_DIR === undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'journeys-'))
  process.env.JOURNEYS_DATA_DIR = folder
  // Last of all: the service writes to it until it has stopped.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}

const baseURL = `http://127.0.0.1:${process.env.JOURNEYS_PORT}`

/** A real browser, the real service and a real database of its own, loaded with sample content. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/journeys',
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  use: {
    baseURL,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    { name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
  ],
  webServer: {
    command: 'node scripts/start.ts',
    cwd: join(import.meta.dirname, '../..'),
    url: `${baseURL}/readyz`,
    env: {
      PORT: process.env.JOURNEYS_PORT,
      DATA_DIR: process.env.JOURNEYS_DATA_DIR,
      SAMPLE_CONTENT: 'on',
      // Every visitor comes from an address of their own, told as a proxy tells it (visitor.ts).
      TRUSTED_PROXIES: '1',
    },
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})

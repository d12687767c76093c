import { defineConfig } from 'playwright/test'
import { lightLaunchOptions } from '../../scripts/browser.ts'

/** `gate` runs the journeys that are tagged for it, on the desktop (`@gate`) or on the phone (`@gate-phone`). */
const isGate = process.env.RING === 'gate'

/** A real browser, the real service and a real database of each worker's own, loaded with sample content. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/journeys',
  globalSetup: './prepare.ts',
  workers: 2,
  // What passes only on a second try is told as unsteady (scripts/gate); a worker that retries has a fresh service.
  retries: 2,
  retryStrategy: 'isolated',
  // On a machine that may be busy: only what hangs is to fail by time.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  forbidOnly: true,
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: lightLaunchOptions(),
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } }, ...(isGate && { grep: /@gate(?!-)/ }) },
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
      ...(isGate && { grep: /@gate-phone/ }),
    },
  ],
})

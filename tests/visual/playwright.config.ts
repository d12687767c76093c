import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { launchOptions } from '../../scripts/browser.ts'

const port = process.env.VISUAL_PORT ?? '6116'

/** A picture of every story of the static Storybook, compared with the one that was last found good. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  globalSetup: './viewports.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  forbidOnly: true,
  // Past these the look itself has changed: update, and read the pictures in the commit.
  maxFailures: 60,
  updateSnapshots: 'none',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions(),
  },
  webServer: {
    command: `vite preview --config .storybook/vite.config.ts --outDir storybook-static --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: join(import.meta.dirname, '../..'),
    url: `http://127.0.0.1:${port}/index.json`,
    stdout: 'ignore',
    timeout: 30_000,
  },
})

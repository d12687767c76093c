import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { launchOptions } from '../../scripts/browser.ts'

const { args, ...browser } = launchOptions()

/** What is redrawn in part keeps a seam at its edge, and a picture that is decoded later is missing for a frame. */
const sameEveryTime = ['--disable-partial-raster', '--disable-checker-imaging']

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
  // A story takes a second; a machine with other work too has opened one in half a minute.
  timeout: 60_000,
  forbidOnly: true,
  // Past these the look itself has changed: update, and read the pictures in the commit.
  maxFailures: 60,
  updateSnapshots: 'none',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...browser, args: [...args, ...sameEveryTime] },
  },
  webServer: {
    command: `vite preview --config .storybook/vite.config.ts --outDir storybook-static --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: join(import.meta.dirname, '../..'),
    url: `http://127.0.0.1:${port}/index.json`,
    stdout: 'ignore',
    timeout: 30_000,
  },
})

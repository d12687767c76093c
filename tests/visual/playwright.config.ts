import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { launchOptions, lightLaunchOptions } from '../../scripts/browser.ts'
import { freePort } from '../../scripts/free-port.ts'

/** What is redrawn in part keeps a seam at its edge, and a picture that is decoded later is missing for a frame. */
const sameEveryTime = ['--disable-partial-raster', '--disable-checker-imaging']

// Workers read this file again and inherit what the first reading chose.
process.env.VISUAL_PORT ??= await freePort()
const port = process.env.VISUAL_PORT

/** Tag of the stories that are held against their picture. */
const DRAWN = /@drawn/

/** Where the stories think they are, whatever port was free: some show their address, as a code for phones. */
const shown = '127.0.0.1:6116'

const started = ({ args, ...browser }: ReturnType<typeof launchOptions>) => ({
  ...browser,
  args: [...args, ...sameEveryTime, `--host-resolver-rules=MAP ${shown} 127.0.0.1:${port}`],
})

/** Every story of the static Storybook, told once: its play, what axe finds, and its picture beside the one last found good. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  globalSetup: ['./viewports.ts', './letters.ts'],
  fullyParallel: true,
  // On two cores: half of the time a story waits for its own next frame.
  workers: 3,
  // What passes only on a second try is told as unsteady (scripts/gate).
  retries: 2,
  retryStrategy: 'isolated',
  // A story takes a second; on a machine that may be busy only what hangs is to fail by time.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // Past these the look itself has changed: update, and read the pictures in the commit.
  maxFailures: 60,
  updateSnapshots: 'none',
  use: {
    baseURL: `http://${shown}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'drawn', grep: DRAWN, use: { launchOptions: started(launchOptions()) } },
    // What is only told needs no whole browser.
    { name: 'told', grepInvert: DRAWN, use: { launchOptions: started(lightLaunchOptions()) } },
  ],
  webServer: {
    command: `vite preview --config .storybook/vite.config.ts --outDir storybook-static --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: join(import.meta.dirname, '../..'),
    url: `http://127.0.0.1:${port}/index.json`,
    stdout: 'ignore',
    timeout: 120_000,
  },
})

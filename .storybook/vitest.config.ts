import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from '../scripts/browser.ts'
import { partFactsPlugin } from '../scripts/build/part-facts.ts'

// Apart from the other tests: these need the index of all stories, and a story that cannot be read must not stop them.
export default defineConfig({
  root: '..',
  plugins: [
    partFactsPlugin(join(import.meta.dirname, '..')),
    storybookTest({ configDir: '.storybook', initialGlobals: { viewport: { value: 'desktop' } } }),
  ],
  // A package found during a run makes Vite reload in the middle of it: look through everything a story can reach first.
  optimizeDeps: {
    entries: ['.storybook/preview.tsx', 'src/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}', 'mocks/**/*.ts'],
    include: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/react-vite', 'react-dom/client'],
  },
  test: {
    name: 'stories',
    allowOnly: false,
    // On a machine that may be busy: only what hangs is to fail by time.
    testTimeout: 60_000,
    // Stories share a page in Storybook as well; the preview sets each of them up anew, and this is three times as fast.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: launchOptions(),
        contextOptions: { locale: 'zh-CN', timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})

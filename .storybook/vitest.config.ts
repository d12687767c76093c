import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from '../scripts/browser.ts'

// Apart from the other tests: these need the index of all stories, and a story that cannot be read must not stop them.
export default defineConfig({
  root: '..',
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { viewport: { value: 'desktop' } } })],
  // Found during a run, any of these makes Vite reload in the middle of it.
  optimizeDeps: {
    include: [
      '@storybook/addon-a11y',
      '@storybook/addon-docs',
      '@storybook/react-vite',
      'msw',
      'msw/browser',
      'msw-storybook-addon',
      'react',
      'react-dom/client',
      'react-router-dom',
      'styled-components',
      'swr',
    ],
  },
  test: {
    name: 'stories',
    testTimeout: 15_000,
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

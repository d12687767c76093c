import { defineConfig } from 'vitest/config'
import { headScripts } from './scripts/build/head-script.ts'

// Code that silently leans on the machine's zone fails here; whatever shows a date names China's zone itself.
process.env.TZ = 'UTC'

/** Tests without a browser. Those of the stories are configured in `.storybook/vitest.config.ts`. */
export default defineConfig({
  plugins: [headScripts()],
  test: {
    environment: 'node',
    allowOnly: false,
    setupFiles: ['tests/property-seed.ts', 'tests/imports-settled.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,mocks}/**/*.test.{ts,tsx}', 'tests/{conventions,contract}/**/*.test.{ts,tsx}'],
          // The conventions read the whole tree: only what hangs is to fail by time.
          testTimeout: 240_000,
        },
      },
      { extends: true, test: { name: 'workshop', include: ['scripts/**/*.test.ts'], testTimeout: 240_000 } },
      {
        extends: true,
        test: {
          name: 'library',
          include: ['tests/library/*.test.ts'],
          // Builds, packs and installs: only what hangs is to fail by time.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'service',
          include: ['{server,tests/security}/**/*.test.ts'],
          globalSetup: 'server/db/testing.global.ts',
          // Real databases and fuzzing on a machine that may be busy: only what hangs is to fail by time.
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
})

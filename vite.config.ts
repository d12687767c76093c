import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { styledIds } from './scripts/styled-ids.ts'

/** One moment for both builds: the page compares its own with the service's at start-up. */
const buildTime = process.env.BUILD_TIME ?? new Date().toISOString()

/** The static file that the version check at start-up reads (specification section 4). */
const metadataFile: Plugin = {
  name: 'metadata-file',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'metadata.json', source: JSON.stringify({ buildTime }) })
  },
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), styledIds(), metadataFile],
  appType: 'custom',
  define: { __BUILD_TIME__: JSON.stringify(buildTime) },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild ? {} : { input: 'src/app/entry-client.tsx' },
  },
}))

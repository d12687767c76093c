import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { headScripts } from './scripts/build/head-script.ts'
import { preloads } from './scripts/build/preloads.ts'
import { shortNames } from './scripts/build/short-names.ts'
import { styledParts } from './scripts/build/styled-parts.ts'

/** One moment for both builds: the page compares its own with the service's at start-up. */
const buildTime = process.env.BUILD_TIME ?? new Date().toISOString()

const shared = /^(base|libraries|rolldown-runtime)$/

/** Names are bytes too: only what is told apart by its name carries one. */
const chunkFileNames = ({ name }: { name: string }) =>
  shared.test(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'

/** The same in both builds, so that the service names drawings as the browser's build does. */
const hashCharacters = 'base36'

/** The static file that the version check at start-up reads (specification section 4). */
const metadataFile: Plugin = {
  name: 'metadata-file',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'metadata.json', source: JSON.stringify({ buildTime }) })
  },
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [headScripts(), react(), shortNames(import.meta.dirname), metadataFile, preloads()],
  // React has this hook itself; the shim is for versions before 18.
  resolve: isSsrBuild
    ? {}
    : { alias: { 'use-sync-external-store/shim/index.js': 'react', 'use-sync-external-store/shim': 'react' } },
  appType: 'custom',
  oxc: styledParts,
  // Node would take its CommonJS form, whose default export is another one than the browser's.
  ssr: { noExternal: ['styled-components'] },
  // A browser has no `require`: a library that looks for it would bring what stands in for it to every page.
  define: { __BUILD_TIME__: JSON.stringify(buildTime), ...(!isSsrBuild && { 'typeof require': '"undefined"' }) },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? { output: { hashCharacters } }
      : {
          input: 'src/app/entry-client.tsx',
          // Every page carries the names of many files: 36 bits are enough to tell them apart, and fewer to send than 42.
          output: { hashCharacters, chunkFileNames, entryFileNames: 'assets/[hash:7].js' },
        },
  },
}))

import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { styledParts } from '../../build/styled-parts.ts'
import { root } from '../../built.ts'

/** Builds a page into `folder`, for production and with what the portal is built with. Answers its one script. */
export async function buildPage(folder: string, entry: string): Promise<string> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react()],
    oxc: styledParts,
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      target: 'es2022',
      outDir: folder,
      emptyOutDir: true,
      lib: { entry, formats: ['iife'], name: 'page', fileName: () => 'page.js' },
    },
  })
  return join(folder, 'page.js')
}

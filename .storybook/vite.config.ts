import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { partFactsPlugin } from '../scripts/build/part-facts.ts'

export default defineConfig({
  plugins: [react(), partFactsPlugin(join(import.meta.dirname, '..'))],
  // Whoever tells stories has a browser of its own for one build: asking whether a file has changed costs more than the file.
  preview: { headers: { 'Cache-Control': 'max-age=3600, immutable' } },
})

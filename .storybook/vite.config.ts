import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { partFactsPlugin } from '../scripts/build/part-facts.ts'

export default defineConfig({ plugins: [react(), partFactsPlugin(join(import.meta.dirname, '..'))] })

import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { partFactsPlugin } from '../scripts/build/part-facts.ts'

/** What neighbouring stories share, in few files: each asked for costs more than what else lies in it. */
const groupOf = (id: string) => {
  if (/\.(stories|css)\b|\?/.test(id)) return null
  const [, feature] = /\/src\/features\/([^/]+)\//.exec(id) ?? []
  if (feature) return `slice-${feature}`
  const [, home] = /\/(?:src\/)?(design-system|contract|platform|mocks|app)\//.exec(id) ?? []
  return home && !id.includes('node_modules') ? home : null
}

/** As a plugin: Storybook leaves out what a configuration says of its build. */
const fewerFiles: Plugin = {
  name: 'fewer-files',
  config: () => ({
    build: {
      rolldownOptions: {
        output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: groupOf }] } },
      },
    },
  }),
}

export default defineConfig({
  plugins: [react(), partFactsPlugin(join(import.meta.dirname, '..')), fewerFiles],
  // Whoever tells stories has a browser of its own for one build: asking whether a file has changed costs more than the file.
  preview: { headers: { 'Cache-Control': 'max-age=3600, immutable' } },
})

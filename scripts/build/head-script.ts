import { readFile } from 'node:fs/promises'
import { minify, type Plugin, transformWithOxc } from 'vite'

const QUERY = '?head-script'

/** A module as the text of a script that runs by itself: types and names taken out. */
export async function headScript(code: string, file: string): Promise<string> {
  const { code: script } = await transformWithOxc(code, file)
  const { code: text } = await minify(file.replace(/\.ts$/, '.js'), `{${script}}`, { compress: true, mangle: true })
  return text.trim()
}

/** The Vite plugin: `import text from './early.ts?head-script'` gives what goes between two script tags. */
export const headScripts = (): Plugin => ({
  name: 'head-scripts',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(QUERY)) return null
    const file = id.slice(0, -QUERY.length)
    this.addWatchFile(file)
    return `export default ${JSON.stringify(await headScript(await readFile(file, 'utf8'), file))}`
  },
})

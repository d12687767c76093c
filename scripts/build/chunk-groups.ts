import { build, type Rolldown } from 'vite'

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'name' | 'moduleIds' | 'imports' | 'isEntry' | 'isDynamicEntry'>

/** The pages that people come to first, by the names that their chunks carry. */
const firstPages = ['HomePage', 'JobSearchPage']

/** Where search engines lead. */
const LANDING_PAGE = 'JobDetailsPage'

/** Modules that loading a chunk brings along. */
function modulesWith(chunk: Chunk, chunks: ReadonlyMap<string, Chunk>): Set<string> {
  const files = new Set<string>()
  const visit = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    for (const imported of chunks.get(file)?.imports ?? []) visit(imported)
  }
  visit(chunk.fileName)
  return new Set([...files].flatMap(file => chunks.get(file)?.moduleIds ?? []))
}

/**
 * Which chunk a module belongs to, told from how a first build divided them; null leaves it to the bundler.
 * `libraries` and `base` come with every page, the first of them preloaded (src/app/document.ts), `browse` with each of the
 * first pages, `HomePageParts` with the home page and some others, `work` with most of the others and none of the
 * first, `JobDetailsPageParts` with that page and few others. A few large chunks compress better than sixty small ones.
 */
export function groupsOf(output: readonly Chunk[]): (id: string) => string | null {
  const chunks = new Map(output.map(chunk => [chunk.fileName, chunk]))
  const loaded = (chunk: Chunk) => modulesWith(chunk, chunks)
  const entry = output.find(({ isEntry }) => isEntry)
  const base = entry ? loaded(entry) : new Set<string>()
  const pages = output.filter(({ isDynamicEntry, name }) => isDynamicEntry && name.endsWith('Page'))
  const all = pages.map(page => ({ name: page.name, modules: loaded(page) }))
  const first = all.filter(({ name }) => firstPages.includes(name))
  const others = all.filter(({ name }) => !firstPages.includes(name))
  const landing = others.find(({ name }) => name === LANDING_PAGE)
  return id => {
    if (base.has(id)) return id.includes('/node_modules/') ? 'libraries' : 'base'
    const [visited, ...more] = first.filter(({ modules }) => modules.has(id))
    const among = others.filter(({ modules }) => modules.has(id)).length
    if (visited && more.length === first.length - 1) return 'browse'
    if (visited) return among > 0 ? `${visited.name}Parts` : null
    if (among > others.length / 2) return 'work'
    return among > 1 && landing?.modules.has(id) ? `${landing.name}Parts` : null
  }
}

/** Builds once to learn what every page needs, and gives the division for the build that is kept. */
export async function planChunks(): Promise<Rolldown.OutputOptions> {
  const result = await build({ logLevel: 'error', build: { write: false } })
  if (Array.isArray(result) || !('output' in result)) throw new Error('The first build gave no single output')
  const name = groupsOf(result.output.filter(file => file.type === 'chunk'))
  return { codeSplitting: { includeDependenciesRecursively: false, groups: [{ debugName: 'shared', name }] } }
}

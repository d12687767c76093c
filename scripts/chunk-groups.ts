import { build, type InlineConfig, type Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/** The pages that people come to first, by the names that their chunks carry. */
const firstPages = ['HomePage', 'JobSearchPage']

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
 * `base` comes with every page, `browse` with each of the first pages, `work` with most of the others and none of the first.
 */
export function groupsOf(output: readonly Chunk[]): (id: string) => string | null {
  const chunks = new Map(output.map(chunk => [chunk.fileName, chunk]))
  const loaded = (chunk: Chunk) => modulesWith(chunk, chunks)
  const entry = output.find(({ isEntry }) => isEntry)
  const base = entry ? loaded(entry) : new Set<string>()
  const pages = output.filter(({ isDynamicEntry, name }) => isDynamicEntry && name.endsWith('Page'))
  const first = pages.filter(({ name }) => firstPages.includes(name)).map(loaded)
  const others = pages.filter(({ name }) => !firstPages.includes(name)).map(loaded)
  return id => {
    if (base.has(id)) return 'base'
    if (first.length > 0 && first.every(page => page.has(id))) return 'browse'
    if (first.some(page => page.has(id))) return null
    return others.filter(page => page.has(id)).length > others.length / 2 ? 'work' : null
  }
}

/** Builds once to learn what every page needs, and gives the division for the build that is kept. */
export async function planChunks(config: InlineConfig): Promise<Rolldown.OutputOptions> {
  const result = await build({ ...config, logLevel: 'error', build: { ...config.build, write: false } })
  if (Array.isArray(result) || !('output' in result)) throw new Error('The first build gave no single output')
  const name = groupsOf(result.output.filter(file => file.type === 'chunk'))
  return { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name }] } }
}

import { build, type Rolldown } from 'vite'

type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'name' | 'facadeModuleId' | 'moduleIds' | 'imports' | 'isDynamicEntry'
>

/** The pages that people come to first. */
const firstPages = ['HomePage', 'JobSearchPage']

/** Of how many pages at least: what so many share goes together. What fewer share is left to the bundler (docs/delivery.md has the figures). */
const widths = [22, 12]

/** A chunk and all that loading it brings along. */
function filesWith(chunk: Chunk, chunks: ReadonlyMap<string, Chunk>): Set<string> {
  const files = new Set<string>()
  const visit = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    for (const imported of chunks.get(file)?.imports ?? []) visit(imported)
  }
  visit(chunk.fileName)
  return files
}

/** Folder of the slice that a module is in. */
const sliceOf = ({ facadeModuleId }: Chunk) => /\/features\/([^/]+)\//.exec(facadeModuleId ?? '')?.[1]

const isRecords = ({ facadeModuleId }: Chunk) => facadeModuleId?.endsWith('/routes.ts')

/** The pages that need each file, by their names: a page comes with the records of its slice. */
function pagesByFile(chunks: ReadonlyMap<string, Chunk>): Map<string, Set<string>> {
  const output = [...chunks.values()]
  const needs = new Map<string, Set<string>>()
  for (const page of output.filter(({ isDynamicEntry, name }) => isDynamicEntry && name.endsWith('Page'))) {
    const records = output.filter(chunk => isRecords(chunk) && sliceOf(chunk) === sliceOf(page))
    for (const file of [page, ...records].flatMap(chunk => [...filesWith(chunk, chunks)])) {
      needs.set(file, (needs.get(file) ?? new Set()).add(page.name))
    }
  }
  return needs
}

/** Which file the parts shared by these pages go to; null leaves it to the bundler. */
function groupFor(pages: ReadonlySet<string>): string | null {
  const firsts = firstPages.filter(page => pages.has(page))
  const width = widths.find(least => pages.size >= least)
  return firsts.length > 0 && width ? `${firsts.join('-')}-${width}` : null
}

/**
 * Which chunk a shared module belongs to, told from how the bundler divides them by itself: what a first page shares with
 * many pages is a file, what it shares with several another, so that it loads few files and nothing that it does not need.
 */
export function sharedGroups(output: readonly Chunk[]): (id: string) => string | null {
  const chunks = new Map(output.map(chunk => [chunk.fileName, chunk]))
  const groups = new Map<string, string | null>()
  for (const [file, pages] of pagesByFile(chunks)) {
    const chunk = chunks.get(file)
    if (!chunk || chunk.isDynamicEntry) continue
    for (const id of chunk.moduleIds) groups.set(id, groupFor(pages))
  }
  return id => groups.get(id) ?? null
}

/**
 * `libraries` and `base` come with every page, the first of them preloaded (src/app/document.ts). A first build shows what
 * each page needs of the rest.
 */
export async function planChunks(): Promise<Rolldown.OutputOptions> {
  const result = await build({ logLevel: 'error', build: { write: false } })
  if (Array.isArray(result) || !('output' in result)) throw new Error('The first build gave no single output')
  const name = sharedGroups(result.output.filter(file => file.type === 'chunk'))
  return {
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        { name: 'libraries', test: /[\\/]node_modules[\\/]/, tags: ['$initial'] },
        { name: 'base', tags: ['$initial'] },
        { debugName: 'shared', name },
      ],
    },
  }
}

/** The client build's manifest, as Vite writes it. */
export type Manifest = Readonly<Record<string, ManifestChunk>>

interface ManifestChunk {
  readonly file: string
  readonly name?: string
  readonly isEntry?: boolean
  readonly isDynamicEntry?: boolean
  readonly imports?: readonly string[]
}

/** What draws a page, as the manifest tells it. */
export interface PageChunk {
  /** Name of the page's component, which its chunk carries too. */
  readonly component: string
  /** Module of the records of its slice; the page is in the same folder, or below it. */
  readonly records: string
}

export const ENTRY = 'src/app/entry-client.tsx'

function chunkKey(manifest: Manifest, { component, records }: PageChunk): string {
  const folder = records.replace(/[^/]+$/, '')
  const key = Object.keys(manifest).find(
    name => name.startsWith(folder) && manifest[name]?.isDynamicEntry && manifest[name]?.name === component,
  )
  if (key === undefined) throw new Error(`The build has no chunk of ${component} in ${folder}`)
  return key
}

/**
 * Files that a first visit of a page loads, each once and before what it imports: the libraries, the entry, the records of
 * the page's slice, its own chunk, and all that these import.
 *
 * @throws Error when the build lacks one of them
 */
export function firstFiles(manifest: Manifest, page: PageChunk): string[] {
  const seen = new Set<string>()
  const files: string[] = []
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`The manifest names ${key} and does not have it`)
    files.push(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  const libraries = Object.keys(manifest).filter(key => key.startsWith('_libraries'))
  for (const key of [...libraries, ENTRY, page.records, chunkKey(manifest, page)]) visit(key)
  return files
}

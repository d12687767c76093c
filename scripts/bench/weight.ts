import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { firstFiles, type Manifest, type PageChunk } from '../../src/app/first-files.ts'
import { mayOpen, type PageName, pages } from '../../src/contract/pages.ts'

/** Most bytes of JavaScript, compressed by brotli, that a first visit of a page may load. */
export const SCRIPT_LIMIT = 120_000

/** What draws pages that a guest may open, and the addresses of these. */
export interface GuestPage extends PageChunk {
  readonly paths: readonly string[]
}

export interface Weight {
  readonly paths: readonly string[]
  readonly files: number
  /** Bytes on the wire. */
  readonly bytes: number
}

/** Reads the manifest of a client build. */
export const manifestOf = (dist: string): Manifest =>
  JSON.parse(readFileSync(join(dist, 'client/.vite/manifest.json'), 'utf8'))

/**
 * Every page of the table that a guest may open. What draws it says the renderer of the same build, which announces a
 * page's files to browsers by the same words.
 */
export async function guestPages(dist: string): Promise<GuestPage[]> {
  const { chunkOf }: { chunkOf: (name: PageName) => Promise<PageChunk> } = await import(
    pathToFileURL(join(dist, 'server/entry-server.js')).href
  )
  const found = new Map<string, PageChunk & { paths: string[] }>()
  for (const name of (Object.keys(pages) as PageName[]).filter(one => mayOpen('guest', pages[one]))) {
    const { component, records } = await chunkOf(name)
    const key = `${records} ${component}`
    const page = found.get(key) ?? { component, records, paths: [] }
    page.paths.push(pages[name].path)
    found.set(key, page)
  }
  return [...found.values()]
}

/** Bytes of one file as the service sends it: what lies beside it compressed, else what compressing it gives. */
function bytesOf(path: string): number {
  return existsSync(`${path}.br`) ? readFileSync(`${path}.br`).length : brotliCompressSync(readFileSync(path)).length
}

/** Weighs every page of a build that a guest may open. Throws when the build lacks one of them. */
export async function weigh(dist: string): Promise<Weight[]> {
  const manifest = manifestOf(dist)
  const known = new Map<string, number>()
  const weightOf = (file: string) => {
    const bytes = known.get(file) ?? bytesOf(join(dist, 'client', file))
    known.set(file, bytes)
    return bytes
  }
  return (await guestPages(dist)).map(page => {
    const files = firstFiles(manifest, page)
    return { paths: page.paths, files: files.length, bytes: files.reduce((sum, file) => sum + weightOf(file), 0) }
  })
}

/** The first address of a page, and how many others it has. */
export const addressIn = ({ paths: [first = '', ...others] }: Pick<Weight, 'paths'>): string =>
  others.length > 0 ? `${first} and ${others.length} more` : first

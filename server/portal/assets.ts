import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { acceptedEncoding, type Encoding, encode, encodings } from '../http/encoding.ts'

const suffixes: Readonly<Record<Exclude<Encoding, ''>, string>> = { br: '.br', gzip: '.gz' }

/** Texts shrink; pictures and fonts are compressed already. */
const shrinks = (path: string) => /\.(js|css|html|json|map|webmanifest|svg|txt|wasm)$/.test(path)

/** The build names these after their contents. */
const isHashed = (path: string) => path.startsWith('/assets/')

/** What says which build this is: asked for by every page that starts. */
export const METADATA = '/metadata.json'

const cacheControl = (path: string) => {
  if (path === METADATA) return 'no-store'
  return isHashed(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
}

/** Files of a folder by their address; what the build left for itself (`.vite/`) is not among them. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile())
    .map(entry => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter(path => !path.startsWith('/.'))
}

/** Writes `.br` and `.gz` beside each file of a build that shrinks: done once, so that no visitor waits for it. */
export async function precompress(folder: string): Promise<void> {
  const paths = (await filesIn(folder)).filter(shrinks)
  await Promise.all(
    paths.map(async path => {
      const bytes = await readFile(join(folder, path))
      for (const encoding of ['br', 'gzip'] as const) {
        await writeFile(join(folder, path + suffixes[encoding]), await encode(bytes, encoding, 'build'))
      }
    }),
  )
}

/** A deployment may have taken the file away since the service began. */
const isGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

export interface Assets {
  /** The answer for a file of the build; null when there is none of this address. */
  respond(path: string, request: Request): Promise<Response | null>
}

/** The built portal's files, each read (and compressed, unless the build has done so) when first asked for. */
export async function loadAssets(folder: string): Promise<Assets> {
  const all = new Set(await filesIn(folder))
  const isOwn = (path: string) => all.has(path) && !encodings.some(one => one !== '' && path.endsWith(suffixes[one]))
  const forms = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

  const load = async (path: string, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> => {
    const compressed = encoding === '' ? path : path + suffixes[encoding]
    if (all.has(compressed)) return new Uint8Array(await readFile(join(folder, compressed)))
    return encode(await readFile(join(folder, path)), encoding, 'build')
  }
  const formOf = (path: string, encoding: Encoding) => {
    const key = `${encoding} ${path}`
    const known = forms.get(key)
    if (known) return known
    const form = load(path, encoding)
    forms.set(key, form)
    form.catch(() => forms.delete(key))
    return form
  }

  return {
    async respond(path, request) {
      if (!isOwn(path)) return null
      const encoding = shrinks(path) ? acceptedEncoding(request.headers.get('Accept-Encoding')) : ''
      const form = await formOf(path, encoding).catch((error: unknown) => {
        if (isGone(error)) return null
        throw error
      })
      if (!form) return null
      return new Response(form, {
        headers: {
          'Content-Type': getMimeType(path) ?? 'application/octet-stream',
          'Cache-Control': cacheControl(path),
          ...(shrinks(path) && { Vary: 'Accept-Encoding' }),
          ...(encoding !== '' && { 'Content-Encoding': encoding }),
        },
      })
    },
  }
}

import type { Plugin, Rolldown } from 'vite'

type Imports = Readonly<Record<string, Pick<Rolldown.OutputChunk, 'imports'> | undefined>>

/** A file and all that it imports: what is there once it runs. */
export function loadedWith(file: string, files: Imports): Set<string> {
  const loaded = new Set<string>()
  const visit = (one: string) => {
    if (loaded.has(one)) return
    loaded.add(one)
    for (const imported of files[one]?.imports ?? []) visit(imported)
  }
  visit(file)
  return loaded
}

/** The bundler's table of the files that later parts need, and where it is read. */
const table = /const __vite__mapDeps=.*?\.f=\[(.*?)\]\)\)\)=>i\.map\(i=>d\[i\]\);?\n?/
const reading = /__vite__mapDeps\(\[([\d,]*)\]\)/g

/** The same script without what it says of files that are there already; as it was where it says nothing of files. */
export function withoutLoaded(code: string, loaded: ReadonlySet<string>): string {
  const [declaration, quoted] = table.exec(code) ?? []
  if (declaration === undefined || quoted === undefined) return code
  const names: string[] = JSON.parse(`[${quoted}]`)
  const kept = names.filter(name => !loaded.has(name))
  const placeOf = new Map(kept.map((name, place) => [name, place]))
  const read = code.replaceAll(reading, (_, places: string) => {
    const found = places.split(',').flatMap(place => placeOf.get(names[Number(place)] ?? '') ?? [])
    return found.length > 0 ? `__vite__mapDeps([${found}])` : '[]'
  })
  const said = kept.length > 0 ? declaration.replace(quoted, kept.map(name => JSON.stringify(name)).join()) : ''
  return read.replace(declaration, () => said)
}

/** A page names what its later parts need, to fetch all of it at once; what the page itself has brought need not be named. */
export const preloads = (): Plugin => ({
  name: 'preloads',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
      const files: Imports = Object.fromEntries(chunks.map(chunk => [chunk.fileName, chunk]))
      for (const chunk of chunks) chunk.code = withoutLoaded(chunk.code, loadedWith(chunk.fileName, files))
    },
  },
})

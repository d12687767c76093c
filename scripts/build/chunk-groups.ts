import { build, type Rolldown } from 'vite'

type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'name' | 'facadeModuleId' | 'moduleIds' | 'imports' | 'isEntry' | 'isDynamicEntry' | 'code'
>

/** The pages that people come to first: they carry nothing that they do not need, and are made of few files. */
const firstPages = ['HomePage', 'JobSearchPage']

/** Bytes on the wire that one more file of a page costs: what it would share with another in compression, and its head. */
const FILE_BYTES = 160

/** How much code weighs once it is compressed. */
const COMPRESSED = 0.27

/** What a file less is worth, and what a byte that is not needed costs: on a first page, another, and a part that comes later. */
const weights = {
  first: { file: 15, byte: 1000 },
  page: { file: 1, byte: 1 },
  part: { file: 0.2, byte: 0.2 },
}

/** Modules that go together. */
interface Unit {
  readonly modules: readonly string[]
  /** Bytes on the wire. */
  readonly bytes: number
  /** Files of the first build that are in it. */
  readonly files: ReadonlySet<string>
  /** Files that come with it: its own and all that they import. */
  readonly brought: ReadonlySet<string>
  /** The pages and later parts that load it. */
  readonly users: ReadonlySet<string>
}

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

const weightOf = (name: string) =>
  weights[firstPages.includes(name) ? 'first' : name.endsWith('Page') ? 'page' : 'part']
const sumOf = (of: 'file' | 'byte', users: ReadonlySet<string>) =>
  [...users].reduce((sum, user) => sum + weightOf(user)[of], 0)

const brings = (one: Unit, other: Unit) => !one.brought.isDisjointFrom(other.files)

/** Bytes that users of `one` load in vain once it is in a file with `other`: that, and what comes with it. */
const inVain = (one: Unit, other: Unit, units: readonly Unit[]) =>
  units
    .filter(unit => unit !== one && brings(other, unit))
    .reduce((sum, { bytes, users }) => sum + bytes * sumOf('byte', one.users.difference(users)), 0)

/** Whether a third unit would import what it is imported by. */
const isCircle = (one: Unit, other: Unit, units: readonly Unit[]) =>
  units.some(unit => unit !== one && unit !== other && brings(one, unit) && brings(unit, other))

/** What one file for two units saves where both are needed, less what it adds where one of them is; at most that much. */
const saved = (one: Unit, other: Unit) => FILE_BYTES * sumOf('file', one.users.intersection(other.users))

const gain = (one: Unit, other: Unit, units: readonly Unit[]) =>
  isCircle(one, other, units) || isCircle(other, one, units)
    ? 0
    : saved(one, other) - inVain(one, other, units) - inVain(other, one, units)

/** The units with two of them joined: whoever brings one of the two brings what comes with the other. */
function withJoined(units: readonly Unit[], one: Unit, other: Unit): Unit[] {
  const joined: Unit = {
    modules: [...one.modules, ...other.modules],
    bytes: one.bytes + other.bytes,
    files: one.files.union(other.files),
    brought: one.brought.union(other.brought),
    users: one.users.union(other.users),
  }
  return [...units.filter(unit => unit !== one && unit !== other), joined].map(unit => ({
    ...unit,
    brought: brings(unit, joined) ? unit.brought.union(joined.brought) : unit.brought,
    users: brings(joined, unit) ? unit.users.union(joined.users) : unit.users,
  }))
}

/** Joins units for as long as that makes pages lighter, the best pair first. */
function joinUnits(units: readonly Unit[]): readonly Unit[] {
  let best = { gain: 0, pair: [] as Unit[] }
  units.forEach((one, index) => {
    for (const other of units.slice(index + 1)) {
      if (saved(one, other) <= best.gain) continue
      const gained = gain(one, other, units)
      if (gained > best.gain) best = { gain: gained, pair: [one, other] }
    }
  })
  const [one, other] = best.pair
  return one && other ? joinUnits(withJoined(units, one, other)) : units
}

/** Folder of the slice that a module is in. */
const sliceOf = ({ facadeModuleId }: Chunk) => /\/features\/([^/]+)\//.exec(facadeModuleId ?? '')?.[1]

/**
 * Which chunk a module belongs to, told from how a first build divided them; null leaves it to the bundler.
 * `libraries` and `base` come with every page, the first of them preloaded (src/app/document.ts). What several pages share
 * is put into files so that a page loads few of them and little that it does not need, its records with it.
 */
export function groupsOf(output: readonly Chunk[]): (id: string) => string | null {
  const chunks = new Map(output.map(chunk => [chunk.fileName, chunk]))
  const entry = output.find(({ isEntry }) => isEntry)
  const base = entry ? filesWith(entry, chunks) : new Set<string>()
  const records = new Map(
    output.filter(({ facadeModuleId }) => facadeModuleId?.endsWith('/routes.ts')).map(chunk => [sliceOf(chunk), chunk]),
  )
  const needs = new Map<string, Set<string>>()
  for (const user of output.filter(({ isDynamicEntry }) => isDynamicEntry)) {
    const slice = user.name.endsWith('Page') ? records.get(sliceOf(user)) : undefined
    for (const file of [user, ...(slice ? [slice] : [])].flatMap(chunk => [...filesWith(chunk, chunks)])) {
      if (!base.has(file)) needs.set(file, (needs.get(file) ?? new Set()).add(user.name))
    }
  }
  const units = [...needs].flatMap(([file, needed]) => {
    const chunk = chunks.get(file)
    return chunk && !chunk.isDynamicEntry && needed.size > 1
      ? [
          {
            modules: chunk.moduleIds,
            bytes: chunk.code.length * COMPRESSED,
            files: new Set([file]),
            brought: filesWith(chunk, chunks),
            users: needed,
          },
        ]
      : []
  })
  const groups = new Map<string, string>()
  for (const file of base) {
    for (const id of chunks.get(file)?.moduleIds ?? [])
      groups.set(id, id.includes('/node_modules/') ? 'libraries' : 'base')
  }
  joinUnits(units).forEach(({ modules }, index) => {
    for (const id of modules) groups.set(id, `shared-${index}`)
  })
  return id => groups.get(id) ?? null
}

/** Builds once to learn what every page needs, and gives the division for the build that is kept. */
export async function planChunks(): Promise<Rolldown.OutputOptions> {
  const result = await build({ logLevel: 'error', build: { write: false } })
  if (Array.isArray(result) || !('output' in result)) throw new Error('The first build gave no single output')
  const name = groupsOf(result.output.filter(file => file.type === 'chunk'))
  return { codeSplitting: { includeDependenciesRecursively: false, groups: [{ debugName: 'shared', name }] } }
}

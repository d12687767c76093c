import type { Faces } from './library-faces.ts'

interface OwnManifest {
  readonly name: string
  readonly version: string
  readonly description: string
  readonly license: string
  readonly imports: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

/** The importer's own: there may be only one of each in an application. */
const peers = ['react', 'react-dom', 'styled-components', 'swr']

/** Needed by those who take the mocks as well. */
const optionalPeers = ['msw']

const built = (path: string) => `./${path.replace(/\.tsx?$/, '.js')}`

/**
 * The package's manifest.
 *
 * @param packages names of the packages that the built modules import
 * @throws Error when one of them is in no list of the project
 */
export function libraryManifest(own: OwnManifest, faces: Faces, packages: Iterable<string>): object {
  const known: Readonly<Record<string, string>> = { ...own.devDependencies, ...own.dependencies }
  const versionOf = (name: string) => {
    const version = known[name]
    if (version === undefined) throw new Error(`${name} is imported, but not a dependency of the project`)
    return version
  }
  const versions = (names: readonly string[]) => Object.fromEntries(names.map(name => [name, versionOf(name)]))
  const outside = [...peers, ...optionalPeers]
  return {
    name: own.name,
    version: own.version,
    description: own.description,
    license: own.license,
    type: 'module',
    sideEffects: false,
    exports: Object.fromEntries(Object.entries(faces).map(([face, path]) => [face, built(path)])),
    imports: Object.fromEntries(Object.entries(own.imports).map(([name, path]) => [name, built(path.slice(2))])),
    peerDependencies: versions(outside),
    peerDependenciesMeta: Object.fromEntries(optionalPeers.map(name => [name, { optional: true }])),
    dependencies: versions([...packages].filter(name => !outside.includes(name)).sort()),
  }
}

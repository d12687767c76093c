import { globSync } from 'node:fs'
import { dirname } from 'node:path'

/** What an importer may name, and the module behind it. */
export type Faces = Readonly<Record<string, string>>

const patterns: readonly (readonly [pattern: string, face: (path: string) => string])[] = [
  ['src/design-system/index.ts', () => './design-system'],
  ['src/app/Stage.tsx', () => './stage'],
  ['src/features/*/index.ts', path => `./${below(dirname(path))}`],
  ['src/features/*/routes.ts', path => `./${below(dirname(path))}/routes`],
  ['src/platform/*/index.ts', path => `./${below(dirname(path))}`],
  ['src/contract/*.ts', path => `./${below(path)}`],
  ['src/contract/{reference,rules,schemas}/*.ts', path => `./${below(path)}`],
  ['mocks/*.ts', path => `./${withoutExtension(path)}`],
  ['mocks/fixtures/*.ts', path => `./${withoutExtension(path)}`],
]

const withoutExtension = (path: string) => path.replace(/\.tsx?$/, '')

const below = (path: string) => withoutExtension(path.replace(/^src\//, ''))

/** The package's faces: design system, stage, slices and their routes, platform, contract, mocks. Paths from the root. */
export const libraryFaces = (root: string): Faces =>
  Object.fromEntries(
    patterns.flatMap(([pattern, face]) =>
      globSync(pattern, { cwd: root })
        .filter(path => !/\.test\.tsx?$/.test(path))
        .sort()
        .map(path => [face(path), path] as const),
    ),
  )

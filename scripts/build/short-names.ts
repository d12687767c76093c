import { globSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'

/** What the bundler's transform calls a part: a hash of its file, and its place in it. */
const partName = /(\bcomponentId:\s*["'`])sc-[0-9a-z]+-(\d+)(["'`])/g

const makesParts = (path: string) => readFileSync(path, 'utf8').includes("from 'styled-components'")

/** Every file that makes styled parts, in an order that is the same in every build of the same sources. */
const filesWithParts = (root: string): string[] =>
  globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter(path => !path.endsWith('.stories.tsx') && makesParts(join(root, path)))
    .map(path => path.replaceAll(sep, '/'))
    .toSorted()

/** Names the parts of the file at `place` by that place: `s1f-0` says as much as a hash of the path, in half the bytes. */
export const shortened = (code: string, place: number): string =>
  code.replaceAll(partName, (_, before, index, after) => `${before}s${place.toString(36)}-${index}${after}`)

/**
 * Every element of a page carries the name of its part, and a document and its scripts hundreds of them. Both builds read
 * the same sources, so that the service and the browser agree on them.
 */
export function shortNames(root: string): Plugin {
  let places: ReadonlyMap<string, number> = new Map()
  return {
    name: 'short-names',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      places = new Map(filesWithParts(root).map((path, place) => [path, place]))
    },
    transform(code, id) {
      const place = places.get(relative(root, id).replaceAll(sep, '/'))
      return place === undefined ? null : { code: shortened(code, place), map: null }
    },
  }
}

import { globSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import type { Plugin } from 'vite'

/** What the sources say of a part: which pages draw it, and what its stories do by keyboard. */
export interface PartFacts {
  /** Names of pages, as their stories have them; `frame` where the frame of every page draws it. */
  usedOn: string[]
  frame: boolean
  keys: { pressed: string; what: string }[]
}

/** Sources by their path from the root. */
export type Sources = ReadonlyMap<string, string>

const importing = /(?:import|export)\s+(?:type\s+)?([^'";]*?)\s*from\s*'([^']+)'|import\('([^']+)'\)/g

/** `A, type B, C as D` as names of the module that they come from. */
const namesIn = (clause: string): { from: string; to: string }[] =>
  clause
    .replaceAll(/[{}]/g, '')
    .split(',')
    .map(name => name.trim().replace(/^type\s+/, ''))
    .filter(Boolean)
    .map(name => {
      const [from = '', to = from] = name.split(/\s+as\s+/)
      return { from, to }
    })

const isIndex = (path: string) => path.endsWith('/index.ts')

/** The path that a specifier stands for; null for what is not drawn: packages, contract, platform. */
function targetOf(from: string, specifier: string): string | null {
  if (specifier === '#design-system') return 'src/design-system/index.ts'
  const slice = /^#features\/([\w-]+)$/.exec(specifier)?.[1]
  if (slice) return `src/features/${slice}/index.ts`
  return specifier.startsWith('.') ? join(dirname(from), specifier).replaceAll(sep, '/') : null
}

/** The module behind a name of an index; the index itself where it is none. */
function behind(sources: Sources, path: string, name: string): string {
  if (!isIndex(path)) return path
  for (const [, clause = '', specifier = ''] of sources.get(path)?.matchAll(importing) ?? []) {
    const found = namesIn(clause).find(({ to }) => to === name)
    const target = found && targetOf(path, specifier)
    if (found && target) return behind(sources, target, found.from)
  }
  return path
}

/** Modules that a module imports, each name followed to where it is written. */
function importsOf(sources: Sources, path: string): string[] {
  return [...(sources.get(path) ?? '').matchAll(importing)].flatMap(([, clause = '', specifier, later]) => {
    const target = targetOf(path, specifier ?? later ?? '')
    if (!target) return []
    if (!isIndex(target)) return [target]
    return namesIn(clause).map(({ from }) => behind(sources, target, from))
  })
}

/** Folders of every part that a module draws, however deep. */
function foldersUnder(sources: Sources, start: string): Set<string> {
  const seen = new Set<string>()
  const visit = (path: string) => {
    if (seen.has(path)) return
    seen.add(path)
    for (const next of importsOf(sources, path)) visit(next)
  }
  visit(start)
  return new Set([...seen].map(path => dirname(path)))
}

const keyNames: Readonly<Record<string, string>> = {
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  ' ': '空格',
}

/** `{Escape}` and `{ArrowDown}{Enter}` as people call those keys; words that are typed are none. */
const pressedIn = (code: string): string[] => [
  ...[...code.matchAll(/keyboard\('([^']+)'\)/g)].flatMap(([, typed = '']) =>
    typed === ' ' ? ['空格'] : [...typed.matchAll(/\{>?(\w+)\/?\}/g)].map(([, key = '']) => keyNames[key] ?? key),
  ),
  ...(/\.tab\(\)/.test(code) ? ['Tab'] : []),
  ...(/\.tab\(\{ shift/.test(code) ? ['Shift Tab'] : []),
]

/** What the plays of a story file do by keyboard, in the words of their steps, or of the story where it has none. */
export const keysIn = (stories: string): PartFacts['keys'] =>
  stories.split(/^export const /m).flatMap(story => {
    const [head = '', ...steps] = story.split(/\bstep\(/)
    const told = steps.length > 0 ? steps : [`'${/name: '([^']+)'/.exec(head)?.[1] ?? ''}', ${head}`]
    return told.flatMap(step => {
      const pressed = [...new Set(pressedIn(step))].join(' ')
      const what = /^'([^']+)'/.exec(step.trim())?.[1] ?? ''
      return pressed && what ? [{ pressed, what }] : []
    })
  })

const titleOf = (stories: string) => /title: '(?:[^']*\/)?([^'/]+)'/.exec(stories)?.[1]

/** Facts by story file, `./src/…` as Storybook names it. */
export function partFacts(sources: Sources): Record<string, PartFacts> {
  const stories = [...sources].filter(([path]) => path.endsWith('.stories.tsx'))
  const frame = foldersUnder(sources, 'src/app/App.tsx')
  const pages = stories.flatMap(([path, text]) => {
    const page = path.replace('.stories.tsx', '.tsx')
    const title = titleOf(text)
    return /\/pages\/\w+\/\w+Page\.tsx$/.test(page) && title ? [{ title, folders: foldersUnder(sources, page) }] : []
  })
  return Object.fromEntries(
    stories.map(([path, text]) => {
      const folder = dirname(path)
      const usedOn = pages.filter(({ folders }) => folders.has(folder)).map(({ title }) => title)
      return [`./${path}`, { usedOn, frame: frame.has(folder), keys: keysIn(text) }]
    }),
  )
}

const MODULE = 'virtual:part-facts'

/** The Vite plugin of Storybook: `import facts from 'virtual:part-facts'`. */
export const partFactsPlugin = (root: string): Plugin => ({
  name: 'part-facts',
  resolveId: id => (id === MODULE ? `\0${MODULE}` : null),
  load(id) {
    if (id !== `\0${MODULE}`) return null
    const paths = globSync('src/**/*.{ts,tsx}', { cwd: root }).map(path => path.replaceAll(sep, '/'))
    const sources = new Map(paths.toSorted().map(path => [path, readFileSync(join(root, path), 'utf8')]))
    return `export default ${JSON.stringify(partFacts(sources))}`
  },
})

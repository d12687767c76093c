import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { root } from '../steps.ts'
import type { Words } from './names.ts'

/** Paths below the project's root and what they contain. */
export type Files = Record<string, string>

/** What cannot be made, in words for whoever asked for it. */
export class Refusal extends Error {}

const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** A text with the words of what is made in place of those of its template. */
export function fill(text: string, words: Words): string {
  // No word is the beginning of a longer one but where that comes first.
  const longestFirst = Object.keys(words).sort((one, other) => other.length - one.length)
  return text.replace(new RegExp(longestFirst.join('|'), 'g'), word => words[word] ?? word)
}

/** The files of one kind of template, at their paths and with the words of what is made. Refuses what is there already. */
export function fromTemplates(kind: 'slice' | 'part' | 'component', words: Words): Files {
  const folder = join(import.meta.dirname, kind)
  const files: Files = {}
  for (const template of globSync('**/*.template', { cwd: folder }).sort()) {
    const path = fill(template.split(sep).join('/'), words).replace(/\.template$/, '')
    if (existsSync(join(root, path))) throw new Refusal(`${path} is there already`)
    files[path] = fill(readFileSync(join(folder, template), 'utf8'), words)
  }
  return files
}

/** A change of what a file says. Throws a `Refusal` where the file no longer looks as expected, instead of guessing. */
export type Change = (text: string) => string

/** Files of the project, changed. */
export const changed = (changes: Readonly<Record<string, readonly Change[]>>): Files =>
  Object.fromEntries(
    Object.entries(changes).map(([path, all]) => {
      try {
        return [path, all.reduce((text, change) => change(text), read(path))]
      } catch (error) {
        if (error instanceof Refusal) throw new Refusal(`${path} ${error.message}: add it there by hand.`)
        throw error
      }
    }),
  )

/** On top, where the formatter puts it in its place. */
export const onTop =
  (line: string): Change =>
  text =>
    `${line}\n${text}`

export const after =
  (place: RegExp, words: string): Change =>
  text => {
    if (!place.test(text)) throw new Refusal(`has no ${place}`)
    return text.replace(place, found => found + words)
  }

/** Lines of what `opening` begins, without the first and the last; `put` says before which of them a new one comes. */
const within =
  (opening: string, line: string, put: (lines: readonly string[]) => number): Change =>
  text => {
    const lines = text.split('\n')
    const first = lines.findIndex(each => each.startsWith(opening)) + 1
    const last = lines.findIndex((each, at) => at >= first && /^[}\]]/.test(each))
    if (first === 0 || last === -1) throw new Refusal(`has no “${opening}”`)
    return lines.toSpliced(first + put(lines.slice(first, last)), 0, line).join('\n')
  }

/** At the end of a table, a list or a function. */
export const atEndOf = (opening: string, line: string): Change => within(opening, line, ({ length }) => length)

/** In a file of sorted entries: each a line, and what is indented below it. */
export const amongEntries =
  (...entries: readonly string[]): Change =>
  text =>
    `${[...text.trimEnd().split(/\n(?=\S)/), ...entries].toSorted().join('\n')}\n`

const keyOf = (line: string) => /^ {2}'?([\w-]+)/.exec(line)?.[1] ?? ''

/** In a table whose keys are in their order. */
export const inOrderOf = (opening: string, key: string, value: string): Change =>
  within(opening, `  '${key}': ${value},`, lines => {
    const next = lines.findIndex(line => keyOf(line) > key)
    return next === -1 ? lines.length : next
  })

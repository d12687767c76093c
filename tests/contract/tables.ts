import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Lines of tab-separated text, each as its fields; the last line's end is no line of its own. */
export const linesOf = (text: string): string[][] =>
  text
    .replace(/\n$/, '')
    .split('\n')
    .map(line => line.split('\t'))

/** Rows of one table of the specification, without its head. */
export const specification = (table: 'routes' | 'calls'): string[][] =>
  linesOf(readFileSync(join(import.meta.dirname, 'spec', `${table}.tsv`), 'utf8')).slice(1)

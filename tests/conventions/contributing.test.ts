import { expect, test } from 'vitest'
import { fill } from '../../scripts/new/files.ts'
import { spellings } from '../../scripts/new/names.ts'
import { exists, read } from './tree.ts'

const guide = read('CONTRIBUTING.md')

/** Blocks of code, line by line. */
const blocks = [...guide.matchAll(/^ *```tsx?\n(.*?)^ *```/gms)].map(([, code = '']) => code.trimEnd().split('\n'))

/** What the guide has `npm run new` write is a name of its own for what templates call sample entries. */
const words = {
  ...spellings('study-groups', 'sample-entries'),
  ...spellings('study-group', 'sample-entry'),
  学习小组: '示例条目',
}

const sourceOf = (path: string) =>
  exists(path) ? path : `scripts/new/slice/src/features/sample-entries/${fill(path, words)}.template`

/** Code without what the formatter decides. */
const bare = (code: string) => code.replace(/[\s,]+/g, '')

test('each line of code that CONTRIBUTING shows stands in the file that the comment above it names', () => {
  const offences: string[] = []
  for (const lines of blocks) {
    let source = ''
    for (const line of lines) {
      const [, path] = /^ *\/\/ (\S+\.tsx?)[:,]/.exec(line) ?? []
      if (path) source = bare(read(sourceOf(path)))
      else if (!source.includes(bare(fill(line.replace(/\s\/\/ .*$/, ''), words)))) offences.push(line)
    }
  }
  expect(blocks.length).toBeGreaterThan(3)
  expect(offences).toEqual([])
})

test('a list page from end to end, and a form, are each shown in fewer than 60 lines', () => {
  expect(blocks.filter(lines => lines.length >= 60)).toEqual([])
})

test('the files, folders and commands that CONTRIBUTING names are there', () => {
  const named = [...guide.matchAll(/`((?:src|server|tests|scripts|mocks|docs|public|\.github|\.storybook)\/[^`\s]*)`/g)]
    .map(([, path = '']) => path.replace(/^mocks\/$/, 'mocks'))
    .filter(path => !/<|NNNN|study-group/.test(path))
  const { scripts } = JSON.parse(read('package.json'))
  const commands = [...guide.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name = '']) => name)
  expect(named.filter(path => !exists(path))).toEqual([])
  expect(commands.filter(name => !Object.hasOwn(scripts, name))).toEqual([])
})

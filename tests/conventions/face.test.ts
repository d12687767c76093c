import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { menus } from '#mocks/fixtures/site'
import { exportsOf, read } from './tree.ts'

test('the design system shows the names of design-system-face.txt: who changes them sees it in the diff (vitest -u writes them)', async () => {
  const face = exportsOf('src/design-system/index.ts').toSorted()
  await expect(`${face.join('\n')}\n`).toMatchFileSnapshot('./design-system-face.txt')
})

interface Entry {
  readonly title: string
  readonly url: string
  readonly children?: readonly Entry[]
}

/** Title and address of each entry, those below it after it. */
const linesOf = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ title, url, children = [] }) => [`${title} ${url}`, ...linesOf(children)])

test('the header of the stories has the menu of the product, as the service and its sample content tell it', () => {
  const { items } = parse(read('server/db/sample/topics/menus/special-recruitment.yaml')) as { items: Entry[] }
  const told = linesOf(menus.list)
  expect(told).toEqual(expect.arrayContaining(linesOf(items)))
  const [, written = ''] =
    /export const menu[^[]*\[\] = \[(.*?)\n\]/s.exec(read('src/design-system/patterns/testing.ts')) ?? []
  const drawn = [...written.matchAll(/(?:title: |column\()'([^']+)',\s*(?:url: )?'([^']+)'/g)]
  expect(drawn.map(([, title, url]) => `${title} ${url}`)).toEqual(told)
})

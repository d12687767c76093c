import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { menus } from '#mocks/fixtures/site'
import { menu } from '../../src/design-system/patterns/testing.ts'
import { exportsOf, read } from './tree.ts'

test('the design system shows the names of design-system-face.txt: who changes them sees it in the diff (vitest -u writes them)', async () => {
  const face = exportsOf('src/design-system/index.ts').toSorted()
  await expect(`${face.join('\n')}\n`).toMatchFileSnapshot('./design-system-face.txt')
})

interface Entry {
  readonly title: string
  readonly url: string
  readonly children?: readonly Entry[] | undefined
}

const plain = ({ title, url, children = [] }: Entry): Entry => ({ title, url, children: children.map(plain) })

test('the header of the stories has the menu of the product, as the service and its sample content tell it', () => {
  const { items } = parse(read('server/db/sample/topics/menus/special-recruitment.yaml')) as { items: Entry[] }
  expect(menus.list.map(plain)).toEqual(expect.arrayContaining(items.map(plain)))
  expect(menu.map(plain)).toEqual(menus.list.map(plain))
})

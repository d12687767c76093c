import { expect, test } from 'vitest'
import { exportsOf } from './tree.ts'

test('the design system shows the names of design-system-face.txt: who changes them sees it in the diff (vitest -u writes them)', async () => {
  const face = exportsOf('src/design-system/index.ts').toSorted()
  await expect(`${face.join('\n')}\n`).toMatchFileSnapshot('./design-system-face.txt')
})

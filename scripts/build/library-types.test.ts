import { expect, test } from 'vitest'
import { namedAsBuilt } from './library-types.ts'

test('declarations name their neighbours as they are built, and nothing else', () => {
  expect(namedAsBuilt("import { Link } from './Link.tsx';\nexport * from '../tokens/index.ts';")).toBe(
    "import { Link } from './Link.js';\nexport * from '../tokens/index.js';",
  )
  expect(namedAsBuilt("type A = import('./a.ts').A;")).toBe("type A = import('./a.js').A;")
  const untouched = "import { a } from '#contract/a';\nimport b from 'b.ts';\ndeclare const path: './c.ts';"
  expect(namedAsBuilt(untouched)).toBe(untouched)
})

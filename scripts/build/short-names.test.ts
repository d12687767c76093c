import { expect, test } from 'vitest'
import { shortened } from './short-names.ts'

const code = (id: string) => `styled.div.withConfig({ componentId: "${id}" })\`color:red;\``

test('a part is named by the place of its file and its own place in it', () => {
  expect(shortened(code('sc-gihnu0-0') + code('sc-gihnu0-11'), 51)).toBe(code('s1f-0') + code('s1f-11'))
})

test('two files never share a name', () => {
  const names = Array.from({ length: 2000 }, (_, place) => shortened(code('sc-gihnu0-0'), place))
  expect(new Set(names)).toHaveLength(2000)
})

test('nothing else is touched', () => {
  const other = 'const id = "sc-gihnu0-0"'
  expect(shortened(other, 1)).toBe(other)
})

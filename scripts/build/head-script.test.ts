import { expect, test } from 'vitest'
import { headScript } from './head-script.ts'

test('a module becomes a script that leaves no names behind', async () => {
  const text = await headScript('const greeting: string = "早"\nglobalThis.said = () => greeting\n', 'said.ts')
  expect(text).not.toContain('string')
  expect(text).not.toMatch(/^(const|var|let) /)
  const scope: { said?: () => string } = {}
  new Function('globalThis', text)(scope)
  expect(scope.said?.()).toBe('早')
})

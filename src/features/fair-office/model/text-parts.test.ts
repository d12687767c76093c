import { expect, it } from 'vitest'
import { textParts } from './text-parts.ts'

const stateOf = (scope: string, moved: string[] = []) =>
  textParts({ name: 'emergency', moved }, { sections: { scope }, groups: [] })[0]?.state

it('waits for a section without words, even when there are blanks', () => {
  expect(stateOf('')).toBe('todo')
  expect(stateOf(' \n')).toBe('todo')
})

it('is not done while something is open in a section, or its facts have changed', () => {
  expect(stateOf('总指挥【总指挥姓名】')).toBe('started')
  expect(stateOf('总指挥王某', ['scope'])).toBe('started')
  expect(stateOf('总指挥王某', ['command'])).toBe('done')
})

it('leads to where each section stands, in their order', () => {
  const parts = textParts({ name: 'security', moved: [] }, { sections: {}, groups: [] })
  expect(parts.map(({ href }) => href).slice(0, 2)).toEqual(['#part-overview', '#part-permit'])
})

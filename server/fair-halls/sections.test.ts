import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fairKinds } from '#contract/fair-kinds'
import { fairPhases } from '#contract/fair-timeline'
import { sectionsOf } from './sections.ts'

const fair = fc.record({
  kind: fc.constantFrom(...fairKinds.map(({ value }) => value)),
  phase: fc.constantFrom(...fairPhases),
  companies: fc.nat(300),
  jobs: fc.nat(900),
  booths: fc.nat(400),
  hasResults: fc.boolean(),
})
const namesOf = (given: Parameters<typeof sectionsOf>[0]) => sectionsOf(given).map(({ section }) => section)

it('offers a plan on site, a scene on line, and never both', () => {
  fc.assert(
    fc.property(fair, given => {
      const names = namesOf(given)
      expect(names.includes('plan') && names.includes('scene')).toBe(false)
      if (names.includes('scene')) expect(given.kind).toBe('2')
      if (names.includes('plan')) expect(given.kind).not.toBe('2')
      expect(new Set(names).size).toBe(names.length)
      expect(names).toEqual(expect.arrayContaining(['companies', 'jobs', 'notice']))
    }),
  )
})

it('tells results of what is over, and first', () => {
  fc.assert(
    fc.property(fair, given => {
      const names = namesOf(given)
      expect(names.includes('results')).toBe(given.hasResults && given.phase === 'ended')
      if (names.includes('results')) expect(names[0]).toBe('results')
    }),
  )
})

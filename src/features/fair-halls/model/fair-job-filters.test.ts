import { expect, test } from 'vitest'
import { fairAddress, sceneAddress } from './fair-address.ts'
import { fairJobGroups, filteredHref, keptFields, selectedIn, withoutHref } from './fair-job-filters.ts'

const searchOf = (query: string) => fairAddress.parse(new URLSearchParams(query))
const full = 't=焊工&category=301&wage=3&education=70&experience=5&hall=20&company=503&listed=1&page=3'
const halls = [{ id: '20', name: '主展厅', booths: 40, companies: 28 }]

test('what is chosen comes back from its own address, at either place, on the first page', () => {
  const search = searchOf(full)
  for (const [place, codec] of [
    ['jobs', fairAddress],
    ['scene', sceneAddress],
  ] as const) {
    const { search: query } = new URL(filteredHref('2', place, search, selectedIn(search)), 'https://site.invalid')
    const found = codec.parse(new URLSearchParams(query))
    expect(found).toMatchObject({ ...codec.parse(new URLSearchParams(full)), view: 'jobs', page: 1 })
  }
})

test('one filter can be let go of, and a form by GET takes the others along', () => {
  const search = searchOf('t=焊工&education=70&listed=1&page=2')
  expect(withoutHref('2', 'jobs', search, 'education')).toBe(
    `/recruitment/page/2?view=jobs&t=${encodeURIComponent('焊工')}&listed=1`,
  )
  expect(withoutHref('2', 'scene', search, 'listed')).toBe(
    `/recruitment/scene/2?view=jobs&t=${encodeURIComponent('焊工')}&education=70`,
  )
  expect(withoutHref('2', 'jobs', search, 't')).toBe('/recruitment/page/2?view=jobs&education=70&listed=1')
  expect(keptFields(search)).toEqual([
    ['view', 'jobs'],
    ['education', '70'],
    ['listed', '1'],
  ])
})

test('choices that leave nothing are left out, the chosen one is not', () => {
  const facets = {
    categories: [{ value: '3', count: 2 }],
    wages: [],
    educations: [{ value: '69', count: 2 }],
    experiences: [],
    halls: [],
    companies: [],
  }
  const groups = fairJobGroups(searchOf('education=70&company=9'), facets, halls)
  const valuesOf = (name: string) =>
    groups.find(group => group.name === name)?.options.map(({ value, count }) => [value, count])
  expect(valuesOf('education')).toEqual(expect.arrayContaining([['70', 0]]))
  expect(valuesOf('education')).toHaveLength(2)
  expect(valuesOf('category')).toEqual([['3', 2]])
  expect(valuesOf('company')).toEqual([['9', undefined]])
  expect(valuesOf('hall')).toBeUndefined()
})

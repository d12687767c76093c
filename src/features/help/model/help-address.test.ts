import { expect, it } from 'vitest'
import { helpTopicList } from '#contract/reference/help'
import { helpAddress, helpSearchOf } from './help-address.ts'

const at = (query: string) => helpSearchOf(new URLSearchParams(query))

it.each(helpTopicList.map(({ value, name }) => [value, name] as const))('t=%s is the page %s', (value, name) => {
  expect(at(`t=${value}`).topic).toBe(name)
})

it.each(['', 't=6', 't=0', 't=about', 't=11'])('%s is the general help', query => {
  expect(at(query)).toEqual({ topic: '', audience: '', words: '' })
})

it('an address reads back as the search that it was made of', () => {
  const search = { audience: 'exams', words: '照片 尺寸' }
  expect(at(helpAddress(search).split('?')[1] ?? '')).toEqual({ topic: '', ...search })
  expect(helpAddress({ audience: '', words: '' })).toBe('/help')
})

it('takes an audience that is none for not given', () => {
  expect(at('for=admins').audience).toBe('')
})

import { expect, it } from 'vitest'
import { helpTopicList } from '#contract/reference/help'
import { helpAddress, helpSearch, topicIn } from './help-address.ts'

const at = (query: string) => helpSearch.parse(new URLSearchParams(query))

it.each(helpTopicList.map(({ value, name }) => [value, name] as const))('t=%s is the page %s', (value, name) => {
  expect(topicIn(at(`t=${value}`))).toBe(name)
})

it.each(['', 't=6', 't=0', 't=about', 't=11'])('%s is the general help', query => {
  expect(at(query)).toEqual({ t: '', for: '', q: '' })
  expect(topicIn(at(query))).toBe('')
})

it('an address reads back as the search that it was made of', () => {
  const search = { t: '', for: 'exams', q: '照片 尺寸' } as const
  expect(at(helpAddress(search).split('?')[1] ?? '')).toEqual(search)
  expect(helpAddress({ for: '', q: '' })).toBe('/help')
})

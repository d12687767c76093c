import { expect, it } from 'vitest'
import { jobSearchHref, queryOf } from './search.ts'
import { addressOfTags, tagGroups, tagsOf } from './understood.ts'
import { withoutTerm } from './without-term.ts'

const searchOf = (t: string) => queryOf(new URLSearchParams({ t, wage: '3' }))
const search = searchOf('客服 “新能源汽车” 不要销售')

it('says phrases and exclusions as tags, words not', () => {
  expect(tagGroups(search)[0]?.options.map(({ label }) => label)).toEqual(['包含“新能源汽车”', '不含 销售'])
  expect(tagsOf(search)).toEqual({ t: ['"新能源汽车"', '-销售'], wage: ['3'] })
  expect(tagsOf(searchOf('客服'))).toEqual({ wage: ['3'] })
})

it('takes away what its tag says, and keeps what is typed and unsent', () => {
  const left = { t: ['"新能源汽车"'], wage: ['3'] }
  expect(addressOfTags(search, left)).toBe(jobSearchHref(searchOf('客服 "新能源汽车"')))
  expect(addressOfTags(search, left, { type: '1', word: '前台 -销售', place: '' })).toBe(
    jobSearchHref(searchOf('前台')),
  )
  expect(addressOfTags(search, {})).toBe('/job-search?t=%E5%AE%A2%E6%9C%8D')
})

it('lets go of an exclusion, and reads a phrase as words', () => {
  expect(withoutTerm(search, '-销售')).toBe(jobSearchHref(searchOf('客服 "新能源汽车"')))
  expect(withoutTerm(search, '"新能源汽车"')).toBe(jobSearchHref(searchOf('客服 新能源汽车 -销售')))
})

import { describe, expect, it } from 'vitest'
import { searchAt } from './search.ts'
import { recentOf, suggestionOf } from './suggestions.ts'

const term = { kind: 'title', label: '会计', value: '', jobs: 312 } as const

describe('a suggestion', () => {
  it('keeps place and filters, and says that its jobs are counted in the whole province', () =>
    expect(suggestionOf(searchAt('/job-search?t=kj&city=360700&wage=3'), term)).toMatchObject({
      note: '全省 312 个职位',
      href: encodeURI('/job-search?t=会计&city=360700&wage=3'),
    }))

  it('is found in full where nothing else is chosen', () =>
    expect(suggestionOf(searchAt('/job-search?t=kj'), term).note).toBe('312 个职位'))

  it('says nothing of jobs that were not counted', () =>
    expect(suggestionOf(searchAt('/job-search'), { ...term, label: '赣州 会计', jobs: null })).toMatchObject({
      label: '赣州 会计',
      note: '',
    }))

  it('looks for a company by its name', () =>
    expect(
      suggestionOf(searchAt('/job-search?t=gj'), { ...term, kind: 'company', label: '赣江电子', jobs: 12 }),
    ).toMatchObject({
      note: '公司 · 12 个职位',
      href: encodeURI('/job-search?t=赣江电子&type=2'),
    }))
})

describe('what was searched for before', () => {
  it('is told with what was chosen beside the words', () =>
    expect(recentOf('/job-search?t=会计&city=360700')).toMatchObject([{ label: '会计', note: '赣州市 · 最近搜过' }]))

  it('is told by its place where there were no words', () =>
    expect(recentOf('/job-search?city=360700')).toMatchObject([{ label: '赣州市', note: '最近搜过' }]))

  it('is nothing where only the order was chosen', () => expect(recentOf('/job-search?sort=pay')).toEqual([]))
})

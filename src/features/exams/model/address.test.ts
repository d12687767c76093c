import { describe, expect, it } from 'vitest'
import { examPage } from '#mocks/fixtures/exams'
import { quietTheme, themeInFull } from '#mocks/fixtures/exams-in-full'
import { articleListAddress, articleSearchOf, typesOn } from './article-search.ts'
import { examFilters, filteredAddress, selectedIn } from './exam-filters.ts'
import { examListAddress, examSearch, themeListAddress, themeSearch } from './exam-search.ts'
import { chosenExam, themeAddress, themeHref } from './theme-address.ts'

const query = (text: string) => new URLSearchParams(text)

describe('the list of exams', () => {
  it('takes the whole province as a place, and nothing outside of it', () => {
    expect(examSearch.parse(query('city=360000')).city).toBe('360000')
    expect(examSearch.parse(query('city=110100&stage=never&kind=x'))).toEqual({
      t: '',
      stage: '',
      city: '',
      kind: '',
      page: 1,
    })
  })

  it('filters by what was counted, and keeps a choice in sight that leaves nothing', () => {
    const search = examSearch.parse(query('city=360200&stage=open'))
    const [kinds, cities] = examFilters(search, examPage.facets)
    expect(kinds?.options[0]).toEqual({ value: 'institution', label: '事业单位招聘', count: 14 })
    expect(cities?.options.at(-1)).toEqual({ value: '360200', label: '景德镇市', count: 0 })
    expect(examFilters(search, undefined)[0]?.options).toEqual([])
    expect(selectedIn(search)).toEqual({ city: ['360200'] })
    expect(filteredAddress(search, { kind: ['teacher'] })).toBe('/exam/list?stage=open&kind=teacher')
  })

  it('begins another choice at the first page', () => {
    const search = examSearch.parse(query('t=护士&page=3'))
    expect(examListAddress(search, { stage: 'open' })).toBe(`/exam/list?${query('t=护士&stage=open')}`)
    expect(themeListAddress(themeSearch.parse(query('page=2')), { kind: 'teacher' })).toBe('/exam/theme?kind=teacher')
  })
})

describe('the lists of articles', () => {
  it('have features on one of them alone', () => {
    expect(typesOn('examNotices').map(({ value }) => value)).toEqual(['1', '2', '3', '4'])
    expect(typesOn('examNews').map(({ value }) => value)).toEqual(['0', '1', '2', '3', '4'])
  })

  it('open with announcements, or with everything', () => {
    expect(articleSearchOf('examNotices', query('type=0')).type).toBe('1')
    expect(articleSearchOf('examNews', query('')).type).toBe('')
    expect(articleListAddress('examNews', articleSearchOf('examNews', query('type=0')), { corrected: true })).toBe(
      '/exam/news?type=0&corrected=1',
    )
  })
})

describe('a recruitment', () => {
  it('keeps its view and exam in the address', () => {
    expect(themeHref('1')).toBe('/exam/theme/1')
    expect(themeHref('1', { view: 'positions', exam: '101' })).toBe('/exam/theme/1?view=positions&exam=101')
    expect(themeAddress.parse(query('view=never&exam=x'))).toEqual({ view: 'overview', exam: '' })
  })

  it('shows the dates of the exam that is asked for, else of the one to be acted upon', () => {
    expect(chosenExam(themeInFull, '102')?.id).toBe('102')
    expect(chosenExam(themeInFull, '999')?.id).toBe('101')
    expect(chosenExam(quietTheme, '')?.id).toBe('201')
    expect(chosenExam({ ...themeInFull, exams: [] }, '')).toBeUndefined()
  })
})

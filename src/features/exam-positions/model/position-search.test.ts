import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgedPositionPage, positionPage, positions } from '#mocks/fixtures/exam-positions'
import { filteredHref, positionGroups, selectedIn } from './position-filters.ts'
import { positionHref, positionSearch, positionsHref, positionsInput } from './position-search.ts'
import { countedWords, ratioOf, unitOf } from './position-words.ts'

const PATH = '/exam/theme/1?view=positions'
const searchOf = (text: string) => positionSearch.parse(new URLSearchParams(text))

describe('the address of positions', () => {
  it('goes on after the words of its page, and reads back as it was written', () => {
    const address = fc.record({
      t: fc.constantFrom('', '会计', '公证处'),
      city: fc.constantFrom('', '360100'),
      education: fc.constantFrom('', '70'),
      major: fc.constantFrom('', '030101K'),
      graduates: fc.boolean(),
      underRatio: fc.boolean(),
      fits: fc.boolean(),
      saved: fc.boolean(),
      page: fc.integer({ min: 1, max: 500 }),
    })
    fc.assert(
      fc.property(address, change => {
        const href = positionSearch.format(PATH, change)
        expect(href.startsWith(PATH)).toBe(true)
        expect(searchOf(href.slice(href.indexOf('?')))).toMatchObject(change)
      }),
    )
  })

  it('closes the details and begins at the first page when the list becomes another', () => {
    const search = searchOf('t=会计&page=4&position=10100012')
    expect(positionsHref(PATH, search, { underRatio: true })).toBe(
      `${PATH}&${new URLSearchParams({ t: '会计', underRatio: '1' })}`,
    )
    expect(positionHref(PATH, search, '10100013')).toContain('page=4&position=10100013')
  })

  it('asks for the list alone, whatever is open above it', () => {
    expect(positionsInput(searchOf('fits=1&position=10100012'))).toMatchObject({ fits: true, exam: '' })
    expect(positionsInput(searchOf('position=10100012'))).not.toHaveProperty('position')
  })
})

describe('the filters of positions', () => {
  it('offer what fits and what is saved to seekers alone', () => {
    const names = (facets: typeof positionPage.facets) => positionGroups(searchOf(''), facets).map(({ name }) => name)
    expect(names(positionPage.facets)).toEqual(['underRatio', 'education', 'city', 'graduates'])
    expect(names(judgedPositionPage.facets)).toEqual(['fits', 'underRatio', 'education', 'city', 'graduates', 'saved'])
  })

  it('keep a choice in sight that leaves nothing', () => {
    const [, education] = positionGroups(searchOf('education=10'), positionPage.facets)
    expect(education?.options.at(-1)).toEqual({ value: '10', label: '所选条件', count: 0 })
  })

  it('offer what fits and stands under the ratio as one choice, which stands for both words of the address', () => {
    const { facets } = judgedPositionPage
    const [own] = positionGroups(searchOf(''), facets)
    expect(own?.options.at(-1)).toEqual({ value: 'underRatio', label: '我符合且低于开考比例', count: 8 })
    const href = filteredHref(PATH, searchOf('t=会计'), { fits: ['underRatio'] })
    expect(href).toBe(`${PATH}&${new URLSearchParams({ t: '会计', underRatio: '1', fits: '1' })}`)
    const search = searchOf(href.slice(href.indexOf('?')))
    expect(selectedIn(search, facets)).toEqual({ fits: ['underRatio'] })
    expect(positionGroups(search, facets).map(({ name }) => name)).not.toContain('underRatio')
    expect(filteredHref(PATH, search, {})).toBe(`${PATH}&${new URLSearchParams({ t: '会计' })}`)
    // Either of them is still there alone.
    expect(filteredHref(PATH, search, { fits: ['1'] })).toMatch(/[?&]fits=1$/)
    expect(filteredHref(PATH, search, { fits: ['1'] })).not.toContain('underRatio')
    expect(selectedIn(searchOf('fits=1'), facets)).toEqual({ fits: ['1'] })
    // To a guest nothing fits: what they have chosen is the ratio.
    expect(selectedIn(search, positionPage.facets)).toMatchObject({ underRatio: ['1'] })
    expect(positionGroups(search, positionPage.facets).map(({ name }) => name)).toContain('underRatio')
  })

  it('leave words and exam as they are', () => {
    const search = searchOf('exam=101&t=会计&education=70&underRatio=1')
    expect(selectedIn(search)).toEqual({ education: ['70'], underRatio: ['1'] })
    expect(filteredHref(PATH, search, {})).toBe(`${PATH}&${new URLSearchParams({ exam: '101', t: '会计' })}`)
  })
})

describe('words of a position', () => {
  it('say when figures were counted, and nothing of a ratio that nobody has paid for', () => {
    expect(countedWords(positionPage.countedAt)).toBe('截至 11-20 09:20')
    expect(countedWords(null)).toBe('报名开始后每十分钟统计一次')
    expect(positions.map(ratioOf)).toEqual(['1.5∶1', '217∶1', '', '8∶1', '1∶1'])
  })

  it('name a department once', () => {
    expect(unitOf({ unit: '南昌市公证处', department: '办证一部' })).toBe('南昌市公证处 · 办证一部')
    expect(unitOf({ unit: '南昌市公证处', department: '南昌市公证处' })).toBe('南昌市公证处')
  })
})

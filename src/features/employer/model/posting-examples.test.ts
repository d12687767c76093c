import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { emptyDraft, type JobDraft, jobPosting } from '#contract/job-posting'
import { payPartsOf, sumOf } from '#contract/pay-parts'
import { checkPosting } from '#contract/posting-check'
import { subclassList } from '#contract/reference/job-categories'
import { pathOf } from '#contract/reference/lookup'
import { jiangxiAreas } from '#contract/reference/regions'
import { postingExamples } from './posting-examples.ts'

const TODAY = '2026-11-22'

/** What the writer alone knows. */
const own = {
  city: '360100',
  district: '360113',
  address: '丽景路 99 号',
  expiresOn: '2027-01-31',
} as const satisfies Partial<JobDraft>

const completed = (draft: Partial<JobDraft>): JobDraft => ({ ...emptyDraft(), ...own, ...draft })
const faultsOf = (draft: JobDraft) =>
  z.safeParse(jobPosting(), draft).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []

const linesOf = (text = '') => text.split('\n')
const textsOf = ({ title = '', duties, requirements }: Partial<JobDraft>) => [
  title,
  ...linesOf(duties),
  ...linesOf(requirements),
]
const repeated = (words: readonly string[]) => words.filter((word, at) => words.indexOf(word) !== at)
const drafts = postingExamples.map(({ draft }) => draft)

describe.each(postingExamples)('$name', ({ draft }) => {
  it('may be published once place and last day are added', () => {
    expect(faultsOf(completed(draft))).toEqual([])
  })

  it('gives the check before publishing nothing to find', () => {
    expect(checkPosting(completed(draft), TODAY)).toEqual([])
  })

  it('stands under a title of the category tree', () => {
    const path = pathOf(subclassList, draft.category ?? '')
    expect(path).toHaveLength(3)
    expect(path.at(-1)?.children ?? []).toEqual([])
  })

  it('answers nothing that the writer alone knows', () => {
    const left = [...Object.keys(own), 'urgent', 'forGraduates']
    expect(Object.keys(draft).filter(name => left.includes(name))).toEqual([])
  })

  it('says what its pay is made of, as its welfare does', () => {
    const { wageMin, wageMax, otherPay, bonusKind, ...job } = completed(draft)
    expect(job.baseMin).not.toBeNull()
    // What is told in words alone comes to no sum.
    const told = otherPay !== '' || bonusKind === '2' || bonusKind === '3'
    const stated = { least: wageMin, most: wageMax }
    expect(sumOf(payPartsOf({ ...job, bonusKind, otherPay }))).toEqual(told ? null : stated)
    const paid = { 6: bonusKind === '2', 11: job.travelPay, 12: job.mealPay, 14: job.lodgingPay, 1: job.insuranceFrom }
    expect(Object.entries(paid).filter(([tag, part]) => Boolean(part) !== job.welfare.includes(tag))).toEqual([])
  })

  it('is told in lines without numbers, neither few nor many', () => {
    const duties = linesOf(draft.duties)
    const requirements = linesOf(draft.requirements)
    expect(duties.length).toBeGreaterThanOrEqual(4)
    expect(duties.length).toBeLessThanOrEqual(6)
    expect(requirements.length).toBeGreaterThanOrEqual(3)
    expect(requirements.length).toBeLessThanOrEqual(5)
    expect([...duties, ...requirements].filter(line => !/^[^\d\s（(①-⑩].+。$/.test(line))).toEqual([])
  })

  it('promises no riches', () => {
    expect(textsOf(draft).filter(words => /高薪|优厚|轻松|丰厚|诱人|优越|急聘/.test(words))).toEqual([])
  })
})

it('offers ten of ten kinds', () => {
  expect(postingExamples).toHaveLength(10)
  expect(repeated(postingExamples.map(({ name }) => name))).toEqual([])
  expect(repeated(postingExamples.map(({ field }) => field))).toEqual([])
  expect(repeated(drafts.map(({ category = '' }) => category))).toEqual([])
})

it('says nothing twice', () => {
  expect(repeated(drafts.flatMap(textsOf))).toEqual([])
})

it('is completed with a place that there is', () => {
  expect([own.city, own.district].filter(code => !(code in jiangxiAreas))).toEqual([])
  expect(own.district.slice(0, 4)).toBe(own.city.slice(0, 4))
})

it.each<[string, Partial<JobDraft>]>([
  ['a place that is missing', { city: '' }],
  ['a title that is missing', { title: '' }],
  ['working hours too long', { workingHours: '长'.repeat(61) }],
])('would be told of %s', (_, change) => {
  expect(drafts.filter(draft => faultsOf({ ...completed(draft), ...change }).length === 0)).toEqual([])
})

it.each<[string, Partial<JobDraft>]>([
  ['an age', { requirements: '35岁以下' }],
  ['pay that its parts exceed', { wageMin: 2_100, wageMax: 2_200 }],
  ['a probation too long', { contractTerm: '2', probation: '3' }],
])('would have %s found', (_, change) => {
  expect(drafts.filter(draft => checkPosting({ ...completed(draft), ...change }, TODAY).length === 0)).toEqual([])
})

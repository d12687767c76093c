import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { JobDraft } from '#contract/job-posting'
import { subclassList } from '#contract/reference/job-categories'
import { filledDraft } from '#mocks/fixtures/employer'
import { answersOf, differencesOf } from './posting-answers.ts'
import { emptyDraft } from './posting-values.ts'

const wordsOf = (draft: JobDraft) =>
  Object.fromEntries(
    answersOf(draft, subclassList).flatMap(({ rows }) => rows.map(({ label, value }) => [label, value] as const)),
  )

it('reads a posting back in words', () => {
  expect(wordsOf(filledDraft)).toMatchObject({
    招聘人数: '2 人',
    月薪: '5K~8K·13薪',
    工作地点: expect.stringMatching(/^南昌市 .+ 红谷滩区丽景路 99 号 3 楼$/),
    福利: expect.stringContaining('、'),
    职位类别: expect.stringContaining('财务/会计/审计'),
    急招: '否',
  })
})

it('says nothing for what was not filled in', () => {
  expect(wordsOf(emptyDraft)).toMatchObject({ 职位名称: '', 职位类别: '', 招聘人数: '', 工作地点: '', 截止日期: '' })
})

it('finds no difference between a posting and itself', () => {
  expect(differencesOf(filledDraft, structuredClone(filledDraft), subclassList)).toEqual([])
})

const changes: Partial<Record<keyof JobDraft, fc.Arbitrary<Partial<JobDraft>>>> = {
  title: fc.string().map(title => ({ title: `改${title}` })),
  category: fc.constant({ category: '302' }),
  nature: fc.constant({ nature: '2' }),
  headcount: fc.integer({ min: 3, max: 9999 }).map(headcount => ({ headcount })),
  wageMin: fc.constant({ wageMin: 6000 }),
  wageMonths: fc.constant({ wageMonths: 16 }),
  contractTerm: fc.constant({ contractTerm: '4' }),
  probation: fc.constant({ probation: '3' }),
  welfare: fc.constant({ welfare: ['2'] }),
  district: fc.constant({ district: '360102' }),
  address: fc.string().map(address => ({ address: `改${address}` })),
  workingHours: fc.constant({ workingHours: '' }),
  expiresOn: fc.constant({ expiresOn: '2026-12-30' }),
  education: fc.constant({ education: '70' }),
  experience: fc.constant({ experience: '' }),
  duties: fc.string().map(duties => ({ duties: `改${duties}` })),
  requirements: fc.string().map(requirements => ({ requirements: `改${requirements}` })),
  urgent: fc.constant({ urgent: true }),
  forGraduates: fc.constant({ forGraduates: true }),
}

it.each(Object.entries(changes))('shows a change of %s, and nothing that was not changed', (_, change) => {
  fc.assert(
    fc.property(change, changed => {
      const other = { ...filledDraft, ...changed }
      const found = differencesOf(filledDraft, other, subclassList)
      expect(found.length).toBeGreaterThan(0)
      // Pay in words carries the number of salaries a year.
      expect(found.length).toBeLessThanOrEqual('wageMonths' in changed ? 2 : 1)
      for (const { mine, other: theirs } of found) expect(mine).not.toBe(theirs)
    }),
  )
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filledDraft } from '#mocks/fixtures/employer'
import { emptyDraft, type JobDraft, postingForm } from '../job-posting.ts'
import { subclassList } from '../reference/job-categories.ts'
import { resumeForm } from '../resume-sections.ts'
import { differencesIn, differencesInEntries, wordsIn } from './words.ts'

const yesNo = [
  { value: '1', label: '是' },
  { value: '0', label: '否' },
] as const

const trees = { categories: subclassList, regions: [] }

const saidOf = (draft: JobDraft) =>
  Object.fromEntries(
    wordsIn(postingForm, draft, trees).flatMap(({ rows }) => rows.map(({ label, value }) => [label, value] as const)),
  )

it('reads a posting back in words', () => {
  expect(saidOf(filledDraft)).toMatchObject({
    招聘人数: '2 人',
    最低月薪: '5000 元/月',
    工作城市: '南昌市',
    工作区县: '红谷滩区',
    福利: expect.stringContaining('、'),
    职位类别: expect.stringContaining('财务/会计/审计'),
    急招: '否',
  })
})

it('says nothing for what was not filled in', () => {
  expect(saidOf(emptyDraft())).toMatchObject({
    职位名称: '',
    职位类别: '',
    招聘人数: '',
    工作城市: '',
    截止日期: '',
  })
})

it('finds no difference between a posting and itself', () => {
  expect(differencesIn(postingForm, { mine: filledDraft, other: structuredClone(filledDraft) }, trees)).toEqual([])
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
      const found = differencesIn(postingForm, { mine: filledDraft, other }, trees)
      expect(found).toHaveLength(1)
      for (const { mine, other: theirs } of found) expect(mine).not.toBe(theirs)
    }),
  )
})

it('reads only what is asked', () => {
  const form = [
    {
      name: 'stay',
      title: '住宿',
      questions: [
        { name: 'lodging', label: '是否住宿', kind: 'radio', options: yesNo },
        {
          name: 'nights',
          label: '几晚',
          kind: 'number',
          min: 1,
          max: 9,
          unit: '晚',
          when: { question: 'lodging', anyOf: ['1'] },
        },
      ],
    },
  ] as const
  const labelsOf = (lodging: string) =>
    wordsIn(form, { lodging, nights: 2 }).flatMap(({ rows }) => rows.map(({ value }) => value))
  expect(labelsOf('1')).toEqual(['是', '2 晚'])
  expect(labelsOf('0')).toEqual(['否'])
})

describe('two versions of a list of entries', () => {
  const form = [{ name: 'work', title: '工作经历', questions: resumeForm.work.questions }]
  const entry = (company: string, to = '2024-06') => ({ company, title: '会计', from: '2020-07', to, duties: '' })
  const differences = (mine: object[], other: object[]) =>
    differencesInEntries(form, '工作经历', { mine: mine.map(Object), other: other.map(Object) })

  it('show the entry that was changed alone, whatever was added above it', () => {
    const [first, second] = [entry('赣南果业'), entry('九江物流')]
    expect(differences([first, second], [entry('南昌软件'), first, { ...second, title: '主管' }])).toEqual([
      { label: '工作经历 2：职位名称', mine: '会计', other: '主管' },
      { label: '别处的工作经历 1：单位名称', mine: '', other: '南昌软件' },
      { label: '别处的工作经历 1：职位名称', mine: '', other: '会计' },
      { label: '别处的工作经历 1：在职开始时间', mine: '', other: '2020-07' },
      { label: '别处的工作经历 1：在职结束时间', mine: '', other: '2024-06' },
    ])
  })

  it('call nothing 至今 that is not there at all', () => {
    expect(differences([entry('赣南果业')], []).map(({ other }) => other)).toEqual(['', '', '', ''])
  })

  it('tell when only their order differs', () => {
    const [first, second] = [entry('赣南果业'), entry('九江物流')]
    expect(differences([first, second], [second, first])).toEqual([
      { label: '工作经历的先后', mine: '赣南果业、九江物流', other: '九江物流、赣南果业' },
    ])
    expect(differences([first, second], [first, second])).toEqual([])
  })
})

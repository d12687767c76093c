import { expect, test } from 'vitest'
import { emptyEntry, emptySections, type ResumeSections } from '#contract/resume-sections'
import { candidateFrom } from './candidate.ts'

const today = '2026-11-20'
const person = (said: Partial<ResumeSections>, served = false) =>
  candidateFrom({ ...emptySections(), ...said }, served, today)
const studied = (given: Partial<ResumeSections['education'][number]>): ResumeSections['education'][number] => ({
  ...emptyEntry('education'),
  ...{ school: '赣江大学', major: '会计学', education: '70', from: '2020-09', to: '2024-06' },
  ...given,
})
const job = (from: string, to: string): ResumeSections['work'][number] => ({
  ...emptyEntry('work'),
  ...{ company: '甲', title: '会计', from, to },
})
const skill = (name: string, remark = '') => ({ ...emptyEntry('skills'), name, remark })

test('who has written nothing has said nothing', () => {
  expect(person({})).toEqual({
    birthday: '',
    sex: '',
    education: '',
    degree: '',
    majorCode: '',
    majorName: '',
    otherMajors: [],
    graduateYear: null,
    politics: '',
    workYears: null,
    certificates: [],
    services: [],
    household: '',
  })
})

test('the highest course of studies counts, of equal ones the latest', () => {
  const college = studied({ education: '69', major: '法学', to: '2018-06' })
  expect(person({ education: [college, studied({})] })).toMatchObject({
    education: '70',
    majorCode: '120203K',
    majorName: '会计学',
    otherMajors: ['030101K'],
    graduateYear: 2024,
  })
  const second = studied({ major: '软件工程', to: '2026-12' })
  expect(person({ education: [studied({}), second] })).toMatchObject({ majorCode: '080902', graduateYear: 2026 })
  expect(person({ education: [studied({ education: '11' }), college] }).education).toBe('69')
  const basic = { ...emptySections().basic, education: '70' }
  expect(person({ basic }).education).toBe('70')
})

test('whoever studies still has no year of graduation, and an unknown major no code', () => {
  expect(person({ education: [studied({ to: '', major: '炼金术' })] })).toMatchObject({
    graduateYear: null,
    majorCode: '',
    majorName: '炼金术',
  })
})

test('a degree is read from what is said of the studies or among certificates', () => {
  expect(person({ education: [studied({ remark: '获管理学学士学位' })] }).degree).toBe('0')
  expect(person({ skills: [skill('硕士学位证书')] }).degree).toBe('1')
  expect(person({ skills: [skill('博士', '学士、硕士')] })).toMatchObject({
    degree: '2',
    certificates: ['博士'],
  })
})

test('years of work are whole, jobs at the same time count once, and what is chosen counts at the least', () => {
  expect(person({ work: [job('2024-07', '2026-06')] }).workYears).toBe(1)
  expect(person({ work: [job('2024-07', '2026-07')] }).workYears).toBe(2)
  expect(person({ work: [job('2024-07', ''), job('2025-01', '2026-01')] }).workYears).toBe(2)
  expect(person({ work: [job('2020-01', '2021-01'), job('2023-01', '2024-01')] }).workYears).toBe(2)
  expect(person({ work: [job('2026-10', '2020-01')] }).workYears).toBe(0)
  expect(person({ work: [job('2020', '')] }).workYears).toBeNull()
  const basic = { ...emptySections().basic, experience: '7' }
  expect(person({ basic, work: [job('2024-07', '2026-07')] }).workYears).toBe(5)
  expect(person({ basic: { ...basic, experience: '2' } }).workYears).toBe(0)
})

test('an ex-serviceman who has studied is one of those whom posts are kept for', () => {
  expect(person({ education: [studied({ education: '69' })] }, true).services).toEqual(['soldier'])
  expect(person({ education: [studied({ education: '66' })] }, true).services).toEqual([])
  expect(person({ education: [studied({})] }).services).toEqual([])
})

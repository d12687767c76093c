import { describe, expect, it } from 'vitest'
import * as closingReasons from './closing-reasons.ts'
import * as companyKinds from './company-kinds.ts'
import * as contractTerms from './contract-terms.ts'
import * as economicTypes from './economic-types.ts'
import * as education from './education.ts'
import * as employment from './employment.ts'
import * as exams from './exams.ts'
import * as flexible from './flexible.ts'
import * as identityDocuments from './identity-documents.ts'
import { labelOf } from './lookup.ts'
import * as majors from './majors.ts'
import * as nations from './nations.ts'
import type { Option } from './option.ts'
import * as person from './person.ts'
import * as qualifications from './qualifications.ts'
import { jiangxiAreas } from './regions.ts'
import { hotSearchWords, lookupAliases, searchTypeList } from './search.ts'
import { tradeList } from './trades.ts'
import { wageList } from './wages.ts'

const isList = (value: unknown): value is readonly Option[] => Array.isArray(value)
const themes = [
  closingReasons,
  companyKinds,
  contractTerms,
  economicTypes,
  education,
  employment,
  exams,
  flexible,
  identityDocuments,
  majors,
  nations,
  person,
  qualifications,
  { searchTypeList, tradeList, wageList },
]
const lists = themes.flatMap(theme => Object.entries(theme)).filter(([, value]) => isList(value))
const options = (list: unknown) => (isList(list) ? list : [])

describe('every fixed list', () => {
  it.each(lists)('%s has distinct values and distinct, trimmed labels', (_name, list) => {
    const values = options(list).map(option => option.value)
    const labels = options(list).map(option => option.label)
    expect(new Set(values).size).toBe(values.length)
    expect(new Set(labels).size).toBe(labels.length)
    expect(labels).toEqual(labels.map(label => label.trim()))
  })

  it.each(lists)('%s answers a label for each of its values and nothing for others', (_name, list) => {
    for (const option of options(list)) expect(labelOf(options(list), option.value)).toBe(option.label)
    for (const stranger of ['', '-1', undefined, null]) expect(labelOf(options(list), stranger)).toBe('')
  })
})

describe('values of the specification, section 3', () => {
  it.each([
    ['technologyTitleLevelList', '5 2 6 3 9'],
    ['vocationalQualificationList', '1 2 3 4 5 99'],
    ['competitionDepartmentList', '117 118 119 120 121 122 123 124 125 126 127'],
    ['politicsStatusList', '2 3 1 0 4'],
    ['languageList', '208 209 210 211 212 213 530 531'],
    ['languageLevelList', '291 292 293 294'],
    ['statusEnum', '0 1 2 3 4 5'],
    ['educationList', '10 65 66 67 68 69 70 636 11'],
    ['educationDegreeList', '0 1 2 3'],
    ['tradeList', '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 700 701 702 703 704 705 706 707'],
    ['drivingList', 'A B C'],
    ['examNoticeType', '0 1 2 3 4'],
    ['suitablePeopleList', '1 2 3 4 5 9'],
    ['flexibleCategory', '1 2 3 4 6 7 8'],
    ['examPreparationTypeList', '0 1 2'],
    ['healthConditionTypeList', '0 1 2 3'],
    ['searchTypeList', '1 2'],
  ])('%s is %s', (name, values) => {
    const list = lists.find(([key]) => key === name)?.[1]
    expect(options(list).map(option => option.value)).toEqual(values.split(' '))
  })

  it.each([
    ['wageList', 7],
    ['natureList', 5],
    ['experienceList', 8],
    ['scaleList', 8],
    ['companyTypeList', 19],
    ['employmentList', 10],
    ['jobTagList', 21],
    ['probationList', 7],
    ['cardTypeList', 7],
    ['techLevelList', 9],
    ['majorList', 8],
    ['relationshipList', 4],
    ['unitCharacterList', 6],
    ['economicTypeList', 34],
    ['nationList', 56],
    ['jobCategoryTagList', 7],
  ])('%s has %i entries', (name, count) => {
    expect(options(lists.find(([key]) => key === name)?.[1])).toHaveLength(count)
  })

  it('leaves the id of every registration status null', () => {
    expect(exams.statusEnum.every(status => status.id === null)).toBe(true)
  })

  it('names one competition department for each of the 11 cities', () => {
    const areas: Readonly<Record<string, string>> = jiangxiAreas
    const cities = exams.competitionDepartmentList.map(({ label, region }) => [label, areas[region]])
    for (const [label, city] of cities) expect(label).toBe(`${city}人力资源和社会保障局`)
  })

  it('numbers the nations like GB/T 3304, zero-padded', () => {
    for (const nation of nations.nationList) expect(nation.gb).toBe(nation.value.padStart(2, '0'))
    expect(labelOf(nations.nationList, '22')).toBe('畲族')
  })

  it('gives every identity document a pattern that compiles', () => {
    const samples = [
      '11010519491231002X',
      'A123456(7)',
      '1234567(8)',
      'A123456789',
      'H12345678',
      'M12345678',
      '12345678',
    ]
    identityDocuments.cardTypeList.forEach(({ pattern }, index) => {
      expect(samples[index]).toMatch(new RegExp(pattern))
    })
  })

  it('keeps the suggested search words and the lookup aliases to the letter', () => {
    expect(hotSearchWords.join(' ')).toBe('五险一金 周末双休 销售 经理 行政 人事 客服')
    expect(lookupAliases).toHaveLength(7)
  })
})

import { expect, it } from 'vitest'
import { ownCompany } from '#mocks/fixtures/companies'
import { districtsOf, profileDifferences } from './profile-answers.ts'
import { valuesOf } from './profile-values.ts'

const values = valuesOf(ownCompany)

it('finds nothing different between two alike', () => {
  expect(profileDifferences(values, { ...values })).toEqual([])
})

it('says in words what differs, in the order of the form', () => {
  const mine = { ...values, welfare: ['1'], trade: '8', city: '360100', district: '360102' }
  expect(profileDifferences(mine, { ...values, trade: '15', welfare: [] })).toEqual([
    { label: '所属行业', mine: '医药/卫生/生物', other: '生产/加工/制造' },
    { label: '福利', mine: '五险一金', other: '' },
    { label: '所在地区', mine: '南昌市 东湖区', other: '赣州市 章贡区' },
  ])
})

it('knows the districts of a city, and none of no city', () => {
  expect(districtsOf('360700').map(({ label }) => label)).toContain('章贡区')
  expect(districtsOf('')).toEqual([])
})

import { expect, test } from 'vitest'
import { areaName, isDistrictOf, placeLabel } from './places.ts'

test.each([
  ['360700', '360702', '赣州·章贡区'],
  ['360400', '360482', '九江·共青城市'],
  ['360100', '', '南昌'],
  ['', '360102', '东湖区'],
  ['', '', ''],
  ['440100', '999999', ''],
])('%s and %s are called %s%s', (city, district, label) => {
  expect(placeLabel(city, district)).toBe(label)
})

test.each([
  ['360702', '360700', true],
  ['360702', '360100', false],
  ['360700', '360700', false],
  ['360702', '360000', false],
  ['360799', '360700', false],
  ['', '', false],
])('district %s of city %s: %s', (district, city, belongs) => {
  expect(isDistrictOf(district, city)).toBe(belongs)
})

test('an unknown code has no name', () => {
  expect(areaName('360702')).toBe('章贡区')
  expect(areaName('constructor')).toBe('')
})

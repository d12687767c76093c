import { expect, test } from 'vitest'
import { fairsText } from './fairs-text.ts'

test.each([
  [{ attended: 0, missed: 0 }, '近两年没有参加过招聘会'],
  [{ attended: 6, missed: 0 }, '近两年到场 6 场，没有缺席'],
  [{ attended: 0, missed: 2 }, '近两年到场 0 场，订了展位没有到场 2 场'],
])('says how an employer kept its word to fairs: %o', (fairs, text) => expect(fairsText(fairs)).toBe(text))

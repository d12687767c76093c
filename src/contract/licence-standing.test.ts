import { expect, test } from 'vitest'
import { licenceLine } from './licence-standing.ts'

const check = { verifiedAt: '2026-03-18', recheckBy: '2026-09-18' }

test.each([
  ['valid', '营业执照已于 2026-03-18 核验，应于 2026-09-18 前复核'],
  ['lapsed', '营业执照已于 2026-03-18 核验，应于 2026-09-18 前复核，已超过复核期限'],
] as const)('a licence whose check is %s says when it was checked and by when it has to be again', (standing, line) => {
  expect(licenceLine({ ...check, licenceStanding: standing })).toBe(line)
})

test('one that was never checked says so', () => {
  expect(licenceLine({ verifiedAt: '', recheckBy: '', licenceStanding: 'none' })).toBe('营业执照待核验')
})

import { expect, it } from 'vitest'
import { examStages } from '#contract/exam-timeline'
import { leadsOn } from '#platform/session'
import { mainActionOf } from './main-action.ts'

const exam = { id: '101', themeId: '1' }

it.each([
  ['announced', '/exam/theme/1?view=positions&exam=101'],
  ['registering', '/exam/apply/101'],
  ['reviewing', '/exam/mine'],
  ['paying', '/exam/mine'],
  ['arranging', '/exam/theme/1?view=positions&exam=101'],
  ['printing', '/exam/exam-ticket/101'],
  ['sitting', '/exam/exam-ticket/101'],
  ['scoring', '/exam/theme/1?view=positions&exam=101'],
  ['scored', '/exam/cjcx/101'],
  ['closed', '/exam/cjcx/101'],
] as const)('at %s leads to %s', (stage, href) => {
  expect(mainActionOf({ ...exam, stage }, false).href).toBe(href)
})

it('leads an employer nowhere that employers may not go, nor to registering', () => {
  const employer = { userType: 1, companyRole: 'owner' } as const
  const ways = examStages.map(stage => mainActionOf({ ...exam, stage }, true).href)
  expect(ways.filter(href => !leadsOn(employer, href) || href.startsWith('/exam/apply'))).toEqual([])
})

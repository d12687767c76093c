import { questionnaireInfo } from '#contract/questionnaires'
import { read } from '#platform/routing'
import { HOUSEHOLD } from './model/slugs.ts'

export const householdRead = read(questionnaireInfo, () => ({ slug: HOUSEHOLD }))

import { questionnaireInfo } from '#contract/questionnaires'
import { read } from '#platform/routing'

/** The questionnaire on households' economy (家庭经济), which has an address of its own. */
export const householdRead = read(questionnaireInfo, () => ({ slug: 'jtjj' }))

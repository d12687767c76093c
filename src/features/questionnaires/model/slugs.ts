/** The questionnaire on households' economy (家庭经济), which has an address of its own. */
export const HOUSEHOLD = 'jtjj'

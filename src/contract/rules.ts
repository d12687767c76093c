export { ageOn, gapMonths, isCivilDate } from './rules/civil-date.ts'
export { creditCodeMessages, creditCodeProblem, isCreditCode, normaliseCreditCode } from './rules/credit-code.ts'
export { jobValidityLabel } from './rules/job-validity.ts'
export { isMobile, normaliseMobile } from './rules/mobile.ts'
export { passwordMessages, passwordProblem } from './rules/password.ts'
export { isPersonName, normalisePersonName, personNameMessages, personNameProblem } from './rules/person-name.ts'
export {
  isResidentId,
  normaliseResidentId,
  type ResidentIdReading,
  readResidentId,
  residentIdMessages,
} from './rules/resident-id.ts'
export { isSafeRedirect, safeRedirect } from './rules/safe-redirect.ts'
export { bigrams, type SearchToken, searchTokens } from './rules/search-tokens.ts'
export { toHalfWidth, unifyMiddleDots } from './rules/width.ts'

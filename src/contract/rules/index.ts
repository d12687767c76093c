export { ageOn, gapMonths, isCivilDate } from './civil-date.ts'
export { creditCodeMessages, creditCodeProblem, isCreditCode, normaliseCreditCode } from './credit-code.ts'
export { jobValidityLabel } from './job-validity.ts'
export { isMobile, normaliseMobile } from './mobile.ts'
export { passwordMessages, passwordProblem } from './password.ts'
export { isPersonName, normalisePersonName, personNameMessages, personNameProblem } from './person-name.ts'
export {
  isResidentId,
  normaliseResidentId,
  type ResidentIdReading,
  readResidentId,
  residentIdMessages,
} from './resident-id.ts'
export { isSafeRedirect, safeRedirect } from './safe-redirect.ts'
export { bigrams, type SearchToken, searchTokens } from './search-tokens.ts'
export { toHalfWidth, unifyMiddleDots } from './width.ts'

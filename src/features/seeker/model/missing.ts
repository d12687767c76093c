import { codes } from '#contract/codes'
import { CallRefused, isNotFound } from '#platform/transport'

/** True when there is no such thing, or the address does not even name one. */
export const isMissing = (error: unknown) =>
  isNotFound(error) || (error instanceof CallRefused && error.code === codes.invalid)

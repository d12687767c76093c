/**
 * Envelope codes, listed once. 401, 402 and 403 sign a person out (specification section 8), so they mean only
 * "sign in again". Everything a caller handles itself lies between 5000 and 6000, both exclusive; what one may not
 * see answers exactly like what does not exist (`notFound`).
 */
export const codes = {
  ok: 200,
  /** The token is missing, unknown, revoked or expired. */
  signInAgain: 401,

  /** Input was refused; `data.fields` maps field paths to messages. */
  invalid: 5001,
  notFound: 5004,
  /** Somebody changed the thing since it was read; `data.current` carries what is stored now. */
  conflict: 5009,
  captchaWrong: 5010,
  codeWrong: 5011,
  credentialsWrong: 5012,
  /** The phone or e-mail address has an account of this type already. */
  phoneTaken: 5013,
  /** The account is being cancelled; `data.ticket` brings it back, until `data.closesAt` (milliseconds). */
  accountClosing: 5014,
  /** The person has to prove who they are once more (password or code) before this can be done. */
  identityNeeded: 5015,
  /** The member's role in the company is too low for this. */
  roleTooLow: 5016,
  alreadyApplied: 5020,
  jobClosed: 5021,
  resumeIncomplete: 5022,
  /** The step is not possible in the present state (an application already withdrawn, say). */
  wrongState: 5023,
  fileTooLarge: 5030,
  fileTypeRefused: 5031,
  quotaReached: 5032,
  /** The same idempotency key came with another body. */
  keyReused: 5040,
  /** Too many tries; `data.retryAfter` is in seconds. */
  tooMany: 5029,

  /** The body could not be opened: one code for every way in which that can fail. */
  unreadable: 400,
  unknownCall: 404,
  /** The body did not come in time. */
  tooSlow: 408,
  tooLarge: 413,
  unavailable: 503,
  failed: 500,
} as const

export type Code = (typeof codes)[keyof typeof codes]

/** True for codes that go to the caller without a message to the person. */
export const isBusinessCode = (code: number) => code > 5000 && code < 6000

/** True for codes that sign a person out. */
export const isSignOutCode = (code: number) => code === 401 || code === 402 || code === 403

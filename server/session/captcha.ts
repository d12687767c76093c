import { createHash, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { codes } from '#contract/codes'
import type { CaptchaAnswer } from '#contract/session-fields'
import { secondsAfter } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import { Refusal } from '../http/refusal.ts'
import { insertChallenge, takeChallenge } from './captcha-queries.ts'

const CAPTCHA_SECONDS = 5 * 60

/** Without the pairs that nobody can tell apart: 0 O, 1 I L, 2 Z, 5 S, 8 B. */
const ALPHABET = 'ACDEFGHJKMNPQRTUVWXY34679'
const LENGTH = 4
const NUMERALS = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九'] as const

type Kind = 'picture' | 'question'

interface Challenge {
  /** The characters to draw, or the question's words. */
  readonly content: string
  readonly answer: string
}

function picture(): Challenge {
  const content = Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')
  return { content, answer: content }
}

/** A small sum in words, for whoever cannot see the picture. */
function question(): Challenge {
  const [one, other] = [randomInt(1, 10), randomInt(1, 10)]
  const [more, less] = one > other ? [one, other] : [other, one]
  return randomInt(2) === 0
    ? { content: `${NUMERALS[one]}加${NUMERALS[other]}等于几？请填数字`, answer: String(one + other) }
    : { content: `${NUMERALS[more]}减${NUMERALS[less]}等于几？请填数字`, answer: String(more - less) }
}

/** Full-width and lower-case answers count as well. */
const normalise = (answer: string) => answer.normalize('NFKC').trim().toUpperCase()

const digest = (id: string, answer: string): Uint8Array =>
  createHash('sha256')
    .update(`${id} ${normalise(answer)}`)
    .digest()

/** Makes a challenge and remembers its answer, hashed, for five minutes. */
export async function createChallenge(db: Queryable, kind: Kind, now: Date) {
  const id = randomUUID()
  const { content, answer } = kind === 'picture' ? picture() : question()
  await insertChallenge(db, { id, answerHash: digest(id, answer), expiresAt: secondsAfter(now, CAPTCHA_SECONDS) })
  return { id, kind, content, expiresIn: CAPTCHA_SECONDS }
}

/** A challenge has to be answered (again); `data.captcha` tells the form to show one. */
export const captchaWrong = (words: string) =>
  new Refusal(codes.captchaWrong, words, { captcha: true, fields: { 'captcha.answer': words } })

/** Uses a challenge up, right or wrong. Throws `captchaWrong`. */
export async function solveChallenge(db: Queryable, { id, answer }: CaptchaAnswer, now: Date): Promise<void> {
  const expected = await takeChallenge(db, id, now)
  if (!expected || !timingSafeEqual(expected, digest(id, answer))) {
    throw captchaWrong('验证码不正确或已过期，请重新填写')
  }
}

import { randomUUID } from 'node:crypto'
import type { registerServiceman } from '#contract/account'
import type { ParsedInputOf } from '#contract/endpoint'
import { DEFAULT_PRIVACY } from '#contract/resume-fields'
import { emptySections } from '#contract/resume-sections'
import type { Context } from '../http/context.ts'
import { committed } from '../http/refusal.ts'
import { insertResume } from '../resumes/queries.ts'
import { factsOf } from '../resumes/sections.ts'
import { insertConsent } from '../session/account-queries.ts'
import { codeWrong, redeemCode } from '../session/one-time-codes.ts'
import { addUser } from '../session/register.ts'
import { beginSession } from '../session/tokens.ts'
import { insertServiceman } from './consent-queries.ts'

/** The words about the service record that people agree to apart from the rest. */
const CONSENT = { purpose: 'serviceman', version: '2025-06' } as const

type Newcomer = ParsedInputOf<typeof registerServiceman>

/** Makes an ex-serviceman's account as an individual, begins a resume with what is known, and signs in. */
export async function addServiceman(input: Newcomer, context: Context, passwordHash: string) {
  const { db, now, device, ip } = context
  const { phone, name, branch, enlistedOn, dischargedOn, placement, city } = input
  const use = { address: phone, userType: 2, purpose: 'register' } as const
  if (!(await redeemCode(db, use, { ...input, ip }, now))) return committed(codeWrong())
  const userId = await addUser(2, { phone, nickName: `用户${phone.slice(-4)}`, passwordHash }, context)
  await insertConsent(db, userId, CONSENT.purpose, CONSENT.version, now)
  const resumeId = randomUUID()
  const empty = emptySections()
  const sections = { ...empty, basic: { ...empty.basic, name, phone } }
  const resume = {
    id: resumeId,
    userId,
    title: '退役军人求职简历',
    isDefault: true,
    privacy: DEFAULT_PRIVACY,
    sections,
    facts: factsOf(sections),
  }
  await insertResume(db, { ...resume, at: now })
  await insertServiceman(db, { userId, branch, enlistedOn, dischargedOn, placement, city, resumeId, now })
  return { ...(await beginSession(db, { id: userId, userType: 2 }, now, device)), resumeId }
}

import { TERMS } from '../../session/register.ts'
import type { BulkRow } from '../bulk.ts'
import { sampleArchives } from './archives.ts'
import { sampleCompetition } from './competition.ts'
import { momentsAt } from './moments.ts'
import { sampleQuestionnaires } from './questionnaires.ts'
import type { UserRow } from './seekers.ts'
import { sampleServiceLetters } from './service-letters.ts'
import { sampleSuggestions } from './suggestions.ts'
import { sampleThirdRecruitments } from './third-recruitments.ts'

/** The accounts that people try out; their things stand beside everybody's. */
const [WRITER, NEWCOMER, EMPLOYER] = ['19900000001', '19900000002', '19900000003'] as const

/** Rows by table of what the office does for people besides work, in the order in which they go in. */
export async function sampleServices(
  now: number,
  users: readonly UserRow[],
): Promise<readonly (readonly [string, readonly BulkRow[]])[]> {
  const moments = momentsAt(now)
  const account = (wanted: string, type: 1 | 2) =>
    users.find(({ phone, user_type }) => phone === wanted && user_type === type)
  const [writer, newcomer, employer] = [account(WRITER, 2), account(NEWCOMER, 2), account(EMPLOYER, 1)]
  if (!writer || !newcomer || !employer) return []
  const suggestions = sampleSuggestions(moments, writer)
  const consents = [writer, newcomer, employer].map(({ id, created_at }) => ({
    user_id: id,
    purpose: TERMS.purpose,
    version: TERMS.version,
    given_at: created_at,
  }))
  return [
    ['consents', consents],
    ['suggestions', suggestions.map(row => ({ ...row }))],
    ['messages', sampleServiceLetters(moments, { writer, employer, suggestions })],
    ['questionnaires', sampleQuestionnaires(moments)],
    ...sampleCompetition,
    ...(await sampleArchives(moments, [writer, newcomer])),
    ...(await sampleThirdRecruitments(moments)),
  ]
}

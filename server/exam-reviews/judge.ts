import { createHmac } from 'node:crypto'
import type { ExamMandate } from '#contract/exam-mandates'
import {
  commandsFor,
  isSampled,
  mayJudge,
  type Opinion,
  outcomeOf,
  type ReviewKind,
  stageAfter,
} from '#contract/exam-review-rules'
import type { Queryable } from '../db/db.ts'
import { answer } from '../exam-registrations/office.ts'
import type { RegistrationRow } from '../exam-registrations/queries/registrations.ts'
import { writeAudit } from '../http/audit.ts'
import type { User } from '../http/users.ts'
import { insertJudgement, listJudgements, listRefusers } from './judgement-queries.ts'

export const kindOf = ({ status }: Pick<RegistrationRow, 'status'>): ReviewKind => (status === '5' ? 'appeal' : 'first')

const waits = ({ status, pending }: RegistrationRow) => status === '0' || (status === '5' && pending === 'appeal')

/** Whether there is still time to mend something. */
export const isMendable = ({ review_until }: Pick<RegistrationRow, 'review_until'>, now: Date) =>
  now.getTime() < Date.parse(review_until)

interface Judging extends Opinion {
  /** The state that was looked at. */
  readonly turn: number
  readonly salt: string
  readonly user: Pick<User, 'id' | 'userType'>
  readonly mandates: readonly ExamMandate[]
  readonly now: Date
}

/** What became of a judgement: done and told, to be looked at by another, or why it was not taken. */
export type Judged = { readonly state: 'done' | 'again' } | { readonly obstacle: string }

/** Why this state cannot be judged any more; '' where it can. */
function staleWords(row: RegistrationRow, turn: number): string {
  if (row.status === '4') return '考生已取消这份报名，不需要再审核'
  if (!waits(row)) return '这份报名已经有结果，不需要再审核'
  return row.turn === turn ? '' : '考生已重新提交，请按新的内容审核'
}

/**
 * Takes somebody's judgement of a registration that the caller's transaction holds. Where it decides, the step is taken with
 * history, audit row and message; a refusal, and an approval that is sampled, first wait for another person.
 */
export async function judge(tx: Queryable, row: RegistrationRow, judging: Judging): Promise<Judged> {
  const { turn, salt, user, mandates, now, command } = judging
  const stale = staleWords(row, turn)
  if (stale !== '') return { obstacle: stale }
  const judgements = await listJudgements(tx, row.id, turn)
  const kind = kindOf(row)
  const refusers = kind === 'appeal' ? await listRefusers(tx, row.id, turn) : []
  if (!mayJudge({ id: user.id, mandates }, { kind, judgements, refusers }))
    return { obstacle: '这份报名要由另一位同事来看，您已经看过或者没有这一步的权限' }
  if (!commandsFor(kind, isMendable(row, now)).includes(command))
    return {
      obstacle:
        kind === 'appeal' ? '申诉不能退回补正，请通过或者不通过' : '审核时间已过，考生来不及补正，请通过或者不通过',
    }
  const reasons = command === 'approve' ? {} : judging.reasons
  const mine = { by: user.id, command, reasons }
  await insertJudgement(tx, { id: row.id, turn, place: judgements.length + 1, at: now, ...mine })
  const stage = stageAfter(judgements) ?? 'third'
  const subject = { kind: 'exam-registration', id: row.id }
  await writeAudit(tx, now, user, { action: 'exam-review.judge', subject, detail: { stage, command } })
  const sampled = isSampled(createHmac('sha256', salt).update(row.id).digest())
  const outcome = outcomeOf([...judgements, mine], sampled)
  if (!outcome) return { state: 'again' }
  const after = await answer(tx, row, { ...outcome, user }, now)
  return after ? { state: 'done' } : { obstacle: '这份报名已经有结果，不需要再审核' }
}

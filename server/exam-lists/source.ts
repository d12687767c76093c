import type { ExamListEntry, ExamListInputs, ExamListKind, ExamListRule } from '#contract/exam-list'
import { listHash, listText } from '#contract/exam-list-text'
import type { PaperScore } from '#contract/exam-scores'
import { ticketStages } from '#contract/exam-tickets'
import { labelOf } from '#contract/reference/lookup'
import type { Queryable } from '../db/db.ts'
import {
  countScores,
  type EntryRow,
  type ExamRow,
  listEntries,
  listPositions,
  type PositionRow,
} from './source-queries.ts'

/** What a list is asked of. */
export interface ListWish {
  readonly exam: string
  readonly kind: ExamListKind
  readonly rule: ExamListRule
  /** Tickets of those who are in no list any more. */
  readonly out: readonly string[]
}

/** What the database has for one. */
export interface ListSource {
  readonly positions: readonly PositionRow[]
  readonly entries: readonly EntryRow[]
}

export async function sourceOf(db: Queryable, exam: string): Promise<ListSource> {
  return { positions: await listPositions(db, exam), entries: await listEntries(db, exam) }
}

/** A later stage has one mark; of several parts the sum, and none where one of them is missing. */
function markOf(stage: EntryRow['skill']): PaperScore | null {
  if (stage === null) return null
  const parts: readonly PaperScore[] = Object.values(stage)
  const flag = parts.find(part => part.flag !== '')?.flag ?? ''
  const isWhole = flag === '' && parts.length > 0 && parts.every(({ marks }) => marks !== null)
  const marks = isWhole ? parts.reduce((sum, part) => sum + (part.marks ?? 0), 0) : null
  return { marks, flag }
}

function interviewOf({ interview, panel }: EntryRow): ExamListEntry['interview'] {
  const mark = markOf(interview)
  return mark && { ...mark, panel: panel ?? '' }
}

/** The canonical inputs of a list. After the shortlist only those take part who were to do what counts. */
export function inputsOf({ positions, entries }: ListSource, { exam, kind, rule, out }: ListWish): ExamListInputs {
  const leaves = new Set(out)
  const isLater = kind !== 'shortlist'
  const [hasInterview, hasSkill] = [isLater && rule.interviewShare > 0, isLater && rule.skillShare > 0]
  const taking = entries.filter(
    ({ interview, skill }) => !(hasInterview && interview === null) && !(hasSkill && skill === null),
  )
  const byPosition = Map.groupBy(taking, ({ position_id }) => position_id)
  return {
    exam,
    kind,
    rule,
    positions: positions.map(({ id, code, headcount, full_marks }) => ({
      code,
      headcount,
      fullMarks: full_marks,
      entries: (byPosition.get(id) ?? []).map(row => ({
        ticket: row.ticket,
        papers: row.papers,
        bonus: row.bonus,
        interview: isLater ? interviewOf(row) : null,
        skill: hasSkill ? markOf(row.skill) : null,
        out: leaves.has(row.ticket),
      })),
    })),
  }
}

/** The list's text and the hash of its bytes. */
export async function sealed(inputs: ExamListInputs) {
  const body = listText(inputs)
  return { body, hash: await listHash(body) }
}

const WAITING = '成绩还没有全部公布，公布以后才能做名单'

/** Why a list cannot be made yet; '' where it can. */
export async function blockedBy(
  db: Queryable,
  exam: ExamRow,
  { kind, rule }: Pick<ListWish, 'kind' | 'rule'>,
  now: Date,
): Promise<string> {
  const written = await countScores(db, String(exam.id), 'written', now)
  if (written.scores === 0) return '还没有笔试成绩'
  if (written.held > 0 || Date.parse(exam.scores_at) > now.getTime()) return WAITING
  if (kind === 'shortlist') return ''
  const later = [['skill', rule.skillShare] as const, ['interview', rule.interviewShare] as const]
  for (const [stage, share] of later) {
    if (share === 0) continue
    const { scores, held } = await countScores(db, String(exam.id), stage, now)
    if (scores === 0) return `还没有${labelOf(ticketStages, stage)}成绩`
    if (held > 0) return WAITING
  }
  return ''
}

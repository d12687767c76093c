import { judgeAll } from '#contract/exam-radar'
import { stopWords } from '#contract/exam-stops'
import type { Queryable } from '../db/db.ts'
import { candidateOf } from '../exam-positions/candidate.ts'
import { sentCandidate } from '../exam-reviews/sent-candidate.ts'
import type { RegistrationRow } from './queries/registrations.ts'
import type { PositionRow } from './queries/rounds.ts'

type Conditions = Pick<PositionRow, 'conditions'>

/** Why somebody cannot begin to register for a position, by their resume; '' where nothing speaks against it. */
export const resumeStop = async ({ conditions }: Conditions, db: Queryable, userId: string, now: Date) =>
  stopWords(judgeAll(conditions, await candidateOf(db, userId, now)).list, 'resume')

interface Written {
  readonly row: Pick<RegistrationRow, 'answers'>
  /** In the open. */
  readonly idNumber: string
  readonly now: Date
}

/** The same by what the form says: that can still be mended, or has been `sent`. */
export const formStop = ({ conditions }: Conditions, { row, idNumber, now }: Written, by: 'form' | 'sent' = 'form') =>
  stopWords(judgeAll(conditions, sentCandidate(row.answers, idNumber, now)).list, by)

import type { ParsedInputOf } from '#contract/endpoint'
import type { exportPositions, PositionSort } from '#contract/exam-positions'
import type { Preparation } from '../http/context.ts'
import { invalid } from '../http/refusal.ts'
import { wordsOf } from '../words.ts'
import { type BoardPosition, boardOf } from './board.ts'
import { candidateOf } from './candidate.ts'
import { type Asker, findPositions } from './filter.ts'
import { listExamIds, listSavedExamIds, listSavedIds } from './queries.ts'

type Given = Pick<Preparation, 'db' | 'now' | 'user' | 'settings'>
type Filters = ParsedInputOf<typeof exportPositions>

/** Whoever asks, where it is a seeker. */
async function askerOf({ db, user, now }: Given): Promise<Asker | null> {
  if (user?.userType !== 2) return null
  return { candidate: await candidateOf(db, user.id, now), saved: await listSavedIds(db, user.id) }
}

/** The exams whose positions are meant. */
async function examsOf({ exam, theme, saved }: Filters, { db, user, now }: Given): Promise<readonly number[]> {
  if (exam !== '' || theme !== '') return (await listExamIds(db, { exam, theme }, now)).map(({ id }) => id)
  if (!saved || user?.userType !== 2) throw invalid({ exam: '请选择考试或者招聘项目' })
  return (await listSavedExamIds(db, user.id, now)).map(({ id }) => id)
}

/** Positions that the filters leave, with what stands beside them. */
export async function searchPositions(filters: Filters, sort: PositionSort, given: Given) {
  const { t, exam: _, theme: __, ...wanted } = filters
  const examIds = await examsOf(filters, given)
  const boards = await Promise.all(examIds.map(id => boardOf(id, given)))
  const positions: readonly BoardPosition[] = boards.flatMap(board => board.positions)
  const counted = boards.flatMap(({ countedAt }) => (countedAt === null ? [] : [countedAt]))
  const asker = await askerOf(given)
  return {
    ...findPositions(positions, { ...wanted, words: wordsOf(t) }, sort, asker),
    countedAt: counted.length === 0 ? null : Math.max(...counted),
  }
}

import { type PaperScore, ranksOf, shortlistOf, totalOf } from '#contract/exam-scores'
import { isoOf } from '../moments.ts'
import type { Random } from '../random.ts'
import type { StoredExam } from './exams.ts'
import type { SampleRegistration } from './registrations.ts'

/** Marks as exams bring them: most in the middle, in quarters of a point; a few stay away, fewer still break a rule. */
function paperScore(random: Random, fullMarks: number, skill: number): PaperScore {
  if (random.chance(0.002)) return { marks: null, flag: 'discipline' }
  const luck = (random.next() + random.next() + random.next()) / 3 - 0.5
  const share = Math.min(0.97, Math.max(0.12, 0.62 + skill * 0.28 + luck * 0.3))
  return { marks: Math.round((fullMarks * share) / 25) * 25, flag: '' }
}

/** The skill of whoever comes out ahead of almost everybody. */
const BEST = 1

const absent: PaperScore = { marks: null, flag: 'absent' }

/** The scores of everybody who was to sit, with ranks and who goes on, position by position. */
export function scoreRows(exam: StoredExam, registrations: readonly SampleRegistration[], random: Random) {
  const sat = registrations
    .filter(({ status }) => status === '3')
    .map(({ id, position, user }) => {
      const luck = random.next() + random.next() - 1
      // Whoever tries the account out is to see marks, and to go on.
      const skill = user === null ? luck : BEST
      const stayedAway = random.chance(0.06) && user === null
      const parts = exam.papers.map(
        ({ code, full_marks }) => [code, stayedAway ? absent : paperScore(random, full_marks, skill)] as const,
      )
      return { id, position, parts, total: totalOf(parts.map(([, score]) => score)) }
    })
  const headcounts = new Map(exam.positions.map(({ id, headcount }) => [id, headcount]))
  return [...Map.groupBy(sat, ({ position }) => position)].flatMap(([position, entries]) => {
    const ranks = ranksOf(entries)
    const { line, goesOn } = shortlistOf(entries, { headcount: headcounts.get(position) ?? 1 })
    return entries.map(({ id, parts, total }) => ({
      registration_id: id,
      exam_id: exam.id,
      stage: 'written',
      parts: Object.fromEntries(parts),
      total,
      rank: ranks.get(id) ?? null,
      line,
      goes_on: goesOn.has(id),
      released_at: isoOf(exam.scores_at),
      sample: true,
    }))
  })
}

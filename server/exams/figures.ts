import { remembered } from '../remembered.ts'
import { type FiguresRow, listFigureRows } from './queries.ts'
import type { Figures } from './rows.ts'

const none: Figures = { positions: 0, headcount: 0, applied: 0, approved: 0, paid: 0, countedAt: null }

const toFigures = ({ positions, headcount, applied, approved, paid, counted_at }: FiguresRow): Figures => ({
  positions,
  headcount,
  applied,
  approved,
  paid,
  countedAt: counted_at === null ? null : Date.parse(counted_at),
})

const SECONDS = 60

/** Of every exam; a minute old at most, as what they are made of is ten. */
const allFigures = remembered(SECONDS, async ({ db }) => {
  const rows = await listFigureRows(db)
  return new Map(rows.map(row => [row.exam_id, toFigures(row)]))
})

export async function figuresOf(given: Parameters<typeof allFigures>[0]): Promise<(examId: number) => Figures> {
  const figures = await allFigures(given)
  return examId => figures.get(examId) ?? none
}

/** Of several exams together. */
export const sumOf = (figures: readonly Figures[]): Figures =>
  figures.reduce(
    (sum, one) => ({
      positions: sum.positions + one.positions,
      headcount: sum.headcount + one.headcount,
      applied: sum.applied + one.applied,
      approved: sum.approved + one.approved,
      paid: sum.paid + one.paid,
      countedAt: one.countedAt === null ? sum.countedAt : Math.max(sum.countedAt ?? 0, one.countedAt),
    }),
    none,
  )

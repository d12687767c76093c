import { prepareChange } from '../../exam-office/changes/prepare.ts'
import type { Context } from '../../http/context.ts'
import { listImportPapers } from '../exam-queries.ts'
import type { ScoresChange } from '../payload.ts'
import { listRanks, listSat, scoresBase } from './queries.ts'
import { rankedByPosition } from './ranked.ts'

const placeOf = (rank: number | null | undefined) => (rank == null ? '没有名次' : `第 ${rank} 名`)

/**
 * Prepares the ranks of an exam whose scores have changed without a table, for another to release. Nothing where no rank
 * would be another. The exam is the caller's to hold.
 */
export async function rankAnew(
  context: Context<'type1'>,
  exam: string,
  { reason, by }: { readonly reason: string; readonly by: string },
): Promise<void> {
  const { db } = context
  const papers = (await listImportPapers(db, exam)).map(({ code }) => code)
  const sat = (await listSat(db, exam)).flatMap(row =>
    row.parts === null ? [] : [{ ...row, parts: row.parts, papers: row.papers.length === 0 ? papers : row.papers }],
  )
  const before = await listRanks(db, exam)
  const tickets = new Map(sat.map(({ registration, ticket }) => [registration, ticket]))
  const rows = rankedByPosition(sat).flatMap(({ registration, rank }) =>
    (before.get(registration) ?? null) === rank
      ? []
      : [
          {
            what: tickets.get(registration) ?? '',
            field: '职位排名',
            before: placeOf(before.get(registration)),
            after: placeOf(rank),
          },
        ],
  )
  if (rows.length === 0) return
  const { hash } = await scoresBase(db, exam)
  const payload: ScoresChange = { kind: 'scores', base: hash, diff: { added: [], changed: [], same: sat.length } }
  await prepareChange(
    context,
    {
      exam,
      kind: 'scores',
      title: '重新计算职位排名',
      summary: [
        { label: '原因', value: reason },
        { label: '名次变动', value: `${rows.length} 人` },
      ],
      rows,
      payload,
    },
    by,
  )
}

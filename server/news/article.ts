import type { Queryable } from '../db/db.ts'
import { readRegulation } from '../regulations/read.ts'
import {
  type ArticleRow,
  findArticle,
  findNeighbours,
  listAttachments,
  listInterpretations,
  listRelated,
} from './article-queries.ts'
import { type SummaryRow, toSummary } from './rows.ts'
import { sanitise } from './sanitise.ts'

const RELATED = 5

const orNull = (row: SummaryRow | undefined) => (row ? toSummary(row) : null)

/** What an article is, wherever it is read. */
export async function bodyOf(db: Queryable, row: ArticleRow, now: Date) {
  const attachments = await listAttachments(db, row.id)
  return {
    ...toSummary(row),
    typeId: row.type_id,
    html: sanitise(row.html),
    editor: row.editor,
    keywords: [...row.keywords],
    attachments: attachments.map(({ id, ...file }) => ({ id: String(id), ...file })),
    regulation: await readRegulation(db, row.id, now),
  }
}

/** What stands around an article on its page. */
export async function surroundingsOf(db: Queryable, row: ArticleRow, now: Date) {
  const { previous, next } = await findNeighbours(db, row, now)
  const related = await listRelated(db, row, now, RELATED)
  const explained = row.explains_id === null ? undefined : await findArticle(db, String(row.explains_id), now)
  return {
    previous: orNull(previous),
    next: orNull(next),
    related: related.map(toSummary),
    explains: orNull(explained),
    interpretations: (await listInterpretations(db, row.id, now)).map(toSummary),
  }
}

import type { ExamImportKind, SecondEntry, UploadedTable } from '#contract/exam-imports'
import { SHOWN_AT_MOST } from '#contract/exam-imports'
import type { Queryable } from '../db/db.ts'
import { findEntries, findImport, findSecondEntry } from './queries.ts'
import { compareEntries, type Difference } from './scores/diff.ts'
import type { ScoreEntry } from './scores/parse.ts'

interface Of {
  readonly exam: string
  readonly kind: ExamImportKind
}

/** Somebody's own table as pages show it; `base` is what is stored now. */
export async function tableOf(db: Queryable, of: Of, user: string, base: string): Promise<UploadedTable | null> {
  const row = await findImport(db, of, user, SHOWN_AT_MOST)
  if (!row) return null
  return {
    id: row.id,
    fileName: row.file_name,
    uploadedAt: Date.parse(row.uploaded_at),
    rows: row.rows,
    faultCount: row.fault_count,
    faults: [...row.faults],
    figures: row.figures,
    changeCount: row.change_count,
    changes: [...row.changes],
    stale: row.figures !== null && row.base !== base,
  }
}

// Written by `putImport` from the same type.
const entriesIn = (text: string): readonly ScoreEntry[] => JSON.parse(text)

/** Where one's scores and those that somebody else has typed in differ; null where either is missing. */
export async function differencesOf(
  db: Queryable,
  of: Of,
  user: string,
  titles: Readonly<Record<string, string>>,
): Promise<{ readonly by: string; readonly uploadedAt: number; readonly differences: readonly Difference[] } | null> {
  const mine = await findEntries(db, of, user)
  const second = mine === undefined ? undefined : await findSecondEntry(db, of, user)
  if (mine === undefined || !second) return null
  return {
    by: second.by,
    uploadedAt: Date.parse(second.uploaded_at),
    differences: compareEntries(entriesIn(mine), entriesIn(second.entries), titles),
  }
}

export async function secondEntryOf(
  db: Queryable,
  of: Of,
  user: string,
  titles: Readonly<Record<string, string>>,
): Promise<SecondEntry | null> {
  const found = await differencesOf(db, of, user, titles)
  if (!found) return null
  return { ...found, count: found.differences.length, differences: found.differences.slice(0, SHOWN_AT_MOST) }
}

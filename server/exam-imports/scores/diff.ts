import type { ExamChangeRow } from '#contract/exam-office'
import { marksText, type PaperScore } from '#contract/exam-scores'
import { BONUS, flagWords, PANEL, type Parts, type Result, type ScoreEntry } from './parse.ts'

export interface StoredScore extends Omit<ScoreEntry, 'parts'> {
  /** Null where nothing has been written. */
  readonly parts: Parts | null
  /** Codes of the papers that a decision on discipline has made void. */
  readonly voided?: readonly string[]
}

export interface ChangedScore extends ScoreEntry {
  /** Codes of the papers that differ, and of what stands beside them. */
  readonly papers: readonly string[]
}

export interface ScoreDiff {
  readonly added: readonly ChangedScore[]
  readonly changed: readonly ChangedScore[]
  readonly same: number
}

const NONE = '（无）'

/** What a paper brought, in words. */
export function scoreWords(score: PaperScore | undefined): string {
  if (!score) return NONE
  if (score.flag !== '') return flagWords[score.flag]
  return score.marks === null ? NONE : marksText(score.marks)
}

const isSameScore = (one: PaperScore | undefined, other: PaperScore | undefined): boolean =>
  one?.marks === other?.marks && one?.flag === other?.flag

/** What a decision on discipline has made void stays void, whatever a table says. */
export const withoutVoid = (parts: Parts, voided: readonly string[]): Parts => ({
  ...parts,
  ...Object.fromEntries(
    voided.filter(code => code in parts).map(code => [code, { marks: null, flag: 'discipline' as const }]),
  ),
})

/** Codes of the papers in which two results differ. */
const papersChanged = (before: Parts, after: Parts): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter(code => !isSameScore(before[code], after[code]))
    .sort()

/** What stands in a column, in words. */
export function columnWords({ parts, panel, bonus }: Result, code: string): string {
  if (code === PANEL) return panel || NONE
  if (code === BONUS) return bonus ? marksText(bonus) : NONE
  return scoreWords(parts[code])
}

/** Codes of the columns in which two results differ; of what stands beside papers, as far as the later one says it. */
export const columnsChanged = (before: Result, after: Result): string[] => [
  ...papersChanged(before.parts, after.parts),
  ...(after.panel !== undefined && after.panel !== (before.panel ?? '') ? [PANEL] : []),
  ...(after.bonus !== undefined && after.bonus !== (before.bonus ?? 0) ? [BONUS] : []),
]

export function diffScores(stored: readonly StoredScore[], wanted: readonly ScoreEntry[]): ScoreDiff {
  const before = new Map(stored.map(one => [one.ticket, one]))
  const added: ChangedScore[] = []
  const changed: ChangedScore[] = []
  for (const entry of wanted) {
    const { parts: old = null, voided = [], panel, bonus } = before.get(entry.ticket) ?? {}
    const after = { ...entry, parts: withoutVoid(entry.parts, voided) }
    const papers = columnsChanged({ parts: old ?? {}, panel, bonus }, after)
    if (old === null) added.push({ ...after, papers })
    else if (papers.length > 0) changed.push({ ...after, papers })
  }
  return { added, changed, same: wanted.length - added.length - changed.length }
}

/** Line by line; `titles` are the papers' by their codes. */
export function scoreRows(
  { added, changed }: ScoreDiff,
  stored: readonly StoredScore[],
  titles: Readonly<Record<string, string>>,
): ExamChangeRow[] {
  const before = new Map(stored.map(one => [one.ticket, { ...one, parts: one.parts ?? {} }]))
  const row = ({ papers, ...after }: ChangedScore) =>
    papers.map(code => ({
      what: after.ticket,
      field: titles[code] ?? code,
      before: columnWords(before.get(after.ticket) ?? { parts: {} }, code),
      after: columnWords(after, code),
    }))
  return [...changed.flatMap(row), ...added.flatMap(row)]
}

export interface Difference {
  readonly ticket: string
  readonly paper: string
  readonly mine: string
  readonly theirs: string
}

/** Two people's tables cell by cell. */
export function compareEntries(
  mine: readonly ScoreEntry[],
  theirs: readonly ScoreEntry[],
  titles: Readonly<Record<string, string>>,
): Difference[] {
  const other = new Map(theirs.map(one => [one.ticket, one]))
  return mine.flatMap(one => {
    const against = other.get(one.ticket) ?? { parts: {} }
    return columnsChanged(against, one).map(code => ({
      ticket: one.ticket,
      paper: titles[code] ?? code,
      mine: columnWords(one, code),
      theirs: columnWords(against, code),
    }))
  })
}

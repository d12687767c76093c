import type { ExamChangeRow } from '#contract/exam-office'
import { marksText, type PaperScore } from '#contract/exam-scores'
import { flagWords, type Parts } from './parse.ts'

export interface StoredScore {
  readonly ticket: string
  /** Null where nothing has been written. */
  readonly parts: Parts | null
  /** Codes of the papers that a decision on discipline has made void. */
  readonly voided?: readonly string[]
}

export interface ChangedScore {
  readonly ticket: string
  readonly parts: Parts
  /** Codes of the papers that differ. */
  readonly papers: readonly string[]
}

export interface ScoreDiff {
  readonly added: readonly ChangedScore[]
  readonly changed: readonly ChangedScore[]
  readonly same: number
}

/** What a paper brought, in words. */
export function scoreWords(score: PaperScore | undefined): string {
  if (!score) return '（无）'
  if (score.flag !== '') return flagWords[score.flag]
  return score.marks === null ? '（无）' : marksText(score.marks)
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
export const papersChanged = (before: Parts, after: Parts): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter(code => !isSameScore(before[code], after[code]))
    .sort()

export function diffScores(
  stored: readonly StoredScore[],
  wanted: readonly { readonly ticket: string; readonly parts: Parts }[],
): ScoreDiff {
  const before = new Map(stored.map(one => [one.ticket, one]))
  const added: ChangedScore[] = []
  const changed: ChangedScore[] = []
  for (const { ticket, parts: given } of wanted) {
    const { parts: old = null, voided = [] } = before.get(ticket) ?? {}
    const parts = withoutVoid(given, voided)
    const papers = papersChanged(old ?? {}, parts)
    if (old === null) added.push({ ticket, parts, papers })
    else if (papers.length > 0) changed.push({ ticket, parts, papers })
  }
  return { added, changed, same: wanted.length - added.length - changed.length }
}

/** Line by line; `titles` are the papers' by their codes. */
export function scoreRows(
  { added, changed }: ScoreDiff,
  stored: readonly StoredScore[],
  titles: Readonly<Record<string, string>>,
): ExamChangeRow[] {
  const before = new Map(stored.map(({ ticket, parts }) => [ticket, parts ?? {}]))
  const row = ({ ticket, parts, papers }: ChangedScore) =>
    papers.map(code => ({
      what: ticket,
      field: titles[code] ?? code,
      before: scoreWords(before.get(ticket)?.[code]),
      after: scoreWords(parts[code]),
    }))
  return [...changed.flatMap(row), ...added.flatMap(row)]
}

export interface Difference {
  readonly ticket: string
  readonly paper: string
  readonly mine: string
  readonly theirs: string
}

type Table = readonly { readonly ticket: string; readonly parts: Parts }[]

/** Two people's tables cell by cell. */
export function compareEntries(mine: Table, theirs: Table, titles: Readonly<Record<string, string>>): Difference[] {
  const other = new Map(theirs.map(({ ticket, parts }) => [ticket, parts]))
  return mine.flatMap(({ ticket, parts }) => {
    const against = other.get(ticket) ?? {}
    return papersChanged(parts, against).map(code => ({
      ticket,
      paper: titles[code] ?? code,
      mine: scoreWords(parts[code]),
      theirs: scoreWords(against[code]),
    }))
  })
}

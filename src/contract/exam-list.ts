import {
  correctedMarks,
  type PaperScore,
  ranksOf,
  roundedQuotient,
  type ShortlistStep,
  shortlistOf,
  shortlistSize,
  totalOf,
  usualShortlist,
} from './exam-scores.ts'

/** What a list of an exam says. */
export const examListKinds = [
  { value: 'shortlist', label: '入闱面试名单' },
  { value: 'final', label: '总成绩' },
  { value: 'checkup', label: '体检、考察名单' },
  { value: 'hire', label: '拟聘用公示' },
] as const
export type ExamListKind = (typeof examListKinds)[number]['value']

export const examListLabel = (kind: ExamListKind): string =>
  examListKinds.find(({ value }) => value === kind)?.label ?? ''

/** Marks and shares in hundredths: 10000 is a hundred points, or all of it. */
export interface ExamListRule {
  readonly steps: readonly ShortlistStep[]
  readonly writtenShare: number
  readonly interviewShare: number
  /** Nought where nobody does a skill test. */
  readonly skillShare: number
  /** Interview marks of several panels are made comparable. */
  readonly panelFactor: boolean
  /** The most that is added to the written total, whatever somebody has a claim to. */
  readonly bonusCap: number
}

/** One for each place, for everything that comes after the interview. */
const oneEach: readonly ShortlistStep[] = [{ upTo: null, each: 1 }]

/** What holds where a notice says nothing else. */
export const usualRule = (kind: ExamListKind): ExamListRule => ({
  steps: kind === 'shortlist' ? usualShortlist : oneEach,
  writtenShare: 5_000,
  interviewShare: 5_000,
  skillShare: 0,
  panelFactor: false,
  bonusCap: 0,
})

/** What one candidate brings along. */
export interface ExamListEntry {
  readonly ticket: string
  /** By paper's code. */
  readonly papers: Readonly<Record<string, PaperScore>>
  readonly bonus: number
  readonly interview: (PaperScore & { readonly panel: string }) | null
  readonly skill: PaperScore | null
  /** Is in no list any more (gave up, was found unfit …): whoever comes next moves up. Why is nobody else's business. */
  readonly out: boolean
}

export interface ExamListPosition {
  readonly code: string
  readonly headcount: number
  /** Full marks of its papers together. */
  readonly fullMarks: number
  readonly entries: readonly ExamListEntry[]
}

/** All that a list comes from. */
export interface ExamListInputs {
  readonly exam: string
  readonly kind: ExamListKind
  readonly rule: ExamListRule
  readonly positions: readonly ExamListPosition[]
}

/** What came of one candidate. */
export interface ExamListPlace {
  readonly ticket: string
  readonly written: number | null
  /** Made comparable where the rule says so. */
  readonly interview: number | null
  readonly skill: number | null
  readonly total: number | null
  readonly rank: number | null
  readonly goesOn: boolean
}

export interface ExamListOutcome {
  readonly code: string
  /** The lowest total that goes on; null where nobody does. */
  readonly line: number | null
  /** Best first, those without a total last. */
  readonly places: readonly ExamListPlace[]
}

const byText = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/** Papers and bonus; null for whoever missed a paper, or broke a rule in one. */
function writtenOf({ papers, bonus }: ExamListEntry, { bonusCap }: ExamListRule): number | null {
  const sum = totalOf(Object.values(papers))
  return sum === null ? null : sum + Math.min(bonus, bonusCap)
}

function interviewsOf(entries: readonly ExamListEntry[], { panelFactor }: ExamListRule): Map<string, number> {
  const marked = entries.flatMap(({ ticket: id, interview }) =>
    interview && interview.marks !== null && interview.flag === ''
      ? [{ id, panel: interview.panel, marks: interview.marks }]
      : [],
  )
  return panelFactor ? correctedMarks(marked) : new Map(marked.map(({ id, marks }) => [id, marks]))
}

interface Brought {
  readonly written: number
  readonly interview: number | null
  readonly skill: number | null
}

/** All parts on a scale of a hundred, by their shares, rounded once; null where one that counts is missing. */
function sumOf({ written, interview, skill }: Brought, fullMarks: number, rule: ExamListRule): number | null {
  const { writtenShare, interviewShare, skillShare } = rule
  if (interview === null && interviewShare > 0) return null
  if (skill === null && skillShare > 0) return null
  const full = Math.max(1, fullMarks)
  const later = (interview ?? 0) * interviewShare + (skill ?? 0) * skillShare
  return roundedQuotient(written * writtenShare * 10_000 + later * full, 10_000 * full)
}

function outcomeOf({ code, headcount, fullMarks, entries }: ExamListPosition, kind: ExamListKind, rule: ExamListRule) {
  const interviews = kind === 'shortlist' ? new Map<string, number>() : interviewsOf(entries, rule)
  const totalled = entries.map(entry => {
    const written = writtenOf(entry, rule)
    const interview = interviews.get(entry.ticket) ?? null
    const skill = kind === 'shortlist' ? null : (entry.skill?.marks ?? null)
    const isIn = !entry.out && written !== null
    const sum = (of: number) => (kind === 'shortlist' ? of : sumOf({ written: of, interview, skill }, fullMarks, rule))
    return { id: entry.ticket, written, interview, skill, total: isIn ? sum(written) : null }
  })
  const ranks = ranksOf(totalled)
  const { line, goesOn } = shortlistOf(totalled, { headcount, rule: rule.steps })
  const places = totalled.map(({ id, ...rest }): ExamListPlace => {
    return { ticket: id, ...rest, rank: ranks.get(id) ?? null, goesOn: goesOn.has(id) }
  })
  const placeOf = ({ rank }: ExamListPlace) => rank ?? Number.MAX_SAFE_INTEGER
  places.sort((one, other) => placeOf(one) - placeOf(other) || byText(one.ticket, other.ticket))
  return { code, line, places }
}

/** The list that these inputs come to, position by position: the same on the service, in a browser and at a prompt. */
export const listFrom = ({ kind, rule, positions }: ExamListInputs): ExamListOutcome[] =>
  [...positions].sort((one, other) => byText(one.code, other.code)).map(position => outcomeOf(position, kind, rule))

/** Whom a list names: of the final one everybody with a total, of the others those who go on. */
export const namedIn = (kind: ExamListKind, { places }: Pick<ExamListOutcome, 'places'>): ExamListPlace[] =>
  places.filter(({ goesOn, rank }) => (kind === 'final' ? rank !== null : goesOn))

/** What somebody who reads a list ought to look at. */
export interface ExamListNotes {
  /** How many the rule wants. */
  readonly wanted: number
  /** How many more go on because they are level with the last. */
  readonly ties: number
  /** How many of those wanted are not there. */
  readonly missing: number
  readonly absent: number
  readonly discipline: number
}

export function notesOn(
  { headcount, entries }: ExamListPosition,
  { places }: ExamListOutcome,
  { steps }: ExamListRule,
): ExamListNotes {
  const wanted = shortlistSize(headcount, steps)
  const going = places.filter(({ goesOn }) => goesOn).length
  const flagged = (flag: 'absent' | 'discipline') =>
    entries.filter(({ papers, interview, skill }) =>
      [...Object.values(papers), interview, skill].some(score => score?.flag === flag),
    ).length
  return {
    wanted,
    ties: Math.max(0, going - wanted),
    missing: Math.max(0, wanted - going),
    absent: flagged('absent'),
    discipline: flagged('discipline'),
  }
}

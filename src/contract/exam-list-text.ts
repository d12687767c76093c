import {
  type ExamListEntry,
  type ExamListInputs,
  type ExamListKind,
  type ExamListOutcome,
  type ExamListPlace,
  type ExamListPosition,
  type ExamListRule,
  examListKinds,
  listFrom,
} from './exam-list.ts'
import type { PaperScore, ShortlistStep } from './exam-scores.ts'
import { sha256Hex } from './sha256.ts'

/**
 * The canonical text of a list, whose SHA-256 is printed on it: first what it comes from, then what comes of it. One line a
 * fact, fields parted by tabs, numbers whole hundredths, everything in the order of its code or number.
 */
const HEAD = 'exam-list\t1'
const OUTCOME = 'outcome'

const escaped = (field: string) => field.replaceAll(/[%\t\n\r]/g, encodeURIComponent)
const lineOf = (...fields: readonly (string | number)[]) => fields.map(field => escaped(String(field))).join('\t')
const byText = (one: string, other: string) => (one < other ? -1 : Number(one > other))

const scoreText = ({ marks, flag }: PaperScore) => (flag === '' ? (marks === null ? '-' : String(marks)) : flag)
const numberText = (value: number | null) => (value === null ? '-' : String(value))

const stepLine = ({ upTo, each, people }: ShortlistStep) =>
  lineOf('step', upTo ?? '*', people === undefined ? 'each' : 'people', people ?? each ?? 0)

/** Only where it counts, so that lists without it read as they always did. */
const skillLines = ({ skill }: ExamListEntry): string[] => (skill === null ? [] : [lineOf('skill', scoreText(skill))])

function entryLine({ ticket, papers, bonus, interview, out }: ExamListEntry): string {
  const scores = Object.entries(papers).sort(([one], [other]) => byText(one, other))
  return lineOf(
    'entry',
    ticket,
    out ? 'out' : 'in',
    bonus,
    interview ? scoreText(interview) : '',
    interview?.panel ?? '',
    ...scores.flatMap(([code, score]) => [code, scoreText(score)]),
  )
}

function inputLines({ exam, kind, rule, positions }: ExamListInputs): string[] {
  const sorted = [...positions].sort((one, other) => byText(one.code, other.code))
  return [
    HEAD,
    lineOf('exam', exam),
    lineOf('kind', kind),
    lineOf(
      'rule',
      ...[rule.writtenShare, rule.interviewShare, rule.panelFactor ? 'panels' : 'plain', rule.bonusCap],
      ...(rule.skillShare > 0 ? [rule.skillShare] : []),
    ),
    ...rule.steps.map(stepLine),
    ...sorted.flatMap(({ code, headcount, fullMarks, entries }) => [
      lineOf('position', code, headcount, fullMarks),
      ...[...entries]
        .sort((one, other) => byText(one.ticket, other.ticket))
        .flatMap(entry => [entryLine(entry), ...skillLines(entry)]),
    ]),
  ]
}

const placeLine = ({ ticket, written, interview, skill, total, rank, goesOn }: ExamListPlace) =>
  lineOf(
    'place',
    ticket,
    ...[written, interview, total, rank].map(numberText),
    goesOn ? 'on' : 'off',
    ...(skill === null ? [] : [skill]),
  )

const outcomeLines = (outcome: readonly ExamListOutcome[]): string[] =>
  outcome.flatMap(({ code, line, places }) => [lineOf('line', code, numberText(line)), ...places.map(placeLine)])

/** The whole list as text: inputs and what they come to. */
export const listText = (inputs: ExamListInputs): string =>
  `${[...inputLines(inputs), OUTCOME, ...outcomeLines(listFrom(inputs))].join('\n')}\n`

/** What is printed on a list, of its text. */
export const listHash: (text: string) => Promise<string> = sha256Hex

/** What a text says; believed no further than its form goes. */
export interface ReadList {
  readonly inputs: ExamListInputs
  readonly outcome: readonly ExamListOutcome[]
}

class Unreadable extends Error {
  override readonly name = 'Unreadable'
}

function numberIn(field: string | undefined): number {
  if (!/^\d{1,9}$/.test(field ?? '')) throw new Unreadable()
  return Number(field)
}
const maybeNumber = (field: string | undefined) => (field === '-' ? null : numberIn(field))

function scoreIn(field: string | undefined): PaperScore {
  if (field === 'absent' || field === 'discipline') return { marks: null, flag: field }
  return { marks: maybeNumber(field), flag: '' }
}

function kindIn(field: string | undefined): ExamListKind {
  const kind = examListKinds.find(({ value }) => value === field)
  if (!kind) throw new Unreadable()
  return kind.value
}

function stepIn([upTo = '', how = '', count = '']: readonly string[]): ShortlistStep {
  const limit = upTo === '*' ? null : numberIn(upTo)
  return how === 'people' ? { upTo: limit, people: numberIn(count) } : { upTo: limit, each: numberIn(count) }
}

function papersIn(fields: readonly string[]): Record<string, PaperScore> {
  const pairs = fields.flatMap((code, at) => (at % 2 === 0 ? [[code, scoreIn(fields[at + 1])] as const] : []))
  return Object.fromEntries(pairs)
}

function entryIn([ticket = '', out, bonus, marks = '', panel = '', ...papers]: readonly string[]): ExamListEntry {
  const interview = marks === '' ? null : { ...scoreIn(marks), panel }
  return { ticket, out: out === 'out', bonus: numberIn(bonus), interview, skill: null, papers: papersIn(papers) }
}

function placeIn([ticket = '', written, interview, total, rank, on, skill = '-']: readonly string[]): ExamListPlace {
  return {
    ticket,
    written: maybeNumber(written),
    interview: maybeNumber(interview),
    skill: maybeNumber(skill),
    total: maybeNumber(total),
    rank: maybeNumber(rank),
    goesOn: on === 'on',
  }
}

const last = <Item>(items: readonly Item[]): Item => {
  const item = items.at(-1)
  if (item === undefined) throw new Unreadable()
  return item
}

interface Reading {
  exam: string
  kind: ExamListKind
  rule: Omit<ExamListRule, 'steps'>
  steps: ShortlistStep[]
  positions: (Omit<ExamListPosition, 'entries'> & { entries: ExamListEntry[] })[]
  outcome: (Omit<ExamListOutcome, 'places'> & { places: ExamListPlace[] })[]
}

/** What a line of each name adds to what was read so far. */
const readers: Readonly<Record<string, (into: Reading, fields: readonly string[]) => void>> = {
  exam: (into, [exam = '']) => {
    into.exam = exam
  },
  kind: (into, [kind]) => {
    into.kind = kindIn(kind)
  },
  rule: (into, [written, interview, panels, cap, skill = '0']) => {
    into.rule = {
      writtenShare: numberIn(written),
      interviewShare: numberIn(interview),
      skillShare: numberIn(skill),
      panelFactor: panels === 'panels',
      bonusCap: numberIn(cap),
    }
  },
  step: ({ steps }, fields) => steps.push(stepIn(fields)),
  position: ({ positions }, [code = '', headcount, fullMarks]) =>
    positions.push({ code, headcount: numberIn(headcount), fullMarks: numberIn(fullMarks), entries: [] }),
  entry: ({ positions }, fields) => last(positions).entries.push(entryIn(fields)),
  skill: ({ positions }, [marks]) => {
    const { entries } = last(positions)
    entries[entries.length - 1] = { ...last(entries), skill: scoreIn(marks) }
  },
  line: ({ outcome }, [code = '', line]) => outcome.push({ code, line: maybeNumber(line), places: [] }),
  place: ({ outcome }, fields) => last(outcome).places.push(placeIn(fields)),
  [OUTCOME]: () => {},
}

/** Reads the text of a list; null for what has another form. */
export function readList(text: string): ReadList | null {
  const [head, ...lines] = text.split('\n').filter(line => line !== '')
  if (head !== HEAD) return null
  const rule = { writtenShare: 0, interviewShare: 0, skillShare: 0, panelFactor: false, bonusCap: 0 }
  const read: Reading = { exam: '', kind: 'shortlist', rule, steps: [], positions: [], outcome: [] }
  try {
    for (const line of lines) {
      const [name = '', ...fields] = line.split('\t').map(decodeURIComponent)
      const reader = Object.hasOwn(readers, name) ? readers[name] : undefined
      if (!reader) return null
      reader(read, fields)
    }
  } catch (error) {
    if (error instanceof Unreadable || error instanceof URIError) return null
    throw error
  }
  const { exam, kind, steps, positions, outcome } = read
  return { inputs: { exam, kind, rule: { ...read.rule, steps }, positions }, outcome }
}

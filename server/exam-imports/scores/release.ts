import { codes } from '#contract/codes'
import { examImports } from '#contract/exam-imports'
import type { TicketStage } from '#contract/exam-tickets'
import { noticeRule } from '../../exam-lists/rule.ts'
import type { Release } from '../../exam-office/changes/release.ts'
import type { Context } from '../../http/context.ts'
import { notFound, Refusal } from '../../http/refusal.ts'
import { sendMessage } from '../../messages/send.ts'
import { findImportedExam, type ImportedExamRow, listMarked, lockExam } from '../exam-queries.ts'
import { isOfScores } from '../payload.ts'
import { dropImportsOf } from '../queries.ts'
import { answerCorrected } from '../rechecks/queries.ts'
import { columnsChanged, type ScoreDiff, withoutVoid } from './diff.ts'
import { PANEL, titlesOf } from './parse.ts'
import { listHolders, listSat, putScores, type SatRow, scoresBase } from './queries.ts'
import { rankedByPosition } from './ranked.ts'
import { changeWords, correctedMessage, outMessage } from './telling.ts'

type Signed = Context<'type1'>

/** Everybody's results as they are afterwards. */
function resultsOf(sat: readonly SatRow[], { added, changed }: ScoreDiff, papers: readonly string[]) {
  const anew = new Map([...added, ...changed].map(one => [one.ticket, one]))
  return sat.flatMap(row => {
    const { parts = row.parts, panel = row.panel, bonus = row.bonus } = anew.get(row.ticket) ?? {}
    const own = row.papers.length === 0 ? papers : papers.filter(code => row.papers.includes(code))
    const before = { parts: row.parts ?? {}, panel: row.panel, bonus: row.bonus, total: row.total }
    return parts === null ? [] : [{ ...row, papers: own, before, parts: withoutVoid(parts, row.voided), panel, bonus }]
  })
}

interface Corrections {
  readonly exam: ImportedExamRow
  readonly titles: Readonly<Record<string, string>>
}

interface Telling extends Pick<Signed, 'db' | 'now'> {
  readonly stage: TicketStage
}

type Result = ReturnType<typeof resultsOf>[number] & { readonly total: number | null; readonly rank: number | null }

/**
 * Whether somebody sees something else on their card: a mark, what is added, or the total alone, which marks of others
 * change where panels are made comparable. Who heard them stands nowhere on it.
 */
const isTouched = ({ before, total }: Result, columns: readonly string[]): boolean =>
  before.total !== total || columns.some(code => code !== PANEL)

/** Answers who had asked for a second look, and tells everybody whose marks were out already. */
async function tellCorrected(results: readonly Result[], { exam, titles }: Corrections, { db, now }: Signed) {
  const seen = results
    .filter(({ released_at }) => released_at !== null && Date.parse(released_at) <= now.getTime())
    .map(result => ({ ...result, columns: columnsChanged(result.before, result) }))
    .filter(result => isTouched(result, result.columns))
  const holders = await listHolders(
    db,
    seen.map(({ registration }) => registration),
  )
  for (const corrected of seen) {
    for (const code of corrected.columns) {
      const words = `经复核，成绩已更正。${changeWords(corrected, code, titles[code] ?? code)}`
      await answerCorrected(db, corrected.registration, code, words, now)
    }
    const holder = holders.get(corrected.registration)
    const message = correctedMessage(corrected, { exam: exam.title, phone: exam.phone, titles })
    await sendMessage(db, { to: holder === undefined ? [] : [holder], audience: 'seeker', at: now, ...message })
  }
}

/** Says to whoever has a first mark of a later stage that it is out; the upkeep says so of written ones, which come out at a time of their own. */
async function tellOut(results: readonly Result[], exam: ImportedExamRow, { stage, db, now }: Telling) {
  if (stage === 'written') return
  const fresh = results.filter(({ released_at }) => released_at === null)
  const holders = await listHolders(
    db,
    fresh.map(({ registration }) => registration),
  )
  for (const [registration, holder] of holders) {
    const message = outMessage({ exam: exam.title, registration, stage })
    await sendMessage(db, { to: [holder], audience: 'seeker', at: now, ...message })
  }
}

/** Writes a table of scores, with totals and ranks of everybody; nothing is seen before the exam's own time for it. */
export const releaseScores: Release = async ({ payload, exam }, context) => {
  const { db, now } = context
  if (!isOfScores(payload)) throw notFound()
  await lockExam(db, exam)
  const row = await findImportedExam(db, exam)
  if (!row) throw notFound()
  const { stage } = examImports[payload.kind]
  if ((await scoresBase(db, exam, stage)).hash !== payload.base) {
    throw new Refusal(codes.wrongState, '准考证或者成绩在准备之后又变动过，请退回，由准备的同事重新上传核对')
  }
  const papers = await listMarked(db, exam, stage)
  const results = resultsOf(
    await listSat(db, exam, stage),
    payload.diff,
    papers.map(({ code }) => code),
  )
  const panelFactor = stage === 'interview' && noticeRule('final', row.rules).panelFactor
  const ranked = new Map(rankedByPosition(results, { panelFactor }).map(one => [one.registration, one]))
  const whole = results.map(result => {
    const { total, rank } = ranked.get(result.registration) ?? { total: null, rank: null }
    return { ...result, total, rank }
  })
  const releasedAt = new Date(Math.max(Date.parse(row.scores_at), now.getTime()))
  const written = whole.map(({ registration, parts, total, rank, panel, bonus }) => ({
    registration_id: registration,
    parts,
    total,
    rank,
    panel,
    bonus,
  }))
  await putScores(db, exam, written, { stage, now, releasedAt })
  await tellCorrected(whole, { exam: row, titles: titlesOf(papers) }, context)
  await tellOut(whole, row, { stage, db, now })
  await dropImportsOf(db, exam, payload.kind)
}

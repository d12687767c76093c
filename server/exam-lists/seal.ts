import { randomUUID } from 'node:crypto'
import type { z } from 'zod/mini'
import { codes } from '#contract/codes'
import { type ExamListInputs, type ExamListOutcome, examListLabel, listFrom, namedIn } from '#contract/exam-list'
import { listHash, listText, readList } from '#contract/exam-list-text'
import { goingOnWords, ruleWords } from '#contract/exam-list-words'
import { marksText } from '#contract/exam-scores'
import type { Queryable } from '../db/db.ts'
import { prepareChange } from '../exam-office/changes/prepare.ts'
import type { Context } from '../http/context.ts'
import { invalid, Refusal } from '../http/refusal.ts'
import { insertList, isWaiting, latestVersion, listTexts } from './queries.ts'
import { outOf, type storedList } from './release.ts'
import { peopleIn } from './shape.ts'
import { blockedBy, inputsOf, type ListSource, type ListWish, sourceOf } from './source.ts'
import { type ExamRow, findExam } from './source-queries.ts'

export interface Drafted {
  readonly inputs: ExamListInputs
  readonly outcome: readonly ExamListOutcome[]
  readonly body: string
  readonly hash: string
  readonly source: ListSource
}

/** The list that is wished for; refused where scores are not out, or a ticket is none of this exam. */
export async function draft(db: Queryable, exam: ExamRow, wish: ListWish, now: Date): Promise<Drafted> {
  const blocked = await blockedBy(db, exam, wish, now)
  if (blocked !== '') throw new Refusal(codes.wrongState, blocked)
  if (wish.rule.steps.at(-1)?.upTo !== null) throw invalid({ rule: '最后一条比例要适用于其余全部岗位' })
  const source = await sourceOf(db, wish.exam)
  const known = new Set(source.entries.map(({ ticket }) => ticket))
  const unknown = wish.out.find(ticket => !known.has(ticket))
  if (unknown !== undefined) throw invalid({ out: `没有准考证号 ${unknown} 的成绩，请核对` })
  const inputs = inputsOf(source, wish)
  const body = listText(inputs)
  return { inputs, outcome: listFrom(inputs), body, hash: await listHash(body), source }
}

/** One line of a position, as whoever releases the list reads it. */
function changeRow({ code, line, places }: ExamListOutcome, { inputs }: Drafted) {
  const people = namedIn(inputs.kind, { places }).length
  const after = line === null ? '没有人入选' : `${people} 人，最低分 ${marksText(line)}`
  return { what: code, field: goingOnWords(inputs.kind), before: '', after }
}

interface Said {
  readonly note: string
  /** What changes and why, where a version was released before. */
  readonly reason: string
  /** Who prepares it; whoever calls by default. */
  readonly by?: string
}

/** Keeps a list as it is, for another to release; the change's id. The exam is the caller's to hold. */
export async function sealList(
  context: Context<'type1'>,
  drafted: Drafted,
  { note, reason, by }: Said,
): Promise<string> {
  const { db, now, audit } = context
  const { hash, body, inputs } = drafted
  const { exam, kind, rule } = inputs
  const isChange = (await latestVersion(db, exam, kind)) > 0
  if (isChange && reason === '') throw invalid({ reason: '请写明变更了什么、为什么' })
  const id = randomUUID()
  const payload: z.output<typeof storedList> = { list: id, hash }
  const change = await prepareChange(
    context,
    {
      exam,
      kind: 'list',
      title: `${isChange ? '变更' : '公布'}${examListLabel(kind)}`,
      summary: [
        { label: '人数', value: `${peopleIn(drafted)} 人` },
        { label: '规则', value: ruleWords(kind, rule).join('') },
        { label: '校验码', value: hash },
        ...(note === '' ? [] : [{ label: '说明', value: note }]),
        ...(isChange ? [{ label: '变更', value: reason }] : []),
      ],
      rows: drafted.outcome.map(outcome => changeRow(outcome, drafted)),
      payload,
    },
    by,
  )
  await insertList(db, { id, exam, kind, body, hash, note, reason: isChange ? reason : '', change, now })
  await audit({ action: 'exam-list.seal', subject: { kind: 'exam-list', id }, detail: { exam, list: kind, hash } })
  return change
}

/**
 * Seals anew every released list of an exam that its scores would make otherwise by now, by the rule it was made by, for
 * another to release. A list that waits already is left alone: it cannot be released any more, and its office is told so.
 * The exam is the caller's to hold. How many of its lists have been released at all.
 */
export async function sealAnew(
  context: Context<'type1'>,
  exam: string,
  said: Pick<Said, 'reason' | 'by'>,
): Promise<number> {
  const { db, now } = context
  const row = await findExam(db, exam)
  const released = (await listTexts(db, exam)).filter(({ superseded }) => !superseded)
  for (const list of row ? released : []) {
    const read = readList(list.body)
    if (!row || !read || (await isWaiting(db, exam, list.kind))) continue
    const source = await sourceOf(db, exam)
    const known = new Set(source.entries.map(({ ticket }) => ticket))
    const out = outOf(read.inputs).filter(ticket => known.has(ticket))
    const wish: ListWish = { exam, kind: list.kind, rule: read.inputs.rule, out }
    if ((await blockedBy(db, row, wish, now)) !== '') continue
    const drafted = await draft(db, row, wish, now)
    if (drafted.hash !== list.hash) await sealList(context, drafted, { note: '', ...said })
  }
  return released.length
}

import { z } from 'zod/mini'
import { codes } from '#contract/codes'
import { prepareExtension } from '#contract/exam-office'
import { chinaMinute } from '../china-time.ts'
import type { Queryable } from '../db/db.ts'
import { lockExam } from '../exam-imports/exam-queries.ts'
import { addCorrections } from '../exam-imports/positions/queries.ts'
import { invalid, notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { linkTo } from '../messages/message.ts'
import { sendMessage } from '../messages/send.ts'
import { prepareChange } from './changes/prepare.ts'
import type { Release } from './changes/release.ts'
import { extendRound, findWindow, listUnderWay, renewReminders, type WindowRow } from './extension-queries.ts'
import { demandMandate } from './mandates.ts'
import { type ExamOutage, outagesOf, outageWords } from './outages.ts'

const MINUTE = 60_000

const stored = z.object({
  round: z.number(),
  closesAt: z.string(),
  minutes: z.number(),
  /** Whether the deadline of waivers moves along; changes of earlier versions leave it. */
  waiver: z._default(z.boolean(), false),
  /** The recorded outage that it makes up for. */
  outage: z.optional(z.string()),
})

const later = (at: string, minutes: number) => Date.parse(at) + minutes * MINUTE

const isOver = (at: string, minutes: number, now: Date) => later(at, minutes) <= now.getTime()

/** Waivers move along where they end with the round, and where the outage came upon their end: moved, it is ahead again. */
function movesWaiver({ has_waivers, waiver_until, closes_at }: WindowRow, minutes: number, now: Date): boolean {
  if (!has_waivers) return false
  const isWithRound = Date.parse(waiver_until) === Date.parse(closes_at)
  return isWithRound || (isOver(waiver_until, 0, now) && !isOver(waiver_until, minutes, now))
}

/** What moves, before and after. */
function moments(row: WindowRow, { minutes, waiver }: { readonly minutes: number; readonly waiver: boolean }) {
  const moved = [
    ['报名截止', row.closes_at],
    ...(waiver ? ([['减免申请截止', row.waiver_until]] as const) : []),
    ['审核结束', row.review_until],
    ['缴费截止', row.pay_until],
  ] as const
  return moved.map(([field, at]) => ({
    field,
    before: chinaMinute(Date.parse(at)),
    after: chinaMinute(later(at, minutes)),
  }))
}

/** The recorded outage that a longer window is to make up for, which it does once. */
async function demandOutage(db: Queryable, exam: string, id: string): Promise<ExamOutage> {
  await lockExam(db, exam)
  const found = (await outagesOf(db, exam)).find(outage => outage.id === id)
  if (!found) throw notFound()
  if (found.isUsed) throw new Refusal(codes.wrongState, '这次故障已经准备过顺延，不能重复顺延')
  return found
}

export const extensionCalls = [
  serve(prepareExtension, async ({ exam, minutes, reason, outage: recorded }, context) => {
    await demandMandate(context, exam, 'prepare')
    const outage = recorded === undefined ? undefined : await demandOutage(context.db, exam, recorded)
    const round = await findWindow(context.db, exam)
    if (!round) throw notFound()
    if (isOver(round.closes_at, minutes, context.now))
      throw invalid({ minutes: '顺延后报名截止也已过，请填写更长的时间' })
    const waiver = movesWaiver(round, minutes, context.now)
    const id = await prepareChange(context, {
      exam,
      kind: 'extension',
      title: `${round.title}顺延 ${minutes} 分钟`,
      summary: [
        { label: '顺延', value: `${minutes} 分钟` },
        { label: '原因', value: reason },
        ...(outage ? [{ label: '故障记录', value: outageWords(outage) }] : []),
      ],
      rows: moments(round, { minutes, waiver }).map(row => ({ what: round.title, ...row })),
      payload: {
        round: round.id,
        closesAt: round.closes_at,
        minutes,
        waiver,
        ...(outage && { outage: outage.id }),
      } satisfies z.output<typeof stored>,
    })
    return { id }
  }),
]

interface Telling {
  readonly examId: string
  readonly moved: ReturnType<typeof moments>
  readonly now: Date
}

/** Everybody who goes by these deadlines hears of the new ones; who has not sent a form is told that there still is time. */
async function tell(tx: Queryable, { id, exam }: WindowRow, { examId, moved, now }: Telling): Promise<void> {
  const { drafts, sent } = await listUnderWay(tx, id)
  const times = moved.map(({ field, after }) => `${field}：${after}`).join('\n')
  const letter = {
    audience: 'seeker',
    at: now,
    category: 'service',
    title: '报名时间顺延',
    link: linkTo('examProgress', { id: examId }),
  } as const
  const body = `“${exam}”的报名时间顺延：\n${times}`
  await sendMessage(tx, { ...letter, to: sent, body })
  await sendMessage(tx, { ...letter, to: drafts, body: `${body}\n您的报名表还没有提交，请在报名截止前提交。` })
}

const stale = () => new Refusal(codes.wrongState, '报名时间在准备之后又变动过，请退回后重新准备')

/**
 * Moves closing, review and payment on, and waivers where the outage came upon them, with a correction of the notice and a
 * message to whom it concerns. Refused where somebody has moved them since, where it would be closed all the same, or
 * tickets would come before payment ends.
 */
export const releaseExtension: Release = async ({ exam, payload }, { db, now }) => {
  const extension = stored.parse(payload)
  const { round, closesAt, minutes, waiver } = extension
  await lockExam(db, exam)
  const window = await findWindow(db, exam)
  if (!window || window.id !== round || Date.parse(window.closes_at) !== Date.parse(closesAt)) throw stale()
  if (isOver(window.closes_at, minutes, now))
    throw new Refusal(codes.wrongState, '顺延后报名截止也已过，请退回后按更长的时间重新准备')
  if (later(window.pay_until, minutes) > Date.parse(window.ticket_from)) {
    throw new Refusal(codes.wrongState, '顺延后缴费截止会晚于准考证打印开始，请先调整准考证打印时间')
  }
  const moved = moments(window, extension)
  await renewReminders(db, round, ['pay', 'repair', ...(waiver ? ['waiver'] : [])])
  await tell(db, window, { examId: exam, moved, now })
  if (now.getTime() >= Date.parse(window.published_at)) {
    const corrections = moved.map(({ field: what, ...change }) => ({ at: now.getTime(), what, ...change }))
    await addCorrections(db, exam, corrections)
  }
  // Last, so that whoever sends a form and takes a place waits for the commit alone.
  if (!(await extendRound(db, round, extension))) throw stale()
}

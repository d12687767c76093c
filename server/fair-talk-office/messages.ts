import { reportedBy, type TalkDecision } from '#contract/fair-talk-reports'
import { talkReportReasons } from '#contract/fair-talks'
import { labelOf } from '#contract/reference/lookup'
import type { Queryable } from '../db/db.ts'
import { listRecruiters } from '../fair-bookings/queries.ts'
import type { BoardRow } from '../fair-talks/boards.ts'
import type { Side } from '../fair-talks/talk-queries.ts'
import { linkTo } from '../messages/message.ts'
import { sendMessage } from '../messages/send.ts'
import type { ReportRow } from './queries.ts'

interface Words {
  readonly title: string
  readonly body: string
}

/** Where each side finds its talks at a fair. */
async function tell(tx: Queryable, row: ReportRow, side: Side, to: readonly string[], words: Words, at: Date) {
  const letter = { ...words, to, at, category: 'service' } as const
  if (side === 'seeker')
    return sendMessage(tx, { ...letter, audience: 'seeker', link: linkTo('jobFairScene', { id: String(row.fair_id) }) })
  return sendMessage(tx, { ...letter, audience: 'employer', link: linkTo('fairsOnline') })
}

const outcomes: Record<TalkDecision, string> = {
  none: '经核实，没有发现需要处理的问题。',
  warning: '经核实，已对对方提出警告。',
  stop: '经核实，已停止对方在这场招聘会的在线交流。',
}

/** Tells whoever reported what came of it. */
export const tellReporter = (
  tx: Queryable,
  row: ReportRow,
  { decision, answer }: { readonly decision: TalkDecision; readonly answer: string },
  now: Date,
) =>
  tell(
    tx,
    row,
    row.by,
    row.reporter_id === null ? [] : [row.reporter_id],
    {
      title: `您的举报已处理：${row.ticket}`,
      body: `${row.fair_title}\n${outcomes[decision]}\n主办方答复：${answer}`,
    },
    now,
  )

/** The accounts of the side that was reported. */
async function reportedOf(tx: Queryable, row: ReportRow): Promise<string[]> {
  if (reportedBy(row.by) === 'seeker') return row.person_id === null ? [] : [row.person_id]
  return row.company_id === null ? [] : listRecruiters(tx, row.company_id)
}

const causeOf = ({ reason }: ReportRow) =>
  `经核实，您一方在在线交流中有这类问题：${labelOf(talkReportReasons, reason)}。`

const consequences: Record<Side, Record<Exclude<TalkDecision, 'none'>, Words>> = {
  employer: {
    warning: {
      title: '招聘会在线交流警告',
      body: '主办方提出警告，请提醒本单位招聘人员。再次查实，主办方可以停止本展位的在线交流。',
    },
    stop: {
      title: '本展位的在线交流已停止',
      body: '主办方停止了本展位在这场招聘会的在线交流，正在排队的人已收到通知。收到的简历不受影响。有异议请联系主办方。',
    },
  },
  seeker: {
    warning: {
      title: '招聘会在线交流警告',
      body: '主办方提出警告。再次查实，主办方可以停止您在这场招聘会排队。',
    },
    stop: {
      title: '您在这场招聘会的排队已停止',
      body: '主办方停止了您在这场招聘会排队和预约交流，已取的号作废。投递简历不受影响。有异议请联系主办方。',
    },
  },
}

/** Tells the reported side what was decided against it; never who reported, nor in which words. */
export async function tellReported(tx: Queryable, row: ReportRow, decision: TalkDecision, now: Date): Promise<void> {
  if (decision === 'none') return
  const side = reportedBy(row.by)
  const { title, body } = consequences[side][decision]
  const words = { title, body: `${row.fair_title}\n${causeOf(row)}\n${body}` }
  await tell(tx, row, side, await reportedOf(tx, row), words, now)
}

const lifted: Record<Side, Words> = {
  employer: {
    title: '本展位的在线交流已恢复',
    body: '主办方恢复了本展位的在线交流，可以重新开始接待。原来的号和预约的时段不再保留。',
  },
  seeker: {
    title: '您可以继续在这场招聘会排队',
    body: '主办方恢复了您在这场招聘会排队。原来的号不再保留，需要重新取号。',
  },
}

/** Tells the reported side that it may go on. */
export async function tellLifted(tx: Queryable, row: ReportRow, now: Date): Promise<void> {
  const side = reportedBy(row.by)
  const { title, body } = lifted[side]
  await tell(tx, row, side, await reportedOf(tx, row), { title, body: `${row.fair_title}\n${body}` }, now)
}

/** Reminds those who work at a queue that people wait for them, or that nobody is there. */
export const tellRecruiters = (
  tx: Queryable,
  board: Pick<BoardRow, 'fair_id' | 'title' | 'booth'>,
  { to, waiting }: { readonly to: readonly string[]; readonly waiting: number },
  now: Date,
) =>
  sendMessage(tx, {
    to,
    at: now,
    audience: 'employer',
    category: 'service',
    title: '请到在线交流台接待求职者',
    body: `${board.title}\n主办方提醒：${board.booth === '' ? '' : `${board.booth} 展位`}${
      waiting > 0 ? `现有 ${waiting} 人在排队，请尽快接待。` : '请尽快开始接待。'
    }暂时不能接待的，请在交流台暂停接待。`,
    link: linkTo('fairsOnline', null, { view: 'talks', id: String(board.fair_id) }),
  })

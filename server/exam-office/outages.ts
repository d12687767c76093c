import type { OfficeExamInfo, OutageKind } from '#contract/exam-office'
import { chinaMinute } from '../china-time.ts'
import type { Queryable } from '../db/db.ts'
import { listOutages } from '../outages/queries.ts'
import { findWindow, listUsedOutages } from './extension-queries.ts'

const MINUTE = 60_000
/** No window is prolonged by more. */
const MOST_MINUTES = 2_880

export type ExamOutage = OfficeExamInfo['outages'][number]

const kinds = { down: '系统中断', overload: '访问人数过多，暂停登录和保存' } as const satisfies Record<
  OutageKind,
  string
>

/** When it was and what: 2026-11-24 16:30 至 2026-11-24 17:12 系统中断. */
export const outageWords = ({ kind, from, until }: Pick<ExamOutage, 'kind' | 'from' | 'until'>): string =>
  `${chinaMinute(from)} 至 ${chinaMinute(until)} ${kinds[kind]}`

/** What the service has recorded of its own outages while one could register for an exam, the last one first. */
export async function outagesOf(db: Queryable, exam: string): Promise<ExamOutage[]> {
  const round = await findWindow(db, exam)
  if (!round) return []
  const [opens, closes] = [new Date(round.opens_at), new Date(round.closes_at)]
  const used = await listUsedOutages(db, exam)
  return (await listOutages(db, { since: opens, until: closes })).map(({ id, kind, began_at, ended_at }) => {
    const [from, until] = [Math.max(Date.parse(began_at), opens.getTime()), Date.parse(ended_at)]
    // One that lasts beyond the closing has cost what came after it as well: nobody could have been told.
    const minutes = Math.min(MOST_MINUTES, Math.ceil((until - from) / MINUTE))
    return { id: String(id), kind, from, until, minutes, isUsed: used.has(String(id)) }
  })
}

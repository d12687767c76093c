import type { Db, Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { listByIds } from '../jobs/queries/read.ts'
import { toJobSummary } from '../jobs/summary.ts'
import { sendMessage } from '../messages/send.ts'
import type { OutgoingMessage } from '../outbox.ts'
import { freshJobs } from './fresh.ts'
import { nextAlert, searchLink } from './kept.ts'
import { tokenOf } from './link.ts'
import { emailOf, findRow, type SearchRow } from './queries.ts'
import { isDaytime, textOf } from './texts.ts'

/** Jobs that one alert names; its link leads to the others. */
const NAMED = 10

/** Searches that one round looks at. */
const BATCH = 200

type Job = ReturnType<typeof toJobSummary>

const payOf = ({ wageMin, wageMax }: Job) => (wageMin && wageMax ? `${wageMin}–${wageMax} 元/月` : '面议')
const lineOf = (job: Job) => `${job.title}｜${job.companyName}｜${job.place}｜${payOf(job)}`

/** What goes out besides the message on the portal, and by which way. */
interface Letter {
  readonly way: 'sms' | 'email'
  readonly message: OutgoingMessage
}

/** Tells whoever is due of what is new since the last time; nothing new, nothing sent. Who wants a text waits for the day. */
export async function sendAlerts(db: Db, now: Date, origin: string): Promise<Letter[]> {
  const due = await db.query<{ id: string }>(sql`
    select id from searches where alert <> 'off' and next_at <= ${now} and (not by_sms or ${isDaytime(now)})
    order by next_at, id limit ${BATCH}`)
  const letters: Letter[] = []
  for (const { id } of due) {
    letters.push(...(await db.tx(tx => tellOf(tx, id, now, origin))))
  }
  return letters
}

/** One search: its message is stored with the moment until which all is told, so that no job is told of twice. */
async function tellOf(tx: Queryable, id: string, now: Date, origin: string): Promise<Letter[]> {
  const [mine] = await tx.query<{ id: string }>(sql`
    select id from searches where id = ${id} and alert <> 'off' and next_at <= ${now} for update skip locked`)
  const row = mine ? await findRow(tx, id) : undefined
  if (!row) return []
  await tx.run(sql`
    update searches set told_until = ${now}, next_at = ${nextAlert(row.alert, now)} where id = ${id}`)
  const ids = await freshJobs(tx, row, now)
  if (ids.length === 0) return []
  const jobs = (await listByIds(tx, ids.slice(0, NAMED))).map(toJobSummary)
  const title = `“${row.name}”有 ${ids.length} 个新职位`
  const link = searchLink(row.search)
  const body = jobs.map(lineOf).join('\n')
  await sendMessage(tx, { to: [row.user_id], audience: 'seeker', at: now, category: 'job', title, body, link })
  const to = row.by_email ? await emailOf(tx, row.user_id) : ''
  const mail = to ? mailOf(row, { to, title, body, link: origin + link }, origin) : null
  const text = await textOf(tx, row, { count: ids.length, now, origin })
  return [
    ...(mail ? [{ way: 'email' as const, message: mail }] : []),
    ...(text ? [{ way: 'sms' as const, message: text }] : []),
  ]
}

interface Content {
  readonly to: string
  readonly title: string
  readonly body: string
  readonly link: string
}

/** One press in the reader's own program ends it (RFC 8058), and so does the page behind the link. */
function mailOf(row: SearchRow, { to, title, body, link }: Content, origin: string): OutgoingMessage {
  const leave = `${origin}/unsubscribe?token=${tokenOf(row)}`
  return {
    to,
    template: 'job-alert',
    text: `${title}\n\n${body}\n\n查看全部：${link}\n不想再收到：${leave}`,
    headers: { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}

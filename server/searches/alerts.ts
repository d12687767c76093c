import { type Clock, secondsAfter } from '../clock.ts'
import type { Db, Queryable } from '../db/db.ts'
import { listByIds } from '../jobs/queries/read.ts'
import { toJobSummary } from '../jobs/summary.ts'
import { errorFields, type Logger } from '../logger.ts'
import { sendMessage } from '../messages/send.ts'
import { inBatches } from './batches.ts'
import { freshJobs } from './fresh.ts'
import { nextAlert, searchLink } from './kept.ts'
import { insertLetter, type Letter } from './letter-queries.ts'
import { tokenOf } from './link.ts'
import { emailOf, listDue, putBack, type SearchRow, takeDue, tellUntil } from './queries.ts'
import { isDaytime, textOf } from './texts.ts'

/** Jobs that one alert names; its link leads to the others. */
const NAMED = 10

/**
 * A posting bears the moment at which its publishing began, and is seen once that is committed: so many seconds later it
 * surely is. Nothing younger is told of.
 */
const LAG = 120

/** When a search that failed is looked at again, in seconds; the others do not wait for it. */
const PUT_BACK = 3_600

type Job = ReturnType<typeof toJobSummary>

const payOf = ({ wageMin, wageMax }: Job) => (wageMin && wageMax ? `${wageMin}–${wageMax} 元/月` : '面议')
const lineOf = (job: Job) => `${job.title}｜${job.companyName}｜${job.place}｜${payOf(job)}`

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly logger: Pick<Logger, 'error'>
  /** Where links of letters lead. */
  readonly origin: string
  /** Searches that are looked at between two looks for what is due. */
  readonly batch: number
}

/**
 * Tells whoever is due of what is new since the last time, and leaves the letters about it to be sent; nothing new, nothing
 * told. Who wants a text waits for the day. A search that fails is put back.
 */
export async function sendAlerts({ db, clock, logger, origin, batch }: Parts): Promise<void> {
  const now = clock.now()
  await inBatches({ clock, size: batch }, async most => {
    const due = await listDue(db, { now, texts: isDaytime(now), most })
    for (const id of due) {
      try {
        await db.tx(tx => tellOf(tx, id, now, origin))
      } catch (error) {
        await putBack(db, id, now, secondsAfter(now, PUT_BACK))
        logger.error('searches.alert_failed', { search: id, ...errorFields(error) })
      }
    }
    return due.length
  })
}

/** One search: its message is stored with the moment until which all is told, so that no job is told of twice. */
async function tellOf(tx: Queryable, id: string, now: Date, origin: string): Promise<void> {
  const row = await takeDue(tx, id, now)
  if (!row) return
  const until = secondsAfter(now, -LAG)
  await tellUntil(tx, id, until, nextAlert(row.alert, now))
  const ids = await freshJobs(tx, row, { now, until })
  if (ids.length === 0) return
  const jobs = (await listByIds(tx, ids.slice(0, NAMED))).map(toJobSummary)
  const title = `“${row.name}”有 ${ids.length} 个新职位`
  const link = searchLink(row.search)
  const body = jobs.map(lineOf).join('\n')
  await sendMessage(tx, { to: [row.user_id], audience: 'seeker', at: now, category: 'job', title, body, link })
  const hasMail = row.by_email && (await emailOf(tx, row.user_id)) !== ''
  if (hasMail) await insertLetter(tx, id, mailOf(row, { title, body, link: origin + link }, origin), now)
  const text = await textOf(tx, row, { count: ids.length, now, origin })
  if (text !== '') await insertLetter(tx, id, { way: 'sms', text }, now)
}

interface Content {
  readonly title: string
  readonly body: string
  readonly link: string
}

/** One press in the reader's own program ends it (RFC 8058), and so does the page behind the link. */
function mailOf(row: SearchRow, { title, body, link }: Content, origin: string): Letter {
  const leave = `${origin}/unsubscribe?token=${tokenOf(row)}`
  return {
    way: 'email',
    text: `${title}\n\n${body}\n\n查看全部：${link}\n不想再收到：${leave}`,
    headers: { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}

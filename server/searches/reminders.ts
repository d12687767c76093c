import { chinaDay } from '../china-time.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { notHidden } from '../jobs/queries/read.ts'
import { linkTo } from '../messages/message.ts'
import { sendMessage } from '../messages/send.ts'
import { inBatches } from './batches.ts'
import { notCancelled } from './queries.ts'

/**
 * Steps at which a favourite's last day is told of: so many days are left to it, or fewer, as far as the next step. One that
 * was missed on its first day is caught up on.
 */
const STEPS = [
  { days: 10, least: 2 },
  { days: 1, least: 0 },
] as const

interface Favourite {
  readonly user_id: string
  readonly job_id: number
  readonly title: string
  readonly company_name: string
  readonly expires_on: string
  readonly days_left: number
}

interface Step {
  readonly step: (typeof STEPS)[number]
  /** YYYY-MM-DD in China. */
  readonly today: string
  readonly now: Date
}

const ends = (left: number) => (left === 0 ? '今天截止' : left === 1 ? '明天截止' : ` ${left} 天后截止`)

const remindOfStep = (db: Db, { step: { days, least }, today, now }: Step, most: number): Promise<number> =>
  db.tx(async tx => {
    const rows = await tx.query<Favourite>(sql`
      with told as (
        insert into favourite_reminders (user_id, job_id, expires_on, days)
        select f.user_id, f.job_id, j.expires_on, ${days}
        from job_favourites f join jobs j on j.id = f.job_id join companies c on c.id = j.company_id
        where j.status = 'valid' and j.expires_on between ${today}::date + ${least}::int and ${today}::date + ${days}::int
          and f.created_at < ${today}::date::timestamp at time zone 'Asia/Shanghai'
          and ${notCancelled(sql`f.user_id`)} and ${notHidden(sql`f.user_id`)}
          and not exists (
            select 1 from favourite_reminders r
            where r.user_id = f.user_id and r.job_id = f.job_id and r.expires_on = j.expires_on and r.days = ${days})
          and not exists (select 1 from applications a where a.user_id = f.user_id and a.job_id = f.job_id)
        order by f.user_id, f.job_id limit ${most}
        on conflict do nothing returning user_id, job_id)
      select told.user_id, told.job_id, j.title, j.company_name, j.expires_on, j.expires_on - ${today}::date as days_left
      from told join jobs j on j.id = told.job_id`)
    for (const { user_id, job_id, title, company_name, expires_on, days_left } of rows) {
      await sendMessage(tx, {
        to: [user_id],
        audience: 'seeker',
        at: now,
        category: 'job',
        title: `您收藏的职位${ends(days_left)}`,
        body: `${title}（${company_name}）的招聘到 ${expires_on} 为止。${days_left === 0 ? '想投递的话，请在今天。' : '想投递的话，请在这之前。'}`,
        link: linkTo('jobDetails', { id: job_id }),
      })
    }
    return rows.length
  })

interface Parts {
  readonly db: Db
  readonly clock: Clock
  /** Reminders of one transaction. */
  readonly batch: number
}

/**
 * Tells seekers that a job they keep closes soon: once for each step, one at a time, and not on the day on which they kept
 * it. A step that nobody was there to take is told of as long as its days last.
 */
export async function remindOfClosing({ db, clock, batch }: Parts): Promise<void> {
  const now = clock.now()
  for (const step of STEPS) {
    const due = { step, today: chinaDay(now), now }
    await inBatches({ clock, size: batch }, most => remindOfStep(db, due, most))
  }
}

const remindOfOld = (db: Db, now: Date, most: number): Promise<number> =>
  db.tx(async tx => {
    const rows = await tx.query<{ user_id: string; name: string }>(sql`
      update searches set reminded_at = ${now}
      where id in (
        select id from searches
        where alert <> 'off' and reminded_at <= ${now}::timestamptz - interval '1 year' and ${notCancelled(sql`user_id`)}
        order by reminded_at, id limit ${most} for update skip locked)
      returning user_id, name`)
    for (const { user_id, name } of rows) {
      await sendMessage(tx, {
        to: [user_id],
        audience: 'seeker',
        at: now,
        category: 'job',
        title: `职位提醒“${name}”还需要吗`,
        body: '您设置这条提醒已满一年。不再需要时，可以在“保存的搜索”里停止提醒或删除。',
        link: linkTo('savedSearches'),
      })
    }
    return rows.length
  })

/** Asks a year after an alert was set, changed or last asked about whether it is still wanted. */
export async function remindOfAlerts({ db, clock, batch }: Parts): Promise<void> {
  const now = clock.now()
  await inBatches({ clock, size: batch }, most => remindOfOld(db, now, most))
}

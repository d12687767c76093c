import { addDays, chinaDay } from '../china-time.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { notHidden } from '../jobs/queries/read.ts'
import { linkTo } from '../messages/message.ts'
import { sendMessage } from '../messages/send.ts'
import { inBatches } from './batches.ts'
import { notCancelled } from './queries.ts'

/** A favourite's last day is told of so many days ahead. */
const AHEAD = [10, 1] as const

interface Favourite {
  readonly user_id: string
  readonly job_id: number
  readonly title: string
  readonly company_name: string
}

interface Step {
  readonly days: (typeof AHEAD)[number]
  readonly day: string
  readonly now: Date
}

const remindOfDay = (db: Db, { days, day, now }: Step, most: number): Promise<number> =>
  db.tx(async tx => {
    const rows = await tx.query<Favourite>(sql`
      with told as (
        insert into favourite_reminders (user_id, job_id, expires_on, days)
        select f.user_id, f.job_id, j.expires_on, ${days}
        from job_favourites f join jobs j on j.id = f.job_id join companies c on c.id = j.company_id
        where j.status = 'valid' and j.expires_on = ${day}::date
          and f.created_at < (j.expires_on - ${days}::int)::timestamp at time zone 'Asia/Shanghai'
          and ${notCancelled(sql`f.user_id`)} and ${notHidden(sql`f.user_id`)}
          and not exists (
            select 1 from favourite_reminders r
            where r.user_id = f.user_id and r.job_id = f.job_id and r.expires_on = j.expires_on and r.days = ${days})
          and not exists (select 1 from applications a where a.user_id = f.user_id and a.job_id = f.job_id)
        order by f.user_id, f.job_id limit ${most}
        on conflict do nothing returning user_id, job_id)
      select told.user_id, told.job_id, j.title, j.company_name from told join jobs j on j.id = told.job_id`)
    for (const { user_id, job_id, title, company_name } of rows) {
      await sendMessage(tx, {
        to: [user_id],
        audience: 'seeker',
        at: now,
        category: 'job',
        title: days === 1 ? '您收藏的职位明天截止' : `您收藏的职位 ${days} 天后截止`,
        body: `${title}（${company_name}）的招聘到 ${day} 为止。想投递的话，请在这之前。`,
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

/** Tells seekers that a job they keep closes soon: once for each step, and only those who kept it before that day. */
export async function remindOfClosing({ db, clock, batch }: Parts): Promise<void> {
  const now = clock.now()
  for (const days of AHEAD) {
    const step = { days, day: addDays(chinaDay(now), days), now }
    await inBatches({ clock, size: batch }, most => remindOfDay(db, step, most))
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

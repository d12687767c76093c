import { addDays, chinaDay } from '../china-time.ts'
import type { Db } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { linkTo } from '../messages/message.ts'
import { sendMessage } from '../messages/send.ts'

/** A favourite's last day is told of so many days ahead. */
const AHEAD = [10, 1] as const

/** Reminders of one round; the next one follows in ten minutes. */
const BATCH = 500

/** Tells seekers that a job they keep closes soon: once for each step, and only those who kept it before that day. */
export const remindOfClosing = (db: Db, now: Date): Promise<void> =>
  db.tx(async tx => {
    for (const days of AHEAD) {
      const day = addDays(chinaDay(now), days)
      const rows = await tx.query<{ user_id: string; job_id: number; title: string; company_name: string }>(sql`
        with told as (
          insert into favourite_reminders (user_id, job_id, expires_on, days)
          select f.user_id, f.job_id, j.expires_on, ${days}
          from job_favourites f join jobs j on j.id = f.job_id
          where j.status = 'valid' and j.expires_on = ${day}::date
            and f.created_at < (j.expires_on - ${days}::int)::timestamp at time zone 'Asia/Shanghai'
            and not exists (
              select 1 from favourite_reminders r
              where r.user_id = f.user_id and r.job_id = f.job_id and r.expires_on = j.expires_on and r.days = ${days})
            and not exists (select 1 from applications a where a.user_id = f.user_id and a.job_id = f.job_id)
          order by f.user_id, f.job_id limit ${BATCH}
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
    }
  })

/** Asks once a year whether an alert is still wanted. */
export const remindOfAlerts = (db: Db, now: Date): Promise<void> =>
  db.tx(async tx => {
    const rows = await tx.query<{ user_id: string; name: string }>(sql`
      update searches set reminded_at = ${now}
      where id in (
        select id from searches where alert <> 'off' and reminded_at <= ${now}::timestamptz - interval '1 year'
        order by reminded_at, id limit ${BATCH} for update skip locked)
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
  })

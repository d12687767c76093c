import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

/** What holds a time: an agreed interview, and a place in a queue, whose panel waits for whoever was given it. */
const holds = sql`
  (i.state = 'accepted' or i.state = 'proposed' and exists (select 1 from meeting_places p where p.interview_id = i.id))`

interface Offer {
  readonly companyId: string | number
  readonly userId: string
  /** Who asks; null for a panel, whose members are looked at by themselves, and for somebody who has left. */
  readonly interviewerId: string | null
  /** The interview that is given another time; undefined for one that is new. */
  readonly id?: string
  readonly starts: readonly Date[]
  readonly minutes: number
}

interface TakenRow {
  readonly place: number
  readonly by_interviewer: boolean
  readonly by_applicant: boolean
}

/**
 * Which of the offered times, by their places from 0, the company itself can't keep: the interviewer is in another
 * interview or on a panel then, or the applicant in another interview of this company. What an applicant has agreed on
 * elsewhere is nobody's to hear before they choose; and nothing is held by an offer: what is agreed on in the end
 * `keep_interviews_apart` keeps apart.
 */
export const listTaken = (tx: Queryable, { companyId, userId, interviewerId, id, starts, minutes }: Offer) =>
  tx.query<TakenRow>(sql`
    select * from (
      select t.place::int - 1 as place,
        exists (select 1 from interviews i where i.interviewer_id = ${interviewerId}::uuid and i.state = 'accepted'
            and i.id is distinct from ${id ?? null}::uuid and i.starts_at < t.ends_at and i.ends_at > t.starts_at)
          or exists (select 1 from company_members c
            join meetings m on m.company_id = c.company_id and m.state in ('planned', 'open') and m.starts_at < t.ends_at
            join meeting_members b on b.meeting_id = m.id and panel_member(c.company_id, b.name) = c.user_id
            where c.user_id = ${interviewerId}::uuid and meeting_end(m) > t.starts_at) as by_interviewer,
        exists (select 1 from interviews i where i.user_id = ${userId} and i.company_id = ${companyId} and ${holds}
          and i.id is distinct from ${id ?? null}::uuid and coalesce(i.starts_at, i.slots[1]) < t.ends_at
          and coalesce(i.starts_at, i.slots[1]) + make_interval(mins => i.minutes) > t.starts_at) as by_applicant
      from (select starts_at, starts_at + make_interval(mins => ${minutes}::int) as ends_at, place
        from unnest(${starts}::timestamptz[]) with ordinality as o(starts_at, place)) t) taken
    where by_interviewer or by_applicant order by place`)

/** The same as faults at the fields of a form, said to whoever of the company offers. */
export async function offerFaults(tx: Queryable, offer: Offer, asker: string): Promise<Record<string, string>> {
  const whose = offer.interviewerId === asker ? '您' : '面试官'
  const taken = await listTaken(tx, offer)
  return Object.fromEntries(
    taken.map(({ place, by_interviewer }) => [
      `slots.${place}.day`,
      by_interviewer ? `${whose}这个时间已有另一场面试` : '求职者这个时间已有本单位的另一场面试',
    ]),
  )
}

import { sql } from '../db/sql.ts'

/** How many have looked at a registration `g` as it stands, as `q.looks`; to be joined. */
export const looksTaken = sql`
  cross join lateral (
    select count(*)::integer as looks from exam_review_judgements j
    where j.registration_id = g.id and j.turn = g.turn) q`

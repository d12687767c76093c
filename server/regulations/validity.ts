import { type SqlQuery, sql } from '../db/sql.ts'

/** Whether a rule holds on `today`; the page's facts, the filter and the counts all ask here. */
export const validityOn = (today: string): SqlQuery => sql`
  case when repealed_on <= ${today}::date then 'repealed' when effective_on > ${today}::date then 'pending'
    when amended_on <= ${today}::date then 'amended' else 'valid' end`

import type { FlexibleDraft } from '#contract/flexible-form'
import { addDays, chinaDay } from '../china-time.ts'
import { sql } from '../db/sql.ts'
import type { TestService } from '../testing.ts'

/** Casual work that may be posted: two evenings from the day after tomorrow on, for two people. */
export const casualDraft = ({ clock }: TestService): FlexibleDraft => ({
  ...{ title: '快递分拣', category: '4', headcount: 2, payUnit: 'hour', payLow: 20, payHigh: 22, settled: 'day' },
  ...{ startsOn: addDays(chinaDay(clock.now()), 2), startsAt: '18:00', length: 4, days: 2, hours: '' },
  ...{ city: '360100', district: '360102', address: '江大南路 18 号', duties: '分拣小件，按片区装袋扫描。' },
})

/** Moves the work of a job: its beginning and its end, in milliseconds from now. */
export const workedFrom = ({ db, clock }: TestService, id: string, begins: number, ends: number) =>
  db.run(sql`
    update flexible_jobs set starts_at = ${new Date(clock.now().getTime() + begins)},
      ends_at = ${new Date(clock.now().getTime() + ends)}
    where id = ${id}`)

import type { InputOf } from '#contract/endpoint'
import { usualDays } from '#contract/fair-form-moments'
import { type FairMandate, fairMandates } from '#contract/fair-mandates'
import type { changeFair } from '#contract/fair-office'
import { addDays, chinaDay } from '../china-time.ts'
import type { TestEmployer } from '../testing.people.ts'
import type { TestService } from '../testing.ts'
import { type MandateScope, putFairMandates } from './mandate-queries.ts'

/** An account of the office with these mandates for a fair or a city; with all of them unless said otherwise. */
export async function fairOfficer(
  service: TestService,
  fair: number | string | MandateScope = 1,
  mandates: readonly FairMandate[] = fairMandates,
): Promise<TestEmployer> {
  const person = await service.employer()
  const scope = typeof fair === 'object' ? fair : { fair: String(fair) }
  const given = await putFairMandates(service.db, scope, { user: person.id, mandates }, service.clock.now())
  if (!given) throw new Error('There is no such fair')
  return person
}

type Form = InputOf<typeof changeFair>['answers']

/** A finished form of a fair on site in Nanchang, so many days ahead. */
export const finishedForm = (now: Date, change: Partial<Form> = {}, inDays = 40): Form => ({
  kind: '1',
  title: '春季招聘会',
  summary: '一场测试',
  notice: '第一段\n\n第二段 <b>不是标记</b>',
  organiser: '测试就业服务中心',
  phone: '0791-88886666',
  city: '360100',
  district: '360102',
  venue: '测试会展中心',
  address: '测试路 1 号',
  transit: '',
  capacity: 800,
  boothFee: 300,
  ...usualDays(addDays(chinaDay(now), inDays)),
  days: 1,
  opens: '09:00',
  closes: '12:00',
  ...change,
})

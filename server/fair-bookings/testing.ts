import { randomUUID } from 'node:crypto'
import { chooseBooth, payForBooth } from '#contract/fair-bookings'
import { sql } from '../db/sql.ts'
import { seedExhibitor } from '../job-fairs/testing.ts'
import type { TestEmployer, TestPerson } from '../testing.people.ts'
import type { TestService } from '../testing.ts'
import { findParticipation } from './queries.ts'

export const creating = ({ token }: Pick<TestPerson, 'token'>) => ({ token, idempotencyKey: randomUUID() })

/** An open job of a company; its id. */
export async function openJob({ db, clock }: TestService, company: string): Promise<string> {
  const now = clock.now()
  const [row] = await db.query<{ id: number }>(sql`
    insert into jobs (company_id, company_name, company_type, scale, trade, title, category1, category2, category3,
      category_label, city, district, nature, education, experience, headcount, duties, status, published_at, refreshed_at,
      expires_on, created_at, updated_at)
    values (${company}, '赣江示例电子有限公司', '1', '1', '1', '会计', '1', '101', '10101', '会计', '360100', '360102', '1', '1',
      '1', 3, '记账', 'valid', ${now}, ${now}, '2027-12-31', ${now}, ${now})
    returning id`)
  return String(row?.id)
}

/** An employer whose company may take part: its licence is in date, and it has an open job. */
export async function companyWithJob(service: TestService): Promise<TestEmployer & { readonly job: string }> {
  const person = await service.employer()
  return { ...person, job: await openJob(service, person.companyId) }
}

export const participation = ({ db }: TestService, id: string) => findParticipation(db, id)

export async function boothId({ db }: TestService, code: string, fair = 1): Promise<string> {
  const [row] = await db.query<{ id: number }>(
    sql`select id from fair_booths where fair_id = ${fair} and code = ${code} and retired_at is null`,
  )
  return String(row?.id)
}

/** Titles of what somebody was told, oldest first. */
export async function messagesTo({ db }: TestService, { id }: Pick<TestPerson, 'id'>): Promise<string[]> {
  const rows = await db.query<{ title: string }>(sql`
    select title from messages where user_id = ${id} order by created_at, id`)
  return rows.map(({ title }) => title)
}

/** The participation of an employer that was approved; its id. */
export const approved = (
  { db, clock }: TestService,
  { companyId }: Pick<TestEmployer, 'companyId'>,
  state: 'applied' | 'approved' | 'booked' | 'confirmed' = 'approved',
  booth?: string,
) => seedExhibitor(db, clock.now(), { company: Number(companyId), state, ...(booth === undefined ? {} : { booth }) })

/** Holds a booth with a fee; its order and cashier. */
export async function heldOrder(service: TestService, person: TestPerson, id: string, code = 'A01') {
  await service.call(chooseBooth, { id, booth: await boothId(service, code) }, person)
  return service.call(payForBooth, { id, agreed: true }, creating(person))
}

/** Presses a button of the cashier. */
export const press = (service: TestService, url: string, outcome = 'success') =>
  service.app.http.request(url, { method: 'POST', body: new URLSearchParams({ outcome }) })

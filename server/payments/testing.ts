import { randomInt, randomUUID } from 'node:crypto'
import { createPayUrl, findRegistration } from '#contract/payments'
import { idTail, shownName } from '../archives/holder.ts'
import { secondsAfter } from '../clock.ts'
import { sql } from '../db/sql.ts'
import { solved } from '../suggestions/testing.ts'
import type { TestService } from '../testing.ts'
import { type Registrant, registrantKey } from './holder.ts'

export const FEE = 5_000
const DAY = 86_400

export const registrantOf = (number: string): Registrant => ({
  number,
  name: '热合曼·䶮',
  idNumber: '11010519491231002X',
})

/** A recruitment with one post; its fee may be paid from yesterday until the day after tomorrow. */
export async function insertPost({ db, clock }: TestService, id = 7): Promise<number> {
  const now = clock.now()
  await db.run(sql`
    insert into third_recruitments (id, title, client, source, payee, phone, exam, exam_on, fee, pay_from, pay_until)
    values (${id}, '赣江示例集团 2026 年公开招聘', '赣江示例集团有限公司', '江西省就业创业服务中心', '江西省就业创业服务中心',
      '0791-0000001', '综合知识笔试', '2026-12-20', ${FEE}, ${secondsAfter(now, -DAY)}, ${secondsAfter(now, 2 * DAY)})
    on conflict do nothing`)
  await db.run(sql`
    insert into third_posts (id, recruitment_id, code, title, employer, place, headcount, education, major, duties,
      requirements, pay)
    values (${id * 100}, ${id}, 'A01', '会计', '赣江示例物流有限公司', '南昌市', 2, '本科及以上', '会计学', '记账、报税', '有会计证',
      '按集团薪酬制度')
    on conflict do nothing`)
  return id * 100
}

interface Given {
  readonly status?: string
  readonly phone?: string
}

/** A registration that waits for its fee; its number. */
export async function insertRegistration(service: TestService, given: Given = {}): Promise<string> {
  const { status = '2', phone = '19000000001' } = given
  const [post, number] = [await insertPost(service), String(randomInt(10 ** 9, 10 ** 10))]
  const registrant = registrantOf(number)
  await service.db.run(sql`
    insert into third_registrations (id, number, post_id, holder_key, name_shown, id_tail, phone, status, registered_at)
    values (${randomUUID()}, ${number}, ${post}, ${await registrantKey(registrant)}, ${shownName(registrant.name)},
      ${idTail(registrant.idNumber)}, ${phone}, ${status}, ${service.clock.now()})`)
  return number
}

export const look = async (service: TestService, number: string, changes: Partial<Registrant> = {}) =>
  service.call(findRegistration, { ...registrantOf(number), ...changes, captcha: await solved(service) })

/** Finds the registration and asks where to pay. */
export async function begin(service: TestService, number: string) {
  const { pass } = await look(service, number)
  return service.call(createPayUrl, { pass, agreed: true })
}

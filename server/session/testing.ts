import { randomInt } from 'node:crypto'
import { creditCodeCheck } from '#contract/rules/credit-code'
import type { UserType } from '#contract/session'
import { createCaptcha, registerCompany, registerMember, type SmsPurpose, sendSms } from '#contract/sign-in'
import { sql } from '../db/sql.ts'
import { inventedPhone, type TestPerson } from '../testing.people.ts'
import type { TestService } from '../testing.ts'

export const PASSWORD = '赣江 潮水 上涨'

/** A solved captcha. */
export async function solved({ call }: TestService) {
  const { id, content } = await call(createCaptcha, { kind: 'picture' })
  return { id, answer: content }
}

interface Wanted {
  readonly phone: string
  readonly purpose: SmsPurpose
  readonly userType?: UserType
}

/** Asks for a code and reads it from the outbox. */
export async function codeFor(service: TestService, { phone, purpose, userType = 2 }: Wanted): Promise<string> {
  await service.call(sendSms, { phone, purpose, userType, captcha: await solved(service) })
  const code = service.outbox.sms.findLast(({ to }) => to === phone)?.code
  if (code === undefined) throw new Error('no code was sent')
  return code
}

/** A code of the same form that is certainly another one. */
export const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** An individual with a password. */
export async function registered(service: TestService, phone = inventedPhone(), password = PASSWORD) {
  const code = await codeFor(service, { phone, purpose: 'register' })
  const session = await service.call(registerMember, { phone, code, password, consent: true })
  return { phone, password, token: session.access_token, expiresIn: session.expires_in }
}

/** The same, with the number of their account. */
export async function registeredPerson(service: TestService): Promise<TestPerson> {
  const { phone, token } = await registered(service)
  const [row] = await service.db.query<{ id: string }>(sql`select id from users where phone = ${phone}`)
  if (!row) throw new Error('nobody has registered')
  return { id: row.id, phone, token }
}

/** A credit code whose check character is right. */
export function inventedCreditCode(): string {
  const body = `91360100MA${String(randomInt(10 ** 7)).padStart(7, '0')}`
  return body + creditCodeCheck(body)
}

/** What the first member of a company registers with. */
export async function companyRegistration(
  service: TestService,
  { phone = inventedPhone(), creditCode = inventedCreditCode() }: { phone?: string; creditCode?: string } = {},
) {
  const code = await codeFor(service, { phone, purpose: 'register', userType: 1 })
  return {
    name: '南昌市红谷滩区阿卜杜·䶮𠮷科技发展有限责任公司',
    creditCode,
    contactName: '阿卜杜·热合曼',
    phone,
    code,
    password: PASSWORD,
    consent: true,
  }
}

/** The owner of a new company, with a password. */
export async function registeredOwner(service: TestService) {
  const registration = await companyRegistration(service)
  const { access_token: token } = await service.call(registerCompany, registration)
  return { phone: registration.phone, token }
}

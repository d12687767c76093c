import type { ExamMandate } from '#contract/exam-mandates'
import { insertRows } from '../bulk.ts'
import type { Queryable } from '../db.ts'
import { sql } from '../sql.ts'
import { officeAccounts } from './accounts.ts'
import { creditCodeOf } from './credit-codes.ts'
import { DAY, isoOf, momentsAt } from './moments.ts'
import { randomOf } from './random.ts'

/** Before the companies of the market, which count on from FIRST_COMPANY. */
const OFFICE = 901

const [preparer, releaser, reviewer] = officeAccounts

const officers = [
  { account: preparer, name: '江明月', role: 'owner', mandates: ['prepare', 'review', 'read'] },
  { account: releaser, name: '涂建国', role: 'recruiter', mandates: ['second', 'release', 'read'] },
  { account: reviewer, name: '喻小燕', role: 'recruiter', mandates: ['review', 'read'] },
] as const satisfies readonly { mandates: readonly ExamMandate[]; [key: string]: unknown }[]

interface Given {
  readonly now: number
  readonly passwordHash: string
}

/** The organisation that runs the sample exams, its people, and what each of them may do in every one. */
export async function loadExamOffice(tx: Queryable, { now, passwordHash }: Given): Promise<void> {
  const random = randomOf(60_001)
  const since = isoOf(now - 400 * DAY)
  await insertRows(tx, 'companies', [
    {
      id: OFFICE,
      name: '江西省人事考试示例中心',
      short_name: '人事考试示例中心',
      credit_code: creditCodeOf('1', '360100', 9_000_021),
      account_kind: 'self',
      trade: '1',
      company_type: '1',
      scale: '2',
      city: '360100',
      district: '360102',
      address: '南昌市东湖区示例路 1 号',
      intro: '负责示例考试的报名组织、资格审核、考务和成绩发布。',
      founded_year: 2005,
      welfare: [],
      contact_name: officers[0].name,
      contact_phone: officers[0].account.phone,
      public_contact: '考务科',
      public_phone: '0791-00000061',
      public_email: 'office@ksks.example.com',
      brand: false,
      verified_at: momentsAt(now).day(-60),
      created_at: since,
      updated_at: since,
      sample: true,
    },
  ])
  const people = officers.map(officer => ({ ...officer, id: random.uuid() }))
  await insertRows(
    tx,
    'users',
    people.map(({ id, account, name }) => ({
      id,
      user_type: 1,
      phone: account.phone,
      nick_name: name,
      password_hash: passwordHash,
      created_at: since,
      updated_at: since,
      sample: true,
    })),
  )
  await insertRows(
    tx,
    'company_members',
    people.map(({ id, role, name }) => ({ user_id: id, company_id: OFFICE, role, name })),
  )
  for (const { id, mandates } of people) {
    await tx.run(sql`
      insert into exam_mandates (exam_id, user_id, mandates, granted_at, sample)
      select id, ${id}::uuid, ${[...mandates]}::text[], ${since}::timestamptz, true from exams`)
  }
}

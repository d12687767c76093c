import type { FairMandate } from '#contract/fair-mandates'
import { insertRows } from '../../bulk.ts'
import type { Queryable } from '../../db.ts'
import { sql } from '../../sql.ts'
import { fairOfficeAccounts } from '../accounts.ts'
import { creditCodeOf } from '../credit-codes.ts'
import { DAY, isoOf, momentsAt } from '../moments.ts'
import { randomOf } from '../random.ts'

/** Beside the organisation that runs the sample exams, before the companies of the market. */
const OFFICE = 902

const [organiser, supervisor, steward] = fairOfficeAccounts

interface Officer {
  readonly account: (typeof fairOfficeAccounts)[number]
  readonly name: string
  readonly role: 'owner' | 'recruiter'
  readonly mandates: readonly FairMandate[]
  /** For all fairs, those that come too. */
  readonly everywhere: boolean
}

const officers: readonly Officer[] = [
  { account: organiser, name: '万晓峰', role: 'owner', mandates: ['organise', 'supervise'], everywhere: true },
  { account: supervisor, name: '曾丽萍', role: 'recruiter', mandates: ['supervise', 'steward'], everywhere: false },
  { account: steward, name: '邹文斌', role: 'recruiter', mandates: ['steward'], everywhere: false },
]

interface Given {
  readonly now: number
  readonly passwordHash: string
}

/** The organisation that runs the sample fairs, its people, and what each of them may do. */
export async function loadFairOffice(tx: Queryable, { now, passwordHash }: Given): Promise<void> {
  const random = randomOf(85_001)
  const since = isoOf(now - 400 * DAY)
  await insertRows(tx, 'companies', [
    {
      id: OFFICE,
      name: '江西省人才服务示例中心',
      short_name: '人才服务示例中心',
      credit_code: creditCodeOf('1', '360100', 9_000_031),
      account_kind: 'self',
      trade: '1',
      company_type: '1',
      scale: '2',
      city: '360100',
      district: '360113',
      address: '南昌市红谷滩区会展示例路 1 号',
      intro: '主办示例招聘会：展位安排、单位审核、现场组织和会后统计。',
      founded_year: 2004,
      welfare: [],
      contact_name: officers[0]?.name ?? '',
      contact_phone: organiser.phone,
      public_contact: '会展科',
      public_phone: '0791-00000120',
      public_email: 'fairs@rcfw.example.com',
      brand: false,
      verified_at: momentsAt(now).day(-60),
      created_at: since,
      updated_at: since,
      sample: true,
    },
  ])
  const people = officers.map(one => ({ ...one, id: random.uuid() }))
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
  for (const { id, mandates, everywhere } of people) {
    const held = sql`${id}::uuid, ${[...mandates]}::text[], ${since}::timestamptz, true`
    await tx.run(
      everywhere
        ? sql`insert into fair_city_mandates (city, user_id, mandates, granted_at, sample) values ('360000', ${held})`
        : sql`insert into fair_mandates (fair_id, user_id, mandates, granted_at, sample) select id, ${held} from fairs`,
    )
  }
}

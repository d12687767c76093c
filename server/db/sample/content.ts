import { sampleAccounts } from './accounts.ts'
import { type SampleApplication, sampleApplications } from './applications.ts'
import { colleagues, type MemberRow } from './colleagues.ts'
import { type CompanyRow, employerPhone, type SampleCompany, sampleCompanies } from './companies.ts'
import { type Interests, sampleInterests } from './interests.ts'
import { type SampleInterviews, sampleInterviews } from './interviews.ts'
import { type JobRow, queued, sampleJobs } from './jobs.ts'
import { type LetterRow, sampleLetters } from './letters.ts'
import { type LicenceRow, waitingLicences } from './licences.ts'
import { DAY, momentsAt } from './moments.ts'
import { namePerson } from './people.ts'
import { accountSeekers } from './protagonist.ts'
import { type Random, randomOf } from './random.ts'
import { type ResumeRow, type SampleSeeker, sampleSeekers, type UserRow } from './seekers.ts'
import { draftRows, earlierRows, scheduledRows, settled, showcaseCompanies, showcaseVacancies } from './showcase.ts'
import { sampleViewDays, type ViewDayRow } from './view-days.ts'

/** Everything that is loaded, as rows; the same for the same moment and hash. */
export interface SampleContent {
  /** Whose account the seeker’s sample account is. */
  readonly writer: UserRow
  readonly users: readonly UserRow[]
  readonly companies: readonly (CompanyRow & { readonly follower_count: number })[]
  readonly members: readonly MemberRow[]
  readonly licences: readonly LicenceRow[]
  readonly jobs: readonly JobRow[]
  readonly viewDays: readonly ViewDayRow[]
  readonly resumes: readonly ResumeRow[]
  readonly applications: readonly SampleApplication[]
  readonly interests: Interests
  readonly interviews: SampleInterviews
  readonly letters: readonly LetterRow[]
}

interface Options {
  /** Milliseconds since the epoch: dates are told from here. */
  readonly now: number
  /** Stored hash of the sample accounts' password. */
  readonly passwordHash: string
  /** What the site calls itself in its messages. */
  readonly siteName: string
}

function employerUser(random: Random, { row }: SampleCompany, index: number, passwordHash: string): UserRow {
  const account = sampleAccounts.find(({ phone }) => phone === row.contact_phone)
  return {
    id: random.uuid(),
    user_type: 1,
    phone: account?.phone ?? employerPhone(index),
    nick_name: row.name,
    password_hash: account ? passwordHash : null,
    created_at: row.created_at,
    updated_at: row.updated_at,
    sample: true,
  }
}

const countBy = <Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, number> =>
  items.reduce((counts, item) => counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1), new Map<Key, number>())

/** Composes the whole content in memory. */
export function sampleContent({ now, passwordHash, siteName }: Options): SampleContent {
  const moments = momentsAt(now)
  const random = randomOf(7_000)
  const others = sampleCompanies(moments, namePerson)
  const own = showcaseCompanies(moments, others.length)
  const companies = [...others, ...own]
  const showcase = own[0].row.id

  const planned = sampleJobs(moments, others, showcaseVacancies(own)).map(job => settled(job, showcase))
  const jobs = planned.filter(({ company }) => company.row.verified_at !== null)
  const waiting = planned.filter(({ company }) => company.row.verified_at === null)
  const accounts = accountSeekers(random, moments, passwordHash)
  const seekers: SampleSeeker[] = [accounts.writer, ...sampleSeekers(moments, others)]
  const applications = sampleApplications(moments, { jobs, seekers, showcase, protagonist: accounts.writer })
  const interests = sampleInterests(moments, jobs, seekers, applications, { userId: accounts.writer.user.id })

  const employers = companies.map((company, index) => employerUser(random, company, index, passwordHash))
  const members = companies.flatMap(({ row }, index) => {
    const user = employers[index]
    return user ? [{ user_id: user.id, company_id: row.id, role: 'owner' as const, name: row.contact_name }] : []
  })
  const staff = colleagues(moments, own[0].row.id, passwordHash)
  const interviews = sampleInterviews(moments, {
    applications,
    members,
    phones: sampleAccounts.map(({ phone }) => phone),
    companies: companies.map(({ row }) => row),
  })
  const letters = sampleLetters(moments, applications, {
    siteName,
    interviews: interviews.interviews,
    members: new Map(members.map(({ user_id, company_id }) => [company_id, user_id])),
    greeted: [
      {
        userId: accounts.writer.user.id,
        at: accounts.writer.joined,
        link: '/user/resume',
        body: '完善简历后就可以投递职位了。',
      },
      {
        userId: accounts.newcomer.id,
        at: now - DAY,
        link: '/user/resume',
        body: '先写一份简历吧，填完三个必填部分就可以投递。',
      },
    ],
  })

  const applied = countBy(applications, ({ job }) => job.row.id)
  const followed = countBy(interests.follows, ({ company_id }) => company_id)
  const counted = jobs.map(({ row }): JobRow => {
    const applyCount = applied.get(row.id) ?? 0
    return { ...row, apply_count: applyCount, view_count: Math.max(row.view_count, applyCount * 4 + 3) }
  })
  const rows: readonly JobRow[] = [
    ...counted,
    ...waiting.map(queued),
    ...draftRows(own[0], moments, planned.length),
    ...scheduledRows(planned, own[0], moments),
    ...earlierRows(planned, own[0], moments),
  ]
  return {
    writer: accounts.writer.user,
    users: [
      accounts.writer.user,
      accounts.newcomer,
      ...seekers.slice(1).map(({ user }) => user),
      ...employers,
      ...staff.users,
    ],
    companies: companies.map(({ row }) => ({ ...row, follower_count: followed.get(row.id) ?? 0 })),
    members: [...members, ...staff.members],
    licences: waitingLicences(random, moments, others),
    jobs: rows,
    viewDays: sampleViewDays(moments, rows, applications),
    resumes: seekers.flatMap(({ resume }) => (resume ? [resume] : [])),
    applications,
    interests,
    interviews,
    letters,
  }
}

import type { SectionChange } from '#contract/resume-sections'
import { createResume, saveResumeSection } from '#contract/resumes'
import { secondsAfter } from '../clock.ts'
import { sql } from '../db/sql.ts'
import { finishedBasic, finishedEducation, finishedIntention } from '../resumes/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import type { TestService } from '../testing.ts'

interface JobFacts {
  readonly title?: string
  readonly status?: 'draft' | 'valid' | 'invalid'
  /** Last day of the posting; the end of 2099 by default. */
  readonly expiresOn?: string
}

/** A job of the company in 南昌·东湖区; open unless said otherwise. Gives its id. */
export async function insertJob(service: TestService, companyId: string, facts: JobFacts = {}): Promise<string> {
  const { title = '会计', status = 'valid', expiresOn = '2099-12-31' } = facts
  const now = service.clock.now()
  const [row] = await service.db.query<{ id: number }>(sql`
    insert into jobs (company_id, company_name, company_type, scale, trade, title, category1, category2, category3,
      category_label, city, district, wage_min, wage_max, nature, education, experience, headcount, duties, status,
      published_at, refreshed_at, confirmed_at, expires_on, created_at, updated_at)
    select id, name, company_type, scale, trade, ${title}, '3', '301', '30101', '会计', city, district, 5000, 8000, '1',
      '70', '1', 2, '记账', ${status}, ${now}, ${now}, ${now}, ${expiresOn}, ${now}, ${now}
    from companies where id = ${companyId} returning id`)
  return String(row?.id)
}

/** Sections that make a resume sendable. */
const finishedChanges = (name: string = finishedBasic.name): SectionChange[] => [
  { section: 'basic', data: { ...finishedBasic, name } },
  { section: 'intention', data: finishedIntention },
  { section: 'education', data: [...finishedEducation] },
]

/** A resume that can be sent, written through the service. Gives its id. */
export async function writeResume(service: TestService, { token }: TestPerson, name?: string): Promise<string> {
  const { id, version } = await service.call(createResume, { title: '我的简历' }, { token })
  for (const [step, change] of finishedChanges(name).entries()) {
    await service.call(saveResumeSection, { id, version: version + step, change }, { token })
  }
  return id
}

/** Moves the clock to a moment, with everybody still signed in. */
export async function goTo({ clock, db }: TestService, moment: number): Promise<void> {
  clock.advance((moment - clock.now().getTime()) / 1_000)
  await db.run(sql`update sessions set seen_at = ${clock.now()}, expires_at = ${secondsAfter(clock.now(), 7_200)}`)
}

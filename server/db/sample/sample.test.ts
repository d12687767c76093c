import { expect, test, vi } from 'vitest'
import { canMove } from '#contract/applications'
import { emptyDraft, jobPosting } from '#contract/job-posting'
import { mayOpen, pageAt, pathTo } from '#contract/pages'
import { checkPayParts } from '#contract/pay-check'
import { obstaclesOf } from '#contract/posting-check'
import { subclassList } from '#contract/reference/job-categories'
import { pathOf, walk } from '#contract/reference/lookup'
import { jiangxiAreas } from '#contract/reference/regions'
import { bandOf } from '#contract/reference/wages'
import { completenessOf, requiredSections, resumeSectionNames, sectionState } from '#contract/resume-sections'
import { isCreditCode, isMobile, isPersonName } from '#contract/rules'
import { chinaDay } from '../../china-time.ts'
import { sampleAccounts } from './accounts.ts'
import { applicationRow } from './applications.ts'
import { type SampleContent, sampleContent } from './content.ts'

// Composing thousands of rows takes a while on a machine whose cores are busy.
vi.setConfig({ testTimeout: 240_000 })

const now = Date.parse('2026-03-02T09:30:00+08:00')
const today = '2026-03-02'
const content = sampleContent({ now, passwordHash: 'hash', siteName: '示例人才网' })
const published = content.jobs.filter(job => job.status !== 'draft')
const checked = content.jobs.filter(job => job.status !== 'draft' || job.opens_on !== null)
const open = published.filter(job => job.status === 'valid' && (job.expires_on ?? '') >= today)
const every = <Item>(items: readonly Item[], step: number) => items.filter((_, index) => index % step === 0)

const written = ({ users, companies, jobs, resumes, applications, interests, letters }: SampleContent) =>
  JSON.stringify([users, companies, jobs, resumes, applications.map(applicationRow), interests, letters])

test('the same moment gives the same content', () => {
  expect(written(sampleContent({ now, passwordHash: 'hash', siteName: '示例人才网' })) === written(content)).toBe(true)
})

test('another moment gives the same content, told from there', () => {
  const later = sampleContent({ now: now + 40 * 86_400_000, passwordHash: 'hash', siteName: '示例人才网' })
  expect(later.jobs.map(({ title }) => title)).toEqual(content.jobs.map(({ title }) => title))
  expect(later.jobs[500]?.published_at).not.toBe(content.jobs[500]?.published_at)
})

test('there is as much as the portal promises', () => {
  expect(open.length).toBeGreaterThanOrEqual(5_000)
  expect(content.companies).toHaveLength(600)
  expect(content.resumes.length).toBeGreaterThanOrEqual(2_000)
  expect(content.applications.length).toBeGreaterThanOrEqual(5_500)
  expect(content.companies.filter(({ brand }) => brand).length).toBeGreaterThanOrEqual(40)
})

test('nothing of a company that has not passed its check is before the public: it waits, with a licence handed in', () => {
  const waiting = new Set(content.companies.filter(({ verified_at }) => verified_at === null).map(({ id }) => id))
  expect(waiting.size).toBeGreaterThanOrEqual(3)
  expect(content.licences.map(({ company_id }) => company_id)).toEqual([...waiting])
  expect(new Set(content.licences.map(({ state }) => state))).toEqual(new Set(['pending', 'returned']))
  const theirs = content.jobs.filter(({ company_id }) => waiting.has(company_id))
  expect(theirs.length).toBeGreaterThan(0)
  expect(theirs.filter(job => job.status !== 'draft' || job.queued_at === null)).toEqual([])
  expect(content.jobs.filter(job => job.queued_at !== null && !waiting.has(job.company_id))).toEqual([])
  expect(content.applications.filter(({ job }) => waiting.has(job.row.company_id))).toEqual([])
})

test('every title of the category tree and every city has open jobs', () => {
  const leaves = [...walk(subclassList)].filter(({ children = [] }) => children.length === 0)
  const offered = new Set(open.map(({ category3 }) => category3))
  expect(leaves.filter(({ value }) => !offered.has(value))).toEqual([])
  expect(new Set(open.map(({ city }) => city)).size).toBe(11)
})

test('a search for accountants at 5K~8K in Ganzhou finds several', () => {
  const found = open.filter(
    job => job.title.includes('会计') && job.city === '360700' && bandOf(job.wage_min, job.wage_max)?.label === '5K~8K',
  )
  expect(found.length).toBeGreaterThanOrEqual(5)
})

test('postings stand where their codes say, and pass the rules by which employers publish', () => {
  const areas = new Set(Object.keys(jiangxiAreas))
  for (const job of published) {
    expect(areas.has(job.district) && job.district.startsWith(job.city.slice(0, 4))).toBe(true)
    const path = pathOf(subclassList, job.category3)
    expect([path[0]?.value, path.at(-1)?.label]).toEqual([job.category1, job.category_label])
  }
  for (const job of checked) {
    const draft = {
      ...emptyDraft(),
      title: job.title,
      category: job.category3,
      nature: job.nature,
      headcount: job.headcount,
      wageMin: job.wage_min,
      wageMax: job.wage_max,
      wageMonths: job.wage_months,
      contractTerm: job.contract_term,
      probation: job.probation,
      education: job.education,
      experience: job.experience,
      city: job.city,
      district: job.district,
      address: job.address,
      workingHours: job.working_hours,
      welfare: [...job.welfare],
      duties: job.duties,
      requirements: job.requirements,
      urgent: job.urgent,
      forGraduates: job.for_graduates,
      expiresOn: job.expires_on ?? '',
      baseMin: job.base_min,
      baseMax: job.base_max,
      bonusKind: job.bonus_kind,
      bonusMin: job.bonus_min,
      bonusMax: job.bonus_max,
      mealPay: job.meal_pay,
      payDay: job.pay_day,
      insuranceFrom: job.insurance_from,
      probationPay: job.probation_pay,
    }
    const result = jobPosting().safeParse(draft)
    expect(result.success ? [] : result.error.issues).toEqual([])
    expect(obstaclesOf(draft, today)).toEqual({})
    expect(checkPayParts(draft, today)).toEqual([])
  }
})

test('an employer has two postings that appear in the coming days', () => {
  const scheduled = content.jobs.filter(job => job.opens_on !== null)
  expect(scheduled.map(({ status, published_at }) => [status, published_at])).toEqual([
    ['draft', null],
    ['draft', null],
  ])
  for (const job of scheduled) {
    expect((job.opens_on ?? '') > today && (job.expires_on ?? '') > (job.opens_on ?? '')).toBe(true)
  }
})

test('pay, dates and terms of a posting agree with each other', () => {
  for (const job of published) {
    expect((job.wage_min ?? 0) <= (job.wage_max ?? 0)).toBe(true)
    const moments = [job.published_at, job.refreshed_at].map(text => Date.parse(text ?? ''))
    expect(moments.toSorted((a, b) => a - b)).toEqual(moments)
    expect(Math.max(...moments)).toBeLessThanOrEqual(now)
    expect(job.view_count).toBeGreaterThanOrEqual(job.apply_count)
    if (job.title.includes('双休')) expect(job.welfare).toContain('3')
    if (job.welfare.includes('3')) expect(job.working_hours).toMatch(/^周一至周五/)
    if (job.nature !== '1') expect([job.probation, job.wage_months]).toEqual(['0', 12])
    expect(job.duties + job.requirements).not.toMatch(/[[\]{}|]|undefined|；；|。。/)
  }
  expect(open.filter(job => job.expires_on === today)).toHaveLength(12)
  expect(published.filter(job => (job.expires_on ?? '') < today)).toHaveLength(150)
  expect(new Set(open.map(job => `${job.title}${job.duties}${job.requirements}`)).size).toBeGreaterThan(
    open.length * 0.97,
  )
})

test('postings were viewed as often in all as they say, on days on which they were there, more when applied to', () => {
  const byJob = Map.groupBy(content.viewDays, ({ job_id }) => job_id)
  const appliedOn = Map.groupBy(
    content.applications,
    ({ job, steps }) => `${job.row.id} ${chinaDay(new Date(steps[0]?.at ?? 0))}`,
  )
  for (const job of content.jobs) {
    const days = byJob.get(job.id) ?? []
    expect([job.id, days.reduce((sum, { views }) => sum + views, 0)]).toEqual([job.id, job.view_count])
    if (job.published_at === null) continue
    const published = chinaDay(new Date(job.published_at))
    expect(days.filter(({ day }) => day < published || day > today)).toEqual([])
    const fewer = days.filter(({ day, views }) => views < (appliedOn.get(`${job.id} ${day}`)?.length ?? 0))
    expect(fewer).toEqual([])
  }
  const own = content.members.find(
    ({ user_id }) => user_id === content.users.find(({ phone }) => phone === sampleAccounts[2].phone)?.id,
  )
  const shown = new Set(content.jobs.filter(({ company_id }) => company_id === own?.company_id).map(({ id }) => id))
  expect(new Set(content.viewDays.filter(({ job_id }) => shown.has(job_id)).map(({ day }) => day)).size).toBe(90)
})

test('employers have names of their own, valid codes and a member each', () => {
  expect(new Set(content.companies.map(({ name }) => name)).size).toBe(600)
  expect(content.companies.filter(({ credit_code: code }) => !isCreditCode(code))).toEqual([])
  expect(new Set(content.companies.map(({ credit_code: code }) => code)).size).toBe(600)
  expect(content.companies.filter(({ name }) => [...name].length === 40)).toHaveLength(4)
  expect(new Set(content.members.map(({ company_id }) => company_id)).size).toBe(600)
})

test('people have names and numbers that the portal takes, none twice', () => {
  expect(content.users.filter(({ phone }) => !isMobile(phone))).toEqual([])
  expect(new Set(content.users.map(user => `${user.user_type}${user.phone}`)).size).toBe(content.users.length)
  const names = content.resumes.map(({ sections }) => sections.basic.name)
  expect(names.filter(name => !isPersonName(name))).toEqual([])
  for (const sign of ['·', '䶮', '𠮷']) expect(names.some(name => name.includes(sign))).toBe(true)
})

test('every section of a resume is finished or empty, and what is kept beside it is true', () => {
  const sent = new Set(content.applications.map(({ seeker }) => seeker.resume?.id))
  for (const { id, sections, completeness } of every(content.resumes, 9)) {
    const states = resumeSectionNames.map(name => sectionState(name, sections[name]))
    expect(states).not.toContain('started')
    expect(completeness).toBe(completenessOf(sections))
    const missing = requiredSections.filter(name => sectionState(name, sections[name]) !== 'finished')
    if (sent.has(id)) expect(missing).toEqual([])
  }
})

test('a life runs in order: born, schooled, employed, and nothing after today', () => {
  for (const { sections } of content.resumes) {
    const { basic, education, work } = sections
    const [first] = education
    if (first) expect(Number(first.to.slice(0, 4)) - Number(basic.birthday.slice(0, 4))).toBeGreaterThanOrEqual(11)
    const stages = work.toReversed().flatMap(({ from, to }) => [from, to || today.slice(0, 7)])
    expect(stages).toEqual(stages.toSorted())
    expect(stages.every(month => month <= today.slice(0, 7))).toBe(true)
    if (first && stages[0]) expect(stages[0] >= first.to).toBe(true)
  }
})

test('applications move only by steps that the service allows, in order and not before the posting', () => {
  const pairs = new Set(content.applications.map(({ seeker, job }) => `${seeker.user.id}${job.row.id}`))
  expect(pairs.size).toBe(content.applications.length)
  for (const { steps, job, seeker } of content.applications) {
    const times = steps.map(({ at }) => at)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(times[0]).toBeGreaterThanOrEqual(Math.max(job.published, seeker.joined))
    expect(times.at(-1)).toBeLessThanOrEqual(now)
    steps.forEach(({ state, actor }, index) => {
      const before = steps[index - 1]?.state
      if (before && actor === 'employer') expect([before, state, canMove(before, state)]).toEqual([before, state, true])
    })
  }
})

test('messages name the site by its own name and lead where their reader may go', () => {
  const types = new Map(content.users.map(({ id, user_type }) => [id, user_type]))
  const astray = content.letters.filter(({ user_id, link }) => {
    const found = pageAt(new URL(link, 'http://site.invalid').pathname)
    return !found || !mayOpen(types.get(user_id) === 1 ? 'employer' : 'seeker', found.page)
  })
  expect(astray).toEqual([])
  const greetings = content.letters.filter(({ title }) => title.startsWith('欢迎使用'))
  expect(greetings.map(({ title }) => title)).toEqual(['欢迎使用示例人才网', '欢迎使用示例人才网'])
})

test('who is invited to an interview is led to it', () => {
  const invited = content.letters.filter(({ title }) => title.endsWith('邀请您面试'))
  const pages = new Set(content.interviews.interviews.map(({ id }) => pathTo('interview', { id })))
  expect(invited.length).toBeGreaterThan(0)
  expect(invited.filter(({ link }) => !pages.has(link))).toEqual([])
})

test('the sample accounts have what one wants to see', () => {
  const [seeker, newcomer, employer, , recruiter, reader] = sampleAccounts.map(({ phone }) =>
    content.users.find(user => user.phone === phone),
  )
  const byState = (id: string | undefined) =>
    new Set(content.applications.filter(({ seeker }) => seeker.user.id === id).map(({ state }) => state))
  expect(byState(seeker?.id).size).toBeGreaterThanOrEqual(4)
  expect(content.letters.filter(({ user_id }) => user_id === seeker?.id).length).toBeGreaterThanOrEqual(3)
  expect(content.resumes.find(({ user_id }) => user_id === seeker?.id)?.completeness).toBe(100)
  expect(content.resumes.filter(({ user_id }) => user_id === newcomer?.id)).toEqual([])
  const company = content.members.find(({ user_id }) => user_id === employer?.id)?.company_id
  expect(open.filter(({ company_id }) => company_id === company).length).toBeGreaterThanOrEqual(8)
  const states = content.jobs.filter(({ company_id }) => company_id === company).map(({ status }) => status)
  expect(new Set(states)).toEqual(new Set(['valid', 'invalid', 'draft']))
  const received = content.applications.filter(({ job }) => job.row.company_id === company)
  expect(new Set(received.map(({ state }) => state)).size).toBeGreaterThanOrEqual(8)
  const roleOf = (id: string | undefined) => content.members.find(({ user_id }) => user_id === id)
  expect([employer, recruiter, reader].map(user => roleOf(user?.id))).toMatchObject([
    { company_id: company, role: 'owner' },
    { company_id: company, role: 'recruiter' },
    { company_id: company, role: 'reader' },
  ])
  expect(content.users.filter(({ password_hash }) => password_hash !== null)).toHaveLength(sampleAccounts.length)
})

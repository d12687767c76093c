import { writeContent } from '../../content/import.ts'
import { countAllPositions } from '../../exam-positions/index.ts'
import type { FieldKey } from '../../field-key.ts'
import type { FileStore } from '../../http/files/store.ts'
import { dropExpired, rebuildJobIndexIn } from '../../jobs/queries/index-rows.ts'
import { rebuildTerms } from '../../searches/index.ts'
import { type BulkOptions, insertRows } from '../bulk.ts'
import { type Db, type DbLogger, type Queryable, quietLogger } from '../db.ts'
import { sql, sqlScript } from '../sql.ts'
import { applicationRow, type SampleApplication } from './applications.ts'
import { sampleArticles } from './articles.ts'
import { sampleContent } from './content.ts'
import { loadExamCandidates } from './exam-candidates/load.ts'
import { loadInterviewTickets } from './exam-interviews.ts'
import { loadExamLists } from './exam-lists.ts'
import { loadExamOffice } from './exam-office.ts'
import { loadExams } from './exams/load.ts'
import { loadFairs } from './fairs/load.ts'
import { loadFairOffice } from './fairs/office.ts'
import { sampleFlexibleJobs } from './flexible.ts'
import { sampleFlexiblePeople } from './flexible-people.ts'
import { loadHelp } from './help.ts'
import { isoOf, momentsAt } from './moments.ts'
import { loadNewsCentre } from './news-centre.ts'
import { sampleSchoolJobs } from './school-jobs.ts'
import { sampleServices } from './services.ts'
import { loadTalents } from './talents.ts'
import { sampleTopics } from './topics.ts'

export interface SampleOptions {
  /** Milliseconds since the epoch: dates of the content are told from here. */
  readonly now: number
  /** Stored hash of the password of the sample accounts. */
  readonly passwordHash: string
  /** What the site calls itself in its messages. */
  readonly siteName: string
  /** Seals identity numbers. */
  readonly fieldKey: FieldKey
  /** Where uploads lie. */
  readonly files: FileStore
  readonly logger?: DbLogger
}

/** How many rows went in. */
export interface SampleSummary {
  readonly companies: number
  readonly jobs: number
  readonly seekers: number
  readonly applications: number
  readonly articles: number
  readonly messages: number
}

/** True while nobody has an account and nothing has been published. */
export async function isEmpty(db: Queryable): Promise<boolean> {
  const [row] = await db.query<{ empty: boolean }>(sql`
    select not exists (select 1 from users) and not exists (select 1 from companies)
      and not exists (select 1 from jobs) and not exists (select 1 from articles) as empty`)
  return row?.empty ?? false
}

/** Applications with what was sent: the resume as it stands, so that it need not travel to the database again. */
async function insertApplications(tx: Queryable, applications: readonly SampleApplication[]): Promise<void> {
  const rows = applications.map(applicationRow)
  const chunk = 2_000
  for (let start = 0; start < rows.length; start += chunk) {
    await tx.run(sql`
      insert into applications (id, job_id, company_id, user_id, resume_id, resume, status, unread, created_at, updated_at, sample)
      select a.id, a.job_id, a.company_id, a.user_id, a.resume_id,
        jsonb_build_object('sections', r.sections, 'photo', r.photo_file), a.status, a.unread, a.created_at, a.updated_at, true
      from json_to_recordset(${sql.json(rows.slice(start, start + chunk))}) as a(id uuid, job_id bigint, company_id bigint,
        user_id uuid, resume_id uuid, status text, unread boolean, created_at timestamptz, updated_at timestamptz)
      join resumes r on r.id = a.resume_id`)
  }
  const events = applications.flatMap(({ id, steps }) =>
    steps.map(({ at, actor, state, remark }) => ({ application_id: id, at: isoOf(at), actor, status: state, remark })),
  )
  await tx.run(sql`
    insert into application_events (application_id, at, actor, status, remark)
    select application_id, at, actor, status, remark from json_to_recordset(${sql.json(events)})
      as e(application_id uuid, at timestamptz, actor text, status text, remark text)`)
}

/** Rows of any named shape as plain ones. */
const put = (tx: Queryable, table: string, rows: readonly object[], options?: BulkOptions) =>
  insertRows(
    tx,
    table,
    rows.map(row => ({ ...row })),
    options,
  )

/** Rows were given their ids, so the next ones must come after them. */
const advance = (tx: Queryable, table: 'companies' | 'jobs') =>
  tx.run(sql`
    select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.ident(table)}))`)

/**
 * Fills an empty database with invented content in one transaction: an end in the middle leaves nothing. Does nothing
 * and gives null where anything is stored already; of several services that start at once one loads it.
 */
export async function loadSample(
  db: Db,
  { now, passwordHash, siteName, fieldKey, files, logger = quietLogger }: SampleOptions,
): Promise<SampleSummary | null> {
  if (!(await isEmpty(db))) return null
  const started = performance.now()
  const content = sampleContent({ now, passwordHash, siteName })
  const checked = content.companies.filter(({ verified_at }) => verified_at !== null)
  const articles = sampleArticles(now)
  const services = await sampleServices(now, content.users)
  const topics = await sampleTopics(now)
  const today = momentsAt(now).day(0)
  const { interviews, events } = content.interviews
  const loaded = await db.tx(async tx => {
    // Another service that loads it takes longer than a statement usually may.
    await tx.run(sqlScript('set local statement_timeout = 0; lock table companies in share row exclusive mode'))
    if (!(await isEmpty(tx))) return false
    await put(tx, 'users', content.users, { chunk: 3_000 })
    await put(tx, 'companies', content.companies)
    await put(tx, 'company_members', content.members)
    await put(tx, 'company_licences', content.licences)
    await put(tx, 'jobs', content.jobs, { chunk: 1_500 })
    // What has ended by then is no news to its employer when the service starts.
    await tx.run(sql`update jobs set end_told = expires_on where status = 'valid' and expires_on < ${today}::date`)
    await put(tx, 'job_view_days', content.viewDays, { chunk: 10_000 })
    await put(tx, 'resumes', content.resumes)
    await insertApplications(tx, content.applications)
    const notes = content.applications.flatMap(({ id: application_id, job, notes }) => {
      const author = content.members.find(({ company_id }) => company_id === job.row.company_id)
      return notes.map(({ id, body, at }) => ({
        id,
        application_id,
        author_id: author?.user_id,
        body,
        created_at: isoOf(at),
      }))
    })
    await put(tx, 'application_notes', notes)
    await put(tx, 'interviews', interviews)
    await put(tx, 'interview_events', events)
    await put(tx, 'job_views', content.interests.views, { chunk: 5_000 })
    await put(tx, 'job_favourites', content.interests.favourites, { chunk: 5_000 })
    await put(tx, 'company_follows', content.interests.follows, { chunk: 5_000 })
    await put(tx, 'messages', content.letters, { chunk: 3_000 })
    await put(tx, 'articles', articles)
    await loadNewsCentre(tx, now)
    await loadHelp(tx, now)
    await writeContent(tx, topics, { now: new Date(now), sample: true })
    await put(tx, 'flexible_jobs', sampleFlexibleJobs(now, checked))
    const casual = sampleFlexiblePeople(now, content)
    await put(tx, 'flexible_jobs', casual.jobs)
    await put(tx, 'flexible_applications', casual.applications)
    await put(tx, 'school_jobs', sampleSchoolJobs(now, checked))
    for (const [table, rows] of services) await put(tx, table, rows)
    await loadTalents(tx, now)
    await loadExams(tx, now)
    await loadExamCandidates(tx, { now, key: fieldKey, seeker: content.writer, files })
    await loadExamLists(tx, now)
    await loadInterviewTickets(tx, now)
    await loadExamOffice(tx, { now, passwordHash })
    await loadFairs(tx, now)
    await loadFairOffice(tx, { now, passwordHash })
    await advance(tx, 'companies')
    await advance(tx, 'jobs')
    await rebuildJobIndexIn(tx)
    await dropExpired(tx, today)
    await rebuildTerms(tx, today)
    await countAllPositions(tx, new Date(now))
    return true
  })
  if (!loaded) return null
  const summary: SampleSummary = {
    companies: content.companies.length,
    jobs: content.jobs.length,
    seekers: content.resumes.length,
    applications: content.applications.length,
    articles: articles.length + topics.articles.length,
    messages: content.letters.length,
  }
  logger.info('sample.loaded', { ...summary, ms: Math.round(performance.now() - started) })
  return summary
}

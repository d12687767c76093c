import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import type { ExamFile } from './exam-file.ts'
import { writtenMoment } from './moments.ts'
import type { NoticeFile, RecruitmentFile } from './recruitment-file.ts'

/** In fen and hundredths: what files write in yuan and marks. */
const HUNDRED = 100

interface ThemeRow {
  readonly id: number
  readonly kind: RecruitmentFile['kind']
  readonly title: string
  readonly summary: string
  readonly organiser: string
  readonly phone: string
  readonly rules: unknown
  readonly published_at: string
  readonly sample: boolean
}

interface ExamRow {
  readonly id: number
  readonly title: string
  readonly city: string
  readonly year: number
  readonly organiser: string
  readonly phone: string
  readonly published_at: string
  readonly trusting: boolean
  readonly overdue: ExamFile['overdue']
  readonly least_ratio: number
  readonly health_questions: boolean
  readonly entry_minutes: number
  readonly discipline_rule: string
  readonly ticket_from: string
  readonly ticket_until: string
  readonly scores_at: string
  readonly recheck_until: string
  readonly closed_at: string
  readonly opens_at: string
  readonly closes_at: string
  readonly review_until: string
  readonly waiver_until: string
  readonly pay_until: string
  readonly grace_minutes: number
  readonly seats: number | null
  readonly held: number
  readonly fee_per_paper: number
  readonly photo: ExamFile['register']['photo']
  readonly form: ExamFile['register']['form']
  readonly materials: ExamFile['register']['materials']
  readonly commitment: ExamFile['register']['commitment']
  readonly waivers: ExamFile['register']['waivers']
  readonly has_tickets: boolean
}

interface PaperRow {
  readonly exam_id: number
  readonly code: string
  readonly title: string
  readonly starts_at: string
  readonly ends_at: string
  readonly entry_until: string
  readonly full_marks: number
}

interface NoticeRow {
  readonly id: number
  readonly type: NoticeFile['type']
  readonly exam_id: number | null
  readonly city: string
  readonly title: string
  readonly summary: string
  readonly source: string
  readonly published_at: string
  readonly html: string
  readonly corrections: readonly {
    readonly at: number
    readonly what: string
    readonly before: string
    readonly after: string
  }[]
}

/** What has come of an exam, and binds whoever would change it. */
export interface Bound {
  /** Places that are held. */
  readonly held: number
  readonly hasTickets: boolean
}

export interface StoredAttachment {
  readonly id: number
  readonly exam: number | null
  readonly notice: number | null
  readonly name: string
}

/** A recruitment as it is stored, in the form of its file, without the files that can be taken along. */
export interface Stored {
  readonly recruitment: RecruitmentFile
  readonly isSample: boolean
  readonly bound: ReadonlyMap<number, Bound>
  readonly attachments: readonly StoredAttachment[]
}

const toPaper = (row: PaperRow): ExamFile['papers'][number] => ({
  code: row.code,
  title: row.title,
  starts: writtenMoment(row.starts_at),
  ends: writtenMoment(row.ends_at),
  entryUntil: writtenMoment(row.entry_until),
  fullMarks: row.full_marks / HUNDRED,
})

const toExam = (row: ExamRow, papers: readonly PaperRow[]): ExamFile => ({
  id: row.id,
  title: row.title,
  city: row.city,
  year: row.year,
  organiser: row.organiser,
  phone: row.phone,
  published: writtenMoment(row.published_at),
  trusting: row.trusting,
  overdue: row.overdue,
  leastRatio: row.least_ratio,
  healthQuestions: row.health_questions,
  entryMinutes: row.entry_minutes,
  disciplineRule: row.discipline_rule,
  register: {
    opens: writtenMoment(row.opens_at),
    closes: writtenMoment(row.closes_at),
    review: writtenMoment(row.review_until),
    waiver: writtenMoment(row.waiver_until),
    pay: writtenMoment(row.pay_until),
    grace: row.grace_minutes,
    seats: row.seats,
    feePerPaper: row.fee_per_paper / HUNDRED,
    photo: row.photo,
    form: row.form,
    materials: row.materials,
    commitment: row.commitment,
    waivers: row.waivers,
  },
  papers: papers.filter(paper => paper.exam_id === row.id).map(toPaper),
  tickets: { from: writtenMoment(row.ticket_from), until: writtenMoment(row.ticket_until) },
  scores: writtenMoment(row.scores_at),
  recheck: writtenMoment(row.recheck_until),
  closes: writtenMoment(row.closed_at),
})

const toNotice = (row: NoticeRow): NoticeFile => ({
  id: row.id,
  type: row.type,
  exam: row.exam_id,
  city: row.city,
  title: row.title,
  summary: row.summary,
  source: row.source,
  published: writtenMoment(row.published_at),
  body: '',
  html: row.html,
  corrections: row.corrections.map(({ at, ...said }) => ({ at: writtenMoment(new Date(at)), ...said })),
})

/** Everything of a recruitment; undefined where there is none. Locks it until the transaction ends. */
export async function findStored(tx: Queryable, id: number): Promise<Stored | undefined> {
  const [theme] = await tx.query<ThemeRow>(sql`
    select id, kind, title, summary, organiser, phone, case jsonb_typeof(rules) when 'array' then rules else '[]' end as rules,
      published_at, sample
    from exam_themes where id = ${id} for no key update`)
  if (!theme) return undefined
  await tx.query(sql`select 1 from exams where theme_id = ${id} order by id for no key update`)
  const exams = await tx.query<ExamRow>(sql`
    select e.id, e.title, e.city, e.year, e.organiser, e.phone, e.published_at, e.trusting, e.overdue, e.least_ratio,
      e.health_questions, e.entry_minutes, e.discipline_rule, e.ticket_from, e.ticket_until, e.scores_at, e.recheck_until,
      e.closed_at, r.opens_at, r.closes_at, r.review_until, r.waiver_until, r.pay_until, r.grace_minutes, r.seats, r.held,
      r.fee_per_paper, r.photo, r.form, r.materials, r.commitment, r.waivers,
      exists (select 1 from exam_tickets k where k.exam_id = e.id) as has_tickets
    from exams e join exam_rounds r on r.exam_id = e.id and r.kind = 'register'
    where e.theme_id = ${id} order by e.id`)
  const papers = await tx.query<PaperRow>(sql`
    select p.exam_id, p.code, p.title, p.starts_at, p.ends_at, p.entry_until, p.full_marks
    from exam_papers p join exams e on e.id = p.exam_id where e.theme_id = ${id} order by p.exam_id, p.place`)
  const notices = await tx.query<NoticeRow>(sql`
    select id, type, exam_id, city, title, summary, source, published_at, html, corrections
    from exam_articles where theme_id = ${id} order by published_at, id`)
  const attachments = await tx.query<StoredAttachment>(sql`
    select id, exam_id as exam, article_id as notice, name from exam_attachments where theme_id = ${id} order by id`)
  const { kind, title, summary, organiser, phone, rules, published_at } = theme
  return {
    recruitment: {
      id,
      kind,
      title,
      summary,
      organiser,
      phone,
      published: writtenMoment(published_at),
      rules: rules as RecruitmentFile['rules'],
      exams: exams.map(row => toExam(row, papers)),
      notices: notices.map(toNotice),
      attachments: [],
    },
    isSample: theme.sample,
    bound: new Map(exams.map(row => [row.id, { held: row.held, hasTickets: row.has_tickets }])),
    attachments,
  }
}

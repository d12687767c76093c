import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import type { Attachment } from './attachments.ts'
import type { ExamFile } from './exam-file.ts'
import { momentOf } from './moments.ts'
import type { NoticeFile, RecruitmentFile } from './recruitment-file.ts'
import type { Stored } from './stored.ts'

const HUNDRED = 100
const inFen = (yuan: number) => Math.round(yuan * HUNDRED)

const putTheme = (tx: Queryable, file: RecruitmentFile) =>
  tx.run(sql`
    insert into exam_themes (id, kind, title, summary, organiser, phone, rules, published_at)
    values (${file.id}, ${file.kind}, ${file.title}, ${file.summary}, ${file.organiser}, ${file.phone}, ${sql.json(file.rules)},
      ${momentOf(file.published)})
    on conflict (id) do update set kind = excluded.kind, title = excluded.title, summary = excluded.summary,
      organiser = excluded.organiser, phone = excluded.phone, rules = excluded.rules, published_at = excluded.published_at`)

/** The first paper begins the exam, the last one ends it. */
const satFrom = ({ papers }: ExamFile) => momentOf(papers.map(paper => paper.starts).sort()[0] ?? '')
const satUntil = ({ papers }: ExamFile) =>
  momentOf(
    papers
      .map(paper => paper.ends)
      .sort()
      .at(-1) ?? '',
  )

async function putPapers(tx: Queryable, { id, papers }: ExamFile): Promise<void> {
  const codes = papers.map(paper => paper.code)
  await tx.run(sql`delete from exam_papers where exam_id = ${id} and not code = any(${codes}::text[])`)
  for (const [place, { code, title, starts, ends, entryUntil, fullMarks }] of papers.entries())
    await tx.run(sql`
      insert into exam_papers (exam_id, code, place, title, starts_at, ends_at, entry_until, full_marks)
      values (${id}, ${code}, ${place + 1}, ${title}, ${momentOf(starts)}, ${momentOf(ends)}, ${momentOf(entryUntil)},
        ${fullMarks * HUNDRED})
      on conflict (exam_id, code) do update set place = excluded.place, title = excluded.title, starts_at = excluded.starts_at,
        ends_at = excluded.ends_at, entry_until = excluded.entry_until, full_marks = excluded.full_marks`)
}

/** A form that differs is a version of its own: who has begun with the one before is told (exam-registrations/shape.ts). */
const putRound = (tx: Queryable, { id, register: r }: ExamFile) =>
  tx.run(sql`
    insert into exam_rounds as o (id, exam_id, kind, title, opens_at, closes_at, review_until, waiver_until, pay_until,
      grace_minutes, form, photo, materials, commitment, fee_per_paper, waivers, seats)
    values (nextval('exam_round_ids'), ${id}, 'register', '网上报名', ${momentOf(r.opens)}, ${momentOf(r.closes)},
      ${momentOf(r.review)}, ${momentOf(r.waiver)}, ${momentOf(r.pay)}, ${r.grace}, ${sql.json(r.form)}, ${sql.json(r.photo)},
      ${sql.json(r.materials)}, ${sql.json(r.commitment)}, ${inFen(r.feePerPaper)}, ${sql.json(r.waivers)}, ${r.seats})
    on conflict (exam_id, kind) do update set opens_at = excluded.opens_at, closes_at = excluded.closes_at,
      review_until = excluded.review_until, waiver_until = excluded.waiver_until, pay_until = excluded.pay_until,
      grace_minutes = excluded.grace_minutes, form = excluded.form, photo = excluded.photo, materials = excluded.materials,
      commitment = excluded.commitment, fee_per_paper = excluded.fee_per_paper, waivers = excluded.waivers,
      seats = excluded.seats,
      form_version = o.form_version + case when o.form = excluded.form and o.materials = excluded.materials then 0 else 1 end`)

async function putExam(tx: Queryable, theme: number, exam: ExamFile): Promise<void> {
  const { id, title, city, year, organiser, phone, trusting, overdue, tickets } = exam
  await tx.run(sql`
    insert into exams (id, theme_id, title, city, year, organiser, phone, trusting, overdue, least_ratio, health_questions,
      entry_minutes, discipline_rule, ticket_from, ticket_until, exam_from, exam_until, scores_at, recheck_until, closed_at,
      published_at)
    values (${id}, ${theme}, ${title}, ${city}, ${year}, ${organiser}, ${phone}, ${trusting}, ${overdue}, ${exam.leastRatio},
      ${exam.healthQuestions}, ${exam.entryMinutes}, ${exam.disciplineRule}, ${momentOf(tickets.from)},
      ${momentOf(tickets.until)}, ${satFrom(exam)}, ${satUntil(exam)}, ${momentOf(exam.scores)}, ${momentOf(exam.recheck)},
      ${momentOf(exam.closes)}, ${momentOf(exam.published)})
    on conflict (id) do update set title = excluded.title, city = excluded.city, year = excluded.year,
      organiser = excluded.organiser, phone = excluded.phone, trusting = excluded.trusting, overdue = excluded.overdue,
      least_ratio = excluded.least_ratio, health_questions = excluded.health_questions,
      entry_minutes = excluded.entry_minutes, discipline_rule = excluded.discipline_rule,
      ticket_from = excluded.ticket_from, ticket_until = excluded.ticket_until, exam_from = excluded.exam_from,
      exam_until = excluded.exam_until, scores_at = excluded.scores_at, recheck_until = excluded.recheck_until,
      closed_at = excluded.closed_at, published_at = excluded.published_at`)
  await putPapers(tx, exam)
  await putRound(tx, exam)
}

const putNotice = (tx: Queryable, theme: number, notice: NoticeFile) => {
  const corrections = notice.corrections.map(({ at, ...said }) => ({ at: momentOf(at).getTime(), ...said }))
  return tx.run(sql`
    insert into exam_articles (id, type, theme_id, exam_id, city, title, summary, html, source, published_at, corrections)
    values (${notice.id}, ${notice.type}, ${theme}, ${notice.exam}, ${notice.city}, ${notice.title}, ${notice.summary},
      ${notice.html}, ${notice.source}, ${momentOf(notice.published)},
      ${sql.json(corrections.toSorted((one, other) => other.at - one.at))})
    on conflict (id) do update set type = excluded.type, exam_id = excluded.exam_id, city = excluded.city,
      title = excluded.title, summary = excluded.summary, html = excluded.html, source = excluded.source,
      published_at = excluded.published_at, corrections = excluded.corrections`)
}

/** One of the same name in the same place is renewed: its address stays. */
async function putAttachment(
  tx: Queryable,
  theme: number,
  attachment: Attachment,
  stored: Stored | undefined,
): Promise<void> {
  const { exam, notice, name, mime, bytes } = attachment
  const known = stored?.attachments.find(one => one.exam === exam && one.notice === notice && one.name === name)
  if (known) await tx.run(sql`update exam_attachments set mime = ${mime}, content = ${bytes} where id = ${known.id}`)
  else
    await tx.run(sql`
      insert into exam_attachments (id, theme_id, exam_id, article_id, name, mime, content)
      values (nextval('exam_attachment_ids'), ${theme}, ${exam}, ${notice}, ${name}, ${mime}, ${bytes})`)
}

/** Stores a recruitment as its file says. What the file does not name is left as it is. */
export async function writeRecruitment(
  tx: Queryable,
  file: RecruitmentFile,
  attachments: readonly Attachment[],
  stored: Stored | undefined,
): Promise<void> {
  await putTheme(tx, file)
  for (const exam of file.exams) await putExam(tx, file.id, exam)
  for (const notice of file.notices) await putNotice(tx, file.id, notice)
  for (const attachment of attachments) await putAttachment(tx, file.id, attachment, stored)
}

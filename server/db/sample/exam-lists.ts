import { type ExamListKind, type ExamListRule, namedIn } from '#contract/exam-list'
import { readList } from '#contract/exam-list-text'
import { chinaDay } from '../../clock.ts'
import { noticeName } from '../../exam-lists/names.ts'
import { NAMED_DAYS } from '../../exam-lists/release.ts'
import { noticeRule } from '../../exam-lists/rule.ts'
import { inputsOf, type ListSource, sealed, sourceOf } from '../../exam-lists/source.ts'
import { findExam } from '../../exam-lists/source-queries.ts'
import { workingDaysAfter } from '../../working-days.ts'
import { insertRows } from '../bulk.ts'
import type { Queryable } from '../db.ts'
import { sql } from '../sql.ts'
import { DAY, isoOf } from './moments.ts'
import { randomOf } from './random.ts'

interface SampleList {
  readonly kind: ExamListKind
  /** So many days after the scores of the written papers. */
  readonly after: number
  readonly reason?: string
  readonly rule?: Partial<ExamListRule>
}

const shortlist: SampleList = { kind: 'shortlist', after: 1 }

/** What each exam has published; the list that took another's place says why. */
const sampleLists: Readonly<Record<number, readonly SampleList[]>> = {
  801: [shortlist],
  901: [
    shortlist,
    { kind: 'final', after: 24 },
    {
      kind: 'final',
      after: 26,
      rule: { panelFactor: true },
      reason: '两个面试考官组的平均分相差较大，按公告改用修正系数计算面试成绩，名次有变动。',
    },
    { kind: 'checkup', after: 28, rule: { panelFactor: true } },
    { kind: 'hire', after: 50, rule: { panelFactor: true } },
  ],
  ...Object.fromEntries([9_123, 9_124, 9_125, 9_223, 9_224, 9_225].map(exam => [exam, [shortlist]])),
}

/** Who went on to an interview was heard by one of two panels, of which one is stricter. */
async function insertInterviews(tx: Queryable, exam: number, scoresAt: number): Promise<void> {
  const random = randomOf(71_000 + exam)
  const rows = await tx.query<{ id: string }>(sql`
    select registration_id as id from exam_scores where exam_id = ${exam} and stage = 'written' and goes_on
    order by registration_id`)
  const scores = rows.map(({ id }) => {
    const panel = random.chance(0.5) ? '第一考官组' : '第二考官组'
    const marks = random.int(280, 368) * 25 - (panel === '第二考官组' ? 200 : 0)
    const isAbsent = random.chance(0.03)
    return {
      registration_id: id,
      exam_id: exam,
      stage: 'interview',
      parts: { 面试: isAbsent ? { marks: null, flag: 'absent' } : { marks, flag: '' } },
      total: isAbsent ? null : marks,
      panel,
      released_at: isoOf(scoresAt + 23 * DAY),
      sample: true,
    }
  })
  await insertRows(tx, 'exam_scores', scores)
}

function namesFor(body: string, { entries }: ListSource): Record<string, string> {
  const read = readList(body)
  const names = new Map(entries.map(({ ticket, name }) => [ticket, noticeName(name)]))
  const named = read?.outcome.flatMap(outcome => namedIn(read.inputs.kind, outcome)) ?? []
  return Object.fromEntries(named.map(({ ticket }) => [ticket, names.get(ticket) ?? '']))
}

async function loadLists(tx: Queryable, exam: string, lists: readonly SampleList[], now: number): Promise<void> {
  const about = await findExam(tx, exam)
  if (!about) return
  const scoresAt = Date.parse(about.scores_at)
  if (lists.some(({ kind }) => kind === 'final')) await insertInterviews(tx, about.id, scoresAt)
  const source = await sourceOf(tx, exam)
  if (source.entries.length === 0) return
  const random = randomOf(72_000 + about.id)
  const versions = new Map<ExamListKind, number>()
  const rows = []
  for (const { kind, after, reason = '', rule } of lists) {
    const version = (versions.get(kind) ?? 0) + 1
    versions.set(kind, version)
    const released = Math.min(scoresAt + after * DAY, now)
    const namesUntil = workingDaysAfter(chinaDay(new Date(released)), NAMED_DAYS)
    const wish = { exam, kind, rule: { ...noticeRule(kind, about.rules), ...rule }, out: [] }
    const { body, hash } = await sealed(inputsOf(source, wish))
    rows.push({
      id: random.uuid(),
      exam_id: about.id,
      kind,
      version,
      body,
      hash,
      note: kind === 'hire' ? '对公示人员有异议的，请在公示期内向招聘单位或者考试机构反映。' : '',
      reason,
      sealed_at: isoOf(released - DAY / 12),
      released_at: isoOf(released),
      names_until: namesUntil,
      names: namesUntil < chinaDay(new Date(now)) ? {} : namesFor(body, source),
      sample: true,
    })
  }
  await insertRows(tx, 'exam_lists', rows)
}

/** Released lists of the sample exams whose scores are out, reckoned as the office would. */
export async function loadExamLists(tx: Queryable, now: number): Promise<void> {
  for (const [exam, lists] of Object.entries(sampleLists)) await loadLists(tx, exam, lists, now)
}

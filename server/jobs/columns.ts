import { emptyDraft, type JobDraft } from '#contract/job-posting'
import { type SqlQuery, type SqlValue, sql } from '../db/sql.ts'

/** Where a published job keeps the answer to each question of a posting. */
const columns = {
  title: 'title',
  category: 'category3',
  nature: 'nature',
  headcount: 'headcount',
  urgent: 'urgent',
  forGraduates: 'for_graduates',
  wageMin: 'wage_min',
  wageMax: 'wage_max',
  wageMonths: 'wage_months',
  contractTerm: 'contract_term',
  probation: 'probation',
  baseMin: 'base_min',
  baseMax: 'base_max',
  bonusKind: 'bonus_kind',
  bonusMin: 'bonus_min',
  bonusMax: 'bonus_max',
  bonusPercent: 'bonus_percent',
  bonusOf: 'bonus_of',
  bonusWords: 'bonus_words',
  mealPay: 'meal_pay',
  lodgingPay: 'lodging_pay',
  travelPay: 'travel_pay',
  otherPay: 'other_pay',
  payDay: 'pay_day',
  insuranceFrom: 'insurance_from',
  probationPay: 'probation_pay',
  welfare: 'welfare',
  city: 'city',
  district: 'district',
  address: 'address',
  workingHours: 'working_hours',
  expiresOn: 'expires_on',
  education: 'education',
  experience: 'experience',
  duties: 'duties',
  requirements: 'requirements',
} as const satisfies Record<keyof JobDraft, string>

type Columns = typeof columns

/** What of a job its posting said; a job that was never published has no last day. */
export type PostingRow = {
  readonly [Name in keyof Columns as Columns[Name]]: Name extends 'expiresOn' ? string | null : JobDraft[Name]
}

const names = Object.keys(columns) as (keyof Columns)[]

/** The columns of `PostingRow`, of the table that stands under this name in the query. */
export const postingColumns = (table: string): SqlQuery => sql.join(names.map(name => sql.ident(table, columns[name])))

/** The columns of a published job as the form that made them. */
export const answersIn = (row: PostingRow): JobDraft => {
  const empty = emptyDraft()
  // Each name with what its own column holds.
  return Object.fromEntries(names.map(name => [name, row[columns[name]] ?? empty[name]])) as JobDraft
}

/** Writes a posting's answers: the part of an `update jobs set`. */
export const setAnswers = (answers: Readonly<Record<keyof Columns, SqlValue>>): SqlQuery =>
  sql.join(names.map(name => sql`${sql.ident(columns[name])} = ${answers[name]}`))

import { type SqlQuery, sql } from '../../db/sql.ts'

/** What becomes of a column in a person's copy: it stands there under this label, others stand for it, or it is left out. */
export type Column = string | Shown | LeftOut

/** By label, expressions over the row: what a number points to, or as much of it as concerns the person. */
interface Shown {
  readonly shown: Readonly<Record<string, SqlQuery>>
}

interface LeftOut {
  readonly why: string
}

interface Columns {
  readonly label: string
  readonly order: SqlQuery
  /** Every column of the table. */
  readonly columns: Readonly<Record<string, Column>>
}

/** A table of which a person's rows are a list of the copy. */
interface List extends Columns {
  /** Which rows are a person's. */
  readonly whose: (userId: string) => SqlQuery
}

/** A table whose rows stand within those of another one. */
interface Part extends Columns {
  readonly within: string
  /** Which rows belong to a row of that one, and may be seen by then. */
  readonly on: SqlQuery | ((now: Date) => SqlQuery)
}

export type PersonalTable = List | Part
export type PersonalTables = Readonly<Record<string, PersonalTable>>

export const shown = (values: Readonly<Record<string, SqlQuery>>): Shown => ({ shown: values })
export const leftOut = (why: string): LeftOut => ({ why })

export const by = (column: string) => (userId: string) => sql`${sql.ident(column)} = ${userId}`

export const self = leftOut('the person whose copy it is')
export const key = leftOut('joins rows and says nothing of the person')
export const derived = leftOut('made of what stands in the copy, for searches')
export const sample = leftOut('marks sample content')
export const identityDigest = leftOut('security: numbers could be tried against it')
export const wayIn = leftOut('security: whoever has it gets in')
export const somebodyElse = leftOut('another person')

export const company = shown({ 单位: sql`select c.name from companies c where c.id = company_id` })
export const companyOfTheJob = leftOut('the company that the job names')
export const job = shown({
  单位: sql`select j.company_name from jobs j where j.id = job_id`,
  职位: sql`select j.title from jobs j where j.id = job_id`,
})
export const resume = shown({ 简历: sql`select r.title from resumes r where r.id = resume_id` })
export const attached = shown({
  附件: sql`select array_agg(f.name order by f.name) from files f where f.id = any(files)`,
})

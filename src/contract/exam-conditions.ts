/** What every condition carries: the words of the notice, and whether it stops whoever does not meet it. */
interface Quoted {
  readonly quote: string
  readonly hard: boolean
}

/** One condition of a position, as data. */
export type ExamCondition = Quoted &
  (
    | { readonly kind: 'education' /** Values of educationList that do. */; readonly anyOf: readonly string[] }
    | { readonly kind: 'degree' /** Values of educationDegreeList that do. */; readonly anyOf: readonly string[] }
    | { readonly kind: 'major' /** Beginnings of codes: 0301 takes 030101K. */; readonly prefixes: readonly string[] }
    | { readonly kind: 'age' /** First birthday that does, YYYY-MM-DD. */; readonly bornFrom: string }
    | { readonly kind: 'graduate'; readonly years: readonly number[] }
    | { readonly kind: 'politics' /** Values of politicsStatusList. */; readonly anyOf: readonly string[] }
    | { readonly kind: 'experience'; readonly years: number }
    | { readonly kind: 'certificate'; readonly name: string }
    | { readonly kind: 'service' /** Values of `serviceKinds`. */; readonly anyOf: readonly string[] }
    | {
        readonly kind: 'household' /** Codes of places that do, whole or their first digits. */
        readonly regions: readonly string[]
      }
    | { readonly kind: 'sex'; readonly value: '1' | '2' }
    | { readonly kind: 'other' }
  )

/** Service that some positions are kept for. */
export const serviceKinds = [
  { value: 'three', label: '“三支一扶”人员' },
  { value: 'west', label: '西部计划志愿者' },
  { value: 'village', label: '大学生村官' },
  { value: 'post', label: '特岗教师' },
  { value: 'soldier', label: '退役大学生士兵' },
] as const

/** Whether somebody meets a condition; `unsure` where what they have written does not tell. */
export const verdicts = ['fits', 'fails', 'unsure'] as const
export type Verdict = (typeof verdicts)[number]

/** What a position's conditions are held against; null and '' for what somebody has not said. */
export interface Candidate {
  /** YYYY-MM-DD. */
  readonly birthday: string
  readonly sex: '' | '1' | '2'
  readonly education: string
  readonly degree: string
  readonly majorCode: string
  readonly majorName: string
  /** Codes of the majors of other courses of studies than the highest. */
  readonly otherMajors?: readonly string[]
  readonly graduateYear: number | null
  readonly politics: string
  readonly workYears: number | null
  readonly certificates: readonly string[]
  readonly services: readonly string[]
  /** Code of a place. */
  readonly household: string
}

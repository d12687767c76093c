import * as z from 'zod/mini'
import { day, flag, oneOf, optionalOneOf, optionalText, severalOf, text, wholeNumber } from './fields.ts'
import { contractTermList } from './reference/contract-terms.ts'
import { educationList } from './reference/education.ts'
import { experienceList, jobTagList, natureList, probationList } from './reference/employment.ts'

/** Yuan a month; both empty for 面议. */
const pay = (label: string) => z.nullable(wholeNumber(label, 500, 500_000))

/** What is wrong with the two ends of the pay taken together; null for nothing. */
export function payFault({ wageMin, wageMax }: { readonly wageMin: number | null; readonly wageMax: number | null }) {
  if ((wageMin === null) !== (wageMax === null)) {
    const path = wageMin === null ? 'wageMin' : 'wageMax'
    return { path, message: '请同时填写最低和最高月薪，或都留空表示面议' } as const
  }
  if (wageMin === null || wageMax === null || wageMin <= wageMax) return null
  return { path: 'wageMax', message: '最高月薪不能低于最低月薪' } as const
}

/** The posting form. A draft may be incomplete (`jobDraft`); publishing takes only what passes this. */
export const jobPosting = () =>
  z
    .strictObject({
      title: text('职位名称', { min: 2, max: 40 }),
      /** Third-level category. */
      category: z.string({ error: '请选择职位类别' }).check(z.regex(/^\d{1,9}$/, '请选择职位类别')),
      nature: oneOf('工作性质', natureList),
      headcount: wholeNumber('招聘人数', 1, 9999),
      wageMin: pay('最低月薪'),
      wageMax: pay('最高月薪'),
      wageMonths: wholeNumber('发薪月数', 12, 24),
      contractTerm: oneOf('合同期限', contractTermList),
      probation: oneOf('试用期', probationList),
      education: oneOf('学历要求', educationList),
      experience: oneOf('经验要求', experienceList),
      city: z.string({ error: '请选择工作城市' }).check(z.regex(/^36\d{4}$/, '请选择工作城市')),
      district: z.string({ error: '请选择工作区县' }).check(z.regex(/^36\d{4}$/, '请选择工作区县')),
      address: text('详细地址', { max: 100 }),
      workingHours: optionalText('工作时间', 60),
      welfare: severalOf('福利', jobTagList, 10),
      duties: text('岗位职责', { min: 10, max: 3000 }),
      requirements: text('任职要求', { min: 4, max: 3000 }),
      urgent: flag(),
      forGraduates: flag(),
      expiresOn: day('截止日期'),
    })
    .check(
      z.superRefine((job, context) => {
        const fault = payFault(job)
        if (fault) context.addIssue({ code: 'custom', ...fault, path: [fault.path], input: job })
      }),
    )
export type JobPosting = z.input<ReturnType<typeof jobPosting>>

/** What a draft keeps: whatever has been typed so far, nothing refused but what is too long to be meant. */
export const jobDraft = () =>
  z.strictObject({
    title: optionalText('职位名称', 200),
    category: optionalText('职位类别', 9),
    nature: optionalOneOf('工作性质', natureList),
    headcount: z._default(z.nullable(wholeNumber('招聘人数', 0, 9999)), null),
    wageMin: z._default(z.nullable(wholeNumber('最低月薪', 0, 9_999_999)), null),
    wageMax: z._default(z.nullable(wholeNumber('最高月薪', 0, 9_999_999)), null),
    wageMonths: z._default(z.nullable(wholeNumber('发薪月数', 0, 99)), 12),
    contractTerm: optionalOneOf('合同期限', contractTermList),
    probation: optionalOneOf('试用期', probationList),
    education: optionalOneOf('学历要求', educationList),
    experience: optionalOneOf('经验要求', experienceList),
    city: optionalText('工作城市', 6),
    district: optionalText('工作区县', 6),
    address: optionalText('详细地址', 300),
    workingHours: optionalText('工作时间', 200),
    welfare: severalOf('福利', jobTagList, 21),
    duties: optionalText('岗位职责', 6000),
    requirements: optionalText('任职要求', 6000),
    urgent: flag(),
    forGraduates: flag(),
    expiresOn: optionalText('截止日期', 10),
  })
export type JobDraft = z.output<ReturnType<typeof jobDraft>>

export const jobStates = ['draft', 'scheduled', 'queued', 'valid', 'invalid'] as const
export type JobState = (typeof jobStates)[number]

/** An employer's own job: everything typed, and what became of it. */
/* @__NO_SIDE_EFFECTS__ */
export const ownJob = () =>
  z.object({
    id: z.string(),
    state: z.enum(jobStates),
    /** Day on which it appears, YYYY-MM-DD; '' when it is not scheduled. */
    opensOn: z.string(),
    /** Why it was taken down, in words; '' when it was not, or before it was asked. */
    closedBecause: z.string(),
    draft: jobDraft(),
    /** Grows with every change; a save names the version it started from. */
    version: z.number(),
    updatedAt: z.number(),
  })
export type OwnJob = z.output<ReturnType<typeof ownJob>>

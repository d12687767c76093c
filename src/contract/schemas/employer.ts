import * as z from 'zod/mini'
import { companyFacts, companyImageRules, imageCaption, ownCompany } from '../company-fields.ts'
import { figureOrders, figurePeriods } from '../employer.ts'
import type { Schemas } from '../endpoint.ts'
import { done, nothing, numericId, optionalText, pageOf, paging, uuid, wholeNumber } from '../fields.ts'
import { jobDraft, jobStates, ownJob } from '../job-posting.ts'
import { licenceInput, shownCheck } from '../licence-fields.ts'
import { licenceStandings } from '../licence-standing.ts'
import { closing, closingSaid } from '../posting-fields.ts'
import { postingStages } from '../posting-life.ts'
import { answering } from './applications.ts'

/** How far what the company handed in last has come; `none` where it handed in nothing. */
const handedIn = ['none', 'pending', 'approved', 'returned'] as const

/**
 * A company with its licence. What it has handed in and what its last check is worth are two things: the check counts
 * while the next one waits, and when that is given back.
 */
const licenceState = () =>
  z.object({
    licenceStanding: z.enum(licenceStandings),
    /** Days until the last day of the check, 0 on that day and where none counts. */
    daysLeft: z.number(),
    handedIn: z.enum(handedIn),
  })

export const employerOverview = {
  summary: '单位中心概览',
  role: 'reader',
  input: nothing(),
  output: z.object({
    company: z.object({ id: z.string(), name: z.string() }),
    licence: licenceState(),
    validJobs: z.number(),
    drafts: z.number(),
    /** Checked postings that wait until the company's own check is passed. */
    queued: z.number(),
    /** Open jobs whose posting ends within seven days. */
    endingSoon: z.number(),
    unreadResumes: z.number(),
    /** Viewed ones that still wait for an answer. */
    waiting: z.number(),
    /** Interviews for which the seeker has proposed other times. */
    interviews: z.number(),
    /** People who have applied to casual work that has not begun, and wait for an answer. */
    casualWaiting: z.number(),
    /** Casual work that waits until the company's check counts. */
    casualQueued: z.number(),
    applications: z.number(),
    unreadMessages: z.number(),
  }),
} satisfies Schemas

const period = () => z._default(z.enum(figurePeriods, { error: '请选择 7、30 或 90 天' }), '30')

const happened = {
  applications: z.number(),
  /** Applicants first invited to an interview. */
  interviews: z.number(),
  hires: z.number(),
}

export const companyFigures = {
  summary: '本单位的招聘数据',
  role: 'reader',
  input: z.strictObject({ period: period(), jobId: z.optional(numericId()) }),
  output: z.object({
    /** The job whose figures they are; null for those of all together. */
    job: z.nullable(z.object({ id: z.string(), title: z.string() })),
    /** The period's days in China, oldest first. */
    days: z.array(
      z.object({
        /** YYYY-MM-DD. */
        day: z.string(),
        /** Visitors of its jobs' pages, each once a job and day; null for days before they were counted by day. */
        views: z.nullable(z.number()),
        ...happened,
      }),
    ),
    /** What they come to; views as far as they were counted. */
    sums: z.object({ views: z.number(), ...happened }),
    /** What as many days before came to; `views` null where they were not counted on each of them. */
    before: z.object({ views: z.nullable(z.number()), ...happened }),
    /** Of the applications that came within the period. */
    answering,
    /** What seekers are told of the company on its jobs' pages. */
    told: answering,
  }),
} satisfies Schemas

export const jobFigures = z.object({
  id: z.string(),
  title: z.string(),
  stage: z.enum(postingStages),
  /** Its pay is not said. */
  negotiable: z.boolean(),
  /** Days of the period since it was first published. */
  days: z.number(),
  views: z.number(),
  applications: z.number(),
  /** Of these applications. */
  answering,
})

export const listJobFigures = {
  summary: '本单位各职位的招聘数据',
  role: 'reader',
  input: z.strictObject({ period: period(), order: z._default(z.enum(figureOrders), 'views'), ...paging() }),
  output: pageOf(jobFigures),
} satisfies Schemas

export const licenceCheck = z.object({
  ...shownCheck(),
  ...licenceState().shape,
  companyName: z.string(),
  /** Whole, because it is the company's own. */
  creditCode: z.string(),
  /** Name of the file handed in last, and when, in milliseconds; '' and 0 when there is none. */
  fileName: z.string(),
  submittedAt: z.number(),
  /** When the office answered that file, in milliseconds (0: not yet), and why it gave it back. */
  reviewedAt: z.number(),
  reason: z.string(),
  /** The answer was given by the built-in checks alone; nobody looked at the licence. */
  automatic: z.boolean(),
})

export const companyLicence = {
  summary: '营业执照核验情况',
  role: 'reader',
  input: nothing(),
  output: licenceCheck,
} satisfies Schemas

export const updateLicence = {
  summary: '提交营业执照',
  role: 'owner',
  input: licenceInput(),
  output: licenceCheck,
} satisfies Schemas

export const getOwnCompany = {
  summary: '本单位资料',
  role: 'reader',
  input: nothing(),
  output: ownCompany(),
} satisfies Schemas

export const updateCompany = {
  summary: '修改单位资料',
  role: 'owner',
  input: z.extend(companyFacts(), { version: z.number() }),
  output: ownCompany(),
} satisfies Schemas

const onePicture = () => z.array(z.instanceof(Blob)).check(z.length(1, '请选择一张图片'))

export const updateCompanyLogo = {
  summary: '更换单位标志',
  role: 'owner',
  input: z.strictObject({ files: onePicture() }),
  output: ownCompany(),
} satisfies Schemas

export const removeCompanyLogo = {
  summary: '移除单位标志',
  role: 'owner',
  input: nothing(),
  output: ownCompany(),
} satisfies Schemas

export const addCompanyImage = {
  summary: '添加工作环境图片',
  role: 'owner',
  input: z.strictObject({ caption: imageCaption(), files: onePicture() }),
  output: ownCompany(),
} satisfies Schemas

export const arrangeCompanyImages = {
  summary: '调整工作环境图片的顺序和说明',
  role: 'owner',
  input: z.strictObject({
    list: z
      .array(z.strictObject({ id: uuid(), caption: imageCaption() }))
      .check(z.maxLength(companyImageRules.most, `最多 ${companyImageRules.most} 张`)),
  }),
  output: ownCompany(),
} satisfies Schemas

export const deleteCompanyImage = {
  summary: '删除工作环境图片',
  role: 'owner',
  input: z.strictObject({ id: uuid() }),
  output: ownCompany(),
} satisfies Schemas

export const listOwnJobs = {
  summary: '本单位的职位',
  role: 'reader',
  input: z.strictObject({
    state: z._default(z.enum(['', ...jobStates]), ''),
    t: optionalText('搜索词', 60),
    ...paging(),
  }),
  output: pageOf(
    z.object({
      id: z.string(),
      title: z.string(),
      state: z.enum(jobStates),
      /** The same more closely: taken down, or past its last day. */
      stage: z.enum(postingStages),
      /** Day on which it appears; '' when it is not scheduled. */
      opensOn: z.string(),
      /** Why it was taken down, in words; '' when it was not, or before it was asked. */
      closedBecause: z.string(),
      place: z.string(),
      wageMin: z.nullable(z.number()),
      wageMax: z.nullable(z.number()),
      headcount: z.nullable(z.number()),
      viewCount: z.number(),
      applyCount: z.number(),
      unreadCount: z.number(),
      refreshedAt: z.number(),
      expiresOn: z.string(),
      /** Milliseconds since the epoch from which it may be refreshed again; 0 for now. */
      refreshableAt: z.number(),
      updatedAt: z.number(),
    }),
  ),
} satisfies Schemas

export const getOwnJob = {
  summary: '本单位的一个职位（用于编辑）',
  role: 'reader',
  input: z.strictObject({ id: numericId() }),
  output: ownJob(),
} satisfies Schemas

export const addJob = {
  summary: '新建职位草稿',
  input: z.strictObject({ draft: jobDraft(), copyOf: z.optional(numericId()) }),
  output: ownJob(),
} satisfies Schemas

export const updateJob = {
  summary: '保存职位',
  input: z.strictObject({ id: numericId(), version: wholeNumber('版本', 1, 1_000_000), draft: jobDraft() }),
  output: ownJob(),
} satisfies Schemas

export const updateJobStatus = {
  summary: '发布或下架职位',
  input: z
    .strictObject({ id: numericId(), state: z.enum(['valid', 'invalid']), closing: z.optional(closing()) })
    .check(closingSaid(({ state }) => state === 'invalid')),
  output: ownJob(),
} satisfies Schemas

export const refreshJob = {
  summary: '刷新职位',
  input: z.strictObject({ id: numericId() }),
  output: z.object({ refreshedAt: z.number(), refreshableAt: z.number() }),
} satisfies Schemas

export const deleteJob = {
  summary: '删除职位',
  input: z.strictObject({ id: numericId() }),
  output: done(),
} satisfies Schemas

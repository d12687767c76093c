import * as z from 'zod/mini'
import { companyFacts, companyImageRules, imageCaption, ownCompany } from './company-fields.ts'
import { endpoint } from './endpoint.ts'
import { done, nothing, numericId, optionalText, pageOf, paging, uuid, wholeNumber } from './fields.ts'
import { jobDraft, jobStates, ownJob } from './job-posting.ts'
import { licenceInput } from './licence-fields.ts'
import { closing, closingSaid } from './posting-fields.ts'
import { postingStages } from './posting-life.ts'

/** What an employer's centre shows first. */
export const employerOverview = endpoint({
  method: 'GET',
  path: '/companys/overview',
  summary: '单位中心概览',
  access: 'type1',
  role: 'reader',
  input: nothing(),
  output: z.object({
    company: z.object({ id: z.string(), name: z.string(), verifiedAt: z.string() }),
    validJobs: z.number(),
    drafts: z.number(),
    /** Checked postings that wait until the company's own check is passed. */
    queued: z.number(),
    /** Open jobs whose posting ends within seven days. */
    endingSoon: z.number(),
    unreadResumes: z.number(),
    /** Viewed or shortlisted ones that still wait for an answer. */
    waiting: z.number(),
    /** Interviews for which the seeker has proposed other times. */
    interviews: z.number(),
    applications: z.number(),
    unreadMessages: z.number(),
  }),
})

/**
 * How the check of a company's business licence stands: nothing handed in; waiting for the office; checked and valid;
 * checked, but more than six months ago; given back with a reason.
 */
const licenceStates = ['none', 'pending', 'valid', 'due', 'returned'] as const

const licenceCheck = z.object({
  state: z.enum(licenceStates),
  companyName: z.string(),
  /** Whole, because it is the company's own. */
  creditCode: z.string(),
  /** Day of the last check and day by which the next is due, YYYY-MM-DD; '' when never checked. */
  verifiedAt: z.string(),
  recheckBy: z.string(),
  /** Name of the file handed in last, and when, in milliseconds; '' and 0 when there is none. */
  fileName: z.string(),
  submittedAt: z.number(),
  /** When the office answered that file, in milliseconds (0: not yet), and why it gave it back. */
  reviewedAt: z.number(),
  reason: z.string(),
  /** The answer was given by the built-in checks alone; nobody looked at the licence. */
  automatic: z.boolean(),
})
export type LicenceCheck = z.output<typeof licenceCheck>

/** How one's own company stands with its licence. */
export const companyLicence = endpoint({
  method: 'GET',
  path: '/companys/licence',
  summary: '营业执照核验情况',
  access: 'type1',
  role: 'reader',
  input: nothing(),
  output: licenceCheck,
})

/** Hands in a licence, uploaded before; it takes the place of one that still waits. */
export const updateLicence = endpoint({
  method: 'POST',
  path: '/companys/updateLicense',
  summary: '提交营业执照',
  access: 'type1',
  role: 'owner',
  creates: true,
  input: licenceInput(),
  output: licenceCheck,
})

export const getOwnCompany = endpoint({
  method: 'GET',
  path: '/companys/own',
  summary: '本单位资料',
  access: 'type1',
  role: 'reader',
  input: nothing(),
  output: ownCompany(),
})

export const updateCompany = endpoint({
  method: 'POST',
  path: '/companys/update',
  summary: '修改单位资料',
  access: 'type1',
  role: 'owner',
  input: z.extend(companyFacts(), { version: z.number() }),
  output: ownCompany(),
})

const onePicture = () => z.array(z.instanceof(Blob)).check(z.length(1, '请选择一张图片'))

/** Takes one picture under `files` (JPEG, PNG or WebP, at most 2 MB). */
export const updateCompanyLogo = endpoint({
  method: 'POST',
  path: '/companys/updateLogo',
  summary: '更换单位标志',
  access: 'type1',
  role: 'owner',
  body: 'multipart',
  input: z.strictObject({ files: onePicture() }),
  output: ownCompany(),
})

export const removeCompanyLogo = endpoint({
  method: 'POST',
  path: '/companys/removeLogo',
  summary: '移除单位标志',
  access: 'type1',
  role: 'owner',
  input: nothing(),
  output: ownCompany(),
})

/** Takes one picture under `files` (JPEG, PNG or WebP, at most 2 MB); it comes last. */
export const addCompanyImage = endpoint({
  method: 'POST',
  path: '/company_imgs/add',
  summary: '添加工作环境图片',
  access: 'type1',
  role: 'owner',
  body: 'multipart',
  creates: true,
  input: z.strictObject({ caption: imageCaption(), files: onePicture() }),
  output: ownCompany(),
})

/** Gives all pictures their order, and each its words. */
export const arrangeCompanyImages = endpoint({
  method: 'POST',
  path: '/company_imgs/arrange',
  summary: '调整工作环境图片的顺序和说明',
  access: 'type1',
  role: 'owner',
  input: z.strictObject({
    list: z
      .array(z.strictObject({ id: uuid(), caption: imageCaption() }))
      .check(z.maxLength(companyImageRules.most, `最多 ${companyImageRules.most} 张`)),
  }),
  output: ownCompany(),
})

export const deleteCompanyImage = endpoint({
  method: 'POST',
  path: '/company_imgs/delete',
  summary: '删除工作环境图片',
  access: 'type1',
  role: 'owner',
  input: z.strictObject({ id: uuid() }),
  output: ownCompany(),
})

export const listOwnJobs = endpoint({
  method: 'GET',
  path: '/company_jobs/mine',
  summary: '本单位的职位',
  access: 'type1',
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
})

export const getOwnJob = endpoint({
  method: 'GET',
  path: '/company_jobs/getInfo',
  summary: '本单位的一个职位（用于编辑）',
  access: 'type1',
  role: 'reader',
  input: z.strictObject({ id: numericId() }),
  output: ownJob(),
})

/** Makes a draft; with `copyOf` it starts as a copy of another of one's jobs. */
export const addJob = endpoint({
  method: 'POST',
  path: '/company_jobs/add',
  summary: '新建职位草稿',
  access: 'type1',
  creates: true,
  input: z.strictObject({ draft: jobDraft(), copyOf: z.optional(numericId()) }),
  output: ownJob(),
})

/** Saves what has been typed. `conflict` when somebody saved since `version`, with `data.current`. */
export const updateJob = endpoint({
  method: 'POST',
  path: '/company_jobs/update',
  summary: '保存职位',
  access: 'type1',
  input: z.strictObject({ id: numericId(), version: wholeNumber('版本', 1, 1_000_000), draft: jobDraft() }),
  output: ownJob(),
})

/**
 * Publishes (`valid`: checked by `jobPosting`; queued while the company has not passed its own check, and published by
 * itself when it has) or takes down (`invalid`), for a reason that seekers are told.
 */
export const updateJobStatus = endpoint({
  method: 'POST',
  path: '/company_jobs/updateStatus',
  summary: '发布或下架职位',
  access: 'type1',
  input: z
    .strictObject({ id: numericId(), state: z.enum(['valid', 'invalid']), closing: z.optional(closing()) })
    .check(closingSaid(({ state }) => state === 'invalid')),
  output: ownJob(),
})

/** Says that the job is still open and moves it up the lists; once a day. */
export const refreshJob = endpoint({
  method: 'POST',
  path: '/company_jobs/refreshJob',
  summary: '刷新职位',
  access: 'type1',
  input: z.strictObject({ id: numericId() }),
  output: z.object({ refreshedAt: z.number(), refreshableAt: z.number() }),
})

/** Removes a draft, or a job that nobody has applied to. */
export const deleteJob = endpoint({
  method: 'POST',
  path: '/company_jobs/delete',
  summary: '删除职位',
  access: 'type1',
  input: z.strictObject({ id: numericId() }),
  output: done(),
})

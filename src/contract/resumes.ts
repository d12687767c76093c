import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { done, nothing, uuid, wholeNumber } from './fields.ts'
import { newResume, privacyLevels, resume, resumeTitle } from './resume-fields.ts'
import { resumeSections, sectionChange } from './resume-sections.ts'

export { type PrivacyLevel, privacyLevels, type Resume } from './resume-fields.ts'

export const listResumes = endpoint({
  method: 'GET',
  path: '/resume/list',
  summary: '我的简历',
  access: 'type2',
  input: nothing(),
  output: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        isDefault: z.boolean(),
        privacy: z.enum(privacyLevels),
        completeness: z.number(),
        sendable: z.boolean(),
        updatedAt: z.number(),
      }),
    ),
  }),
})

export const getResume = endpoint({
  method: 'GET',
  path: '/resume/mine',
  summary: '我的一份简历',
  access: 'type2',
  input: z.strictObject({ id: uuid() }),
  output: resume(),
})

/** Begins a resume; the first one is the default and starts with the account's phone number. Five at most. */
export const createResume = endpoint({
  method: 'POST',
  path: '/resume/add',
  summary: '新建简历',
  access: 'type2',
  creates: true,
  input: newResume(),
  output: resume(),
})

/**
 * Saves one section as it is being written. `conflict` when another tab or device saved since `version`; `data.current`
 * then carries the resume as it is stored, so that nothing is lost.
 */
export const saveResumeSection = endpoint({
  method: 'POST',
  path: '/resume/saveResumeByUserId',
  summary: '保存简历的一节',
  access: 'type2',
  input: z.strictObject({ id: uuid(), version: wholeNumber('版本', 1, 1_000_000), change: sectionChange() }),
  output: resume(),
})

export const updateResumeSettings = endpoint({
  method: 'POST',
  path: '/resume/settings',
  summary: '修改简历名称、默认与公开范围',
  access: 'type2',
  input: z.strictObject({
    id: uuid(),
    title: z.optional(resumeTitle()),
    privacy: z.optional(z.enum(privacyLevels)),
    isDefault: z.optional(z.literal(true)),
  }),
  output: resume(),
})

export const deleteResume = endpoint({
  method: 'POST',
  path: '/resume/deleteResume',
  summary: '删除简历',
  access: 'type2',
  input: z.strictObject({ id: uuid() }),
  output: done(),
})

/** Takes one picture under `files` (JPEG, PNG or WebP, at most 2 MB). */
export const updatePassportPhoto = endpoint({
  method: 'POST',
  path: '/member/updatePassportPhoto',
  summary: '上传简历照片',
  access: 'type2',
  body: 'multipart',
  input: z.strictObject({ id: uuid(), files: z.array(z.instanceof(Blob)).check(z.length(1, '请选择一张照片')) }),
  output: z.object({ photo: z.string(), version: z.number() }),
})

/** A resume as an employer reads it: what was sent with an application. Every look is written to the audit log. */
export const readResume = endpoint({
  method: 'GET',
  path: '/resume/info',
  summary: '查看收到的简历',
  access: 'type1',
  /** The application's id. */
  input: z.strictObject({ id: uuid() }),
  output: z.object({ sections: resumeSections(), photo: z.string(), sentAt: z.number() }),
})

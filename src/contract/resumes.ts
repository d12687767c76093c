import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { done, nothing, uuid, wholeNumber } from './fields.ts'
import { behindSection, newResume, resume, resumePrivacy, resumeTitle } from './resume-fields.ts'
import { resumeLanguages } from './resume-language.ts'
import { resumeSectionNames, resumeSections, sectionChange } from './resume-sections.ts'
import { shownWork } from './resume-works.ts'

export type { PrivacyLevel, Resume } from './resume-fields.ts'

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
        privacy: resumePrivacy(),
        language: z.enum(resumeLanguages),
        /** The resume of which this is the English version; '' for none, or none any more. */
        originalId: z.string(),
        /** Texts of an English version that are still Chinese; 0 for Chinese ones. */
        unwritten: z.number(),
        completeness: z.number(),
        sendable: z.boolean(),
        updatedAt: z.number(),
        behind: z.array(behindSection()),
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

/**
 * Begins a resume; the first one is the default and starts with the account's phone number. Who may see it is said
 * here; for those alone whom its owner applies to where nothing is said. Five at most, English versions not counted.
 */
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
 * Makes a resume's English version: a copy to be rewritten, shown at first to those alone whom its owner applies to. A
 * resume that has one answers it.
 */
export const makeEnglishVersion = endpoint({
  method: 'POST',
  path: '/resume/makeEnglishVersion',
  summary: '生成简历的英文版',
  access: 'type2',
  creates: true,
  /** The original's id. */
  input: z.strictObject({ id: uuid() }),
  output: resume(),
})

/**
 * Takes over into an English version what has changed in its original and needs no translation. What the version puts
 * otherwise than the original did, and entries that came, went or changed places, are left to its writer.
 */
export const takeOriginalFacts = endpoint({
  method: 'POST',
  path: '/resume/takeOriginalFacts',
  summary: '英文版带入中文版改过的日期等内容',
  access: 'type2',
  /** The English version's id. */
  input: z.strictObject({ id: uuid() }),
  output: resume(),
})

/**
 * Says that a section of an English version is in line with its original as it was at `at`. `conflict` when the original
 * has been changed again since; `data.current` then carries the version with what is to be looked at.
 */
export const settleSection = endpoint({
  method: 'POST',
  path: '/resume/settleSection',
  summary: '英文版的一节已按中文版改好',
  access: 'type2',
  input: z.strictObject({ id: uuid(), section: z.enum(resumeSectionNames), at: z.number() }),
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
    privacy: z.optional(resumePrivacy()),
    isDefault: z.optional(z.literal(true)),
  }),
  output: resume(),
})

export const deleteResume = endpoint({
  method: 'POST',
  path: '/resume/deleteResume',
  summary: '删除简历',
  access: 'type2',
  /** `withEnglish`: its English version too, which otherwise stays as a resume of its own. */
  input: z.strictObject({ id: uuid(), withEnglish: z._default(z.boolean(), false) }),
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
  recorded: true,
  role: 'reader',
  /** The application's id. */
  input: z.strictObject({ id: uuid() }),
  output: z.object({
    sections: resumeSections(),
    photo: z.string(),
    language: z.enum(resumeLanguages),
    /** None while the person is not named. */
    works: z.array(shownWork()),
    sentAt: z.number(),
  }),
})

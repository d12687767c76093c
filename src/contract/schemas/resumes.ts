import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { done, nothing, uuid, wholeNumber } from '../fields.ts'
import { behindSection, newResume, resume, resumePrivacy, resumeTitle } from '../resume-fields.ts'
import { resumeLanguages } from '../resume-language.ts'
import { resumeSectionNames, resumeSections, sectionChange } from '../resume-sections.ts'
import { shownWork } from './resume-works.ts'

export const listResumes = {
  summary: '我的简历',
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
} satisfies Schemas

export const getResume = {
  summary: '我的一份简历',
  input: z.strictObject({ id: uuid() }),
  output: resume(),
} satisfies Schemas

export const createResume = {
  summary: '新建简历',
  input: newResume(),
  output: resume(),
} satisfies Schemas

export const makeEnglishVersion = {
  summary: '生成简历的英文版',
  /** The original's id. */
  input: z.strictObject({ id: uuid() }),
  output: resume(),
} satisfies Schemas

export const takeOriginalFacts = {
  summary: '英文版带入中文版改过的日期等内容',
  /** The English version's id. */
  input: z.strictObject({ id: uuid() }),
  output: resume(),
} satisfies Schemas

export const settleSection = {
  summary: '英文版的一节已按中文版改好',
  input: z.strictObject({ id: uuid(), section: z.enum(resumeSectionNames), at: z.number() }),
  output: resume(),
} satisfies Schemas

export const saveResumeSection = {
  summary: '保存简历的一节',
  input: z.strictObject({ id: uuid(), version: wholeNumber('版本', 1, 1_000_000), change: sectionChange() }),
  output: resume(),
} satisfies Schemas

export const updateResumeSettings = {
  summary: '修改简历名称、默认与公开范围',
  input: z.strictObject({
    id: uuid(),
    title: z.optional(resumeTitle()),
    privacy: z.optional(resumePrivacy()),
    isDefault: z.optional(z.literal(true)),
    /** What is being changed, as it was seen; where it is something else meanwhile, that is a `conflict`. */
    was: z.optional(z.strictObject({ title: z.optional(resumeTitle()), privacy: z.optional(resumePrivacy()) })),
  }),
  output: resume(),
} satisfies Schemas

export const deleteResume = {
  summary: '删除简历',
  /** `withEnglish`: its English version too, which otherwise stays as a resume of its own. */
  input: z.strictObject({ id: uuid(), withEnglish: z._default(z.boolean(), false) }),
  output: done(),
} satisfies Schemas

export const updatePassportPhoto = {
  summary: '上传简历照片',
  input: z.strictObject({ id: uuid(), files: z.array(z.instanceof(Blob)).check(z.length(1, '请选择一张照片')) }),
  output: z.object({ photo: z.string(), version: z.number() }),
} satisfies Schemas

export const readResume = {
  summary: '查看收到的简历',
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
    /** For paper: the company, who asked and the service's time, as PDFs are marked. */
    watermark: z.string(),
  }),
} satisfies Schemas

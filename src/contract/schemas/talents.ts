import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import {
  done,
  filterCode,
  flag,
  nothing,
  numericId,
  optionalText,
  pageOf,
  paging,
  severalOf,
  text,
  uuid,
} from '../fields.ts'
import { resumeLanguages } from '../resume-language.ts'
import { resumeSections } from '../resume-sections.ts'
import { resumeAccessKinds, talentReasons, talentSorts } from '../talents.ts'
import { shownWork } from './resume-works.ts'

export const talentQuery = z.strictObject({
  /** Words of the job wished for, of work, skills and major. */
  t: optionalText('搜索词', 60),
  /** Wished for or lived in. */
  city: filterCode('城市'),
  category: filterCode('职位类别'),
  /** This level or a higher one. */
  education: filterCode('学历'),
  /** This much or more. */
  experience: filterCode('工作经验'),
  wage: filterCode('期望薪资'),
  updated: z._default(z.enum(['', '7', '30', '90'], { error: '请重新选择更新时间' }), ''),
  sort: z._default(z.enum(['', ...talentSorts], { error: '请重新选择排序' }), ''),
  ...paging(),
})

export const card = () =>
  z.object({
    /** The resume's id. */
    id: z.string(),
    /** '' for whoever is no employer; 熊** until the contact is open to the employer. */
    name: z.string(),
    sex: z.string(),
    age: z.nullable(z.number()),
    education: z.string(),
    experience: z.string(),
    place: z.string(),
    /** Jobs wished for, in words. */
    wishes: z.array(z.string()),
    /** Cities wished for, in words. */
    cities: z.array(z.string()),
    wage: z.string(),
    arrival: z.string(),
    /** Title of the present or last job; '' for none. */
    latestTitle: z.string(),
    major: z.string(),
    skills: z.array(z.string()),
    updatedAt: z.number(),
    favourite: z.boolean(),
    downloaded: z.boolean(),
  })

export const listTalents = {
  summary: '搜索简历',
  input: talentQuery,
  output: pageOf(card()),
} satisfies Schemas

export const readTalent = {
  summary: '查看公开简历',
  input: z.strictObject({ id: uuid() }),
  output: z.object({
    sections: resumeSections(),
    photo: z.string(),
    language: z.enum(resumeLanguages),
    /** None before the resume was downloaded. */
    works: z.array(shownWork()),
    /** Name and contact details are shown. */
    revealed: z.boolean(),
    favourite: z.boolean(),
    downloaded: z.boolean(),
    /** How many more resumes the company may download today. */
    downloadsLeft: z.number(),
    updatedAt: z.number(),
    /** For paper: the company, who asked and the service's time, as PDFs are marked. */
    watermark: z.string(),
  }),
} satisfies Schemas

export const kept = () =>
  z.object({
    id: z.string(),
    /** When it came into this list. */
    at: z.number(),
    /** Null when its owner has hidden it meanwhile. */
    talent: z.nullable(card()),
  })

const ids = () =>
  severalOf('简历', /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/, 50).check(
    z.refine(values => values.length > 0, { error: '请选择要移除的简历' }),
  )

export const setTalentFavourite = {
  summary: '收藏或取消收藏简历',
  input: z.strictObject({ id: uuid(), favourite: flag() }),
  output: z.object({ favourite: z.boolean() }),
} satisfies Schemas

export const listTalentFavourites = {
  summary: '收藏的简历',
  input: z.strictObject({ ...paging() }),
  output: pageOf(kept()),
} satisfies Schemas

export const deleteTalentFavourites = {
  summary: '取消收藏多份简历',
  input: z.strictObject({ ids: ids() }),
  output: done(),
} satisfies Schemas

export const downloadTalent = {
  summary: '下载简历，查看联系方式',
  input: z.strictObject({ id: uuid() }),
  output: z.object({ downloadsLeft: z.number() }),
} satisfies Schemas

export const listTalentDownloads = {
  summary: '下载的简历',
  input: z.strictObject({ ...paging() }),
  output: pageOf(kept()),
} satisfies Schemas

export const deleteTalentDownloads = {
  summary: '删除下载的简历',
  input: z.strictObject({ ids: ids() }),
  output: done(),
} satisfies Schemas

export const listTalentViews = {
  summary: '浏览过的简历',
  input: z.strictObject({ ...paging() }),
  output: pageOf(kept()),
} satisfies Schemas

export const deleteTalentViews = {
  summary: '删除简历浏览记录',
  input: z.strictObject({ ids: ids() }),
  output: done(),
} satisfies Schemas

export const recommendTalents = {
  summary: '为在招职位推荐人才',
  input: nothing(),
  output: z.object({
    on: z.boolean(),
    jobs: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        people: z.array(z.object({ talent: card(), reasons: z.array(z.enum(talentReasons)) })),
      }),
    ),
  }),
} satisfies Schemas

export const switchRecommendations = {
  summary: '打开或关闭推荐（单位的人才推荐，个人的职位推荐）',
  role: 'recruiter',
  input: z.strictObject({ on: flag() }),
  output: z.object({ on: z.boolean() }),
} satisfies Schemas

const blockedCompany = () => z.object({ id: z.string(), name: z.string(), blocked: z.boolean() })

export const findCompaniesToBlock = {
  summary: '查找要屏蔽的单位',
  input: z.strictObject({ t: text('单位名称', { min: 2, max: 40 }) }),
  output: z.object({ list: z.array(blockedCompany()) }),
} satisfies Schemas

export const listBlocks = {
  summary: '屏蔽的单位',
  input: nothing(),
  output: z.object({ list: z.array(z.object({ id: z.string(), name: z.string(), at: z.number() })) }),
} satisfies Schemas

export const setBlock = {
  summary: '屏蔽或取消屏蔽单位',
  input: z.strictObject({ companyId: numericId(), blocked: flag() }),
  output: z.object({ blocked: z.boolean() }),
} satisfies Schemas

export const listResumeAccess = {
  summary: '谁看过我的简历',
  input: z.strictObject({ ...paging() }),
  output: pageOf(
    z.object({
      id: z.string(),
      at: z.number(),
      kind: z.enum(resumeAccessKinds),
      companyId: z.string(),
      companyName: z.string(),
      /** '' when the resume was deleted since. */
      resumeTitle: z.string(),
      /** What it was sent for; '' for a resume that was found. */
      jobTitle: z.string(),
    }),
  ),
} satisfies Schemas

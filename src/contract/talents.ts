import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
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
} from './fields.ts'
import { resumeLanguages } from './resume-language.ts'
import { resumeSections } from './resume-sections.ts'
import { shownWork } from './resume-works.ts'

export const talentSorts = ['relevance', 'newest'] as const
export type TalentSort = (typeof talentSorts)[number]

/** How long ago a resume was last changed, at most, in days. */
export const freshnessList = [
  { value: '7', label: '一周内' },
  { value: '30', label: '一个月内' },
  { value: '90', label: '三个月内' },
] as const

const talentQuery = z.strictObject({
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
export type TalentQuery = z.input<typeof talentQuery>

const card = () =>
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
export type TalentCard = z.output<ReturnType<typeof card>>

/** Open resumes, without names and contact details for guests. An employer never finds who blocked it. */
export const listTalents = endpoint({
  method: 'GET',
  path: '/resume/talentsList',
  summary: '搜索简历',
  access: 'public',
  input: talentQuery,
  output: pageOf(card()),
})

/**
 * An open resume as a verified employer reads it: name, phone and e-mail are masked, and the photo is left out, until it
 * was downloaded or its owner applied. Every look is written to the access log that its owner reads.
 */
export const readTalent = endpoint({
  method: 'GET',
  path: '/resume/talentInfo',
  summary: '查看公开简历',
  access: 'type1',
  recorded: true,
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
  }),
})

const kept = () =>
  z.object({
    id: z.string(),
    /** When it came into this list. */
    at: z.number(),
    /** Null when its owner has hidden it meanwhile. */
    talent: z.nullable(card()),
  })
export type KeptTalent = z.output<ReturnType<typeof kept>>

const ids = () =>
  severalOf('简历', /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/, 50).check(
    z.refine(values => values.length > 0, { error: '请选择要移除的简历' }),
  )

export const setTalentFavourite = endpoint({
  method: 'POST',
  path: '/company_favorites/favorites',
  summary: '收藏或取消收藏简历',
  access: 'type1',
  input: z.strictObject({ id: uuid(), favourite: flag() }),
  output: z.object({ favourite: z.boolean() }),
})

export const listTalentFavourites = endpoint({
  method: 'GET',
  path: '/company_favorites/list',
  summary: '收藏的简历',
  access: 'type1',
  input: z.strictObject({ ...paging() }),
  output: pageOf(kept()),
})

export const deleteTalentFavourites = endpoint({
  method: 'POST',
  path: '/company_favorites/delete',
  summary: '取消收藏多份简历',
  access: 'type1',
  input: z.strictObject({ ids: ids() }),
  output: done(),
})

/** How many resumes a company may download in a day. */
export const DOWNLOADS_A_DAY = 30

/** Opens the contact details to the company; its owner is told. Once downloaded, a repetition counts no second time. */
export const downloadTalent = endpoint({
  method: 'POST',
  path: '/company_down_resumes/downResumes',
  summary: '下载简历，查看联系方式',
  access: 'type1',
  input: z.strictObject({ id: uuid() }),
  output: z.object({ downloadsLeft: z.number() }),
})

export const listTalentDownloads = endpoint({
  method: 'GET',
  path: '/company_down_resumes/list',
  summary: '下载的简历',
  access: 'type1',
  input: z.strictObject({ ...paging() }),
  output: pageOf(kept()),
})

/** Takes resumes off the list; their contact details are masked again. */
export const deleteTalentDownloads = endpoint({
  method: 'POST',
  path: '/company_down_resumes/delete',
  summary: '删除下载的简历',
  access: 'type1',
  input: z.strictObject({ ids: ids() }),
  output: done(),
})

export const listTalentViews = endpoint({
  method: 'GET',
  path: '/companys_browsing_history/list',
  summary: '浏览过的简历',
  access: 'type1',
  input: z.strictObject({ ...paging() }),
  output: pageOf(kept()),
})

export const deleteTalentViews = endpoint({
  method: 'POST',
  path: '/companys_browsing_history/delete',
  summary: '删除简历浏览记录',
  access: 'type1',
  input: z.strictObject({ ids: ids() }),
  output: done(),
})

export const talentReasons = ['category', 'city', 'education', 'wage', 'experience'] as const
export type TalentReason = (typeof talentReasons)[number]
export const talentReasonLabels = {
  category: '职类相符',
  city: '期望城市相符',
  education: '学历符合',
  wage: '期望薪资重合',
  experience: '经验符合',
} as const satisfies Record<TalentReason, string>

/** Per open posting, newest first, the people that fit best, each with the reasons. Empty while switched off. */
export const recommendTalents = endpoint({
  method: 'GET',
  path: '/company_recommend/list',
  summary: '为在招职位推荐人才',
  access: 'type1',
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
})

export const switchRecommendations = endpoint({
  method: 'POST',
  path: '/company_recommend/switch',
  summary: '打开或关闭人才推荐',
  access: 'type1',
  input: z.strictObject({ on: flag() }),
  output: z.object({ on: z.boolean() }),
})

export const BLOCKS_MOST = 100

const blockedCompany = () => z.object({ id: z.string(), name: z.string(), blocked: z.boolean() })

/** Companies whose name holds the words, for choosing whom to block; twenty at most. */
export const findCompaniesToBlock = endpoint({
  method: 'GET',
  path: '/resume_blocks/companies',
  summary: '查找要屏蔽的单位',
  access: 'type2',
  input: z.strictObject({ t: text('单位名称', { min: 2, max: 40 }) }),
  output: z.object({ list: z.array(blockedCompany()) }),
})

export const listBlocks = endpoint({
  method: 'GET',
  path: '/resume_blocks/list',
  summary: '屏蔽的单位',
  access: 'type2',
  input: nothing(),
  output: z.object({ list: z.array(z.object({ id: z.string(), name: z.string(), at: z.number() })) }),
})

/** Hides all of one's resumes from a company, or lets it find them again. */
export const setBlock = endpoint({
  method: 'POST',
  path: '/resume_blocks/set',
  summary: '屏蔽或取消屏蔽单位',
  access: 'type2',
  input: z.strictObject({ companyId: numericId(), blocked: flag() }),
  output: z.object({ blocked: z.boolean() }),
})

const resumeAccessKinds = ['view', 'download', 'pdf', 'received'] as const
export type ResumeAccessKind = (typeof resumeAccessKinds)[number]
export const resumeAccessLabels = {
  view: '搜索浏览',
  download: '下载简历',
  pdf: '下载 PDF',
  received: '收到投递',
} as const satisfies Record<ResumeAccessKind, string>

/** Who looked at one's resumes, when and for what; newest first. */
export const listResumeAccess = endpoint({
  method: 'GET',
  path: '/resume/accessLog',
  summary: '谁看过我的简历',
  access: 'type2',
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
    }),
  ),
})

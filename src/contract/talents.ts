import type * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type * as schemas from './schemas/talents.ts'

export const talentSorts = ['relevance', 'newest'] as const
export type TalentSort = (typeof talentSorts)[number]

/** How long ago a resume was last changed, at most, in days. */
export const freshnessList = [
  { value: '7', label: '一周内' },
  { value: '30', label: '一个月内' },
  { value: '90', label: '三个月内' },
] as const

export type TalentQuery = z.input<typeof schemas.talentQuery>

export type TalentCard = z.output<ReturnType<typeof schemas.card>>

/**
 * Open resumes, without names and contact details for guests. An employer never finds who blocked it; guests, and employers
 * that were never checked, nobody who has blocked anybody.
 */
export const listTalents = endpoint<typeof schemas.listTalents>({
  method: 'GET',
  path: '/resume/talentsList',
  access: 'public',
})

/**
 * An open resume as a verified employer reads it: name, phone and e-mail are masked, and the photo is left out, until it
 * was downloaded or its owner applied. Every look is written to the access log that its owner reads.
 */
export const readTalent = endpoint<typeof schemas.readTalent>({
  method: 'GET',
  path: '/resume/talentInfo',
  access: 'type1',
  recorded: true,
})

export type KeptTalent = z.output<ReturnType<typeof schemas.kept>>

export const setTalentFavourite = endpoint<typeof schemas.setTalentFavourite>({
  method: 'POST',
  path: '/company_favorites/favorites',
  access: 'type1',
})

export const listTalentFavourites = endpoint<typeof schemas.listTalentFavourites>({
  method: 'GET',
  path: '/company_favorites/list',
  access: 'type1',
})

export const deleteTalentFavourites = endpoint<typeof schemas.deleteTalentFavourites>({
  method: 'POST',
  path: '/company_favorites/delete',
  access: 'type1',
})

/** How many resumes a company may download in a day. */
export const DOWNLOADS_A_DAY = 30

/** Opens the contact details to the company; its owner is told. Once downloaded, a repetition counts no second time. */
export const downloadTalent = endpoint<typeof schemas.downloadTalent>({
  method: 'POST',
  path: '/company_down_resumes/downResumes',
  access: 'type1',
})

export const listTalentDownloads = endpoint<typeof schemas.listTalentDownloads>({
  method: 'GET',
  path: '/company_down_resumes/list',
  access: 'type1',
})

/** Takes resumes off the list; their contact details are masked again. */
export const deleteTalentDownloads = endpoint<typeof schemas.deleteTalentDownloads>({
  method: 'POST',
  path: '/company_down_resumes/delete',
  access: 'type1',
})

export const listTalentViews = endpoint<typeof schemas.listTalentViews>({
  method: 'GET',
  path: '/companys_browsing_history/list',
  access: 'type1',
})

export const deleteTalentViews = endpoint<typeof schemas.deleteTalentViews>({
  method: 'POST',
  path: '/companys_browsing_history/delete',
  access: 'type1',
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
export const recommendTalents = endpoint<typeof schemas.recommendTalents>({
  method: 'GET',
  path: '/company_recommend/list',
  access: 'type1',
})

/** An employer switches for the whole company, a seeker for themselves; doing it again changes nothing. */
export const switchRecommendations = endpoint<typeof schemas.switchRecommendations>({
  method: 'POST',
  path: '/recommendations/switch',
  access: 'login',
})

export const BLOCKS_MOST = 100

/** Companies whose name holds the words, for choosing whom to block; twenty at most. */
export const findCompaniesToBlock = endpoint<typeof schemas.findCompaniesToBlock>({
  method: 'GET',
  path: '/resume_blocks/companies',
  access: 'type2',
})

export const listBlocks = endpoint<typeof schemas.listBlocks>({
  method: 'GET',
  path: '/resume_blocks/list',
  access: 'type2',
})

/** Hides all of one's resumes from a company, and from guests, who may be that company; or lets it find them again. */
export const setBlock = endpoint<typeof schemas.setBlock>({
  method: 'POST',
  path: '/resume_blocks/set',
  access: 'type2',
})

export const resumeAccessKinds = [
  'view',
  'download',
  'pdf',
  'print',
  'fair',
  'received',
  'read',
  'compare',
  'export',
] as const
export type ResumeAccessKind = (typeof resumeAccessKinds)[number]
export const resumeAccessLabels = {
  view: '搜索浏览',
  download: '下载简历',
  pdf: '下载 PDF',
  print: '打印简历',
  fair: '招聘会扫码',
  received: '收到投递',
  read: '查看投递',
  compare: '对比投递',
  export: '导出名单',
} as const satisfies Record<ResumeAccessKind, string>

/** Who looked at one's resumes, when and for what; newest first. */
export const listResumeAccess = endpoint<typeof schemas.listResumeAccess>({
  method: 'GET',
  path: '/resume/accessLog',
  access: 'type2',
})

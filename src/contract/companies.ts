import type * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type * as schemas from './schemas/companies.ts'

export type CompanyProfile = z.output<ReturnType<typeof schemas.companyProfile>>

export const companyDetail = endpoint<typeof schemas.companyDetail>({
  method: 'GET',
  path: '/companys/getInfo',
  access: 'public',
})

export const companyJobs = endpoint<typeof schemas.companyJobs>({
  method: 'GET',
  path: '/companys/jobs',
  access: 'public',
})

export type CompanyRecord = z.output<ReturnType<typeof schemas.companyRecordOf>>

/**
 * What the portal itself has seen of an employer, which the employer cannot write: how it answers its applicants, and of the
 * job fairs of the last two years how many it came to and how many it had a booth at and stayed away from.
 */
export const companyRecord = endpoint<typeof schemas.companyRecord>({
  method: 'GET',
  path: '/companys/record',
  access: 'public',
})

/** A few employers of the same trade that are hiring, those of the same city first, then those with most open jobs. */
export const listSimilarCompanies = endpoint<typeof schemas.listSimilarCompanies>({
  method: 'GET',
  path: '/companys/similar',
  access: 'public',
})

export const companyRelation = endpoint<typeof schemas.companyRelation>({
  method: 'GET',
  path: '/companys/relation',
  access: 'type2',
})

export const followCompany = endpoint<typeof schemas.followCompany>({
  method: 'POST',
  path: '/personal_focus_companys/focus',
  access: 'type2',
})

export const listFollowedCompanies = endpoint<typeof schemas.listFollowedCompanies>({
  method: 'GET',
  path: '/personal_focus_companys/list',
  access: 'type2',
})

/** Figures of the whole site, for the counters on the home page. */
export const siteDataStatistics = endpoint<typeof schemas.siteDataStatistics>({
  method: 'GET',
  path: '/companys/siteDataStatistics',
  access: 'public',
})

/** Whom applicants may ask; empty where the company does not say. Not for guests: numbers that anybody reads are collected. */
export const companyContact = endpoint<typeof schemas.companyContact>({
  method: 'GET',
  path: '/companys/contact',
  access: 'type2',
})

export type CompanyCard = z.output<ReturnType<typeof schemas.companyCard>>

/** Well-known employers, those with most open jobs first. */
export const listImportantCompanies = endpoint<typeof schemas.listImportantCompanies>({
  method: 'GET',
  path: '/companys/importantCompanylist',
  access: 'public',
})

/** Employers whose full or short name has all of the words, those whose name begins with them first. */
export const searchCompanies = endpoint<typeof schemas.searchCompanies>({
  method: 'GET',
  path: '/companys/search',
  access: 'public',
})

/** Employers of one city's sub-site, the latest to join first; `hiring`: those alone that have open jobs. */
export const listSubsiteCompanies = endpoint<typeof schemas.listSubsiteCompanies>({
  method: 'GET',
  path: '/companys/companysListBySubsite',
  access: 'public',
})

/** Pictures of a workplace in the order that the company gave them. */
export const listCompanyImages = endpoint<typeof schemas.listCompanyImages>({
  method: 'GET',
  path: '/company_imgs/list',
  access: 'public',
})

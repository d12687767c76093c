import type * as z from 'zod/mini'
import { endpoint, type OutputOf } from './endpoint.ts'
import type * as schemas from './schemas/searches.ts'

export const termKinds = ['category', 'title', 'company'] as const
export type TermKind = (typeof termKinds)[number]

export type Term = z.output<ReturnType<typeof schemas.term>>

/** What somebody who types this probably means: by words, pinyin or its initials (kj for 会计). Most jobs first. */
export const suggestTerms = endpoint<typeof schemas.suggestTerms>({
  method: 'GET',
  path: '/company_jobs/suggest',
  access: 'public',
})

/** The filters of a search, each with how many jobs there would be without it; most first, those that help only. */
export const relieveSearch = endpoint<typeof schemas.relieveSearch>({
  method: 'GET',
  path: '/company_jobs/relief',
  access: 'public',
})

/** A search as it is kept: words, filters and order. */
export type KeptQuery = z.output<ReturnType<typeof schemas.keptQuery>>

export type KeptSearch = z.output<ReturnType<typeof schemas.keptSearch>>

export const listSearches = endpoint<typeof schemas.listSearches>({
  method: 'GET',
  path: '/personal_search/list',
  access: 'type2',
})

/** Keeps a search; keeping the same one again gives the one that is there. `quotaReached` past twenty. */
export const saveSearch = endpoint<typeof schemas.saveSearch>({
  method: 'POST',
  path: '/personal_search/add',
  access: 'type2',
  creates: true,
})

export const updateSearch = endpoint<typeof schemas.updateSearch>({
  method: 'POST',
  path: '/personal_search/update',
  access: 'type2',
})

export const deleteSearch = endpoint<typeof schemas.deleteSearch>({
  method: 'POST',
  path: '/personal_search/delete',
  access: 'type2',
})

/** Companies whose jobs are left out of what is searched, suggested and told of, the latest first; never more than 200. */
export const listHiddenCompanies = endpoint<typeof schemas.listHiddenCompanies>({
  method: 'GET',
  path: '/personal_hidden/list',
  access: 'type2',
})
export type HiddenCompany = OutputOf<typeof listHiddenCompanies>['list'][number]

/** Hides a company or shows it again; doing it again changes nothing. `quotaReached` past two hundred. */
export const setHiddenCompany = endpoint<typeof schemas.setHiddenCompany>({
  method: 'POST',
  path: '/personal_hidden/update',
  access: 'type2',
})

/** What an unsubscribe link is about; works signed out. A link that is not ours, or whose search is gone, is `notFound`. */
export const unsubscribeInfo = endpoint<typeof schemas.unsubscribeInfo>({
  method: 'GET',
  path: '/personal_search/unsubscribeInfo',
  access: 'public',
})

/** Ends the alert that a link is about, by the link alone (RFC 8058 asks for one step). Doing it again changes nothing. */
export const unsubscribe = endpoint<typeof schemas.unsubscribe>({
  method: 'POST',
  path: '/personal_search/unsubscribe',
  access: 'public',
})

/** A seeker's hunt at a glance. */
export const jobHunt = endpoint<typeof schemas.jobHunt>({
  method: 'GET',
  path: '/member/jobHunt',
  access: 'type2',
})

import type * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type * as schemas from './schemas/site.ts'

export type SiteConfig = z.output<ReturnType<typeof schemas.siteConfig>>

export const siteConfigs = endpoint<typeof schemas.siteConfigs>({
  method: 'GET',
  path: '/configs/list',
  access: 'public',
})

/** The main site ('') and the sub-sites, by area code; `href` is '' while an area has no site of its own. */
export const listSubSites = endpoint<typeof schemas.listSubSites>({
  method: 'GET',
  path: '/subsite/list',
  access: 'public',
})

export const listCategories = endpoint<typeof schemas.listCategories>({
  method: 'GET',
  path: '/categories',
  access: 'public',
})

export const listCities = endpoint<typeof schemas.listCities>({
  method: 'GET',
  path: '/city_list',
  access: 'public',
})

export const listJobCategories = endpoint<typeof schemas.listJobCategories>({
  method: 'GET',
  path: '/job_categories',
  access: 'public',
})

/** The main navigation, with the special columns under their entry; only pages that exist. */
export const listNavigations = endpoint<typeof schemas.listNavigations>({
  method: 'GET',
  path: '/navigations',
  access: 'public',
})

/** The menu of a visitor, an individual or an employer; what is not to be shown yet says so. */
export const listMenus = endpoint<typeof schemas.listMenus>({
  method: 'GET',
  path: '/menus',
  access: 'public',
})

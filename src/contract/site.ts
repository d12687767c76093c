import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { flag, nothing, optionList } from './fields.ts'
import { lookupAliases } from './reference/search.ts'

/** Site settings (specification section 1). Hotline strings are split by 、. */
const siteConfig = () =>
  z.object({
    logo: z.string(),
    title: z.string(),
    subtitle: z.string(),
    hotline: z.string(),
    examLine: z.string(),
    archivesLine: z.string(),
    complaintLine: z.string(),
    copyright: z.string(),
    /** 主办单位. */
    sponsor: z.string(),
    /** 承办单位. */
    operator: z.string(),
    filing: z.object({ text: z.string(), url: z.string() }),
    /** 公安联网备案. */
    policeFiling: z.string(),
    /** The host belongs to the main recruitment domain. */
    main: z.boolean(),
    /** The site shows invented sample content. */
    sample: z.boolean(),
  })
export type SiteConfig = z.output<ReturnType<typeof siteConfig>>

export const siteConfigs = endpoint({
  method: 'GET',
  path: '/configs/list',
  summary: '站点配置',
  access: 'public',
  input: nothing(),
  output: siteConfig(),
})

/** The main site ('') and the sub-sites, by area code; `href` is '' while an area has no site of its own. */
export const listSubSites = endpoint({
  method: 'GET',
  path: '/subsite/list',
  summary: '总站与市县分站',
  access: 'public',
  input: nothing(),
  output: z.object({ list: z.array(z.object({ value: z.string(), label: z.string(), href: z.string() })) }),
})

export const listCategories = endpoint({
  method: 'GET',
  path: '/categories',
  summary: '按别名读取固定选项表',
  access: 'public',
  input: z.strictObject({ alias: z.enum(lookupAliases, { error: '没有这个选项表' }), direct: flag() }),
  output: optionList(),
})

const regionNode = () => z.object({ value: z.string(), label: z.string() })

export const listCities = endpoint({
  method: 'GET',
  path: '/city_list',
  summary: '设区市与区县',
  access: 'public',
  input: z.strictObject({ direct: flag() }),
  output: z.object({ list: z.array(z.extend(regionNode(), { children: z.array(regionNode()) })) }),
})

export const listJobCategories = endpoint({
  method: 'GET',
  path: '/job_categories',
  summary: '职位类别（三级）',
  access: 'public',
  input: z.strictObject({ direct: flag() }),
  output: z.object({
    list: z.array(
      z.extend(regionNode(), {
        children: z.array(z.extend(regionNode(), { children: z.array(regionNode()) })),
      }),
    ),
  }),
})

const menuItem = () =>
  z.object({
    id: z.string(),
    title: z.string(),
    color: z.string(),
    target: z.enum(['_self', '_blank']),
    url: z.string(),
    show: z.boolean(),
  })

const menu = () => z.object({ list: z.array(z.extend(menuItem(), { children: z.array(menuItem()) })) })

/** The main navigation, with the special columns under their entry; only pages that exist. */
export const listNavigations = endpoint({
  method: 'GET',
  path: '/navigations',
  summary: '主导航',
  access: 'public',
  input: nothing(),
  output: menu(),
})

/** The menu of a visitor, an individual or an employer; what is not to be shown yet says so. */
export const listMenus = endpoint({
  method: 'GET',
  path: '/menus',
  summary: '菜单',
  access: 'public',
  input: z.strictObject({ audience: z._default(z.enum(['public', 'individual', 'employer']), 'public') }),
  output: menu(),
})

import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { flag, nothing, optionList } from '../fields.ts'
import { lookupAliases } from '../reference/search.ts'

/** Site settings (specification section 1). Hotline strings are split by 、. */
export const siteConfig = () =>
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

export const siteConfigs = {
  summary: '站点配置',
  input: nothing(),
  output: siteConfig(),
} satisfies Schemas

export const listSubSites = {
  summary: '总站与市县分站',
  input: nothing(),
  output: z.object({ list: z.array(z.object({ value: z.string(), label: z.string(), href: z.string() })) }),
} satisfies Schemas

export const listCategories = {
  summary: '按别名读取固定选项表',
  input: z.strictObject({ alias: z.enum(lookupAliases, { error: '没有这个选项表' }), direct: flag() }),
  output: optionList(),
} satisfies Schemas

const regionNode = () => z.object({ value: z.string(), label: z.string() })

export const listCities = {
  summary: '设区市与区县',
  input: z.strictObject({ direct: flag() }),
  output: z.object({ list: z.array(z.extend(regionNode(), { children: z.array(regionNode()) })) }),
} satisfies Schemas

export const listJobCategories = {
  summary: '职位类别（三级）',
  input: z.strictObject({ direct: flag() }),
  output: z.object({
    list: z.array(
      z.extend(regionNode(), {
        children: z.array(z.extend(regionNode(), { children: z.array(regionNode()) })),
      }),
    ),
  }),
} satisfies Schemas

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

export const listNavigations = {
  summary: '主导航',
  input: nothing(),
  output: menu(),
} satisfies Schemas

export const listMenus = {
  summary: '菜单',
  input: z.strictObject({ audience: z._default(z.enum(['public', 'individual', 'employer']), 'public') }),
  output: menu(),
} satisfies Schemas

import * as z from 'zod/mini'
import { text } from './fields.ts'
import { type FormSection, questionsOf } from './form/question.ts'
import { finishedRules, typedRules } from './form/rules.ts'
import { shownCheck } from './licence-fields.ts'
import { companyTypeList, scaleList } from './reference/company-kinds.ts'
import { jobTagList } from './reference/employment.ts'
import { tradeList } from './reference/trades.ts'

/** Most pictures of a workplace, and how much may be said of each. */
export const companyImageRules = { most: 9, captionMax: 30 } as const

export const introRules = { max: 3000, telling: 50 } as const

/** What a company says of itself. What its licence says (name, credit code) is not part of it. */
export const companyForm = [
  {
    name: 'facts',
    title: '基本信息',
    hint: '显示在单位主页和职位上；保存后，在招职位同时更新。',
    questions: [
      {
        name: 'shortName',
        label: '单位简称',
        kind: 'text',
        min: 2,
        max: 30,
        required: true,
        hint: '求职者熟悉的叫法',
        autoComplete: 'organization',
      },
      {
        name: 'companyType',
        label: '单位性质',
        kind: 'select',
        options: companyTypeList,
        required: true,
        width: 'half',
      },
      { name: 'trade', label: '所属行业', kind: 'select', options: tradeList, required: true, width: 'half' },
      { name: 'scale', label: '人员规模', kind: 'select', options: scaleList, required: true, width: 'half' },
      { name: 'foundedYear', label: '成立年份', kind: 'number', min: 1800, max: 2100, unit: '年', width: 'half' },
      {
        name: 'website',
        label: '网址',
        kind: 'text',
        format: 'website',
        max: 200,
        hint: '例如 https://www.example.com',
      },
    ],
  },
  {
    name: 'story',
    title: '单位介绍',
    questions: [
      {
        name: 'intro',
        label: '单位介绍',
        kind: 'area',
        max: introRules.max,
        rows: 8,
        hint: '做什么、在哪里、怎么带新人、怎么晋升。可以分段，不要写联系方式',
      },
    ],
  },
  {
    name: 'benefits',
    title: '福利待遇',
    questions: [
      {
        name: 'welfare',
        label: '福利',
        kind: 'several',
        options: jobTagList,
        most: 12,
        hint: '最多选 12 项，请只选确实提供的',
      },
    ],
  },
  {
    name: 'reach',
    title: '地址与联系方式',
    hint: '联系方式只给登录的求职者看，不公开给访客。',
    questions: [
      { name: 'city', label: '所在城市', kind: 'city', district: 'district', required: true, width: 'half' },
      { name: 'district', label: '所在区县', kind: 'district', city: 'city', required: true, width: 'half' },
      { name: 'address', label: '详细地址', kind: 'text', max: 100, autoComplete: 'street-address' },
      { name: 'contact', label: '联系人', kind: 'text', max: 20, hint: '例如：人事部 王女士', width: 'half' },
      {
        name: 'phone',
        label: '联系电话',
        kind: 'text',
        format: 'phone',
        max: 20,
        hint: '手机号或带区号的座机',
        width: 'half',
      },
      { name: 'email', label: '联系邮箱', kind: 'text', format: 'email', max: 100 },
    ],
  },
] as const satisfies readonly FormSection[]

/** The questions of a company's profile, in the order in which they are asked. */
export const companyQuestions = /* @__PURE__ */ questionsOf(companyForm)

/** The rules by which a profile is saved. */
/* @__NO_SIDE_EFFECTS__ */
export const companyFacts = () => finishedRules(companyQuestions)
export type CompanyFacts = z.output<ReturnType<typeof companyFacts>>

/** What stands under a picture; read aloud to those who do not see it. */
/* @__NO_SIDE_EFFECTS__ */
export const imageCaption = () => text('图片说明', { min: 2, max: companyImageRules.captionMax })

/* @__NO_SIDE_EFFECTS__ */
export const companyImage = () => z.object({ id: z.string(), src: z.string(), caption: z.string() })
export type CompanyImage = z.output<ReturnType<typeof companyImage>>

/** One's own company with everything that may be changed, as it is stored: facts not said yet are empty. */
/* @__NO_SIDE_EFFECTS__ */
export const ownCompany = () =>
  z.object({
    id: z.string(),
    /** Grows with every change of the facts; a save names the version that it started from. */
    version: z.number(),
    /** Milliseconds since the epoch. */
    updatedAt: z.number(),
    facts: typedRules(companyQuestions),
    /** What the licence says. The place is that of the office which registered it, read from the credit code. */
    licence: z.object({ name: z.string(), creditCode: z.string(), place: z.string(), ...shownCheck() }),
    logo: z.string(),
    images: z.array(companyImage()),
  })
export type OwnCompany = z.output<ReturnType<typeof ownCompany>>

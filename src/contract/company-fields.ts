import * as z from 'zod/mini'
import { oneOf, optionalText, severalOf, text, wholeNumber } from './fields.ts'
import { companyTypeList, scaleList, tradeList } from './reference/companies.ts'
import { jobTagList } from './reference/employment.ts'

/** Most pictures of a workplace, and how much may be said of each. */
export const companyImageRules = { most: 9, captionMax: 30 } as const

export const introRules = { max: 3000, telling: 50 } as const

const WEBSITE = /^https?:\/\/[^\s/?#.]+(\.[^\s/?#.]+)+([/?#]\S*)?$/i
const LINE = /^(1[3-9]\d{9}|0\d{2,3}-?\d{7,8}(-\d{1,6})?|400-?\d{3}-?\d{4})$/
const MAIL = /^[a-z0-9_.+-]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/i

/** Half width, without spaces, as numbers and addresses are compared. */
const plain = (value: string) => value.normalize('NFKC').replaceAll(/\s/g, '')

const area = (label: string) =>
  z.string({ error: `请选择${label}` }).check(z.regex(/^36\d{4}$/, { error: `请选择${label}` }))

/** Empty, or of this form. */
const optionalLike = (label: string, max: number, form: RegExp, error: string) =>
  z._default(
    z.string({ error: `${label}格式不正确` }).check(
      z.overwrite(plain),
      z.maxLength(max, `${label}最多 ${max} 个字符`),
      z.refine(value => value === '' || form.test(value), { error }),
    ),
    '',
  )

/** A year, or null for one that is not said; a field left empty says none. */
const year = (label: string) =>
  z._default(
    z.pipe(
      z.transform((value: number | string | null): unknown => (value === '' ? null : value)),
      z.nullable(wholeNumber(label, 1800, 2100)),
    ),
    null,
  )

/** What a company says of itself. What its licence says (name, credit code) is not part of it. */
/* @__NO_SIDE_EFFECTS__ */
export const companyFacts = () =>
  z.strictObject({
    shortName: text('单位简称', { min: 2, max: 30 }),
    companyType: oneOf('单位性质', companyTypeList),
    trade: oneOf('所属行业', tradeList),
    scale: oneOf('人员规模', scaleList),
    foundedYear: year('成立年份'),
    website: optionalLike('网址', 200, WEBSITE, '网址应以 http:// 或 https:// 开头，例如 https://www.example.com'),
    intro: optionalText('单位介绍', introRules.max),
    welfare: severalOf('福利', jobTagList, 12),
    city: area('所在城市'),
    district: area('所在区县'),
    address: optionalText('详细地址', 100),
    contact: optionalText('联系人', 20),
    phone: optionalLike('联系电话', 20, LINE, '请填写手机号或带区号的座机，例如 0791-88886666'),
    email: optionalLike('联系邮箱', 100, MAIL, '邮箱格式不正确，例如 hr@example.com'),
  })
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
    facts: z.object({
      shortName: z.string(),
      companyType: z.string(),
      trade: z.string(),
      scale: z.string(),
      foundedYear: z.nullable(z.number()),
      website: z.string(),
      intro: z.string(),
      welfare: z.array(z.string()),
      city: z.string(),
      district: z.string(),
      address: z.string(),
      contact: z.string(),
      phone: z.string(),
      email: z.string(),
    }),
    /** What the licence says. The place is that of the office which registered it, read from the credit code. */
    licence: z.object({ name: z.string(), creditCode: z.string(), place: z.string(), verifiedAt: z.string() }),
    logo: z.string(),
    images: z.array(companyImage()),
  })
export type OwnCompany = z.output<ReturnType<typeof ownCompany>>

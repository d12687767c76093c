import * as z from 'zod/mini'
import { filterCode, flag, optionalText, severalOf } from './fields.ts'
import { articleKinds } from './news.ts'

const jobMarks = ['urgent', 'graduate'] as const

/** Which jobs a block shows: those that meet all that is said; nothing said is every open job. */
export const jobRule = () =>
  z.strictObject({
    t: optionalText('搜索词', 60),
    city: filterCode('城市'),
    district: filterCode('区县'),
    category: filterCode('职位类别'),
    trade: filterCode('行业'),
    wage: filterCode('薪资'),
    education: filterCode('学历'),
    experience: filterCode('经验'),
    nature: filterCode('工作性质'),
    /** Any of these kinds of employer. */
    companyTypes: severalOf('单位性质', /^\d{1,3}$/, 19),
    /** All of these welfare tags. */
    welfare: severalOf('福利', /^\d{1,3}$/, 21),
    mark: z._default(z.enum(['', ...jobMarks], { error: '标记应为 urgent 或 graduate' }), ''),
    sort: z._default(z.enum(['newest', 'hot', 'pay'], { error: '排序应为 newest、hot 或 pay' }), 'newest'),
  })
export type JobRule = z.output<ReturnType<typeof jobRule>>

/** Which employers a block shows. */
export const companyRule = () =>
  z.strictObject({
    city: filterCode('城市'),
    trade: filterCode('行业'),
    companyTypes: severalOf('单位性质', /^\d{1,3}$/, 19),
    brand: flag(),
  })
export type CompanyRule = z.output<ReturnType<typeof companyRule>>

/** Which articles a block shows. */
export const articleRule = () =>
  z.strictObject({
    kind: z._default(z.enum(['', ...articleKinds], { error: '公告类别不正确' }), ''),
    /** One that the articles carry, such as `high-level`. */
    tag: optionalText('标签', 40),
    /** City code; '' for any. */
    city: filterCode('城市'),
  })
export type ArticleRule = z.output<ReturnType<typeof articleRule>>

import * as z from 'zod/mini'
import { boothKinds } from '../booth-kinds.ts'
import type { Schemas } from '../endpoint.ts'
import { fairFiling, fairStatistics } from '../fair-office-fields.ts'
import { MOST_BOOTHS } from '../fair-plan.ts'
import { plateGroups } from '../fair-plates.ts'
import { fairTextBody, fairTextNames, storedFairText } from '../fair-texts.ts'
import { done, numericId, wholeNumber } from '../fields.ts'
import { fairDuty } from './fair-office.ts'
import { fairSummary } from './fair-summary.ts'

export const fairPapers = {
  summary: '招聘会的备案和会后统计',
  input: z.strictObject({ fair: numericId() }),
  output: z.object({
    fair: fairSummary(),
    version: z.number(),
    duties: z.array(fairDuty()),
    capacity: z.number(),
    /** Staff that its booths call for at least. */
    leastStaff: z.number(),
    /** From so many people on the police permit it. */
    permitFrom: z.number(),
    filing: z.object({
      expected: z.number(),
      staff: z.number(),
      /** YYYY-MM-DD, '' for not yet. */
      filedOn: z.string(),
      filingNumber: z.string(),
      permittedOn: z.string(),
      permitNumber: z.string(),
    }),
    /** What is filed in words, and what each still lacks; by when (milliseconds), null where nothing has to be filed. */
    texts: z.array(
      z.object({
        name: z.enum(fairTextNames),
        version: z.number(),
        gaps: z.array(z.string()),
        dueAt: z.nullable(z.number()),
        changedBy: z.string(),
        changedAt: z.nullable(z.number()),
      }),
    ),
    /** Null before anybody has written them. */
    statistics: z.nullable(z.object({ visitors: z.number(), resumes: z.number(), intentions: z.number() })),
    /** Employers who came, of those who had a booth; once frozen, those of the archive. */
    present: z.number(),
    /** As counted now: the archive says nothing of them. */
    absent: z.number(),
    /** Who came in, as the gates counted; null where they count nobody. */
    admitted: z.nullable(z.number()),
    /** SHA-256 of the frozen results in hexadecimal digits, and when; '' and null before. */
    hash: z.string(),
    frozenAt: z.nullable(z.number()),
  }),
} satisfies Schemas

export const saveFairFiling = {
  summary: '登记招聘会备案和公安许可',
  input: z.extend(fairFiling(), { fair: numericId() }),
  output: done(),
} satisfies Schemas

export const saveFairStatistics = {
  summary: '填报会后统计',
  input: z.extend(fairStatistics(), { fair: numericId() }),
  output: done(),
} satisfies Schemas

export const freezeFair = {
  summary: '归档招聘会：统计和参展单位不再变动',
  input: z.strictObject({ fair: numericId() }),
  output: z.object({ hash: z.string() }),
} satisfies Schemas

export const fairArchive = {
  summary: '招聘会归档的原文，用来重新核算校验码',
  input: z.strictObject({ fair: numericId() }),
  output: z.unknown(),
} satisfies Schemas

export const fairExhibitorsFile = {
  summary: '下载参展单位名单',
  input: z.strictObject({ fair: numericId() }),
  output: z.unknown(),
} satisfies Schemas

export const fairTexts = {
  summary: '招聘会的应急预案和安全保卫方案',
  input: z.strictObject({ fair: numericId() }),
  output: z.object({
    title: z.string(),
    /** Nothing of it changes any more. */
    isFrozen: z.boolean(),
    leastStaff: z.number(),
    /** The facts that head each of them. */
    facts: z.array(z.object({ term: z.string(), details: z.string() })),
    texts: z.array(storedFairText()),
  }),
} satisfies Schemas

export const saveFairText = {
  summary: '保存招聘会的应急预案或安全保卫方案',
  input: z.discriminatedUnion('name', [
    z.strictObject({
      fair: numericId(),
      name: z.literal('emergency'),
      version: wholeNumber('版本', 0, 1_000_000_000),
      body: fairTextBody('emergency'),
    }),
    z.strictObject({
      fair: numericId(),
      name: z.literal('security'),
      version: wholeNumber('版本', 0, 1_000_000_000),
      body: fairTextBody('security'),
    }),
  ]),
  output: storedFairText(),
} satisfies Schemas

export const fairSign = () =>
  z.object({
    /** Of the booth. */
    booth: z.string(),
    code: z.string(),
    hall: z.string(),
    kind: z.enum(boothKinds),
    company: z.string(),
    /** The first five that are open. */
    jobs: z.array(
      z.object({
        title: z.string(),
        /** Yuan a month; null for 面议. */
        wageMin: z.nullable(z.number()),
        wageMax: z.nullable(z.number()),
        wageMonths: z.number(),
        headcount: z.number(),
      }),
    ),
    /** All that are open. */
    jobCount: z.number(),
    /** Where the exhibitor stands on the fair's page. */
    address: z.string(),
    /** Tells one look from another: SHA-256 in hexadecimal digits. */
    face: z.string(),
    state: z.enum(['new', 'changed', 'printed']),
    printedAt: z.nullable(z.number()),
  })

export const fairSigns = {
  summary: '招聘会的展位牌和入口名录',
  input: z.strictObject({ fair: numericId() }),
  output: z.object({
    title: z.string(),
    organiser: z.string(),
    opensAt: z.number(),
    closesAt: z.number(),
    signs: z.array(fairSign()),
    /** Booths that nobody has yet: without a sign. */
    empty: z.array(z.object({ code: z.string(), hall: z.string(), kind: z.enum(boothKinds), isHeld: z.boolean() })),
  }),
} satisfies Schemas

export const recordSignPrint = {
  summary: '记下展位牌已打印',
  input: z.strictObject({
    fair: numericId(),
    signs: z
      .array(
        z.strictObject({
          booth: numericId(),
          face: z.string({ error: '展位牌不正确' }).check(z.regex(/^[0-9a-f]{64}$/, '展位牌不正确')),
        }),
        { error: '请选择展位牌' },
      )
      .check(z.minLength(1, '请选择展位牌'), z.maxLength(MOST_BOOTHS, `一次最多 ${MOST_BOOTHS} 张`)),
  }),
  output: done(),
} satisfies Schemas

export const fairPlateCounts = {
  summary: '参会证的人数，还没有填写参会人员的单位',
  input: z.strictObject({ fair: numericId() }),
  output: z.object({
    title: z.string(),
    /** People whom employers have named, and of how many employers. */
    named: z.number(),
    employers: z.number(),
    /** Employers with a booth that have named nobody. */
    without: z.array(z.object({ company: z.string(), booth: z.string() })),
    /** People with a mandate. */
    staff: z.number(),
  }),
} satisfies Schemas

export const makeFairPlates = {
  summary: '制作参会证：每次都记入审计日志',
  input: z.strictObject({
    fair: numericId(),
    group: z.enum(plateGroups, { error: '请选择给谁制作' }),
    /** Booths that begin with these letters; '' for all. */
    row: z._default(z.string().check(z.regex(/^[A-Z]{0,2}$/, '排号不正确')), ''),
  }),
  output: z.object({
    title: z.string(),
    opensAt: z.number(),
    plates: z.array(
      z.object({
        name: z.string(),
        company: z.string(),
        /** Number of the booth; '' for staff. */
        booth: z.string(),
        role: z.string(),
      }),
    ),
  }),
} satisfies Schemas

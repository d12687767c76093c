import * as z from 'zod/mini'
import { boothNextSteps, MOST_NOTE } from '../booth-visit-records.ts'
import { boothOutcomes, boothResumeStates, MOST_RECORDS_SENT } from '../booth-visits.ts'
import type { Schemas } from '../endpoint.ts'
import { fairStates } from '../fair-timeline.ts'
import { done, flag, nothing, numericId, optionalText, text, uuid, wholeNumber } from '../fields.ts'
import { resumeLanguages } from '../resume-language.ts'
import { resumeSections } from '../resume-sections.ts'

const moment = (label: string) => wholeNumber(label, 0, 9_999_999_999_999)
const nextStep = () => z.enum(['', ...boothNextSteps.map(({ value }) => value)], { error: '请重新选择下一步' })

export const boothBook = {
  summary: '展位扫码登记所需：招聘会、展位和验码公钥',
  input: z.strictObject({ participation: uuid() }),
  output: z.object({
    fair: z.object({
      id: z.string(),
      title: z.string(),
      state: z.enum(fairStates),
      reason: z.string(),
      opensAt: z.number(),
      closesAt: z.number(),
    }),
    /** Number of its booth; '' for none, when nobody can be scanned. */
    booth: z.string(),
    keys: z.array(z.object({ id: z.string(), x: z.string(), y: z.string() })),
    /** The service's clock. */
    takenAt: z.number(),
  }),
} satisfies Schemas

const record = () =>
  z.strictObject({
    id: uuid(),
    /** The digits of the QR code, or the short code. */
    code: text('入场码', { max: 300 }),
    at: moment('扫码时间'),
    note: optionalText('备注', MOST_NOTE),
    nextStep: z._default(nextStep(), ''),
    writtenAt: moment('填写时间'),
  })

export const sendBoothRecords = {
  summary: '上传展位扫码记录和备注',
  input: z.strictObject({
    participation: uuid(),
    records: z.array(record(), { error: '没有扫码记录' }).check(z.minLength(1), z.maxLength(MOST_RECORDS_SENT)),
  }),
  output: z.object({ results: z.array(z.object({ id: z.string(), outcome: z.enum(boothOutcomes) })) }),
} satisfies Schemas

export const boothVisit = () =>
  z.object({
    /** Of the first record: what the resume is asked for by. */
    id: z.string(),
    /** Of the ticket, to be read aloud. */
    shortCode: z.string(),
    at: z.number(),
    nextStep: nextStep(),
    resume: z.enum(boothResumeStates),
    /** '' while no resume is handed over. */
    name: z.string(),
    /** What the employer's people wrote, the latest first. */
    records: z.array(
      z.object({
        id: z.string(),
        by: z.string(),
        /** Of whoever asks. */
        isOwn: z.boolean(),
        at: z.number(),
        note: z.string(),
        nextStep: nextStep(),
        writtenAt: z.number(),
      }),
    ),
  })

export const listBoothVisits = {
  summary: '在招聘会展位登记的求职者',
  input: z.strictObject({ participation: uuid() }),
  output: z.object({ list: z.array(boothVisit()), keptUntil: z.number() }),
} satisfies Schemas

export const dropBoothVisit = {
  summary: '删除登记的求职者和备注',
  input: z.strictObject({ visit: uuid() }),
  output: done(),
} satisfies Schemas

export const boothResume = {
  summary: '查看求职者在招聘会交给本单位的简历',
  input: z.strictObject({ visit: uuid() }),
  output: z.object({
    participation: z.string(),
    fair: z.string(),
    sections: resumeSections(),
    language: z.enum(resumeLanguages),
    updatedAt: z.number(),
    /** For paper: the company, who asked and the service's time, as PDFs are marked. */
    watermark: z.string(),
  }),
} satisfies Schemas

export const myBoothConsent = {
  summary: '招聘会上交给参展单位的简历，和扫过我的单位',
  input: z.strictObject({ fair: numericId() }),
  output: z.object({
    resumes: z.array(z.object({ id: z.string(), title: z.string() })),
    /** The resume that is handed over; '' for none. */
    resume: z.string(),
    /** Since when; null for none. */
    since: z.nullable(z.number()),
    /** When it was taken back; null where it was not. */
    revokedAt: z.nullable(z.number()),
    scannedBy: z.array(
      z.object({
        companyId: z.string(),
        company: z.string(),
        at: z.number(),
        /** Has read the resume. */ looked: z.boolean(),
      }),
    ),
    /** Until when all of it is kept. */
    keptUntil: z.number(),
  }),
} satisfies Schemas

export const setBoothConsent = {
  summary: '选择或撤回招聘会上交给参展单位的简历',
  input: z.strictObject({
    fair: numericId(),
    /** '' takes it back. */
    resume: z._default(z.union([z.literal(''), uuid()]), ''),
    /** To the text of booth-consent.ts; wanted with a resume. */
    agreed: flag(),
  }),
  output: done(),
} satisfies Schemas

export const listBoothConsents = {
  summary: '我交给参展单位的简历',
  input: nothing(),
  output: z.object({
    list: z.array(
      z.object({
        fair: z.string(),
        title: z.string(),
        resumeTitle: z.string(),
        since: z.number(),
        companies: z.number(),
      }),
    ),
  }),
} satisfies Schemas

import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { examHolder } from '../exam-ticket-fields.ts'
import { recheckCauses, ticketStages } from '../exam-tickets.ts'
import { numericId, oneOf, optionalText, text, uuid } from '../fields.ts'
import { examListSummary } from './exam-list-summary.ts'

const stage = () => z.enum(ticketStages.map(({ value }) => value))
const stageInput = () => z._default(stage(), 'written')

/** An exam by its number, or a past one by its short name. */
const examKey = () =>
  z.string({ error: '考试编号不正确' }).check(z.regex(/^([1-9]\d{0,11}|[a-z]{2,20}-20\d{2})$/, '考试编号不正确'))

const pass = () => z._default(z.string().check(z.maxLength(300)), '')

/** Whose: whom a pass names, where one is shown; else of whoever is signed in. */
const holderOf = () => z.strictObject({ exam: examKey(), pass: pass(), stage: stageInput() })

const paperTime = () =>
  z.object({ code: z.string(), title: z.string(), startsAt: z.number(), endsAt: z.number(), entryUntil: z.number() })

export const siteRoom = () =>
  z.object({
    number: z.string(),
    building: z.string(),
    floor: z.number(),
    seats: z.number(),
    kind: z.enum(['normal', 'special', 'reserve']),
    /** Where it is drawn, in percent of the plan. */
    x: z.number(),
    y: z.number(),
    w: z.number(),
    h: z.number(),
  })

export const examSite = () =>
  z.object({
    id: z.string(),
    code: z.string(),
    name: z.string(),
    address: z.string(),
    transit: z.string(),
    rooms: z.array(siteRoom()),
  })

export const examTicket = () =>
  z.object({
    /** Of the registration. */
    id: z.string(),
    exam: z.object({ id: z.string(), title: z.string(), organiser: z.string(), city: z.string() }),
    stage: stage(),
    number: z.string(),
    name: z.string(),
    sex: z.string(),
    /** Whole on paper, masked on the screen: the PDF alone has it whole. */
    idShown: z.string(),
    position: z.object({ code: z.string(), unit: z.string(), title: z.string() }),
    papers: z.array(paperTime()),
    site: z.object({ name: z.string(), address: z.string(), transit: z.string() }),
    room: z.string(),
    seat: z.number(),
    revision: z.number(),
    issuedAt: z.number(),
    photo: z.boolean(),
    /** What the QR code carries: signed, without a network to be checked. */
    code: z.string(),
    prints: z.number(),
    /** Last moment at which it can be printed. */
    until: z.number(),
  })

/** Marks in hundredths; null with a flag. */
const scorePart = () =>
  z.object({
    paper: z.string(),
    title: z.string(),
    marks: z.nullable(z.number()),
    fullMarks: z.number(),
    flag: z.enum(['', 'absent', 'discipline']),
  })

export const scoreCard = () =>
  z.object({
    id: z.string(),
    exam: z.object({ id: z.string(), title: z.string(), organiser: z.string() }),
    stage: stage(),
    name: z.string(),
    ticket: z.string(),
    position: z.object({ code: z.string(), unit: z.string(), title: z.string(), headcount: z.number() }),
    parts: z.array(scorePart()),
    total: z.nullable(z.number()),
    rank: z.nullable(z.number()),
    line: z.nullable(z.number()),
    /** Null while nothing is decided. */
    goesOn: z.nullable(z.boolean()),
    /** What a policy adds to the written total, in hundredths. */
    bonus: z.number(),
    /** Of the written papers alone: what the released list of totals says; interview marks made comparable. */
    overall: z.nullable(
      z.object({
        written: z.nullable(z.number()),
        skill: z.nullable(z.number()),
        interview: z.nullable(z.number()),
        total: z.nullable(z.number()),
        rank: z.nullable(z.number()),
      }),
    ),
    releasedAt: z.number(),
    recheckUntil: z.number(),
  })

export const findHolder = {
  summary: '凭姓名、身份证号码查询准考证或成绩',
  input: examHolder(),
  output: z.object({ pass: z.string(), until: z.number(), name: z.string(), ticket: z.boolean(), score: z.boolean() }),
} satisfies Schemas

export const tableColumns = {
  summary: '准考证和成绩单的栏目',
  input: z.strictObject({ exam: examKey() }),
  output: z.object({ columns: z.array(z.object({ key: z.string(), label: z.string() })) }),
} satisfies Schemas

export const ticketTitle = {
  summary: '准考证抬头',
  input: z.strictObject({ exam: examKey(), stage: stageInput() }),
  output: z.object({
    id: z.string(),
    title: z.string(),
    subtitle: z.string(),
    organiser: z.string(),
    phone: z.string(),
    /** What a candidate has to know, one a line. */
    notes: z.array(z.string()),
  }),
} satisfies Schemas

export const startEndTime = {
  summary: '准考证打印和成绩查询时间',
  input: z.strictObject({ exam: examKey() }),
  output: z.object({
    ticketFrom: z.number(),
    ticketUntil: z.number(),
    scoresAt: z.number(),
    recheckUntil: z.number(),
    now: z.number(),
  }),
} satisfies Schemas

export const ticketInfo = { summary: '准考证', input: holderOf(), output: examTicket() } satisfies Schemas

export const printCount = {
  summary: '记录一次准考证打印',
  input: holderOf(),
  output: z.object({ count: z.number() }),
} satisfies Schemas

export const resultInfo = {
  summary: '成绩单',
  input: holderOf(),
  output: z.object({
    title: z.string(),
    rows: z.array(z.record(z.string(), z.string())),
    released: z.boolean(),
  }),
} satisfies Schemas

export const ticketPhoto = { summary: '准考证照片', input: holderOf(), output: z.unknown() } satisfies Schemas

export const ticketPdf = { summary: '准考证 PDF', input: holderOf(), output: z.unknown() } satisfies Schemas

export const groupTicket = {
  summary: '某一分组的准考证',
  input: z.strictObject({ id: uuid(), group: stageInput() }),
  output: examTicket(),
} satisfies Schemas

export const printRegistration = {
  summary: '打印报名表或准考证',
  input: z.strictObject({ id: uuid(), what: z.enum(['form', 'ticket']), group: stageInput() }),
  output: z.unknown(),
} satisfies Schemas

const rechecks = () =>
  z.array(
    z.object({
      paper: z.string(),
      cause: z.string(),
      state: z.enum(['asked', 'kept', 'changed', 'refused']),
      answer: z.string(),
      askedAt: z.number(),
    }),
  )

export const registrationResult = {
  summary: '我的成绩和排名',
  input: z.strictObject({ id: uuid() }),
  output: z.object({
    registration: z.object({ id: z.string(), number: z.string(), examId: z.string(), examTitle: z.string() }),
    /** When scores come out. */
    scoresAt: z.number(),
    cards: z.array(scoreCard()),
    rechecks: rechecks(),
    /** Lists of the exam that hold, latest first. */
    lists: z.array(examListSummary()),
  }),
} satisfies Schemas

export const achievement = { summary: '成绩查询', input: holderOf(), output: scoreCard() } satisfies Schemas

export const askRecheck = {
  summary: '申请成绩复核',
  input: z.strictObject({
    id: uuid(),
    paper: text('科目', { max: 20 }),
    cause: oneOf('复核原因', recheckCauses),
    note: optionalText('补充说明', 300),
  }),
  /** All that one has asked, this one among them. */
  output: z.object({ rechecks: rechecks() }),
} satisfies Schemas

export const listSites = {
  summary: '考点分布和平面图',
  input: z.strictObject({ exam: examKey() }),
  output: z.object({ list: z.array(examSite()) }),
} satisfies Schemas

export const searchSites = {
  summary: '按准考证号或考点名称查考点',
  input: z.strictObject({ exam: numericId(), value: text('准考证号或考点名称', { min: 2, max: 40 }) }),
  output: z.object({
    list: z.array(z.object({ site: examSite(), /** '' where a name was looked for. */ room: z.string() })),
  }),
} satisfies Schemas

export const ticketKeys = {
  summary: '准考证和回执的验签公钥',
  input: z.strictObject({}),
  output: z.object({
    keys: z.array(z.object({ id: z.string(), /** JSON Web Key of P-256. */ x: z.string(), y: z.string() })),
  }),
} satisfies Schemas

/** Eight letters each, one after another, in an order that says nothing. */
const serials = () => z.string()

export const withdrawnTickets = {
  summary: '作废名单：已被替换和作废的准考证',
  input: z.strictObject({ known: z._default(z.string().check(z.regex(/^[\w-]{0,16}$/, '名单版本不正确')), '') }),
  output: z.object({
    /** As of when. */
    at: z.number(),
    version: z.string(),
    /** Null where `known` is this version. What is not among them has no tickets, or is over. */
    lists: z.nullable(z.array(z.object({ exam: z.string(), stage: stage(), replaced: serials(), void: serials() }))),
  }),
} satisfies Schemas

export const ticketState = {
  summary: '核验准考证是否有效、报名回执是否为最新版本',
  input: z.strictObject({ code: text('二维码内容', { max: 600 }) }),
  output: z.object({ state: z.enum(['genuine', 'forged', 'replaced', 'void']) }),
} satisfies Schemas

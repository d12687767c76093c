import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import {
  discipline,
  exportReason,
  revealReason,
  statementBody,
  statementDraft,
  storedStatement,
} from '../exam-candidate-fields.ts'
import { pendingReasons, registrationStatuses } from '../exam-life.ts'
import { examMandates } from '../exam-mandates.ts'
import { numericId, optionalText, pageOf, paging, uuid } from '../fields.ts'

/** As they are on screen: no number is whole. */
export const examCandidate = () =>
  z.object({
    id: z.string(),
    number: z.string(),
    name: z.string(),
    /** 360***********0071 */
    idShown: z.string(),
    /** 139****8000 */
    phoneShown: z.string(),
    status: z.enum(registrationStatuses),
    pending: z.nullable(z.enum(pendingReasons)),
    position: z.object({ code: z.string(), unit: z.string(), title: z.string() }),
    submittedAt: z.nullable(z.number()),
  })

export const identityReveal = () => z.object({ by: z.string(), at: z.number(), reason: z.string() })

const filters = () => ({
  exam: numericId(),
  /** Part of a name, a registration's number, or the last four of an identity number. */
  t: optionalText('姓名、报名序号或证件号后四位', 40),
  /** Code of a position. */
  position: optionalText('职位代码', 20),
  state: z._default(z.enum(['', ...registrationStatuses]), ''),
})

export const listCandidates = {
  summary: '查找考生',
  input: z.strictObject({ ...filters(), ...paging() }),
  output: pageOf(examCandidate()),
} satisfies Schemas

export const candidateInfo = {
  summary: '一名考生的报名和办理经过',
  input: z.strictObject({ id: uuid() }),
  output: z.extend(examCandidate(), {
    exam: z.string(),
    mandates: z.array(z.enum(examMandates)),
    papers: z.array(z.object({ code: z.string(), title: z.string() })),
    steps: z.array(
      z.object({ at: z.number(), by: z.enum(['candidate', 'office', 'system']), what: z.string(), note: z.string() }),
    ),
    reveals: z.array(identityReveal()),
    disciplines: z.array(
      z.object({
        article: z.number(),
        item: z.number(),
        facts: z.string(),
        papers: z.array(z.string()),
        at: z.number(),
      }),
    ),
  }),
} satisfies Schemas

export const revealIdentity = {
  summary: '查看完整证件号码（考生会看到）',
  input: z.strictObject({ id: uuid(), reason: revealReason() }),
  output: z.object({ idNumber: z.string() }),
} satisfies Schemas

export const exportCandidates = {
  summary: '下载考生名单（号码已遮盖）',
  input: z.strictObject(filters()),
  output: z.unknown(),
} satisfies Schemas

export const prepareExport = {
  summary: '准备导出完整信息',
  input: z.strictObject({ ...filters(), reason: exportReason() }),
  output: z.object({ id: z.string() }),
} satisfies Schemas

export const downloadExport = {
  summary: '下载已核准的完整信息',
  input: z.strictObject({
    /** Of the change. */
    id: uuid(),
  }),
  output: z.unknown(),
} satisfies Schemas

export const prepareDiscipline = {
  summary: '准备违纪处理',
  input: z.extend(discipline(), { id: uuid() }),
  output: z.object({ id: z.string() }),
} satisfies Schemas

export const identityReveals = {
  summary: '谁查看过我的证件号码',
  input: z.strictObject({ id: uuid() }),
  output: z.object({ list: z.array(identityReveal()) }),
} satisfies Schemas

export const ownStatements = {
  summary: '对拟作出的处理的陈述申辩',
  input: z.strictObject({
    /** Of the registration. */
    id: uuid(),
  }),
  output: z.object({ list: z.array(storedStatement()) }),
} satisfies Schemas

export const saveStatement = {
  summary: '保存陈述申辩',
  input: statementDraft(),
  output: storedStatement(),
} satisfies Schemas

export const sendStatement = {
  summary: '提交陈述申辩',
  input: z.extend(statementDraft(), { body: statementBody() }),
  output: storedStatement(),
} satisfies Schemas

export const officeStatement = {
  summary: '考生的陈述申辩',
  input: z.strictObject({
    /** Of the change. */
    id: uuid(),
  }),
  output: z.object({
    until: z.number(),
    /** Null while nothing was sent: what is being written is not shown. */
    sentAt: z.nullable(z.number()),
    body: z.string(),
    files: z.array(z.object({ id: z.string(), name: z.string(), bytes: z.number() })),
  }),
} satisfies Schemas

export const statementFile = {
  summary: '陈述申辩的附件',
  input: z.strictObject({ id: uuid(), file: uuid() }),
  output: z.unknown(),
} satisfies Schemas

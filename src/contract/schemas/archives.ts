import * as z from 'zod/mini'
import { archiveOwner, archiveQuery, certificateQuery, materialKinds, transferRequest } from '../archive-fields.ts'
import { archiveStates, transferStates } from '../archives.ts'
import type { Schemas } from '../endpoint.ts'
import { done, filterCode, nothing, uuid } from '../fields.ts'

/** An institution that may keep files: a public one, of a county or above. */
export const office = () =>
  z.object({
    id: z.string(),
    name: z.string(),
    city: z.string(),
    address: z.string(),
    phone: z.string(),
    hours: z.string(),
  })

const officeSummary = () => z.pick(office(), { name: true, address: true, phone: true })

export const certificate = () =>
  z.object({
    code: z.string(),
    kind: z.enum(['letter', 'proof']),
    issuedOn: z.string(),
    /** Last day on which it is good, YYYY-MM-DD. */
    validUntil: z.string(),
    state: z.enum(['valid', 'expired', 'revoked']),
  })

export const transferSummary = () =>
  z.object({
    id: z.string(),
    number: z.string(),
    from: z.string(),
    office: z.string(),
    state: z.enum(transferStates),
    createdAt: z.number(),
    updatedAt: z.number(),
  })

export const transfer = () =>
  z.extend(transferSummary(), {
    /** As the letter gives it; a check of the letter shows it with its middle hidden. */
    name: z.string(),
    idTail: z.string(),
    reason: z.string(),
    files: z.array(z.string()),
    /** What has happened, oldest first. */
    steps: z.array(z.object({ state: z.enum(transferStates), at: z.number(), office: z.string(), note: z.string() })),
    letter: z.nullable(certificate()),
  })

export const ownArchive = () =>
  z.object({
    name: z.string(),
    state: z.enum(archiveStates),
    since: z.string(),
    office: officeSummary(),
    /** Classes of material that the file holds. */
    materials: z.array(z.enum(materialKinds.map(({ value }) => value))),
  })

export const listArchiveOffices = {
  summary: '存档机构',
  input: z.strictObject({ city: filterCode('城市') }),
  output: z.object({ list: z.array(office()) }),
} satisfies Schemas

export const queryArchive = {
  summary: '查询档案存放机构',
  input: archiveQuery(),
  output: z.object({
    found: z.nullable(
      z.object({ name: z.string(), state: z.enum(archiveStates), since: z.string(), office: officeSummary() }),
    ),
  }),
} satisfies Schemas

export const claimArchive = {
  summary: '关联本人档案',
  input: archiveOwner(),
  output: done(),
} satisfies Schemas

export const listArchives = {
  summary: '我的档案、调档和证明',
  input: nothing(),
  output: z.object({
    archive: z.nullable(ownArchive()),
    transfers: z.array(transferSummary()),
    proofs: z.array(certificate()),
  }),
} satisfies Schemas

export const archiveRecord = {
  summary: '调档进度和调档函',
  input: z.strictObject({ id: uuid() }),
  output: transfer(),
} satisfies Schemas

export const requestTransfer = {
  summary: '申请调档函',
  input: transferRequest(),
  output: z.object({ id: z.string() }),
} satisfies Schemas

export const cancelTransfer = {
  summary: '撤回调档申请',
  input: z.strictObject({ id: uuid() }),
  output: done(),
} satisfies Schemas

export const proveArchive = {
  summary: '开具存档证明',
  input: nothing(),
  output: z.object({ code: z.string() }),
} satisfies Schemas

export const verifyCertificate = {
  summary: '核验调档函、存档证明',
  input: certificateQuery(),
  output: z.extend(certificate(), { name: z.string(), idTail: z.string(), office: z.string() }),
} satisfies Schemas

import * as z from 'zod/mini'
import { archiveOwner, archiveQuery, certificateQuery, materialKinds, transferRequest } from './archive-fields.ts'
import { endpoint } from './endpoint.ts'
import { done, filterCode, nothing, uuid } from './fields.ts'

export const archiveStates = ['held', 'transit', 'moved'] as const
export type ArchiveState = (typeof archiveStates)[number]

/** How far a transfer is, in the order in which it goes; the last two are its exceptions. */
export const transferStates = [
  'requested',
  'issued',
  'accepted',
  'sealed',
  'transit',
  'received',
  'closed',
  'returned',
  'cancelled',
] as const
export type TransferState = (typeof transferStates)[number]

/** An institution that may keep files: a public one, of a county or above. */
const office = () =>
  z.object({
    id: z.string(),
    name: z.string(),
    city: z.string(),
    address: z.string(),
    phone: z.string(),
    hours: z.string(),
  })
export type ArchiveOffice = z.output<ReturnType<typeof office>>

const officeSummary = () => z.pick(office(), { name: true, address: true, phone: true })

const certificate = () =>
  z.object({
    code: z.string(),
    kind: z.enum(['letter', 'proof']),
    issuedOn: z.string(),
    /** Last day on which it is good, YYYY-MM-DD. */
    validUntil: z.string(),
    state: z.enum(['valid', 'expired', 'revoked']),
  })
export type Certificate = z.output<ReturnType<typeof certificate>>

const transferSummary = () =>
  z.object({
    id: z.string(),
    number: z.string(),
    from: z.string(),
    office: z.string(),
    state: z.enum(transferStates),
    createdAt: z.number(),
    updatedAt: z.number(),
  })
export type TransferSummary = z.output<ReturnType<typeof transferSummary>>

const transfer = () =>
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
export type Transfer = z.output<ReturnType<typeof transfer>>

const ownArchive = () =>
  z.object({
    name: z.string(),
    state: z.enum(archiveStates),
    since: z.string(),
    office: officeSummary(),
    /** Classes of material that the file holds. */
    materials: z.array(z.enum(materialKinds.map(({ value }) => value))),
  })
export type OwnArchive = z.output<ReturnType<typeof ownArchive>>

export const listArchiveOffices = endpoint({
  method: 'GET',
  path: '/archives/offices',
  summary: '存档机构',
  access: 'public',
  input: z.strictObject({ city: filterCode('城市') }),
  output: z.object({ list: z.array(office()) }),
})

/** Whether a file is here and who keeps it. Whoever is not found hears the same, for whatever reason. */
export const queryArchive = endpoint({
  method: 'POST',
  path: '/archives/query',
  summary: '查询档案存放机构',
  access: 'public',
  input: archiveQuery(),
  output: z.object({
    found: z.nullable(
      z.object({ name: z.string(), state: z.enum(archiveStates), since: z.string(), office: officeSummary() }),
    ),
  }),
})

/** Ties a file to the account: name and number must be right, and the office must know the account's phone. */
export const claimArchive = endpoint({
  method: 'POST',
  path: '/archives/bind',
  summary: '关联本人档案',
  access: 'type2',
  input: archiveOwner(),
  output: done(),
})

/** Everything of one's own: the file, transfers, certificates. */
export const listArchives = endpoint({
  method: 'GET',
  path: '/archives/list',
  summary: '我的档案、调档和证明',
  access: 'type2',
  recorded: true,
  input: nothing(),
  output: z.object({
    archive: z.nullable(ownArchive()),
    transfers: z.array(transferSummary()),
    proofs: z.array(certificate()),
  }),
})

export const archiveRecord = endpoint({
  method: 'GET',
  path: '/archives/record',
  summary: '调档进度和调档函',
  access: 'type2',
  recorded: true,
  input: z.strictObject({ id: uuid() }),
  output: transfer(),
})

/** Asks for a file; the letter is issued at once and good for thirty days. */
export const requestTransfer = endpoint({
  method: 'POST',
  path: '/archives/transfer',
  summary: '申请调档函',
  access: 'type2',
  creates: true,
  input: transferRequest(),
  output: z.object({ id: z.string() }),
})

/** Takes a request back as long as the present keeper has not accepted the letter. */
export const cancelTransfer = endpoint({
  method: 'POST',
  path: '/archives/cancel',
  summary: '撤回调档申请',
  access: 'type2',
  input: z.strictObject({ id: uuid() }),
  output: done(),
})

/** Certifies that the file lies where it lies. */
export const proveArchive = endpoint({
  method: 'POST',
  path: '/archives/prove',
  summary: '开具存档证明',
  access: 'type2',
  creates: true,
  input: nothing(),
  output: z.object({ code: z.string() }),
})

/** What whoever holds a certificate in hand needs to know of it. */
export const verifyCertificate = endpoint({
  method: 'GET',
  path: '/archives/verify',
  summary: '核验调档函、存档证明',
  access: 'public',
  input: certificateQuery(),
  output: z.extend(certificate(), { name: z.string(), idTail: z.string(), office: z.string() }),
})
export type VerifiedCertificate = z.output<(typeof verifyCertificate)['output']>
